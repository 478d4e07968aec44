"""Every example in the documentation runs: situations, Python, data, requests and commands."""

import json
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
import typer
import yaml
from msgspec import convert

from sztab import games
from sztab.cli.__main__ import app
from sztab.kernel.origin import ORIGINS
from sztab.situations import pose, run
from tests.mutants.catalogue import Mutant
from tests.mutants.catalogue import place as place_of

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.M | re.S)


def blocks() -> Iterator[tuple[str, str, str]]:
    """Page and line, language, and text of every fenced block."""
    for page in PAGES:
        text = page.read_text(encoding="utf-8")
        for found in FENCE.finditer(text):
            line = text[: found.start()].count("\n") + 1
            yield f"{page.relative_to(ROOT)}:{line}", found[1], found[2]


BLOCKS = list(blocks())


def of_kind(*kinds: str) -> pytest.MarkDecorator:
    chosen = [pytest.param(place, text, id=place) for place, kind, text in BLOCKS if kind in kinds]
    return pytest.mark.parametrize(("place", "text"), chosen)


def test_every_block_is_of_a_kind_that_is_tried() -> None:
    assert len(BLOCKS) > 8
    strange = [place for place, kind, _ in BLOCKS if kind not in ("yaml", "python", "toml", "json", "http", "", "sh")]
    assert strange == []


@of_kind("yaml")
def test_situations_answer_as_they_say(place: str, text: str) -> None:
    """A whole file is run; a `position` alone belongs to the game of its page and is set up."""
    spec = yaml.safe_load(text)
    if "game" in spec:
        report = run(spec)
        assert report.ok, report.failures
        assert report.answers
    else:
        game = Path(place.partition(":")[0]).stem
        assert game in games.CATALOGUE, "a position without its game stands on the game's own page"
        table = pose({"game": game, **spec})
        table.play.game.check(table.play.state)
        assert table.play.question is not None


@of_kind("python")
def test_python_runs(place: str, text: str) -> None:
    if ">>>" in text:
        return  # doctests of docs/hexmap.md have a test of their own
    exec(compile(text, place, "exec"), {"__name__": "example"})


@of_kind("toml")
def test_toml_reads(place: str, text: str) -> None:
    data = tomllib.loads(text)
    assert data
    for entry in data.values():
        if isinstance(entry, list):
            assert all(place_of("bitwa-warszawska", mutant) for mutant in convert(entry, list[Mutant]))
        elif isinstance(entry, dict) and "default" in entry:
            assert {entry["default"], *entry.get("cells", {}).values()} <= set(ORIGINS)


@of_kind("json", "http")
def test_requests_are_json(place: str, text: str) -> None:
    body = text.partition("\n")[2] if re.match(r"(GET|POST|PUT|DELETE|PATCH) /", text) else text
    assert json.loads(body)


@of_kind("", "sh")
def test_commands_exist(place: str, text: str) -> None:
    """`make` targets, modules of ours and commands of `sztab`, with options that they have."""
    targets = set(re.findall(r"^([\w-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.M))
    for line in text.splitlines():
        words = line.partition("#")[0].split()
        if words[:1] == ["make"]:
            assert words[1] in targets, line
        elif words[:2] == ["python", "-m"]:
            assert is_module(words[2]), line
        elif words[:1] == ["sztab"]:
            check_command(line, words[1:])


def is_module(name: str) -> bool:
    """A module of ours that can be run."""
    modules = [folder / Path(*name.split(".")) for folder in (ROOT, ROOT / "src")]
    return any(found.with_suffix(".py").is_file() or (found / "__main__.py").is_file() for found in modules)


def check_command(line: str, words: list[str]) -> None:
    command = typer.main.get_command(app)
    while words and words[0] != "--help" and hasattr(command, "commands"):
        assert words[0] in command.commands, line
        command = command.commands[words.pop(0)]
    known = {"--help"} | {option for parameter in command.params for option in parameter.opts}
    assert {word.partition("=")[0] for word in words if word.startswith("--")} <= known, line


def test_commands_named_in_text_exist() -> None:
    """`sztab …` in backquotes anywhere in the documentation is a command that there is."""
    for page in PAGES:
        for said in re.findall(r"`(sztab [^`]*)`", page.read_text(encoding="utf-8")):
            if (words := said.split()[1:]) and words[0].isalpha():
                check_command(f"{page.name}: {said}", words)


def test_modules_named_in_text_exist() -> None:
    """`python -m …` in backquotes, where the module is one of ours."""
    for page in PAGES:
        for name in re.findall(r"`python -m ((?:sztab|tests)[\w.]*)", page.read_text(encoding="utf-8")):
            assert is_module(name), f"{page.name}: {name}"


def anchors(page: Path) -> set[str]:
    """The headings of a page as a browser of the repository links to them."""
    headings = re.findall(r"^#+ (.*)$", page.read_text(encoding="utf-8"), re.M)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


def test_links_lead_somewhere() -> None:
    """Every link to a file of ours, and to a heading of one."""
    for page in [*PAGES, ROOT / "CHANGELOG.md"]:
        for link in re.findall(r"\]\(([^)\s]+)\)", page.read_text(encoding="utf-8")):
            name, _, heading = link.partition("#")
            if ":" in name:
                continue
            target = page.parent / name if name else page
            assert target.exists(), f"{page.name}: {link}"
            assert not heading or heading in anchors(target), f"{page.name}: {link}"


def test_source_files_named_in_text_exist() -> None:
    """A file of ours in backquotes exists, by the end of its path; pages that tell of other times are left out."""
    folders = [ROOT / name for name in ("src", "web/src", "web/tools", "tests", "bench", "examples")]
    ours = [f"/{path.relative_to(ROOT)}" for folder in folders for path in folder.rglob("*.*")]
    history = {"adding-a-game.md", "bots-tried.md", "performance-steps.md"}
    for page in PAGES:
        if page.name in history:
            continue
        for name in set(re.findall(r"`([\w./-]+\.(?:py|ts|svelte|toml|c))`", page.read_text(encoding="utf-8"))):
            assert any(path.endswith(f"/{name}") for path in ours), f"{page.name}: {name}"
