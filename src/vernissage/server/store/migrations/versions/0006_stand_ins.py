"""Stand-ins: bots that answer for people who are away; when people were last seen, and what they hide."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Columns with a default, and tables of their own: earlier releases go on reading and writing seats."""
    there = sa.inspect(op.get_bind())
    if not there.has_table("seen"):
        op.create_table(
            "seen",
            sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
            sa.Column("holder", sa.String(64), primary_key=True),
            sa.Column("seen", sa.Float, nullable=False),
        )
    if not there.has_table("hidden"):
        op.create_table(
            "hidden",
            sa.Column("holder", sa.String(64), primary_key=True),
            sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
            sa.Column("hidden", sa.Float, nullable=False),
        )
    if "stand_in" not in [column["name"] for column in there.get_columns("seats")]:
        op.add_column("seats", sa.Column("stand_in", sa.String(16), nullable=False, server_default=""))
        op.add_column("seats", sa.Column("stand_in_for", sa.String(16), nullable=False, server_default=""))
        op.add_column("seats", sa.Column("votes", sa.JSON))


def downgrade() -> None:
    """Whatever is new stays: earlier releases do not look at it."""
