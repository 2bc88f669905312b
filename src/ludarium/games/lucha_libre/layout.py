"""Where everything lies on the poster: wide for a desk, tall for a hand."""

from __future__ import annotations

from functools import cache

from msgspec import Struct

from ludarium.scene import Box

NOWHERE = Box(0, 0, 0, 0)  # a part that this layout does without


class Corner(Struct, frozen=True, kw_only=True):
    """The parts that belong to one team."""

    mat: Box
    fans: Box = NOWHERE
    mask: Box
    name: Box = NOWHERE
    lucky: Box
    sign: Box = NOWHERE  # the lucky number beside the ring wrestler's track
    rest_mask: Box
    rest_lucky: Box = NOWHERE
    ring_track: Box
    rest_track: Box
    dice: Box
    moves: Box = NOWHERE
    legend: Box = NOWHERE
    status: Box = NOWHERE
    actions: Box = NOWHERE


class Layout(Struct, frozen=True, kw_only=True):
    """A sheet of one shape."""

    width: float
    height: float
    letter: float
    background: str
    title: Box
    round: Box
    bell: Box = NOWHERE
    crowd: Box
    track: Box
    ring: Box = NOWHERE
    versus: Box = NOWHERE
    panel: Box = NOWHERE
    columns: tuple[Box, Box] = (NOWHERE, NOWHERE)  # of the panel below its title
    note: Box
    corners: tuple[Corner, Corner]  # by seat
    tall: bool = False


@cache
def wide_layout() -> Layout:
    """The crowd above, the ring in the middle, blue on its left and silver on its right."""
    return Layout(
        width=1600,
        height=1000,
        letter=25,
        background="arena-wide",
        title=Box(500, 8, 600, 112),
        round=Box(334, 30, 172, 72),
        bell=Box(1094, 30, 172, 72),
        crowd=Box(40, 122, 1520, 146),
        track=Box(30, 273, 1536, 78),
        ring=Box(535, 366, 530, 460),
        versus=Box(754, 408, 92, 92),
        panel=Box(535, 834, 530, 126),
        columns=(Box(548, 869, 256, 88), Box(806, 869, 256, 88)),
        note=Box(535, 964, 530, 24),
        corners=(wide_corner(20, 20, 584, 0), wide_corner(1080, 1290, 816, 1)),
    )


def wide_corner(x: float, fans: float, mask: float, seat: int) -> Corner:
    """A team's panel at one side; its wrestler and dice on its half of the ring."""
    return Corner(
        mat=Box(x, 366, 500, 622),
        fans=Box(fans, 18, 290, 96),
        mask=Box(mask, 400, 196, 196),
        name=Box(mask + 2, 588, 192, 38),
        lucky=Box(mask + (-16 if seat == 0 else 142), 520, 76, 76),
        sign=Box(x + 16, 418, 74, 74),
        rest_mask=Box(x + 12, 508, 84, 84),
        rest_lucky=Box(x + 66, 552, 44, 44),
        ring_track=Box(x + 116, 408, 370, 90),
        rest_track=Box(x + 116, 504, 370, 90),
        dice=Box(mask - 2, 634, 208, 134),
        moves=Box(x + 14, 604, 472, 292),
        legend=Box(x + 266, 830, 210, 62),
        actions=Box(x + 14, 906, 472, 70),
    )


@cache
def tall_layout(own: int) -> Layout:
    """The opponent above, the own team below, within reach of a thumb."""
    far = Corner(
        mat=Box(8, 258, 704, 276),
        mask=Box(22, 330, 156, 156),
        name=Box(14, 484, 180, 46),
        lucky=NOWHERE,
        status=Box(502, 266, 200, 54),
        sign=Box(196, 328, 62, 62),
        rest_mask=Box(194, 392, 66, 66),
        ring_track=Box(266, 328, 438, 60),
        rest_track=Box(266, 394, 438, 60),
        dice=Box(206, 462, 440, 66),
    )
    near = Corner(
        mat=Box(8, 542, 704, 802),
        mask=Box(22, 612, 170, 170),
        name=Box(14, 786, 186, 56),
        lucky=NOWHERE,
        status=Box(502, 550, 200, 54),
        sign=Box(196, 612, 62, 62),
        rest_mask=Box(194, 678, 66, 66),
        ring_track=Box(266, 612, 438, 60),
        rest_track=Box(266, 680, 438, 60),
        dice=Box(206, 750, 500, 96),
        moves=Box(18, 856, 684, 390),
        actions=Box(18, 1254, 684, 84),
        legend=Box(378, 1160, 314, 84),
    )
    return Layout(
        width=720,
        height=1390,
        letter=45,
        background="arena-tall",
        title=Box(8, 6, 400, 70),
        round=Box(418, 10, 292, 62),
        crowd=Box(12, 76, 696, 80),
        track=Box(14, 158, 692, 92),
        note=Box(12, 1348, 696, 38),
        corners=(near, far) if own == 0 else (far, near),
        tall=True,
    )
