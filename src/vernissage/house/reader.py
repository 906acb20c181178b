"""Who reads: somebody with a key, or without one, and a language."""

from __future__ import annotations

from dataclasses import dataclass

from vernissage.house.protocol.words import Language


@dataclass(frozen=True)
class Reader:
    """Somebody at the other end: known by the hash of a key, or not at all."""

    holder: str
    """The hash of the key; empty for somebody without one."""
    lang: Language
    address: str = ""
    """Where the request comes from, for what is counted by address."""
    fresh: bool = False
    """Whether the key was made just now, and goes out with the reply if that is a success."""
