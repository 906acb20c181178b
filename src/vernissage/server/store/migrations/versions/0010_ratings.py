"""Ratings, and who wants a page of their own."""

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Nothing yet."""


def downgrade() -> None:
    """Whatever is new stays: earlier releases do not look at it."""
