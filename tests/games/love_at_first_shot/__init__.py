"""Tests of Love at First Shot."""
