### The numbered rules and rulings of Toroball

## Pieces and squares

TB-1 = There are two seats. Seat 0 plays the red team, defends the goal on b4 and attacks j4; seat 1 plays the blue team, defends j4 and attacks b4.
TB-2 = Each team has three characters. Nothing in the game is hidden.
TB-3 = Characters and the cow step to any of the eight neighbouring squares. Distances are counted in such steps.
TB-4 = A square holds at most one character or the cow. The ball may share a square with either.
TB-5 = Nobody stands on the hideout. While goals are closed, neither characters nor the cow stand on a goal. The cow never stands on a barrier; characters may.
TB-6 = The ball may lie on any square but the hideout; on a goal it scores. Barriers do not stop it.
TB-7 = The ball moves only when it is kicked. Walking onto it, stumbling over it or the cow stepping on it leave it where it is.
TB-8 = No team has special skills; the booklet only promises them for later.

## Setup

TB-9 = Chance names the first player, each team with odds of one half.
TB-10 = Red 1 starts on c2, Red 2 on c6, Blue 1 on i2 and Blue 2 on i6.
TB-11 = Each player puts the third character on one of the three arrow squares in front of the own goal; the first player chooses first.
TB-12 = Before that, chance puts the cow on d4 or h4, with odds of one half each.
TB-13 = The ball lies on the other cross.
TB-14 = Agitation starts at 2, the score at 0 to 0, the round at 1. Nobody is sheltered and nobody is out.

## The round

TB-15 = A round is a character phase followed by a cow phase.
TB-16 = The first player changes every round, also after a round cut short by a goal.
TB-17 = Due in a round are all characters on the pitch, sheltered ones included, and those that are out and whose return has come.
TB-18 = From the first player on, players take turns. In a turn, one own due character that has not acted this round either runs or skips.
TB-19 = A player without such a character is passed over. The phase ends when every due character has acted.
TB-20 = Any due character may skip, wherever it is. A skip changes nothing: it stays where it is and, if sheltered, stays sheltered.
TB-21 = A character on the pitch may run only if it has at least one possible first step.
TB-22 = A sheltered character beside the cow at the end of a cow phase must act, by running or skipping, before its owner’s other characters in the next round. With several of them the owner chooses among them until all have acted. A goal in between cancels this.

## Running

TB-23 = A run has 4 squares to spend. Beginning it ends the character’s shelter.
TB-24 = Each step goes one square in one of eight directions and costs one square.
TB-25 = A step may not leave the pitch nor enter the hideout, a square with a character or the cow, or a closed goal.
TB-26 = A diagonal step between two occupied squares or past a corner of the hideout is allowed.
TB-27 = Before, between and after its steps, a runner may kick, agitate, perch or hide where the conditions hold, in any order.
TB-28 = A runner may stop once it has moved at least one square, or when no step is possible.
TB-29 = With no square left there are no more steps, but kicking, agitating, perching and hiding are still possible.
TB-30 = When stopping is the only thing left, the run ends by itself.
TB-31 = A character whose run ends unsheltered after at least one square is exposed for the rest of the round.

## Sangria

TB-32 = A runner that enters any sangria square, of either camp, with squares left drinks; it has no choice. Starting on a bottle or coming back onto the pitch there does not count.
TB-33 = Drinking: the die gives a compass direction, the squares left are multiplied by 2, and the runner drifts so many squares that way, bouncing. No square is left afterwards.
TB-34 = Nothing can be done during the drift. A character or the cow in the way ends it on the square before.
TB-35 = A runner that enters a bottle with its last square does not drink and throws nothing.
TB-36 = There is one drink per run at most: bottles met during the drift or later in the run do nothing.
TB-37 = After the drift the runner may kick, agitate (with its 3 squares), perch, hide or stop.
TB-38 = Bottles never run dry.

## Scatter

TB-39 = A scatter roll is one die read on the compass: 1 north-west, 2 west, 3 south-west, 4 north-east, 5 east, 6 south-east, one sixth each.
TB-40 = A ball scatters 1 square, a drinker the doubled squares, the cow her whole movement.
TB-41 = At the edge the part of the direction that leaves the pitch is mirrored, in a corner both parts, and the remaining squares are moved.
TB-42 = A wall square inside the pitch turns the direction right round.

## Kicking

TB-43 = A runner on the ball’s square may kick it, once per run, also before its first step.
TB-44 = The target is any square at distance 3 to 6 from the runner except the hideout. Occupied squares, barriers and goals may be named.
TB-45 = The ball follows the straight path to the target. The first square on it with a character of either team, sheltered or not, with the cow, or with the hideout stops it.
TB-46 = A ball that is not stopped is put on the target and scatters 1 square from there.
TB-47 = A stopped ball scatters 1 square from the square that stopped it; off the hideout it thus ends on e3, e4, e5, g3, g4 or g5.
TB-48 = If the ball crosses a goal before being stopped, the goal counts at once and no die is thrown.
TB-49 = A ball that ends on the square of a character or the cow stays there and nothing else happens. Under the cow nobody can reach it until she leaves.
TB-50 = After a kick without a goal the run goes on with the squares left. A kick does not replace the one square that every run needs.

## Agitating

TB-51 = A runner that has moved at least one square in this run and is beside the cow may agitate her, once per run.
TB-52 = Agitation rises by 1 and the runner gets 3 squares on top of those left.
TB-53 = At agitation 6 the cow cannot be agitated.
TB-54 = Agitating does not make the cow move.

## Perching and hiding

TB-55 = A runner on a fence square that has moved at least one square may perch; the run ends.
TB-56 = A runner on a barrier square that has moved at least one square may hide; the run ends.
TB-57 = A runner beside the hideout, on a square the cow does not see, that has moved at least one square may hide; the run ends. The cow does not see the square when the line from her square to it touches the hideout and the two are not adjacent.
TB-58 = Sheltering is always a choice. Whoever just stops on such a square is exposed.
TB-59 = A sheltered character counts as having skipped: it is neither target nor nudged, although it moved this round.
TB-60 = Shelter lasts until that character’s next run, also behind the hideout when the cow has come round.
TB-61 = A sheltered character still fills its square and stops a ball.
TB-62 = A sheltered character is shown turned diagonally.

## The cow’s phase

TB-63 = The target is the last exposed character, in order of acting this round.
TB-64 = The cow is moved by the opponent of the target’s owner.
TB-65 = One die is thrown. On a natural 6 the cow neither moves nor nudges. Otherwise she has die plus agitation squares.
TB-66 = Before her first step and after each step: if exposed characters of either team are beside her, one of them is nudged and the movement ends. With several, the mover chooses which.
TB-67 = Characters that skipped, are sheltered or have not moved this round are never nudged.
TB-68 = The cow cannot enter the hideout, barriers, closed goals or squares with characters.
TB-69 = Each step lies on a shortest route, over squares she can enter, to a square beside the target. With several such steps the mover chooses; a single one is taken without asking.
TB-70 = Without such a route the cow stays. If her squares run out before anybody is beside her, she stands where she is.
TB-71 = With nobody exposed there is first a scatter roll, then the movement die. On a natural 6 the cow stays, otherwise she drifts die plus agitation squares that way. Nobody is nudged.

## Being nudged

TB-72 = A nudged character leaves the pitch at once.
TB-73 = It misses the whole next round.
TB-74 = Its absence takes no turn: its owner simply has one character fewer to act with.
TB-75 = The ball stays where the nudged character stood on it.
TB-76 = From the round after the missed one it is due again. To run, it first comes back on a free sangria square of its own camp, one without a character and without the cow; the ball does not matter. The run starts there with 4 squares.
TB-77 = If no own sangria square is free, it can only skip. A returning character that skips stays out and is due again next round.

## Goals and the end

TB-78 = Whoever kicked, a ball in j4 counts for red and a ball in b4 for blue: own goals count.
TB-79 = A ball whose place after the scatter is a goal square scores, from whatever side it came: it fell in.
TB-80 = A kicked ball scores when its path, before being stopped, runs along one of the three arrows: arrow square, goal square and on to a target beyond, all on one straight line in the arrow’s direction. It crossed.
TB-81 = A path that meets a goal square in any other way passes over it without effect. Naming the goal square itself as target does not score by itself.
TB-82 = If at the end of the character phase or of the cow phase every character of exactly one team is sheltered or out, the other team scores. If this holds for both teams at once, nobody scores and play goes on.
TB-83 = A goal ends the round at once: no further character acts and, if the cow phase had not begun, there is none.
TB-84 = Every goal, an empty field included, lowers agitation by 2, never below 2.
TB-85 = The team with two goals wins at once.
TB-86 = Otherwise all six characters, those that are out included, line up as at the start, the first player of the coming round choosing first. The cow stands on the cross of the side of the team that scored, the ball on the other.
TB-87 = If round 200 ends without a winner, the team with more goals wins; equal goals are a draw.

## Rulings

TB-R1 = Who begins? The booklet asks who drank sangria last, or else fruit juice, preferably with pulp. Chance decides here, because a program cannot know.
TB-R2 = Do diagonal steps count as one? Yes, for all pieces: compass and adjacency are drawn with diagonals.
TB-R3 = How far does a ball scatter? 1 square, because no die for a distance is mentioned.
TB-R4 = What is the straight path on a grid? Every square crossed by the line between the centres; at a corner it passes from one square to the diagonal one. The booklet settles sight with a straight object between centres, and the same ruler serves both.
TB-R5 = What does crossing from an arrow’s direction mean? By default, along the arrow’s own line. With the option arrow_square, any path that enters the goal from one of its arrow squares and goes on beyond. The text speaks of the arrow’s direction, and the wide reading makes 32 squares of an empty pitch sure shots instead of 6.
TB-R6 = May pieces stand in a goal? By default not: a character skipping there could never be chased and would stop every shot. With the option open, a goal is an ordinary square for characters and cow, and a piece on it stops the ball.
TB-R7 = Does a goal count before the scatter? Crossing does, falling in only afterwards: crossing is about the flight, falling about the place.
TB-R8 = Does a scattered ball that hits somebody go on? No, it stays there: interception is described for the kick’s path only.
TB-R9 = Several kicks or agitations in one run? One of each, because each is named once among the things a run may hold.
TB-R10 = Is sangria a choice? No: it is forced on entering with squares left, once per run. Actions that need no squares stay possible afterwards, because they are allowed at any point of the movement.
TB-R11 = Agitating at the maximum? Not possible: a die shows at most 6, and a free boost was not meant.
TB-R12 = Does a line through the hideout’s corner hide? By default yes, touching is enough; the option cross asks for a line through the inside. Neighbours always see each other.
TB-R13 = Is hiding behind the hideout automatic? No, it is chosen like the other shelters, because being sheltered can cost a goal.
TB-R14 = Whom can the cow nudge? Exposed characters of either team, the mover’s own included: she follows only those who moved, and the first one met stops her.
TB-R15 = When does a nudged character return? It misses the next round and comes back in the one after; with rounds_out at 0 it comes back in the next round. The text speaks of a skipped turn and of a return.
TB-R16 = When is the empty field checked? At the end of each phase, not after each shelter, because a character sheltered last round may still come down in this phase.
TB-R17 = Both fields empty at once? No goal: the two would cancel out.
TB-R18 = Is the cow’s first check before her first step? Yes, she charges from where she stands, but not on a 6.
TB-R19 = Has the cow a free choice of route? Only among shortest ones: she charges towards the target, and the mover decides what the text leaves open.
TB-R20 = Can a game go on for ever? A limit of 200 rounds stops it; 0 removes the limit. Programs need an end; people never get there.
TB-R21 = Does the cow push the ball? No, nothing says so.
