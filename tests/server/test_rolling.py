"""Two processes behind one proxy are replaced one after the other, under load: no error that a player sees."""

from __future__ import annotations

from server.rolling import rolling


async def test_processes_are_replaced_while_people_play(postgres: str) -> None:
    found = await rolling(postgres, tables=2, rounds=1, between=3)
    print(found)
    assert found["answers"] >= 2 * 2 * 5
    assert (found["lost"], found["doubled"], found["errors"]) == (0, 0, [])
    assert found["pages"] > 0
    assert found.get("closed 1012", 0) >= 1, "whoever listened was told to come again"
