"""The numbers of Mad Maxence; its rules are those of the booklet engine, its profile stands in the booklet file."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from ludarium.booklet import JourneyRules

FOLDER = Path(__file__).parent


class MaxenceRules(JourneyRules, frozen=True, kw_only=True):
    """Every printed number, and the options chosen."""

    tu_limit: int
    drive_tu: int
    coins_max: int
    combat_round_tu: int
    repair_parts: int
    repair_tu: int
    repair_gain: int
    manoeuvre_fuel: int
    easy_difficulty: int
    easy_back: int
    hard_difficulty: int
    hard_back: int
    manoeuvres_per_departure: int
    carry_minimum: int
    tech_start: int
    orientation_start: int
    driving_start: int
    combativeness_start: int
    fuel_start: int
    parts_start: int
    skill_max: int
    combativeness_max: int
    fuel_max: int
    parts_max: int

    combat_loss: Literal["tails", "heads"]
    costly_victory: Literal["lost", "won"]
    after_defeat: Literal["retry", "final"]
