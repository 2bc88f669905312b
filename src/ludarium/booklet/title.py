"""A title: a game whose content is a file of numbers and a booklet, both of which a user may replace."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from copy import copy
from pathlib import Path
from typing import Any, Self

from msgspec.structs import replace

from ludarium.booklet import shelf
from ludarium.booklet.loading import compile_booklet, read_file
from ludarium.booklet.pages import Booklet
from ludarium.booklet.profile import Profile
from ludarium.kernel import Game, Refused
from ludarium.kernel.content import Content


class Title(Game):
    """A game on the booklet engine."""

    def __init__(self, key: str, *, folder: Path, **parts: Any) -> None:
        self.booklet = self.printed = shelf.shelve(folder / "booklet" / "booklet.toml")
        super().__init__(key, folder=folder, **parts)

    def __getstate__(self) -> dict[str, Any]:
        """Another process has our booklet on its shelf, but not that of a user."""
        return super().__getstate__() | {"_written": shelf.written(self.booklet)}

    def __setstate__(self, state: dict[str, Any]) -> None:
        """Put the booklet on the shelf of this process, too."""
        shelf.put(state.pop("_written"))
        self.__dict__.update(state)

    def read(self, path: Path) -> Content:
        """A content file, its version naming the booklet too, so that records never meet another one."""
        content = super().read(path)
        options = dict(content.options)
        if self.booklet != self.printed and "adventure" in options:  # ours are those the file names
            numbers = tuple(str(number) for number, _ in enumerate(shelf.written(self.booklet)["adventures"], 1))
            values = (*numbers, "campaign") if len(numbers) > 1 else numbers
            options["adventure"] = replace(options["adventure"], values=values)
        version, tables = f"{content.version}-{self.booklet}", {**content.tables, "booklet": self.booklet}
        return replace(content, version=version, options=options, tables=tables)

    def with_content(self, path: Path) -> Self:
        """This title with other numbers or another booklet; refused, with nothing changed, for mistakes (MM-93)."""
        if not is_booklet(path, self.key):
            return super().with_content(path)
        raw = read_file(path)
        ours = known(compile_booklet(shelf.written(self.printed)).profile)
        for what, words in known(compile_booklet(raw).profile).items():
            if words != ours[what]:
                here = ", ".join(words) or "none"
                raise Refused(
                    "other_profile",
                    f"{path.name} is no booklet for {self.key}: its {what} are {here}, not {', '.join(ours[what])}; "
                    "copy [profile] from our booklet and change numbers only.",
                )
        twin = copy(self)
        twin.booklet = shelf.put(raw)
        return twin.with_content(self.folder / "content.toml")  # tells now what does not fit the title's numbers

    def words(self, language: str) -> Mapping[str, str]:
        """What a user's booklet calls its options, equipment, gauges and ends; the title's texts know only ours."""
        if self.booklet == self.printed:
            return {}
        return named(self.rules(self.setup()).book, language)


def is_booklet(path: Path, key: str) -> bool:
    """Whether a file is a booklet and not a content file; one adventure alone is neither."""
    try:
        raw = tomllib.loads(path.read_text("utf-8"))
    except OSError:
        return False  # whoever reads it says why
    except (ValueError, RecursionError) as error:
        raise Refused("bad_content", f"{path.name} is neither a content file nor a booklet: {error}.") from None
    if "adventure" in raw:
        raise Refused(
            "bad_content", f"{path.name} is one adventure; name it in the list of a booklet for {key}, and give that."
        )
    return "booklet" in raw


def known(profile: Profile) -> dict[str, tuple[str, ...]]:
    """What the texts and the look of a title know of its profile; everything else is numbers."""
    repair, departure, second = profile.repair, profile.departure, profile.second_throw
    verbs = [profile.movement.verb, *([repair.verb] if repair else [])]
    verbs += [departure.verb, *departure.kinds] if departure else []
    verbs += [second.verb, second.keep] if second else []
    return {
        "gauges": tuple(f"{key} ({gauge.role})" for key, gauge in profile.gauges.items()),
        "verbs": tuple(verbs),
        "throws": (profile.throw.success, profile.throw.failure),
        "reasons": (profile.clock.reason, profile.health.reason),
    }


def named(book: Booklet, language: str) -> dict[str, str]:
    """Who wrote a booklet, and everything in it that sentences and the story call by its key, in its own words.

    An option that is called otherwise in other places is called by all its labels.
    """
    titles = [adventure.title(language) for adventure in book.adventures]
    found = {"scene-origin": book.origin(language), "option-adventure-campaign": " · ".join(titles)}
    found |= {f"option-adventure-{number}": title for number, title in enumerate(titles, 1)}
    found |= {f"name-{key}": gauge.name(language) for key, gauge in book.profile.gauges.items()}
    found |= {f"name-{key}": one.name(language) for key, one in book.equipment.items()}
    called: dict[str, dict[str, None]] = {}
    for adventure in book.adventures:
        for key, reason in adventure.reasons.items():
            called.setdefault(f"reason-{key}", {})[reason(language)] = None
        for place in adventure.locations.values():
            for key, option in place.options.items():
                called.setdefault(f"name-option-{key}", {})[option.label(language)] = None
    return found | {key: " / ".join(labels) for key, labels in called.items()}
