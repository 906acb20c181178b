"""The built client, served from memory: every page is the same page, everything else is a file."""

from __future__ import annotations

import gzip
import hashlib
import json
import mimetypes
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

from vernissage.server.limits import COSTS, ENTRY
from vernissage.server.security import POLICY

COMPRESSED = (".html", ".js", ".mjs", ".css", ".svg", ".json", ".ftl", ".webmanifest")
RESERVED = ("api", "health", "metrics")
"""Where programs ask: what is not there is not the client's page either."""
WORKER = "news-worker.js"
PRACTICE = "practice"
"""Where a house in the page lies, for whoever has no connection."""
PYTHON_POLICY = POLICY.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'")
"""There Python is compiled in the browser; nothing else is allowed that is not allowed elsewhere."""
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
    policy: str = ""
    """What a page may do that is made of it, if that is not the usual."""


def assets(folder: Path) -> dict[str, Asset]:
    """All files of the built client by their path."""
    found: dict[str, Asset] = {}
    for path in sorted(folder.rglob("*")):
        if path.is_file():
            name = path.relative_to(folder).as_posix()
            found[name] = asset(path.read_bytes(), path.name, name.startswith(("assets/", "python-")))
    return found


def asset(body: bytes, name: str, lasting: bool) -> Asset:
    """A file ready to be sent."""
    packed = gzip.compress(body, 9) if name.endswith(COMPRESSED) and len(body) > 500 else None
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    if kind.startswith("text/") or kind == "application/javascript":
        kind += "; charset=utf-8"
    return Asset(body, packed, kind, f'"{hashlib.sha256(body).hexdigest()[:20]}"', lasting)


def practised(folder: Path) -> dict[str, Asset]:
    """All files of a house in the page by their path here; its first page knows to which house it belongs."""
    found = {name: replace(file, policy=PYTHON_POLICY) for name, file in assets(folder).items()}
    first = said(found.pop("index.html"), "house", "/")
    return {f"{PRACTICE}/": first, **{f"{PRACTICE}/{name}": file for name, file in found.items()}}


def said(page: Asset, name: str, what: str) -> Asset:
    """A page that says something about itself."""
    body = page.body.replace(b"</head>", f'<meta name="{name}" content="{what}" /></head>'.encode(), 1)
    return replace(asset(body, "index.html", False), policy=page.policy)


def keeping(files: dict[str, Asset]) -> Asset:
    """The worker beside the pages, which keeps what they are made of: they open without a connection."""
    kept = [f"/{name}" for name in sorted(files) if name not in ("index.html", WORKER)]
    version = hashlib.sha256("".join(f"{name}{file.tag}" for name, file in sorted(files.items())).encode())
    told = json.dumps({"version": f"served-{version.hexdigest()[:16]}", "files": ["/", *kept], "served": True})
    return asset(f"const KEPT = {told};\n".encode() + files[WORKER].body, WORKER, False)


def client_routes(folder: Path | None, practice: Path | None = None) -> list[HTTPRouteHandler]:
    """The routes of the client, and of a house in the page beside it; none if only the API is wanted."""
    if folder is None:
        return []
    files = assets(folder) if folder.is_dir() else {}
    index = files.get("index.html") or asset(MISSING.encode(), "index.html", False)
    if practice is not None and WORKER in files:
        index = files["index.html"] = said(index, PRACTICE, f"/{PRACTICE}/")
        files[WORKER] = keeping(files)
        files |= practised(practice)

    @get(["/", "/{path:path}"], include_in_schema=False, opt={COSTS: ENTRY})
    async def client(request: Request[Any, Any, Any], path: FromPath[str] = "") -> Response[bytes]:
        name = path.strip("/")
        found = files.get(name) or files.get(f"{name}/")
        if f"{name}/" in files and not request.scope["raw_path"].endswith(b"/"):
            # What lies there names its files as they lie beside it.
            return Response(b"", status_code=307, headers={"location": f"/{name}/"})
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
    if found.policy:
        common["content-security-policy"] = found.policy
    if found.tag in headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=common, media_type=found.type)
    if found.packed is not None and "gzip" in headers.get("accept-encoding", ""):
        return Response(found.packed, headers={**common, "content-encoding": "gzip"}, media_type=found.type)
    return Response(found.body, headers=common, media_type=found.type)
