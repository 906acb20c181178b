"""The addresses of the house over HTTP: what each takes and gives, as Litestar wants to be told."""

from __future__ import annotations

import functools
import inspect
import re
from collections.abc import Callable
from typing import Annotated, Any, Union, get_args, get_origin, get_type_hints

from litestar import Request, Response, delete, get, post, put
from litestar.di import NamedDependency
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import ResponseSpec
from litestar.params import Body, PathParameter, QueryParameter
from msgspec import Meta

from vernissage.house.addresses.address import BODY, TEXT, Address, Paper
from vernissage.server.limits import COSTS
from vernissage.server.routes.common import REFUSALS, while_here

VERBS: dict[str, Callable[..., Any]] = {"GET": get, "POST": post, "PUT": put, "DELETE": delete}
GIVEN = ("reader", "keyed_reader", "renewed_reader", "room", "house")
"""What a function is given rather than sent."""
LIMITS = ("gt", "ge", "lt", "le", "pattern", "min_length", "max_length", "title", "description")
REQUEST = "request"


def served(address: Address) -> HTTPRouteHandler:
    """The route of an address."""
    hints = get_type_hints(address.serve, include_extras=True)
    in_path = re.findall(r"\{(\w+)\}", address.path)
    told = {name: as_told(name, hint, in_path) for name, hint in hints.items() if name != "return"}
    parameters = [
        parameter.replace(annotation=told[name])
        for name, parameter in inspect.signature(address.serve).parameters.items()
    ]
    if address.while_here:
        parameters.insert(0, inspect.Parameter(REQUEST, inspect.Parameter.POSITIONAL_OR_KEYWORD, annotation=Asked))
    returns = Response[str] if address.paper else hints["return"]

    @functools.wraps(address.serve)
    async def serve(**sent: Any) -> Any:
        work = address.serve(**{name: value for name, value in sent.items() if name in told})
        done = await (while_here(sent[REQUEST], work) if address.while_here else work)
        return on_paper(address, done) if isinstance(done, Paper) else done

    serve.__signature__ = inspect.Signature(parameters, return_annotation=returns)  # type: ignore[attr-defined]
    serve.__annotations__ = {one.name: one.annotation for one in parameters} | {"return": returns}
    path = "/".join(typed(part, told) for part in address.path.split("/"))
    more: dict[str, Any] = {} if address.largest == BODY else {"request_max_body_size": address.largest}
    if address.paper:
        kept = str if address.kind == TEXT else dict[str, Any]
        spec = ResponseSpec(kept, generate_examples=False, media_type=address.kind, description=address.paper)
        more |= {"media_type": TEXT, "responses": {**REFUSALS, 200: spec}}
    if address.costs != 1.0:
        more["opt"] = {COSTS: address.costs}
    verb = VERBS[address.method]
    route: HTTPRouteHandler = verb(
        path, tags=[address.tag], status_code=address.status, **{"responses": REFUSALS, **more}
    )(serve)
    return route


Asked = Request[Any, Any, Any]


def on_paper(address: Address, paper: Paper) -> Response[str]:
    """A text that is kept as it is."""
    kind = f"{TEXT}; charset=utf-8" if address.kind == TEXT else address.kind
    headers = {"content-disposition": f'attachment; filename="{paper.name}"'} if paper.name else {}
    return Response(paper.text, media_type=kind, headers=headers)


def typed(part: str, told: dict[str, Any]) -> str:
    """A part of a path, with the type of what is read there."""
    if not part.startswith("{"):
        return part
    whole = get_args(told[part[1:-1]])[0] if part[1:-1] in told else str
    return f"{part[:-1]}:{'int' if whole is int else 'str'}}}"


def as_told(name: str, hint: Any, in_path: list[str]) -> Any:
    """The type of an argument, with where it comes from and the limits it is held to."""
    if name in GIVEN:
        given: Any = NamedDependency
        return given[hint]
    if name == "data":
        return Annotated[hint, Body()]
    plain, limits = taken_apart(hint)
    where = PathParameter if name in in_path else QueryParameter
    return Annotated[plain, where(**limits)]


def taken_apart(hint: Any) -> tuple[Any, dict[str, Any]]:
    """A type without its limits, and those."""
    if get_origin(hint) is Annotated:
        plain, *marks = get_args(hint)
        inner, limits = taken_apart(plain)
        for mark in marks:
            if isinstance(mark, Meta):
                limits |= {name: getattr(mark, name) for name in LIMITS if getattr(mark, name) is not None}
        return inner, limits
    if type(None) in get_args(hint):
        parts = [taken_apart(part) for part in get_args(hint)]
        return Union[tuple(part for part, _ in parts)], {k: v for _, found in parts for k, v in found.items()}  # noqa: UP007
    return hint, {}
