"""The games of the house, one folder each. They are found through the entry-point group ``ludarium.games``."""
