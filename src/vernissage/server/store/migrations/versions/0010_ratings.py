"""Results of finished games, ratings, and who wants a page of their own."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Tables of their own: earlier releases neither read nor write them."""
    if sa.inspect(op.get_bind()).has_table("games"):
        return  # a house that went back to an earlier release, and on again
    op.create_table(
        "games",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("bots", sa.Integer, nullable=False),
        sa.Column("timing", sa.String(16), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("standard", sa.Boolean, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("party", sa.String(64), nullable=False),
        sa.Column("ended", sa.Float, nullable=False),
    )
    op.create_index("games_by_end", "games", ["public", "ended", "table_id"])
    op.create_index("games_by_game", "games", ["public", "game", "ended", "table_id"])
    op.create_index("games_by_party", "games", ["party", "ended"])
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("games.table_id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("level", sa.String(16), nullable=False),
        sa.Column("rank", sa.Integer, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("categories", sa.JSON, nullable=False),
        sa.Column("left", sa.Boolean, nullable=False),
        sa.Column("own", sa.Boolean, nullable=False),
        sa.Column("before", sa.Float),
        sa.Column("after", sa.Float),
        sa.Column("ended", sa.Float, nullable=False),
    )
    op.create_index("results_by_person", "results", ["person", "ended", "table_id"])
    op.create_table(
        "ratings",
        sa.Column("person", sa.String(64), primary_key=True),
        sa.Column("game", sa.String(64), primary_key=True),
        sa.Column("points", sa.Float, nullable=False),
        sa.Column("doubt", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
    )
    op.create_table(
        "averages",
        sa.Column("game", sa.String(64), primary_key=True),
        sa.Column("seats", sa.Integer, primary_key=True),
        sa.Column("category", sa.String(64), primary_key=True),
        sa.Column("played", sa.Integer, nullable=False),
        sa.Column("total", sa.Integer, nullable=False),
    )
    op.create_table(
        "pages",
        sa.Column("person", sa.String(64), primary_key=True),
        sa.Column("code", sa.String(32), nullable=False, unique=True),
    )


def downgrade() -> None:
    """Whatever is new stays: earlier releases do not look at it."""
