"""The toys keep every promise of the battery."""

from __future__ import annotations

from typing import Any

from ludarium.kernel import Bag
from ludarium.testing import conformance_tests
from toys import kuhn, pig, rock_paper_scissors, tic_tac_toe


def one_mark_per_square(board: Any) -> None:
    crosses, noughts = board.marks
    assert not crosses & noughts
    assert 0 <= crosses.bit_count() - noughts.bit_count() <= 1


def all_cards(table: Any) -> Bag:
    return Bag.of([*table.deck, *filter(None, table.hands)])


test_tic_tac_toe = conformance_tests(tic_tac_toe.GAME, invariant=one_mark_per_square)
test_pig = conformance_tests(pig.GAME)
test_kuhn = conformance_tests(kuhn.GAME, conserved=all_cards)
test_rock_paper_scissors = conformance_tests(rock_paper_scissors.GAME)
