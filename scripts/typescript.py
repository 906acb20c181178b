"""Write what the client must know of every game as TypeScript: `python scripts/typescript.py`.

`web/generated/<game>.ts` holds the types of a game's views, of its steps and of what answers point at, its named
answers and constants; `games.ts` joins those of all games. `tests/house/test_typescript.py` says when one is stale.
"""

from __future__ import annotations

import ast
import inspect
import json
import sys
import textwrap
import types
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from vernissage.core.game import Game
from vernissage.core.limits import Limit, Many, Truth, Whole
from vernissage.games import games
from vernissage.table.codec import fields

FOLDER = Path(__file__).parents[1] / "web" / "generated"
HEAD = "// Written by scripts/typescript.py from the rules: change those, not this.\n"
WIDTH = 120
KEYWORDS = {
    "case",
    "class",
    "default",
    "delete",
    "export",
    "function",
    "new",
    "switch",
    "this",
    "typeof",
    "var",
    "void",
}
PLAIN = {int: "number", float: "number", str: "string", bool: "boolean", type(None): "null"}


class Types:
    """The types of a tree of structs, each under its own name."""

    def __init__(self, root: type[msgspec.Struct]) -> None:
        self.structs: dict[str, type[msgspec.Struct]] = {}
        self.names: dict[Any, str] = {}
        """Sets of words that have a name where they are used."""
        self.used: dict[str, Any] = {}
        self.found: dict[str, str] = {}
        self.add(root)

    def add(self, struct: type[msgspec.Struct]) -> str:
        """The name of a struct, after it and what it is made of have been written."""
        name = struct.__name__
        if self.structs.setdefault(name, struct) is not struct:
            raise TypeError(f"two structs are called {name}: {struct.__module__}, {self.structs[name].__module__}")
        if name not in self.found:
            self.found[name] = ""  # keeps its place, whatever comes up meanwhile
            for alias, value in vars(sys.modules[struct.__module__]).items():
                if get_origin(value) is Literal and not alias.startswith("_"):
                    self.names.setdefault(value, alias)
            self.found[name] = self.array(struct) if struct.__struct_config__.array_like else self.interface(struct)
        return name

    def interface(self, struct: type[msgspec.Struct]) -> str:
        """A struct as an interface, with its docstrings."""
        config = struct.__struct_config__
        docs = documented(struct)
        lines = [*comment(vars(struct).get("__doc__")), f"export interface {struct.__name__} {{"]
        if config.tag is not None:
            lines.append(f"  readonly {config.tag_field}: {said(config.tag)};")
        for field, hint in self.fields(struct):
            mark = "?" if may_be_missing(struct, field, hint) else ""
            lines += comment(docs.get(field.name), "  ")
            lines.append(f"  readonly {field.encode_name}{mark}: {self.type(hint)};")
        return "\n".join([*lines, "}"])

    def array(self, struct: type[msgspec.Struct]) -> str:
        """A struct that travels as a list: a tuple whose places have names."""
        docs = documented(struct)
        places = [f"{label(field.encode_name)}: {self.type(hint)}" for field, hint in self.fields(struct)]
        if not docs:
            line = f"export type {struct.__name__} = readonly [{', '.join(places)}];"
            return "\n".join([*comment(vars(struct).get("__doc__")), line])
        lines = [*comment(vars(struct).get("__doc__")), f"export type {struct.__name__} = readonly ["]
        for (field, _), place in zip(self.fields(struct), places, strict=True):
            lines += [*comment(docs.get(field.name), "  "), f"  {place},"]
        return "\n".join([*lines, "];"])

    def fields(self, struct: type[msgspec.Struct]) -> Iterator[tuple[msgspec.structs.FieldInfo, Any]]:
        """The fields of a struct with their types as they are written."""
        hints = get_type_hints(struct)
        for field in msgspec.structs.fields(struct):
            yield field, hints[field.name]

    def type(self, hint: Any) -> str:
        """A type of Python as one of TypeScript; what JSON cannot say is refused."""
        origin, args = get_origin(hint), get_args(hint)
        if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
            return self.add(hint)
        if hint in PLAIN:
            return PLAIN[hint]
        if origin is Literal:
            if hint in self.names:
                self.used[self.names[hint]] = hint
                return self.names[hint]
            return union(map(said, args))
        if origin in (Union, types.UnionType):
            return union(self.type(arg) for arg in args if arg is not msgspec.UnsetType)
        if origin is list or (origin is tuple and args[-1] is ...):
            inner = self.type(args[0])
            return f"readonly ({inner})[]" if " " in inner else f"readonly {inner}[]"
        if origin is tuple:
            return f"readonly [{', '.join(self.type(arg) for arg in args)}]"
        if origin is dict:
            return f"Readonly<Record<{self.type(args[0])}, {self.type(args[1])}>>"
        raise TypeError(f"there is no word for {hint} in TypeScript")

    def written(self) -> Iterator[str]:
        """Every type, the root first, then the named sets of words."""
        yield from self.found.values()
        for name in sorted(self.used):
            yield declared(name, map(said, get_args(self.used[name])))


def may_be_missing(struct: type[msgspec.Struct], field: msgspec.structs.FieldInfo, hint: Any) -> bool:
    """Whether a field does not always travel."""
    return msgspec.UnsetType in get_args(hint) or (struct.__struct_config__.omit_defaults and not field.required)


def union(words: Any) -> str:
    """One of several types, each once; `null` stands last."""
    found = list(dict.fromkeys(words))
    return " | ".join(sorted(found, key=lambda word: word == "null"))


def declared(name: str, words: Any) -> str:
    """A union under a name, on one line if it fits."""
    found = list(dict.fromkeys(words))
    line = f"export type {name} = {' | '.join(found) or 'never'};"
    return line if len(line) <= WIDTH else f"export type {name} =\n" + "\n".join(f"  | {word}" for word in found) + ";"


def said(value: Any) -> str:
    """A word or a number as TypeScript writes it."""
    if isinstance(value, str):
        return "'" + json.dumps(value, ensure_ascii=False)[1:-1].replace('\\"', '"').replace("'", "\\'") + "'"
    return json.dumps(value)


def key(name: str) -> str:
    """A name before a colon, quoted where it has to be."""
    return name if name.isidentifier() else said(name)


def value_of(value: Any, indent: str = "") -> str:
    """Plain data as TypeScript writes it, on one line if it fits."""
    if isinstance(value, dict):
        parts, (start, end), room = [f"{key(k)}: {value_of(v, indent + '  ')}" for k, v in value.items()], "{}", " "
    elif isinstance(value, list):
        parts, (start, end), room = [value_of(entry, indent + "  ") for entry in value], "[]", ""
    else:
        return said(value)
    line = f"{start}{room}{', '.join(parts)}{room}{end}" if parts else f"{start}{end}"
    if len(indent) + len(line) <= WIDTH - 30 and "\n" not in line:
        return line
    return "\n".join([start, *[f"{indent}  {part}," for part in parts], f"{indent}{end}"])


def comment(text: str | None, indent: str = "") -> list[str]:
    """A docstring as a comment."""
    if not text:
        return []
    lines = [line for part in inspect.cleandoc(text).splitlines() for line in textwrap.wrap(part, WIDTH - 10) or [""]]
    if len(lines) == 1:
        return [f"{indent}/** {lines[0]} */"]
    return [f"{indent}/**", *[f"{indent} * {line}".rstrip() for line in lines], f"{indent} */"]


def documented(struct: type[msgspec.Struct]) -> dict[str, str]:
    """The docstrings of a struct's fields: the texts that stand below them."""
    found: dict[str, str] = {}
    for base in reversed(struct.__mro__):
        if base in (object, msgspec.Struct) or not issubclass(base, msgspec.Struct):
            continue
        body = ast.parse(textwrap.dedent(inspect.getsource(base))).body[0]
        assert isinstance(body, ast.ClassDef)
        for field, text in zip(body.body, body.body[1:], strict=False):
            if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name) and isinstance(text, ast.Expr):
                found[field.target.id] = str(ast.literal_eval(text.value))
    return found


def argument(limit: Limit) -> str:
    """The type of a step's argument, from what it may be."""
    if isinstance(limit, Whole):
        return "number"
    if isinstance(limit, Truth):
        return "boolean"
    if isinstance(limit, Many):
        return (
            f"readonly {argument(limit.each)}[]"
            if isinstance(limit.each, (Whole, Truth))
            else (f"readonly ({argument(limit.each)})[]")
        )
    return f"readonly [{', '.join(map(argument, limit.parts))}]"


def questions(game: Game) -> Iterator[str]:
    """Every question: the name of its step, and its arguments but for the seat, as `codec.arguments` gives them."""
    limits = game.limits(game.read(game.sheet), game.seats[1])
    for kind in game.decisions:
        told = [(name, argument(limits.argument(kind.name, name))) for name in fields(kind.step) if name != "seat"]
        facts = "; ".join(f"readonly {name}: {word}" for name, word in told)
        step = f"{{ {facts} }}" if told else "Readonly<Record<string, never>>"
        yield f"{{ readonly kind: {said(kind.name)}; readonly step: {step} }}"


def steps(game: Game) -> Iterator[str]:
    """Every step as it travels: its name and its arguments."""
    limits = game.limits(game.read(game.sheet), game.seats[1])
    for shell in (*(kind.step for kind in game.kinds), *game.steps):
        name = shell.__name__
        arguments = [f"{label(field)}: {argument(limits.argument(name, field))}" for field in fields(shell)]
        yield f"readonly [{', '.join([f'name: {said(name)}', *arguments])}]"


def label(name: str) -> str:
    """The name of a place in a tuple: any but a keyword of the language."""
    return f"{name}_" if name in KEYWORDS else name


def shown(game: Game) -> Sequence[str]:
    """The types of things that answers, events and panels may point at."""
    return sorted({kind.target for kind in game.kinds})


def module(game: Game) -> str:
    """The file of one game."""
    found = Types(game.view_type)
    constants = [constant(found, name, value) for name, value in game.constants.items()]
    answers = value_of({kind.name: dict(kind.answers) for kind in game.kinds if kind.answers})
    parts = [
        HEAD,
        f"/** The name of the game. */\nexport const GAME = {said(game.name)};",
        *found.written(),
        "/** The things on the table that answers point at. */\n" + declared("TargetType", map(said, shown(game))),
        "/** What seats are asked: the step that waits, and its arguments. */\n" + declared("Asked", questions(game)),
        "/** The names of what seats are asked. */\nexport type Decision = Asked['kind'];",
        "/** A step as it travels: its name and its arguments. */\n" + declared("Step", steps(game)),
        f"/** The answers that have a name, by what is asked. */\nexport const ANSWERS = {answers} as const;",
        *constants,
    ]
    return "\n\n".join(part.rstrip("\n") for part in parts) + "\n"


def constant(found: Types, name: str, value: Any) -> str:
    """A constant of a game; structs keep their type, everything else is as narrow as it can be."""
    written = value_of(msgspec.json.decode(msgspec.json.encode(value)))
    if isinstance(value, tuple) and value and isinstance(value[0], msgspec.Struct):
        return f"export const {name}: readonly {found.add(type(value[0]))}[] = {written};"
    return f"export const {name} = {written}{' as const' if written[0] in '[{' else ''};"


def index(found: Sequence[Game]) -> str:
    """The file that joins the games."""
    names = {game.name: "".join(word.capitalize() for word in game.name.split("-")) for game in found}
    lines = [f"import type * as {short} from './{name}';" for name, short in names.items()]
    joined = [
        ("The views of all games, told apart by `game`.", "View"),
        ("The things on the table that answers point at.", "TargetType"),
        ("What seats are asked, told apart by `kind`.", "Asked"),
        ("The names of what seats are asked.", "Decision"),
        ("A step of any game as it travels.", "Step"),
    ]
    types = [f"/** {doc} */\n{declared(word, (f'{name}.{word}' for name in names.values()))}" for doc, word in joined]
    return "\n\n".join([HEAD.rstrip("\n"), "\n".join(lines), *types]) + "\n"


def files() -> dict[str, str]:
    """What every file should hold."""
    found = sorted(games(), key=lambda game: game.name)
    return {**{f"{game.name}.ts": module(game) for game in found}, "games.ts": index(found)}


def main() -> None:
    """Write all files."""
    for name, text in files().items():
        (FOLDER / name).write_text(text, encoding="utf-8")
        print(f"web/generated/{name}")


if __name__ == "__main__":
    main()
