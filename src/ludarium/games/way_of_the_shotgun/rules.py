"""The numbers of our draft of Way of the ShoTgun; its rules are those of the booklet engine."""

from __future__ import annotations

from pathlib import Path

from ludarium.booklet import JourneyRules

FOLDER = Path(__file__).parent


class ShotgunRules(JourneyRules, frozen=True, kw_only=True):
    """Every number of the draft."""

    daylight: int
    ride_daylight: int
    dice_max: int
    die_faces: int
    faces_that_hit: int
    round_daylight: int
    rest_dollars: int
    rest_daylight: int
    rest_gain: int
    shoot_shells: int
    aim_start: int
    ride_start: int
    talk_start: int
    grit_start: int
    shells_start: int
    dollars_start: int
    skill_max: int
    grit_max: int
    shells_max: int
    dollars_max: int
