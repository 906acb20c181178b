"""Devices: several keys of one person, passkeys and recovery codes."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Tables of their own: an earlier release takes every key for a person of its own."""
    if sa.inspect(op.get_bind()).has_table("devices"):
        return  # a house that went back to an earlier release, and on again
    op.create_table(
        "devices",
        sa.Column("key", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(64), nullable=False, index=True),
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("browser", sa.String(16), nullable=False),
        sa.Column("system", sa.String(16), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("seen", sa.Integer, nullable=False),
        sa.Column("revoked", sa.Float, nullable=False, index=True),
        sa.Column("replaces", sa.String(64), nullable=False),
        sa.Column("proved", sa.Float, nullable=False),
    )
    op.create_table(
        "passkeys",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("credential", sa.Text, nullable=False),
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("person", sa.String(64), nullable=False, index=True),
        sa.Column("rp", sa.String(255), nullable=False),
        sa.Column("public_key", sa.Text, nullable=False),
        sa.Column("counter", sa.BigInteger, nullable=False),
        sa.Column("browser", sa.String(16), nullable=False),
        sa.Column("system", sa.String(16), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("used", sa.Integer, nullable=False),
    )
    op.create_table(
        "slips",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("until", sa.Float, nullable=False, index=True),
        sa.Index("slips_by_person", "person", "kind"),
    )
    op.create_table(
        "reserved_names",
        sa.Column("skeleton", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(64), nullable=False, unique=True),
        sa.Column("name", sa.String(64), nullable=False),
    )


def downgrade() -> None:
    """Whatever is new stays: earlier releases do not look at it."""
