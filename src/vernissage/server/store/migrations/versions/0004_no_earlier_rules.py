"""A table of later rules is not given back to earlier ones, whichever process tries.

The first release replays any table by its own rules and, where that differs, writes the answers away. Beside a later
release it must not.
"""

from alembic import op

revision = "0004"
down_revision = "0003"

FUNCTION = """
CREATE OR REPLACE FUNCTION keep_later_rules() RETURNS trigger AS $$
BEGIN
    RAISE EXCEPTION 'the table is played by later rules than this process has';
END $$ LANGUAGE plpgsql
"""
POSTGRESQL = """
CREATE TRIGGER keep_later_rules BEFORE UPDATE ON tables FOR EACH ROW
WHEN (NEW.version < OLD.version) EXECUTE FUNCTION keep_later_rules()
"""
SQLITE = """
CREATE TRIGGER IF NOT EXISTS keep_later_rules BEFORE UPDATE ON tables WHEN NEW.version < OLD.version
BEGIN SELECT RAISE(ABORT, 'the table is played by later rules than this process has'); END
"""


def upgrade() -> None:
    """A guard in the database itself: earlier releases know of no other."""
    if op.get_bind().dialect.name == "postgresql":
        op.execute(FUNCTION)
        op.execute("DROP TRIGGER IF EXISTS keep_later_rules ON tables")
        op.execute(POSTGRESQL)
    else:
        op.execute(SQLITE)


def downgrade() -> None:
    """The guard stays: it is for earlier releases."""
