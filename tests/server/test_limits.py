"""How often one address may ask."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from server.guests import Guest
from server.holding import Held, held_house
from vernissage.house.bucket import Bucket

Guests = Callable[..., Guest]


@pytest.fixture
def narrow(tmp_path: Path) -> Iterator[Held]:
    with held_house(tmp_path / "house.sqlite3", rate=5.0, burst=50.0) as made:
        yield made


async def test_too_many_requests_are_refused_for_a_moment(narrow: Held, guests: Guests) -> None:
    anna = guests(narrow, "fr")
    replies = [await anna.http.get("/api/me") for _ in range(55)]
    assert [reply.status_code for reply in replies[:49]] == [200] * 49
    assert [reply.status_code for reply in replies[51:]] == [429] * 4
    assert replies[-1].json()["text"] == "Trop de demandes\u00a0: attendez un instant."
    narrow.advance(1.0)
    replies = [await anna.http.get("/api/me") for _ in range(7)]
    assert [reply.status_code for reply in replies[:4]] == [200] * 4
    assert replies[-1].status_code == 429


def test_a_bucket_refills_steadily() -> None:
    now = 1000.0
    bucket = Bucket(2.0, 3.0, lambda: now)
    assert [bucket.take("a") for _ in range(4)] == [True, True, True, False]
    assert bucket.take("b")
    now += 0.5
    assert [bucket.take("a") for _ in range(2)] == [True, False]
    now += 60
    assert [bucket.take("a") for _ in range(4)] == [True, True, True, False]
