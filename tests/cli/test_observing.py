"""What `vernissage serve` is told about numbers, the log and traces: wrong wishes are refused in one line."""

from __future__ import annotations

import socket
import sys
from pathlib import Path

import pytest

from vernissage.cli import main, observing


def refused(capsys: pytest.CaptureFixture[str], folder: Path, *words: str) -> str:
    """Why a house is not opened."""
    assert main(["serve", "--port", "0", "--database", str(folder / "house.sqlite3"), *words]) == 2
    told = capsys.readouterr().err
    assert told.count("\n") == 1
    assert not list(folder.iterdir())
    return told


def test_a_token_that_can_be_guessed_is_none(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("VERNISSAGE_METRICS_TOKEN", "short")
    told = refused(capsys, tmp_path)
    assert "VERNISSAGE_METRICS_TOKEN" in told
    assert "short" not in told


@pytest.mark.parametrize("where", ["port", "127.0.0.1:", "127.0.0.1:99999", "-1", "[::1]:x"])
def test_an_address_is_a_port_or_an_address_and_a_port(
    where: str, capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(observing, "NEEDS", {"metrics": "json"})
    assert "--metrics: a port" in refused(capsys, tmp_path, f"--metrics={where}")


def test_a_port_that_is_taken(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(observing, "NEEDS", {"metrics": "json"})
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert f"cannot listen on 127.0.0.1:{port}" in refused(capsys, tmp_path, f"--metrics={port}")


@pytest.mark.parametrize(
    ("words", "library", "extra"),
    [
        ("--metrics=9472", "prometheus_client", "service"),
        ("--log=json", "structlog", "service"),
        ("--traces=http://127.0.0.1:4318", "opentelemetry", "traces"),
    ],
)
def test_what_is_not_installed_is_named(
    words: str,
    library: str,
    extra: str,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name in [name for name in sys.modules if name.partition(".")[0] == library]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, library, None)
    assert f"pip install 'vernissage[{extra}]'" in refused(capsys, tmp_path, words)


def test_a_notice_is_some_seconds(capsys: pytest.CaptureFixture[str]) -> None:
    for wrong in ("-1", "nan", "soon", "1e9"):
        with pytest.raises(SystemExit):
            main(["serve", f"--notice={wrong}"])
        assert "--notice" in capsys.readouterr().err


@pytest.mark.parametrize("url", ["collector:4318", "file:///etc/passwd", "http://"])
def test_traces_go_to_a_url(
    url: str, capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(observing, "NEEDS", {"traces": "json"})
    assert "--traces: the URL of a collector" in refused(capsys, tmp_path, f"--traces={url}")
