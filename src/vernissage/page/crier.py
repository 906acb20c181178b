"""How the tabs of a browser tell each other of changes: through a BroadcastChannel."""

from __future__ import annotations

from typing import Any

from msgspec import DecodeError, json

from vernissage.house.calling import Caller
from vernissage.house.ports import Ear
from vernissage.page.browser import Script


class TabCrier(Caller):
    """Tells the other tabs; what they tell is passed on by the page's script."""

    def __init__(self, script: Script) -> None:
        super().__init__()
        self._script = script
        self._ear: Ear | None = None

    async def open(self, ear: Ear) -> None:
        """Let the house hear what other tabs tell."""
        self._ear = ear

    async def close(self) -> None:
        """Hear nothing any longer."""
        self._ear = None

    def call(self, word: dict[str, Any]) -> None:
        """Tell the other tabs."""
        self._script.call(json.encode(word).decode())

    def heard(self, word: str) -> None:
        """Another tab tells something; another version of the program may say what is not understood."""
        try:
            said = json.decode(word, type=dict[str, Any])
            if self._ear is not None and "from" in said:
                self.hear(self._ear, said)
        except (DecodeError, KeyError, TypeError, ValueError):
            return
