"""Where the parts of the album lie: wide for a desk, tall for a phone."""

from __future__ import annotations

from functools import cache

from ludarium.scene import NOWHERE, Box, Sheet


class Layout(Sheet, frozen=True, kw_only=True):
    """Where each part lies, on a sheet of one shape."""

    title: Box
    turn: Box
    wishes: Box  # the four statuses
    places_title: Box
    place_cubes: Box
    places: Box
    actions_title: Box
    daily_cubes: Box
    actions: Box
    means: Box
    dice: Box
    report: Box  # what the police did last
    odds_title: Box
    odds: Box
    roy: Box
    savings: Box
    ammo: Box
    love: Box
    passion: Box
    boredom: Box
    poems: Box
    threat: Box
    prisons: Box
    slip: Box
    remarks: Box
    columns: tuple[int, int, int]  # of the places, the actions, the wishes


@cache
def wide_layout() -> Layout:
    """An open album: what Clyde does on the left page, what comes of it on the right one."""
    return Layout(
        width=1600,
        height=1000,
        letter=26,
        background="album-wide",
        title=Box(66, 52, 418, 240),
        turn=Box(516, 46, 262, 36),
        wishes=Box(520, 88, 252, 200),
        places_title=Box(58, 316, 500, 84),
        place_cubes=Box(700, 314, 84, 36),
        places=Box(56, 362, 724, 218),
        actions_title=Box(62, 596, 500, 84),
        daily_cubes=Box(700, 594, 84, 36),
        actions=Box(56, 640, 724, 216),
        means=Box(56, 866, 724, 74),
        dice=Box(836, 96, 240, 98),
        report=Box(1084, 98, 210, 96),
        odds_title=Box(836, 54, 500, 36),
        odds=Box(836, 200, 548, 92),
        roy=Box(1400, 60, 140, 226),
        savings=Box(836, 314, 420, 104),
        ammo=Box(1290, 314, 250, 104),
        love=Box(836, 434, 400, 104),
        passion=Box(1300, 434, 240, 104),
        boredom=Box(836, 554, 400, 104),
        poems=Box(1300, 554, 240, 104),
        threat=Box(836, 674, 400, 104),
        prisons=Box(1300, 674, 240, 104),
        slip=Box(842, 800, 690, 76),
        remarks=Box(836, 892, 640, 60),
        columns=(4, 3, 1),
    )


@cache
def tall_layout() -> Layout:
    """A phone held upright: the heart's accounts above, the choices of the day under the thumb."""
    return Layout(
        tall=True,
        width=720,
        height=1906,
        letter=46,
        background="album-tall",
        title=Box(26, 24, 414, 172),
        turn=Box(476, 24, 226, 56),
        wishes=Box(20, 908, 680, 104),
        dice=Box(476, 96, 226, 110),
        report=NOWHERE,
        odds_title=Box(20, 216, 440, 56),
        odds=Box(20, 278, 680, 112),
        roy=Box(470, 798, 230, 96),
        savings=Box(20, 402, 680, 86),
        love=Box(20, 500, 430, 88),
        passion=Box(470, 500, 230, 88),
        boredom=Box(20, 600, 430, 88),
        poems=Box(470, 600, 230, 88),
        threat=Box(20, 700, 430, 88),
        prisons=Box(470, 700, 230, 88),
        ammo=Box(20, 800, 430, 88),
        slip=Box(20, 908, 680, 104),
        places_title=Box(20, 1022, 470, 145),
        place_cubes=Box(580, 1024, 120, 52),
        places=Box(14, 1088, 692, 212),
        actions_title=Box(20, 1310, 470, 145),
        daily_cubes=Box(580, 1312, 120, 52),
        actions=Box(14, 1374, 692, 316),
        means=Box(14, 1700, 692, 96),
        remarks=Box(20, 1812, 680, 80),
        columns=(2, 2, 2),
    )
