"""Asides: what is told between the moves of a game."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """A table of its own: earlier releases neither read nor write it."""
    if sa.inspect(op.get_bind()).has_table("asides"):
        return  # a house that went back to an earlier release, and on again
    op.create_table(
        "asides",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("event", sa.Integer, nullable=False),
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("args", sa.JSON, nullable=False),
        sa.Column("told", sa.Float, nullable=False),
    )


def downgrade() -> None:
    """The asides stay: earlier releases do not look at them."""
