"""`sztab upgrade`: what would happen is listed as it then happens; marks are logged, and can be lifted."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import pytest
from sqlalchemy import text
from typer.testing import CliRunner

from sztab.cli.__main__ import app
from sztab.kernel.errors import BadNotation
from sztab.server.operation.library import Library
from sztab.server.storage.database import close_engine, open_engine
from tests.kernel.toy import State, Toy
from tests.server.house import House, house
from tests.server.test_playing import play_out
from tests.server.test_tables import bid
from tests.server.test_versions import NewRules, named_rules, upgraded

__all__ = ["named_rules"]
pytestmark = pytest.mark.usefixtures("named_rules")


class Broken(Toy):
    """Rules that can read no game at all."""

    def start(self, scenario: str, options: Any) -> State:
        raise BadNotation("no such scenario any more")


def rows_of(here: House) -> dict[str, list[Any]]:
    """All that is stored."""

    async def read() -> dict[str, list[Any]]:
        async with here.services.engine.connect() as connection:
            names = ("tables", "steps", "snapshots", "sittings", "alembic_version")
            found = {name: (await connection.execute(text(f"SELECT * FROM {name}"))).all() for name in names}
        return {name: sorted(map(repr, rows)) for name, rows in found.items()}

    return dict(here.client.blocking_portal.call(read))


def execute(here: House, *statements: str) -> None:
    async def run() -> None:
        async with here.services.engine.begin() as connection:
            for statement in statements:
                await connection.execute(text(statement))

    here.client.blocking_portal.call(run)


def three_games(database: str) -> tuple[str, str, str]:
    """One that new rules play otherwise, one that they do not, one that is over; whose is the first."""
    with house(database) as here:
        differs, anna, _, _ = here.open_with_friend()
        with here.sit(differs, anna) as red:
            bid(red)
        same, _, _, _ = here.open_with_friend()
        over, eva, jan, _ = here.open_with_friend()
        with here.sit(over, eva) as red, here.sit(over, jan) as blue:
            play_out(red, blue)
    return differs, same, anna


def test_a_dry_run_lists_what_then_happens_and_changes_nothing(database: str) -> None:
    differs, _, _ = three_games(database)
    with house(database) as here:
        before = rows_of(here)
    dry = upgraded(database, NewRules(), dry=True)
    with house(database) as here:
        assert rows_of(here) == before
    done = upgraded(database, NewRules())
    assert [(one.table, one.line, one.answers, one.lost) for one in dry.differ] == [(differs, 2, 1, 2)]
    assert (dry.differ, dry.same, dry.replayed, dry.failed) == (done.differ, done.same, done.replayed, done.failed)
    assert (dry.is_dry, done.is_dry) == (True, False)
    with house(database, {"toy": NewRules()}) as here:
        assert rows_of(here)["steps"] != before["steps"]


def test_a_dry_run_leaves_an_older_schema_as_it_is(database: str) -> None:
    three_games(database)
    with house(database) as here:
        execute(here, "ALTER TABLE users DROP COLUMN admin")
        if "postgresql" in database:
            execute(here, "ALTER TABLE chat DROP COLUMN user_id")
        else:  # SQLite drops no column that a constraint names: the table is made as it was
            execute(
                here,
                "CREATE TABLE other AS SELECT id, table_id, at, name, text FROM chat",
                "DROP TABLE chat",
                "ALTER TABLE other RENAME TO chat",
            )
        execute(here, "UPDATE alembic_version SET version_num = '0004'")
        before = rows_of(here)
        assert before["alembic_version"] == ["('0004',)"]
    dry = upgraded(database, NewRules(), dry=True)
    assert (len(dry.differ), dry.same, dry.failed) == (1, 1, [])
    assert schema_of(database) == "0004"
    assert upgraded(database, NewRules()).failed == []
    assert schema_of(database) == "0005"


def schema_of(database: str) -> str:
    """Read without a server, which would bring it up to date."""

    async def read() -> str:
        engine = open_engine(database)
        try:
            async with engine.connect() as connection:
                return str((await connection.execute(text("SELECT version_num FROM alembic_version"))).scalar())
        finally:
            await close_engine(engine)

    return asyncio.run(read())


def test_a_schema_of_a_newer_version_is_refused_in_one_line(database: str) -> None:
    with house(database) as here:
        execute(here, "UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(BadNotation, match="newer version"):
        upgraded(database, Toy())


def test_the_command_says_what_would_happen(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    differs, _, _ = three_games(sqlite)
    broken, _ = damaged(sqlite)
    found = Library(extra={"toy": NewRules()})
    monkeypatch.setattr("sztab.server.operation.library.Library", lambda boxes: found)
    command = ["upgrade", "--database", sqlite, "--lang", "en"]
    dry = CliRunner().invoke(app, [*command, "--dry-run"])
    assert dry.exit_code == 1, "something would happen"
    said = " ".join(dry.output.split())
    assert "3 running games replayed, 1 the same" in said
    assert f"{differs} (toy, one): line 2:" in said
    assert "it would go on after move 1; moves void: 2" in said
    assert f"{broken}: " in said
    done = CliRunner().invoke(app, command)
    assert "; it goes on after move 1; moves void: 2" in " ".join(done.output.split())
    assert f"{broken}: " in " ".join(done.output.split())
    again = CliRunner().invoke(app, [*command, "--dry-run"])
    assert "3 running games replayed, 2 the same" in " ".join(again.output.split())


def damaged(database: str) -> tuple[str, str]:
    """A game whose record no rules can read, and whose it is."""
    with house(database) as here:
        table, anna, _, _ = here.open_with_friend()
        with here.sit(table, anna) as red:
            bid(red)
        execute(here, f"UPDATE steps SET lines = '[' WHERE table_id = '{table}' AND rev = 2")
    return table, anna


def test_every_mark_is_logged_and_so_is_every_one_that_is_lifted(
    database: str, caplog: pytest.LogCaptureFixture
) -> None:
    differs, same, anna = three_games(database)
    with caplog.at_level(logging.WARNING), house(database, {"toy": Broken()}) as here:
        assert here.get(f"/api/tables/{differs}", anna).json()["table"]["status"] == "marked"
    assert tables_in(caplog, "a table is marked") == [differs]
    caplog.clear()
    with caplog.at_level(logging.WARNING):
        assert len(upgraded(database, Broken()).failed) == 2
    assert set(tables_in(caplog, "a table is marked")) == {differs, same}
    assert all("no such scenario" in problem for problem in problems_in(caplog))
    caplog.clear()
    with caplog.at_level(logging.WARNING):
        assert sorted(upgraded(database, Toy()).lifted) == sorted([differs, same])
    assert sorted(tables_in(caplog, "a mark was lifted")) == sorted([differs, same])


def tables_in(caplog: pytest.LogCaptureFixture, message: str) -> list[str]:
    return [entry.__dict__["fields"]["table"] for entry in caplog.records if entry.message == message]


def problems_in(caplog: pytest.LogCaptureFixture) -> list[str]:
    marked = [entry for entry in caplog.records if entry.message == "a table is marked"]
    return [entry.__dict__["fields"]["problem"] for entry in marked]


@pytest.mark.parametrize("by_command", [True, False])
def test_a_rollback_brings_marked_games_back(database: str, by_command: bool) -> None:
    """By `sztab upgrade` of the version before, or by just starting it."""
    table, _, anna = three_games(database)
    if by_command:
        assert len(upgraded(database, Broken()).failed) == 2
    with house(database, {"toy": Broken()}) as here:
        info = here.get(f"/api/tables/{table}", anna).json()["table"]
        assert (info["status"], info["mark"]["problem"]) == ("marked", ""), "what is wrong stands in the log"
    if by_command:
        assert len(upgraded(database, Toy()).lifted) == 2
    with house(database) as here, here.sit(table, anna) as red:
        assert (red.table["status"], red.table["mark"], red.table["passages"]) == ("running", None, [])
        assert red.moment["waiting"]["seat"] == "blue", "it goes on where it stood"
        assert red.ask("resign", seat="red")["type"] == "done"
