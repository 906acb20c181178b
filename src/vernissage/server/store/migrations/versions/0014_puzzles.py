"""First tries at puzzles, and who lets puzzles be made of their games."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    """Tables of their own: earlier releases neither read nor write them."""
    there = sa.inspect(op.get_bind())
    if not there.has_table("puzzles"):
        op.create_table(
            "puzzles",
            sa.Column("person", sa.String(64), primary_key=True),
            sa.Column("puzzle", sa.String(32), primary_key=True),
            sa.Column("game", sa.String(64), nullable=False),
            sa.Column("solved", sa.Boolean, nullable=False),
            sa.Column("date", sa.Float, nullable=False),
        )
    if not there.has_table("puzzle_givers"):
        op.create_table(
            "puzzle_givers",
            sa.Column("person", sa.String(64), primary_key=True),
            sa.Column("since", sa.Float, nullable=False),
        )


def downgrade() -> None:
    """Whatever is new stays: earlier releases do not look at it."""
