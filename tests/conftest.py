"""Settings of the whole test run."""

from __future__ import annotations

import os

import pytest
from hypothesis import HealthCheck, settings

import vernissage

settings.register_profile(
    "usual",
    deadline=None,
    max_examples=int(os.environ.get("VERNISSAGE_EXAMPLES", "15")),
    suppress_health_check=[HealthCheck.too_slow],
    database=None,
    derandomize=True,
)
settings.load_profile("usual")


def pytest_report_header() -> str:
    return f"vernissage: {'compiled' if vernissage.compiled() else 'interpreted'}"


def pytest_configure() -> None:
    """A run that says which build it is about must be about that build."""
    wanted = os.environ.get("VERNISSAGE_BUILD")
    found = "compiled" if vernissage.compiled() else "interpreted"
    if wanted and wanted != found:
        raise pytest.UsageError(f"the {wanted} build is wanted, but this one is {found}")
