"""Image, compose file, proxy, unit and dashboard: what they name is there, and they agree with the server."""

from __future__ import annotations

import configparser
import fnmatch
import json
import re
import shlex
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
import typer
import yaml
from typer.testing import CliRunner

from sztab.cli.__main__ import app
from sztab.server.app import SECRET_ROUTES
from sztab.server.operation import guarding
from tests.server.house import house

ROOT = Path(__file__).resolve().parents[1]
DEPLOY = ROOT / "deploy"
BUILT = {"/build/web/dist": "client", "/build/web/node_modules/@fontsource": "client", "/wheels": "wheel"}
"""What stages of the image make and later ones take: where, and by which."""


def instructions() -> list[tuple[str, list[str]]]:
    """The Dockerfile, one instruction a line."""
    text = re.sub(r"\\\n", " ", (ROOT / "Dockerfile").read_text())
    lines = [line.split(maxsplit=1) for line in text.splitlines() if line.strip() and not line.startswith("#")]
    return [(word, shlex.split(rest) if not rest.startswith("[") else json.loads(rest)) for word, rest in lines]


def copies() -> list[tuple[str, list[str]]]:
    """What the image copies: from which stage (or the checkout, ''), which paths."""
    found = []
    for word, rest in instructions():
        if word == "COPY":
            stage = next((part.removeprefix("--from=") for part in rest if part.startswith("--from=")), "")
            found.append((stage, [part for part in rest if not part.startswith("--")][:-1]))
    return found


def test_the_image_copies_what_is_there() -> None:
    stages = [rest[-1] for word, rest in instructions() if word == "FROM" and "AS" in rest]
    assert stages == ["client", "wheel"]
    ignored = [line for line in (ROOT / ".dockerignore").read_text().splitlines() if line]
    for stage, paths in copies():
        for path in paths:
            if stage:
                assert BUILT[path] == stage, path
            else:
                assert (ROOT / path).exists(), path
                assert not any(fnmatch.fnmatch(path, pattern) for pattern in ignored), path


def test_the_image_holds_all_that_builds_read() -> None:
    """The client's build reads words, the wheel's what `pyproject.toml` and its hook name."""
    taken = {path for stage, paths in copies() if not stage for path in paths}
    outside = re.findall(r"new URL\('\.\./([^']+)'", (ROOT / "web/vite.config.ts").read_text())
    assert outside
    assert set(outside) <= taken
    make = (ROOT / "Makefile").read_text()
    for_wheel = re.search(r"tar c (?:--exclude=\S+ )+([^|]+)\|", make)
    assert for_wheel is not None
    assert set(for_wheel[1].split()) <= taken
    tools = set(re.findall(r"\$\(BIN\)/python (web/tools/(?!npm)\w+\.py)", make.partition("play:")[0]))
    assert tools, "what else is made of the client, for the wheel"
    done = [rest for word, rest in instructions() if word == "RUN"]
    assert [tool for tool in tools if tool not in taken or not any(tool in words for words in done)] == []


def command_is_known(arguments: list[str]) -> bool:
    """Does the command line take this? Asked for help, it reads all options before it would do anything."""
    files = {"/etc/sztab.toml": str(ROOT / "pyproject.toml")}
    told = [part for part in arguments if part != "--settings" and part not in files]
    return CliRunner().invoke(app, [*told, "--help"]).exit_code == 0


def test_the_image_starts_the_server_as_its_own_user() -> None:
    found: dict[str, Any] = dict(instructions())
    assert found["ENTRYPOINT"] == ["sztab"]
    assert command_is_known(found["CMD"])
    assert found["USER"] == ["sztab"]
    assert found["EXPOSE"] == [str(port_of_the_server())]
    health = " ".join(found["HEALTHCHECK"])
    assert f"127.0.0.1:{port_of_the_server()}/health" in health


def port_of_the_server() -> int:
    group = typer.main.get_command(app)
    serve = group.commands["serve"]  # type: ignore[attr-defined]
    return int(next(param.default for param in serve.params if param.name == "port"))


def compose() -> dict[str, Any]:
    return dict(yaml.safe_load((DEPLOY / "compose.yaml").read_text()))


def test_the_compose_file_holds_together() -> None:
    whole = compose()
    services = whole["services"]
    assert set(services) == {"database", "sztab", "caddy"}
    for name, service in services.items():
        assert set(service.get("depends_on", ())) <= set(services), name
        for volume in service.get("volumes", ()):
            source = volume.split(":")[0]
            assert (DEPLOY / source).exists() if source.startswith(".") else source in whole["volumes"], volume
    build = services["sztab"]["build"]
    assert (DEPLOY / build["context"] / build["dockerfile"]).resolve() == ROOT / "Dockerfile"
    assert command_is_known(services["sztab"]["command"])
    database = services["sztab"]["environment"]["SZTAB_DATABASE"]
    user = services["database"]["environment"]
    assert re.fullmatch(f"postgresql://{user['POSTGRES_USER']}:.+@database/{user['POSTGRES_DB']}", database)
    assert "healthcheck" in services["database"], "the server waits until it is healthy"
    assert "ports" not in services["sztab"], "only the proxy is reached from outside"
    (secrets,) = services["sztab"]["env_file"]
    assert (DEPLOY / f"{secrets['path']}.example").exists()


def test_the_proxy_agrees_with_the_server() -> None:
    text = (DEPLOY / "Caddyfile").read_text()
    depth = 0
    for line in text.splitlines():
        depth += line.rstrip().endswith("{") - (line.strip() == "}")
        assert depth >= 0
    assert depth == 0
    assert f"read_header {guarding.HEAD_SECONDS:.0f}s" in text
    assert f"read_body {guarding.BODY_SECONDS:.0f}s" in text
    assert f"max_header_size {guarding.HEAD_BYTES // 1024}KB" in text
    upstream = re.search(r"reverse_proxy (\w+):(\d+)", text)
    assert upstream is not None
    assert (upstream[1] in compose()["services"], int(upstream[2])) == (True, port_of_the_server())
    plain = re.search(r"@plain not path (.+)\n\tencode @plain", text)
    secret = re.search(r"/api/\(([a-z|]+)\)", SECRET_ROUTES[0])
    assert plain is not None
    assert secret is not None
    assert plain[1].split() == [f"/api/{name}*" for name in secret[1].split("|")], "these are packed by nobody"
    assert "@figures path /metrics\n\trespond @figures 404" in text, "figures are not for everybody"
    assert compose()["services"]["sztab"]["environment"]["SZTAB_PROXIED"] == "true"


def test_the_unit_starts_the_server() -> None:
    unit = configparser.ConfigParser(strict=True, interpolation=None)
    unit.optionxform = str  # type: ignore[assignment, method-assign]
    unit.read(DEPLOY / "sztab.service")
    assert unit.sections() == ["Unit", "Service", "Install"]
    program, *arguments = shlex.split(unit["Service"]["ExecStart"])
    assert (Path(program).name, arguments[0]) == ("sztab", "serve")
    assert command_is_known(arguments)
    assert unit["Service"]["UMask"] == "0077", "the database is its owner's alone"


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd-analyze is not installed")
def test_systemd_reads_the_unit(tmp_path: Path) -> None:
    text = (DEPLOY / "sztab.service").read_text()
    (tmp_path / "sztab.service").write_text(text.replace("/opt/sztab/bin/sztab", shutil.which("true") or "/bin/true"))
    command = ["systemd-analyze", "verify", "--man=no", str(tmp_path / "sztab.service")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert "sztab.service" not in done.stderr, done.stderr


def test_the_dashboard_asks_for_figures_that_there_are(sqlite: str) -> None:
    panels = json.loads((DEPLOY / "dashboard.json").read_text())["panels"]
    asked = {name for panel in panels for t in panel["targets"] for name in re.findall(r"sztab_\w+", t["expr"])}
    with house(sqlite) as here:
        here.get("/health")  # a request that is counted
        shown = set(re.findall(r"^(sztab_\w+)", here.get("/metrics").text, re.MULTILINE))
    assert asked
    assert asked <= shown
    named = re.findall(r"^\| `(sztab_\w+)`", (ROOT / "docs/operating.md").read_text(), re.MULTILINE)
    assert {name for name in named if name not in shown and f"{name}_bucket" not in shown} == set()


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'sztab.db'}"


def test_nothing_packed_by_others_lies_in_the_project() -> None:
    """No archive or wheel is carried along: what is needed comes from its registry, under its own licence."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True).stdout
    own = ROOT / "tests" / "corpus"  # games and positions of ours, packed
    files = [file for name in listed.split(b"\0") if name and own not in (file := ROOT / name.decode()).parents]
    assert len(files) > 1000
    packed = (".gz", ".bz2", ".xz", ".zip", ".whl", ".tgz", ".jar")
    assert [str(file.relative_to(ROOT)) for file in files if file.suffix in packed] == []
    assert [str(file.relative_to(ROOT)) for file in files if file.exists() and file.stat().st_size > 1_000_000] == []
