### Lucha Libre: the numbered rules and rulings

## Pieces and setup

LL-1 = Two players sit down. Seat 0 leads the blue team, seat 1 the silver team; whoever chooses a seat has chosen a team.
LL-2 = A team is two wrestlers. At any time one of them stands in the ring and the other one rests outside.
LL-3 = Blue Demon and El Santo open the fight in the ring.
LL-4 = Each of the four wrestlers begins on the first space of his energy track that shows a 3 (level 2 on the track “pairs”).
LL-5 = Each team begins with 10 fans.
LL-6 = A wrestler’s level tells how many dice his team throws, from 2 to 5. A level is never lower than 0 and never higher than the top of the track.
LL-7 = One point of energy won or lost (ENE +1 or −1) is one level up or down, even where both spaces show the same number of dice.
LL-8 = A team never has fewer than 0 fans. There is no upper limit.
LL-9 = Fans won by one team are not taken from the other.

## The round

LL-10 = A round has three parts: throwing dice, resolution, and the end of the round (rest, victory check, change). Both players act at the same time.
LL-11 = Nobody goes first; no rule depends on the order of the seats.

## Throwing dice

LL-12 = Each player throws as many dice as the energy track shows for the wrestler who is in the ring when the round begins.
LL-13 = The first throw of a round is free.
LL-14 = All dice lie in the open.
LL-15 = Rerolls come in waves. In each wave every player who has not stood yet decides in secret, at the same time as the other, either to reroll one or more of their own dice or to stand.
LL-16 = Once all decisions of a wave are made, they are shown together. A reroll costs 1 fan, however many dice it takes.
LL-17 = The chosen dice are then thrown again. Their new faces count instead of the old ones, and the other dice stay as they are.
LL-18 = In a later wave players may pick any of their own dice, those kept before included.
LL-19 = A reroll takes at least one die, and no face more often than the player shows it.
LL-20 = It takes at least 1 fan to reroll. A player without fans stands without being asked.
LL-21 = There is no other limit to the number of rerolls.
LL-22 = A player who stands has finished throwing for this round.
LL-23 = When only one player is left, the waves go on with that player alone, who sees the other one’s final dice.
LL-24 = When both players stand, the throwing is over.
LL-25 = Fans spent on rerolls are gone, whatever comes of it. Nobody wins or loses while dice are thrown.

## Choosing moves

LL-26 = After both have stood, each player decides in secret, at the same time as the other, which moves to perform with their own dice.
LL-27 = No die is used for more than one move of a round.
LL-28 = As long as there are dice for it, a player may perform different moves, and the same move more than once.
LL-29 = Nothing is compulsory. Dice may stay unused, and a player may perform no move at all.
LL-30 = Only the moves of one’s own wrestler in the ring count. The lucky number and sequences of the resting one are of no use.
LL-31 = A team performs at most one change in a round.
LL-32 = A player whose dice allow no move passes without being asked.

## The moves

LL-33 = Triple F, three dice showing his own lucky number: +5 fans, enemy energy −2, own energy −1.
LL-34 = Show Off, one die showing his own lucky number: +1 fan, own energy +1.
LL-35 = Sequence of 2 (Blue Demon 4 6, El Bulldog and El Cavernario 5 6, El Santo 3 5): +1 fan, enemy energy −1.
LL-36 = Sequence of 3 (Blue Demon and El Cavernario 1 2 3, El Santo and El Bulldog 1 2 4): +2 fans, enemy energy −1.
LL-37 = Sequence of 4 (1 2 3 4 for everybody): +4 fans, enemy energy −2, own energy −1.
LL-38 = Triple, three equal dice that do not show his own lucky number: +3 fans, enemy energy −2, own energy −1. Three dice of his own lucky number are never a plain Triple.
LL-39 = Change, 1 2: −1 fan, and the two wrestlers of the team trade places at the end of the round.
LL-40 = A team with 0 fans may perform a change too. Its count then stays at 0, or the fan is taken from what its other moves bring.

## Resolution

LL-41 = The moves of both players are shown together and happen at the same time. Neither player’s moves can prevent those of the other.
LL-42 = Effects come in this order: fans, energy taken from the opponent, energy the performer loses or gains. As energy is summed first (LL-44), the order matters only for the telling.
LL-43 = Fans: a team adds up the fans of all its moves (a change counts −1) and applies the sum once. A result below 0 becomes 0.
LL-44 = Energy: for each wrestler in the ring everything that changes his energy in this round is added up, the own energy of his moves and the enemy energy of his opponent’s. Only then is the sum applied, once.
LL-45 = A sum that would lift a wrestler above the top level leaves him on the top level; the rest is lost.
LL-46 = A sum that would push a wrestler below level 0 leaves him on level 0, and his team loses 1 fan for each level that is missing. This is the shortfall.
LL-47 = The shortfall is paid after the fans of LL-43 have been counted. Fans that are not there need not be paid: the count stops at 0.
LL-48 = It makes no difference whether a shortfall comes from the opponent’s moves or from the wrestler’s own.
LL-49 = Moves strike the wrestler who is in the ring during the round, even if his team performs a change in it.
LL-50 = As a formula, for fans f, level e, top level t, sum of fans g and sum of energy d: the new level is min(t, max(0, e + d)), the shortfall s is max(0, −(e + d)), and the new fans are max(0, max(0, f + g) − s).

## End of the round

LL-51 = Rest: the wrestler who spent the round outside the ring gains 1 level, up to the top. This happens for both teams in every round, with or without a change.
LL-52 = After the rest comes the victory check.
LL-53 = If the game goes on, every team that performed a change swaps now: the rested wrestler enters the ring and the other one leaves it. Both teams may do so in the same round.
LL-54 = A wrestler enters or leaves the ring in no other way.
LL-55 = The newcomer throws dice by the level he has after his rest. The one who left begins to rest in the next round.

## Victory

LL-56 = Fans are compared with 37 once a round only, after resolution and shortfall. A team that reached 37 in LL-43 and fell below it in LL-47 has not won.
LL-57 = If one team alone has 37 fans or more, it wins.
LL-58 = If both teams have 37 or more, the one with more fans wins.
LL-59 = If both have 37 or more and the counts are equal, another round is played and checked in the same way. Rerolls in it may take a team below 37 again.
LL-60 = If no team has 37 fans, another round is played.
LL-61 = The bell (our addition): if nobody has won by LL-57 or LL-58 after round 60, the team with more fans wins; equal counts are a draw. A limit of 0 rounds takes the bell away.
LL-62 = The result states the reason, the fans of both teams and the number of rounds. The winner scores 1 and the loser 0; a draw is one half for each.

## Rulings

LL-R1 = How can a program let both roll at once? In secret waves in which standing is final (LL-15 to LL-24). At the table both reroll until both are content; waves give nobody the last word, and final standing brings the phase to an end.
LL-R2 = Is rolling open? Yes, as dice on a table are.
LL-R3 = Does a reroll cost a fan per die? No, one fan for a reroll of one or more dice.
LL-R4 = May the same move be performed twice? Yes, with other dice: two dice of the lucky number are two Show Offs. The text limits only the use of a die.
LL-R5 = Must moves be performed? No. The text speaks of combinations achieved, but a change one is forced into would punish a throw, so the player decides.
LL-R6 = Two changes in one round? No, the second would undo the first.
LL-R7 = The layout of the energy track is lost. The option “energy track” offers five layouts; “pairs” is the usual one.
LL-R8 = Which is the minimum when two spaces show a 2? The lowest space: only there is nothing left to lose.
LL-R9 = Does a loss larger than what is left cost fans for the rest? Yes, one fan per missing level; the text calls it proportional.
LL-R10 = A gain on the top level and a loss at the same time? They are summed first, so the top cannot swallow the gain. The text says so.
LL-R11 = How low can fans fall? To 0, and at 0 there is no reroll, because rerolls are limited by the fans one has.
LL-R12 = When does a change take effect? After the round. The one who rested still gains his level, and the newcomer fights from the next round on.
LL-R13 = What if both reach 37 at once? More fans win; if equal, another round decides. “Before the other team” says nothing about crossing together.
LL-R14 = There are 73 fans in the hall. Two teams below 37 never have more than 72 together, so nothing needs to be checked; higher counts in the last round are only compared.
LL-R15 = The text calls the sequence among the personal moves common to all and then lists it wrestler by wrestler. The list decides.
LL-R16 = The text says that the common moves are shared with the direct opponent, but the list pairs Blue Demon with El Cavernario and El Santo with El Bulldog. The list decides.
LL-R17 = May the dice of a Triple F be three Show Offs instead? Yes: +3 fans and own energy +3.
LL-R18 = Can a game go on for ever? In theory, for rerolls can eat up all fans round after round, and players who choose at random do just that. The bell after 60 rounds, far beyond the usual length, ends every game; the number can be changed, and 0 takes it away.
LL-R19 = In which order are secret choices carried out and told? Seat 0 first, then seat 1. The record names the seat of each, and their order has no influence.
