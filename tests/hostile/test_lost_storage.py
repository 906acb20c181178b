"""The disk is full, the database only lets itself be read, or is gone: players are told, nothing acknowledged is lost,
and when it is back the house goes on by itself."""

from __future__ import annotations

import asyncio
import secrets
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import psycopg
import pytest

from server.conftest import SCRIPT
from server.guests import Data, Guest, Refusal, Server, sqlite
from vernissage.cli import main
from vernissage.server.store.store import Store

Guests = Callable[..., Guest]
TOLD = "La maison ne peut rien enregistrer pour l’instant. Rien n’a changé\u00a0: réessayez bientôt."


class Player:
    """Plays both seats of a table, and remembers every answer that was acknowledged."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.table = ""
        self.acknowledged: set[str] = set()
        self.refused: list[Data] = []

    async def sit(self) -> None:
        self.table = await self.guest.create("me", "me", game="gallerist")

    async def asked(self) -> Data:
        """The table as the seat sees it that is asked."""
        seen = [await self.guest.look(self.table, seat=seat) for seat in (0, 1)]
        return next(one for one in seen if one["waiting"])

    async def answer(self, seen: Data, id: str) -> bool:
        """Whether an answer was acknowledged; if not, why is kept."""
        choice = seen["waiting"]["options"][0]["choice"]
        try:
            await self.guest.answer(self.table, seen["reader"], seen["seq"], choice, id)
        except Refusal as refusal:
            self.refused.append(refusal.problem)
            return False
        self.acknowledged.add(id)
        return True

    async def play(self, answers: int) -> None:
        for _ in range(answers):
            assert await self.answer(await self.asked(), secrets.token_hex(8)), self.refused

    async def until_refused(self) -> tuple[Data, str]:
        """An answer that could not be written down, and the position that it was for."""
        while True:
            seen, id = await self.asked(), secrets.token_hex(8)
            if not await self.answer(seen, id):
                return seen, id

    async def until_taken(self, seen: Data, id: str) -> None:
        """Send the same answer again until the house is back; nobody has restarted it."""
        while not await self.answer(seen, id):
            await asyncio.sleep(0.05)

    def check_refusals(self) -> None:
        assert {(told["status"], told["code"], told["text"]) for told in self.refused} == {(503, "error-storage", TOLD)}


async def bots_play(guest: Guest) -> None:
    """All of the house is back: a bot moves, and the page hears of it."""
    table = await guest.create("bot:sketch", "me", game="masters-gallery")
    async with guest.listen(table) as ear:
        while not (await ear.update())["waiting"]:
            pass


async def check_kept(database: str, player: Player) -> None:
    """Every acknowledged answer is in the database, once, and the game replays."""
    store = Store(database)
    try:
        kept = [id for _, id in await store.request_ids(player.table)]
    finally:
        await store.engine.dispose()
    assert len(kept) == len(set(kept))
    assert player.acknowledged <= set(kept)


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of eight megabytes."""
    disk = tmp_path / "disk"
    disk.mkdir()
    mounted = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=8m", "tmpfs", disk], capture_output=True, check=False)
    if mounted.returncode:
        pytest.skip("nobody may mount a disk here; `test_a_disk_that_fills_up_loses_nothing` limits the file instead")
    yield disk
    subprocess.run(["umount", "-l", disk], check=True)


async def test_a_full_disk(
    small_disk: Path, tmp_path: Path, guests: Guests, capsys: pytest.CaptureFixture[str]
) -> None:
    server = Server(sqlite(small_disk))
    server.log = tmp_path / "log"
    with server:
        player = Player(guests(server, "fr"))
        await player.sit()
        await player.play(3)
        with (small_disk / "filler").open("wb", buffering=0) as filler:
            while fill(filler):
                pass
        seen, id = await player.until_refused()
        assert (await player.guest.look(player.table))["seq"] == seen["seq"], "what was played can be read"
        command = ["backup", str(small_disk / "copy"), "--database", server.database]
        assert await asyncio.to_thread(main, command) == 2
        assert len(capsys.readouterr().err.splitlines()) == 1
        left = {path.name.removeprefix("house.sqlite3") for path in small_disk.iterdir()}
        assert left <= {"filler", "", "-wal", "-shm", ".lock"}, "nothing is left of a copy that had no room"
        (small_disk / "filler").unlink()
        await player.until_taken(seen, id)
        await player.play(2)
        await bots_play(player.guest)
        player.check_refusals()
    await check_kept(server.database, player)
    assert "the database cannot be used: (sqlite3.OperationalError) database or disk is full" in server.log.read_text()


def fill(file: object) -> bool:
    """Whether there was room for a little more."""
    try:
        return bool(file.write(bytes(4096)))  # type: ignore[attr-defined]
    except OSError:
        return False


@pytest.fixture
def own_postgres() -> Iterator[tuple[str, str]]:
    """A PostgreSQL that nobody else uses: its URL and its folder."""
    with tempfile.TemporaryDirectory(prefix="vernissage-") as folder:
        Path(folder).chmod(0o755)
        started = subprocess.run([SCRIPT, "start", folder], check=True, capture_output=True, text=True)
        yield started.stdout.strip(), folder
        subprocess.run([SCRIPT, "stop", folder], check=False)


def ordered(url: str, *orders: str) -> None:
    """Tell PostgreSQL something, also when it only wants to be read."""
    with psycopg.connect(url, autocommit=True, options="-c default_transaction_read_only=off") as operator:
        for order in orders:
            operator.execute(order)


async def test_a_database_that_can_only_be_read_and_one_that_is_gone(
    own_postgres: tuple[str, str], tmp_path: Path, guests: Guests
) -> None:
    url, folder = own_postgres
    server = Server(url)
    server.log = tmp_path / "log"
    with server:
        player = Player(guests(server, "fr"))
        await player.sit()
        await player.play(2)

        ordered(url, "ALTER SYSTEM SET default_transaction_read_only = on", "SELECT pg_reload_conf()")
        seen, id = await player.until_refused()
        assert (await player.guest.look(player.table))["seq"] == seen["seq"], "what was played can be read"
        with pytest.raises(Refusal) as refusal:
            await player.guest.ask("PUT", "/me", {"name": "Anna"})
        assert refusal.value.problem["text"] == TOLD
        ordered(url, "ALTER SYSTEM RESET default_transaction_read_only", "SELECT pg_reload_conf()")
        await player.until_taken(seen, id)
        await player.play(1)

        seen, id = await player.asked(), secrets.token_hex(8)
        await asyncio.to_thread(subprocess.check_call, [str(SCRIPT), "stop", folder])
        assert not await player.answer(seen, id)
        stranger = guests(server, "fr")
        async with stranger.listen("nowhere", lang="fr") as ear:
            heard = await ear.hear()
            assert (heard["type"], heard["problem"]["status"], heard["problem"]["text"]) == ("problem", 503, TOLD)
            await ear.connection.wait_closed()
            assert ear.connection.close_code == 4503, "the page comes again by itself"
        await asyncio.to_thread(subprocess.check_call, [str(SCRIPT), "restart", folder])
        await player.until_taken(seen, id)
        await player.play(2)
        await bots_play(player.guest)
        player.check_refusals()
    await check_kept(url, player)
    log = server.log.read_text()
    assert "the database cannot be used: " in log
    assert "read-only transaction" in log
    assert "Traceback" not in log
