"""Talk: lines at the tables, mutes and reports; what the operator did."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Tables of their own, and whether there is talk at a table: earlier releases neither read nor write them."""
    known = sa.inspect(op.get_bind())
    if "talk" not in [column["name"] for column in known.get_columns("tables")]:
        op.add_column("tables", sa.Column("talk", sa.Boolean, nullable=False, server_default=sa.true()))
    if not known.has_table("talk"):
        op.create_table(
            "talk",
            sa.Column("table_id", sa.String(32), primary_key=True),
            sa.Column("gallery", sa.Boolean, primary_key=True),
            sa.Column("number", sa.Integer, primary_key=True),
            sa.Column("change", sa.Integer, nullable=False),
            sa.Column("holder", sa.String(64), nullable=False),
            sa.Column("seat", sa.Integer),
            sa.Column("name", sa.String(64), nullable=False),
            sa.Column("text", sa.Text, nullable=False),
            sa.Column("reaction", sa.Boolean, nullable=False),
            sa.Column("request", sa.String(64), nullable=False),
            sa.Column("told", sa.Float, nullable=False),
            sa.Column("removed", sa.Boolean, nullable=False),
        )
        op.create_index("talk_by_change", "talk", ["table_id", "gallery", "change"], unique=True)
        op.create_index("talk_by_holder", "talk", ["holder"])
    if not known.has_table("mutes"):
        op.create_table(
            "mutes",
            sa.Column("holder", sa.String(64), primary_key=True),
            sa.Column("other", sa.String(64), primary_key=True),
        )
    if not known.has_table("reports"):
        op.create_table(
            "reports",
            sa.Column("number", sa.Integer, primary_key=True, autoincrement=True),
            sa.Column("table_id", sa.String(32), nullable=False),
            sa.Column("gallery", sa.Boolean, nullable=False),
            sa.Column("line", sa.Integer, nullable=False),
            sa.Column("holder", sa.String(64), nullable=False),
            sa.Column("reason", sa.String(16), nullable=False),
            sa.Column("words", sa.Text, nullable=False),
            sa.Column("told", sa.Float, nullable=False),
        )
        op.create_index("reports_by_line", "reports", ["table_id", "gallery", "line", "holder"], unique=True)
    if not known.has_table("acts"):
        op.create_table(
            "acts",
            sa.Column("number", sa.Integer, primary_key=True, autoincrement=True),
            sa.Column("kind", sa.String(16), nullable=False),
            sa.Column("date", sa.Float, nullable=False),
            sa.Column("table_id", sa.String(32), nullable=False),
            sa.Column("person", sa.String(64), nullable=False),
            sa.Column("line", sa.Integer, nullable=False),
            sa.Column("gallery", sa.Boolean, nullable=False),
            sa.Column("detail", sa.Text, nullable=False),
            sa.Column("by", sa.String(64), nullable=False),
        )
    if not known.has_table("barred"):
        op.create_table(
            "barred",
            sa.Column("holder", sa.String(64), primary_key=True),
        )
    if not known.has_table("removed_names"):
        op.create_table(
            "removed_names",
            sa.Column("holder", sa.String(64), primary_key=True),
            sa.Column("name", sa.String(64), primary_key=True),
        )


def downgrade() -> None:
    """Whatever is new stays: earlier releases do not look at it."""
