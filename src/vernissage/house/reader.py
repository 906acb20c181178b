"""Who reads: somebody with a key, or without one, and a language."""

from __future__ import annotations

from dataclasses import dataclass

from vernissage.house.protocol.words import Language


@dataclass(frozen=True)
class Reader:
    """Somebody at the other end: a person, or nobody who is known."""

    holder: str
    """The person; empty for somebody without a key. It never leaves the server."""
    lang: Language
    address: str = ""
    """Where the request comes from, for what is counted by address."""
    fresh: bool = False
    """Whether the key was made just now, and goes out with the reply if that is a success."""
    device: str = ""
    """The hash of the key, by which connections of a device are ended; nothing else is known by it."""
