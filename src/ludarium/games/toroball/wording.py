"""What the table says: sentences about squares, characters, the cow, actions and kicks."""

from __future__ import annotations

from ludarium.games.toroball import forecast
from ludarium.games.toroball.forecast import FACES, Shot, asked, offered, shot
from ludarium.games.toroball.ground import BLUE, RED, Pitch
from ludarium.games.toroball.position import CHARACTERS, NUMBER, OUT, SEAT, TEAMS, Toro, on_square, place, target
from ludarium.games.toroball.rules import will_drink
from ludarium.kernel import Question, View
from ludarium.texts import Texts

ACTIONS = ("run", "skip", "kick", "stop", "perch", "hide", "agitate")
SURE, OWN_GOAL, MINUS = "✓", "✗", "\N{MINUS SIGN}"  # printed on the target of a kick

# --- The whole table ------------------------------------------------------------------------------------------------


def summary(g: Toro, say: Texts) -> str:
    """The table in a few sentences."""
    red, blue = g.score
    standing = " ".join(f"{character_says(g, name, say)}." for name in CHARACTERS)
    return say(
        "scene-summary",
        round=g.round,
        red=red,
        blue=blue,
        agitation=g.agitation,
        cow=g.cow or "none",
        ball=g.ball,
        standing=standing,
    )


def round_line(g: Toro, say: Texts, brief: bool) -> str:
    """The round, and who began it."""
    if g.outcome is not None:
        return say("scene-over")
    return say("scene-round-brief" if brief else "scene-round", round=g.round, team=say.name(TEAMS[g.first]))


def team_note(g: Toro, seat: int, say: Texts, brief: bool) -> str:
    """What a team has to do now: act, move the cow, or wait."""
    if g.outcome is not None:
        return say("scene-won" if seat in g.outcome.winners else "scene-lost" if g.outcome.winners else "scene-draw")
    notes = []
    if isinstance(g.question, Question) and g.question.seat == seat:
        notes.append(say("scene-cow-in-hand" if asked(g, "charged", "nudge_chosen") else "scene-to-move"))
    elif forecast.cow_mover(g) == seat:
        notes.append(say("scene-moves-cow-brief" if brief else "scene-moves-cow"))
    if seat == g.first and not notes:
        notes.append(say("scene-begins"))
    return " · ".join(notes) or say("scene-waits")


def cow_line(g: Toro, say: Texts) -> str:
    """Whom she would chase, who would move her, and how far the next die takes her."""
    if g.outcome is not None:
        return say.reason(g.outcome)
    reach = forecast.cow_reach(g)
    dice = list(zip(FACES, reach, strict=True))
    ways = ", ".join(say("scene-reach-face", die=face, squares=far) for face, far in dice if far)
    still = [face for face, far in dice if not far]
    words = [cow_target(g, say), say("scene-reach", ways=ways)]
    return " ".join([*words, *(say("scene-reach-still", die=face) for face in still)])


def cow_brief(g: Toro, say: Texts) -> str:
    """The same in a few words, for narrow sheets."""
    if g.outcome is not None:
        return say.reason(g.outcome)
    reach = [far for far in forecast.cow_reach(g) if far]
    words = [say("scene-cow-brief", agitation=g.agitation, low=min(reach), high=max(reach))]
    if g.rules.cow_still_on in FACES:
        words.append(say("scene-reach-still", die=g.rules.cow_still_on))
    return " ".join([*words, cow_target(g, say)])


def cow_target(g: Toro, say: Texts) -> str:
    """Whom she would chase now."""
    chased = target(g)
    if not chased:
        return say("scene-no-target")
    return say("scene-target", character=say.name(chased), team=say.name(TEAMS[1 - SEAT[chased]]))


def run_line(g: Toro, say: Texts) -> str:
    """What is left of the run, or of the cow's charge."""
    if g.runner:
        return say("scene-left", left=g.left)
    return say("scene-cow-left", left=g.cow_left) if g.cow_left else say("scene-no-run")


# --- Characters and squares -----------------------------------------------------------------------------------------


def condition(g: Toro, name: str) -> str:
    """What became of a character this round, for its mark and its label.

    ``running``, ``first`` (it must act first), ``exposed``, ``acted`` (it skipped or is sheltered), or empty.
    """
    if g.outcome is not None or asked(g, "first_named", "cow_named", "third_placed"):
        return ""
    if name == g.runner:
        return "running"
    if name in g.due:
        return "first" if name in g.hurried else ""
    if name in g.exposed:
        return "exposed"
    return "acted" if g.returns[NUMBER[name]] <= g.round else ""


def character_says(g: Toro, name: str, say: Texts) -> str:
    """A character: where it is and what became of it this round."""
    who, square, became = say.name(name), place(g, name), condition(g, name)
    if square == OUT:
        return say(bench_key(g, name, became), character=who, round=return_round(g, name))
    parts = [say("scene-on", character=who, square=square)]
    if square == g.ball:
        parts.append(say("scene-with-ball"))
    if name in g.sheltered:
        parts.append(say("scene-sheltered"))
    if became == "exposed" and name == target(g):
        parts.append(say("scene-is-target"))
    elif became:
        parts.append(say(f"scene-{became}", left=g.left))
    return ", ".join(parts)


def bench_key(g: Toro, name: str, became: str) -> str:
    """The sentence for a character that is not on the pitch."""
    back = g.returns[NUMBER[name]]
    if not back:
        return "scene-off"
    if g.outcome is not None:
        return "scene-benched"
    if became == "running":
        return "scene-entering"
    return "scene-rested" if name in g.due else "scene-out" if back > g.round else "scene-stays-out"


def return_round(g: Toro, name: str) -> int:
    """The round in which a character on the bench can next come back (TB-76, TB-77): after a skip the coming one."""
    back = g.returns[NUMBER[name]]
    if name in g.due or name == g.runner:
        return max(back, g.round)
    return max(back, g.round + 1)


def cow_says(g: Toro, say: Texts) -> str:
    """The cow, and the ball if it lies under her."""
    says = say("scene-cow-says", agitation=g.agitation)
    return f"{says} {say('scene-ball-says')}" if g.cow and g.ball == g.cow else says


def printed_kind(pitch: Pitch, square: str) -> str:
    """The word for what is printed on a square; empty for plain sand."""
    if square == pitch.hideout:
        return "hideout"
    for kind, squares in (("goal", pitch.goals), ("bottle", pitch.bottles), ("cross", pitch.crosses)):
        if square in squares:
            return kind
    if square in pitch.barriers:
        return "barrier"
    if any(square in arrows for arrows in pitch.arrows):
        return "arrow"
    return "fence" if square in pitch.fence else ""


def square_says(g: Toro, square: str, way: str, say: Texts) -> str:
    """A square: what is printed there, who stands there, which step leads there, what a kick there would do."""
    parts = [print_says(g, square, say)]
    if name := on_square(g, square):
        parts.append(character_says(g, name, say) + ".")
    elif square == g.cow:
        parts.append(cow_says(g, say))
    elif square == g.ball:
        parts.append(say("scene-ball-says"))
    if way:
        verb, _, direction = way.partition(" ")
        parts.append(say(f"scene-{verb}-here", direction=say.name(direction)))
    if offered(g, f"kick {square}"):
        parts.append(kick_says(g, square, say))
    return " ".join(parts)


def print_says(g: Toro, square: str, say: Texts) -> str:
    """What is printed on a square, and what it is good for."""
    pitch = g.rules.printed
    match kind := printed_kind(pitch, square):
        case "goal":
            return say("scene-square-goal", square=square, team=say.name(TEAMS[pitch.goals.index(square)]))
        case "arrow":
            team, way = TEAMS[RED if square in pitch.arrows[RED] else BLUE], pitch.arrow_direction(square)
            return say("scene-square-arrow", square=square, team=say.name(team), direction=say.name(way))
        case "bottle":
            return say("scene-square-bottle", square=square, drinks=who_drinks(g))
    return say(f"scene-square-{kind or 'sand'}", square=square)


def who_drinks(g: Toro) -> str:
    """Whether a bottle does anything (TB-36): ``nobody`` may drink, the runner has had ``enough``, or ``runner``."""
    if not g.rules.drinks_per_run:
        return "nobody"
    return "enough" if g.runner and g.drinks >= g.rules.drinks_per_run else "runner"


# --- Kicks ----------------------------------------------------------------------------------------------------------


def kick_says(g: Toro, square: str, say: Texts) -> str:
    """The path of a kick, what stops it, where it can come to rest, and the odds of a goal."""
    seen = shot(g, square)
    parts = [say("scene-kick-path", path=", ".join(seen.path))]
    if seen.scorer >= 0:
        return " ".join([*parts, say("scene-kick-sure", team=say.name(TEAMS[seen.scorer]))])
    if seen.stopped_by:
        parts.append(say("scene-kick-stopped", by=say.name(seen.stopped_by), square=seen.path[-1]))
    parts.append(say("scene-kick-lands", squares=", ".join(dict.fromkeys(seen.lands))))
    for seat in (RED, BLUE):
        if seen.chances[seat]:
            parts.append(say("scene-kick-odds", team=say.name(TEAMS[seat]), odds=percent(seen.chances[seat])))
    return " ".join(parts)


def kick_label(g: Toro, square: str) -> str:
    """The odds of a goal as printed on a target: a tick for a sure one, a minus or a cross for an own goal."""
    seen, seat = shot(g, square), SEAT[g.runner]
    if seen.scorer >= 0:
        return SURE if seen.scorer == seat else OWN_GOAL
    return printed_odds(seen.chances[seat]) or printed_odds(seen.chances[1 - seat], MINUS)


def printed_odds(faces: int, sign: str = "") -> str:
    """Odds of some of the six faces of a die, as short as they are printed on a square; empty for none."""
    return f"{sign}{round(faces * 100 / 6)}%" if faces else ""


ODDS = (SURE, OWN_GOAL, *(printed_odds(faces, sign) for sign in ("", MINUS) for faces in FACES))


def percent(faces: int) -> str:
    """Odds of some of the six faces of a die."""
    return f"{round(faces * 100 / 6)}\N{NO-BREAK SPACE}%"


# --- Compass, actions and moves -------------------------------------------------------------------------------------


def compass_says(g: Toro, say: Texts) -> str:
    """Which face of the die means which direction."""
    ways = [say("scene-compass-face", die=die, direction=say.name(way)) for die, way in enumerate(g.rules.compass, 1)]
    return say("scene-compass-says", ways=", ".join(ways))


def action_says(g: Toro, verb: str, say: Texts) -> str:
    """What a verb does, and why it cannot be used now."""
    does = say(
        f"scene-{verb}-says",
        squares=g.rules.run_squares,
        low=g.rules.kick_min,
        high=g.rules.kick_max,
        span=g.rules.kick_max - g.rules.kick_min,
        more=g.rules.agitate_squares,
        step=g.rules.agitate_step,
    )
    why = forecast.why_not(g, verb)
    return f"{does} {say(f'scene-why-{why}')}" if why else does


def about_move(view: View, move: str, say: Texts) -> str:
    """What a move costs, promises or risks, in a few words."""
    g: Toro = view.table
    verb, _, word = move.partition(" ")
    match verb:
        case "kick":
            return about_kick(g, shot(g, word), say)
        case "step":
            return about_step(g, g.rules.ground.next[place(g, g.runner)][word], say)
        case "charge":
            return g.rules.ground.next[g.cow][word]
        case "agitate":
            return say("scene-agitate-note", more=g.rules.agitate_squares, step=g.rules.agitate_step)
        case "run" | "skip" | "nudge":
            return place(g, word) or say("scene-bench")
        case "stop":
            return say("scene-risk") if g.moved else ""
    return ""


def about_kick(g: Toro, seen: Shot, say: Texts) -> str:
    """A sure goal, odds of one, or what stops the ball."""
    own = SEAT[g.runner]
    if seen.scorer >= 0:
        return say("scene-sure" if seen.scorer == own else "scene-sure-own")
    notes = [say("scene-stopped", by=say.name(seen.stopped_by))] if seen.stopped_by else []
    if seen.chances[own]:
        notes.append(say("scene-goal-odds", odds=percent(seen.chances[own])))
    if seen.chances[1 - own]:
        notes.append(say("scene-own-odds", odds=percent(seen.chances[1 - own])))
    return " · ".join(notes)


def about_step(g: Toro, square: str, say: Texts) -> str:
    """Where a step leads, and whether the runner will drink there."""
    return say("scene-step-drink", square=square) if will_drink(g, square, g.left - 1) else square
