"""The servers and guests of the server's tests, for those who mean harm."""

from __future__ import annotations

from server.conftest import any_server, guests, postgres, server

__all__ = ["any_server", "guests", "postgres", "server"]
