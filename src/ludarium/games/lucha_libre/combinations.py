"""What dice can be used for: every reroll and every set of moves of a throw, worked out once."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations, combinations_with_replacement

from ludarium.games.lucha_libre.position import MOVES, LuchaRules, Throw, Wrestler

FACES = range(1, 7)
STAND = "stand"
PASS = "pass"


@cache
def throws(number: int) -> tuple[Throw, ...]:
    """All different throws of so many dice."""
    return tuple(combinations_with_replacement(FACES, number))


def spoken(words: tuple[object, ...]) -> str:
    """Faces or moves as the words of a sentence."""
    return " ".join(map(str, words))


def without(dice: Throw, used: Throw) -> Throw | None:
    """The dice left when some are taken; None if they are not all there."""
    left = list(dice)
    for face in used:
        if face not in left:
            return None
        left.remove(face)
    return tuple(left)


# --- Rerolls -----------------------------------------------------------------------------------------------------


@cache
def rerolls(dice: Throw) -> dict[str, tuple[Throw, int]]:
    """LL-17 to LL-19. Each reroll of these dice: those that stay, and how many are thrown again."""
    found: dict[str, tuple[Throw, int]] = {}
    for number in range(1, len(dice) + 1):
        for chosen in combinations(dice, number):
            found[f"reroll {spoken(chosen)}"] = without(dice, chosen) or (), number
    return found


@cache
def wave_moves(dice: Throw) -> tuple[str, ...]:
    """LL-15. What a player who has not stood may do with these dice."""
    return (STAND, *rerolls(dice))


def as_throw(thrown: Throw | int) -> Throw:
    """What dice hand to the rules as a throw; a single die hands over its face."""
    return thrown if isinstance(thrown, tuple) else (thrown,)


@cache
def together(kept: Throw, thrown: Throw | int) -> Throw:
    """LL-17. Kept and new dice as one throw."""
    return tuple(sorted(kept + as_throw(thrown)))


# --- Moves -------------------------------------------------------------------------------------------------------


def ways(move: str, dice: Throw, wrestler: Wrestler) -> Iterator[Throw]:
    """LL-33 to LL-39. The dice with which a wrestler can perform a move."""
    lucky = wrestler.lucky
    if move == "triple_f":
        wanted: tuple[Throw, ...] = ((lucky,) * 3,)
    elif move == "triple":
        wanted = tuple((face,) * 3 for face in FACES if face != lucky)
    elif move == "show_off":
        wanted = ((lucky,),)
    else:
        wanted = (getattr(wrestler, move),)
    return (faces for faces in wanted if without(dice, faces) is not None)


def used_by(move: str, dice: Throw, wrestler: Wrestler) -> Throw:
    """The dice a possible move takes. There is only one way: five dice hold one triple at most."""
    return next(ways(move, dice, wrestler))


@cache
def performances(dice: Throw, wrestler: Wrestler, changes: int, first: int = 0) -> tuple[tuple[str, ...], ...]:
    """LL-27 to LL-31. All sets of moves these dice allow, each in the order of the table, the empty one last."""
    found: dict[tuple[str, ...], None] = {}
    for at in range(first, len(MOVES)):
        move = MOVES[at]
        if move == "change" and not changes:
            continue
        for faces in ways(move, dice, wrestler):
            left = without(dice, faces) or ()
            for more in performances(left, wrestler, changes - (move == "change"), at):
                found[move, *more] = None
    return (*found, ())


@cache
def perform_moves(dice: Throw, wrestler: Wrestler, changes: int) -> tuple[str, ...]:
    """LL-26. What a player may say when choosing moves; ``pass`` alone if the dice allow nothing."""
    return tuple(f"perform {spoken(moves)}" if moves else PASS for moves in performances(dice, wrestler, changes))


@cache
def named(sentence: str) -> tuple[str, ...]:
    """The moves a sentence names; none for ``pass``."""
    return tuple(sentence.split()[1:])


def all_performances(rules: LuchaRules) -> list[tuple[str, ...]]:
    """Every set of moves that can ever be performed: few first, then in the order of the table."""
    found = {
        moves
        for wrestler in rules.wrestlers.values()
        for dice in throws(rules.dice_max)
        for moves in performances(dice, wrestler, rules.change_limit)
        if moves
    }
    return sorted(found, key=lambda moves: (len(moves), [MOVES.index(move) for move in moves]))


def dice_used(dice: Throw, moves: tuple[str, ...], wrestler: Wrestler) -> list[Throw]:
    """LL-27. The dice each of these moves takes, in the same order."""
    used = []
    for move in moves:
        faces = used_by(move, dice, wrestler)
        dice = without(dice, faces) or ()
        used.append(faces)
    return used
