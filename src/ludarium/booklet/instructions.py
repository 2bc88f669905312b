"""How each instruction of a booklet is copied out by the clerk."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ludarium.booklet import pages
from ludarium.booklet.clerk import Clerk, shown
from ludarium.booklet.pages import Instruction

OPTION_FIELDS = ("label", "when", "cost", "do")
COMBAT_FIELDS = ("name", "cb", "won", "lost", "flee")
FLIGHT_FIELDS = ("cost", "when", "do")
STRONGEST = 30  # of opponents


def instructions(clerk: Clerk, raw: Any, what: str) -> int:
    """A list of instructions on a new sheet; its number."""
    sheet = clerk.blank()
    fill(clerk, sheet, raw, what)
    return sheet


def fill(clerk: Clerk, sheet: int, raw: Any, what: str) -> None:
    """Write a list of instructions on a sheet."""
    if not isinstance(raw, list):
        clerk.wrong(clerk.where, f"{what} must be a list of instructions")
        return
    lines = [instruction(clerk, one) for one in raw]
    clerk.sheets[sheet] = tuple(line for line in lines if line is not None)


def instruction(clerk: Clerk, raw: Any) -> Instruction | None:
    """One instruction; None, with a mistake, when it is none."""
    if not isinstance(raw, dict):
        clerk.wrong(clerk.where, f"an instruction is a table, not {shown(raw)}")
        return None
    kinds = [name for name in raw if name in WRITERS]
    if len(kinds) != 1:
        clerk.wrong(clerk.where, f"unknown instruction {{ {', '.join(raw)[:60]} }}")
        return None
    allowed, write = WRITERS[kinds[0]]
    clerk.fields(raw, (kinds[0], *allowed), f"{clerk.where}: {kinds[0]} {shown(raw[kinds[0]])}")
    return write(clerk, raw)


def _text(clerk: Clerk, raw: dict[str, Any]) -> Instruction:
    key = clerk.name(raw["text"], "text", clerk.where)
    if key not in clerk.prose and isinstance(raw["text"], str):
        clerk.wrong(clerk.where, f"text {shown(key)} has no prose")
    clerk.told.add((clerk.where, key))
    return pages.Text(key, clerk.here)


def _change(clerk: Clerk, raw: dict[str, Any]) -> Instruction:
    return pages.Change(clerk.gauge(raw["change"], clerk.where), clerk.whole(raw, "by", clerk.where))


def _raise(clerk: Clerk, raw: dict[str, Any]) -> Instruction:
    return pages.Raise(clerk.gauge(raw["raise"], clerk.where), clerk.whole(raw, "to", clerk.where))


def _set(clerk: Clerk, raw: dict[str, Any]) -> Instruction:
    return pages.Fix(clerk.gauge(raw["set"], clerk.where), clerk.whole(raw, "to", clerk.where))


def _mark(clerk: Clerk, raw: dict[str, Any]) -> Instruction:
    name, by = str(raw["mark"]), clerk.whole(raw, "by", clerk.where)
    if name not in clerk.marks:
        clerk.wrong(clerk.where, f"unknown mark {shown(raw['mark'])}")
    if by > 0:
        clerk.marks_raised.add(name)
    return pages.Mark(name, by)


def _give(clerk: Clerk, raw: dict[str, Any]) -> Instruction:
    return pages.Give(clerk.owned(raw["give"], clerk.where))


def _take(clerk: Clerk, raw: dict[str, Any]) -> Instruction:
    return pages.Take(clerk.owned(raw["take"], clerk.where))


def _test(clerk: Clerk, raw: dict[str, Any]) -> Instruction:
    what = f"test of {raw['test'] if isinstance(raw['test'], str) else shown(raw['test'])}"
    difficulty = clerk.whole(raw, "difficulty", clerk.where)
    if difficulty < 0:
        clerk.wrong(clerk.where, f"{what} has the difficulty {difficulty}, below 0")
    lists = [_list(clerk, raw, name, what) for name in ("success", "failure")]
    return pages.Trial(clerk.skill(raw["test"], clerk.where), difficulty, *lists)


def _list(clerk: Clerk, raw: Mapping[str, Any], name: str, what: str) -> int:
    """MM-83. A list that must be there."""
    sheet = clerk.blank()
    _fill_named(clerk, sheet, raw, name, what)
    return sheet


def _fill_named(clerk: Clerk, sheet: int, raw: Mapping[str, Any], name: str, what: str) -> None:
    if name in raw:
        fill(clerk, sheet, raw[name], f"{name} list")
    else:
        clerk.wrong(clerk.where, f"{what} has no {name} list")


def _combat(clerk: Clerk, raw: dict[str, Any]) -> Instruction | None:
    return combat(clerk, clerk.name(raw["combat"], "combat", clerk.where))


def combat(clerk: Clerk, key: str) -> pages.Combat | None:
    """A combat of the present location, copied out once."""
    if key in clerk.here_combats:
        return clerk.here_combats[key]
    if key not in clerk.raw_combats:
        clerk.wrong(clerk.where, f"there is no combat {shown(key)}")
        return None
    raw, what = clerk.table(clerk.raw_combats[key], "combat", clerk.where), f"combat {key!r}"
    clerk.fields(raw, COMBAT_FIELDS, f"{clerk.where}: {what}")
    cb = clerk.whole(raw, "cb", f"{clerk.where}: {what}")
    if cb < 1:
        clerk.wrong(clerk.where, f"{what} has cb {cb}; it must be at least 1")
    if cb > STRONGEST:
        clerk.wrong(clerk.where, f"{what} has cb {cb}; the most is {STRONGEST}")
    flight = clerk.table(raw["flee"], f"{what}, flee", clerk.where) if "flee" in raw else None
    won, lost = clerk.blank(), clerk.blank()
    found = pages.Combat(
        key=key,
        name=clerk.words(raw.get("name"), f"{what} name", clerk.where),
        cb=min(cb, STRONGEST),
        won=won,
        lost=lost,
        flee=None if flight is None else _flight(clerk, flight, what),
        place=clerk.here,
    )
    clerk.here_combats[key] = found  # before its lists, which may begin it again
    _fill_named(clerk, won, raw, "won", what)
    _fill_named(clerk, lost, raw, "lost", what)
    if flight is not None and found.flee is not None:
        _fill_named(clerk, found.flee.do, flight, "do", f"{what}, flee")
    return found


def _flight(clerk: Clerk, raw: dict[str, Any], what: str) -> pages.Flight:
    clerk.fields(raw, FLIGHT_FIELDS, f"{clerk.where}: {what}, flee")
    when = clerk.one_of(raw, "when", ("before", "each_round"), clerk.where)
    return pages.Flight(clerk.cost(raw.get("cost", {}), clerk.where), when, clerk.blank())  # type: ignore[arg-type]


def _choose(clerk: Clerk, raw: dict[str, Any]) -> Instruction | None:
    if not isinstance(raw["choose"], list) or not raw["choose"]:
        clerk.wrong(clerk.where, "choose takes a list of options")
        return None
    keys = clerk.names(raw["choose"], "an option", clerk.where)
    if len(set(keys)) != len(keys):
        clerk.wrong(clerk.where, f"choose offers an option twice: {', '.join(keys)}")
    options = [option(clerk, key) for key in keys]
    return pages.Choose(tuple(one for one in options if one is not None))


def option(clerk: Clerk, key: str) -> pages.Option | None:
    """An option of the present location, copied out once."""
    if key in clerk.here_options:
        return clerk.here_options[key]
    if key not in clerk.raw_options:
        clerk.wrong(clerk.where, f"there is no option {shown(key)}")
        return None
    raw, where = clerk.table(clerk.raw_options[key], "option", clerk.where), f"{clerk.where}: option {key!r}"
    clerk.fields(raw, OPTION_FIELDS, where)
    sheet = clerk.blank()
    found = pages.Option(
        key=key,
        label=clerk.words(raw.get("label"), f"option {key!r} label", clerk.where),
        when=clerk.condition(raw.get("when", {}), where),
        cost=clerk.cost(raw.get("cost", {}), where),
        do=sheet,
        place=clerk.here,
    )
    clerk.here_options[key] = found  # before its list, which may offer it again
    fill(clerk, sheet, raw.get("do", []), f"option {key!r}")
    return found


def leave_nothing_unread(clerk: Clerk) -> None:
    """MM-92. Options and combats that no instruction uses: a warning, and their own mistakes all the same."""
    for key in clerk.raw_options:
        if key not in clerk.here_options:
            option(clerk, key)
            clerk.warn(clerk.where, f"the option {key!r} is never offered")
    for key in clerk.raw_combats:
        if key not in clerk.here_combats:
            combat(clerk, key)
            clerk.warn(clerk.where, f"the combat {key!r} is never fought")


def _if(clerk: Clerk, raw: dict[str, Any]) -> Instruction:
    when = clerk.condition(raw["if"], clerk.where)
    otherwise = instructions(clerk, raw["else"], "else list") if "else" in raw else None
    return pages.If(when, _list(clerk, raw, "then", "if"), otherwise)


def _open(clerk: Clerk, raw: dict[str, Any]) -> Instruction:
    return pages.Switch(clerk.road(raw["open"], clerk.where, "open"), True)


def _close(clerk: Clerk, raw: dict[str, Any]) -> Instruction:
    return pages.Switch(clerk.road(raw["close"], clerk.where, "close"), False)


def _reveal(clerk: Clerk, raw: dict[str, Any]) -> Instruction:
    return pages.Show(_hidden(clerk, raw["reveal"], "reveal"), True)


def _conceal(clerk: Clerk, raw: dict[str, Any]) -> Instruction:
    return pages.Show(_hidden(clerk, raw["conceal"], "conceal"), False)


def _hidden(clerk: Clerk, name: Any, what: str) -> str:
    place = clerk.place(name, clerk.where, what)
    location = clerk.places.get(place)
    if isinstance(location, dict) and location.get("kind") != "hidden":
        clerk.wrong(clerk.where, f"{what} names location {shown(name)}, which is not hidden")
    return place


def _go(clerk: Clerk, raw: dict[str, Any]) -> Instruction | None:
    key = raw["go"]
    if not isinstance(key, str) or key not in clerk.passages:
        clerk.wrong(clerk.where, f"go names the passage {shown(key)}, which does not exist")
        return None
    return pages.Go(key, clerk.passages[key])


def _move(clerk: Clerk, raw: dict[str, Any]) -> Instruction:
    return pages.Move(clerk.place(raw["move"], clerk.where, "move"))


def _end(clerk: Clerk, raw: dict[str, Any]) -> Instruction:
    how = clerk.one_of(raw, "end", ("escape", "lost"), clerk.where)
    reason, closing = str(raw.get("reason", how)), str(raw.get("closing", ""))
    if reason not in clerk.reasons:
        clerk.wrong(clerk.where, f"end names the reason {shown(reason)}, which has no text")
    if closing not in clerk.adventure_prose:
        clerk.wrong(clerk.where, f"end names the closing text {shown(closing)}, which has no prose")
    clerk.told.add((clerk.adventure_where, closing))
    return pages.End(how == "escape", reason, closing)


WRITERS: dict[str, tuple[tuple[str, ...], Callable[[Clerk, dict[str, Any]], Instruction | None]]] = {
    "text": ((), _text),
    "change": (("by",), _change),
    "raise": (("to",), _raise),
    "set": (("to",), _set),
    "mark": (("by",), _mark),
    "give": ((), _give),
    "take": ((), _take),
    "test": (("difficulty", "success", "failure"), _test),
    "combat": ((), _combat),
    "choose": ((), _choose),
    "if": (("then", "else"), _if),
    "open": ((), _open),
    "close": ((), _close),
    "reveal": ((), _reveal),
    "conceal": ((), _conceal),
    "go": ((), _go),
    "move": ((), _move),
    "end": (("reason", "closing"), _end),
}
