"""With what somebody reads, from what their browser says of itself: two plain words, and nothing else is kept."""

from __future__ import annotations

from vernissage.house.identity import Agent
from vernissage.server.keys import Connection

LONGEST = 512
BROWSERS = (
    ("Firefox/", "firefox"),
    ("FxiOS/", "firefox"),
    ("Edg", "edge"),
    ("OPR/", "opera"),
    ("SamsungBrowser/", "samsung"),
    ("Chrome/", "chrome"),
    ("CriOS/", "chrome"),
    ("Safari/", "safari"),
)
"""In this order: most say the names of those that come later as well."""
SYSTEMS = (
    ("Android", "android"),
    ("iPhone", "iphone"),
    ("iPad", "ipad"),
    ("Windows", "windows"),
    ("Macintosh", "mac"),
    ("Linux", "linux"),
    ("X11", "linux"),
)


def agent_of(connection: Connection) -> Agent:
    """The browser and the system of a request."""
    said = connection.headers.get("user-agent", "")[:LONGEST]
    return Agent(first(BROWSERS, said), first(SYSTEMS, said))


def first(words: tuple[tuple[str, str], ...], said: str) -> str:
    """The first thing that is said."""
    return next((name for sign, name in words if sign in said), "other")
