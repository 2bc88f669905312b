"""Where the parts of the table lie: on a desk, and on a phone. The printed windows of art.svg follow these numbers."""

from __future__ import annotations

from functools import cache

from ludarium.scene import NOWHERE, Box, Sheet


class Layout(Sheet, frozen=True, kw_only=True):
    """Where each part lies, on a sheet of one shape."""

    masthead: Box
    subtitle: Box
    dice: Box
    offensive: Box
    strength: Box
    windows: Box  # the faces of the household, over the printed windows
    window_columns: int
    sign: Box
    tenement: Box
    people: tuple[Box, Box, Box]  # jail, reserve, dead
    gauges: tuple[Box, Box, Box]
    group_title: Box
    group: Box
    skyline: Box
    city_title: Box
    city: Box
    crowd: Box
    purse: Box
    purse_note: Box
    means_title: Box
    resources: Box
    goal: Box
    means: Box
    done: Box
    lane: Box  # where the fist rises
    note: Box


@cache
def wide_layout() -> Layout:
    """A broadsheet on a desk: the tenement left, the city in the middle, the fist and its means right."""
    return Layout(
        width=1600,
        height=1000,
        letter=24,
        background="broadsheet-wide",
        masthead=Box(38, 34, 600, 92),
        subtitle=Box(40, 126, 600, 24),
        dice=Box(656, 38, 150, 76),
        offensive=Box(818, 36, 244, 106),
        strength=Box(40, 166, 1022, 84),
        windows=Box(62, 352, 336, 196),
        window_columns=4,
        sign=Box(92, 319, 276, 30),
        tenement=Box(74, 562, 312, 72),
        people=(Box(48, 650, 112, 72), Box(172, 650, 136, 72), Box(320, 650, 92, 72)),
        gauges=(Box(48, 726, 364, 77), Box(48, 806, 364, 77), Box(48, 886, 364, 77)),
        group_title=Box(436, 258, 300, 34),
        group=Box(436, 296, 626, 234),
        skyline=Box(436, 534, 626, 88),
        city_title=Box(436, 608, 220, 34),
        city=Box(436, 646, 626, 226),
        crowd=Box(756, 804, 306, 68),
        purse=Box(436, 878, 626, 42),
        purse_note=Box(436, 922, 626, 42),
        means_title=Box(1228, 40, 336, 36),
        resources=Box(1230, 80, 336, 82),
        goal=Box(1230, 166, 336, 44),
        means=Box(1230, 216, 336, 688),
        done=Box(1230, 910, 336, 50),
        lane=Box(1092, 40, 130, 924),
        note=Box(330, 166, 732, 28),
    )


@cache
def tall_layout() -> Layout:
    """A handbill for a phone: the household on top, actions and means under the thumb."""
    return Layout(
        tall=True,
        width=720,
        height=1924,
        letter=44,
        background="broadsheet-tall",
        masthead=Box(24, 24, 470, 74),
        subtitle=Box(24, 102, 330, 40),
        dice=Box(552, 24, 146, 72),
        offensive=Box(24, 240, 672, 42),
        strength=Box(24, 150, 672, 86),
        windows=Box(26, 330, 668, 92),
        window_columns=8,
        sign=Box(366, 102, 330, 40),
        tenement=Box(366, 1396, 332, 88),
        people=(Box(24, 440, 216, 88), Box(252, 440, 216, 88), Box(480, 440, 216, 88)),
        gauges=(Box(24, 536, 216, 88), Box(252, 536, 216, 88), Box(480, 536, 216, 88)),
        group_title=Box(24, 744, 420, 44),
        group=Box(22, 792, 676, 288),
        skyline=Box(22, 1082, 676, 90),
        city_title=Box(24, 1144, 260, 44),
        city=Box(22, 1196, 676, 288),
        crowd=NOWHERE,
        purse=Box(24, 634, 672, 58),
        purse_note=Box(24, 694, 672, 44),
        means_title=Box(24, 1494, 430, 44),
        resources=Box(22, 1544, 676, 66),
        goal=Box(466, 1490, 232, 48),
        means=Box(22, 1618, 676, 288),
        done=NOWHERE,
        lane=NOWHERE,
        note=NOWHERE,
    )
