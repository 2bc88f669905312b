"""Tests of Protocol G117."""
