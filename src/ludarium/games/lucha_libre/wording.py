"""What the table of Lucha Libre says: labels, tooltips, the reasons why something cannot be used now."""

from __future__ import annotations

from ludarium.games.lucha_libre.combinations import dice_used, named, performances, spoken
from ludarium.games.lucha_libre.forecast import best_now, odds_of_more
from ludarium.games.lucha_libre.position import MOVES, SEATS, TEAMS, Lucha, LuchaRules, Throw, signed
from ludarium.games.lucha_libre.rules import possible_moves, totals
from ludarium.kernel import Sealed, View
from ludarium.texts import Texts

PHASES = {
    "thrown": "throw",
    "wave_shown": "wave",
    "reroll_or_stand": "wave",
    "moves_shown": "moves",
    "moves_chosen": "moves",
}
BELL_NEAR = 10  # rounds left from which the bell is announced
FROM_THE_RIGHT = ("show_off", "change")  # a sequence may take dice that show the same


def phase(view: View) -> str:
    """``throw``, ``wave``, ``moves``, or ``over``."""
    question = view.table.question
    return "over" if question is None else PHASES[question.step.__name__]


def own_choice(view: View) -> str:
    """What this seat has sealed, if it has; others' choices are never looked at."""
    question = view.table.question
    if isinstance(question, Sealed) and view.seat in question.chosen:
        return question.chosen[view.seat]
    return ""


# --- Whole table ---------------------------------------------------------------------------------------------------


def summary(view: View, say: Texts) -> str:
    """The table in a few sentences."""
    g: Lucha = view.table
    values = {
        f"{TEAMS[seat]}_{key}": value
        for seat in SEATS
        for key, value in (
            ("wrestler", say(f"name-{g.in_ring[seat]}")),
            ("fans", g.fans[seat]),
            ("level_dice", g.rules.track[g.energy[seat]]),
        )
    }
    return say("scene-summary", round=g.round, goal=g.rules.fans_goal, **values)


def round_line(g: Lucha, say: Texts, short: bool) -> str:
    """The round, and near the end how many remain."""
    limit = g.rules.round_limit
    if limit and limit - g.round < BELL_NEAR:
        return say("scene-round-short-bell" if short else "scene-round-bell", round=g.round, left=limit - g.round)
    if limit and short:
        return say("scene-round-short", round=g.round, limit=limit)
    return say("scene-round", round=g.round)


def bell_line(g: Lucha, say: Texts) -> str:
    """When the bell rings."""
    limit = g.rules.round_limit
    return say("scene-bell", limit=limit) if limit else say("scene-no-bell")


def doing(view: View, seat: int) -> str:
    """What a team is doing, in one word; never what it has chosen."""
    g: Lucha = view.table
    now, question = phase(view), g.question
    if now == "over":
        return "over"
    if seat in view.waiting:
        return "thinking"
    if isinstance(question, Sealed) and seat in question.chosen:
        return "sealed"
    if now == "wave" and g.stood[seat]:
        return "stands"
    return "unable" if now == "moves" else "waits"


def status(view: View, seat: int, say: Texts) -> str:
    """What a team is doing, in a word or two; nothing while it waits for dice, and at the end only that it won."""
    word = doing(view, seat)
    if view.outcome is not None:
        return say("scene-won") if seat in view.outcome.winners else ""
    return "" if word == "waits" else say(f"scene-{word}")


def status_line(view: View, seat: int, say: Texts) -> str:
    """The same as a sentence, for the panel of a team one does not play."""
    return say(f"scene-line-{doing(view, seat)}")


def doing_line(view: View, seat: int, say: Texts) -> str:
    """A team by its short name, and what it is doing."""
    team, word = say(f"scene-team-{TEAMS[seat]}"), status(view, seat, say)
    return say("scene-doing", team=team, doing=word) if word else team


def waiting_line(view: View, seat: int, say: Texts) -> str:
    """On a small sheet in place of the verbs while there is nothing to choose: what one waits for, or the end."""
    if view.outcome is not None:
        return "\n".join(panel_lines(view, say))
    if seat != view.seat:
        return doing_line(view, seat, say)
    choice = own_choice(view)
    if choice:
        return say("scene-sealed-choice", choice=choice_text(choice, say, "short"))
    own = {"stands": "scene-why-stood", "unable": "scene-why-nothing"}
    return say(own.get(doing(view, seat), "ask-thrown"))


# --- Energy and dice -----------------------------------------------------------------------------------------------


def energy_says(g: Lucha, wrestler: str, at: int, level: int, say: Texts) -> str:
    """A space of an energy track, and whether the marker stands on it; on the lowest one what a loss costs."""
    where = "here" if at == level else "space"
    cost = g.rules.shortfall_cost if at == 0 else 0
    return say(f"scene-energy-{where}", wrestler=say(f"name-{wrestler}"), dice=g.rules.track[at], cost=cost)


def idle_dice(view: View, seat: int) -> set[int]:
    """The dice that no move can use, while moves are chosen; or that the own sealed choice leaves unused."""
    g: Lucha = view.table
    if phase(view) != "moves":
        return set()
    wrestler = g.rules.wrestlers[g.in_ring[seat]]
    choice = own_choice(view) if seat == view.seat else ""
    options = [named(choice)] if choice else performances(g.dice[seat], wrestler, g.rules.change_limit)
    used: set[int] = set()
    for moves in options:
        used |= dice_for(g, seat, moves)
    return set(range(len(g.dice[seat]))) - used


def dice_for(g: Lucha, seat: int, moves: tuple[str, ...]) -> set[int]:
    """Which of a team's dice these moves use, where every further move adds some.

    Equal dice are taken from the left, but from the right by moves that go with others which need the same faces.
    """
    lying = g.dice[seat]
    found: set[int] = set()
    for move, faces in zip(moves, dice_used(lying, moves, g.rules.wrestlers[g.in_ring[seat]]), strict=True):
        order = range(len(lying))[:: -1 if move in FROM_THE_RIGHT else 1]
        for face in faces:
            found.add(next(at for at in order if lying[at] == face and at not in found))
    return found


def die_says(view: View, seat: int, face: int, idle: bool, say: Texts) -> str:
    """A die, and what can be done with it now."""
    g: Lucha = view.table
    if seat != view.seat:
        return say("scene-die-other", wrestler=say(f"name-{g.in_ring[seat]}"), face=face)
    if phase(view) == "wave" and seat in view.waiting:
        return say("scene-die-reroll", face=face, cost=g.rules.reroll_cost, fans=g.fans[seat])
    if phase(view) == "moves":
        return say("scene-die-idle" if idle else "scene-die-use", face=face)
    return say("scene-die-stands" if g.stood[seat] else "scene-die-waits", face=face)


# --- Moves ---------------------------------------------------------------------------------------------------------


def effects(rules: LuchaRules, moves: tuple[str, ...]) -> str:
    """``+5 · −2 · −1``: fans, enemy energy, own energy."""
    return " · ".join(map(signed, totals(rules, moves)))


def usable_moves(view: View, seat: int) -> set[str]:
    """The moves a team's dice allow now; none when the fight is over."""
    if phase(view) == "over":
        return set()
    return {move for sentence in possible_moves(view.table, seat) for move in named(sentence)}


def move_dice(g: Lucha, seat: int, move: str) -> tuple[str, ...]:
    """The printed dice of a move; ``x`` stands for any number but the lucky one."""
    wrestler = g.rules.wrestlers[g.in_ring[seat]]
    if move == "triple":
        return ("x",) * 3
    if move in ("triple_f", "show_off"):
        return (str(wrestler.lucky),) * (3 if move == "triple_f" else 1)
    return tuple(map(str, getattr(wrestler, move)))


def move_says(view: View, seat: int, move: str, say: Texts) -> str:
    """A move in a full sentence, and why it cannot be performed now if it cannot."""
    g: Lucha = view.table
    fans, enemy, own = map(signed, totals(g.rules, (move,)))
    words = say(f"scene-move-{move}", dice=" ".join(move_dice(g, seat, move)), fans=fans, enemy=enemy, own=own)
    return f"{words} {say(why_move(view, seat, move))}"


def why_move(view: View, seat: int, move: str) -> str:
    """Whether a move can be performed, and if not, why: the key of a sentence."""
    now = phase(view)
    if now == "over":
        return "scene-line-over"
    if move == "change" and not view.table.rules.change_limit:
        return "scene-move-forbidden"
    if move not in usable_moves(view, seat):
        return "scene-move-no-dice"
    return "scene-move-later" if seat == view.seat and now == "wave" else "scene-move-now"


def action_says(view: View, verb: str, possible: bool, say: Texts) -> str:
    """What a verb does, or why it cannot be said now."""
    words = say(f"scene-{verb}-says", cost=view.table.rules.reroll_cost)
    return words if possible or view.seat is None else f"{words} {say(why_action(view, view.seat, verb))}"


def why_action(view: View, seat: int, verb: str) -> str:
    """Why a verb cannot be said now: the key of a sentence."""
    now = phase(view)
    if now == "over":
        return "scene-line-over"
    if own_choice(view):
        return "scene-why-sealed"
    if verb in ("reroll", "stand"):
        stood = view.table.stood[seat] and now in ("wave", "moves")
        return "scene-why-stood" if stood else "scene-why-not-rolling"
    return "scene-why-rolling" if now in ("wave", "throw") else "scene-why-nothing"


def moves_text(moves: tuple[str, ...], say: Texts, names: str = "name") -> str:
    """``Triple F + Show Off``, equal moves counted; with the names of the list of moves (``short`` on a small one)."""
    counted = [(move, moves.count(move)) for move in MOVES if move in moves]
    return " + ".join(say(f"scene-{names}-{move}") + (f" ×{times}" if times > 1 else "") for move, times in counted)


# --- The panel below the ring --------------------------------------------------------------------------------------


def panel_title(view: View, say: Texts) -> str:
    """What the panel speaks of."""
    if phase(view) == "over":
        return say("scene-panel-over")
    if choosing(view):
        return say("scene-panel-moves")
    if own_choice(view):
        return say("scene-panel-sealed")
    return say("scene-panel-first") if view.table.round <= 1 else say("scene-panel-last")


def choosing(view: View) -> bool:
    """Whether this seat is choosing moves now."""
    return phase(view) == "moves" and bool(view.moves)


def panel_lines(view: View, say: Texts) -> list[str]:
    """Every possible performance with its totals, joined moves first; or the own sealed choice; or the last round."""
    g: Lucha = view.table
    if view.outcome is not None:
        return [say.reason(view.outcome), say("scene-end", blue=g.fans[0], silver=g.fans[1], round=g.round)]
    if choosing(view):
        chosen = sorted(filter(None, map(named, view.moves)), key=lambda moves: len(set(moves)) == 1)
        return [performance_line(g, moves, say) for moves in chosen]
    choice = own_choice(view)
    if choice:
        return [choice_text(choice, say)]
    if g.round <= 1:
        return [say("scene-first-pick" if view.moves else "scene-first-round", goal=g.rules.fans_goal)]
    return [last_line(g, seat, say) for seat in SEATS]


def performance_line(g: Lucha, moves: tuple[str, ...], say: Texts) -> str:
    """A performance with its three totals."""
    sums = " ".join(map(signed, totals(g.rules, moves)))
    return say("scene-performance", moves=moves_text(moves, say), totals=sums)


def choice_text(choice: str, say: Texts, names: str = "name") -> str:
    """The own sealed choice, to be remembered while the other one thinks."""
    moves = named(choice)
    if choice.startswith("reroll"):
        return say("scene-chose-reroll", dice=" ".join(moves))
    if choice.startswith("perform"):
        return moves_text(moves, say, names)
    return say("scene-chose-stand") if choice == "stand" else say("scene-chose-pass")


def last_line(g: Lucha, seat: int, say: Texts) -> str:
    """What a team did in the round before: moves, fans, the energy sum before it was applied, the shortfall."""
    tally = g.last[seat]
    moves = moves_text(tally.moves, say) if tally.moves else say("scene-nothing")
    return say(
        "scene-last",
        team=say(f"name-{TEAMS[seat]}"),
        moves=moves,
        fans=signed(tally.fans),
        energy=signed(tally.energy),
        shortfall=tally.shortfall,
    )


# --- Notes on moves ------------------------------------------------------------------------------------------------


def about_move(view: View, move: str, say: Texts) -> str:
    """A reroll: its price and the odds that the dice allow more fans; a performance: its totals and its dice."""
    g: Lucha = view.table
    seat = view.seat
    if seat is None:
        return ""
    if move.startswith("reroll"):
        return say("about-reroll", cost=g.rules.reroll_cost, odds=round(100 * odds_of_more(g, seat, move)))
    if move.startswith("perform"):
        fans, enemy, own = map(signed, totals(g.rules, named(move)))
        used = dice_used(g.dice[seat], named(move), g.rules.wrestlers[g.in_ring[seat]])
        return say("about-perform", fans=fans, enemy=enemy, own=own, dice=apart(used))
    if move == "stand":
        return say("about-stand", fans=best_now(g, seat, g.dice[seat]))
    return ""


def apart(used: list[Throw]) -> str:
    """``1 2 4 · 3``: the dice of each move, which no line break parts."""
    return " · ".join(spoken(faces).replace(" ", "\u00a0") for faces in used)
