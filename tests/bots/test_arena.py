"""Tournaments: what is played, by whom, and that it can be stopped, resumed and read."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

import pytest

from drive import fresh
from vernissage import Dice, Game, games, play, settle
from vernissage import game as find_game
from vernissage.bots import UnknownBot, arena, bot
from vernissage.bots.arena import ArenaError, Pairing, Tournament, play_pairing, read, schedule
from vernissage.bots.results import Result
from vernissage.bots.workers import local
from vernissage.core.step import CHANCE, Step, roll

OWN = "bots.entrants"
MASTERS = find_game("masters-gallery")


def tournament(file: Path | None = None, *entrants: str, games: int = 6, ladder: bool = False) -> Tournament:
    return Tournament(MASTERS, entrants or ("random", "greedy~0.9"), 2, games, ladder, file)


def timeless(results: Sequence[Result]) -> list[Result]:
    """Results without what depends on the machine."""
    return [replace(result, seconds=()) for result in results]


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_each_bot_sits_alone_at_every_seat_of_every_deal(seats: int) -> None:
    pairings = schedule(MASTERS, ["a", "b", "c"], seats, 60)
    assert len({pairing.key for pairing in pairings}) == len(pairings)
    for one, other in (("a", "b"), ("a", "c"), ("b", "c")):
        met = [pairing for pairing in pairings if set(pairing.lineup) == {one, other}]
        assert len(met) >= 60
        alone = Counter(
            (pairing.deal, name, pairing.lineup.index(name))
            for pairing in met
            for name in (one, other)
            if pairing.lineup.count(name) == 1
        )
        deals = {pairing.deal for pairing in met}
        assert alone == Counter(
            {(deal, name, seat): 1 for deal in deals for name in (one, other) for seat in range(seats)}
        )


def test_on_a_ladder_only_neighbours_meet() -> None:
    met = {frozenset(pairing.lineup) for pairing in schedule(MASTERS, ["a", "b", "c", "d"], 2, 2, ladder=True)}
    assert met == {frozenset("ab"), frozenset("bc"), frozenset("cd")}


def test_in_a_challenge_only_the_later_bot_sits_alone() -> None:
    pairings = schedule(MASTERS, ["a", "b", "c"], 3, 6, challenge=True)
    for one, other in (("a", "b"), ("a", "c"), ("b", "c")):
        met = [pairing for pairing in pairings if set(pairing.lineup) == {one, other}]
        assert [pairing.lineup.index(other) for pairing in met] == [0, 1, 2] * 2
        assert all(pairing.lineup.count(other) == 1 for pairing in met)
        assert [pairing.deal for pairing in met] == [0, 0, 0, 1, 1, 1]


def test_a_tournament_cut_short_has_played_every_pair_alike() -> None:
    pairings = schedule(MASTERS, ["a", "b", "c"], 2, 100)
    met = Counter(frozenset(pairing.lineup) for pairing in pairings[:120])
    assert set(met.values()) == {40}


def test_a_deal_falls_alike_whenever_it_is_played() -> None:
    here = play_pairing(Pairing("masters-gallery", ("greedy", "random"), 3))
    again = play_pairing(Pairing("masters-gallery", ("greedy", "random"), 3))
    other = play_pairing(Pairing("masters-gallery", ("greedy", "random"), 4))
    assert timeless([here]) == timeless([again])
    assert timeless([here]) != timeless([other])
    assert min(here.decisions) > 0
    assert min(here.seconds) >= 0


@pytest.mark.parametrize("game", [game for game in games() if game.outlook], ids=lambda game: game.name)
def test_the_same_luck_falls_whoever_sits_where(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """All that nature does before anybody has answered, and the numbers it goes on with."""
    fallen: list[int] = []

    def noted(s: Any, step: Step[Any], dice: Dice) -> int:
        choice = roll(s, step, dice)
        fallen.append(choice)
        return choice

    def luck(lineup: tuple[str, str], deal: int) -> list[int]:
        fallen.clear()
        play_pairing(Pairing(game.name, lineup, deal))
        return fallen[:setup]

    monkeypatch.setattr(arena, "roll", noted)
    setup = before_the_first_answer(game)
    assert setup > 1
    one, other, another = luck(("greedy~0.9", "random"), 3), luck(("random", "greedy~0.9"), 3), luck(("random",) * 2, 4)
    assert one == other != another


def before_the_first_answer(game: Game) -> int:
    """How often nature draws before the first seat is asked."""
    s, draws = fresh(game, 2), 0
    step = settle(s)
    while step is not None and step.asks(s) == CHANCE:
        step = play(s, roll(s, step, Dice(1)))
        draws += 1
    return draws


def test_many_processes_play_what_one_plays(tmp_path: Path) -> None:
    alone, together = tournament(), tournament(tmp_path / "kept.json")
    alone.run(local(1))
    told: list[tuple[int, int]] = []
    together.run(local(2), lambda done, of: told.append((done, of)))
    assert timeless(alone.ordered()) == timeless(together.ordered())
    assert told == [(n, 6) for n in range(1, 7)]
    assert alone.ratings() == together.ratings()


def test_a_file_says_how_it_was_made_and_nothing_of_the_machine(tmp_path: Path) -> None:
    kept = tmp_path / "deep" / "kept.json"
    made = tournament(kept, games=4)
    made.run()
    data = json.loads(kept.read_text("utf-8"))
    assert data["command"] == "vernissage arena masters-gallery random 'greedy~0.9' --seats 2 --games 4"
    assert data["rules"] == MASTERS.version
    assert set(data["versions"]) == {"vernissage", "build", "python", "openskill"}
    assert (data["played"], data["scheduled"]) == (4, 4)
    assert [entry["name"] for entry in data["paces"]] == ["random", "greedy~0.9"]
    assert str(tmp_path) not in kept.read_text("utf-8")
    assert [asdict(rating) for rating in made.ratings()] == data["ratings"]
    assert read(kept)["games"] == made.ordered()
    assert not list(kept.parent.glob("*.new"))


def stopping(after: int) -> Callable[..., Iterator[Result]]:
    """Somebody who stops a tournament after some games."""

    def work(play: Callable[[Pairing], Result], pairings: Sequence[Pairing]) -> Iterator[Result]:
        for pairing in pairings[:after]:
            yield play(pairing)
        raise KeyboardInterrupt

    return work


def test_a_stopped_tournament_goes_on_where_it_was(tmp_path: Path) -> None:
    kept = tmp_path / "kept.json"
    with pytest.raises(KeyboardInterrupt):
        tournament(kept).run(stopping(4))
    assert len(read(kept)["games"]) == 4
    resumed = tournament(kept)
    assert len(resumed.left()) == 2
    resumed.run()
    whole = tournament()
    whole.run()
    assert timeless(resumed.ordered()) == timeless(whole.ordered())
    longer = tournament(kept, games=10)
    assert len(longer.left()) == 4


BROKEN = "no tournament, or a broken one"
GAME = {
    "lineup": ["random", "greedy~0.9"],
    "deal": 0,
    "scores": [3, 4],
    "winners": [1],
    "decisions": [9, 9],
    "seconds": [0.1, 0.2],
}
CHANGED: dict[str, tuple[str, Any, str]] = {
    "another game": ("game", "gallerist", "was played with game 'gallerist', not 'masters-gallery'"),
    "other seats": ("seats", 4, "was played with seats 4, not 2"),
    "other rules": ("rules", 99, "was played with rules 99, not"),
    "another level": ("levels", {"sketch": "random"}, r"was played with levels .*random.*, not \{\}"),
    "another program": ("versions", {"vernissage": "0.0.1"}, "0.0.1"),
    "a game of nobody": ("games", [1], BROKEN),
    "a line-up that is none": ("games", [{**GAME, "lineup": 5}], BROKEN),
    "scores in words": ("games", [{**GAME, "scores": ["a", "b"]}], BROKEN),
    "seconds of one": ("games", [{**GAME, "seconds": [1]}], BROKEN),
    "a winner from elsewhere": ("games", [{**GAME, "winners": [99]}], BROKEN),
    "no winner": ("games", [{**GAME, "winners": []}], BROKEN),
    "broken games": ("games", [{"lineup": 3}], "no tournament, or a broken one"),
    "no games": ("games", None, "no tournament, or a broken one"),
}


@pytest.mark.parametrize("case", CHANGED)
def test_another_tournament_is_not_resumed(tmp_path: Path, case: str) -> None:
    name, value, reason = CHANGED[case]
    kept = tmp_path / "kept.json"
    tournament(kept, games=2).run()
    kept.write_text(json.dumps({**json.loads(kept.read_text("utf-8")), name: value}), "utf-8")
    with pytest.raises(ArenaError, match=reason):
        tournament(kept, games=2)


def test_games_of_other_bots_are_not_thrown_away(tmp_path: Path) -> None:
    kept = tmp_path / "kept.json"
    tournament(kept, games=2).run()
    before = kept.read_text("utf-8")
    with pytest.raises(ArenaError, match=r"holds games that this tournament does not have: 0:random greedy~0\.9"):
        tournament(kept, "random", "greedy", games=2)
    assert kept.read_text("utf-8") == before


FAILING = {
    "Wrong": r"deal 0 of .*Wrong.* could not be played: .*:Wrong answered 12345 to \w+: no option",
    "Wordy": r"could not be played: .*:Wordy answered 'the blue one' to \w+: no option",
    "Broken": r"could not be played: ZeroDivisionError: nothing to divide by \(line \d+ of choose\)",
}


@pytest.mark.parametrize("jobs", [1, 2])
@pytest.mark.parametrize("kind", FAILING)
def test_a_bot_that_fails_ends_the_tournament_with_a_reason(kind: str, jobs: int) -> None:
    with pytest.raises(ArenaError, match=FAILING[kind]):
        tournament(None, "random", f"{OWN}:{kind}", games=2).run(local(jobs))


def test_a_process_that_dies_is_noticed_and_what_was_played_is_kept(tmp_path: Path) -> None:
    kept = tmp_path / "kept.json"
    with pytest.raises(
        ArenaError, match=r"Deadly.* could not be played: the process that played it ended with code 41"
    ):
        tournament(kept, f"{OWN}:Deadly", "random", games=2).run(local(2))
    assert read(kept)["games"] == []


def test_a_bot_may_answer_with_any_kind_of_number(tmp_path: Path) -> None:
    made, plain = (tournament(tmp_path / kind, f"{OWN}:{kind}", "random", games=2) for kind in ("Numeric", "First"))
    made.run()
    plain.run()
    assert [result.scores for result in made.ordered()] == [result.scores for result in plain.ordered()]


def test_a_bot_of_ones_own_plays_by_its_name() -> None:
    made = tournament(None, f"{OWN}:First", "random", games=2)
    made.run(local(2))
    assert {rating.name for rating in made.ratings()} == {f"{OWN}:First", "random"}


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("nowhere.at.all:Bot", "no module 'nowhere'"),
        (f"{OWN}:Missing", "has no 'Missing'"),
        (f"{OWN}:Speechless", "Speechless has no method `choose"),
        (f"{OWN}:Unmade", "TypeError: .*missing 1 required"),
        (f"{OWN}:", "has no ''"),
        (":Bot", "ValueError: Empty module name"),
    ],
)
def test_what_is_no_bot_says_why(name: str, reason: str) -> None:
    with pytest.raises(UnknownBot, match=reason):
        bot(name)


@pytest.mark.parametrize(
    ("entrants", "seats", "games", "reason"),
    [
        (["random"], 2, 2, "needs two bots"),
        (["random", "random"], 2, 2, "named twice"),
        (["random", "greedy"], 1, 2, "2 to 5 seats, not 1"),
        (["random", "greedy"], 6, 2, "2 to 5 seats, not 6"),
        (["random", "greedy"], 2, 0, "one game at least"),
        (["random", "greedy"], 2, 10**9, "1,000,000 at most"),
    ],
)
def test_what_is_no_tournament_says_why(entrants: list[str], seats: int, games: int, reason: str) -> None:
    with pytest.raises(ArenaError, match=reason):
        Tournament(MASTERS, entrants, seats, games, False, None)
