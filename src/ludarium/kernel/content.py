"""Content: the printed facts of a game, read from a TOML file that says where each of them comes from."""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Literal, TypeAlias, TypeVar

import msgspec
from msgspec import Struct

from ludarium.kernel.errors import Refused, unknown
from ludarium.kernel.position import Rules

Status: TypeAlias = Literal["published", "inferred", "reconstructed"]
Value: TypeAlias = "bool | int | str | list[int]"
R = TypeVar("R", bound=Rules)


class Parameter(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A printed number one may change: ``range`` bounds an int (or each entry of a list), ``pattern`` a text."""

    value: bool | int | str | list[int]
    status: Status
    range: tuple[int, int] | None = None
    pattern: str | None = None
    fixed: bool = False  # other rules depend on this value: shown, but not tunable


class Option(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A switch: its values, the default first."""

    values: tuple[str, ...]
    status: Status = "published"


class Edition(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What an edition says differently: other numbers, other (or fewer) option values, other tables."""

    rules: dict[str, Any] = {}
    options: dict[str, tuple[str, ...]] = {}
    tables: dict[str, Any] = {}


class About(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the shelf shows of a game."""

    seats: tuple[int, int]
    minutes: tuple[int, int]
    complexity: int
    reconstructed: bool = False
    draft: bool = False


class Content(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A whole content file. ``version`` gets a fingerprint, so that two packs never pass for one another."""

    game: str
    version: str
    about: About
    editions: dict[str, Edition]
    rules: dict[str, Parameter] = {}
    options: dict[str, Option] = {}
    tables: dict[str, Any] = {}

    def options_of(self, edition: str) -> dict[str, tuple[str, ...]]:
        """Each option's values in an edition, the default first; an option may be absent from an edition."""
        values = {name: option.values for name, option in self.options.items()} | self.editions[edition].options
        return {name: allowed for name, allowed in values.items() if allowed}


def load_content(path: Path, game: str) -> Content:
    """Read and check a content file; a mistake in it is refused with its place."""
    try:
        raw = path.read_bytes()
    except OSError as error:
        raise Refused("bad_content", f"The content file {path} cannot be read: {error.strerror}.") from None
    return read_content(raw, game, str(path.name))


def read_content(raw: bytes, game: str, where: str) -> Content:
    """Content from the bytes of a TOML file called ``where``."""
    try:
        data = tomllib.loads(raw.decode())
        _check_entries(data, where)
        content = msgspec.convert(data, Content)
    except RecursionError:
        raise Refused("bad_content", f"{where} is nested too deeply to be read.") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, msgspec.ValidationError) as error:
        raise Refused("bad_content", f"{where} is not a content file: {place(error)}.") from None
    if content.game != game:
        raise Refused("bad_content", f"{where} is content for {content.game!r}, not for {game!r}.")
    if not content.editions:
        raise Refused("bad_content", f"{where} names no edition; add at least one [editions.NAME].")
    for name, parameter in content.rules.items():
        _check_value(f"rules.{name}", parameter.value, parameter, where)
    for edition, part in content.editions.items():
        for name, value in part.rules.items():
            if name not in content.rules:
                raise Refused("bad_content", f"{where}: editions.{edition} sets rules.{name}, which is not declared.")
            _check_value(f"editions.{edition}.rules.{name}", value, content.rules[name], where)
    print_ = hashlib.sha256(msgspec.json.encode(data, order="sorted")).hexdigest()[:8]
    return msgspec.structs.replace(content, version=f"{content.version}-{print_}")


def _check_entries(data: dict[str, Any], where: str) -> None:
    """Look at named entries one by one, for a mistake in ``rules.oil`` to be told as one in ``rules.oil``."""
    for part, kind in (("editions", Edition), ("options", Option), ("rules", Parameter)):
        entries = data.get(part)
        for name, entry in entries.items() if isinstance(entries, dict) else ():
            try:
                msgspec.convert(entry, kind)
            except msgspec.ValidationError as error:
                wrong = place(error, f"{part}.{name}")
                raise Refused("bad_content", f"{where} is not a content file: {wrong}.") from None


def place(error: Exception, inside: str = "") -> str:
    """A validation message as a phrase that names the entry: ``rules.x.value: expected int, got str``."""
    text = str(error)
    message, _, path = text.partition(" - at `$")
    entry = f"{inside}{path.rstrip('`')}".lstrip(".")
    message = message[:1].lower() + message[1:]
    return f"{entry}: {message}" if entry else message


def build_rules(
    content: Content,
    kind: type[R],
    edition: str,
    seats: int,
    options: Mapping[str, str],
    parameters: Mapping[str, Value],
) -> R:
    """The rules one match is played with: printed numbers, then the edition's, then the user's own."""
    part = content.editions[edition]
    values: dict[str, Any] = {name: parameter.value for name, parameter in content.rules.items()}
    values |= part.rules
    values |= content.tables | part.tables
    values |= options
    values |= parameters
    try:
        return msgspec.convert(values | {"edition": edition, "seats": seats}, kind)
    except (msgspec.ValidationError, ValueError) as error:
        raise Refused("bad_content", f"These rules do not fit together: {place(error).rstrip('.')}.") from None


def choose_options(content: Content, edition: str, chosen: Mapping[str, str]) -> dict[str, str]:
    """All options of an edition, the chosen ones checked, the others at their default."""
    allowed = content.options_of(edition)
    for name, value in chosen.items():
        if name not in allowed:
            raise unknown("option", name, allowed)
        if value not in allowed[name]:
            raise unknown(f"value for option {name}", value, allowed[name])
    return {name: chosen.get(name, values[0]) for name, values in allowed.items()}


def choose_parameters(content: Content, changed: Mapping[str, Value | str]) -> dict[str, Value]:
    """The user's own numbers, checked against their ranges. Text from a command line is read as the value's kind."""
    result: dict[str, Value] = {}
    for name, given in changed.items():
        if name not in content.rules:
            raise unknown("parameter", name, content.rules)
        parameter = content.rules[name]
        if parameter.fixed:
            raise Refused("fixed_parameter", f"rules.{name} is {parameter.value} and cannot be changed.")
        value = _as_kind_of(name, given, parameter.value) if isinstance(given, str) else given
        _check_value(f"rules.{name}", value, parameter)
        result[name] = value
    return result


def _as_kind_of(name: str, given: str, printed: Value) -> Value:
    if isinstance(printed, str):
        return given
    if isinstance(printed, bool):
        if given in ("true", "false"):
            return given == "true"
        raise Refused("bad_value", f"rules.{name} is true or false, not {given!r}.")
    try:
        return [int(entry) for entry in given.split(",")] if isinstance(printed, list) else int(given)
    except ValueError:
        kind = "whole numbers with commas between" if isinstance(printed, list) else "a whole number"
        raise Refused("bad_value", f"rules.{name} takes {kind}, not {given!r}.") from None


def _check_value(name: str, value: Any, parameter: Parameter, where: str = "") -> None:
    reason, prefix = ("bad_content", f"{where}: ") if where else ("bad_value", "")
    if type(value) is not type(parameter.value):
        wanted = {bool: "true or false", int: "a whole number", str: "a text", list: "a list of whole numbers"}
        raise Refused(reason, f"{prefix}{name} takes {wanted[type(parameter.value)]}, not {value!r}.")
    if parameter.range is not None:
        low, high = parameter.range
        entries = value if isinstance(value, list) else [value]
        if not entries or not all(type(entry) is int and low <= entry <= high for entry in entries):
            raise Refused(reason, f"{prefix}{name} must lie between {low} and {high}, not {value}.")
    if parameter.pattern is not None and not re.fullmatch(parameter.pattern, str(value)):
        raise Refused(reason, f"{prefix}{name} must look like {parameter.pattern}, not {value!r}.")
