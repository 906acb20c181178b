"""The built client, served from memory: every page is the same page, everything else is a file."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

from vernissage.server.limits import COSTS, ENTRY

COMPRESSED = (".html", ".js", ".css", ".svg", ".json", ".ftl", ".webmanifest")
RESERVED = ("api", "health", "metrics")
"""Where programs ask: what is not there is not the client's page either."""
MISSING = "<!doctype html><title>Vernissage</title><p>The client is not built. Run <code>make play</code>."


@dataclass(frozen=True)
class Asset:
    """A file of the client."""

    body: bytes
    packed: bytes | None
    type: str
    tag: str
    lasting: bool
    """Whether its name changes with its content, so that browsers may keep it for ever."""


def assets(folder: Path) -> dict[str, Asset]:
    """All files of the built client by their path."""
    found: dict[str, Asset] = {}
    for path in sorted(folder.rglob("*")):
        if path.is_file():
            name = path.relative_to(folder).as_posix()
            found[name] = asset(path.read_bytes(), path.name, name.startswith("assets/"))
    return found


def asset(body: bytes, name: str, lasting: bool) -> Asset:
    """A file ready to be sent."""
    packed = gzip.compress(body, 9) if name.endswith(COMPRESSED) and len(body) > 500 else None
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    if kind.startswith("text/") or kind == "application/javascript":
        kind += "; charset=utf-8"
    return Asset(body, packed, kind, f'"{hashlib.sha256(body).hexdigest()[:20]}"', lasting)


def client_routes(folder: Path | None) -> list[HTTPRouteHandler]:
    """The routes of the client; none if only the API is wanted."""
    if folder is None:
        return []
    files = assets(folder) if folder.is_dir() else {}
    index = files.get("index.html") or asset(MISSING.encode(), "index.html", False)

    @get(["/", "/{path:path}"], include_in_schema=False, opt={COSTS: ENTRY})
    async def client(request: Request[Any, Any, Any], path: FromPath[str] = "") -> Response[bytes]:
        name = path.lstrip("/")
        found = files.get(name)
        if found is None:
            parts = name.split("/")
            if parts[0] in RESERVED or "." in parts[-1] or any(part.startswith(".") for part in parts):
                raise NotFoundException
            found = index  # the client itself knows what its addresses mean
        return reply(found, request.headers)

    return [client]


def reply(found: Asset, headers: Any) -> Response[bytes]:
    """A file, packed if the browser can unpack it, or only the news that it has not changed."""
    caching = "public, max-age=31536000, immutable" if found.lasting else "no-cache"
    common = {"cache-control": caching, "etag": found.tag, "vary": "accept-encoding"}
    if found.tag in headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=common, media_type=found.type)
    if found.packed is not None and "gzip" in headers.get("accept-encoding", ""):
        return Response(found.packed, headers={**common, "content-encoding": "gzip"}, media_type=found.type)
    return Response(found.body, headers=common, media_type=found.type)
