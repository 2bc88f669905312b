"""The one exception a user may meet: a sentence saying what is wrong and what would be right."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches


class Refused(Exception):
    """Something asked of Ludarium cannot be done; nothing has changed.

    ``reason`` is a stable key for programs (``illegal_move``, ``unknown_game`` …), the text is for people.
    """

    def __init__(self, reason: str, sentence: str) -> None:
        super().__init__(sentence)
        self.reason = reason

    def __reduce__(self) -> tuple[type[Refused], tuple[str, str]]:
        """Both parts travel, so that a refusal in a worker process reaches the one who asked."""
        return type(self), (self.reason, str(self))


class RulesError(Exception):
    """The rules of a game broke a promise to the kernel: a mistake of its author, never of a player."""


def unknown(what: str, given: str, known: Iterable[str]) -> Refused:
    """The refusal of a name that does not exist, with the names that do."""
    names = list(known)
    close = get_close_matches(given, names, n=1)
    if close:
        hint = f"did you mean {close[0]!r}?"
    elif names:
        hint = f"choose one of: {', '.join(names)}."
    else:
        hint = "there is none to choose from."
    return Refused(f"unknown_{what.replace(' ', '_')}", f"There is no {what} {given!r}; {hint}")
