"""News: what people are told, and by which channel."""

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Nothing yet."""


def downgrade() -> None:
    """Whatever is new stays: earlier releases do not look at it."""
