"""Talk: lines at the tables, and reports of them."""

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Nothing yet."""


def downgrade() -> None:
    """Whatever is new stays: earlier releases do not look at it."""
