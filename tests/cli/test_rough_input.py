"""Rough handling: odd keys at the table, closed streams, poor encodings, files that are no situation or record."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.running import sztab
from tests.cli.test_commands import GAME

TWO_BOTS = ("play", GAME, "--seat", "pl=uniform", "--seat", "su=uniform", "--seed", "7")


def raw(*args: str, env: dict[str, str], stdin: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    """Run the command in bytes, with another environment."""
    command = [sys.executable, "-m", "sztab.cli", *args]
    return subprocess.run(command, input=stdin, capture_output=True, env={**os.environ, **env}, check=False)


def test_whatever_is_typed_at_the_table_the_game_goes_on(tmp_path: Path) -> None:
    typed = [
        "²",
        "? ²",
        "? [/x]",
        "r [/x]",
        "s a\0b",
        "9" * 5000,
        "0",
        "-1",
        f"s {tmp_path}/[bold].jsonl",
        "\ufeff",
        "q",
    ]
    done = sztab("play", GAME, "--seed", "1", "--lang", "en", stdin="\n".join(typed) + "\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert "“[/x]”" in done.stdout
    assert "There is no rule [/x]." in done.stdout
    assert done.stdout.count("Choices are numbered from 1") == 2
    assert (tmp_path / "[bold].jsonl").is_file()


def test_bytes_that_are_no_letters_do_not_end_the_game() -> None:
    done = raw("play", GAME, "--seed", "1", stdin=b"\xff\xfe\nq\n", env={"LC_ALL": "C.UTF-8"})
    assert (done.returncode, done.stderr) == (0, b"")


def test_without_anything_to_read_from_the_player_has_left() -> None:
    command = f"{sys.executable} -m sztab.cli play {GAME} --seed 1 --lang en <&-"
    done = subprocess.run(["sh", "-c", command], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert "You left the table" in done.stdout


@pytest.mark.parametrize("args", [("games",), ("rules", GAME, "BW-O3", "--lang", "pl")])
def test_letters_that_the_output_lacks_are_replaced(args: tuple[str, ...]) -> None:
    done = raw(*args, env={"PYTHONIOENCODING": "ascii"})
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"?" in done.stdout


def test_json_is_escaped_where_the_output_lacks_letters() -> None:
    done = raw("rules", GAME, "BW-O3", "--json", env={"PYTHONIOENCODING": "ascii"})
    assert json.loads(done.stdout)["rules"][0]["title"]["pl"] == "Plądrowanie"


@pytest.mark.parametrize("form", [(), ("--json",)])
def test_a_reader_who_goes_away_is_no_error(form: tuple[str, ...]) -> None:
    command = [sys.executable, "-m", "sztab.cli", "rules", GAME, *form]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        said = process.stderr.read()
    assert (process.returncode, said) == (141, b"")


@pytest.mark.parametrize(
    ("env", "title"),
    [
        ({"LC_ALL": "", "LC_MESSAGES": "pl_PL.UTF-8", "LANG": "C"}, "Plądrowanie"),
        ({"LC_ALL": "C", "LC_MESSAGES": "pl_PL.UTF-8", "LANG": "pl_PL"}, "Plunder"),
        ({"LC_ALL": "", "LC_MESSAGES": "", "LANG": "pl_PL.UTF-8"}, "Plądrowanie"),
    ],
)
def test_the_language_is_the_machines(env: dict[str, str], title: str) -> None:
    done = raw("rules", GAME, "BW-O3", env={"PYTHONIOENCODING": "utf-8", **env})
    assert title in done.stdout.decode()


def test_odds_name_the_file_and_the_seat_that_is_not_there(tmp_path: Path) -> None:
    file = tmp_path / "x.yaml"
    file.write_text(f"game: {GAME}\nposition: {{frob: 1}}\n")
    assert f"sztab: {file}: position: unknown frob" in sztab("odds", str(file)).stderr
    file.write_bytes(b"[" * 100_000)
    for command in ("odds", "situation"):
        done = sztab(command, str(file))
        assert (done.returncode, done.stderr) == (2, f"sztab: {file}:1: nested more than 50 deep\n")
    file.write_text(f"game: {GAME}\n")
    done = sztab("odds", str(file), "--seat", "eve")
    assert (done.returncode, done.stderr) == (2, f"sztab: {file}: no seat 'eve' (the seats are pl, su)\n")


def test_a_record_that_cannot_be_written_is_refused_before_the_game(tmp_path: Path) -> None:
    for place, said in ((tmp_path, "is a folder"), (tmp_path / "no" / "x.jsonl", "no such folder")):
        done = sztab(*TWO_BOTS, "--record", str(place), "--json")
        assert (done.returncode, done.stdout) == (2, "")
        assert done.stderr == f"sztab: --record {place}: {said}\n"


def test_replay_stops_only_at_lines_that_are_there(tmp_path: Path) -> None:
    record = tmp_path / "game.jsonl"
    assert sztab(*TWO_BOTS, "--record", str(record), "--json").returncode == 0
    for line in ("-1", "99999"):
        done = sztab("replay", str(record), "--to", line)
        assert (done.returncode, done.stderr.startswith(f"sztab: --to {line}: the record has lines 0")) == (2, True)
    assert json.loads(sztab("verify", str(record), "--json").stdout)["signature"] == "none"
    record.write_bytes(b'{"a":' * 100_000)
    done = sztab("verify", str(record))
    assert (done.returncode, len(done.stderr.splitlines())) == (2, 1)


@pytest.mark.parametrize("columns", [66, 80, 100])
def test_the_board_keeps_its_shape_on_a_narrow_terminal(columns: int) -> None:
    env = {"COLUMNS": str(columns), "LC_ALL": "C.UTF-8"}
    done = raw("play", GAME, "--seed", "3", "--lang", "pl", env=env)
    lines = done.stdout.decode().splitlines()
    first = next(n for n, line in enumerate(lines) if line.startswith("Brodnica"))
    board = lines[first : first + 24]
    assert max(map(len, lines)) <= columns
    assert [n for n, line in enumerate(board) if not line] == [2, 5, 8, 11, 14, 17, 20]
    assert "Siedlce*" in board[12]
    assert board[12].rstrip().endswith("*"), "the field on the right edge stands on the same line"
    assert "* czerwony deseń" in " ".join(lines[first + 23 : first + 27]), "what a colour says a sign says too"
