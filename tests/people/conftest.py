"""Databases for the tests of people: those of the server's tests."""

from __future__ import annotations

from server.conftest import postgres

__all__ = ["postgres"]
