"""From whatever went wrong with a request to a refusal, and to the reply that says so."""

from __future__ import annotations

import logging
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException, InternalServerException, ValidationException
from sqlalchemy.exc import InterfaceError, InternalError, OperationalError
from sqlalchemy.exc import TimeoutError as NoConnection

from vernissage.house.bucket import Bucket
from vernissage.house.errors import Refused, first_line
from vernissage.house.problems import problem_of
from vernissage.house.protocol.play import Problem
from vernissage.server.keys import language_of
from vernissage.server.store.rows import StorageError

LOG = logging.getLogger("vernissage")
TOLD = Bucket(0.2, 3.0)
"""How often the log says the same."""
STORAGE = (StorageError, OperationalError, InternalError, InterfaceError, NoConnection)
"""Full, locked, gone, or only to be read: PostgreSQL calls the last an internal error."""
CODES = {
    400: "error-request",
    404: "error-not-found",
    405: "error-method",
    413: "error-too-large",
    415: "error-type",
    429: "error-too-many",
}


def unwritten(error: Exception) -> Refused | None:
    """What is said when the database cannot be used: nothing was acknowledged, so nothing is lost."""
    if not isinstance(error, STORAGE):
        return None
    if TOLD.take("storage"):  # everybody who asks meanwhile would be told of in the log
        LOG.error("the database cannot be used: %s", first_line(error))
    return Refused(503, "error-storage")


def refused(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """The reply to a request that was refused."""
    if isinstance(error, Refused):
        refusal = error
    elif isinstance(error, InternalServerException):  # Litestar says so when a body ends too early
        refusal = Refused(400, "error-request", detail=detail_of(error))
    elif isinstance(error, HTTPException) and error.status_code < 500:
        code = CODES.get(error.status_code, "error-request")
        refusal = Refused(error.status_code, code, detail=detail_of(error))
    elif isinstance(error, (msgspec.MsgspecError, UnicodeDecodeError, RecursionError)):
        refusal = Refused(400, "error-json", detail=str(error))
    elif (lost := unwritten(error)) is not None:
        refusal = lost
    else:
        where = request.scope.get("path_template", "")  # the address itself may hold what is not for the log
        LOG.error("%s %s failed", request.method, where, exc_info=error)
        refusal = Refused(500, "error-server")
    headers = error.headers if isinstance(error, HTTPException) else None
    return Response(problem_of(refusal, language_of(request)), status_code=refusal.status, headers=headers)


def detail_of(error: HTTPException) -> str:
    """What a validation found, in a few words."""
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        faults = [entry for entry in error.extra if isinstance(entry, dict)]
        return "; ".join(f"{entry.get('key', '')}: {entry.get('message', '')}" for entry in faults)[:500]
    return str(error.detail)[:500]
