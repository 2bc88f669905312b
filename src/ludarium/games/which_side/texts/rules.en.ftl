### Which Side, New York 1910-1911: the numbered rules (WS-1 to WS-79) and rulings (WS-R1 to WS-R26).

## Pieces

WS-1 = One player plays against the employers, who are moved by the die alone; nothing is hidden.
WS-2 = There are 8 workers. Each is at every moment in exactly one of four states: in reserve, free, jailed or dead. The four numbers always add up to 8.
WS-3 = A free worker is healthy or injured. No more than 4 workers are injured at once, and a jailed worker is always healthy.
WS-4 = The life cost is $1 for each free worker, $1 more for each injured one, the rent, and $1 for each die result 1 still in force. Jailed, dead and reserve workers add nothing.
WS-5 = The life cost is worked out afresh at every moment: healing lowers it by $1 and recruiting raises it by $1 at once.
WS-6 = Savings lie between $0 and $20. What an income would add above $20 is lost.
WS-7 = Risk, Unsanitary Conditions and Police Threat never fall below 0.
WS-8 = The mode fixes the goal and the rent. Normal: 5 means of production, rent $1. Advanced (also called experienced): 6 means, rent $1. Hard: 8 means, rent $2. Normal is suggested for a first game.

## Setup

WS-9 = Savings start at $2.
WS-10 = The life cost starts at $5: four workers and a rent of $1. In hard it starts at $6.
WS-11 = Risk, Unsanitary Conditions, Police Threat and the Employer’s Strength start at 0.
WS-12 = Four healthy workers are free and four are in reserve. Nobody is jailed or dead.
WS-13 = No means of production is controlled and no resource is held.
WS-14 = Then one die is thrown and its result from the table is applied in full, before turn 1: a 5 hurts a worker, a 6 moves the strength to 1, a 1 raises the life cost until the end of turn 1.
WS-15 = The setup throw is always a single die.

## The turn

WS-16 = A turn has three phases in this order: Employer phase, Worker phase, Resolution phase. Turns follow one another until the game ends.

## Employer phase

WS-17 = First the Employer’s Strength rises by 1.
WS-18 = Then the space on which the strength now stands fixes the number of dice: two on 3, 6 and 8, one everywhere else.
WS-19 = What the dice do does not change their number: a 6 that carries the strength onto 3, 6 or 8 adds no die, and a 6 that carries it off such a space takes none away.
WS-20 = Two dice are two separate results of the table, never a sum. The first is thrown and fully applied, with everything it sets off, before the second is thrown.
WS-21 = Result 1: the life cost is $1 higher until the end of this turn. Several such results add up.
WS-22 = Result 2: Risk rises by 1.
WS-23 = Result 3: Police Threat rises by 1.
WS-24 = Result 4: Unsanitary Conditions rise by 1.
WS-25 = Result 5: one worker is hurt (WS-29). No gauge moves.
WS-26 = Result 6: the Employer’s Strength rises by 1 at once.
WS-27 = If the strength goes above 10, the game is lost at once to the employers. A die not yet thrown stays unthrown.

## Hurt, jail, death

WS-28 = When Risk or Unsanitary Conditions reach the space Hurt, one worker is hurt and that gauge goes back to 0. This happens at once, in whatever phase.
WS-29 = Being hurt strikes a healthy free worker, who becomes injured. There is nothing to choose, since healthy workers are alike.
WS-30 = If 4 workers are injured already and a healthy free worker is struck, that worker dies: one free worker less, and still 4 injured.
WS-31 = If all free workers are injured, one of them dies: one free worker less and one injured worker less.
WS-32 = When Police Threat reaches the space Jail, one free worker is sent to prison and the gauge goes back to 0, at once, in whatever phase.
WS-33 = The player chooses whether a healthy or an injured worker is sent. If all free workers are of one kind, nobody is asked.
WS-34 = A healthy worker sent to prison is jailed: one free worker less, one jailed worker more.
WS-35 = An injured worker sent to prison dies: one free worker less, one injured worker less, one dead worker more.
WS-36 = A dead worker never comes back, not even as a recruit.
WS-37 = A jailed worker does not act, is not hurt, costs nothing, and stays in prison until the lawyers bring freedom.
WS-38 = The moment no free worker is left the game is lost, even if workers are jailed or in reserve.

## Worker phase

WS-39 = At the start of the phase the number of actions is fixed: free workers minus half of the injured workers, that half rounded down.
WS-40 = With at least one free worker this number is at least 1.
WS-41 = The number stays fixed for the turn: healing, recruiting, freeing, injury, jail or death during the phase change it only from the next turn on.
WS-42 = The actions are taken one after the other, in any order. Each is resolved completely, with Hurt and Jail, before the next is chosen.
WS-43 = All actions must be taken; there is no passing.
WS-44 = Within an action the gain comes first, then the gauge rises, then Hurt or Jail follows.
WS-45 = An action that could do nothing, or whose price cannot be paid, is not offered.
WS-46 = The Tenement and the places of New York take any number of workers in a turn. With the option of one worker a place, each of the five places and the Tenement (both of its uses together) take one worker a turn.
WS-47 = The phase ends when no action is left, or at once if no action is legal, which can only happen with changed options.

## Tenement

WS-48 = Tenement, first use: Risk falls by 1. Offered only while Risk is 1 or more.
WS-49 = Tenement, second use: Unsanitary Conditions fall by 1. Offered only while they are 1 or more.

## Anarchist Group

WS-50 = The group has six actions. The Bonesetter and the Local Union may be repeated in a turn without limit; each of the other four may be used once a turn.
WS-51 = Bonesetter: one injured worker becomes healthy. Offered only while a free worker is injured.
WS-52 = Local Union: 1 union agitation. Always offered.
WS-53 = Printing Press: pay $1 from the savings and gain 1 anarchist agitation. Offered only with savings of $1 or more.
WS-54 = Liberal Lawyers, first use: one jailed worker becomes free and healthy. Offered only while somebody is jailed. Who is freed counts for the life cost this turn and acts from the next.
WS-55 = Liberal Lawyers, second use: Police Threat falls by 1. Offered only while it is 1 or more.
WS-56 = Both uses of the lawyers together count as their one use of the turn.
WS-57 = Political Café: 1 strike, then Police Threat rises by 1.
WS-58 = Chemistry Workshop: 1 sabotage, then Risk or Unsanitary Conditions, as the player chooses, rise by 1. Both ways together count as one use a turn.

## New York

WS-59 = East River Docks: $3, then Risk rises by 1.
WS-60 = Triangle Shirtwaist: $2 and nothing else. Always offered, also with full savings.
WS-61 = Newtown Creek Dye Industry: $3, then Unsanitary Conditions rise by 1.
WS-62 = Greenwich Village: one worker moves from the reserve to the free workers, healthy. The life cost rises by $1 at once; the recruit acts from the next turn. Offered only while the reserve is not empty, so there are at most 4 recruits in a game.
WS-63 = Tenderloin: $3, then Police Threat rises by 1.

## Resolution phase

WS-64 = First the life cost of this moment is paid from the savings.
WS-65 = If the savings are too small they become $0, and one worker is hurt (WS-29 to WS-31) for each missing dollar, one after the other. The number of missing dollars is fixed before the first one is hurt.
WS-66 = No debt is carried into the next turn.
WS-67 = If the payment leaves no free worker, the game is lost before any means of production can be taken.
WS-68 = Then the player may take one means of production not yet controlled, if the resources of this turn and the savings cover its whole price. Resources and dollars are paid and a control mark is put on it.
WS-69 = At most one means is taken per Resolution phase, so no game is won before turn 5 in normal, 6 in advanced, 8 in hard. With the option of no limit, any number may be taken one after the other, each paid for separately.
WS-70 = A means under control stays so for the rest of the game and cannot be paid for again.
WS-71 = Taking is never forced: the player may be done. If no means can be taken, or the limit of WS-69 is reached, the phase ends by itself.
WS-72 = Controlling a means gives nothing but progress towards victory.
WS-73 = At the end of the turn unspent resources are lost. With the option to keep resources they are kept.
WS-74 = At the end of the turn all rises of the life cost by die results 1 are cancelled; the one of the setup throw ends with turn 1.

## Victory and defeat

WS-75 = The moment the player controls the number of means the mode asks for (5, 6 or 8), the game is won: the commune is founded. Remaining resources do not matter.
WS-76 = The turn in which the strength stands on 10 is played to its end and can still be won.
WS-77 = If the strength is 10 at the end of a turn, the game is lost to the employers.
WS-78 = Turns begun plus sixes thrown, the setup throw included, always equal the strength. So every 6 costs a turn, and no game has more than 10 turns.
WS-79 = The outcome names its reason (the commune, the employers, no workers left) and reports the means controlled and the number of turns. The score is 1 for victory and 0 for defeat.

## Rulings

WS-R1 = Is the game lost when the strength “exceeds” 10, “reaches” 10, or after “turn 10”? The turn at 10 is still played and the game is lost at its end, or at once if a 6 pushes the strength to 11. The goal section points to a detailed condition further on, and that one speaks of the end of turn 10. The strict reading, by which reaching 10 loses at once, is the number strength_last = 9.
WS-R2 = Is “turn 10” the tenth turn or strength 10? Strength 10, for the table says that a 6 costs a turn.
WS-R3 = The setup says “Experienced”, the last page “Advanced”: it is one mode, called advanced. The opening speaks of 5 means for everybody; the list by mode decides.
WS-R4 = There are six control cubes, but hard needs 8 means: eight marks are used.
WS-R5 = There are six gauge cubes for five named gauges, and two cubes for the savings: the extra gauge cube has no use, and the savings are one number.
WS-R6 = The life cost at the start of hard is $6 by the formula, not the $5 of the setup text, which is worked out with a rent of $1.
WS-R7 = The prices of the means of production are lost. The set “standard (reconstructed)” stands in for the card’s own; “heavy (reconstructed)” is a dearer one for experts. An option.
WS-R8 = One means a turn or several? One per Resolution phase, since both places in the text speak of “a” means of production. Eight stay possible, for a game has up to ten turns. Several a turn is an easier option.
WS-R9 = Do resources last? No: the box holds no cubes for them, so they are the workers on the action spaces, who go home at the end of the turn. Keeping them is an option.
WS-R10 = Which two actions of the group are repeatable? The Bonesetter and the Local Union, the two without any price. “Two repeatable” is read as two of the six actions, not as two uses of each.
WS-R11 = May several workers go to one place of New York or to the Tenement? Yes, for the limit is written for the group alone. One worker a place is an option.
WS-R12 = Pay first or take first? Pay: the text puts the taking after the payment.
WS-R13 = “Incur debt” means that the savings go to $0 and workers are hurt; nothing is owed later. The hurt workers are the price of the debt.
WS-R14 = Who is hurt? Always a healthy worker while there is one. To let the player strike an injured worker instead would make killing the sick a cheap way out, and nothing in the text offers it.
WS-R15 = A fifth injury, or an injury when everybody is injured: the worker who is struck dies. There are only four markers, and death is the booklet’s next step for the injured.
WS-R16 = Who is jailed? The player chooses; the text only says what becomes of an injured one.
WS-R17 = Do jailed workers count for the life cost? No, the prison feeds them. The number is jailed_cost.
WS-R18 = After Hurt or Jail a gauge goes back to 0. Left at its end it would strike somebody at every further step.
WS-R19 = Half of the injured, rounded down: it is the idle part that is rounded down, as in the booklet’s example (3 injured, 1 idle).
WS-R20 = Do recruits, freed or healed workers act in the same turn, and does a worker jailed in the middle of the phase lose an action? No to both: all workers who can act are placed at the start of the phase. As no die is thrown in it, placing them one by one gives the same choices.
WS-R21 = Must every worker act? Yes, and nobody can be stuck: Triangle Shirtwaist and the Local Union are always open and never do harm. So actions without effect need not be offered.
WS-R22 = How long does a 1 of the setup throw last? Until the end of turn 1, the first end of a turn there is.
WS-R23 = Two dice together or one after the other? One after the other, each fully applied; then no question of order arises.
WS-R24 = Can the cubes of the dead be used for recruits? No: the text removes them from the game. Free, jailed, dead and reserve workers always make 8.
WS-R25 = If all who are left sit in jail the game is lost, since nobody can fetch the lawyers.
WS-R26 = Savings may not pay for the press below $0, and resources cannot be borrowed.
