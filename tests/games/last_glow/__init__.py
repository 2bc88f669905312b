"""Tests of The Last Glow. The rules are those of ``ludarium rules last_glow``."""
