### Toroball

## The game

title = Toroball
tagline = Two teams, one foam ball, and a young cow who would love to join in.
story-so-far = Sunday morning in a village of the Landes. The band has played all night, the arena is nailed together from planks and barriers, and two teams of three, short of sleep and not short of sangria, have decided to settle things with a foam ball. Nobody asked the young cow, but she is on the pitch as well, and she follows whoever moved last. Their football is nothing to write home about. Their running is.
about-reconstructed = The postcard’s picture is lost. The size of the pitch, the place of goals, bottles, barriers, hideout and starting crosses, and the six compass directions are our reconstruction. The pieces, the turn, the numbers for running, kicking, agitation and goals are the booklet’s. The game honours the tradition of the Landes: the cow is respected, nobody is hurt, and whoever she nudges walks off and comes back.
credits = Created by Nicolas Vonthron, Franck Catoire and Alexandre Weiss, illustrated by Vianney Carvalho, English editing by Faustine Di Nota. All drawings here are our own.

## Moves and questions

move-first = { $team } begins
move-cow = Cow on { $cross }
move-place = Place on { $arrow }
move-run = Run { $character }
move-skip = Skip { $character }
move-enter = Come back on { $bottle }
move-step = Step { $direction }
move-kick = Kick to { $square }
move-agitate = Agitate the cow
move-perch = Perch on the fence
move-hide = Hide
move-stop = Stop
move-charge = Charge { $direction }
move-nudge = Nudge { $character }

seat-0 = Red
seat-1 = Blue
name-red = Red
name-blue = Blue
name-red1 = Red 1
name-red2 = Red 2
name-red3 = Red 3
name-blue1 = Blue 1
name-blue2 = Blue 2
name-blue3 = Blue 3
name-cow = the cow
name-ball = the ball
name-hideout = the hideout
name-n = north
name-ne = north-east
name-e = east
name-se = south-east
name-s = south
name-sw = south-west
name-w = west
name-nw = north-west

ask-first_named = Who begins? Custom says whoever drank sangria last, or failing that the juice with the most pulp. Here chance decides.
ask-cow_named = On which cross does the cow stand?
ask-third_placed = Put { $character } on one of the three arrows in front of your goal.
ask-act = Run or skip with one of your characters.
ask-entered = { $runner } is back: on which bottle of your camp?
ask-run_act = What does { $runner } do? { $left ->
    [0] No square left.
    [one] One square left.
   *[other] { $left } squares left.
}
ask-drunk = { $runner } drinks: the die gives the direction.
ask-scattered = The ball scatters from { $origin }: the die gives the direction.
ask-cow_rolled = The cow lowers her head: her die.
ask-charged = Lead the cow: which way? { $cow_left ->
    [one] One square left.
   *[other] { $cow_left } squares left.
}
ask-nudge_chosen = Several stand beside the cow: whom does she nudge?
ask-cow_turned = Nobody is exposed. The cow looks about her: a die for the direction.
ask-cow_wanders = The cow sets off { $direction }: a die for the distance.

## The story

story-first = { $team } begins.
story-lined_up = Everybody lines up: the cow on { $cow }, the ball on { $ball }, agitation { $agitation }.
story-placed = { $character } takes up position on { $square }.
story-round = Round { $round }: { $team } begins.
story-skipped = { $character } skips.
story-runs = { $character } runs, from { $square }.
story-returned = { $character } is back on the pitch, on { $square }, recovered from the fright.
story-stepped = { $character } to { $square }, { $left ->
    [0] no square left.
    [one] one square left.
   *[other] { $left } squares left.
}
story-stopped = { $character } stops on { $square }.
story-drank = Sangria! Die { $die }: { $character } stumbles { $direction }, { $squares ->
    [one] one square
   *[other] { $squares } squares
} at most, and ends on { $square }.{ $by_key ->
    [nobody] {""}
    [cow] {" "}The cow was in the way.
   *[other] {" "}{ $by } was in the way.
}
story-kicked = { $character } kicks the ball towards { $square }.
story-intercepted = { $by_key ->
    [hideout] The ball bounces off the hideout on { $square }.
    [cow] The ball bounces off the cow on { $square }. She does not mind.
   *[other] { $by } stops it on { $square }.
}
story-scattered = Die { $die }: it scatters { $direction } and lies on { $square }.
story-agitated = { $character } teases the cow: agitation { $agitation }, and { $left ->
    [0] no square
    [one] one square
   *[other] { $left } squares
} left to run.
story-perched = { $character } perches on the fence on { $square }, out of the cow’s way.
story-hidden = { $character } hides on { $square }.
story-cow_stays = Die { $die }: the cow stays where she is and chews it over.
story-cow_charges = Die { $die }: the cow has { $squares ->
    [one] one square
   *[other] { $squares } squares
} and goes for { $character }. { $team } leads her.
story-cow_steps = The cow trots to { $square }.
story-cow_stops = The cow stops on { $square } without having caught anybody.
story-cow_turns = Nobody is exposed. Die { $die }: the cow turns { $direction }.
story-cow_wanders = Die { $die }: she strolls { $direction }, { $squares ->
    [one] one square
   *[other] { $squares } squares
} at most, and ends on { $square }.
story-hurried = Beside the cow, these must act first next round: { $characters }.
story-nudged = From { $square } the cow nudges { $character }, who walks off laughing and is back from round { $round }.
story-both_empty = Nobody of either team is left in the open: no goal.
story-goal = { $how_key ->
    [crossed] Goal for { $team }: the ball flies right through!
    [fell_in] Goal for { $team }: the ball drops in!
   *[empty_field] Goal for { $team }: the other side has nobody left in the open!
}{ $own ->
    [yes] {" "}An own goal.
   *[no] {""}
} Red { $red }, Blue { $blue }.
story-calmed = The cow knows fine football when she sees it and breathes more slowly: agitation { $agitation }.

reason-two_goals = That goal decides the match, and the band strikes up again.
reason-round_limit = The feast is over: the goals scored so far decide.

## Set-up

edition-booklet_0_9 = Booklet 0.9

option-goal_line = A kicked ball crosses a goal
option-goal_line-straight = only along the line of one of its three arrows
option-goal_line-arrow_square = whenever it enters the goal from one of its arrow squares and flies on
option-goal_squares = Standing in a goal
option-goal_squares-closed = nobody may, neither characters nor the cow
option-goal_squares-open = everybody may, and whoever stands there stops the ball
option-sight_corner = A line of sight through the hideout’s corner
option-sight_corner-touch = hides: touching the hideout is enough
option-sight_corner-cross = does not hide: the line must go through the inside

rule-run_squares = Squares of a run
rule-kick_min = Nearest square a kick may name
rule-kick_max = Farthest square a kick may name
rule-scatter_squares = Squares a ball scatters
rule-sangria_factor = What sangria multiplies the squares left by
rule-agitate_squares = Squares gained by agitating the cow
rule-agitate_step = Agitation gained by agitating
rule-agitation_start = Agitation at the start
rule-agitation_min = Lowest agitation
rule-agitation_max = Highest agitation
rule-calm_step = Agitation lost at each goal
rule-cow_still_on = Face of the die on which the cow stays (0: none)
rule-goals_to_win = Goals that win the match
rule-kicks_per_run = Kicks in a run, at most
rule-agitates_per_run = Agitations in a run, at most
rule-drinks_per_run = Drinks in a run, at most
rule-rounds_out = Full rounds missed after a nudge
rule-round_limit = Rounds after which the score decides (0: no limit)

## Scene

scene-summary = Round { $round }. Red { $red }, Blue { $blue }. { $cow ->
    [none] Cow and ball are not on the pitch yet; agitation { $agitation }.
   *[other] The cow is on { $cow } with agitation { $agitation }, the ball on { $ball }.
} { $standing }
scene-round = Round { $round } · { $team } first
scene-over = The match is over
scene-score = { $team } { $goals }
scene-score-says = { $most ->
    [1] { $team } has { $goals ->
        [0] no goal yet
       *[other] scored
    }: one goal wins.
   *[other] { $team } has { $goals } of { $most } goals.
}
scene-to-move = to move
scene-cow-in-hand = leads the cow
scene-moves-cow = will lead the cow
scene-moves-cow-brief = then the cow
scene-begins = first this round
scene-waits = waits
scene-won = won
scene-lost = lost
scene-draw = a draw
scene-agitation = The cow’s agitation
scene-cow = Cow
scene-ball = Ball
scene-cow-says = The young cow, agitation { $agitation }.
scene-ball-says = The foam ball lies here.
scene-with-ball = with the ball
scene-no-target = Nobody exposed: she will stroll.
scene-target = Follows { $character }, led by { $team }.
scene-reach = Her squares by die: { $ways }.
scene-reach-face = { $die }→{ $squares }
scene-reach-still = On { $die } she stays.
scene-cow-brief = Cow: agitation { $agitation }, next die { $low }–{ $high } squares.
scene-left = { $left ->
    [one] One square left to run.
   *[other] { $left } squares left to run.
}
scene-cow-left = { $left ->
    [one] The cow has one square left.
   *[other] The cow has { $left } squares left.
}
scene-no-run = Nobody is running.
scene-squares = { $left ->
    [one] square
   *[other] squares
}
scene-round-brief =
    Round { $round }
    { $team } first
scene-rested = { $character } is on the bench and may come back
scene-stays-out = { $character } stays on the bench this round and may come back from round { $round }
scene-benched = { $character } is on the bench
scene-entering = { $character } is coming back
scene-on = { $character } on { $square }
scene-off = { $character } is not on the pitch yet
scene-out = { $character } is on the bench, back from round { $round }
scene-sheltered = sheltered
scene-is-target = the cow’s target
scene-exposed = exposed to the cow
scene-running = running, { $left } left
scene-first = must act first
scene-acted = has acted
scene-bench = bench
scene-bench-of = Bench, { $team }
scene-bench-says = Nudged characters rest here until they come back.
scene-back = ↩ { $round }
scene-square-sand = { $square }: sand.
scene-square-hideout = { $square }: the hideout. Nobody stands on it, and a ball bounces off.
scene-square-goal = { $square }: { $team }’s goal.
scene-square-bottle = { $square }: a bottle of sangria. { $drinks ->
    [nobody] In this match nobody drinks.
    [enough] The runner has had enough and drinks no more.
   *[runner] Whoever enters with squares left drinks.
}
scene-square-cross = { $square }: a starting cross of cow and ball.
scene-square-barrier = { $square }: a barrier. A runner may hide behind it; the cow cannot enter.
scene-square-arrow = { $square }: an arrow pointing { $direction } into { $team }’s goal.
scene-square-fence = { $square }: the fence. A runner may perch here.
scene-kind-hideout = hideout
scene-kind-goal = goal
scene-kind-bottle = sangria
scene-kind-cross = x
scene-kind-barrier = barrier
scene-kind-arrow = arrow
scene-step-here = A step { $direction } leads here.
scene-charge-here = A charge { $direction } leads here.
scene-kick-path = A kick here flies over { $path }.
scene-kick-sure = A sure goal for { $team }.
scene-kick-stopped = It is stopped on { $square } by { $by }.
scene-kick-lands = It comes to rest on one of { $squares }.
scene-kick-odds = Goal for { $team }: { $odds }.
scene-sure = sure goal
scene-sure-own = own goal!
scene-stopped = stopped by { $by }
scene-goal-odds = { $odds } goal
scene-own-odds = { $odds } own goal
scene-step-drink = { $square }, drinks
scene-risk = exposed to the cow
scene-agitate-note = +{ $more ->
    [one] { $more } square
   *[other] { $more } squares
}, agitation +{ $step }
scene-way-n = N
scene-way-ne = NE
scene-way-e = E
scene-way-se = SE
scene-way-s = S
scene-way-sw = SW
scene-way-w = W
scene-way-nw = NW
scene-way-says = { $direction }; a scatter goes this way on { $dice }.
scene-compass-says = The compass of the die: { $ways }.
scene-compass-face = { $die } { $direction }
scene-die-says = { $die ->
    [0] No die has been thrown yet.
   *[other] The last die thrown: { $die }.
}
scene-verb-run = Run
scene-verb-skip = Skip
scene-verb-kick = Kick
scene-verb-stop = Stop
scene-verb-perch = Perch
scene-verb-hide = Hide
scene-verb-agitate = Agitate
scene-run-says = Run: a character moves { $squares ->
    [one] one square
   *[other] 1 to { $squares } squares
}.
scene-skip-says = Skip: a character stays as it is, and the cow ignores it.
scene-kick-says = Kick: the ball flies { $span ->
    [0] { $high } squares far
   *[other] { $low } to { $high } squares far
} and scatters.
scene-stop-says = Stop: the run ends, and the character is exposed to the cow.
scene-perch-says = Perch: on the fence the run ends in safety.
scene-hide-says = Hide: behind a barrier, or behind the hideout where the cow does not see you, the run ends in safety.
scene-agitate-says = Agitate: the cow gains { $step }, you gain { $more ->
    [one] one square
   *[other] { $more } squares
}.
scene-why-over = The match is over.
scene-why-running = A character is running now.
scene-why-turn = Not now.
scene-why-no-runner = Only a runner can do that.
scene-why-not-moved = The runner has to move at least one square first.
scene-why-no-ball = The ball is not on the runner’s square.
scene-why-no-kicking = In this match nobody may kick.
scene-why-no-target = No square lies at the distance of a kick.
scene-why-kicked = This runner has kicked already.
scene-why-far = The cow is not beside the runner.
scene-why-wildest = The cow cannot get any livelier.
scene-why-no-agitating = In this match nobody may agitate the cow.
scene-why-agitated = This runner has agitated the cow already.
scene-why-no-fence = The runner is not at the fence.
scene-why-seen = The cow sees the runner here.
scene-why-no-cover = There is no barrier and no hideout here.
scene-remarks = The pitch and the compass are our reconstruction, the rules the booklet’s. With respect for the cow and the Landes.
