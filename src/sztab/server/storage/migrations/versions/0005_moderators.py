"""Accounts that may moderate; whose a line of chat is, beside the name that a guest may choose too."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

BigId = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    with op.batch_alter_table("users", schema=None) as users:
        users.add_column(sa.Column("admin", sa.Boolean(), nullable=False, server_default=sa.false()))
    with op.batch_alter_table("chat", schema=None) as chat:
        chat.add_column(sa.Column("user_id", BigId, nullable=True))
        chat.create_foreign_key(op.f("fk_chat_user_id"), "users", ["user_id"], ["id"], ondelete="SET NULL")
