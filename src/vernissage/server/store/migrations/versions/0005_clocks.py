"""Clocks: how a table is timed, and what each seat has left."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Columns that may be empty: earlier releases go on writing rows without them."""
    known = {column["name"] for column in sa.inspect(op.get_bind()).get_columns("tables")}
    if "timing" in known:
        return  # a house that went back to an earlier release, and on again
    op.add_column("tables", sa.Column("timing", sa.JSON))
    op.add_column("tables", sa.Column("clocks", sa.JSON))
    op.add_column("tables", sa.Column("due", sa.Float))
    op.create_index("ix_tables_due", "tables", ["due"])


def downgrade() -> None:
    """Whatever is new stays: earlier releases do not look at it."""
