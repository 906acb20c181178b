"""What a late update weighs on the wire, for each game: as it is, packed for HTTP, packed for a WebSocket.

python benchmarks/wire_bytes.py
"""

from __future__ import annotations

import gzip
import zlib

import msgspec

from vernissage import Match, games
from vernissage.bots import Known, bot
from vernissage.core.dice import Dice
from vernissage.house import present, speech
from vernissage.house.protocol.words import Text

LATE = 0.9
"""How far into a game is late."""


def late(name: str) -> Match:
    """A game of three, played at random almost to its end."""
    ended = played(name, None)
    return played(name, int(LATE * len(ended.answers)))


def played(name: str, upto: int | None) -> Match:
    match, chance, dice = Match(name, 3, seed=7), bot("random"), Dice(7)
    while not match.finished and (upto is None or len(match.answers) < upto):
        seat = match.waiting()[0].seat
        match.answer(seat, chance.choose(seat, Known(match.game, match.state, seat), dice))
    return match


def main() -> None:
    print("game             bytes whole    gzip   deflate | without events    gzip   deflate")
    for game in games():
        match = late(game.name)
        seat = match.waiting()[0].seat
        eyes = present.Eyes(seat, "en", ("Anna", "Hugo", "Bea"), game, speech.voice("en", game.name), match.box)
        position = present.position(eyes, match.state, match.moment, match.moment)
        question: list[object] = [present.question(eyes, asked) for asked in match.waiting() if asked.seat == seat]
        sizes: list[int] = []
        for events in (present.events(eyes, match, 0), present.events(eyes, match, match.moment - 5)):
            body = msgspec.json.encode([position, question, events, Text(id="x", text="y")])
            packer = zlib.compressobj(4, zlib.DEFLATED, -15, 9)
            sizes += [len(body), len(gzip.compress(body, 5)), len(packer.compress(body) + packer.flush())]
        print(f"{game.name:16} {sizes[0]:11} {sizes[1]:7} {sizes[2]:9} | {sizes[3]:14} {sizes[4]:7} {sizes[5]:9}")


if __name__ == "__main__":
    main()
