"""What an operator does: settings, ports, backups, figures, static files, retention."""

from __future__ import annotations

import os
import re
import socket
import stat
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from sqlalchemy import text
from typer.testing import CliRunner

from sztab.cli.__main__ import app
from sztab.kernel.errors import BadNotation
from sztab.server.operation import running
from sztab.server.operation.settings import Settings
from tests.server.house import house
from tests.server.postgres import Cluster
from tests.server.test_backup import check_restored, played_table


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """What `sztab serve` would be run with."""
    found: list[Any] = []
    monkeypatch.setattr(running, "run", lambda *args: found.append(args))
    return found


def serve(*options: str, **env: str) -> Any:
    return CliRunner().invoke(app, ["serve", *options], env=env)


def test_settings_come_from_file_environment_and_command_line(served: list[Any], tmp_path: Path) -> None:
    file = tmp_path / "sztab.toml"
    file.write_text(
        'port = 7\nhost = "::1"\nbot_processes = 3\norigin = ["https://a.example"]\naddress = "https://b.example/"\n'
    )
    assert serve("--settings", str(file), "--port", "9", SZTAB_BOT_PROCESSES="5").exit_code == 0
    settings, host, port, workers, *_ = served[0]
    assert isinstance(settings, Settings)
    assert (host, port, workers, settings.bot_processes) == ("::1", 9, 1, 5)
    assert (settings.origins, settings.address, settings.secure) == (("https://a.example",), "https://b.example", True)
    file.write_text("prot = 7\n")
    wrong = serve("--settings", str(file))
    assert isinstance(wrong.exception, BadNotation)
    assert "no setting 'prot'" in str(wrong.exception)
    file.write_text("port = \n")
    assert isinstance(serve("--settings", str(file)).exception, BadNotation)


def test_a_busy_port_and_a_strange_host_are_one_clear_line() -> None:
    with running.listen("127.0.0.1", 0) as taken:
        port = taken.getsockname()[1]
        assert port > 0
        taken.listen()
        with pytest.raises(BadNotation, match=f"--port {port}: taken already"):
            running.listen("127.0.0.1", port)
    with pytest.raises(BadNotation, match="--host"):
        running.listen("no.such.host.invalid", 1920)


def test_the_real_port_is_told(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    ports = []

    def run(self: Any, sockets: list[socket.socket]) -> None:
        ports.append(sockets[0].getsockname()[1])
        sockets[0].close()

    monkeypatch.setattr(uvicorn.Server, "run", run)
    monkeypatch.setattr(running, "warmed_app", lambda settings: None)
    monkeypatch.setattr(running, "set_up_logs", lambda level: None)
    told: list[str] = []
    running.run(Settings(database=sqlite), "127.0.0.1", 0, 1, "info", told.append)
    assert told == [f"http://127.0.0.1:{ports[0]}"]


def test_backup_and_restore_of_sqlite(sqlite: str, tmp_path: Path) -> None:
    copy, runner = tmp_path / "copy.db", CliRunner()

    def backup() -> None:
        done = runner.invoke(app, ["backup", str(copy), "--database", sqlite])
        assert done.exit_code == 0, done.output

    table, secret, stood, key = played_table(sqlite, backup)
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert isinstance(runner.invoke(app, ["backup", str(copy), "--database", sqlite]).exception, BadNotation)
    with house(sqlite):
        busy = runner.invoke(app, ["restore", str(copy), "--database", sqlite])
        assert "in use" in str(busy.exception)
    wrong = tmp_path / "wrong.db"
    wrong.write_text("nothing")
    assert "no backup" in str(runner.invoke(app, ["restore", str(wrong), "--database", sqlite]).exception)
    assert runner.invoke(app, ["restore", str(copy), "--database", sqlite]).exit_code == 0
    check_restored(sqlite, table, secret, stood, key)


def test_backup_and_restore_of_postgresql(cluster: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """By PostgreSQL's own programs; the restored database is the one of the moment of the backup."""
    monkeypatch.setenv("PATH", f"{cluster.programs}{os.pathsep}{os.environ['PATH']}")
    database, copy, runner = cluster.database(), tmp_path / "copy.dump", CliRunner()

    def backup() -> None:
        done = runner.invoke(app, ["backup", str(copy), "--database", database])
        assert done.exit_code == 0, done.output + str(done.exception)

    table, secret, stood, key = played_table(database, backup)
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    with house(database):
        assert "in use" in str(runner.invoke(app, ["restore", str(copy), "--database", database]).exception)
    done = runner.invoke(app, ["restore", str(copy), "--database", database])
    assert done.exit_code == 0, done.output + str(done.exception)
    check_restored(database, table, secret, stood, key)


def test_the_database_is_its_owners_alone(sqlite: str) -> None:
    with house(sqlite) as here:
        here.open()
        file = Path(sqlite.removeprefix("sqlite:///"))
        modes = {name.name: stat.S_IMODE(name.stat().st_mode) for name in file.parent.glob("sztab.db*")}
        assert modes["sztab.db"] == 0o600
        assert all(mode & 0o077 == 0 for mode in modes.values()), modes


def test_figures_of_queues_delay_and_failures(database: str) -> None:
    with house(database) as here:
        here.open()
        told = here.get("/metrics").text
    names = set(re.findall(r"^(sztab_\w+)", told, re.MULTILINE))
    assert names >= {
        "sztab_requests_total",
        "sztab_save_seconds_bucket",
        "sztab_loop_delay_seconds_count",
        "sztab_thinking_waiting",
        "sztab_writes_waiting",
        "sztab_failed_writes_total",
        "sztab_tables_marked",
        "sztab_tables_live",
        "sztab_connections_cut_total",
        "sztab_readers_cut_total",
    }
    assert re.search(r"^sztab_tables_live 1.0$", told, re.MULTILINE)


def test_files_that_are_known_are_not_sent_again(sqlite: str, tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<p>sztab")
    (tmp_path / "assets" / "a-1.js").write_text("1")
    with house(sqlite, client=tmp_path) as here:
        for path, cache in (("/", "no-cache"), ("/assets/a-1.js", "public, max-age=31536000, immutable")):
            first = here.client.get(path)
            assert (first.status_code, first.headers["cache-control"]) == (200, cache)
            again = here.client.get(path, headers={"if-none-match": f'"x", {first.headers["etag"]}'})
            assert (again.status_code, again.content) == (304, b"")
        assert here.client.get("/" + "x" * 5000).status_code in (200, 404)


def test_old_tables_go_where_that_is_set(database: str) -> None:
    """Finished games, imported records and analysis boards; not what is still played, nor what is young."""
    with house(database, keep_days=7, idle=0) as here:
        running, old, young = here.open(), here.open(), here.open()
        for made in (old, young):
            path = f"/api/tables/{made['table']['id']}"
            assert here.post(f"{path}/resign", {"seat": "red"}, made["seats"]["red"]).status_code == 200
        record = here.get(path + "/record", young["seats"]["red"]).text
        imported = here.post("/api/records", {"record": record}).json()
        board = here.post("/api/analysis", {"table": young["table"]["id"]}, young["seats"]["red"]).json()
        all_tables = (running, old, young, imported, board)

        async def age() -> None:
            async with here.services.engine.begin() as connection:
                query = text("UPDATE tables SET updated = 1 WHERE id != :young")
                await connection.execute(query, {"young": young["table"]["id"]})
            await here.services.sweep()
            await here.services.sweep()  # those that were in memory at first

        here.client.blocking_portal.call(age)
        found = [here.get(f"/api/tables/{one['table']['id']}", one["watch"]).status_code for one in all_tables]
        assert found == [200, 404, 200, 404, 404]


# --- what is shipped -------------------------------------------------------------------------------------------------

ROOT = Path(__file__).resolve().parents[2]


def test_the_files_for_operators_name_settings_that_exist() -> None:
    """Every SZTAB_ name in the compose file, unit, image and example is one that the server reads."""
    source = (ROOT / "src/sztab/cli/serve.py").read_text() + (
        ROOT / "src/sztab/server/operation/settings.py"
    ).read_text()
    read = set(re.findall(r"SZTAB_[A-Z_]+", source)) | {"SZTAB_DOMAIN", "SZTAB_DATABASE_PASSWORD"}
    for name in (
        "Dockerfile",
        "deploy/compose.yaml",
        "deploy/sztab.env.example",
        "deploy/sztab.service",
        "deploy/Caddyfile",
    ):
        assert set(re.findall(r"SZTAB_[A-Z_]+", (ROOT / name).read_text())) <= read, name


def test_openapi_shows_the_true_error_body_and_all_statuses(sqlite: str) -> None:
    with house(sqlite) as here:
        paths = here.get("/schema/openapi.json").json()["paths"]
    problem = {"$ref": "#/components/schemas/Problem"}
    for path, routes in paths.items():
        for method, route in routes.items():
            for status in ("400", "401", "403", "404", "409", "413", "429", "503"):
                found = route["responses"][status]["content"]["application/json"]["schema"]
                assert found == problem, (path, method, status)
