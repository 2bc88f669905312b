"""A count-bag: cards or tokens nobody has seen have no order, only numbers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from msgspec import Struct


class Bag(Struct, frozen=True):
    """An immutable multiset of names. A draw from it is a chance move with odds from the counts."""

    counts: dict[str, int] = {}

    @staticmethod
    def of(things: Iterable[str] | Mapping[str, int]) -> Bag:
        """A bag of the things listed, or of the counts given; names keep their first order."""
        if isinstance(things, Mapping):
            return Bag({name: n for name, n in things.items() if n})
        counts: dict[str, int] = {}
        for name in things:
            counts[name] = counts.get(name, 0) + 1
        return Bag(counts)

    def plus(self, name: str, n: int = 1) -> Bag:
        """This bag with ``n`` more of ``name``."""
        if n < 0:
            return self.minus(name, -n)
        counts = dict(self.counts)
        if n:
            counts[name] = counts.get(name, 0) + n
        return Bag(counts)

    def minus(self, name: str, n: int = 1) -> Bag:
        """This bag with ``n`` fewer of ``name``; they must be there."""
        if n <= 0:
            return self.plus(name, -n)
        counts = dict(self.counts)
        left = counts.get(name, 0) - n
        if left < 0:
            raise KeyError(f"the bag holds too few of {name!r}")
        if left:
            counts[name] = left
        else:
            del counts[name]
        return Bag(counts)

    def __len__(self) -> int:
        return sum(self.counts.values())

    def __contains__(self, name: object) -> bool:
        return name in self.counts

    def __iter__(self) -> Iterator[str]:
        """Every thing, equal ones repeated."""
        for name, n in self.counts.items():
            for _ in range(n):
                yield name

    def __getitem__(self, name: str) -> int:
        return self.counts.get(name, 0)

    def __hash__(self) -> int:
        return hash(frozenset(self.counts.items()))
