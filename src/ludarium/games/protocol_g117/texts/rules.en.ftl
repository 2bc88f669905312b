### Protocol G117: the numbered rules (PG-1 to PG-93) and the rulings (PG-R1 to PG-R22).

## Sides and pieces

PG-1 = Two players: the artificial intelligence (AI, pink) and humankind (HU, blue). Everything is open, and nothing is left to chance.
PG-2 = The game lasts exactly 10 turns; whoever has more victory points (VP) after them wins. Only a tie makes it longer (PG-88).
PG-3 = Each side owns 12 units, of whatever kind. At any time its units on the fields, in supply and eliminated add up to 12.
PG-4 = A unit of the AI is a Drone on Earth and a Bot in the Matrix; a unit of HU is a Troop on Earth and a Decker in the Matrix. The field is all that tells the kinds apart.
PG-5 = A unit never passes from one field to the other.
PG-6 = Each side has 10 action markers and puts down one each turn, so that they last exactly 10 turns.

## Set-up

PG-7 = One Bot starts on each of the AI’s start squares in the Matrix, o1 and o8.
PG-8 = One Drone starts on the AI’s start square on Earth, c5r2.
PG-9 = One Decker starts on HU’s start square in the Matrix, o4.
PG-10 = One Troop starts on HU’s start square on Earth, c1r2.
PG-11 = Before turn 1, HU places a second Troop on a square adjacent to c1r2 that has no VP: c1r1 or c1r3, but not c2r2.
PG-12 = After that both supplies hold 9 units, both scores are 0, no action has a marker, and turn 1 begins.

## Squares

PG-13 = On Earth two squares are adjacent when they share a side; diagonals do not count.
PG-14 = In the Matrix squares joined by a line are adjacent, both ways. The core touches the four inner squares and nothing else; each inner square touches the core, its two neighbours on the inner ring and two outer squares; each outer square touches its two neighbours on the outer ring and one inner square.
PG-15 = No square of Earth is adjacent to a square of the Matrix.
PG-16 = A square on Earth holds at most 1 unit.
PG-17 = A square in the Matrix holds at most 2 units, of one side or of both.
PG-18 = Two units of one side on one Matrix square are interchangeable: a move names the square, and it does not matter which of the two acts.

## The turn

PG-19 = A turn is: the first player’s action, the second player’s action, the count of VP.
PG-20 = In turn 1 the AI is the first player; after that the roles swap every turn. So the AI is first on odd turns and HU on even ones.
PG-21 = The first player picks any of their own actions whose pair is unused, and one of its two parts: operation points or event.
PG-22 = A marker goes on the part picked. The whole action, both parts of it, cannot be used again during the ten turns.
PG-23 = The first player carries the action out completely before the second player decides anything.
PG-24 = The second player must play the partner action: their own action of the same pair, in the same row and place on their side.
PG-25 = A marker of the second player goes on that action too, and the pair is used up for both. Every turn uses exactly one pair.
PG-26 = The second player takes either part of the partner action, whichever part the first player took. With the option “same part” they must take the part the first player took.
PG-27 = A part may be picked even if it will have no effect. No action may be passed over.
PG-28 = In turn 10 a single pair is left; the first player, HU, still chooses its part.

## Operation points

PG-29 = The operation part gives as many operation points (PO) as the action shows: 1 to 3.
PG-30 = PO are spent one after another; each buys a Move, an Attack or a Charge.
PG-31 = Several PO may serve the same unit, and the PO of one action may be spread over units and over both fields.
PG-32 = The action may be ended at any moment, even before the first PO. PO that were not spent are lost; none is kept for later.
PG-33 = The action ends by itself when no PO and no movement square is left.
PG-34 = It also ends by itself, without a question, when ending it is the only thing possible.

## Move

PG-35 = One PO spent on a Move is worth 2 movement squares: both for one unit, or one each for two units.
PG-36 = One movement square takes one own unit to an adjacent square with room.
PG-37 = A step taken while no movement square is open spends one PO and leaves 1 movement square open. A step taken while one is open uses it and spends no PO.
PG-38 = The open movement square may serve the same unit or any other own unit, on the same field or on the other one.
PG-39 = The open movement square may be dropped. It is lost as soon as the next thing done is an attack, a charge or the end of the action, and never comes back.
PG-40 = The open movement square may not undo the step just taken: after a step from A to B no unit may step from B to A with the same PO, even if another own unit stands on B.
PG-41 = On Earth a unit never enters an occupied square, so it cannot pass through one either.
PG-42 = In the Matrix a unit may enter a square with no unit or with one unit of either side, and may go on from there with the next movement square. It never enters a full square.
PG-43 = Entering a Matrix square that holds one enemy makes the square contested; nobody is eliminated by that.
PG-44 = Enemies in contact never hold a unit back; it may leave a contested square.

## Attack

PG-45 = An attack costs one PO. It needs an enemy unit on the target square and at least 2 own units in contact with that square. In contact is who stands on an adjacent square or, in the Matrix, on the same square.
PG-46 = One enemy unit on the target square is eliminated. No own unit moves or is lost.
PG-47 = In the Matrix the attackers may stand together on one square, and one of them may share the target’s square.
PG-48 = The attackers are not named, and the same units may attack again with the next PO.
PG-49 = If two enemy units stand on the target square, one is eliminated and the other stays.

## Charge

PG-50 = A charge costs one PO and needs only one own unit.
PG-51 = Within 0 to 2 steps the unit must be able to reach a square where it is in contact with an enemy unit. Every square stepped on must have room, and none is visited twice; its own square counts as reached in 0 steps.
PG-52 = First the charging unit is named, then its target among the enemy squares in reach. A unit without a target cannot charge, and a charge cannot be taken back.
PG-53 = The charging unit and one enemy unit on the target square are both eliminated. The way taken is not recorded, and nothing stays on it.
PG-54 = A unit that is eliminated, for whatever reason, is out for good and does not return to the supply.

## Events

PG-55 = The event part resolves its one or two icons from left to right.
PG-56 = A gain icon (+E on Earth, +M in the Matrix): the acting player takes one unit from the supply and places it on that field (PG-64 to PG-71).
PG-57 = An elimination icon (-E on Earth, -M in the Matrix): the acting player eliminates one enemy unit of their choice anywhere on that field; no own unit need be near.
PG-58 = If two enemy units stand on the chosen Matrix square, one is eliminated; if the square is contested, the own unit stays.
PG-59 = The sabotage icon (S): the acting player holds a sabotage, which is used in the VP count of this turn (PG-77) and not before.
PG-60 = An icon that can take effect must take effect; it cannot be declined.
PG-61 = A gain lapses when the supply is empty or no square is legal. The supply stays as it is, and the next icon follows.
PG-62 = An elimination lapses when the enemy has no unit on that field.
PG-63 = Events give no movement, attack or charge.

## Placing a gained unit

PG-64 = On Earth: on an empty square adjacent to an own unit.
PG-65 = Squares with VP are allowed for gained units; the ban of PG-11 is for the set-up only.
PG-66 = In the Matrix: on a square with exactly one own unit and no enemy unit, or on an empty square adjacent to an own unit. With the option “drop in” any square with room adjacent to an own unit is allowed as well, so also one with a lone enemy unit, which becomes contested.
PG-67 = A contested square is full; nothing can be placed there.
PG-68 = A side without a unit on that field places on one of its start squares there that holds no enemy unit, and nowhere else. In the Matrix a start square with one enemy does not qualify, although it has room.
PG-69 = A side without a unit on that field whose start squares there all hold an enemy unit places on any empty square of that field.
PG-70 = Each gained unit is placed before the next one. So the second of two gains may stand next to the first, and PG-68 and PG-69 serve only the first.
PG-71 = A side that has a unit on the field but no legal square by PG-64 or PG-66 loses the gain (PG-61); PG-68 and PG-69 do not help it.
PG-72 = From then on a gained unit is like any other.

## Victory points

PG-73 = A square on Earth is controlled by the side whose unit stands on it.
PG-74 = A square in the Matrix is controlled by the side with more units on it; one against none is enough.
PG-75 = A contested square is controlled by nobody.
PG-76 = A controlled square scores its VP once, with one unit on it or with two.
PG-77 = Sabotages are named first, the first player before the second: whoever holds a sabotage must name 1 square with VP that the opponent controls.
PG-78 = The opponent scores nothing for a named square in this count. The square, its units and later turns are untouched, and the saboteur gains nothing.
PG-79 = If the opponent controls no square with VP, the sabotage lapses without a question. It is never kept for a later turn.
PG-80 = With the option “whole field” a field is named instead, Earth or the Matrix, in which the opponent controls at least one square with VP; in this count the opponent scores nothing there.
PG-81 = Should a changed event give one side two sabotages in one turn, they must name different squares; if there is only one, the second lapses.
PG-82 = Then each side adds the VP of its controlled squares that were not sabotaged to its score. Scores add up from turn to turn and never fall.
PG-83 = After the count the first and the second player swap, and the next turn begins.

## End of the game

PG-84 = After the count of turn 10 the higher score wins.
PG-85 = There is no further scoring after turn 10; the final count only compares the totals.
PG-86 = Nothing ends the game earlier, not even a side without units and supply: it goes on picking actions or following.
PG-87 = A tie after turn 10 does not end the game.
PG-88 = In a tie all markers are taken off, all ten pairs can be used again, and a series of 10 turns begins. Turns are numbered on (11, 12 and so forth), so the AI is first in turn 11.
PG-89 = Units, supplies, eliminated units and scores stay as they are. With the option “set up again” all units are taken off, supplies return to 12, the set-up is done again with HU’s choice, and only the scores stay.
PG-90 = In a series the scores are compared after every 2 turns: after turns 12, 14, 16, 18 and 20. At the first comparison that shows a difference the higher score wins. A difference after an odd turn decides nothing.
PG-91 = If the series ends level, another one follows in the same way.
PG-92 = If series number 5 ends level, the game is a draw: that is after turn 60.
PG-93 = The story, the foreword of the booklet, its general principles (any small objects may stand in for cubes) and its notes on dice hold no rule for this game; no dice are used.

## Rulings

PG-R1 = The set-up takes 2 cubes as Bots and places them on each starting point of the AI: two per point, or one? One on each of two points, for it takes only 2 cubes in all.
PG-R2 = What is adjacent on Earth? Squares that share a side: the rulebook calls it clear, and this is the plain reading on a board of squares.
PG-R3 = Must the second player take the same part, PO or event? No, only the action is tied; that it stands in the same row, inner or outer, says where on the board to find it. The option “second player” allows the other reading.
PG-R4 = May both sides share a Matrix square? Yes, one against one, by moving in (by a gain only with the option “drop in”). The capacity of 2 names no owner, and a majority only makes sense if both can be there.
PG-R5 = Where may a gained Matrix unit go? The rulebook says it twice, differently. By default only where both sentences allow it: on a square with exactly one own unit and no enemy, or on an empty square adjacent to an own unit. The option “drop in” follows the placement section alone: any adjacent square with room, even one with a lone enemy.
PG-R6 = May units move through others? Never through a full square; a Matrix square with one unit, even an enemy, may be crossed. It follows from moving square by square within the capacities.
PG-R7 = Is a unit on the target’s own Matrix square adjacent to it? Yes, for attack and charge: it could not be closer.
PG-R8 = Must a charge move exactly 2 squares? No, 0 to 2: its stated aim is to end beside the enemy. A minimum of 2 can be set.
PG-R9 = May the two halves of a Move be split across the fields? Yes: PO may be spread over the fields, and the split speaks only of two of your units.
PG-R10 = May a unit step forward and straight back? No (PG-40); it would be a second way to do nothing.
PG-R11 = Are attacking units used up, or must they be named? Neither: the rulebook mentions neither, and the result is the same.
PG-R12 = What is the zone of a sabotage, and who names it? One square with VP, named by the saboteur during the count, for VP are gained square by square. The option “sabotage” allows a whole field instead.
PG-R13 = Both sides sabotage in one turn: who names first? The first player. The order cannot change the result, since each names squares of the other.
PG-R14 = An event without a unit in supply, a legal square or a target? That icon does nothing (PG-61, PG-62); the part may still be picked.
PG-R15 = Only one of the AI’s two start squares in the Matrix holds an enemy: is the choice free already? No, the other start square must be used. The free choice is for the case that none can be used.
PG-R16 = After a tie, “as if you were starting a new game”: is the board set up again? No, only the markers are said to be removed. The option “tie” allows the other reading.
PG-R17 = Still level after the extra series? It is repeated, at most 5 times, then the game is a draw: two sides without units could never break a tie.
PG-R18 = “Free square” in the special case of the Matrix: with room, or empty? Empty: the case exists because an enemy on the start square is in the way.
PG-R19 = Do eliminated cubes return to the supply? No, they are removed for good; 12 units must last the whole game.
PG-R20 = Does “final count” mean an eleventh scoring? No, the totals are compared; VP are counted once per turn.
PG-R21 = In which order are the icons of an event resolved? As printed, from left to right. With the printed icons another order would only change which of two gains lapses when a single unit is left.
PG-R22 = With the option “whole field”, what if a sabotage cancels more than 1 square? It still names one field: the number counts squares, and a field is named instead of them (PG-80).
