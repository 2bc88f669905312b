# The numbered rules of Mad Maxence. TU = Time Units, C = Combativeness, P = Spare Parts, F = Fuel, Cb = the opponent's combativeness.

## Gauges and clock

MM-1 = One player. Nothing is left to chance but the coins.
MM-2 = Every gauge stays between its limits: TU 0 to 20, TECH, Orientation and Driving 0 to 3, C, F and P 0 to 6. What would rise above the maximum is lost, what would fall below 0 stops there.
MM-3 = A cost is paid in full or not at all; an option you cannot pay, or whose condition does not hold, is not offered.
MM-4 = Losing, spending or "minus" TU always moves the marker forward, towards the Erasers.
MM-5 = TU moves back only by a successful manoeuvre or where a passage says so, and never under 0.
MM-6 = Standing on 20 is safe. The moment you would have to pass 20 the Erasers have you: the marker stays on 20 and nothing more of the passage, combat or move happens.

## Setup

MM-7 = TU starts on 0; Orientation, Driving, TECH, Spare Parts, Fuel and Combativeness start on 1 each.
MM-8 = Maxence stands on the start location of the adventure; in the first one that is 0.
MM-9 = The start location counts as visited and its passage is read at once, without TU.
MM-10 = You own no equipment at the start of a campaign. The names of what an adventure can give are shown beside the map.
MM-11 = At the start there is no place you came from, so every neighbour is offered.

## Turn and movement

MM-12 = A turn: TU +1, drive to a neighbouring location, read and resolve it, then repair or use equipment, then possibly one manoeuvre.
MM-13 = TU rises before the move: leaving with TU 20 is defeat, and the new location is not read.
MM-14 = You may drive to every location joined to yours by an open road, and to every hidden location next to it that is not concealed.
MM-15 = A lettered location is offered only from its listed neighbours: A from 0, 2, 4, 5 and 8, and from nowhere else.
MM-16 = From a lettered location the same neighbours are offered.
MM-17 = The location you came from by your last move is not offered, be it a number or a letter.
MM-18 = Any other location may be visited again; the ban lasts for one move.
MM-19 = If closed roads leave nothing else, the way back is offered.
MM-20 = With C 0 you can neither drive nor try a manoeuvre.
MM-21 = With C 0 once a passage is resolved, only repairing (with P 1 or more) and equipment that raises C are offered; if neither is possible the adventure is lost: stranded.
MM-22 = C falling to 0 in a passage, outside combat, does not interrupt it; what follows from C 0 is looked at when the passage is at its end.
MM-23 = The instructions of a passage are carried out in their order; a choice is made before anything behind it is known.
MM-24 = The text of a location is shown only when you reach it or an instruction sends you there.
MM-25 = On a later visit the repeat rule of the location says what is read.

## Tests

MM-26 = A test throws as many coins as the value of its skill, plus what equipment adds, but never more than 3.
MM-27 = As many heads as the difficulty, or more, is a success; fewer is a failure.
MM-28 = Difficulty 0 succeeds without a throw; with no coins any difficulty from 1 on fails without a throw.
MM-29 = A technological test uses TECH, an orientation test Orientation, a driving test Driving.
MM-30 = All coins of the value are thrown; you may not choose to throw fewer.

## Combat

MM-31 = Each round of combat throws as many coins as TECH, plus equipment, at most 3.
MM-32 = As many heads as Cb, or more: the combat is won, and C falls by the number of tails.
MM-33 = Fewer heads than Cb: the round is lost; Cb falls by the heads, C by the tails (by the heads, if that option was chosen).
MM-34 = After a lost round with C above 0, spend 1 TU and throw again against the lowered Cb.
MM-35 = The first round costs no TU.
MM-36 = When C reaches 0 in a round, the lost list of the combat is read at once and the TU of a further round is not spent; also when the same throw reached Cb, unless the option says that such a combat is won.
MM-37 = A combat begun with C 0 is lost without a throw.
MM-38 = During combat you can neither repair nor use equipment.
MM-39 = Fleeing is offered only where the booklet prints it, at its cost, before the first round or before each round as written; it ends the combat, and its list is read.
MM-40 = An opponent met again after a flight has its full Cb.
MM-41 = Without coins (TECH 0) every round is lost without losses and costs its TU, until you flee or are caught.
MM-42 = After the list of victory, defeat or flight the passage goes on behind the combat, unless it ended the adventure.

## Repair

MM-43 = Outside combat, once the location is resolved: P −1, TU +1, C +1, as often as you like.
MM-44 = Not with P 0 and not with C on its maximum of 6.
MM-45 = On TU 20 a repair that costs TU is defeat.
MM-46 = No repair after the manoeuvre of the same departure.

## Fuel manoeuvres

MM-47 = Before leaving, 1 Fuel buys one manoeuvre; say first whether it is easy or hard.
MM-48 = It is a driving test: difficulty 1 if easy, 3 if hard.
MM-49 = Success: TU −1 (easy) or −2 (hard), not under 0. Failure: nothing. The Fuel is spent either way.
MM-50 = One manoeuvre at most for each departure; after it only a move is offered.
MM-51 = No manoeuvre with F 0, with TU 0, or with fewer coins than its difficulty, unless equipment makes it sure.
MM-52 = It comes before the TU of the move: on TU 20 a success lets you leave.

## Equipment

MM-53 = An equipment has one effect; effects that are not used as an action work all the time while you own it.
MM-54 = Using equipment is offered once the location is resolved, outside combat, before the manoeuvre, while uses are left and its condition holds.
MM-55 = A second copy of an equipment you own is not given and adds nothing.
MM-56 = With the Toolbox a repair costs 1 P and no TU, also on TU 20.
MM-57 = With the Scanner an orientation test throws one coin more, at most 3.
MM-58 = Plating: in each combat the first tail costs no C.
MM-59 = Nitro: an easy manoeuvre succeeds without a throw, whatever your Driving.
MM-60 = Flares: one flight costs nothing; then they are used up.
MM-61 = Winch: one loss of C written in a passage is 1 smaller; then it is used up. Losses in combat are not affected.

## End of an adventure

MM-62 = Reaching an escape wins the adventure at once, whatever C and TU are.
MM-63 = It is lost when the Erasers catch you, when you are stranded, or at an end of the booklet that says so, with its own reason.
MM-64 = A lost combat is not the end in itself; its lost list decides.
MM-65 = With an escape the TU left (20 minus TU), the gauges and the equipment are shown; they do not decide victory.

## Campaign

MM-66 = The adventures of a booklet are played in order; the next opens only after an escape from the one before.
MM-67 = Between two adventures the closing instructions of the finished one are carried out.
MM-68 = Then everything is carried over: TU 0; C, P and F at least 1; skills and equipment, with the uses left, as they are; marks and visits are forgotten.
MM-69 = The state at the start of each adventure is kept in the campaign notebook; a campaign can be left there and taken up again.
MM-70 = After a defeat the adventure may be played again from that state; with the option "final" the campaign is over.
MM-71 = The campaign is won with the escape from its last adventure.
MM-72 = An adventure can be played alone; a later one then starts with the usual values unless it states its own.

## Reading the booklet

MM-73 = A choice offers the options whose condition holds and whose cost can be paid; with one left it is asked all the same.
MM-74 = Of a test or combat exactly one list is read.
MM-75 = A condition looks at the state of that very moment.
MM-76 = Going to another passage continues reading there and does not come back.
MM-77 = Being moved puts Maxence on a location without TU, makes the place she left the one she came from, and reads the new one; the rest of the old passage is dropped.
MM-78 = Roads opened or closed, and places revealed or concealed, stay so for the rest of the adventure, in both directions.
MM-79 = An end drops everything that was still to be read.
MM-80 = A location counts as visited from arrival on, also while its first passage is read; the number of visits includes the present one.

## Validation of a booklet

MM-81 = Refused: a start, road, neighbour, move or passage that names something which does not exist.
MM-82 = Refused: an unknown gauge, skill, equipment, instruction, effect or field; a mark or passage that is read but never set or defined; a key used twice.
MM-83 = Refused: a test without both lists, a combat without the lists of victory and defeat, a flight without a list, a repeat rule whose mark nothing can raise.
MM-84 = Refused: a choice in which every option has a condition or a cost, unless two of them visibly cover all cases (at least n, at most n minus 1 of one value, free of cost or with the cost implied).
MM-85 = Refused: a difficulty or Cb below 0 or not whole, a Cb of 0, a start value outside its gauge.
MM-86 = Refused: a location that cannot be reached from the start by roads that are or can be opened, or by being moved.
MM-87 = Refused: an adventure without an escape in a location that can be reached.
MM-88 = Refused, where turning back is forbidden: a dead end, that is a location with a single neighbour whose passages do not all end or move on.
MM-89 = Refused: a circle of jumps in which nothing is asked, thrown or spent.
MM-90 = Refused: anything readable or usable without limit that moves the clock back or gives what pays for moving it back; so every adventure ends.
MM-91 = Refused: a text missing in English or in French.
MM-92 = Warned of, not refused: a difficulty no throw can reach, equipment never given, a text never told, a mark never read.
MM-93 = A refused file leaves the running game and saved campaigns untouched.

## The first adventure

MM-94 = Locations, tests, combats, rewards and repeat rules of the first adventure are reconstructed, on a reconstructed map.
MM-95 = At the exit 9 the difficulty is looked up on arrival: 3, 2 or none for 0, 1 or at least 2 keys. Failing costs 2 TU, and you stay at 9.
MM-96 = Keys come from 7, A and D, at most one from each: never more than 3.
MM-97 = At 4, 7 and C fighting is a choice; once the first round is thrown there is no flight.
MM-98 = The watchtower 7 is offered again on later visits until its combat was won or lost; leaving keeps it open.
MM-99 = The further adventures are our own, in the same format, with at least 16 locations each.

## Rulings

MM-R1 = A lost round costs tails in the main text, heads in the player aid. We take tails: the aid would punish good throws. The other reading is an option.
MM-R2 = If the throw that reaches Cb also brings C to 0, the combat is lost, because the text says at any time. The other reading is an option.
MM-R3 = "Lose 1 TU" hurts: the marker advances, for TU are the pursuers' clock.
MM-R4 = 20 is not yet defeat; only having to pass it is.
MM-R5 = With C 0 outside combat, no parts and nothing that helps, you are stranded.
MM-R6 = One manoeuvre for each departure, the last thing before the move, and only where it can change something.
MM-R7 = The three coins of the box are a limit on the skills: 3 is the maximum.
MM-R8 = The ban on turning back holds for letters too.
MM-R9 = The start location is read, as a prologue.
MM-R10 = If the way back is the only open road, it may be taken.
MM-R11 = What a second visit reads is said by the repeat rule of the location.
MM-R12 = A defeat ends the adventure, not the campaign: it may be tried again. The harder reading is an option.
MM-R13 = Both setup lines that put gauges on 1 mean the same; only TU starts on 0. The land is called the Wastelands or the Exile Lands.
MM-R14 = A view holds no unread passage; a bot that searches ahead plays as a reader who knows the booklet, and has to say so.
