"""A console: Python in the page, for whoever wants to look behind the table without installing anything."""

from __future__ import annotations

import ast
import io
import traceback
from contextlib import redirect_stderr, redirect_stdout
from typing import Any

import vernissage
from vernissage.table.match import Match

PROMPTS = ">>> ", "... "
LONGEST = 100_000
"""Letters of what is shown; of more, the last ones."""


class Console:
    """Runs what somebody types, in names of its own."""

    def __init__(self) -> None:
        self.names: dict[str, Any] = {"__name__": "__console__", "vernissage": vernissage}

    def sit_down(self, record: str) -> None:
        """Let `match` be a game as it stands, with all its secrets; its table stays as it is."""
        self.names["match"] = Match.from_record(record)

    def run(self, typed: str) -> str:
        """What some lines print, with the value of each expression; or what went wrong."""
        said = io.StringIO()
        with redirect_stdout(said), redirect_stderr(said):
            try:
                for statement in ast.parse(lines(typed), "<console>").body:
                    exec(compile(ast.Interactive([statement]), "<console>", "single"), self.names)
            except BaseException as error:  # whoever calls `exit` only ends what they have typed
                own = error.__traceback__.tb_next if error.__traceback__ else None
                said.write("".join(traceback.format_exception(error.with_traceback(own))))
        return said.getvalue()[-LONGEST:]


def lines(typed: str) -> str:
    """What is to be run: all of it, or, of an example as the docs print it, what stands behind its prompts."""
    found = typed.splitlines()
    if not any(line.strip().startswith(PROMPTS[0].strip()) for line in found):
        return typed
    bare = [line.strip() if line.strip() in (">>>", "...") else line.lstrip() for line in found]
    return "\n".join(line[len(PROMPTS[0]) :] for line in bare if line.startswith((">>>", "...")))
