"""Talk that is held in memory."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from vernissage.house.talk_shelf import EACH, LATELY, MOST, MUTED, Act, Report, Said


class MemoryTalk:
    """Talk in memory, for one terminal, one page, one test."""

    def __init__(self) -> None:
        self._said: dict[tuple[str, bool], list[Said]] = {}
        self._muted: dict[str, set[str]] = {}
        self._reports: list[Report] = []
        self._acts: list[Act] = []
        self._barred: set[str] = set()
        self._names: set[tuple[str, str]] = set()

    async def say(self, said: Said) -> Said | None:
        """Keep a line, with the number it gets."""
        lines = self._said.setdefault((said.table, said.gallery), [])
        for line in lines:
            if (line.holder, line.request) == (said.holder, said.request):
                return line
        if len(lines) >= MOST or sum(line.holder == said.holder for line in lines) >= EACH:
            return None
        kept = replace(said, number=len(lines) + 1, change=self._next(said.table, said.gallery))
        lines.append(kept)
        return kept

    def _next(self, table: str, gallery: bool) -> int:
        return max((line.change for line in self._said.get((table, gallery), [])), default=0) + 1

    async def changes(self, table: str, gallery: bool) -> list[Said]:
        """What changed last of a table's talk, in order."""
        return sorted(self._said.get((table, gallery), []), key=lambda line: line.change)[-LATELY:]

    async def before(self, first: Said, gallery: bool, limit: int) -> list[Said]:
        """The lines before another one, in order."""
        found = [*self._said.get((first.table, False), []), *(self._said.get((first.table, True), []) * gallery)]
        place = (first.told, first.gallery, first.number)
        earlier = [line for line in found if (line.told, line.gallery, line.number) < place]
        return sorted(earlier, key=lambda line: (line.told, line.gallery, line.number))[-limit:]

    async def line(self, table: str, gallery: bool, number: int) -> Said | None:
        """One line."""
        return next((line for line in self._said.get((table, gallery), []) if line.number == number), None)

    async def counters(self, tables: Sequence[str]) -> dict[tuple[str, bool], int]:
        """The latest change of some tables' talk."""
        return {key: self._next(*key) - 1 for key in self._said if key[0] in tables}

    async def mute(self, holder: str, other: str, yes: bool) -> None:
        """Keep that somebody does not want to read somebody else, or does again."""
        muted = self._muted.setdefault(holder, set())
        if not yes:
            muted.discard(other)
        elif len(muted) < MUTED:
            muted.add(other)

    async def muted(self, holder: str) -> set[str]:
        """Whom somebody does not want to read."""
        return set(self._muted.get(holder, ()))

    async def report(self, report: Report) -> bool:
        """Keep a complaint, once."""
        same = (report.table, report.gallery, report.line, report.holder)
        if same in [(one.table, one.gallery, one.line, one.holder) for one in self._reports]:
            return False
        self._reports.append(replace(report, number=len(self._reports) + 1))
        return True

    async def reports(self, limit: int) -> list[tuple[Report, Said]]:
        """The latest complaints, and what they are about."""
        found = [(one, await self.line(one.table, one.gallery, one.line)) for one in self._reports[-limit:]]
        return [(report, line) for report, line in found if line is not None]

    async def act(self, act: Act) -> Act:
        """Write something into the journal and carry it out."""
        kept = replace(act, number=len(self._acts) + 1)
        self._acts.append(kept)
        if act.kind == "bar":
            self._barred.add(act.person)
        elif act.kind == "unbar":
            self._barred.discard(act.person)
        elif act.kind == "refuse-name":
            self._names.add(("", act.detail))
        elif act.kind == "remove-name":
            self._names.add((act.person, act.detail))
            self._change(act.person, name="")
        elif act.kind == "remove-line":
            lines = self._said[act.table, act.gallery]
            for at, line in enumerate(lines):
                if line.number == act.line:
                    lines[at] = replace(line, removed=True, change=self._next(act.table, act.gallery))
        return kept

    async def acts(self, after: int, limit: int = 1000) -> list[Act]:
        """What the journal has after a number."""
        return self._acts[after : after + limit]

    async def last_act(self) -> int:
        """The number of the latest act."""
        return len(self._acts)

    async def barred(self) -> set[str]:
        """Who may not sit, talk or make tables."""
        return set(self._barred)

    async def names(self) -> set[tuple[str, str]]:
        """Who may not be called what any more."""
        return set(self._names)

    async def said_by(self, holder: str) -> list[Said]:
        """All that somebody has said, the oldest first."""
        found = [line for lines in self._said.values() for line in lines if line.holder == holder]
        return sorted(found, key=lambda line: line.told)

    async def reports_by(self, holder: str) -> list[Report]:
        """All that somebody has complained of, the oldest first."""
        return [one for one in self._reports if one.holder == holder]

    async def join(self, old: str, new: str) -> None:
        """What one person has said and muted is another one's from now on, and so is being kept out."""
        self._change(old, holder=new)
        self._muted.setdefault(new, set()).update(self._muted.pop(old, set()) - {new})
        for holder, muted in self._muted.items():
            if old in muted:
                muted.discard(old)
                muted.update({new} - {holder})
        self._reports = [replace(one, holder=new) if one.holder == old else one for one in self._reports]
        if old in self._barred:
            self._barred.add(new)

    async def forget(self, holder: str) -> None:
        """Take somebody's name from all they have said."""
        self._change(holder, name="", holder="")
        self._muted.pop(holder, None)
        for muted in self._muted.values():
            muted.discard(holder)
        self._reports = [replace(one, holder="") if one.holder == holder else one for one in self._reports]

    def _change(self, who: str, **values: str) -> None:
        for (table, gallery), lines in self._said.items():
            for at, line in enumerate(lines):
                if line.holder == who:
                    lines[at] = replace(line, change=self._next(table, gallery), **values)  # type: ignore[arg-type]
