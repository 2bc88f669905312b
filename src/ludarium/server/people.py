"""Who is asking: a guest identity in a signed cookie; with a name and a passphrase it moves to other devices."""

from __future__ import annotations

import secrets
import unicodedata

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from itsdangerous import BadSignature, URLSafeSerializer

from ludarium.kernel import Refused
from ludarium.server.store import Person, Store

COOKIE = "ludarium"
NAME_LENGTH = 24
PASSPHRASE_LENGTH = (8, 200)

_hasher = PasswordHasher(time_cost=2, memory_cost=19_456, parallelism=1)  # the OWASP minimum for argon2id


class People:
    """Identities, and the words that prove them."""

    def __init__(self, store: Store, secret: str) -> None:
        self._store = store
        key = secret or store.house_secret(secrets.token_urlsafe(32))
        self._signer = URLSafeSerializer(key, salt="ludarium-identity")
        self._known: dict[str, str] = {}  # tokens read before; checking a signature takes longer than the rest

    def sign(self, person: str) -> str:
        """The cookie (or bearer token) of an identity."""
        return str(self._signer.dumps(person))

    def read(self, token: str) -> str | None:
        """The identity behind a token; None if the signature is not ours."""
        if token in self._known:
            return self._known[token]
        try:
            person = self._signer.loads(token)
        except BadSignature:
            return None
        if not isinstance(person, str):
            return None
        if len(self._known) >= 10_000:
            self._known.clear()
        self._known[token] = person
        return person

    def new_guest(self) -> str:
        """A fresh identity. Nothing is stored until it does something."""
        return secrets.token_urlsafe(16)

    def name(self, person: str) -> str:
        """What to call somebody; empty for a guest without a name."""
        found = self._store.person(person)
        return found.name or "" if found else ""

    def keep(self, person: str, name: str, passphrase: str | None) -> None:
        """Give an identity a name, and a passphrase to come back with."""
        name = tidy_name(name)
        hashed = _hasher.hash(_fit(passphrase)) if passphrase else None
        old = self._store.person(person)
        if hashed is None and old is not None:
            hashed = old.passphrase
        if not self._store.save_person(Person(person, name, hashed)):
            raise Refused("name_taken", f"Somebody is called {name!r} already; choose another name.")

    def come_back(self, name: str, passphrase: str) -> str:
        """The identity with this name and passphrase."""
        found = self._store.person_named(tidy_name(name))
        try:
            # a name that does not exist costs the same time as one that does
            _hasher.verify(found.passphrase if found and found.passphrase else _NOBODY, passphrase)
        except (Argon2Error, InvalidHashError):
            raise Refused("wrong_passphrase", "No one with this name and passphrase is known here.") from None
        assert found is not None
        return found.id


def tidy_name(name: str) -> str:
    """A name people can read: one line, no invisible characters, not too long."""
    plain = unicodedata.normalize("NFC", name)
    plain = " ".join("".join(c for c in plain if unicodedata.category(c)[0] != "C" or c == " ").split())
    if not plain or len(plain) > NAME_LENGTH:
        raise Refused("bad_name", f"A name has 1 to {NAME_LENGTH} characters.")
    return plain


def _fit(passphrase: str) -> str:
    shortest, longest = PASSPHRASE_LENGTH
    if not shortest <= len(passphrase) <= longest:
        raise Refused("bad_passphrase", f"A passphrase has {shortest} to {longest} characters.")
    return passphrase


_NOBODY = _hasher.hash(secrets.token_urlsafe(16))
