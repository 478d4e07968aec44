"""What every command shares: one JSON object or words, exit codes, languages, and how a game is opened."""

from __future__ import annotations

import io
import json
import locale
import os
import sys
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Annotated, Any, NoReturn

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from sztab import games
from sztab.kernel.box import Box
from sztab.kernel.errors import BadNotation
from sztab.kernel.game import Game
from sztab.words import LANGUAGES, Words, words

JsonFlag = Annotated[bool, typer.Option("--json", help="Print one JSON object.")]
LangOption = Annotated[str, typer.Option("--lang", help="Language of the words: pl or en.")]
BoxOption = Annotated[Path | None, typer.Option("--box", help="A folder of data files that stand before ours.")]
OptionOption = Annotated[list[str] | None, typer.Option("--option", help="KEY=VALUE, repeatable.")]
SeedOption = Annotated[int | None, typer.Option("--seed", help="Play a practice game with this seed.")]


def leave_the_pipe() -> NoReturn:
    """Nobody reads any more: end as programs in a pipe do, without a word when Python closes the output."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    sys.exit(141)


UNWRAPPED = 100_000
"""The width of what is no terminal: nothing is wrapped, whoever reads on has the lines whole."""


class Output(Console):
    """Standard output in words. What we say is never markup: brackets and colons stand as they are."""

    def __init__(self, width: int | None = None, *, stderr: bool = False) -> None:
        super().__init__(markup=False, emoji=False, highlight=False, width=width, stderr=stderr)

    def on_broken_pipe(self) -> None:
        leave_the_pipe()

    def say(self, *said: Any, style: str | None = None) -> None:
        """Lines of text."""
        self.print(*said, style=style, soft_wrap=not self.is_terminal)

    def table(self, table: Table) -> None:
        """A table: as wide as it must be, unless a terminal is narrower."""
        (self if self.is_terminal else Output(UNWRAPPED)).print(table)


def columns(*heads: str, title: str | None = None) -> Table:
    """An empty table of the plain kind."""
    table = Table(box=None, pad_edge=False, title=title, title_justify="left")
    for head in heads:
        table.add_column(head)
    return table


out = Output()
err = Output(stderr=True)


def print_json(data: Any) -> None:
    """One JSON object on standard output, and nothing else there; escaped where the output cannot hold all letters."""
    text = msgspec.json.format(msgspec.json.encode(data), indent=1).decode()
    try:
        text.encode(sys.stdout.encoding or "utf-8")
    except UnicodeEncodeError:
        text = json.dumps(json.loads(text), indent=1)
    try:
        sys.stdout.write(text + "\n")
        sys.stdout.flush()
    except BrokenPipeError:
        leave_the_pipe()


def never_fail_on_letters() -> None:
    """Letters that the output's encoding lacks are replaced: a name must not end a game."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def language(chosen: str) -> Words:
    """The words of the chosen language; by default the machine's, else English."""
    if chosen and chosen not in LANGUAGES:
        raise BadNotation(f"--lang is one of {', '.join(LANGUAGES)}, not {chosen!r}")
    if not chosen:
        named = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "")
        named = named or locale.getlocale()[0] or ""
        chosen = "pl" if named.lower().startswith("pl") else "en"
    return words(chosen)


def asked_language(args: Sequence[str]) -> Words:
    """The language that a command line asks for, even one that could not be read."""
    given = [after for word, after in pairwise([*args, ""]) if word == "--lang"]
    given += [word.partition("=")[2] for word in args if word.startswith("--lang=")]
    return language(given[0] if given and given[0] in LANGUAGES else "")


def open_game(game: str, box: Path | None = None) -> Game[Any]:
    """A game, with an owner's box before ours."""
    ours = Box(games.entry(game).box_folder)
    return games.load(game, ours.overlaid(box) if box else ours)


def parse_options(given: Sequence[str] | None) -> dict[str, str]:
    """KEY=VALUE pairs."""
    pairs = {}
    for text in given or []:
        key, sign, value = text.partition("=")
        if not sign or not key:
            raise BadNotation(f"--option {text!r}: KEY=VALUE is needed")
        pairs[key] = value
    return pairs


def say_no() -> NoReturn:
    """The answer is no: a check failed."""
    raise typer.Exit(1)
