"""What one person, and one address, may have of a house in a day of what costs it most; as the operator wishes."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Mapping
from typing import Final

from vernissage.house.bucket import Bucket
from vernissage.house.errors import Refused
from vernissage.house.reader import Reader

DAY = 86_400.0
TABLES: Final = "tables"
IMPORTS: Final = "imports"
HINTS: Final = "hints"
REVIEWS: Final = "reviews"
USUAL = {TABLES: 200, IMPORTS: 200, HINTS: 500, REVIEWS: 100}
"""What a person may have in a day, where nobody has said otherwise: more than anybody needs who plays."""
HOUSEHOLD = 5
"""People for whom there is room behind one address."""


class Quotas:
    """Counts what people have had; it comes back steadily, a day's worth a day. Without a number there is no end."""

    def __init__(self, each: Mapping[str, int] | None = None, now: Callable[[], float] = time.monotonic) -> None:
        self._people = {kind: Bucket(number / DAY, number, now) for kind, number in (each or {}).items()}
        self._addresses = {
            kind: Bucket(HOUSEHOLD * number / DAY, HOUSEHOLD * number, now) for kind, number in (each or {}).items()
        }

    def charge(self, kind: str, reader: Reader) -> None:
        """Let somebody have one more, or say when there will be one."""
        if kind not in self._people:
            return
        counted = [(self._people[kind], reader.holder), (self._addresses[kind], reader.address)]
        wait = max((bucket.wait(who) for bucket, who in counted if who), default=0.0)
        if math.isinf(wait):
            raise Refused(403, "error-quota-none", {"kind": kind})
        if wait > 0:
            raise Refused(429, "error-quota", {"kind": kind, "minutes": math.ceil(wait / 60)})
        for bucket, who in counted:
            if who:
                bucket.take(who)
