"""Backup and restore, as docs/server.md says: a copy taken while the server runs holds all that was acknowledged."""

import sqlite3
import subprocess
from pathlib import Path

from tests.server.house import Json, house
from tests.server.postgres import Cluster


def played_table(database: str, backup: object) -> tuple[str, str, Json, str]:
    """A table in the middle of a game, a copy taken, then one more answer; what stood when the copy was taken."""
    with house(database) as here:
        made = here.open(forced=False)
        table, secret = made["table"]["id"], made["seats"]["red"]
        key = here.get("/api/signing-key").json()["key"]
        with here.sit(table, secret) as red:
            for _ in range(3):
                assert red.answer(0)["type"] == "done"
            stood = {"version": red.moment["version"], "view": red.moment["view"]}
            assert callable(backup)
            backup()
            assert red.answer(0)["type"] == "done"
    return table, secret, stood, key


def check_restored(database: str, table: str, secret: str, stood: Json, key: str) -> None:
    with house(database) as here:
        moment = here.get(f"/api/tables/{table}", secret).json()["moment"]
        assert {"version": moment["version"], "view": moment["view"]} == stood
        assert here.get("/api/signing-key").json()["key"] == key
        with here.sit(table, secret) as red:
            assert red.answer(0)["type"] == "done"


def test_sqlite_is_copied_while_it_runs(sqlite: str, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"

    def backup() -> None:
        with sqlite3.connect(sqlite.removeprefix("sqlite:///")) as source, sqlite3.connect(copy) as target:
            source.backup(target)

    table, secret, stood, key = played_table(sqlite, backup)
    check_restored(f"sqlite:///{copy}", table, secret, stood, key)


def test_postgresql_is_dumped_while_it_runs(cluster: Cluster, tmp_path: Path) -> None:
    database, restored, dump = cluster.database(), cluster.database(), tmp_path / "dump.sql"
    programs = cluster.programs

    def backup() -> None:
        subprocess.run([programs / "pg_dump", "--no-owner", "-f", dump, database], check=True, timeout=60)

    table, secret, stood, key = played_table(database, backup)
    subprocess.run([programs / "psql", "-q", "-v", "ON_ERROR_STOP=1", "-f", dump, restored], check=True, timeout=60)
    check_restored(restored, table, secret, stood, key)
