"""A tournament on Ray: a real one is started, with two workers, and gives what the cores of this machine give."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from terminal import run
from vernissage.cli import main

WITNESS = """
import os, time
from pathlib import Path
from vernissage.bots import bot

class Witness:
    def choose(self, seat, position, dice):
        Path(__file__).with_name(f"{os.getpid()}.pid").touch()
        time.sleep(0.003)
        return bot("greedy~0.5").choose(seat, position, dice)
"""
TOURNAMENT = ("arena", "masters-gallery", "mine:Witness", "ismcts@5i", "--games", "8", "--jobs", "2")


def told(home: Path, out: str, *more: str) -> dict[str, Any]:
    """What a tournament's file says, without what depends on the machine."""
    run(home, *TOURNAMENT, "--out", out, *more)
    data: dict[str, Any] = json.loads((home / out).read_text("utf-8"))
    del data["paces"]
    for game in data["games"]:
        del game["seconds"]
    return data


def test_two_workers_of_ray_play_what_this_machine_plays(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(WITNESS)
    here = told(tmp_path, "here.json")
    for seen in tmp_path.glob("*.pid"):
        seen.unlink()
    assert told(tmp_path, "there.json", "--ray") == here
    assert len(list(tmp_path.glob("*.pid"))) >= 2


def test_without_ray_the_command_says_how_to_get_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    monkeypatch.setattr(sys, "path", list(sys.path))
    assert main(["arena", "masters-gallery", "random", "greedy", "--games", "2", "--ray"]) == 2
    assert capsys.readouterr().err == "vernissage: --ray: Ray is not installed; pip install 'vernissage[ray]' does it\n"
