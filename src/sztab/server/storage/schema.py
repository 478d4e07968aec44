"""What is stored, as tables of a database: SQLite or PostgreSQL.

A table's record is stored as steps: one row for each change, with the lines that it added to the record. The number of
a step (`rev`) is part of its key, so two workers can never both save the same step.
"""

from typing import Any

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
    true,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

BigId = BigInteger().with_variant(Integer, "sqlite")
"""SQLite counts up only plain INTEGER keys."""

users = Table(
    "users",
    metadata,
    Column("id", BigId, primary_key=True),
    Column("name", String(32), nullable=False),
    Column("folded", String(64), nullable=False, unique=True),
    Column("password", String(200), nullable=False),
    Column("mail", String(200), nullable=False, server_default=""),
    Column("webhook", String(500), nullable=False, server_default=""),
    Column("minutes", Integer, nullable=False, server_default="60"),
    Column("language", String(2), nullable=False, server_default="en"),
    Column("noticed", BigInteger, nullable=False, server_default="0"),
    Column("seen", BigInteger, nullable=False, server_default="0"),
    Column("created", BigInteger, nullable=False),
    Column("skeleton", String(128), nullable=False, server_default="", index=True),
    Column("verified", String(200), nullable=False, server_default=""),
    Column("closed", BigInteger, nullable=False, server_default="0"),
    Column("muted", BigInteger, nullable=False, server_default="0"),
    Column("admin", Boolean, nullable=False, server_default=false()),
)

sessions = Table(
    "sessions",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("user_id", BigId, ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("expires", BigInteger, nullable=False),
)

tokens = Table(
    "tokens",
    metadata,
    Column("id", BigId, primary_key=True),
    Column("user_id", BigId, ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("name", String(40), nullable=False),
    Column("digest", String(64), nullable=False, unique=True),
    Column("created", BigInteger, nullable=False),
    Column("scope", String(10), nullable=False, server_default="all"),
    Column("expires", BigInteger, nullable=False, server_default="0"),
)

codes = Table(
    "codes",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("user_id", BigId, ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
    Column("kind", String(10), nullable=False),
    Column("mail", String(200), nullable=False),
    Column("expires", BigInteger, nullable=False),
)

blocks = Table(
    "blocks",
    metadata,
    Column("user_id", BigId, ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("blocked_id", BigId, ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("scenario", String(64), nullable=False),
    Column("status", String(10), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("is_open", Boolean, nullable=False),
    Column("timed", Boolean, nullable=False),
    Column("asks_bot", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("rev", Integer, nullable=False),
    Column("version", Integer, nullable=False),
    Column("seed", LargeBinary, nullable=False),
    Column("sheet", Text, nullable=False),
    Column("deadline", BigInteger, nullable=True),
    Index("ix_tables_lobby", "public", "status", "updated"),
    Index("ix_tables_deadline", "status", "deadline"),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),
)

steps = Table(
    "steps",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("rev", Integer, primary_key=True),
    Column("version", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("key", String(100), nullable=False, server_default=""),
    Column("lines", Text, nullable=False),
)

sittings = Table(
    "sittings",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", String(32), primary_key=True),
    Column("user_id", BigId, ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("result", String(5), nullable=False, server_default=""),
    Column("counts", Boolean, nullable=False, server_default=true()),
    Index("ix_sittings_user_id", "user_id"),
)

chat = Table(
    "chat",
    metadata,
    Column("id", BigId, primary_key=True),
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("name", String(40), nullable=False),
    Column("user_id", BigId, ForeignKey("users.id", ondelete="SET NULL")),
    Column("seat", String(32)),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

notes = Table(
    "notes",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("holder", String(80), primary_key=True),
    Column("text", Text, nullable=False),
)

notices = Table(
    "notices",
    metadata,
    Column("user_id", BigId, ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("since", BigInteger, primary_key=True),
)

reports = Table(
    "reports",
    metadata,
    Column("id", BigId, primary_key=True),
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("by", String(80), nullable=False),
    Column("seat", String(32), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("done", BigInteger, nullable=False, server_default="0"),
)

commitments = Table(
    "commitments",
    metadata,
    Column("commitment", String(64), primary_key=True),
    Column("seed", LargeBinary, nullable=False),
    Column("created", BigInteger, nullable=False),
)

secrets = Table(
    "secrets",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)


def _insert(connection: AsyncConnection, table: Table, row: dict[str, Any]) -> Any:
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    return dialect.insert(table).values(row)


def insert_or_leave(connection: AsyncConnection, table: Table, row: dict[str, Any]) -> Any:
    """Write a row that is not there yet; where another worker wrote it first, it stays."""
    return _insert(connection, table, row).on_conflict_do_nothing()


def insert_or_change(connection: AsyncConnection, table: Table, row: dict[str, Any]) -> Any:
    """Write a row, or change the one that is there, whoever wrote it."""
    keys = [column.name for column in table.primary_key]
    changes = {name: value for name, value in row.items() if name not in keys}
    return _insert(connection, table, row).on_conflict_do_update(index_elements=keys, set_=changes)
