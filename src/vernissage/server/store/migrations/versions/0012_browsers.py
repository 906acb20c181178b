"""Browsers that are told: with the device of their person that they are, so that one sent away is told nothing more."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """A column that is empty where an earlier release writes: it may be any device of its person."""
    if "device" not in [column["name"] for column in sa.inspect(op.get_bind()).get_columns("news_browsers")]:
        op.add_column("news_browsers", sa.Column("device", sa.String(32), nullable=False, server_default=""))


def downgrade() -> None:
    """Whatever is new stays: earlier releases do not look at it."""
