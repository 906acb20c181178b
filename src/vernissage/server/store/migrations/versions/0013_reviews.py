"""Reviews of finished games, and wishes for some, whose text is empty."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """A table of its own: earlier releases neither read nor write it."""
    if not sa.inspect(op.get_bind()).has_table("reviews"):
        op.create_table(
            "reviews",
            sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
            sa.Column("edition", sa.String(64), nullable=False),
            sa.Column("review", sa.Text, nullable=False),
            sa.Column("dated", sa.Float, nullable=False),
        )


def downgrade() -> None:
    """Whatever is new stays: earlier releases do not look at it."""
