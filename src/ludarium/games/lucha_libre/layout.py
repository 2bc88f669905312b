"""Where everything lies on the poster: wide for a desk, tall for a hand."""

from __future__ import annotations

from functools import cache

from msgspec import Struct

from ludarium.scene import NOWHERE, Box, Sheet


class Corner(Struct, frozen=True, kw_only=True):
    """The parts that belong to one team."""

    mat: Box
    fans: Box
    mask: Box
    name: Box = NOWHERE  # below the mask
    lucky: Box
    sign: Box = NOWHERE  # the lucky number beside the ring wrestler's track
    ring_name: Box = NOWHERE  # above a track that has no title of its own
    ring_track: Box
    rest_mask: Box
    rest_name: Box = NOWHERE
    rest_lucky: Box
    rest_track: Box
    dice: Box
    doing: Box = NOWHERE
    moves: Box = NOWHERE
    legend: Box = NOWHERE
    actions: Box = NOWHERE


class Layout(Sheet, frozen=True, kw_only=True):
    """A sheet of one shape."""

    title: Box
    round: Box
    bell: Box = NOWHERE
    crowd: Box
    track: Box
    ring: Box
    versus: Box
    ropes: Box = NOWHERE  # in front of the wrestlers, where the ring is seen from there
    panel: Box = NOWHERE
    columns: Box = NOWHERE  # in the panel, below its title
    note: Box
    corners: tuple[Corner, Corner]  # by seat


# --- Wide ----------------------------------------------------------------------------------------------------------


@cache
def wide_layout() -> Layout:
    """The crowd above, the ring in the middle, blue on its left and silver on its right."""
    return Layout(
        width=1600,
        height=1000,
        letter=27.5,
        background="arena-wide",
        title=Box(500, 8, 600, 112),
        round=Box(320, 22, 186, 84),
        bell=Box(1094, 22, 186, 84),
        crowd=Box(40, 122, 1520, 146),
        track=Box(30, 269, 1536, 85),
        ring=Box(535, 366, 530, 446),
        versus=Box(754, 402, 92, 92),
        panel=Box(535, 818, 530, 144),
        columns=Box(546, 857, 512, 100),
        note=Box(535, 964, 530, 24),
        corners=(wide_corner(20, 20, 584, 0), wide_corner(1080, 1290, 816, 1)),
    )


def wide_corner(x: float, fans: float, mask: float, seat: int) -> Corner:
    """A team's panel at one side; its wrestler and dice on its half of the ring."""
    return Corner(
        mat=Box(x, 366, 500, 622),
        fans=Box(fans, 18, 290, 96),
        mask=Box(mask, 392, 196, 196),
        name=Box(mask + 2, 580, 192, 38),
        lucky=Box(mask + (-16 if seat == 0 else 142), 512, 76, 76),
        sign=Box(x + 16, 418, 74, 74),
        ring_track=Box(x + 116, 408, 370, 90),
        rest_mask=Box(x + 12, 508, 84, 84),
        rest_lucky=Box(x + 66, 552, 44, 44),
        rest_track=Box(x + 116, 504, 370, 90),
        dice=Box(mask - 2, 624, 208, 126),
        moves=Box(x + 14, 602, 472, 282),
        legend=Box(x + 260, 819, 222, 64),
        actions=Box(x + 14, 892, 472, 88),
    )


# --- Tall ----------------------------------------------------------------------------------------------------------


@cache
def tall_layout(own: int) -> Layout:
    """Both teams side by side, their masks face to face in the ring; the own dice and moves within a thumb's reach."""
    blue, silver = Box(6, 300, 708, 312).cut(2, 1, 8)
    return Layout(
        tall=True,
        width=720,
        height=1476,
        letter=45,
        background="arena-tall",
        title=Box(-3, 6, 358, 70),  # the drawing has a margin
        round=Box(354, 10, 358, 62),
        crowd=Box(12, 76, 696, 80),
        track=Box(14, 158, 692, 134),
        ring=Box(8, 620, 704, 296),
        versus=Box(328, 622, 64, 64),
        ropes=Box(8, 788, 704, 30),
        note=Box(12, 1436, 696, 36),
        corners=(tall_corner(blue, 34, 20, own == 0), tall_corner(silver, 526, 636, own == 1)),
    )


def tall_corner(half: Box, mask: float, lucky: float, near: bool) -> Corner:
    """A team's half of the sheet and of the ring; the near team has its dice in front of the ring, and its moves."""
    x, y, wide = half.x + 10, half.y, half.w - 20
    corner = {
        "mat": half,
        "fans": Box(x, y + 66, wide, 38),
        "mask": Box(mask, 632, 160, 160),
        "lucky": Box(lucky, 716, 64, 64),
        "ring_name": Box(x, y + 110, wide, 34),
        "ring_track": Box(x, y + 144, wide, 50),
        "rest_mask": Box(x, y + 198, 56, 56),
        "rest_name": Box(x + 64, y + 208, 208, 40),
        "rest_lucky": Box(x + wide - 54, y + 200, 54, 54),
        "rest_track": Box(x, y + 256, wide, 50),
    }
    if not near:
        return Corner(**corner, doing=Box(200, 686, 320, 40), dice=Box(191, 728, 338, 60))
    return Corner(
        **corner,
        dice=Box(120, 820, 480, 88),
        moves=Box(14, 926, 692, 412),
        legend=Box(378, 1246, 318, 92),
        actions=Box(14, 1346, 692, 86),
    )
