"""Ludarium: a digital tabletop and playtest laboratory for board games."""

__version__ = "0.1.0"
