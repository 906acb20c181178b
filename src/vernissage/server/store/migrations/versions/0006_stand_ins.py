"""Stand-ins: bots that answer for people who are away."""

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Nothing yet."""


def downgrade() -> None:
    """Whatever is new stays: earlier releases do not look at it."""
