"""Stored games: opened quickly, verified, and never lost to a corrected rule."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from server.guests import Guest, Server, sqlite
from vernissage import Dice, Game, Match, games
from vernissage.house.reopen import Unplayable, reopen
from vernissage.house.stored import Snapshot, StoredGame, StoredSeat, StoredTable
from vernissage.table.codec import digest
from vernissage.table.history import at

Guests = Callable[..., Guest]


def stored(match: Match, since: int | None = None) -> StoredGame:
    """A match as the database has it, with a snapshot taken some answers ago."""
    snapshot = Snapshot.of(match)
    if since is not None:
        earlier = Match(match.game, match.seats, match.options, answers=match.answers[:since], version=match.version)
        snapshot = Snapshot.of(earlier)
    table = StoredTable(
        "x",
        match.game.name,
        match.version,
        "host",
        dict(match.options),
        status="finished" if match.finished else "playing",
        answers=len(match.answers),
        early=tuple(match.early.items()),
    )
    seats = tuple(StoredSeat(seat, "human") for seat in range(match.seats))
    return StoredGame(table, seats, tuple(match.answers), snapshot)


def played(game: Game, seats: int, seed: int, answers: int = 10_000, version: int | None = None) -> Match:
    match, dice = Match(game, seats, seed=seed, version=version), Dice(seed)
    for _ in range(answers):
        if match.finished:
            break
        for asked in match.waiting():
            match.answer(asked.seat, dice.pick([option.choice for option in asked.options]))
    return match


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_the_longest_games_open_as_they_were(game: Game) -> None:
    """How long that takes is measured by benchmarks/opening.py."""
    longest = max((played(game, game.seats[1], seed) for seed in range(3)), key=lambda match: len(match.answers))
    match, correction = reopen(stored(longest))
    assert correction is None
    assert digest(game, match.state) == digest(game, longest.state)
    assert at(match, match.moment // 2).events == match.moment // 2


def test_a_game_goes_on_with_its_undo_and_its_sealed_answers() -> None:
    for seed in range(30):
        match = played(games()[0], 3, seed, 20 + seed)
        asked = match.asked()
        if len(asked) > 1:
            match.answer(asked[0], match.waiting()[0].options[0].choice)
        again, _ = reopen(stored(match))
        assert again.early == match.early
        assert again.asked() == match.asked()
        assert [again.can_undo(seat) for seat in range(3)] == [match.can_undo(seat) for seat in range(3)]
        for seat in range(3):
            if match.can_undo(seat):
                again.undo(seat)
                match.undo(seat)
                assert again.position() == match.position()


@pytest.mark.parametrize("game", [game for game in games() if game.version > 1], ids=lambda game: game.name)
def test_a_game_is_played_on_by_the_rules_it_was_begun_with(game: Game) -> None:
    for seed in range(4):
        match = played(game, 2, seed, 40, version=1)
        again, correction = reopen(stored(match, len(match.answers) - 2))
        assert correction is None
        assert again.version == 1
        assert again.position() == match.position()
        broken = replace(stored(match, len(match.answers) - 2), answers=(9_999, *match.answers[1:]))
        saved, correction = reopen(broken)
        assert correction is not None
        assert correction.table.version == saved.version == 1
        assert reopen(StoredGame(correction.table, broken.seats, tuple(saved.answers), Snapshot.of(saved)))[1] is None


def test_a_corrected_rule_lets_the_game_go_on_from_its_snapshot() -> None:
    match = played(games()[0], 3, 4, 30)
    kept = stored(match, len(match.answers) - 2)
    assert kept.snapshot is not None
    changed = Snapshot(kept.snapshot.answers, kept.snapshot.position, "the hash that the old rules led to")
    again, correction = reopen(StoredGame(kept.table, kept.seats, kept.answers, changed))
    assert correction is not None
    assert correction.table.notice == "notice-corrected"
    assert correction.table.start == changed.position
    assert not correction.drawn
    assert tuple(again.answers) == kept.answers[-2:]
    assert digest(again.game, again.state) == digest(match.game, match.state)
    assert correction.chapter is not None
    assert correction.chapter.given == kept.answers
    assert correction.chapter.snapshot == changed
    after = StoredGame(correction.table, kept.seats, tuple(again.answers), Snapshot.of(again))
    assert reopen(after)[1] is None


def test_a_process_does_not_touch_a_game_of_later_rules() -> None:
    kept = stored(played(games()[0], 2, 4, 30))
    later = StoredGame(kept.table.changed(version=99), kept.seats, kept.answers, kept.snapshot)
    with pytest.raises(Unplayable, match="rules version 99"):
        reopen(later)


def test_without_a_snapshot_a_game_that_cannot_be_replayed_is_named() -> None:
    kept = stored(played(games()[0], 2, 4, 30))
    broken = StoredGame(kept.table, kept.seats, (9_999, *kept.answers[1:]), None)
    with pytest.raises(Unplayable, match="answer 1"):
        reopen(broken)


async def test_players_are_told_of_a_corrected_rule(tmp_path: Path, guests: Guests) -> None:
    with Server(sqlite(tmp_path)) as server:
        anna = guests(server, "fr")
        table = await anna.create("me", "me")
        for _ in range(8):
            for seat in (0, 1):
                seen = await anna.look(table, seat=seat)
                if seen["waiting"]:
                    await anna.answer(table, seat, seen["seq"], seen["waiting"]["options"][0]["choice"])
        before = await anna.look(table, seat=0)
        server.kill()
        with sqlite3.connect(sqlite(tmp_path)) as database:
            database.execute("UPDATE snapshots SET digest = 'of older rules'")
        database.close()
        server.start()
        after = await anna.look(table, seat=0)
        assert after["notice"].startswith("Une règle a été corrigée depuis le début de cette partie.")
        assert after["position"]["view"] == before["position"]["view"]
        assert after["seq"] == before["seq"], "nothing is written because somebody looks"
        assert all_of(tmp_path, "SELECT count(*) FROM chapters") == [(0,)]
        answers = all_of(tmp_path, "SELECT choice FROM answers ORDER BY number")
        assert (await anna.play_out(table, [0, 1]))["status"] == "finished"
        [(given, found)] = all_of(tmp_path, "SELECT given, digest FROM chapters")
        assert [(choice,) for choice in json.loads(given)] == answers, "the past is kept with the first answer"
        assert found == "of older rules"
        server.kill()
        server.start()
        assert (await anna.look(table, seat=0))["status"] == "finished"


async def test_a_finished_game_is_shown_as_it_was_stored_and_never_changed(tmp_path: Path, guests: Guests) -> None:
    with Server(sqlite(tmp_path)) as server:
        anna = guests(server, "en")
        table = await anna.create("me", "me")
        before = await anna.play_out(table, [0, 1])
        record = await anna.ask("GET", f"/tables/{table}/record")
        server.kill()
        with sqlite3.connect(sqlite(tmp_path)) as database:
            database.execute("UPDATE answers SET choice = 9999 WHERE number = 3")  # what no rule takes
        database.close()
        stored = {name: all_of(tmp_path, f"SELECT * FROM {name}") for name in ("tables", "answers", "snapshots")}
        server.start()
        after = await anna.look(table, seat=0)
        assert after["notice"].startswith("A rule has been corrected since this game was played.")
        for name in ("status", "winners", "seq"):
            assert after[name] == before[name]
        assert after["position"]["view"] == (await anna.look(table, seat=0))["position"]["view"]
        assert after["position"]["scores"] == before["position"]["scores"]
        assert (await anna.ask("GET", f"/tables/{table}/standings"))["standings"][-1]["scores"] == record["scores"]
        kept = await anna.ask("GET", f"/tables/{table}/record")
        assert [kept[name] for name in ("digest", "scores")] == [record[name] for name in ("digest", "scores")]
        assert kept["answers"] == [*record["answers"][:3], 9999, *record["answers"][4:]]
        wish = {"id": "back", "seat": 0, "seq": after["seq"]}
        refused = await anna.http.post(f"/api/tables/{table}/undo-requests", json=wish)
        assert refused.status_code == 409
        for name, rows in stored.items():
            assert all_of(tmp_path, f"SELECT * FROM {name}") == rows
        again = await anna.ask("POST", f"/tables/{table}/rematch", {})
        assert again["id"] != table
        assert all_of(tmp_path, "SELECT * FROM answers WHERE choice = 9999") != []


def all_of(folder: Path, query: str) -> list[Any]:
    """What the database says, read beside the server."""
    database = sqlite3.connect(sqlite(folder))
    try:
        return database.execute(query).fetchall()
    finally:
        database.close()
