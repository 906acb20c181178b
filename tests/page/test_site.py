"""How the folder of a house without a server is put together."""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import Any

import pytest

import build_site


@pytest.mark.parametrize("others", [("0.21.0",), ("0.9.0", "0.99.0"), ()])
def test_the_wheel_is_the_one_whose_hash_was_checked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, others: tuple[str, ...]
) -> None:
    tag = "cp314-cp314-pyemscripten_2026_0_wasm32"
    for version in others:
        (tmp_path / f"msgspec-{version}-{tag}.whl").touch()
    wanted = f"msgspec-{build_site.WHEEL.split()[0].removeprefix('msgspec==')}-{tag}.whl"

    def download(command: list[str], **how: Any) -> None:
        assert "--require-hashes" in command
        (tmp_path / wanted).touch()

    monkeypatch.setattr(subprocess, "run", download)
    assert build_site.wheel(tmp_path).name == wanted
