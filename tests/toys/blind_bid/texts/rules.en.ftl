BB-1 = Each player is dealt three of nine cards and sees only their own.
BB-2 = Three times both choose a card at once, in secret; the higher card takes the trick.
BB-3 = Whoever has fewer tricks may stop, or double what both have won.
