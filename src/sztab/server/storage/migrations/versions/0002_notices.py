"""Notices: when a user was last connected, and of which questions he was told."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

BigId = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    op.add_column("users", sa.Column("seen", sa.BigInteger(), server_default="0", nullable=False))
    op.create_table(
        "notices",
        sa.Column("user_id", BigId, nullable=False),
        sa.Column("table_id", sa.String(length=16), nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_notices_table_id"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("fk_notices_user_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("user_id", "table_id", "since", name=op.f("pk_notices")),
    )
