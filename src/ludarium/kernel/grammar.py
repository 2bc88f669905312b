"""The grammar of a game: every sentence that can ever be said, from a few patterns.

``Grammar(("light", "hunt {cell}", "roll {die}"), {"cell": CELLS, "die": FACES})`` knows all sentences in a fixed
order, so each has a stable number (for learning machines), can be taken apart into words and values (for texts and
for clicking a sentence together) and can be told from a typing error.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from itertools import product

from ludarium.kernel.errors import Refused, unknown

_SLOT = re.compile(r"\{(\w+)\}")


class Phrase:
    """One sentence taken apart: the id of its pattern, the literal verb, and the values by slot."""

    __slots__ = ("key", "values", "verb")

    def __init__(self, key: str, verb: str, values: dict[str, str]) -> None:
        self.key = key
        self.verb = verb
        self.values = values


class Pattern:
    """``take costume {colour} {character}``: literal words and slots. A slot used twice gets a number: cell, cell2."""

    def __init__(self, form: str) -> None:
        self.form = form
        self.kinds = tuple(_SLOT.findall(form))
        self.template = _SLOT.sub("{}", form)
        literals = [word for word in form.split() if not _SLOT.fullmatch(word)]
        self.key = "-".join(literals)
        self.verb = literals[0]

    @property
    def slots(self) -> tuple[str, ...]:
        """The names of the slots, made unique."""
        seen: dict[str, int] = {}
        names = []
        for kind in self.kinds:
            seen[kind] = seen.get(kind, 0) + 1
            names.append(kind if seen[kind] == 1 else f"{kind}{seen[kind]}")
        return tuple(names)


class Grammar:
    """All sentences of a game. Values of a kind may hold several words (``reroll 2 2 5``).

    ``keep`` leaves out sentences that make no sense although their words do (a step between squares far apart).
    """

    def __init__(
        self,
        patterns: Sequence[str],
        kinds: Mapping[str, Sequence[str]],
        keep: Callable[[str], bool] = bool,
    ) -> None:
        self.patterns = tuple(map(Pattern, patterns))
        self.kinds = {name: tuple(values) for name, values in kinds.items()}
        self._keep = keep

    @cached_property
    def sentences(self) -> tuple[str, ...]:
        """Every sentence, in the fixed order that gives each its number."""
        return tuple(self._phrases)

    @cached_property
    def index(self) -> dict[str, int]:
        """Each sentence's stable number."""
        return {sentence: number for number, sentence in enumerate(self.sentences)}

    @cached_property
    def _phrases(self) -> dict[str, tuple[Pattern, tuple[str, ...]]]:
        found: dict[str, tuple[Pattern, tuple[str, ...]]] = {}
        for pattern in self.patterns:
            for values in product(*(self.kinds[kind] for kind in pattern.kinds)):
                sentence = pattern.template.format(*values)
                if self._keep(sentence):
                    found.setdefault(sentence, (pattern, values))
        return found

    def __contains__(self, sentence: object) -> bool:
        return sentence in self._phrases

    def __len__(self) -> int:
        return len(self._phrases)

    def parse(self, sentence: str) -> Phrase:
        """A sentence taken apart; it must be one of this grammar."""
        pattern, values = self._phrases[sentence]
        return Phrase(pattern.key, pattern.verb, dict(zip(pattern.slots, values, strict=True)))

    def read(self, typed: str) -> str:
        """What a person typed, as a sentence of this grammar; refused with a helpful sentence if it is none."""
        sentence = " ".join(typed.casefold().split())
        if sentence in self._phrases:
            return sentence
        verb = sentence.split(" ", 1)[0] if sentence else ""
        forms = [pattern.form for pattern in self.patterns if pattern.verb == verb]
        if not forms:
            raise unknown("move", verb, dict.fromkeys(pattern.verb for pattern in self.patterns))
        wanted = " or ".join(forms)  # the values are not listed: in some games they are secrets
        raise Refused("unreadable_move", f"{typed.strip()!r} is not a sentence of this game; say {wanted}.")
