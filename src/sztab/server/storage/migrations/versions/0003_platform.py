"""Snapshots of positions, deadlines by index, verified addresses, scoped tokens, moderation."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

BigId = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.String(length=16), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("data", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_snapshots_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_snapshots")),
    )
    with op.batch_alter_table("tables", schema=None) as tables:
        tables.add_column(sa.Column("deadline", sa.BigInteger(), nullable=True))
        tables.create_index("ix_tables_deadline", ["status", "deadline"], unique=False)
    with op.batch_alter_table("users", schema=None) as users:
        users.add_column(sa.Column("skeleton", sa.String(length=128), nullable=False, server_default=""))
        users.add_column(sa.Column("verified", sa.String(length=200), nullable=False, server_default=""))
        users.add_column(sa.Column("closed", sa.BigInteger(), nullable=False, server_default="0"))
        users.add_column(sa.Column("muted", sa.BigInteger(), nullable=False, server_default="0"))
        users.create_index("ix_users_skeleton", ["skeleton"], unique=False)
    with op.batch_alter_table("tokens", schema=None) as tokens:
        tokens.add_column(sa.Column("scope", sa.String(length=10), nullable=False, server_default="all"))
        tokens.add_column(sa.Column("expires", sa.BigInteger(), nullable=False, server_default="0"))
    with op.batch_alter_table("sittings", schema=None) as sittings:
        sittings.add_column(sa.Column("counts", sa.Boolean(), nullable=False, server_default=sa.true()))
    op.create_table(
        "codes",
        sa.Column("digest", sa.String(length=64), nullable=False),
        sa.Column("user_id", BigId, nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("mail", sa.String(length=200), nullable=False),
        sa.Column("expires", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("fk_codes_user_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("digest", name=op.f("pk_codes")),
    )
    op.create_table(
        "blocks",
        sa.Column("user_id", BigId, nullable=False),
        sa.Column("blocked_id", BigId, nullable=False),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("fk_blocks_user_id"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["blocked_id"], ["users.id"], name=op.f("fk_blocks_blocked_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("user_id", "blocked_id", name=op.f("pk_blocks")),
    )
    op.create_table(
        "reports",
        sa.Column("id", BigId, primary_key=True),
        sa.Column("table_id", sa.String(length=16), nullable=False),
        sa.Column("by", sa.String(length=80), nullable=False),
        sa.Column("seat", sa.String(length=32), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("done", sa.BigInteger(), nullable=False, server_default="0"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_reports_table_id"), ondelete="CASCADE"),
    )
