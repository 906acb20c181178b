"""The client's types are those of the server's OpenAPI document, so that they cannot drift apart."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path
from urllib.request import urlopen

WEB = Path(__file__).parents[2] / "web"


def test_the_types_of_the_client_are_generated_from_this_server(house: str, tmp_path: Path) -> None:
    document, made = tmp_path / "openapi.json", tmp_path / "schema.d.ts"
    with urlopen(f"{house}/api/openapi.json") as reply:
        document.write_bytes(reply.read())
    env = {**os.environ, "OPENAPI": str(document), "TYPES": str(made)}
    subprocess.run(["npm", "run", "-s", "types"], cwd=WEB, env=env, check=True, stdout=subprocess.DEVNULL)
    kept = WEB / "generated" / "schema.d.ts"
    assert made.read_text("utf-8") == kept.read_text("utf-8"), "run `npm run types` on /api/openapi.json"
