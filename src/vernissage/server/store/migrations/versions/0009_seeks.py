"""Seeks: who looks for a game of which kind."""

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Nothing yet."""


def downgrade() -> None:
    """Whatever is new stays: earlier releases do not look at it."""
