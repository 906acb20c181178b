"""Talk at the table: who says what, who reads it, and what is refused; no server, and time stands still."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import msgspec
import pytest

from house_layer.home import ANNA, HUGO, home, show, table
from house_layer.test_ports import SharedShelf, Street
from server.clocks import HeldClock
from vernissage.house import forgetting, past, talk
from vernissage.house.errors import Refused
from vernissage.house.house import House
from vernissage.house.protocol.tables import Introduction
from vernissage.house.protocol.talk import Mute, ReportLine, Say, TalkLine
from vernissage.house.reader import Reader
from vernissage.house.room import Room
from vernissage.house.talk_shelf import LATELY, Act, Said
from vernissage.house.watcher import Watcher

ZOE = Reader("zoe", "fr", "192.0.2.7")
LATER = 100_000.0


class Listener:
    """Somebody who has the table open, and what they have heard of the talk."""

    def __init__(self, room: Room, reader: Reader) -> None:
        self.room = room
        self.watcher = Watcher(reader, None)
        self.watcher.talk = (0, 0)
        room.watchers.add(self.watcher)
        self.lines: dict[str, TalkLine] = {}

    async def hear(self) -> list[str]:
        """The new lines; all there are then are kept."""
        async with self.room.hold():
            found = await talk.news(self.room, self.watcher)
        if found is None:
            return []
        if found.anew:
            self.lines.clear()
        self.lines |= {line.id: line for line in found.lines}
        return [line.text for line in found.lines]


def words(text: str, id: str = "", **values: Any) -> Say:
    return Say(id=id or "w" + text.encode("utf-8", "replace").hex()[:40], text=text, **values)


async def speak(house: House, room: Room, reader: Reader, *texts: str) -> list[TalkLine]:
    """Say some things, each a while after the other."""
    said = []
    for text in texts:
        said.append(await house.talking.say(room, reader, words(text)))
        clock = house.ports.clock
        assert isinstance(clock, HeldClock)
        clock.time += 60
    return said


async def refused(wish: Any) -> str:
    with pytest.raises(Refused) as refusal:
        await wish
    return refusal.value.line.id


async def heard(house: House, room: Room, reader: Reader, text: str) -> str:
    """Say something; why it was refused, if it was."""
    try:
        await house.talking.say(room, reader, words(text))
    except Refused as refusal:
        return refusal.line.id
    return ""


async def finish(room: Room) -> None:
    async with room.hold():
        await room.write(room.table.changed(status="finished"))


async def test_players_read_each_other_and_those_who_watch_only_at_the_end() -> None:
    async with home() as house:
        room = await table(house, "masters-gallery", ["me", "open"])
        anna, hugo, zoe = Listener(room, ANNA), Listener(room, HUGO), Listener(room, ZOE)
        await house.introduce(ZOE, Introduction(name="Zoé"))
        await speak(house, room, ANNA, "hello")
        await speak(house, room, ZOE, "Hugo holds the blue one")
        await speak(house, room, HUGO, "bonjour")
        assert await anna.hear() == ["hello", "bonjour"]
        assert await hugo.hear() == ["hello", "bonjour"]
        assert await zoe.hear() == ["hello", "Hugo holds the blue one", "bonjour"]
        assert [line.name for line in zoe.lines.values()] == ["Bleu", "Zoé (spectateur)", "Hugo"]
        assert [(line.seat, line.mine) for line in zoe.lines.values()] == [(0, False), (None, True), (1, False)]
        await finish(room)
        assert await anna.hear() == ["Hugo holds the blue one"]
        assert len(anna.lines) == 3


async def test_players_cannot_even_count_what_is_said_in_the_gallery() -> None:
    async with home() as house:
        room = await table(house, "masters-gallery", ["me", "open"])
        seen = []
        for chatter in ([], ["a", "b", "c"]):
            await speak(house, room, ZOE, *chatter)
            listener = Listener(room, ANNA)
            await listener.hear()
            async with room.hold():
                seen.append(msgspec.json.encode((listener.watcher.talk, await talk.news(room, listener.watcher))))
        assert seen[0] == seen[1]
        assert await refused(talk.earlier(room, ANNA, "g3")) == "error-no-line"
        assert await refused(house.talking.mute(room, HUGO, "g1", Mute(muted=True))) == "error-no-line"
        assert await refused(house.talking.report(room, ANNA, "g1", ReportLine(reason="other"))) == "error-no-line"


async def test_a_reaction_is_read_in_every_readers_language() -> None:
    async with home() as house:
        room = await table(house, "bioutifoul", ["me", "open"])
        anna, hugo = Listener(room, ANNA), Listener(room, HUGO)
        said = await house.talking.say(room, ANNA, Say(id="r", reaction="well-played"))
        assert (said.text, said.reaction) == ("Well played!", "well-played")
        assert (await anna.hear(), await hugo.hear()) == (["Well played!"], ["Bien joué\u00a0!"])


async def test_nothing_of_it_is_part_of_the_game() -> None:
    async with home() as house:
        room = await table(house, "masters-gallery", ["me", "open"])
        before, record = msgspec.json.encode(await show(room, ANNA)), await past.record(room, ANNA)
        await speak(house, room, ANNA, "a secret word")
        await speak(house, room, ZOE, "a secret word too")
        assert msgspec.json.encode(await show(room, ANNA)) == before
        assert await past.record(room, ANNA) == record
        assert b"secret" not in before


@pytest.mark.parametrize(
    ("written", "read"),
    [
        ("<b onclick=alert(1)>hi</b>", "<b onclick=alert(1)>hi</b>"),
        ("see https://example.org/x", "see https://example.org/x"),
        ("a\u202eb\u2066c\u200bd\ufeffe", "abcde"),
        ("one\ntwo\r\n\tthree\x00\x1b[31m", "one two three [31m"),
        ("e\u0301", "\u00e9"),
        ("a\ud800b", "ab"),
        ("z" + "\u0300" * 50, "z\u0300\u0300"),
        ("x" * 900, "x" * talk.LONGEST),
    ],
)
async def test_words_are_plain_and_seen(written: str, read: str) -> None:
    async with home() as house:
        room = await table(house, "bioutifoul", ["me", "open"])
        assert (await house.talking.say(room, ANNA, words(written))).text == read


async def test_what_is_refused() -> None:
    async with home() as house:
        room = await table(house, "bioutifoul", ["me", "open"])
        say = house.talking.say
        assert await refused(say(room, ANNA, words(" \u200b\n"))) == "error-nothing-said"
        assert await refused(say(room, ANNA, words("both", reaction="ouch"))) == "error-nothing-said"
        assert await refused(say(room, ANNA, words("as Hugo", seat=1))) == "error-not-your-seat"
        assert await refused(say(room, ZOE, words("as Anna", seat=0))) == "error-not-your-seat"
        room.removed.add(ZOE.holder)
        assert await refused(say(room, ZOE, words("once more"))) == "error-removed"
        for name in ("g1", "s0", "s999999999", "x1", "s", "s1e3", "s-1", "s١"):
            assert await refused(talk.earlier(room, ANNA, name)) == "error-no-line"


async def test_somebody_who_watches_cannot_speak_in_the_name_of_a_player() -> None:
    async with home() as house:
        room = await table(house, "bioutifoul", ["me", "open"])
        await house.introduce(ZOE, Introduction(name="Hugо"))  # with a Cyrillic o
        assert (await house.talking.say(room, ZOE, words("I concede"))).name == "Quelqu’un dans le public"


async def test_the_same_id_is_said_once() -> None:
    async with home() as house:
        room = await table(house, "bioutifoul", ["me", "open"])
        first, again = [await house.talking.say(room, ANNA, words("once", "same")) for _ in range(2)]
        assert first == again
        assert await Listener(room, ANNA).hear() == ["once"]


async def test_floods_stop_and_the_gallery_cannot_silence_those_who_play() -> None:
    async with home() as house:
        room = await table(house, "bioutifoul", ["me", "open"])
        clock = house.ports.clock
        assert isinstance(clock, HeldClock)
        crowd = [replace(ZOE, holder=f"z{number % 200}") for number in range(1000)]  # in many tabs, behind one address
        said = [await heard(house, room, reader, str(number)) for number, reader in enumerate(crowd)]
        assert said == [""] * 30 + ["error-talk-fast"] * 970
        crowd = [Reader(f"y{number}", "en", f"198.51.100.{number}") for number in range(200)]  # and from everywhere
        said = [await heard(house, room, reader, str(number)) for number, reader in enumerate(crowd)]
        assert said == [""] * 10 + ["error-talk-fast"] * 190
        for number in range(6):
            await house.talking.say(room, ANNA, words(str(number)))
        assert await refused(house.talking.say(room, ANNA, words("seven"))) == "error-talk-fast"
        clock.time += 3.5
        await house.talking.say(room, ANNA, words("seven"))


async def test_a_table_holds_so_much_talk_and_no_more() -> None:
    async with home() as house:
        room = await table(house, "bioutifoul", ["me", "open"])
        shelf = house.ports.shelf.talk
        kept = [await shelf.say(Said(room.id, False, f"p{i % 5}", float(i), "x", request=str(i))) for i in range(2500)]
        assert sum(line is not None for line in kept) == 2000
        assert await refused(house.talking.say(room, ANNA, words("one more"))) == "error-talk-full"
        one = [await shelf.say(Said(room.id, True, "p", float(i), "x", request=str(i))) for i in range(600)]
        assert sum(line is not None for line in one) == 500


async def test_old_lines_come_page_by_page_and_a_connection_resumes() -> None:
    async with home() as house:
        room = await table(house, "bioutifoul", ["me", "open"])
        texts = [str(number) for number in range(3 * LATELY)]
        anna = Listener(room, ANNA)
        await speak(house, room, ANNA, *texts[:3])
        assert await anna.hear() == texts[:3]
        await speak(house, room, HUGO, *texts[3:5])
        assert await anna.hear() == texts[3:5]
        await speak(house, room, HUGO, *texts[5:])
        late = await anna.hear()
        assert late == texts[-talk.PAGE :]  # too many: the latest take the place of all
        found = list(late)
        while found[0] != "0":
            first = next(line.id for line in anna.lines.values() if line.text == found[0])
            page = await talk.earlier(room, ANNA, first)
            anna.lines |= {line.id: line for line in page.lines}
            found = [line.text for line in page.lines] + found
            assert page.more == (found[0] != "0")
        assert found == texts
        anna.watcher.talk = (10_000, 10_000)  # a cursor that nobody was given
        assert await anna.hear() == late


async def test_mute_is_kept_and_taken_back() -> None:
    async with home() as house:
        room = await table(house, "bioutifoul", ["me", "open"])
        anna, hugo = Listener(room, ANNA), Listener(room, HUGO)
        (line,) = await speak(house, room, HUGO, "nonsense")
        await anna.hear()
        await house.talking.mute(room, ANNA, line.id, Mute(muted=True))
        assert await anna.hear() == [""]
        assert [(shown.muted, shown.text) for shown in anna.lines.values()] == [(True, "")]
        await speak(house, room, HUGO, "more of it")
        assert (await anna.hear(), await hugo.hear()) == ([""], ["nonsense", "more of it"])
        assert await house.ports.shelf.talk.muted(ANNA.holder) == {HUGO.holder}
        assert [shown.text for shown in (await talk.earlier(room, ANNA, "s2")).lines] == [""]
        assert await refused(house.talking.mute(room, HUGO, line.id, Mute(muted=True))) == "error-mute-yourself"
        await house.talking.mute(room, ANNA, line.id, Mute(muted=False))
        assert await anna.hear() == ["nonsense", "more of it"]


async def test_reports_come_once_a_person_and_not_in_floods() -> None:
    async with home() as house:
        room = await table(house, "bioutifoul", ["me", "open"])
        lines = await speak(house, room, HUGO, *(str(number) for number in range(10)))
        report = ReportLine(reason="insult", words="he\u202e said so")
        assert (await house.talking.report(room, ANNA, lines[0].id, report)).done
        assert not (await house.talking.report(room, ANNA, lines[0].id, report)).done
        kept, about = (await house.ports.shelf.talk.reports(10))[0]
        assert (kept.reason, kept.words, about.text) == ("insult", "he said so", "0")
        refusals = []
        for line in lines:
            try:
                await house.talking.report(room, ANNA, line.id, report)
            except Refused as refusal:
                refusals.append(refusal.line.id)
        assert refusals == ["error-talk-fast"] * 6
        assert len(await house.ports.shelf.talk.reports(100)) == 4


async def test_a_table_and_a_house_without_talk() -> None:
    async with home() as house:
        room = await table(house, "bioutifoul", ["me", "bot"])
        assert (await show(room, ANNA)).talk
        room.silent = True
        assert not (await show(room, ANNA)).talk
        assert await refused(house.talking.say(room, ANNA, words("hello"))) == "error-no-talk"
        room.silent = False
        async with room.hold():
            await room.write(room.table.changed(talk=False))
        assert not (await show(room, ANNA)).talk
        assert await refused(talk.earlier(room, ANNA, "s1")) == "error-no-talk"
        assert await refused(talk.switch(room, ANNA, True)) == "error-started"
        assert await refused(talk.switch(room, HUGO, True)) == "error-not-host"


async def test_houses_that_share_a_shelf_hear_each_other() -> None:
    shelf, street = SharedShelf(), Street()
    async with home(shelf, street.crier()) as one, home(shelf, street.crier()) as other:
        here = await table(one, "bioutifoul", ["me", "open"])
        there = await other.room(here.id)
        hugo = Listener(there, HUGO)
        assert await hugo.hear() == []
        hugo.watcher.wake.clear()
        await speak(one, here, ANNA, "hello")
        assert hugo.watcher.wake.is_set()
        assert await hugo.hear() == ["hello"]
        hugo.watcher.wake.clear()
        await shelf.talk.say(Said(here.id, False, "anna", 9e9, "untold", seat=0, request="x"))
        await other.talking.catch_up()  # whoever wrote it was killed before a word was said
        assert hugo.watcher.wake.is_set()
        assert await hugo.hear() == ["untold"]


async def test_a_mute_reaches_the_tables_of_every_house_at_once() -> None:
    """Also of one that was told nothing of it, as soon as it knows that it has missed something."""
    shelf, street = SharedShelf(), Street()
    async with home(shelf, street.crier()) as one, home(shelf, street.crier()) as other:
        here = await table(one, "bioutifoul", ["me", "open"])
        there = await other.room(here.id)
        anna, hugo = Listener(there, ANNA), Listener(there, HUGO)
        (line,) = await speak(one, here, HUGO, "nonsense")
        assert (await anna.hear(), await hugo.hear()) == (["nonsense"], ["nonsense"])
        anna.watcher.wake.clear()
        await one.talking.mute(here, ANNA, line.id, Mute(muted=True))
        assert anna.watcher.wake.is_set()
        assert (await anna.hear(), await hugo.hear()) == ([""], [])
        await shelf.talk.mute(ANNA.holder, HUGO.holder, False)  # the line between them was cut
        other.hear_silence()
        assert await anna.hear() == ["nonsense"]


async def test_a_removed_line_says_so_and_a_barred_person_is_told() -> None:
    async with home() as house:
        room = await table(house, "bioutifoul", ["me", "open"])
        anna, shelf = Listener(room, ANNA), house.ports.shelf.talk
        (line,) = await speak(house, room, HUGO, "nonsense")
        assert await anna.hear() == ["nonsense"]
        await shelf.act(Act("remove-line", LATER, room.id, line=1))
        await shelf.act(Act("bar", LATER, person=HUGO.holder))
        hugo = Listener(room, HUGO)
        hugo.watcher.wake.clear()
        hugo.watcher.looking = False
        await house.talking.look()
        assert await anna.hear() == [""]
        assert anna.lines[line.id].removed
        assert hugo.watcher.looking
        assert "no longer lets you" in (await show(room, replace(HUGO, lang="en"))).notice
        assert await refused(house.talking.say(room, HUGO, words("but"))) == "error-barred"
        assert await refused(table(house, "bioutifoul", ["me", "open"])) == "error-barred"  # Hugo sits down there
        await shelf.act(Act("unbar", LATER, person=HUGO.holder))
        await house.talking.look()
        await house.talking.say(room, HUGO, words("thank you"))
        assert (await show(room, HUGO)).notice == ""


async def test_who_is_forgotten_loses_the_name_and_the_words_stay() -> None:
    async with home() as house:
        room = await table(house, "bioutifoul", ["me", "open"])
        await speak(house, room, HUGO, "hello")
        await forgetting.forget(house, HUGO.holder)
        anna = Listener(room, ANNA)
        assert await anna.hear() == ["hello"]
        assert [line.name for line in anna.lines.values()] == ["Yellow"]
