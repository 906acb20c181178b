"""Where `vernissage serve` says that it can be found."""

from __future__ import annotations

import io
import ipaddress
import re
import socket
import subprocess
import sys
from pathlib import Path

import pexpect
import pytest
import segno

from terminal import PATIENCE, environment
from vernissage.cli import welcome


class Screen(io.StringIO):
    """A terminal that speaks an encoding."""

    encoding = "utf-8"

    def isatty(self) -> bool:
        return True


class OldScreen(Screen):
    encoding = "ascii"


@pytest.fixture
def networked(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine on two networks."""
    monkeypatch.setattr(welcome, "machine", lambda family: ["192.168.1.20", "10.0.0.7"])


def told(host: str, out: io.StringIO) -> list[str]:
    welcome.welcome(host, 8472, out)
    return out.getvalue().splitlines()


@pytest.mark.usefixtures("networked")
def test_others_are_told_addresses_they_can_open() -> None:
    assert told("0.0.0.0", io.StringIO()) == [
        "Vernissage is open at http://127.0.0.1:8472/",
        "For others on the network: http://192.168.1.20:8472/  http://10.0.0.7:8472/",
    ]


@pytest.mark.usefixtures("networked")
def test_a_terminal_shows_the_first_of_them_to_a_camera() -> None:
    drawn = io.StringIO()
    segno.make("http://192.168.1.20:8472/", micro=False).terminal(drawn, border=2, compact=True)
    assert told("0.0.0.0", Screen())[2:] == drawn.getvalue().splitlines()
    assert len(told("0.0.0.0", OldScreen())) == 2


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "::1"])
def test_a_house_for_this_machine_says_so_and_no_more(host: str) -> None:
    shown = "[::1]" if host == "::1" else host
    assert told(host, Screen()) == [f"Vernissage is open at http://{shown}:8472/"]


def test_an_address_of_ones_own_is_the_one_to_share() -> None:
    lines = told("192.168.1.20", Screen())
    assert lines[0] == "Vernissage is open at http://192.168.1.20:8472/"
    assert "█" in lines[1]


def test_the_addresses_of_this_machine_are_its_own() -> None:
    for family in (socket.AF_INET, socket.AF_INET6):
        for name in welcome.machine(family):
            ipaddress.ip_address(name)
            with socket.socket(family, socket.SOCK_STREAM) as door:
                door.bind((name, 0))


def serve(home: Path) -> list[str]:
    return ["-m", "vernissage", "serve", "--host", "0.0.0.0", "--port", "0", "--database", str(home / "house.sqlite3")]


def test_a_house_opens_in_a_terminal(tmp_path: Path) -> None:
    house = pexpect.spawn(
        sys.executable, serve(tmp_path), env=environment(tmp_path), encoding="utf-8", timeout=PATIENCE
    )
    house.expect(r"Vernissage is open at http://127\.0\.0\.1:(\d+)/")
    assert house.match is not None
    port = int(str(house.match.group(1)))
    with socket.create_connection(("127.0.0.1", port), timeout=PATIENCE):
        pass
    shared = welcome.addresses("0.0.0.0", port)
    if shared:
        house.expect_exact(f"For others on the network: {'  '.join(shared)}")
        house.expect_exact(welcome.code(shared[0], "utf-8").splitlines()[1])
    house.terminate(force=True)


def test_a_house_opens_in_a_pipe(tmp_path: Path) -> None:
    command = [sys.executable, *serve(tmp_path)]
    with subprocess.Popen(command, env=environment(tmp_path), stdout=subprocess.PIPE, encoding="utf-8") as house:
        assert house.stdout is not None
        first = house.stdout.readline()
        house.terminate()
        rest = house.stdout.read()
    assert re.fullmatch(r"Vernissage is open at http://127\.0\.0\.1:\d+/\n", first)
    assert "█" not in rest
