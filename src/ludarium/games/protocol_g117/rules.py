"""The rules of Protocol G117, in the order of the rulebook. PG numbers: ``ludarium rules protocol_g117``."""

from __future__ import annotations

from ludarium.games.protocol_g117.board import (
    AREA,
    ATTACK,
    BIT,
    CHARGE,
    CONTACT,
    ELIMINATE,
    FIELD,
    HIT,
    MOVES,
    NAME,
    NEAR,
    ON_EARTH,
    PLACE,
    SQUARES,
    Ground,
    around,
    bits,
    field_of,
    grounds,
    names,
    strikes,
)
from ludarium.games.protocol_g117.position import (
    ACTIONS,
    AI,
    HU,
    ICONS,
    KINDS,
    PARTS,
    Protocol,
    ProtocolRules,
    controlled,
    points_on,
    room,
)
from ludarium.kernel import Grammar

# --- Setup -------------------------------------------------------------------------------------------------------


def setup(rules: ProtocolRules) -> Protocol:
    """PG-1 to PG-12. Both sides deploy, hu chooses where its second Troop stands, then turn 1 begins."""
    units = rules.units_per_side
    return Protocol(rules=rules, supply=(units, units), agenda=(deploy, turn))


def deploy(g: Protocol) -> None:
    """PG-7 to PG-11. One unit on every start square; a second Troop beside hu's, on a square without points."""
    for seat in (AI, HU):
        for bit in bits(g.rules.home[seat]):
            recruit(g, seat, bit)
    g.tell("deployed", ai=names(g.units[AI]), hu=names(g.units[HU]))
    squares = around(g.rules.home[HU] & ON_EARTH) & room(g) & ~g.rules.worth
    if squares:
        g.ask(HU, [PLACE[bit] for bit in bits(squares)], place_second_troop)
    else:
        g.tell("second_troop_lapsed")


def place_second_troop(g: Protocol, move: str) -> None:
    """PG-11, PG-12. Not on a square with victory points: that ban is for set-up only (PG-65)."""
    bit = BIT[move.split()[1]]
    recruit(g, HU, bit)
    g.tell("second_troop", square=NAME[bit])


# --- The turn ----------------------------------------------------------------------------------------------------


def turn(g: Protocol) -> None:
    """PG-19, PG-20. First player, second player, count; the first player changes every turn."""
    g.turn += 1
    first = g.first
    if g.story is not None:
        g.tell("turn", turn=g.turn, seat=first, series=g.series)
    g.then((second_player, 1 - first), close)
    first_player(g, first)


def first_player(g: Protocol, seat: int) -> None:
    """PG-21, PG-27, PG-28. Any own action whose pair is unused, and one of its two parts."""
    actions = zip(g.rules.choices[seat], g.marks, strict=True)
    g.ask(seat, [part for parts, marks in actions if not marks[seat] for part in parts], choose, seat)


def second_player(g: Protocol, seat: int) -> None:
    """PG-24, PG-26, PG-27. The partner action; either part of it, or with second_player_part = same the same part."""
    parts = g.rules.choices[seat][g.pair - 1]
    if g.rules.second_player_part == "same":
        taken = g.marks[g.pair - 1][1 - seat]
        parts = (parts[PARTS.index(taken)],)  # type: ignore[assignment]
    g.ask(seat, parts, choose, seat)


def choose(g: Protocol, move: str, seat: int) -> None:
    """PG-21 to PG-29, PG-55. A marker goes on the part; the action is carried out completely before anything else."""
    deed = g.rules.deeds[move]
    g.pair, at = deed.pair, deed.pair - 1
    marks = list(g.marks)
    ai, hu = marks[at]
    marks[at] = (deed.part, hu) if seat == AI else (ai, deed.part)
    g.marks = tuple(marks)
    if g.story is not None:
        partner = g.rules.pairs[at][1 - seat]
        g.tell("chosen", seat=seat, action=deed.action, part=deed.part, partner=partner, follows=seat != g.first)
    if deed.po:
        g.po = deed.po
        operate(g, seat)
    else:
        first, *others = deed.icons
        g.then(*[(resolve, seat, icon) for icon in others])
        resolve(g, seat, first)


# --- Operation points --------------------------------------------------------------------------------------------


def operate(g: Protocol, seat: int) -> None:
    """PG-30 to PG-34. Asked as long as something but ``end`` is possible; then the action is over by itself."""
    moves = operations(g, seat)
    if len(moves) > 1:
        g.ask(seat, moves, operation, seat)
    elif g.po or g.open:
        stop(g, seat)


def operations(g: Protocol, seat: int) -> list[str]:
    """PG-32, PG-36 to PG-45, PG-51, PG-52. Every legal sentence of an action, ``end`` the last of them."""
    moves: list[str] = []
    if not (g.po or g.open):
        return moves
    own, free = grounds(g.units[seat]), room(g)
    for _, adjacent, _, _, steps in own:
        moves += steps[free & adjacent]
    if g.back:
        moves.remove(g.back)  # there is always room where a unit has just left
    if g.po:
        moves += attacks(g, seat)
        moves += charges(g, own, g.units[1 - seat], free)
    moves.append("end")
    return moves


def operation(g: Protocol, move: str, seat: int) -> None:
    """PG-30 to PG-54. One Move, Attack or Charge; or the end of the action, which loses what is left."""
    if move in MOVES:  # by far the most frequent
        step(g, move, seat)
        operate(g, seat)
    elif move == "end":
        stop(g, seat)
    else:
        verb, square = move.split()
        deed = attack if verb == "attack" else charge
        deed(g, seat, BIT[square])


def stop(g: Protocol, seat: int) -> None:
    """PG-32, PG-34, PG-39. Points and movement squares that were not used are lost."""
    g.tell("stopped", seat=seat, po=g.po, open=g.open)
    g.po = g.open = 0
    g.back = ""


# Move


def step(g: Protocol, move: str, seat: int) -> None:
    """PG-35 to PG-44. One unit, one square; the first step of a Move spends a point and leaves the others open."""
    start, goal, back = MOVES[move]
    if g.open:
        g.open -= 1
    else:
        g.po -= 1
        g.open = g.rules.move_squares - 1
    g.back = back if g.open else ""
    if g.stacks[seat] & start or g.units[seat] & goal:
        take_off(g, seat, start)
        put_on(g, seat, goal)
    else:  # a unit alone on a square goes to a square without another of its side
        ai, hu = g.units
        g.units = (ai ^ (start | goal), hu) if seat == AI else (ai, hu ^ (start | goal))
    if g.story is not None:
        enters = bool(g.units[1 - seat] & goal)
        unit = kind(seat, goal)
        g.tell("moved", seat=seat, unit=unit, start=NAME[start], goal=NAME[goal], contested=enters, open=g.open)


# Attack


def attacks(g: Protocol, seat: int) -> list[str]:
    """PG-45, PG-47. The enemy squares with enough own units in contact; in the Matrix also on one square."""
    own, stacks, needed = g.units[seat], g.stacks[seat], g.rules.attackers_needed
    found = []
    for bit, _, contact, _, _ in grounds(g.units[1 - seat]):
        hands = own & contact
        if hands and hands.bit_count() + (stacks & contact).bit_count() >= needed:
            found.append(ATTACK[bit])
    return found


def attack(g: Protocol, seat: int, target: int) -> None:
    """PG-45 to PG-49. One point, one enemy less; the attackers stay as they are and may attack again."""
    spend(g)
    if g.story is not None:
        near, two = CONTACT[target], g.stacks[seat]
        hands = tuple(f"{NAME[bit]} ×2" if bit & two else NAME[bit] for bit in bits(g.units[seat] & near))
        g.tell("attacked", seat=seat, target=NAME[target], unit=kind(1 - seat, target), hands=hands)
    eliminate(g, 1 - seat, target)
    operate(g, seat)


# Charge


def charges(g: Protocol, own: tuple[Ground, ...], foes: int, free: int) -> list[str]:
    """PG-51. The units that can strike an enemy; ``free`` are the squares with room."""
    fewest, most = g.rules.charge_steps_min, g.rules.charge_steps_max
    reach = most + 1
    return [
        CHARGE[bit]
        for bit, _, _, near, _ in own
        if near[reach] & foes and strikes(bit, free & near[most], fewest, most) & foes
    ]


def charge(g: Protocol, seat: int, bit: int) -> None:
    """PG-50 to PG-52. The unit is named first, then its target; there is no way back."""
    spend(g)
    g.ask(seat, [HIT[target] for target in bits(charge_targets(g, seat, bit))], charge_hits, seat, NAME[bit])


def charge_targets(g: Protocol, seat: int, bit: int) -> int:
    """PG-51. The enemies that a unit on this square can strike."""
    fewest, most = g.rules.charge_steps_min, g.rules.charge_steps_max
    return strikes(bit, room(g) & NEAR[bit][most], fewest, most) & g.units[1 - seat]


def charge_hits(g: Protocol, move: str, seat: int, square: str) -> None:
    """PG-52 to PG-54. The charging unit and one enemy on the target are both eliminated."""
    start, target = BIT[square], BIT[move.split()[1]]
    if g.story is not None:
        unit, victim = kind(seat, start), kind(1 - seat, target)
        g.tell("charged", seat=seat, unit=unit, square=square, victim=victim, target=NAME[target])
    eliminate(g, seat, start)
    eliminate(g, 1 - seat, target)
    operate(g, seat)


def spend(g: Protocol) -> None:
    """PG-39, PG-45, PG-50. One point; an open movement square is dropped with it."""
    g.po -= 1
    g.open = 0
    g.back = ""


# --- Events ------------------------------------------------------------------------------------------------------


def resolve(g: Protocol, seat: int, icon: str) -> None:
    """PG-55 to PG-63. One icon; what can take effect must, what cannot lapses, and the next icon follows."""
    if icon == "S":
        ai, hu = g.sabotages
        g.sabotages = (ai + 1, hu) if seat == AI else (ai, hu + 1)
        g.tell("sabotage_held", seat=seat)
    elif icon[0] == "+":
        gain(g, seat, ICONS[icon])
    else:
        remove(g, seat, ICONS[icon])


def gain(g: Protocol, seat: int, field: str) -> None:
    """PG-56, PG-60, PG-61, PG-71. A unit of the supply must be placed; without a unit or a square it lapses."""
    squares = gain_squares(g, seat, field) if g.supply[seat] else 0
    if not g.supply[seat]:
        g.tell("gain_lapsed", seat=seat, field=field, why="supply")
    elif not squares:
        g.tell("gain_lapsed", seat=seat, field=field, why="room")
    else:
        g.ask(seat, [PLACE[bit] for bit in bits(squares)], place_unit, seat, field)


def place_unit(g: Protocol, move: str, seat: int, field: str) -> None:
    """PG-56, PG-64 to PG-72. The gained unit takes its square and is like any other from then on.

    ``field`` is for the question: what is asked names the field of the icon.
    """
    bit = BIT[move.split()[1]]
    recruit(g, seat, bit)
    if g.story is not None:
        g.tell("gained", seat=seat, unit=kind(seat, bit), square=NAME[bit], supply=g.supply[seat])


def remove(g: Protocol, seat: int, field: str) -> None:
    """PG-57, PG-60, PG-62. Any enemy on that field, wherever it stands; without one the icon lapses."""
    targets = g.units[1 - seat] & FIELD[field]
    if targets:
        g.ask(seat, [ELIMINATE[bit] for bit in bits(targets)], eliminate_unit, seat, field)
    else:
        g.tell("elimination_lapsed", seat=seat, field=field)


def eliminate_unit(g: Protocol, move: str, seat: int, field: str) -> None:
    """PG-57, PG-58. One enemy unit on the chosen square, and nothing else there; ``field`` is for the question."""
    target = BIT[move.split()[1]]
    if g.story is not None:
        g.tell("eliminated", seat=seat, unit=kind(1 - seat, target), target=NAME[target])
    eliminate(g, 1 - seat, target)


# Placing a gained unit


def gain_squares(g: Protocol, seat: int, field: str) -> int:
    """PG-64 to PG-71. Beside own units; without any on the field on a start square, or anywhere if all are taken."""
    own, foes, squares = g.units[seat] & FIELD[field], g.units[1 - seat], FIELD[field]
    empty = squares & ~(own | foes)
    if not own:
        return g.rules.home[seat] & squares & ~foes or empty
    if field == "earth":
        return empty & around(own)
    beside = (room(g) if g.rules.matrix_drop_in == "on" else empty) & around(own)
    return beside | own & ~foes & ~g.stacks[seat]


# --- Victory points ----------------------------------------------------------------------------------------------


def close(g: Protocol) -> None:
    """PG-19, PG-76, PG-77. Sabotages are named before the count; mostly there is none."""
    if g.sabotages == (0, 0):
        count(g)
        end_of_turn(g)
    else:
        g.then((name_sabotage, g.first), (name_sabotage, 1 - g.first), count, end_of_turn)


def name_sabotage(g: Protocol, seat: int, named: int = 0) -> None:
    """PG-77, PG-79, PG-81. Who holds a sabotage must name squares the opponent would score; without one it lapses."""
    if named == sabotages_to_name(g, seat):
        return
    places = sabotage_places(g, seat)
    if places:
        g.ask(seat, [f"sabotage {place}" for place in places], sabotage, seat, named)
    else:
        g.tell("sabotage_lapsed", seat=seat, named=named)


def sabotage(g: Protocol, move: str, seat: int, named: int) -> None:
    """PG-77 to PG-81. The opponent scores nothing there in this count; nothing else changes."""
    place = move.split()[1]
    ai, hu = g.cancelled
    g.cancelled = (ai, (*hu, place)) if seat == AI else ((*ai, place), hu)
    g.tell("sabotaged", seat=seat, place=place)
    name_sabotage(g, seat, named + 1)


def sabotages_to_name(g: Protocol, seat: int) -> int:
    """PG-77, PG-80, PG-81, PG-R22. So many squares for each sabotage held, or one field, whatever that number is."""
    return g.sabotages[seat] * (g.rules.sabotage_squares if g.rules.sabotage_scope == "square" else 1)


def sabotage_places(g: Protocol, seat: int) -> tuple[str, ...]:
    """PG-77, PG-80. The squares (or fields) with points the opponent controls and that are not cancelled yet."""
    rich = scoring(g, 1 - seat)
    if g.rules.sabotage_scope == "square":
        return names(rich)
    return tuple(field for field, squares in FIELD.items() if rich & squares)


def scoring(g: Protocol, seat: int) -> int:
    """PG-73 to PG-78. The squares that give a side points in this count."""
    cancelled = 0
    for place in g.cancelled[seat]:
        cancelled |= AREA[place]
    return controlled(g, seat) & g.rules.worth & ~cancelled


def count(g: Protocol) -> None:
    """PG-76, PG-82. Each side notes the points of its squares; scores never fall."""
    ai, hu = scoring(g, AI), scoring(g, HU)
    g.paper += ((points_on(g, ai), points_on(g, hu)),)
    if g.story is not None:
        for seat, squares in ((AI, ai), (HU, hu)):
            each = tuple(f"{name} ({g.rules.vp_of(name)})" for name in names(squares))
            g.tell("counted", seat=seat, points=g.paper[-1][seat], squares=each)
        g.tell("score", turn=g.turn, ai=g.score[AI], hu=g.score[HU])


# --- End of the game ---------------------------------------------------------------------------------------------


def end_of_turn(g: Protocol) -> None:
    """PG-83 to PG-92. After the last turn the higher score wins; a tie goes on in series, compared now and then."""
    g.pair = 0
    g.sabotages = (0, 0)
    g.cancelled = ((), ())
    rules = g.rules
    if g.turn < rules.turns:
        turn(g)
        return
    score = ai, hu = g.score
    if ai != hu and next_comparison(rules, g.turn) == g.turn:
        win(g, "supremacy" if g.turn == rules.turns else "supremacy_extra", score)
    if (g.turn - rules.turns) % rules.extra_series_turns:
        g.then(turn)
    elif g.series == rules.extra_series_max:
        g.tell("drawn", score=ai)
        g.end("stalemate", scores=score)
    else:
        new_series(g)


def next_comparison(rules: ProtocolRules, turn: int) -> int:
    """PG-84, PG-90. The first turn, from this one on, that ends with a comparison of the scores.

    That is the last of the game; in a series every so many turns, counted from its beginning, and its last one.
    """
    if turn <= rules.turns:
        return rules.turns
    played = (turn - rules.turns - 1) % rules.extra_series_turns  # turns of this series before that one
    every = rules.extra_check_every
    return turn - played - 1 + min((played // every + 1) * every, rules.extra_series_turns)


def new_series(g: Protocol) -> None:
    """PG-87 to PG-89, PG-91. All markers are taken off; with tie_board = reset the board is set up again too."""
    g.marks = (("", ""),) * len(g.rules.pairs)
    g.tell("tie", score=g.score[AI], series=g.series + 1, check=next_comparison(g.rules, g.turn + 1))
    if g.rules.tie_board == "reset":
        g.units = g.stacks = g.lost = (0, 0)
        g.supply = (g.rules.units_per_side,) * 2
        g.tell("board_reset")
        g.then(deploy, turn)
    else:
        g.then(turn)


def win(g: Protocol, reason: str, score: tuple[int, int]) -> None:
    """PG-84, PG-90. The side with more victory points; the other species is doomed."""
    winner = AI if score[AI] > score[HU] else HU
    g.tell("fate", seat=winner, ai=score[AI], hu=score[HU])
    g.end(reason, (winner,), score)


# --- Units and words ---------------------------------------------------------------------------------------------


def recruit(g: Protocol, seat: int, bit: int) -> None:
    """A unit from the supply takes a square."""
    ai, hu = g.supply
    g.supply = (ai - 1, hu) if seat == AI else (ai, hu - 1)
    put_on(g, seat, bit)


def eliminate(g: Protocol, seat: int, bit: int) -> None:
    """PG-54. One unit is out for good."""
    ai, hu = g.lost
    g.lost = (ai + 1, hu) if seat == AI else (ai, hu + 1)
    take_off(g, seat, bit)


def put_on(g: Protocol, seat: int, bit: int) -> None:
    """One more unit on a square; the caller knows that there is room."""
    if g.units[seat] & bit:
        ai, hu = g.stacks
        g.stacks = (ai | bit, hu) if seat == AI else (ai, hu | bit)
    else:
        ai, hu = g.units
        g.units = (ai | bit, hu) if seat == AI else (ai, hu | bit)


def take_off(g: Protocol, seat: int, bit: int) -> None:
    """PG-18. One unit less on a square; which of two goes does not matter."""
    if g.stacks[seat] & bit:
        ai, hu = g.stacks
        g.stacks = (ai & ~bit, hu) if seat == AI else (ai, hu & ~bit)
    else:
        ai, hu = g.units
        g.units = (ai & ~bit, hu) if seat == AI else (ai, hu & ~bit)


def kind(seat: int, bit: int) -> str:
    """PG-4. What a unit of this side is called on this square."""
    return KINDS[field_of(bit)][seat]


def grammar(rules: ProtocolRules) -> Grammar:
    """Every sentence of the game."""
    return Grammar(
        (
            "choose {action} {part}",
            "move {start} {goal}",
            "attack {square}",
            "charge {square}",
            "hit {square}",
            "place {square}",
            "eliminate {square}",
            "sabotage {place}",
            "end",
        ),
        {
            "action": ACTIONS,
            "part": PARTS,
            "start": SQUARES,
            "goal": SQUARES,
            "square": SQUARES,
            "place": (*names(rules.worth), *FIELD),
        },
        keep=lambda said: not said.startswith("move ") or said in MOVES,
    )
