### The Last Glow: the numbered rules (TG-1 to TG-93) and rulings (TG-R1 to TG-R24).

## Setup

TG-1 = One player, the captain (seat 0), plays against chance; nothing is hidden.
TG-2 = The location grid has columns a to f from left to right and lines 1 to 6 from top to bottom. The sky is above line 1, the planet below line 6.
TG-3 = The lighthouse starts on cell c4.
TG-4 = All 5 crew members are available, all Storm Heart and Dream-Soother cubes are in the supply, and the cargo is empty.
TG-5 = Brightness starts at 3, victory points at 0, structure at 6.
TG-6 = The mode is chosen before the game. Storm is recommended for a first game and Nightmare once Storm is mastered; Perturbation is the introduction. Storm is the default.
TG-7 = The mode fixes only two things: the number of new Storm Hearts per turn, and what happens to a Storm Heart that has exploded. Perturbation: 1 new heart per turn; an exploded heart is removed. Storm: 1 new heart per turn; an exploded heart stays and drops one line. Nightmare: the turns follow the sequence 2, 1, 2, 1, 3, 2, 1, 1, 2, 3, 1, then start it again; an exploded heart stays and drops one line. So Perturbation is Storm with exploded hearts removed.
TG-8 = At the end of setup, in every mode, one die is rolled and one Storm Heart is placed on line 1 in the column of the die (TG-76, TG-78). The sequence of the mode (TG-7) does not start here but with the first turn’s appearance of Storm Hearts.

## Things on the grid

TG-9 = A cell holds at most one Storm Heart and at most one Dream-Soother, never both. The lighthouse may share a cell with a Dream-Soother.
TG-10 = The lighthouse and a Storm Heart never stay on the same cell: the captain may not move onto a Storm Heart, and any other meeting is a collision (TG-69).
TG-11 = At most 8 Storm Hearts are on the grid. When a Storm Heart leaves the grid for any reason (hunted, collided, fallen to the planet, or removed by its explosion), its cube is free again at once.
TG-12 = A Dream-Soother never moves by itself.
TG-13 = A Storm Heart that enters a cell with a Dream-Soother destroys it: the Dream-Soother’s cube returns to the supply and no victory point is lost. This holds for every way of entering: a rolled move, the drop of a blocked heart, the drop after an explosion, or a new heart.
TG-14 = A Storm Heart that stays where it is harms no Dream-Soother, and neither does an explosion.
TG-15 = Dream-Soothers on the grid and in the cargo together never exceed 6. The cubes of sent or destroyed Dream-Soothers are used again.

## Gauges

TG-16 = Brightness lies between 0 and 6. Whatever would exceed the maximum is lost.
TG-17 = Each point of brightness to be lost while brightness is 0 costs 1 structure point instead. Going from 1 to 0 costs no structure.
TG-18 = Structure lies between 0 and 6. The moment it would be 0 or less, it is set to 0 and the game is lost: the lighthouse is destroyed. The rest of the effect, action or step does not happen.
TG-19 = Victory points lie between 0 and 6 and never become negative: a loss at 0 victory points is the defeat of TG-71.

## The turn

TG-20 = A turn has four steps. Crew actions and lighthouse management together form the Lighthouse phase; then the Storm Hearts act and new Storm Hearts appear, which together form the Storm phase. Then the next turn begins. There is no limit on the number of turns.
TG-21 = The available crew is counted once, at the start of the turn: 5 members with structure 4 or more; 4 members with structure 3, 2 or 1, because one member is patching leaks.
TG-22 = If structure falls to 3 or less during the crew actions, no member is taken away before the next count.
TG-23 = Repairing from 3 to 4 brings the patching member back only at the next turn’s count.

## Crew actions

TG-24 = Every available crew member must be placed; you cannot pass or end early. The step ends when no member is left to place.
TG-25 = Members are placed one after the other, and each action is resolved completely before the next is chosen.
TG-26 = The same action may be chosen any number of times in a turn, except a third Full throttle.
TG-27 = Light up (“light”), 1 member: brightness rises by 2, up to the maximum.
TG-28 = Light up is always allowed, even at maximum brightness, where it does nothing: it is the only empty action.
TG-29 = Maneuver (“maneuver left”, “maneuver right”), 1 member: the lighthouse moves one column in that direction.
TG-30 = A maneuver off the grid or onto a Storm Heart is not allowed. A maneuver onto a Dream-Soother is allowed and changes nothing about the Dream-Soother.
TG-31 = Hunt (“hunt <cell>”), 1 member: the captain names the cell of one Storm Heart.
TG-32 = The hunt first costs 1 brightness (1 structure point when brightness is 0, TG-17). If this destroys the lighthouse, no die is rolled.
TG-33 = Then one die is rolled. The hunt succeeds if the die minus the distance is 3 or more. Distance counts orthogonal steps, so a diagonal neighbour is at distance 2. Odds: 3/6 at distance 1, 2/6 at distance 2, 1/6 at distance 3.
TG-34 = Success: the Storm Heart is removed and a Dream-Soother is placed on its cell. Failure: nothing more happens; another member may hunt the same Storm Heart again.
TG-35 = A hunt is allowed only if it can succeed: the distance is at most 3 (6 minus the 3 to be reached), and a Dream-Soother cube is in the supply.
TG-36 = Capture (“capture <cell>”): capturing the Dream-Soother on the lighthouse’s own cell uses 1 member.
TG-37 = Capturing (“capture <cell>”) a Dream-Soother one orthogonal step away uses 2 members, and is allowed only if at least 2 members are still to be placed.
TG-38 = Dream-Soothers that are diagonal or farther away cannot be captured.
TG-39 = The captured Dream-Soother goes from the grid into the cargo. With 2 Dream-Soothers in the cargo, no capture is allowed.
TG-40 = Repair (“repair”), 1 member: structure rises by 1. It is not allowed at maximum structure.
TG-41 = Full throttle (“throttle”), 1 member: the lighthouse moves one line up. The first Full throttle of a turn is free.
TG-42 = The second Full throttle of the same turn, whether or not other actions lie between, moves the lighthouse one line up and then costs 1 structure point.
TG-43 = A third Full throttle in a turn is not allowed. A Full throttle from line 1 or onto a Storm Heart is not allowed. The count starts anew each turn.
TG-44 = Sleep (“sleep”), 1 member: one Dream-Soother leaves the cargo, its cube returns to the supply, and you score 1 victory point. Each further Dream-Soother needs another member. Sleep is not allowed with an empty cargo.
TG-45 = A Dream-Soother may be sent in the turn it was captured, or kept for later turns.
TG-46 = When Sleep brings the victory points to 6, the game is won at that moment: the protective dome is built. The remaining members, the lighthouse management and the Storm phase do not happen.

## Lighthouse management

TG-47 = The lighthouse sinks one line.
TG-48 = If the lighthouse leaves line 6 downwards, the game is lost at once: it has crashed. Brightness is not reduced any more.
TG-49 = If the lighthouse sinks onto a Storm Heart, there is a collision (TG-69), resolved before the loss of brightness.
TG-50 = If the lighthouse sinks onto a Dream-Soother, nothing happens to either.
TG-51 = Then brightness falls by 1; if it was already 0, structure falls by 1 instead.

## Hearts act

TG-52 = Each Storm Heart on the grid at the start of this step acts exactly once. The order is the lowest line first (6, 5, and so on to 1) and, inside a line, from right to left (f, e, and so on to a).
TG-53 = To act, a Storm Heart rolls one die and adds the number of its line; TG-54 to TG-57 give the effect of the result. Each Storm Heart is rolled and resolved before the next one is rolled.
TG-54 = Result 3 or less: the Storm Heart moves one cell diagonally down-left; from column a it moves straight down.
TG-55 = Result 4 or 5: the Storm Heart moves one cell straight down.
TG-56 = Result 6 or 7: the Storm Heart moves one cell diagonally down-right; from column f it moves straight down.
TG-57 = Result 8 or more: the Storm Heart explodes (TG-63).
TG-58 = If the target cell holds another Storm Heart, the heart moves straight down instead. If that cell holds a Storm Heart too, or was itself the blocked target, the heart stays. There is no second die.
TG-59 = A target cell with the lighthouse is not blocked: the Storm Heart moves there and collides.
TG-60 = Any move from line 6, whatever its direction, leads to the planet: this is a contact (TG-70). It can never be blocked.
TG-61 = A Storm Heart that entered a line already handled does not act again this turn.
TG-62 = If there is no Storm Heart on the grid, the step is skipped and no die is rolled.

## Explosion, collision, contact

TG-63 = An explosion first harms the lighthouse, measured from the Storm Heart’s cell before it drops: 2 structure points are lost if the lighthouse is on one of the 8 surrounding cells.
TG-64 = An explosion costs 1 structure point if the lighthouse is exactly two cells away in the same line or the same column.
TG-65 = At any other distance an explosion does no harm to the lighthouse. Dream-Soothers and other Storm Hearts are never harmed by an explosion.
TG-66 = If the lighthouse survives, the exploded Storm Heart stays in play and drops one cell straight down. If a Storm Heart is there, it stays where it is.
TG-67 = The drop has all the consequences of entering a cell: a Dream-Soother there is destroyed; the lighthouse there suffers a collision, so a Storm Heart exploding directly above it costs 2 + 3 structure points; and from line 6 the Storm Heart makes contact.
TG-68 = In Perturbation the exploded Storm Heart is removed instead of dropping.
TG-69 = Collision, whenever the lighthouse and a Storm Heart come onto one cell: 3 structure points are lost, the Storm Heart is removed and its cube is free. A Dream-Soother on that cell is destroyed as well if it was the Storm Heart that entered.
TG-70 = Contact: a Storm Heart that reaches the planet is removed, its cube is free, and 1 victory point is lost.
TG-71 = Contact with victory points at 0: the game is lost at once to the nightmares.

## New hearts appear

TG-72 = The number of new Storm Hearts is 1 in Perturbation and Storm. In Nightmare it is the entry of the sequence (TG-7) for this turn’s number; after the last entry the sequence starts again from the first (in the final edition, turn 12 uses the first entry).
TG-73 = New Storm Hearts are handled one at a time: heart limit, die, placement, and only then the next one.
TG-74 = Heart limit: if 8 Storm Hearts are on the grid when a new one is due, one of them falls to the planet first: the one on the lowest occupied line, the rightmost of that line. This costs 1 victory point; at 0 victory points the game is lost to the nightmares, and no die is rolled. The falling heart crosses no cell: it harms neither the lighthouse nor any Dream-Soother.
TG-75 = After that, the recovered cube is used for the new Storm Heart in the normal way.
TG-76 = The die gives the column on line 1: 1 = a, 2 = b, 3 = c, 4 = d, 5 = e, 6 = f.
TG-77 = If the cell given by the die holds a Storm Heart, the die is rolled once more. If the second cell holds a Storm Heart as well, this new heart does not appear.
TG-78 = A new Storm Heart on a Dream-Soother destroys it. A new Storm Heart on the lighthouse collides: 3 structure points are lost and the new heart is removed.
TG-79 = New Storm Hearts act for the first time in the next turn’s Storm phase.

## End

TG-80 = Victory, the protective dome: 6 victory points, checked the moment a point is scored. Points lost by contact must be earned again, so more than six Dream-Soothers may be needed.
TG-81 = The three defeats (lighthouse destroyed, lighthouse crashed, nightmares) take effect the moment they occur. The first event in the order of these rules decides, and later ones do not happen.
TG-82 = There is no score beyond victory or defeat; the program also reports the victory points, the structure and the number of turns.

## Invariants (for tests)

TG-83 = Between moves the following always holds. No Storm Heart shares a cell with the lighthouse, a Dream-Soother or another Storm Heart. At most 8 Storm Hearts are on the grid. Dream-Soothers on the grid and in the cargo together are at most 6, and the cargo holds at most 2 (final edition). Brightness is from 0 to 6. While the game runs, structure is from 1 to 6 and victory points are from 0 to 5.

## Edition differences: booklet_0_9

TG-84 = In the booklet 0.9 edition everything above holds except for TG-84 to TG-93. The only modes are Storm and Nightmare; the Nightmare sequence is 1, 1, 2, 1, 3, 2, 1, 1, 2, 3 (10 entries, then again from the first). Storm is still recommended first.
TG-85 = Replaces TG-32: a hunt costs no brightness.
TG-86 = Replaces the limit of TG-39: the cargo has no limit of its own, only the 6 cubes of TG-15.
TG-87 = The capturing action is labelled SLEEP and the scoring action SEND; the sentences stay “capture” and “sleep”. Costs are unchanged: 1 or 2 members to capture, one Dream-Soother per SEND.
TG-88 = Replaces TG-66 and TG-67: after its harm, an exploded Storm Heart is always removed. No drop, no collision and no contact follows.
TG-89 = The harm of TG-63 is stated with diagonals, so the option “explosion_diagonal” is fixed to “near”.
TG-90 = Replaces TG-58: if the target cell holds another Storm Heart, the die is rolled once more and the whole new result is used (it may be an explosion). If that target holds a Storm Heart again, the heart stays.
TG-91 = Replaces TG-74 and TG-75: no Storm Heart is forced down. If all Storm Heart cubes are on the grid (8 of them, tunable from 6 to 8), the new heart is skipped and no die is rolled.
TG-92 = Sinking and dimming are printed as the first part of the Storm phase; the order of events is the same as in TG-20.
TG-93 = Three things are not stated in this edition and are taken from the final one: the order of the Storm Hearts (TG-52), the removal of a collided Storm Heart (TG-69) and the return of the patching member (TG-23).

## Rulings

TG-R1 = Which edition is the game? The final one; the booklet is available through the option “edition”. The final edition is the later text and answers more questions.
TG-R2 = Option “blocked_heart”. For a blocked Storm Heart, the notions of the rulebook say re-roll, then stay; its Storm phase says straight down, then stay. The default is “down” in the final edition (the more detailed text, in the place where it is used) and “reroll” in the booklet 0.9 (its only text). With “reroll”, TG-90 replaces TG-58; the drop of TG-66 never re-rolls.
TG-R3 = What if a new Storm Heart lands on a cell that holds a heart? One more die is rolled, and if that fails too it does not appear. This is the only sentence of the rulebook that fits a heart without a cell below to fall to.
TG-R4 = Option “dark_rule”. The rulebook says both that reaching 0 brightness costs structure and that a loss when already at 0 costs structure. With “already_zero” (the default), each point lost at 0 costs 1 structure point. With “reaching_zero”, a loss that brings brightness from 1 to 0 costs 1 structure point too.
TG-R5 = Option “throttle_cost”. The icon of the loss on the second Full throttle is missing from the text we have. With “structure” (the default), the loss is 1 structure point, because the wording is that of the other structure losses. With “brightness”, the loss is 1 brightness (at 0, TG-17 applies).
TG-R6 = More than two Full throttles in a turn? No; the text knows only a first and a second.
TG-R7 = Sinking onto a Storm Heart is a collision at once, before dimming. The text only says that sharing a cell is a collision; waiting for the heart’s own move would let it slip away unharmed.
TG-R8 = A blocked move of the captain (edge or Storm Heart) is not allowed, rather than wasted. The left, right and top edges are walls.
TG-R9 = Option “explosion_diagonal”. The final edition says “1 square” without more. With “near” (the default), diagonals count as 1 square, as the booklet says. With “far”, a diagonal counts as two orthogonal squares, so it costs 1 structure point. Otherwise “two orthogonal squares” means two cells in a straight line; a knight’s step is safe.
TG-R10 = Hunts without hope (distance 4 or more) are not offered: they would only burn brightness, and Light up serves as the empty action.
TG-R11 = Hunting with all six Dream-Soother cubes in use is not offered: nothing could replace the Storm Heart.
TG-R12 = If a Storm Heart enters the lighthouse’s cell where a Dream-Soother lies, both things happen: the Dream-Soother is destroyed and the collision hurts.
TG-R13 = Must all crew members be placed, even if useless? Yes; Light up is always possible. Repair at maximum structure is not offered, so that there is exactly one empty action.
TG-R14 = Are the cubes of sent Dream-Soothers used again? Yes; victory points have their own cube and may be lost again.
TG-R15 = When the Nightmare sequence is exhausted, it starts again from the beginning.
TG-R16 = Can the crew change within a turn? No, it is counted at the start only. The text asks to count, then place.
TG-R17 = Can structure go above 6? No. The rulebook notes that a collision always costs a crew member; with a maximum of 6 a collision always leaves 3 or less, so this is true and no extra rule is needed.
TG-R18 = With a ninth Storm Heart due, is the new one still placed? Yes, the text speaks of recovering a cube. The limit is checked before the die, because the duty to place arises then; if both dice then hit Storm Hearts, the fallen heart is still gone.
TG-R19 = An exploded Storm Heart on line 6 drops out of the grid: this is a contact. So in the final edition every Storm Heart on line 6 reaches the planet this turn.
TG-R20 = With several new Storm Hearts in one turn, the dice are rolled one after the other, since a second equal die meets the first heart.
TG-R21 = The rulebook’s scoring action speaks of a Dream-Soother captured by hunting; the capturing action is meant.
TG-R22 = The rulebook asks for “at least 6” Dream-Soothers: the game ends at the sixth victory point, so more are only sent when points were lost.
TG-R23 = In the booklet 0.9 a collided Storm Heart is removed as in the final edition, since heart and lighthouse may not share a cell.
TG-R24 = Suicidal actions (with structure 1, hunting at brightness 0 or a second Full throttle) are allowed, and lose the game.
