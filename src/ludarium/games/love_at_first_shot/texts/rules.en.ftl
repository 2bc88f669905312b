### Bonnie and Clyde, Love at First Shot: the numbered rules (LS-1 to LS-84) and rulings (LS-R1 to LS-R22).

## Setup

LS-1 = One player, Clyde (seat 0), plays against chance; nothing is hidden.
LS-2 = Savings start at 1 dollar.
LS-3 = Love, boredom, police threat and ammunition start at 0.
LS-4 = Roy Thornton starts present.
LS-5 = Two cubes are ready for places and two for daily actions.
LS-6 = All passion, poem and prison spaces start empty. The first turn begins with the police die.

## Gauges and what overflows

LS-7 = A change of several points is made one point at a time, and each point overflows for itself.
LS-8 = Savings never exceed 5; what would go above is lost.
LS-9 = A point of love while love is below 2 raises love by 1.
LS-10 = A point of love at love 2, while Roy is absent and fewer than 2 passions are filled, fills one passion (the leftmost free space); love stays at 2.
LS-11 = A point of love at love 2 while Roy is present is lost.
LS-12 = A point of love at love 2 with both passions filled is lost.
LS-13 = A loss of love above 0 lowers love by 1.
LS-14 = A loss of love at 0 leaves love at 0 and costs one passion, if there is one.
LS-15 = A point of boredom while boredom is below 2 raises boredom by 1.
LS-16 = A point of boredom at boredom 2 allows one poem: pay 2 dollars and fill one poem space (the leftmost free one); boredom stays at 2.
LS-17 = You are asked to write or to skip only if savings are 2 or more and fewer than 3 poems are filled; otherwise the point is lost without a question.
LS-18 = If you skip, the point is lost and nothing is paid.
LS-19 = Writing may bring savings to 0, even if the life cost can then no longer be paid.
LS-20 = A loss of boredom above 0 lowers boredom by 1.
LS-21 = A loss of boredom at 0 leaves boredom at 0 and costs one poem, if there is one. This also holds when you cause it yourself by visiting Cement City.
LS-22 = A point of threat while threat is below 2 raises threat by 1.
LS-23 = A point of threat at threat 2 is a prison: love is lowered by 1 (LS-13, LS-14), then the leftmost free prison space is filled; threat stays at 2.
LS-24 = Prison spaces are filled in the order +1, +2, +3 and are never emptied.
LS-25 = A prison while all three spaces are filled costs the point of love and nothing else.
LS-26 = Nothing in the game lowers threat.
LS-27 = A point of ammunition at ammunition 2 is lost.
LS-28 = A loss of ammunition above 0 lowers ammunition by 1.
LS-29 = A loss of ammunition at 0, caused by the police, leaves ammunition at 0 and costs one action cube for this turn (LS-48).
LS-30 = A lost passion or poem does not come back by itself, but its space can be filled again. A lost action cube is back next turn.
LS-31 = No action may be chosen whose cost in savings or ammunition is more than Clyde has. So only the life cost can take savings below 0.

## The modifier of the police die

LS-32 = The modifier is the sum of two parts: +1 if threat is 2, and the highest filled prison space (0, +1, +2 or +3).
LS-33 = The modifier is at most +4, with threat 2 and three prisons.
LS-34 = The modifier is taken from the position before the die is thrown; what the result changes counts from the next turn on.

## The turn

LS-35 = A turn is: the police die with its effect, Roy’s die, places, daily actions, resolution. Turns repeat until victory or defeat; their number has no limit.

## Dice

LS-36 = One die is rolled for the police, and the modifier is added to it.
LS-37 = After seeing the die you may spend 1 ammunition to lower the result by 1, or keep it. At most one may be spent on a die.
LS-38 = You are asked whenever ammunition is 1 or more, whatever the result. With ammunition 0 you are not asked, and nothing can be overspent.
LS-39 = A result below 1 counts as 1.
LS-40 = Result 1 or 2: nothing happens.
LS-41 = Result 3: boredom is lowered by 1 (LS-20, LS-21).
LS-42 = Result 4: love is lowered by 1 (LS-13, LS-14).
LS-43 = Result 5: a point of threat (LS-22 to LS-25).
LS-44 = Result 6 or 7: a point of threat, then a loss of 1 ammunition (LS-28, LS-29). Ammunition already spent on this die is gone before that.
LS-45 = Result 8 or more: Clyde is killed and the game is lost at once; Roy’s die is not rolled. With a modifier below +2 this cannot happen.
LS-46 = The police gauge only shows the last result.
LS-47 = After the effect of the police one die is rolled for Roy: on 5 or 6 he changes between present and absent, on 1 to 4 nothing happens.
LS-48 = If an action cube was lost (LS-29), you choose after Roy’s die and before the first place: lose a place (1 place and 2 daily actions this turn) or lose a daily action (2 places and 1 daily action).

## Places

LS-49 = Clyde visits two different places per turn (one if a place was lost), one after the other. Each is resolved, with all that overflows, before the next is chosen.
LS-50 = Every available place cube must be used.
LS-51 = Home: boredom +1.
LS-52 = Cement City: boredom −1, then love +1.
LS-53 = Dallas: savings +1.
LS-54 = Go for a ride: savings −1, then love +1. Only possible with savings of 1 or more.
LS-55 = An action without any useful effect is possible, for example Dallas with savings at 5.

## Daily actions

LS-56 = Clyde performs two different daily actions per turn (one if a daily action was lost), one after the other. Each is resolved, with all that overflows, before the next is chosen.
LS-57 = Every available daily cube must be used. Apply for Good Work serves as the empty action, once per turn like the others.
LS-58 = Apply for Good Work: no effect.
LS-59 = Apply for Work: savings +1 first, then boredom +1; the dollar just earned may help to pay for a poem.
LS-60 = Make a Photo: savings −2, then love +1 twice (LS-7). Only possible with savings of 2 or more.
LS-61 = Get Ammunition, bought: savings −1, then ammunition +1. Only possible with savings of 1 or more.
LS-62 = Get Ammunition, stolen: threat +1 (with a prison if due), then ammunition +1. Always possible.
LS-63 = Stick Up with a weapon: ammunition −1, then savings +2. Only possible with ammunition of 1 or more.
LS-64 = Stick Up, noticed: threat +1 (with a prison if due), then savings +2. Always possible.
LS-65 = The two ways of getting ammunition are one action, and so are the two ways of the stick-up: only one way of each per turn.
LS-66 = Getting ammunition, bought or stolen, is possible with ammunition 2; the gain is lost.
LS-67 = Leave Town is only possible while all statuses of LS-73 hold and a daily cube is left.
LS-68 = A prison caused by stealing ammunition or by a noticed stick-up is resolved completely before the gain of that action, and so before the next action: it can cost the love that Leave Town needs.

## Resolution

LS-69 = The life cost of 1 dollar is paid: savings −1.
LS-70 = If savings are 0 it cannot be paid, and the game is lost: Clyde leaves alone and hungry for the work camps of Louisiana.
LS-71 = All four action cubes return for the next turn.
LS-72 = Nothing else of the turn carries over: places visited and daily actions done are free again.

## The end

LS-73 = Victory needs at the same moment: love 2, ammunition 2, both passions and all three poems.
LS-74 = Leave Town then wins at once, before the life cost. It may be the first or the second daily action.
LS-75 = Without Leave Town the statuses alone do not win; they must still hold in a later turn when the action is taken.
LS-76 = Whether Roy is present does not matter for leaving town.
LS-77 = Defeat takes effect the moment it occurs: killed at the police die, hungry at the resolution.
LS-78 = There is no score beyond victory or defeat; the number of turns and the final statuses are reported as well.

## Switches

LS-79 = With “threat after a prison: back to 0”, threat becomes 0 after every prison, a fourth one included, and the +1 of LS-32 goes with it.
LS-80 = With “love after a passion: back to 0”, love becomes 0 when a passion is filled. A point of love that fills no passion (LS-11, LS-12) resets nothing.
LS-81 = With “boredom after a poem: back to 0”, boredom becomes 0 when a poem is written. A poem skipped or impossible resets nothing.
LS-82 = With “ammunition per police die: any number”, the question is asked again after each ammunition spent, while some remains, until you keep it.
LS-83 = With “prison modifiers: added up”, the filled prison spaces are added (+1, +3, +6), plus the +1 of threat; the maximum is then +7 instead of +4.
LS-84 = With “a fourth prison: defeat”, a prison while all spaces are filled loses the game at once. Stealing ammunition and a noticed stick-up are not offered when they would do this.

## Rulings

LS-R1 = Does threat go down after a prison? By default it stays: the text moves no cube back and nothing else lowers threat, so that prison remains a lasting danger. A switch lets it fall to 0.
LS-R2 = Does love go down when a passion is gained? By default it stays: the text only places a cube. A switch lets it fall to 0, which makes the game harder.
LS-R3 = Does boredom go down when a poem is written? By default it stays, for the same reason. A switch lets it fall to 0, which makes the game harder.
LS-R4 = How much ammunition may be spent on one police die? By default one, as the text speaks of spending one. A switch allows any number, which makes the game easier.
LS-R5 = Are the prison spaces added up? By default not: the total of at most +4 that the text names is 1 + 3, which only fits if the highest space alone counts. A switch adds them up.
LS-R6 = What is a prison with no free space? By default it costs only love, because the part that can be done is done. A switch makes it a defeat, the harsh reading.
LS-R7 = Must a poem be written? No; it needs 2 dollars at that moment and is a choice. Otherwise the point of boredom is lost.
LS-R8 = A point of love at love 2 with Roy present is lost, not stored.
LS-R9 = The two points of love of a photo are two steps: they can fill two passions, or reach 2 and fill one.
LS-R10 = Is Clyde killed at 8, as the table says, or at 8 and more, as the objective says? At 8 and more.
LS-R11 = Which action cube is lost, and when is it chosen? You choose between a place and a daily cube, for this turn only, after both dice and before the first place.
LS-R12 = Must all cubes be used? Yes, the text says to place all that are available; Apply for Good Work is the way to do nothing.
LS-R13 = May a cost be paid that is not there? No. The text says so for ammunition, and for savings it would be defeat. Only the police can take ammunition below 0, only the life cost can take savings below 0.
LS-R14 = Is the game won at the action or at the end of the turn? At Leave Town, before the life cost: the text wants the statuses held until this last daily action, and nothing can change them after it.
LS-R15 = Ray or Roy Thornton? Roy; the other spelling occurs once.
LS-R16 = The gauge of police activities has no rule of its own: it displays the result.
LS-R17 = A result below 1 after spending ammunition is read as 1.
LS-R18 = The text says that only the loss of an action cube is not permanent. Other cubes do not return by themselves, but can be earned again: if they left the game for good, one lost passion would make victory impossible.
LS-R19 = Effects in any order: the order of the actions is yours, but inside an action it is fixed as written here. It matters only for Apply for Work at boredom 2, where savings come first.
LS-R20 = A life cost that cannot be paid and savings below 0 are one and the same event, with one reason: hunger.
LS-R21 = Are the places chosen together and then resolved? They are chosen and resolved one by one; no die falls in between, so you lose nothing by it.
LS-R22 = How long is the savings gauge? 5 dollars; the text names only its space 1.
