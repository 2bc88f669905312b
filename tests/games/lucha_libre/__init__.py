"""Tests of Lucha Libre."""
