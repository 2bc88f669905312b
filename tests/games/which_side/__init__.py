"""Tests of Which Side. The rules are those of ``ludarium rules which_side``."""
