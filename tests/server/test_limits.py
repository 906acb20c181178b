"""How often one address may ask."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from server.guests import Guest, Server, sqlite
from vernissage.house.bucket import Bucket

Guests = Callable[..., Guest]


@pytest.fixture
def narrow(tmp_path: Path) -> Iterator[Server]:
    made = Server(sqlite(tmp_path))
    made.limit("5")
    with made:
        yield made


async def test_too_many_requests_are_refused_for_a_moment(narrow: Server, guests: Guests) -> None:
    anna = guests(narrow, "fr")
    replies = [await anna.http.get("/api/me") for _ in range(80)]
    assert [reply.status_code for reply in replies[:40]] == [200] * 40
    late = replies[-1]
    assert late.status_code == 429
    assert late.json()["text"] == "Trop de demandes\u00a0: attendez un instant."


def test_a_bucket_refills_steadily() -> None:
    now = 1000.0
    bucket = Bucket(2.0, 3.0, lambda: now)
    assert [bucket.take("a") for _ in range(4)] == [True, True, True, False]
    assert bucket.take("b")
    now += 0.5
    assert [bucket.take("a") for _ in range(2)] == [True, False]
    now += 60
    assert [bucket.take("a") for _ in range(4)] == [True, True, True, False]
