"""What people may have in a day, through the door: who is counted as whom."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest

from server.clocks import PATIENCE
from server.guests import Server, sqlite
from vernissage.cli import main

PROXY = "127.0.0.2"
TABLE = {"game": "bioutifoul", "seats": [{"who": "me"}, {"who": "open"}], "pace": 0}


def create(server: Server, claimed: str, proxy: bool) -> Any:
    """Somebody with a new key makes a table, from the address that a header claims."""
    transport = httpx.HTTPTransport(local_address=PROXY if proxy else "127.0.0.1")
    headers = {"x-forwarded-for": claimed, "accept-language": "fr"}
    with httpx.Client(base_url=server.url, transport=transport, headers=headers, timeout=PATIENCE) as browser:
        return browser.post("/api/tables", json=TABLE)


def test_an_address_is_a_household_and_only_a_proxy_may_name_it(tmp_path: Path) -> None:
    with Server(sqlite(tmp_path), "--quota", "tables=1", "--quota", "hints=0", "--proxy", PROXY) as server:
        made = [create(server, f"2001:db8:1:1::{number}", True) for number in range(6)]
        assert [reply.status_code for reply in made] == [201] * 5 + [429]
        problem = made[-1].json()
        assert problem["code"] == "error-quota"
        said = "Cette maison n’ouvre qu’un certain nombre de tables par jour pour une personne ou une adresse."
        assert problem["text"].startswith(f"{said} Il faut attendre ")
        assert create(server, "2001:db8:1:2::1", True).status_code == 201, "another household"
        made = [create(server, f"2001:db8:2:{number}::1", False) for number in range(6)]
        assert [reply.status_code for reply in made] == [201] * 5 + [429], "anybody can write a header"


def test_what_is_no_quota_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    for wrong in ("hints", "hints=-1", "hints=x", "tea=3", "hints=9999999999"):
        with pytest.raises(SystemExit):
            main(["serve", "--quota", wrong])
        assert "tables, imports, hints, reviews" in capsys.readouterr().err
