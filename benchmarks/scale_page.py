"""Write the figures of docs/scale.md from the results of `benchmarks/load.py`.

python benchmarks/scale_page.py [RESULTS]
"""

from __future__ import annotations

import json
import math
import sys
from pathlib import Path
from typing import Any

from crowd.arrangements import ARRANGEMENTS
from crowd.breaking import LATE

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "scale.md"
RESULTS = ROOT / "benchmarks" / "results" / "scale.json"
Found = dict[str, Any]
FULL = 0.6
"""The part of a processor that one process is planned for; the rest is for moments when all answer at once."""
THOUGHT = 20.0
"""Seconds that people think about an answer, on average, where no crowd is in a hurry."""
TABLES = 10_000
COUNTS = (1, 10, 100, 1000)
"""Spectators of one table that the page tells of."""
ENOUGH = 400
"""Answers from which the costs of an arrangement are reckoned."""
NOTHING = "Not measured yet: the machine had no room for a crowd that thinks. `make load` on a quiet one."


def page(text: str, found: Found) -> str:
    """The page with the figures of a run in the places of those it has."""
    for name, written in (
        ("where", where(found)),
        ("tables", tables(found)),
        ("spectators", spectators(found)),
        ("model", model(found)),
        ("ten thousand", ten_thousand(found)),
    ):
        start, end = f"<!-- {name}, written by benchmarks/scale_page.py -->\n", f"<!-- end of {name} -->"
        head, _, rest = text.partition(start)
        _, found_end, tail = rest.partition(end)
        if not found_end:
            raise ValueError(f"the page has no place for {name}")
        text = f"{head}{start}{written}\n{end}{tail}"
    return text


def where(found: Found) -> str:
    """On which machine, whether anything else ran there, and what is not known yet."""
    left = [one.title for name, one in ARRANGEMENTS.items() if name not in found["find"]]
    left += [f"{count:,} spectators" for count in COUNTS if str(count) not in found["spectators"]]
    return circumstances(found) + (f"\n\n**Still to be measured**: {'; '.join(left)}." if left else "")


def circumstances(found: Found) -> str:
    """The machine, and what else it did."""
    machine = found["machine"]
    words = f"{found['date']}, {machine['cores']} processors ({machine['model']}), crowd and house on the same machine."
    if machine["quiet"]:
        others = [one["others"] for one in measured(found) if "others" in one]
        return f"{words}\nEverything else on it used {max(others):.2f} processors at most." if others else words
    return (
        f"**Provisional**: {words} Others used it meanwhile (load average {machine['load']} before the run):"
        "\ntimes and breaking points are those of the neighbours as much as of the house; processor time an answer"
        "\nand the ratios within one run say more. `make load` on a quiet machine replaces every figure of this page."
    )


def measured(found: Found) -> list[Found]:
    """Everything that was measured."""
    watched = [one for builds in found["spectators"].values() for one in builds.values()]
    return watched + [one for builds in found["find"].values() for kept in builds.values() for one in kept["tried"]]


def held(found: Found, arrangement: str, build: str) -> Found | None:
    """What an arrangement holds."""
    kept: Found | None = found["find"].get(arrangement, {}).get(build, {}).get("held")
    return kept


def builds(found: Found) -> list[str]:
    """The builds that were measured, the earliest first."""
    names = {name: None for one in (*found["find"].values(), *found["spectators"].values()) for name in one}
    return sorted(names, key=lambda name: name != "before")


def tables(found: Found) -> str:
    """The breaking points."""
    if not found["find"]:
        return NOTHING
    lines = [
        "| Arrangement | Build | Tables held | Answers/s | Updates p50, p99 | Processors: house, database, proxy |"
        " MB a table |",
        "| --- | --- | --- | --- | --- | --- | --- |",
    ]
    for name, arrangement in ARRANGEMENTS.items():
        for build in builds(found):
            if name not in found["find"] or build not in found["find"][name]:
                continue
            one, tried = held(found, name, build), found["find"][name][build]["tried"]
            if one is None:
                lines.append(f"| {arrangement.title} | {build} | {'?' if crowd_gave(tried, 0) else 'none'} | | | | |")
                continue
            most = f"**at least {one['tables']}**"
            if not crowd_gave(tried, one["tables"]):
                most = f"**{one['tables']}**, not {min(more for more in failed(tried) if more > one['tables'])}"
            cpu = ", ".join(f"{one['cpu'][part]:.2f}" for part in ("house", "database", "proxy") if part in one["cpu"])
            lines.append(
                f"| {arrangement.title} | {build} | {most} | {one['rate']:.1f} |"
                f" {one['updated'][0]:.0f}, {one['updated'][1]:.0f} ms | {cpu} | {memory_a_table(tried):.2f} |"
            )
    return "\n".join([*lines, "", conditions(found)])


def crowd_gave(tried: list[Found], tables: int) -> bool:
    """Whether nothing is known beyond so many tables, because the crowd itself was late or no more were tried."""
    return all(one["late"] > LATE for one in tried if one["tables"] > tables)


def failed(tried: list[Found]) -> list[int]:
    """The numbers of tables that were too many for the house."""
    return [one["tables"] for one in tried if one["late"] <= LATE]


def conditions(found: Found) -> str:
    """How it was measured."""
    return (
        f"A thought takes {found['think']:g} s on average; each number of tables is looked at for"
        f" {found['seconds']:g} s\nafter {found['settle']:g} s; held means that 99 of 100 updates and"
        " acknowledgements came within"
        f" {found['limit']:g} ms\nand nobody saw an error. Where the crowd itself was late beyond a number, or no more"
        " were tried,\nit is held *at least*; a question mark says that the crowd was late with any."
    )


def fit(points: list[tuple[float, float]]) -> tuple[float, float]:
    """A line through some points: what nothing costs, and what one more does."""
    if len({x for x, _ in points}) < 2:
        return (points[0][1], 0.0) if points else (0.0, 0.0)
    mean_x, mean_y = (sum(values) / len(points) for values in zip(*points, strict=True))
    spread = sum((x - mean_x) ** 2 for x, _ in points)
    each = sum((x - mean_x) * (y - mean_y) for x, y in points) / spread
    return mean_y - each * mean_x, each


def costs(found: Found, build: str) -> list[tuple[float, float]]:
    """What an answer costs the house with so many spectators, in milliseconds."""
    kept = found["spectators"]
    return [(int(n), kept[n][build]["cpu_an_answer"]["house"]) for n in sorted(kept, key=int) if build in kept[n]]


def spectators(found: Found) -> str:
    """What spectators of one table cost."""
    names = builds(found)
    head = "".join(f" {name}: ms an answer | {name}: updates p50, p99 |" for name in names)
    lines = [f"| Spectators |{head}", "| --- |" + " --- | --- |" * len(names)]
    for count in sorted(found["spectators"], key=int):
        cells = ""
        for name in names:
            one = found["spectators"][count].get(name)
            if one is None:
                cells += " | |"
                continue
            cells += f" {one['cpu_an_answer']['house']:.1f} | {one['updated'][0]:.0f}, {one['updated'][1]:.0f} ms |"
        lines.append(f"| {count} |{cells}")
    each = {name: fit(costs(found, name))[1] * 1000 for name in names}
    told = ", ".join(f"{value:.0f} µs {name}" for name, value in each.items())
    return "\n".join([*lines, "", f"One more spectator costs, by the line that fits best: {told}."])


def largest(found: Found) -> list[Found]:
    """Of each arrangement the measurement with the most answers, of the latest build."""
    return [max(tried, key=lambda one: int(one["answers"])) for tried in latest(found)]


def latest(found: Found) -> list[list[Found]]:
    """All measurements of each arrangement, of the latest build."""
    every = [one.get("after", {}).get("tried", []) for one in found["find"].values()]
    return [tried for tried in every if sum(one["answers"] for one in tried) >= ENOUGH]


def memory_a_table(tried: list[Found]) -> float:
    """MB that one more table takes; a process that has held more keeps the room, so only what grew counts."""
    grown = [one for at, one in enumerate(tried) if all(one["tables"] > less["tables"] for less in tried[:at])]
    return max(0.0, fit([(one["tables"], one["memory"]) for one in grown])[1])


def costs_an_answer(found: Found) -> dict[str, float]:
    """Milliseconds of processor time that one more answer takes, by part; of the dearest arrangement."""
    cost: dict[str, float] = {}
    for tried in latest(found):
        for part in tried[0]["cpu"]:
            each = fit([(one["rate"], 1000 * one["cpu"][part]) for one in tried])[1]
            cost[part] = max(each, cost.get(part, 0.0))
    return cost


def pauses(found: Found) -> float:
    """Seconds from one answer to the next at a table, as a multiple of a thought."""
    times = [one["tables"] / one["rate"] / found["think"] for one in largest(found) if one["rate"]]
    return sum(times) / len(times) if times else 1.0


def model(found: Found) -> str:
    """What the figures come to."""
    if not latest(found):
        return NOTHING
    cost = costs_an_answer(found)
    lines = ["| Part | Milliseconds of processor time for one more answer |", "| --- | --- |"]
    for part, title in (("house", "house, all processes"), ("database", "PostgreSQL"), ("proxy", "HAProxy")):
        if part in cost:
            lines.append(f"| {title} | {cost[part]:.2f} |")
    capacity = 1000 * FULL / cost["house"] if cost.get("house") else 0.0
    times = pauses(found)
    return "\n".join(
        [
            *lines,
            "",
            f"A table is answered once in {times:.2f} thoughts. A process that is planned for {FULL:.0%} of a processor"
            f"\ncarries {capacity:.0f} answers a second: {capacity * times * found['think']:.0f} tables of the crowd's"
            f" people, or {capacity * times * THOUGHT:.0f} of people who think for {THOUGHT:g} s.",
        ]
    )


def ten_thousand(found: Found) -> str:
    """What ten thousand tables need."""
    if not latest(found):
        return NOTHING
    cost, times = costs_an_answer(found), pauses(found)
    rate = TABLES / (times * THOUGHT)
    kept = largest(found)
    memory = max((memory_a_table(tried) for tried in latest(found)), default=0.0)
    volume = max((one["megabytes"] / one["rate"] for one in kept if one["rate"]), default=0.0)
    processes = math.ceil(rate * cost.get("house", 0.0) / 1000 / FULL)
    return "\n".join(
        [
            "| What | How much |",
            "| --- | --- |",
            f"| answers | {rate:.0f} a second |",
            f"| processes of the house, a processor each | {processes} |",
            f"| memory of all of them | {TABLES * memory / 1000:.0f} GB |",
            *(
                f"| processors of {title} | {rate * cost[part] / 1000:.2f} |"
                for part, title in (("database", "PostgreSQL"), ("proxy", "HAProxy"))
                if part in cost
            ),
            f"| sent to people | {8 * rate * volume:.0f} Mbit/s |",
        ]
    )


def main() -> None:
    found = json.loads(Path(sys.argv[1] if len(sys.argv) > 1 else RESULTS).read_text("utf-8"))
    PAGE.write_text(page(PAGE.read_text("utf-8"), found), "utf-8")


if __name__ == "__main__":
    main()
