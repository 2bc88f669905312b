"""The end of an adventure and the campaign: MM-62 to MM-72."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from ludarium.booklet import Journey
from ludarium.games.mad_maxence import GAME
from ludarium.kernel import position_from_json, position_to_json

from .mm_table import (
    gauge,
    gauges,
    mark,
    mistakes,
    moves,
    opened,
    owns,
    reason,
    says,
    small,
    start,
    table,
    tiny,
    told,
)


def before_the_gate(adventure: str = "1", **fields: object) -> Journey:
    """At 7 with two keys: the next drive to 9 is the escape."""
    options = {name: str(value) for name, value in fields.items()}
    return table(at="7", marks={"keys": 2}, adventure=adventure, options=options, tu=16, t=3, o=2, d=2, c=4, p=0, f=0)


@pytest.mark.rule("MM-62")
def test_an_escape_wins_at_once_whatever_the_gauges_are() -> None:
    g = tiny(
        [{"set": "combativeness", "to": 0}, {"end": "escape", "reason": "out", "closing": "bye"}], given={"tu": 20}
    )
    assert g.outcome is not None
    assert (g.outcome.reason, g.outcome.winners) == ("out", (0,))


@pytest.mark.rule("MM-63")
def test_ways_to_lose() -> None:
    assert reason(says(table(at="5", tu=20), "drive 4")) == "erasers"
    assert reason(says(table(at="0", c=1, p=0), "drive 2", "heads 0")) == "stranded"
    sunk = says(table(adventure="2", at="9", d=1), "drive 10", "choose cross", "heads 0")
    assert sunk.outcome is not None
    assert (sunk.outcome.reason, sunk.outcome.winners) == ("sunk", ())


@pytest.mark.rule("MM-65")
def test_the_score_of_an_escape_is_the_time_left() -> None:
    g = says(before_the_gate(), "drive 9")
    assert g.outcome is not None
    assert g.outcome.scores == (3,)


@pytest.mark.rule("MM-66")
def test_the_next_adventure_opens_after_an_escape() -> None:
    g = says(before_the_gate("campaign"), "drive 9")
    assert moves(g) == ("begin 2",)
    assert says(g, "begin 2").adventure == 2


@pytest.mark.rule("MM-67")
def test_closing_instructions_are_carried_out_between_adventures() -> None:
    assert told(says(before_the_gate("campaign"), "drive 9"))[-1] == "after"
    train = table(at="4", marks={"papers": 3}, adventure="2")
    in_campaign = replace(train, rules=start("campaign").rules)
    g = says(in_campaign, "drive 8")
    assert gauge(g, "d") == 2  # raised to 2 by the second adventure's closing instructions
    assert moves(g) == ("begin 3",)


@pytest.mark.rule("MM-68")
def test_carrying_over() -> None:
    """Example 17."""
    g = replace(before_the_gate("campaign"), equipment=(("toolbox", 0), ("flares", 1)))
    g = says(g, "drive 9", "begin 2")
    assert gauges(g, "tu t o d c p f") == (0, 3, 2, 2, 4, 1, 1)
    assert g.equipment == (("toolbox", 0), ("flares", 1))
    assert (g.trail, sum(g.marks)) == (("0",), 0)


@pytest.mark.rule("MM-69")
def test_the_notebook_keeps_the_start_and_a_campaign_can_be_saved_there() -> None:
    g = says(before_the_gate("campaign"), "drive 9")
    setup = GAME.setup(options={"adventure": "campaign"})
    again = position_from_json(GAME, position_to_json(setup, g))
    assert again == g
    on = says(again, "begin 2")
    assert on.notebook[-1].adventure == 2
    assert on.notebook[-1].gauges == on.gauges
    assert [line.adventure for line in on.notebook] == [1, 2]


@pytest.mark.rule("MM-70", "MM-R12")
def test_after_a_defeat() -> None:
    lost = says(replace(before_the_gate("campaign"), gauges=(20, 3, 2, 2, 4, 0, 0)), "drive 4")
    assert moves(lost) == ("retry", "stop")
    again = says(lost, "retry")
    assert (again.adventure, again.at, again.gauges) == (1, "0", (0, 1, 1, 1, 1, 1, 1))
    assert reason(says(lost, "stop")) == "stopped"
    final = before_the_gate("campaign", after_defeat="final")
    over = says(replace(final, gauges=(20, 3, 2, 2, 4, 0, 0)), "drive 4")
    assert reason(over) == "erasers"


@pytest.mark.rule("MM-70")
def test_a_later_adventure_is_tried_again_from_its_own_start() -> None:
    g = replace(before_the_gate("campaign"), equipment=(("toolbox", 0),))
    second = says(g, "drive 9", "begin 2")
    poor = replace(second, gauges=(20, *second.gauges[1:]), equipment=())
    lost = says(poor, next(move for move in moves(poor) if move.startswith("drive")))
    assert moves(lost) == ("retry", "stop")
    again = says(lost, "retry")
    assert (again.adventure, again.gauges, again.equipment) == (2, second.gauges, (("toolbox", 0),))


@pytest.mark.rule("MM-71", "MM-67")
def test_the_last_adventure_is_closed_before_the_campaign_is_won() -> None:
    desk = table(at="10", marks={"stamps": 3}, adventure="3")
    g = says(replace(desk, rules=start("campaign").rules), "drive 11")
    assert told(g)[-1] == "after"
    assert reason(g) == "campaign"


@pytest.mark.rule("MM-67", "MM-62")
def test_nothing_between_two_adventures_is_a_defeat() -> None:
    escape = [{"end": "escape", "reason": "out", "closing": "bye"}]
    raw = small(escape, after=[{"change": "tu", "by": 5}])
    assert mistakes(raw) == ["mad_maxence, adventure 1: the after list may not change tu, which starts anew anyway."]
    raw = small(escape, after=[{"change": "combativeness", "by": -1}, {"give": "canteen"}])
    raw["profile"]["health"]["at_zero"] = "end"
    raw["adventures"].append(small([])["adventures"][0] | {"adventure": "second"})
    g = opened(raw, "campaign")
    assert (gauge(g, "c"), owns(g, "canteen"), moves(g)) == (1, True, ("begin 2",))


@pytest.mark.rule("MM-71")
def test_the_campaign_is_won_with_the_last_escape() -> None:
    desk = table(at="10", marks={"stamps": 3}, adventure="3")
    g = says(replace(desk, rules=start("campaign").rules), "drive 11")
    assert g.outcome is not None
    assert (g.outcome.reason, g.outcome.winners) == ("campaign", (0,))


@pytest.mark.rule("MM-72")
def test_an_adventure_alone_may_state_its_own_start() -> None:
    assert gauges(start("2"), "tu t o d c f p") == (0, 2, 2, 1, 3, 2, 2)
    assert gauges(opened(small([{"text": "a"}])), "tu t o d c f p") == (0, 1, 1, 1, 1, 1, 1)
    stated = small([{"text": "a"}], starting={"tech": 3})
    assert gauge(opened(stated), "t") == 3
    assert gauge(opened(stated, "campaign"), "t") == 1  # a campaign begins as it is printed


def test_a_whole_campaign_by_hand() -> None:
    """From the first page to the last with lucky coins: equipment and marks come and go as they should."""
    g = start("campaign")
    for move in ("drive a", "heads 1", "drive 8", "heads 1", "drive d", "heads 2", "drive 7", "choose leave_fuel"):
        g = says(g, move)
    assert mark(g, "keys") == 2
    g = says(g, "drive 9", "begin 2")
    assert g.adventure == 2
    assert not owns(g, "toolbox")
    for move in ("drive 2", "heads 1", "drive b", "choose search_pockets", "drive 4", "choose buy_ticket"):
        g = says(g, move)
    assert mark(g, "papers") == 2
