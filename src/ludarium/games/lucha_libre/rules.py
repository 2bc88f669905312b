"""The rules of Lucha Libre, in the order of the rulebook. LL numbers are those of ``ludarium rules lucha_libre``."""

from __future__ import annotations

from typing import TypeAlias

from ludarium.games.lucha_libre.combinations import (
    PASS,
    STAND,
    all_performances,
    as_throw,
    dice_used,
    named,
    perform_moves,
    rerolls,
    spoken,
    throws,
    together,
    wave_moves,
)
from ludarium.games.lucha_libre.position import (
    BLUE,
    MOVES,
    SEATS,
    SILVER,
    TEAMS,
    Lucha,
    LuchaRules,
    Tally,
    Throw,
    both,
    dice_of,
    put,
    signed,
)
from ludarium.kernel import Grammar, dice

Effect: TypeAlias = tuple[int, int, int]  # fans, enemy energy, own energy

# What a move does: the names of its three numbers among the rules.
EFFECTS = {move: (f"{move}_fans", f"{move}_enemy", f"{move}_own") for move in MOVES}

# --- Setup -------------------------------------------------------------------------------------------------------


def setup(rules: LuchaRules) -> Lucha:
    """LL-1 to LL-5. The first of each team is in the ring; everybody on the first 3; ten fans each."""
    (blue, blue_rests), (silver, silver_rests) = rules.teams
    start = rules.energy_start
    return Lucha(
        rules=rules,
        in_ring=(blue, silver),
        resting=(blue_rests, silver_rests),
        energy=(start, start),
        rest_energy=(start, start),
        fans=(rules.fans_start, rules.fans_start),
        agenda=(game_round,),
    )


# --- The round ---------------------------------------------------------------------------------------------------


def game_round(g: Lucha) -> None:
    """LL-10 to LL-12. Both teams throw, reroll, choose moves; these are resolved; then the round ends."""
    g.round += 1
    g.stood = (False, False)
    g.tell("round", round=g.round, blue=g.fans[BLUE], silver=g.fans[SILVER])
    g.then((throw, BLUE, dice_of(g, BLUE)), (throw, SILVER, dice_of(g, SILVER)), *AFTER_THROWING)


# --- Dice rolling phase ------------------------------------------------------------------------------------------


def throw(g: Lucha, seat: int, number: int) -> None:
    """LL-12 to LL-14, LL-17. So many dice are thrown, in the open; the first throw costs nothing."""
    g.roll(dice(number), thrown, seat)


def thrown(g: Lucha, faces: Throw | int, seat: int) -> None:
    """LL-14, LL-17. New faces join the dice that were kept."""
    lying = together(g.dice[seat], faces)
    g.dice = put(g.dice, seat, lying)
    if g.story is not None:
        new = as_throw(faces)
        kept = len(lying) - len(new)
        g.tell("thrown", wrestler=g.in_ring[seat], faces=spoken(new), dice=spoken(lying), kept=kept)


def wave(g: Lucha) -> None:
    """LL-15, LL-20, LL-23, LL-24. Everybody who has not stood is asked; who cannot pay stands without a question."""
    cost = g.rules.reroll_cost
    enough = g.rules.fans_min + cost
    stood, fans = g.stood, g.fans
    asked = [seat for seat in SEATS if not stood[seat] and fans[seat] >= enough]
    for seat in SEATS:
        if not stood[seat] and seat not in asked:
            stand(g, seat, broke=True)
    if len(asked) == 2:
        g.seal({seat: wave_moves(g.dice[seat]) for seat in SEATS}, wave_shown, cost)
    elif asked:
        g.ask(asked[0], wave_moves(g.dice[asked[0]]), reroll_or_stand, asked[0], cost)


def wave_shown(g: Lucha, choices: dict[int, str], cost: int) -> None:
    """LL-15 to LL-19, LL-22. Both choices are shown together and paid for; then the dice are thrown again."""
    again = tuple(
        (throw, seat, number) for seat, choice in choices.items() if (number := carry_out(g, seat, choice, cost))
    )
    g.then(*again, wave)


def reroll_or_stand(g: Lucha, choice: str, seat: int, cost: int) -> None:
    """LL-16 to LL-23. The other has stood: this one goes on alone and sees the other's final dice."""
    number = carry_out(g, seat, choice, cost)
    if number:
        g.then((throw, seat, number), wave)
    else:
        g.then(wave)


def carry_out(g: Lucha, seat: int, choice: str, cost: int) -> int:
    """LL-16, LL-25. A reroll is paid for and its dice leave the table; how many they are (0: the player stands)."""
    if choice == STAND:
        stand(g, seat)
        return 0
    kept, number = rerolls(g.dice[seat])[choice]
    g.fans = put(g.fans, seat, g.fans[seat] - cost)
    g.dice = put(g.dice, seat, kept)
    if g.story is not None:
        faces = choice.removeprefix("reroll ")
        g.tell("rerolled", wrestler=g.in_ring[seat], faces=faces, number=number, cost=cost, fans=g.fans[seat])
    return number


def stand(g: Lucha, seat: int, broke: bool = False) -> None:
    """LL-20, LL-22. Final for this round."""
    g.stood = put(g.stood, seat, True)
    if g.story is None:
        return
    if broke:
        g.tell("broke", wrestler=g.in_ring[seat], dice=spoken(g.dice[seat]))
    else:
        g.tell("stood", wrestler=g.in_ring[seat], dice=spoken(g.dice[seat]))


# --- Choosing moves ----------------------------------------------------------------------------------------------


def choose_moves(g: Lucha) -> None:
    """LL-26 to LL-32. Sealed and simultaneous; who can perform nothing is not asked."""
    asked = {seat: moves for seat in SEATS if len(moves := possible_moves(g, seat)) > 1}
    if len(asked) == 2:
        g.seal(asked, moves_shown)
    elif asked:
        [(seat, moves)] = asked.items()
        g.ask(seat, moves, moves_chosen, seat)


def possible_moves(g: Lucha, seat: int) -> tuple[str, ...]:
    """LL-27 to LL-31. With the own dice and the moves of the own ring wrestler."""
    rules = g.rules
    return perform_moves(g.dice[seat], rules.wrestlers[g.in_ring[seat]], rules.change_limit)


def moves_shown(g: Lucha, choices: dict[int, str]) -> None:
    """LL-26 to LL-31, LL-33 to LL-41. Both choices are shown together."""
    g.moves = (named(choices[BLUE]), named(choices[SILVER]))


def moves_chosen(g: Lucha, choice: str, seat: int) -> None:
    """LL-26 to LL-40. The other one's dice allow nothing: only this one has a choice."""
    g.moves = put(g.moves, seat, named(choice))


# --- Resolution --------------------------------------------------------------------------------------------------


def resolve(g: Lucha) -> None:
    """LL-41 to LL-44, LL-49. All effects of both sides are added up before any of them is applied."""
    tell_moves(g)
    blue_fans, blue_hits, blue_own = totals(g.rules, g.moves[BLUE])
    silver_fans, silver_hits, silver_own = totals(g.rules, g.moves[SILVER])
    win_fans(g, BLUE, blue_fans)
    win_fans(g, SILVER, silver_fans)
    blue_missing = change_energy(g, BLUE, blue_own, silver_hits)
    silver_missing = change_energy(g, SILVER, silver_own, blue_hits)
    g.last = (
        Tally(g.moves[BLUE], blue_fans, blue_own + silver_hits, pay_shortfall(g, BLUE, blue_missing)),
        Tally(g.moves[SILVER], silver_fans, silver_own + blue_hits, pay_shortfall(g, SILVER, silver_missing)),
    )


def effect(rules: LuchaRules, move: str) -> Effect:
    """LL-33 to LL-39. What one move does."""
    for_fans, for_enemy, for_own = EFFECTS[move]
    return getattr(rules, for_fans), getattr(rules, for_enemy), getattr(rules, for_own)


def added_up(effects: list[Effect]) -> Effect:
    """LL-43, LL-44. What several moves do together."""
    fans = enemy = own = 0
    for for_fans, for_enemy, for_own in effects:
        fans += for_fans
        enemy += for_enemy
        own += for_own
    return fans, enemy, own


def totals(rules: LuchaRules, moves: tuple[str, ...]) -> Effect:
    """LL-43, LL-44. The sums of what moves do: fans, enemy energy, own energy."""
    return added_up([effect(rules, move) for move in moves]) if moves else (0, 0, 0)


def win_fans(g: Lucha, seat: int, change: int) -> None:
    """LL-40, LL-43. The sum is applied once; fans never fall below the minimum."""
    if not change:
        return
    before = g.fans[seat]
    now = max(g.rules.fans_min, before + change)
    g.fans = put(g.fans, seat, now)
    g.tell("fans", team=TEAMS[seat], change=change, before=before, fans=now)


def change_energy(g: Lucha, seat: int, own: int, hits: int) -> int:
    """LL-44, LL-45, LL-49, LL-50. The sum is applied once; how many levels were not there to be lost."""
    if not own and not hits:
        return 0
    before = g.energy[seat]
    after = before + own + hits
    g.energy = put(g.energy, seat, min(g.rules.top, max(0, after)))
    if g.story is not None:
        tell_energy(g, seat, own, hits, before)
    return max(0, -after)


def pay_shortfall(g: Lucha, seat: int, missing: int) -> int:
    """LL-46 to LL-48, LL-50. Each missing level costs fans, as far as there are any; how many were lost."""
    if not missing:
        return 0
    rules, before = g.rules, g.fans[seat]
    left = max(rules.fans_min, before - missing * rules.shortfall_cost)
    g.fans = put(g.fans, seat, left)
    if g.story is not None and rules.shortfall_cost:  # also where there was no fan left to lose
        g.tell("shortfall", wrestler=g.in_ring[seat], missing=missing, lost=before - left, fans=left)
    return before - left


def tell_energy(g: Lucha, seat: int, own: int, hits: int, before: int) -> None:
    """LL-44. The sum for a wrestler before it is applied, and the level it led to."""
    wrestler, level = g.in_ring[seat], g.energy[seat]
    g.tell(
        "energy",
        wrestler=wrestler,
        own=signed(own),
        hits=signed(hits),
        sum=signed(own + hits),
        before=before,
        level=level,
        dice=g.rules.track[level],
    )


def tell_moves(g: Lucha) -> None:
    """LL-41, LL-42. Each move by name and wrestler, with its dice and what it does."""
    if g.story is None:
        return
    for seat, moves in both(g.moves):
        wrestler = g.in_ring[seat]
        if not moves and len(possible_moves(g, seat)) > 1:
            g.tell("passed", wrestler=wrestler)
        elif not moves:
            g.tell("unable", wrestler=wrestler, dice=spoken(g.dice[seat]))
        faces = dice_used(g.dice[seat], moves, g.rules.wrestlers[wrestler])
        for move, used in zip(moves, faces, strict=True):
            fans, enemy, own = map(signed, totals(g.rules, (move,)))
            g.tell("performed", wrestler=wrestler, move=move, dice=spoken(used), fans=fans, enemy=enemy, own=own)


# --- End of the round --------------------------------------------------------------------------------------------


def rest(g: Lucha) -> None:
    """LL-51. Whoever was outside the ring in this round gains energy, up to the top."""
    rules = g.rules
    top, gain = rules.top, rules.rest_gain
    before = g.rest_energy
    g.rest_energy = (min(top, before[BLUE] + gain), min(top, before[SILVER] + gain))
    if g.story is not None:
        for seat, level in both(g.rest_energy):
            if level > before[seat]:
                g.tell("rested", wrestler=g.resting[seat], level=level, dice=rules.track[level])


def check_victory(g: Lucha) -> None:
    """LL-52, LL-56 to LL-62. Fans are compared with the goal only now; the bell ends what nobody has won."""
    rules = g.rules
    blue, silver = g.fans
    goal = rules.fans_goal
    reached = blue >= goal or silver >= goal
    if reached and blue != silver:
        finish(g, "crowd_both" if min(blue, silver) >= goal else "crowd")
    if rules.round_limit and g.round >= rules.round_limit:
        finish(g, "draw" if blue == silver else "bell")
    if reached:
        g.tell("level_crowd", fans=blue)


def finish(g: Lucha, reason: str) -> None:
    """LL-57, LL-58, LL-61, LL-62. More fans win; the winner scores 1, the loser 0, a draw one half each."""
    blue, silver = g.fans
    winner = "" if blue == silver else TEAMS[BLUE if blue > silver else SILVER]
    g.tell("ended", reason=reason, winner=winner, blue=blue, silver=silver, rounds=g.round)
    if blue == silver:
        g.end(reason, (), (0.5, 0.5))
    elif blue > silver:
        g.end(reason, (BLUE,), (1.0, 0.0))
    else:
        g.end(reason, (SILVER,), (0.0, 1.0))


def swap(g: Lucha) -> None:
    """LL-39, LL-49, LL-53 to LL-55. After the round the rested wrestler enters and the other one leaves."""
    for seat, moves in both(g.moves):
        if moves.count("change") % 2:  # a second change, where two are allowed, undoes the first
            enters, leaves = g.resting[seat], g.in_ring[seat]
            fresh, tired = g.rest_energy[seat], g.energy[seat]
            g.in_ring, g.resting = put(g.in_ring, seat, enters), put(g.resting, seat, leaves)
            g.energy, g.rest_energy = put(g.energy, seat, fresh), put(g.rest_energy, seat, tired)
            g.tell("changed", team=TEAMS[seat], enters=enters, leaves=leaves, dice=g.rules.track[fresh])
    g.moves = ((), ())
    g.dice = ((), ())


# LL-10, LL-51 to LL-53. What a round is once both teams have thrown, in this order; then comes the next one.
AFTER_THROWING = (wave, choose_moves, resolve, rest, check_victory, swap, game_round)


# --- Sentences ---------------------------------------------------------------------------------------------------


class LuchaGrammar(Grammar):
    """Dice and moves may be typed in any order; a sentence names them in one."""

    def read(self, typed: str) -> str:
        """What a person typed, its dice sorted and its moves in the order of the table."""
        verb, *words = typed.casefold().split() or [""]
        known = MOVES if verb == "perform" else ("1", "2", "3", "4", "5", "6")
        if verb in ("reroll", "roll", "perform") and set(words) <= set(known):
            words.sort(key=known.index)
        return super().read(" ".join([verb, *words]))


def grammar(rules: LuchaRules) -> Grammar:
    """Every sentence that can be said."""
    faces = [spoken(faces) for number in range(1, rules.dice_max + 1) for faces in throws(number)]
    moves = [spoken(moves) for moves in all_performances(rules)]
    return LuchaGrammar(
        ("reroll {dice}", STAND, "perform {moves}", PASS, "roll {dice}"), {"dice": faces, "moves": moves}
    )
