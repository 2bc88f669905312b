## What the terminal says

terminal-word-help = help
terminal-word-undo = undo
terminal-word-rules = rules
terminal-word-save = save
terminal-word-export = export
terminal-word-quit = quit
terminal-help =
    Type the number of a choice or its sentence. Other words you can say:
    rules – the rules that matter for this question
    undo – take back the last move, as long as no die or card followed it
    save FILE – save this game, with its luck, to go on later
    export FILE – write the record of this game, without the luck to come
    help – this page
    quit – save this game and leave
terminal-hint = A number, a sentence, or: help, rules, undo, save, quit.
terminal-seat = Seat { $seat }
terminal-bot = Seat { $seat } ({ $bot })
terminal-asked = Seat { $seat }:
terminal-said = { $who }: { $move }
terminal-chose-in-secret = { $who } has chosen.
terminal-no-scene = This game has no drawing yet; these are the things on the table.
terminal-choice = There are choices 1 to { $choices }; { $number } is none of them.
terminal-no-rules = No numbered rule is noted for this question.
terminal-undone = Taken back: { $move }.
terminal-hand-over = The next question is for seat { $seat } alone. Hand over, then press Enter.
terminal-saved = Saved in { $file }.
terminal-exported = The record is in { $file }.
terminal-which-file = Say where to: export FILE.
terminal-resume = Go on with: { $command }
terminal-over = The game is over. { $reason }
terminal-winners = { $number ->
    [0] Nobody wins.
    [one] The winner: seat { $winners }.
   *[other] The winners: seats { $winners }.
  }
terminal-won = You win.
terminal-lost = You lose.
terminal-scores = Scores: { $scores }.
terminal-look-back = Look back with: { $command }
terminal-ply = ply { $ply }

## The words of a table drawn in letters

letters-of = of
letters-roads = roads to
letters-empty = empty
letters-faded = not available
letters-back = face down
letters-asked = to move
letters-unthrown = not thrown
letters-top = on top
letters-free = free
