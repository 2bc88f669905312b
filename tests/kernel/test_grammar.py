"""A grammar knows every sentence, numbers it, takes it apart, and tells it from a typing error."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludarium.kernel import Grammar, Refused

CELLS = ("a1", "a2", "b1", "b2")
GRAMMAR = Grammar(
    ("light", "hunt {cell}", "swap {cell} {cell}", "take costume {colour} {character}", "reroll {faces}"),
    {
        "cell": CELLS,
        "colour": ("red", "blue"),
        "character": ("romeo", "lady_macbeth"),
        "faces": ("2", "2 5", "2 2 5"),
    },
)


def test_sentences_are_numbered_in_order() -> None:
    assert GRAMMAR.sentences[:3] == ("light", "hunt a1", "hunt a2")
    assert len(GRAMMAR) == len(GRAMMAR.sentences) == 1 + 4 + 16 + 4 + 3
    assert all(GRAMMAR.sentences[number] == sentence for sentence, number in GRAMMAR.index.items())
    assert "hunt b2" in GRAMMAR
    assert "hunt c4" not in GRAMMAR
    assert 3 not in GRAMMAR


def test_a_sentence_is_taken_apart() -> None:
    phrase = GRAMMAR.parse("take costume red lady_macbeth")
    assert (phrase.key, phrase.verb) == ("take-costume", "take")
    assert phrase.values == {"colour": "red", "character": "lady_macbeth"}


def test_a_kind_used_twice_gets_a_number() -> None:
    assert GRAMMAR.parse("swap a1 b2").values == {"cell": "a1", "cell2": "b2"}


def test_a_value_may_hold_several_words() -> None:
    assert GRAMMAR.parse("reroll 2 2 5").values == {"faces": "2 2 5"}


@given(st.sampled_from(GRAMMAR.sentences), st.data())
def test_reading_forgives_case_and_spaces(sentence: str, data: st.DataObject) -> None:
    words = [word.upper() if data.draw(st.booleans()) else word for word in sentence.split()]
    spaces = st.sampled_from([" ", "  ", "\t", " \n"])
    typed = data.draw(spaces).join(words) + data.draw(spaces)
    assert GRAMMAR.read(typed) == sentence


@given(st.sampled_from(GRAMMAR.sentences))
def test_a_sentence_taken_apart_can_be_put_together(sentence: str) -> None:
    phrase = GRAMMAR.parse(sentence)
    assert " ".join([*phrase.key.split("-"), *phrase.values.values()]) == sentence


@given(st.text())
def test_anything_typed_is_read_or_refused(typed: str) -> None:
    if " ".join(typed.casefold().split()) in GRAMMAR:
        assert GRAMMAR.read(typed) in GRAMMAR
    else:
        with pytest.raises(Refused):
            GRAMMAR.read(typed)


def test_an_unknown_verb_is_refused_with_the_nearest_one() -> None:
    with pytest.raises(Refused, match=r"^There is no move 'hnt'; did you mean 'hunt'\?$"):
        GRAMMAR.read("hnt a1")
    with pytest.raises(Refused, match=r"^There is no move 'xyzzy'; choose one of: light, hunt, swap, take, reroll\.$"):
        GRAMMAR.read("xyzzy")
    with pytest.raises(Refused, match=r"^There is no move ''; choose one of"):
        GRAMMAR.read("  ")


def test_a_wrong_sentence_is_refused_with_the_form() -> None:
    says = r"^'hunt z9' is not a sentence of this game; say hunt \{cell\}\.$"
    with pytest.raises(Refused, match=says):
        GRAMMAR.read(" hunt z9 ")
    with pytest.raises(Refused, match=r"say light\.$"):
        GRAMMAR.read("light a1")


def test_sentences_that_make_no_sense_are_left_out() -> None:
    grammar = Grammar(("step {a} {b}",), {"a": ("1", "2"), "b": ("1", "2")}, keep=lambda said: said != "step 1 1")
    assert grammar.sentences == ("step 1 2", "step 2 1", "step 2 2")
    assert "step 1 1" not in grammar
    with pytest.raises(Refused, match="not a sentence"):
        grammar.read("step 1 1")
