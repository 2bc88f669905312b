"""A bag counts; it has no order that matters."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludarium.kernel import Bag

NAMES = st.sampled_from(["wind", "sun", "rain", "fog"])
THINGS = st.lists(NAMES, max_size=12)


def test_a_bag_reads_like_a_container() -> None:
    bag = Bag.of(["wind", "sun", "wind"])
    assert len(bag) == 3
    assert "wind" in bag
    assert "fog" not in bag
    assert bag["wind"] == 2
    assert bag["fog"] == 0
    assert list(bag) == ["wind", "wind", "sun"]
    assert not Bag()


def test_taking_what_is_not_there() -> None:
    with pytest.raises(KeyError, match="the bag holds too few of 'fog'"):
        Bag.of(["wind"]).minus("fog")
    with pytest.raises(KeyError, match="the bag holds too few of 'wind'"):
        Bag.of(["wind"]).minus("wind", 2)


@given(THINGS)
def test_a_bag_holds_what_was_put_in(things: list[str]) -> None:
    bag = Bag.of(things)
    assert Counter(bag) == Counter(things)
    assert bag == Bag.of(Counter(things))
    assert len(bag) == len(things)


@given(THINGS)
def test_order_does_not_matter(things: list[str]) -> None:
    assert Bag.of(things) == Bag.of(reversed(things))
    assert hash(Bag.of(things)) == hash(Bag.of(reversed(things)))


@given(THINGS, NAMES, st.integers(0, 3))
def test_plus_and_minus_undo_one_another(things: list[str], name: str, n: int) -> None:
    bag = Bag.of(things)
    more = bag.plus(name, n)
    assert more[name] == bag[name] + n
    assert more.minus(name, n) == bag
    assert bag == Bag.of(things)


@given(THINGS, NAMES, st.integers(-3, 3))
def test_no_name_is_ever_counted_less_than_once(things: list[str], name: str, n: int) -> None:
    bag = Bag.of(things)
    if bag[name] + n >= 0:
        assert all(count > 0 for count in bag.plus(name, n).counts.values())
        assert bag.plus(name, n) == bag.minus(name, -n)
    else:
        with pytest.raises(KeyError):
            bag.plus(name, n)


@given(THINGS)
def test_a_bag_survives_json_in_its_order(things: list[str]) -> None:
    bag = Bag.of(things)
    again = msgspec.json.decode(msgspec.json.encode(bag), type=Bag)
    assert again == bag
    assert list(again) == list(bag)
