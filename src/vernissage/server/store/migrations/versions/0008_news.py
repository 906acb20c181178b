"""News: what people are told, and by which channel."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Tables of their own: earlier releases neither read nor write them."""
    if sa.inspect(op.get_bind()).has_table("news"):
        return  # a house that went back to an earlier release, and on again
    op.create_table(
        "news",
        sa.Column("person", sa.String(64), primary_key=True),
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("kind", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("told", sa.Float, nullable=False, index=True),
        sa.Column("read", sa.Float),
        sa.Column("mailed", sa.Boolean, nullable=False),
    )
    op.create_table(
        "news_ways",
        sa.Column("person", sa.String(64), primary_key=True),
        sa.Column("push", sa.Boolean, nullable=False),
        sa.Column("mail", sa.Boolean, nullable=False),
        sa.Column("address", sa.String(254), nullable=False, index=True),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("code", sa.String(64), nullable=False, index=True),
        sa.Column("stop", sa.String(64), nullable=False, index=True),
        sa.Column("origin", sa.String(300), nullable=False),
        sa.Column("asked", sa.Float, nullable=False),
        sa.Column("asks", sa.Integer, nullable=False),
        sa.Column("mailed", sa.Float, nullable=False),
    )
    op.create_table(
        "news_browsers",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(64), nullable=False, index=True),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("p256dh", sa.String(100), nullable=False),
        sa.Column("auth", sa.String(40), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "news_sends",
        sa.Column("id", sa.String(80), primary_key=True),
        sa.Column("way", sa.String(8), nullable=False),
        sa.Column("person", sa.String(64), nullable=False, index=True),
        sa.Column("browser", sa.String(64), nullable=False),
        sa.Column("host", sa.String(255), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("due", sa.Float, nullable=False, index=True),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("claim", sa.String(32), nullable=False),
        sa.Column("claimed", sa.Float, nullable=False),
        sa.Column("done", sa.Float, index=True),
    )
    op.create_table(
        "news_keys",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )


def downgrade() -> None:
    """Whatever is new stays: earlier releases do not look at it."""
