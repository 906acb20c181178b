"""Seeks: who looks for a game of which kind; and who is ready to begin at a live table."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """A table of its own and a column that may be empty: earlier releases neither read nor write them."""
    known = sa.inspect(op.get_bind())
    if "ready" not in [column["name"] for column in known.get_columns("tables")]:
        op.add_column("tables", sa.Column("ready", sa.JSON))
    if known.has_table("seeks"):
        return  # a house that went back to an earlier release, and on again
    op.create_table(
        "seeks",
        sa.Column("holder", sa.String(64), primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("games", sa.JSON, nullable=False),
        sa.Column("seats", sa.JSON, nullable=False),
        sa.Column("paces", sa.JSON, nullable=False),
        sa.Column("bots", sa.String(16), nullable=False),
        sa.Column("ratings", sa.JSON),
        sa.Column("since", sa.Float, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
        sa.Column("table", sa.String(32), nullable=False),
    )


def downgrade() -> None:
    """Whatever is new stays: earlier releases do not look at it."""
