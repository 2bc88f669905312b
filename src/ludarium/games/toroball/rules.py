"""The rules of Toroball, in the order of the booklet. TB numbers are those of ``ludarium rules toroball``."""

from __future__ import annotations

from ludarium.games.toroball.ground import BALL, BLUE, COW, DIRECTIONS, DRINKER, RED, Kick
from ludarium.games.toroball.position import (
    CHARACTERS,
    NUMBER,
    OUT,
    OWN,
    SEAT,
    TEAMS,
    Toro,
    ToroRules,
    is_safe,
    target,
)
from ludarium.kernel import D6, Grammar

RUN = {name: f"run {name}" for name in CHARACTERS}
SKIP = {name: f"skip {name}" for name in CHARACTERS}

# --- Setup -------------------------------------------------------------------------------------------------------


def setup(rules: ToroRules) -> Toro:
    """TB-1, TB-2, TB-14. An empty pitch; chance says who begins and where the cow stands."""
    return Toro(rules=rules, agitation=rules.agitation_start, agenda=(who_begins,))


def who_begins(g: Toro) -> None:
    """TB-9, TB-R1. The booklet asks who drank sangria last; here chance does."""
    g.chance({"first red": 1, "first blue": 1}, first_named)


def first_named(g: Toro, move: str) -> None:
    """TB-9, TB-12. The first player is known; now the cow's cross."""
    g.first = TEAMS.index(move.removeprefix("first "))
    g.tell("first", team=TEAMS[g.first])
    g.chance({f"cow {cross}": 1 for cross in g.rules.printed.crosses}, cow_named)


def cow_named(g: Toro, move: str) -> None:
    """TB-12, TB-13. The cow on one cross, the ball on the other."""
    kick_off(g, g.rules.printed.crosses.index(move.removeprefix("cow ")))


def kick_off(g: Toro, side: int) -> None:
    """TB-10, TB-13, TB-86. Two characters on the bottles, the cow on the cross of one side, the ball on the other."""
    printed = g.rules.printed
    g.cow, g.ball = printed.crosses[side], printed.crosses[1 - side]
    (red1, red2), (blue1, blue2) = printed.own_bottles
    g.places = (red1, red2, OUT, blue1, blue2, OUT)
    g.sheltered = g.exposed = g.hurried = ()
    g.returns = (0,) * 6
    g.tell("lined_up", cow=g.cow, ball=g.ball, agitation=g.agitation)
    g.then((third_character, g.first), (third_character, 1 - g.first), begin_round)


def third_character(g: Toro, seat: int) -> None:
    """TB-11. The third character on an arrow square of the own goal; the first player chooses first."""
    g.ask(seat, [f"place {arrow}" for arrow in g.rules.printed.arrows[seat]], third_placed, OWN[seat][2])


def third_placed(g: Toro, move: str, character: str) -> None:
    """TB-11. The third character stands in front of the own goal."""
    square = move.removeprefix("place ")
    stand(g, character, square)
    g.tell("placed", character=character, square=square)


def stand(g: Toro, character: str, square: str) -> None:
    """A character is now on this square, or out."""
    number = NUMBER[character]
    g.places = (*g.places[:number], square, *g.places[number + 1 :])


# --- The round -----------------------------------------------------------------------------------------------------


def begin_round(g: Toro) -> None:
    """TB-15, TB-17. Due are the characters on the pitch and those whose return has come."""
    g.due = tuple(
        name
        for name, square, back in zip(CHARACTERS, g.places, g.returns, strict=True)
        if square != OUT or back <= g.round
    )
    g.exposed = ()
    g.tell("round", round=g.round, team=TEAMS[g.first])
    turn(g, g.first)


def turn(g: Toro, seat: int) -> None:
    """TB-18 to TB-22. One character of this seat runs or skips; a seat without one is passed over."""
    own = [name for name in g.due if SEAT[name] == seat]
    if not own:
        if not g.due:
            g.then(characters_done)
            return
        own, seat = list(g.due), 1 - seat
    if g.hurried:
        own = [name for name in own if name in g.hurried] or own
    filled = {g.cow, *g.places}
    moves = [RUN[name] for name in own if can_run(g, name, filled)]
    g.ask(seat, moves + [SKIP[name] for name in own], act)


def can_run(g: Toro, character: str, filled: set[str]) -> bool:
    """TB-21, TB-77. A first step must be possible; a returning character needs a free bottle of its own camp."""
    here = g.places[NUMBER[character]]
    if here == OUT:
        return bool(free_bottles(g, SEAT[character]))
    return not filled.issuperset(g.rules.ground.walks[here])


def free_bottles(g: Toro, seat: int) -> list[str]:
    """TB-76. Own sangria squares without a character and without the cow; the ball does not matter."""
    return [square for square in g.rules.printed.own_bottles[seat] if square not in g.places and square != g.cow]


def act(g: Toro, move: str) -> None:
    """TB-18, TB-20, TB-23, TB-76. A skip changes nothing; a run ends the shelter and has 4 squares to spend."""
    verb, _, name = move.partition(" ")
    g.due = tuple([other for other in g.due if other != name])
    if verb == "skip":
        g.tell("skipped", character=name)
        turn(g, 1 - SEAT[name])
        return
    g.runner, g.left, g.moved = name, g.rules.run_squares, False
    g.kicks = g.agitates = g.drinks = 0
    if name in g.sheltered:
        g.sheltered = tuple(other for other in g.sheltered if other != name)
    if g.places[NUMBER[name]] == OUT:
        g.ask(SEAT[name], [f"enter {square}" for square in free_bottles(g, SEAT[name])], entered)
        return
    g.tell("runs", character=name, square=g.places[NUMBER[name]])
    run_on(g)


def entered(g: Toro, move: str) -> None:
    """TB-76, TB-32. A character is back, on a bottle of its own camp; standing there is no drink."""
    square = move.removeprefix("enter ")
    stand(g, g.runner, square)
    g.returns = tuple(0 if name == g.runner else back for name, back in zip(CHARACTERS, g.returns, strict=True))
    g.tell("returned", character=g.runner, square=square)
    run_on(g)


# --- Running -------------------------------------------------------------------------------------------------------


def run_on(g: Toro) -> None:
    """TB-24 to TB-30. What the runner may do next; when only stopping is left, the run ends by itself."""
    moves = run_moves(g)
    if moves == ["stop"]:
        run_ends(g)
    else:
        g.ask(SEAT[g.runner], moves, run_act)


def run_moves(g: Toro) -> list[str]:
    """TB-25, TB-27 to TB-29, TB-43, TB-51, TB-53, TB-55 to TB-57. Every sentence of a run, in the rulebook's order."""
    rules, ground = g.rules, g.rules.ground
    here = g.places[NUMBER[g.runner]]
    filled = {g.cow, *g.places}
    moves = [move for move, to in ground.steps[here] if to not in filled] if g.left else []
    can_stop = g.moved or not moves
    if here == g.ball and g.kicks < rules.kicks_per_run:
        moves += ground.kicks[here]
    if g.moved:
        printed = ground.pitch
        if g.cow in printed.near[here] and g.agitates < rules.agitates_per_run and g.agitation < rules.agitation_max:
            moves.append("agitate")
        if here in printed.fence:
            moves.append("perch")
        if here in printed.barriers or here in ground.unseen[g.cow]:
            moves.append("hide")
    if can_stop:
        moves.append("stop")
    return moves


def run_act(g: Toro, move: str) -> None:
    """TB-23 to TB-31, TB-43 to TB-62. A step, a kick, agitating, a shelter, or the end of the run."""
    verb, _, word = move.partition(" ")
    if verb == "step":
        step(g, word)
    elif verb == "kick":
        kick(g, word)
    elif verb == "agitate":
        agitate(g)
    elif verb == "stop":
        run_ends(g)
    else:
        shelter(g, verb)


def step(g: Toro, direction: str) -> None:
    """TB-24, TB-7. One square in one of eight directions, for one square of the run; a ball there stays there."""
    number = NUMBER[g.runner]
    places = g.places
    square = g.rules.ground.next[places[number]][direction]
    g.places = (*places[:number], square, *places[number + 1 :])
    g.left -= 1
    g.moved = True
    g.tell("stepped", character=g.runner, square=square, left=g.left)
    if will_drink(g, square, g.left):
        g.roll(D6, drunk)
    else:
        run_on(g)


def run_ends(g: Toro) -> None:
    """TB-31, TB-18. Whoever moved and is not sheltered is exposed; then it is the other player's turn."""
    runner = g.runner
    if g.moved and runner not in g.sheltered:
        g.exposed += (runner,)
    if runner not in g.sheltered:
        g.tell("stopped", character=runner, square=g.places[NUMBER[runner]])
    g.runner, g.left, g.moved = "", 0, False
    turn(g, 1 - SEAT[runner])


# --- Sangria -------------------------------------------------------------------------------------------------------


def will_drink(g: Toro, square: str, left: int) -> bool:
    """TB-32, TB-35, TB-36. Whether the runner drinks on entering a square with so many squares left afterwards."""
    return square in g.rules.ground.pitch.bottles and left > 0 and g.drinks < g.rules.drinks_per_run


def drunk(g: Toro, die: int) -> None:
    """TB-32 to TB-40. The die gives the direction, the squares left are doubled, and all of them are stumbled."""
    g.die = die
    number = NUMBER[g.runner]
    here, direction, squares = g.places[number], g.rules.compass[die - 1], g.left * g.rules.sangria_factor
    others = {g.cow, *g.places} - {here}
    route = g.rules.ground.drift(DRINKER, here, direction, squares, others)
    stand(g, g.runner, route[-1] if route else here)
    g.left = 0
    g.drinks += 1
    by = in_the_way(g, here, direction, squares, len(route)) if len(route) < squares else "nobody"
    g.tell("drank", character=g.runner, die=die, direction=direction, squares=squares, square=g.places[number], by=by)
    run_on(g)


def in_the_way(g: Toro, here: str, direction: str, squares: int, gone: int) -> str:
    """TB-34. Who ended a stumble after so many squares, for the story; ``nobody`` where it ended between walls."""
    free = g.rules.ground.drift(DRINKER, here, direction, squares)
    return who_stops(g, free[gone]) if gone < len(free) else "nobody"


# --- Kicking -------------------------------------------------------------------------------------------------------


def kick(g: Toro, wanted: str) -> None:
    """TB-43 to TB-48, TB-80, TB-81. The ball flies straight until something stops it, or it crosses a goal."""
    flight = g.rules.ground.flight(g.ball, wanted)
    g.kicks += 1
    g.tell("kicked", character=g.runner, square=wanted)
    stop = stopped_on(g, flight)
    if stop:
        g.tell("intercepted", square=stop, by=who_stops(g, stop))
    elif flight.scorer >= 0:
        g.ball = flight.path[flight.goal_at]
        goal(g, flight.scorer, "crossed")
        return
    g.roll(D6, scattered, stop or wanted)


def stopped_on(g: Toro, flight: Kick) -> str:
    """TB-45, TB-48. The square that stops a kicked ball; empty when it crosses a goal before that, or arrives."""
    hideout = g.rules.ground.pitch.hideout
    for at, square in enumerate(flight.path):
        if square in g.places or square == g.cow or square == hideout:
            return square
        if at == flight.goal_at:
            break
    return ""


def who_stops(g: Toro, square: str) -> str:
    """What a ball or a drinker meets on a square, for the story."""
    if square in g.places:
        return CHARACTERS[g.places.index(square)]
    return "cow" if square == g.cow else "hideout"


def scattered(g: Toro, die: int, origin: str) -> None:
    """TB-39, TB-40, TB-46, TB-47, TB-49, TB-50, TB-79. One square in the direction of the die; then the run goes on."""
    g.die = die
    direction = g.rules.compass[die - 1]
    g.ball = g.rules.ground.rest(BALL, origin, direction, g.rules.scatter_squares)
    g.tell("scattered", die=die, direction=direction, square=g.ball)
    goals = g.rules.ground.pitch.goals
    if g.ball in goals:
        goal(g, 1 - goals.index(g.ball), "fell_in")
    else:
        run_on(g)


# --- Agitating, perching, hiding ------------------------------------------------------------------------------------


def agitate(g: Toro) -> None:
    """TB-51 to TB-54. The cow gets livelier, and so does the runner; she does not move yet."""
    g.agitation = min(g.agitation + g.rules.agitate_step, g.rules.agitation_max)
    g.agitates += 1
    g.left += g.rules.agitate_squares
    g.tell("agitated", character=g.runner, agitation=g.agitation, left=g.left)
    run_on(g)


def shelter(g: Toro, verb: str) -> None:
    """TB-55 to TB-62. On the fence, behind a barrier or behind the hideout: safe until the next run."""
    g.sheltered += (g.runner,)
    key = "perched" if verb == "perch" else "hidden"
    g.tell(key, character=g.runner, square=g.places[NUMBER[g.runner]])
    run_ends(g)


# --- The cow's phase ------------------------------------------------------------------------------------------------


def characters_done(g: Toro) -> None:
    """TB-82, TB-R16, TB-15. The field is looked at; then comes the cow."""
    if not empty_field(g):
        cow_phase(g)


def cow_phase(g: Toro) -> None:
    """TB-63 to TB-65, TB-71. She charges the last one exposed; with nobody exposed she wanders."""
    if g.exposed:
        g.roll(D6, cow_rolled)
    else:
        g.roll(D6, cow_turned)


def cow_rolled(g: Toro, die: int) -> None:
    """TB-65. Die and agitation are her squares; on a natural 6 she stays and nudges nobody."""
    g.die = die
    if die == g.rules.cow_still_on:
        g.tell("cow_stays", die=die)
        cow_done(g)
        return
    g.cow_left = die + g.agitation
    chased = target(g)
    g.tell("cow_charges", die=die, squares=g.cow_left, character=chased, team=TEAMS[1 - SEAT[chased]])
    charge(g)


def charge(g: Toro) -> None:
    """TB-64, TB-66 to TB-70. Whoever is exposed beside her is nudged; else a step on a shortest route."""
    ground, chased = g.rules.ground, target(g)
    mover = 1 - SEAT[chased]
    while not (near := beside_cow(g)):
        ways = ground.charges(g.cow, g.places[NUMBER[chased]], filter(None, g.places)) if g.cow_left else []
        if not ways:
            g.tell("cow_stops", square=g.cow)
            g.cow_left = 0
            cow_done(g)
            return
        if len(ways) > 1:
            g.ask(mover, [f"charge {word}" for word, _ in ways], charged)
            return
        cow_steps(g, ways[0][1])
    if len(near) > 1:
        g.ask(mover, [f"nudge {name}" for name in near], nudge_chosen)
    else:
        nudge(g, near[0])


def beside_cow(g: Toro) -> list[str]:
    """TB-66, TB-67, TB-R14. The exposed characters of either team beside the cow."""
    near = g.rules.ground.pitch.near[g.cow]
    return [name for name in g.exposed if g.places[NUMBER[name]] in near]


def cow_steps(g: Toro, square: str) -> None:
    """TB-3, TB-68, TB-R21. One square of the charge; a ball there stays where it is."""
    g.cow = square
    g.cow_left -= 1
    g.tell("cow_steps", square=square)


def charged(g: Toro, move: str) -> None:
    """TB-64, TB-69, TB-R19. The way the mover chose among the shortest ones."""
    cow_steps(g, g.rules.ground.next[g.cow][move.removeprefix("charge ")])
    charge(g)


def cow_turned(g: Toro, die: int) -> None:
    """TB-71, TB-39. With nobody to chase, the first die gives a direction."""
    g.die = die
    direction = g.rules.compass[die - 1]
    g.tell("cow_turns", die=die, direction=direction)
    g.roll(D6, cow_wanders, direction)


def cow_wanders(g: Toro, die: int, direction: str) -> None:
    """TB-71, TB-40 to TB-42. The second die and the agitation are the squares she drifts; nobody is nudged."""
    g.die = die
    if die == g.rules.cow_still_on:
        g.tell("cow_stays", die=die)
    else:
        squares = die + g.agitation
        g.cow = g.rules.ground.rest(COW, g.cow, direction, squares, g.places)
        g.tell("cow_wanders", die=die, direction=direction, squares=squares, square=g.cow)
    cow_done(g)


def cow_done(g: Toro) -> None:
    """TB-82, TB-22, TB-16. The field is looked at again; whoever is sheltered beside the cow acts first next round."""
    if empty_field(g):
        return
    near = g.rules.ground.pitch.near[g.cow]
    g.hurried = tuple([name for name in g.sheltered if g.places[NUMBER[name]] in near])
    if g.hurried:
        g.tell("hurried", characters=g.hurried)
    end_round(g)
    begin_round(g)


# --- Being nudged ---------------------------------------------------------------------------------------------------


def nudge_chosen(g: Toro, move: str) -> None:
    """TB-66, TB-R14. With several exposed characters beside her, the mover says which one."""
    nudge(g, move.removeprefix("nudge "))


def nudge(g: Toro, character: str) -> None:
    """TB-72 to TB-76, TB-R15. Off the pitch at once, and due again after a full round; the ball stays."""
    stand(g, character, OUT)
    back = g.round + 1 + g.rules.rounds_out
    g.returns = tuple(back if name == character else when for name, when in zip(CHARACTERS, g.returns, strict=True))
    g.exposed = tuple(name for name in g.exposed if name != character)
    g.cow_left = 0
    g.tell("nudged", character=character, square=g.cow, round=back)
    cow_done(g)


# --- Goals and the end ----------------------------------------------------------------------------------------------


def empty_field(g: Toro) -> bool:
    """TB-82, TB-R16, TB-R17. A team with nobody left in the open concedes a goal; both at once cancel out."""
    red, blue = is_safe(g, RED), is_safe(g, BLUE)
    if red and blue:
        g.tell("both_empty")
    if red == blue:
        return False
    goal(g, BLUE if red else RED, "empty_field")
    return True


def goal(g: Toro, scorer: int, kind: str) -> None:
    """TB-78, TB-79, TB-83 to TB-86. The round is over at once, the cow calms down, and everybody lines up again."""
    rules = g.rules
    red, blue = g.score
    g.score = (red + 1, blue) if scorer == RED else (red, blue + 1)
    own = kind != "empty_field" and SEAT[g.runner] != scorer
    g.tell("goal", team=TEAMS[scorer], how=kind, own=own, red=g.score[RED], blue=g.score[BLUE])
    agitated, g.agitation = g.agitation, max(g.agitation - rules.calm_step, rules.agitation_min)
    g.runner, g.left, g.moved, g.cow_left, g.due = "", 0, False, 0, ()
    if g.score[scorer] >= rules.goals_to_win:
        g.end("two_goals", (scorer,), g.score)
    if g.agitation < agitated:
        g.tell("calmed", agitation=g.agitation)
    end_round(g)
    kick_off(g, scorer)


def end_round(g: Toro) -> None:
    """TB-16, TB-87, TB-R20. The other player begins the next round; after the last one the score decides."""
    if g.rules.round_limit and g.round >= g.rules.round_limit:
        red, blue = g.score
        g.end("round_limit", () if red == blue else (RED if red > blue else BLUE,), g.score)
    g.round += 1
    g.first = 1 - g.first


# --- Sentences ------------------------------------------------------------------------------------------------------


def grammar(rules: ToroRules) -> Grammar:
    """Every sentence of the game."""
    printed = rules.printed
    return Grammar(
        (
            "first {team}",
            "cow {cross}",
            "place {arrow}",
            "run {character}",
            "skip {character}",
            "enter {bottle}",
            "step {direction}",
            "kick {square}",
            "agitate",
            "perch",
            "hide",
            "stop",
            "charge {direction}",
            "nudge {character}",
            "roll {die}",
        ),
        {
            "team": TEAMS,
            "cross": printed.crosses,
            "arrow": [arrow for arrows in printed.arrows for arrow in arrows],
            "character": CHARACTERS,
            "bottle": [bottle for bottles in printed.own_bottles for bottle in bottles],
            "direction": tuple(DIRECTIONS),
            "square": printed.squares,
            "die": tuple("123456"),
        },
    )
