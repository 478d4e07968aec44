"""Manners of every command: languages, JSON, help, text that is never markup, unwrapped pipes, exit codes."""

import ast
import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import typer

import sztab as package
from sztab.cli.__main__ import app
from sztab.cli.output import Output
from sztab.words import words
from sztab.words.errors import patterns, told_error
from tests.cli.running import sztab
from tests.cli.test_commands import GAME


def commands(group: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Any]]:
    for name, command in group.commands.items():
        if hasattr(command, "commands"):
            yield from commands(command, (*path, name))
        else:
            yield (*path, name), command


ALL = dict(commands(typer.main.get_command(app)))


@pytest.mark.parametrize("path", sorted(ALL), ids=" ".join)
def test_every_command_takes_a_language_and_gives_json(path: tuple[str, ...]) -> None:
    options = {option for parameter in ALL[path].params for option in parameter.opts}
    assert {"--lang", "--json"} <= options


def test_version_and_help_and_the_module_itself() -> None:
    assert sztab("--version").stdout == f"sztab {package.__version__}\n"
    assert sztab("-h").stdout == sztab("--help").stdout != ""
    assert "--games" in sztab("playout", "-h").stdout


@pytest.mark.parametrize("group", [(), ("box",), ("atlas",), ("admin",)])
def test_without_a_command_all_commands_are_listed(group: tuple[str, ...]) -> None:
    done = sztab(*group)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == sztab(*group, "--help").stdout


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("playout", GAME, "sunday"), "nie ma scenariusza 'sunday'"),
        (("rules", "chess"), "nie ma gry 'chess' (są:"),
        (("playout", GAME, "olympiad", "--games", "0"), "zła wartość '--games': "),
        (("play", GAME, "--seat", "pl"), "--seat 'pl': trzeba podać MIEJSCE=human albo MIEJSCE=BOT"),
        (("box", "check", "/nowhere"), "/nowhere/box.toml: nie ma takiego pliku, a to on podaje grę"),
        (("verify", "/nowhere.jsonl"), "/nowhere.jsonl: nie ma takiego pliku ani folderu"),
        (("dance",), "nie ma polecenia 'dance'"),
        (("games", "--dance"), "nie ma opcji --dance"),
    ],
)
def test_errors_come_in_the_chosen_language(args: tuple[str, ...], said: str) -> None:
    done = sztab(*args, "--lang", "pl")
    assert (done.returncode, len(done.stderr.splitlines())) == (2, 1)
    assert said in done.stderr


def test_every_error_of_the_catalogue_knows_itself_and_is_told_in_polish() -> None:
    """A pattern that another one hides would tell the wrong thing."""
    english, polish = words("en"), words("pl")
    for key, pattern in patterns():
        parts = {name: "data/x.csv:7" if name == "place" else f"<{name}>" for name in pattern.groupindex}
        text = english(key, **parts)
        assert told_error(text, english) == text
        told = told_error(text, polish)
        assert told == polish(key, **parts), text
    assert told_error("a.csv:3: strength is 'x', not a whole number", polish) == (
        "a.csv:3: strength to 'x', a nie liczba całkowita"
    )
    assert told_error("nobody has heard of this", polish) == "nobody has heard of this"


def test_what_we_say_is_never_markup(capsys: pytest.CaptureFixture[str]) -> None:
    out = Output()
    for text in ("units.csv:100: 'sztab[server]'", "[bold]no[/bold] :smile: [/x]"):
        out.say(text)
        out.print(text)
        assert capsys.readouterr().out == f"{text}\n" * 2
    assert "'sztab[server]'" in sztab("doctor").stdout or "–" not in sztab("doctor").stdout


def test_what_commands_say_stands_in_the_catalogue_of_words() -> None:
    """A text in the code would be English in every language; the product's own name and a table's marks are no text."""
    spoken = []
    for file in sorted(Path(package.__file__).parent.joinpath("cli").rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(func=ast.Attribute(value=ast.Name("out" | "err"), attr="say" | "print"), args=[said, *_]):
                    parts = said.values if isinstance(said, ast.JoinedStr) else [said]
                    texts = [p.value for p in parts if isinstance(p, ast.Constant) and isinstance(p.value, str)]
                    spoken += [f"{file.name}:{node.lineno}: {text}" for text in texts if WORD.search(text)]
    assert spoken == []


WORD = re.compile(r"(?!sztab|Python)\b[^\W\d_]{2,}")


def test_notes_beside_the_output_are_not_wrapped(tmp_path: Path) -> None:
    done = sztab("map", "raclawice-1794", "-o", str(tmp_path / "map.svg"), "--lang", "pl")
    assert len(done.stderr.splitlines()) <= 1
    assert {line.split("  ")[0] for line in done.stdout.splitlines()} >= {"gra", "kolumny", "teren", "boki pól"}
    assert "strumień 62; most 1" in done.stdout


def test_what_is_piped_is_not_wrapped(tmp_path: Path) -> None:
    long = tmp_path / ("long-name-" * 20)
    long.mkdir()
    done = sztab("box", "export", GAME, str(long / "box"))
    assert len(done.stdout.splitlines()) == 1
    lines = sztab("games").stdout.splitlines()
    assert all("…" not in line for line in lines)
    assert any(len(line) > 140 for line in lines)


def test_situations_odds_and_playouts_are_tables_for_people(tmp_path: Path) -> None:
    file = tmp_path / "x.yaml"
    file.write_text(f"game: {GAME}\nask:\n  - {{what: question}}\n  - {{what: question, at: seat, is: nobody}}\n")
    done = sztab("situation", str(file), "--lang", "en")
    assert done.returncode == 1
    assert re.search(r"^question +seat su, prompt extra-order, rule BW-S5", done.stdout, re.M)
    assert "expected 'nobody'" in done.stdout
    assert "{" not in done.stdout
    file.write_text(f"game: {GAME}\n")
    assert sztab("odds", str(file), "--lang", "pl").stdout.splitlines()[1].split() == ["szansa", "dokładnie", "wynik"]
    done = sztab("playout", GAME, "olympiad", "--games", "2", "--jobs", "1", "--lang", "pl")
    assert done.stdout.startswith("Gry: 2, skończone: 2")
    assert "{" not in done.stdout


def test_a_malformed_situation_is_bad_input_not_a_failed_check(tmp_path: Path) -> None:
    file = tmp_path / "x.yaml"
    for text, code in (
        (f"game: {GAME}\nposition: {{frob: 1}}\n", 2),
        ("game: chess\n", 2),
        (f"game: {GAME}\nanswers: [[5]]\n", 2),
        (f"game: {GAME}\nask: [{{what: dance}}]\n", 2),
        (f"game: {GAME}\nask: [{{what: question, at: seat, is: pl}}]\n", 1),
        (f"game: {GAME}\nask: [{{what: question, at: seat, is: su}}]\n", 0),
    ):
        file.write_text(text)
        done = sztab("situation", str(file), "--json")
        assert done.returncode == code, text
        assert len(done.stderr.splitlines()) == (code == 2)
        assert json.loads(done.stdout)["situations"][0]["ok"] is (code == 0)


def test_verify_says_when_a_record_was_made_with_another_box(tmp_path: Path) -> None:
    mine, record = tmp_path / "mine", tmp_path / "game.jsonl"
    sztab("box", "export", GAME, str(mine))
    card = mine / "olympiad.toml"
    card.write_text(card.read_text(encoding="utf-8").replace("su = 10", "su = 9"), encoding="utf-8")
    bots = ("--seat", "pl=uniform", "--seat", "su=uniform", "--seed", "3", "--json")
    assert sztab("play", GAME, *bots, "--box", str(mine), "--record", str(record)).returncode == 0
    assert sztab("verify", str(record), "--box", str(mine)).returncode == 0
    done = sztab("verify", str(record), "--lang", "pl")
    assert done.returncode == 1
    assert "--box" in done.stdout
    assert "powstał z innym pudełkiem" in done.stdout


def test_serve_tells_its_address_as_json(tmp_path: Path) -> None:
    command = ["serve", "--port", "0", "--json", "--log-level", "error", "--database", f"sqlite:///{tmp_path / 'x.db'}"]
    with subprocess.Popen([sys.executable, "-m", "sztab.cli", *command], stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        text = "".join(iter(server.stdout.readline, "}\n")) + "}"
        server.terminate()
    assert re.fullmatch(r"http://127\.0\.0\.1:\d+", json.loads(text)["address"])
