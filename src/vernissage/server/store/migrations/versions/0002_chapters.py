"""Chapters: parts of games that later rules no longer replay, kept for ever."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """A table of its own: what earlier releases read and write stays as they know it."""
    if sa.inspect(op.get_bind()).has_table("chapters"):
        return  # a house that went back to an earlier release, and on again
    op.create_table(
        "chapters",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("start", sa.JSON),
        sa.Column("given", sa.JSON, nullable=False),
        sa.Column("early", sa.JSON, nullable=False),
        sa.Column("answers", sa.Integer, nullable=False),
        sa.Column("position", sa.JSON, nullable=False),
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("fault", sa.Text, nullable=False),
        sa.Column("closed", sa.Float, nullable=False),
    )


def downgrade() -> None:
    """The chapters stay: earlier releases do not look at them, and what was acknowledged is never deleted."""
