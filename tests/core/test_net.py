"""The network that judges positions: what it adds up, and numbers written one after the other."""

from __future__ import annotations

import pytest

from vernissage.core.net import Net
from vernissage.core.numbers import Numbers

TABLE, OWN, HIDDEN = 2, 3, 18


def number(i: int) -> float:
    """Some number that a float of 32 bits holds, no two neighbours alike."""
    return ((i * 37) % 17 - 8) / 16


def weights() -> dict[str, list[float]]:
    width = HIDDEN + 1
    sizes = {"bias": width, "bias_others": width, "of_table": TABLE * width, "of_own": OWN * width}
    sizes |= {"of_others": OWN * width, "out": HIDDEN}
    return {name: [number(i + 5 * len(name)) for i in range(size)] for name, size in sizes.items()}


def by_the_book(x: list[float], seats: int) -> list[float]:
    """The same judgement written down as plainly as possible."""
    w, width, found = weights(), HIDDEN + 1, []
    own = [x[TABLE + OWN * seat : TABLE + OWN * (seat + 1)] for seat in range(seats)]
    for seat in range(seats):
        sums = []
        for unit in range(width):
            total = w["bias"][unit] + sum(x[i] * w["of_table"][i * width + unit] for i in range(TABLE))
            total += sum(own[seat][i] * w["of_own"][i * width + unit] for i in range(OWN))
            if seats > 1:
                others = [own[other] for other in range(seats) if other != seat]
                mean = [sum(row[i] for row in others) / len(others) for i in range(OWN)]
                total += w["bias_others"][unit] + sum(mean[i] * w["of_others"][i * width + unit] for i in range(OWN))
            sums.append(total)
        found.append(sums[-1] + sum(max(0.0, sums[unit]) * w["out"][unit] for unit in range(HIDDEN)))
    return found


@pytest.mark.parametrize("seats", [1, 2, 3, 6])
def test_a_seat_is_judged_by_the_table_by_itself_and_by_the_others(seats: int) -> None:
    net = Net(TABLE, OWN, HIDDEN, *weights().values())
    x = Numbers(TABLE + seats * OWN)
    for i in range(TABLE + seats * OWN):
        x.put(number(3 * i) if i % 4 else 0.0)
    assert net.judge(x, seats) == pytest.approx(by_the_book(x.listed(), seats), abs=1e-12)
    assert net.judge(x, seats) == net.judge(x, seats), "nothing is left over from the last time"


def test_weights_that_do_not_fit_are_refused() -> None:
    for name in weights():
        broken = weights()
        broken[name] = broken[name][:-1]
        with pytest.raises(ValueError, match="do not fit"):
            Net(TABLE, OWN, HIDDEN, *broken.values())


def test_numbers_are_written_one_after_the_other() -> None:
    x = Numbers(10)
    x.put(0.5)
    x.part(3, 4)
    x.flag(False)
    x.flag(True)
    x.one_of(1, 3)
    x.one_of(-1, 2)
    x.skip(1)
    assert x.listed() == [0.5, 0.75, 0, 1, 0, 1, 0, 0, 0, 0]
    assert x.at == 10
    with pytest.raises(IndexError):
        x.put(1.0)
    x.clear()
    assert x.listed() == [0.0] * 10
    assert x.at == 0
