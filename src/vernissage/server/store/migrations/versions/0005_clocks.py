"""Clocks: how a table is timed, and what each seat has left."""

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Nothing yet."""


def downgrade() -> None:
    """Whatever is new stays: earlier releases do not look at it."""
