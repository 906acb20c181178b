"""Devices: several keys of one person, passkeys and recovery codes."""

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Nothing yet."""


def downgrade() -> None:
    """Whatever is new stays: earlier releases do not look at it."""
