"""The playtest laboratory: many games at once, and what they tell, with intervals."""

from ludarium.lab.simulate import Simulation, simulate

__all__ = ["Simulation", "simulate"]
