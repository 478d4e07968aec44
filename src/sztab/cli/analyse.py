"""`sztab analyse`: who stood how, who was lucky, where the game turned, what else could have been done."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, Any, Union

import typer
from msgspec import convert
from rich.progress import BarColumn, Progress, TaskID, TextColumn, TimeElapsedColumn

from sztab.analysis.pieces import Act
from sztab.analysis.plot import svg
from sztab.analysis.report import SECONDS, WORKS, Analysis
from sztab.analysis.running import analyse
from sztab.cli.output import BoxOption, JsonFlag, LangOption, columns, err, language, open_game, out, print_json
from sztab.cli.records import RecordArgument
from sztab.cli.telling import Teller
from sztab.games import twin
from sztab.kernel.errors import BadNotation, SztabError
from sztab.kernel.game import Game
from sztab.kernel.record import Record, read_record
from sztab.words import Words

PLACES, WHO = ("hex", "path", "field", "target"), ("army", "unit", "units", "with", "second", "leader")
SHOWN = 12
"""Mistakes that are told in words; JSON has all."""


def analyse_command(
    record: RecordArgument,
    seconds: Annotated[float, typer.Option("--seconds", min=1, help="How long choices and games may take.")] = SECONDS,
    ahead: Annotated[int, typer.Option("--ahead", min=0, help="Turns that games are played out for; 0: a few.")] = 0,
    seat: Annotated[str, typer.Option("--seat", help="As this seat saw it; usually with everything known.")] = "",
    jobs: Annotated[int, typer.Option("--jobs", min=0, help="Processes; 0: one for each processor.")] = 0,
    output: Annotated[Path | None, typer.Option("-o", "--output", help="Draw the curve here (SVG).")] = None,
    box: BoxOption = None,
    as_json: JsonFlag = False,
    lang: LangOption = "",
) -> None:
    """Analyse a record: chances, luck, turning points, and what would have been better."""
    say = language(lang)
    read = read_record(record)
    game = twin(open_game(read.header.game, box), read.header.base)
    try:
        found = _analysed(
            game, read, say, seconds=seconds, ahead=ahead, seat=seat or None, jobs=jobs or os.cpu_count() or 1
        )
    except SztabError as error:
        raise BadNotation(f"{record}: {error}") from None
    teller = Teller(game, say)
    if output is not None:
        _draw(output, found, teller)
    if as_json:
        print_json(found)
    else:
        _tell(found, teller)


def _analysed(game: Game[Any], read: Record, say: Words, *, seat: str | None, **how: Any) -> Analysis:
    if seat is not None and seat not in game.scenario(read.header.scenario).seats_for(read.header.options):
        raise BadNotation(f"--seat {seat}: there is no such seat")
    shown = TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn()
    with Progress(*shown, console=err, transient=True, disable=not err.is_terminal) as progress:
        bars: dict[str, TaskID] = {what: progress.add_task(say(f"cli-analyse-{what}"), total=None) for what in WORKS}

        def advance(what: str, done: int, of: int) -> None:
            progress.update(bars[what], completed=done, total=of)

        return analyse(game, read, seat=seat, progress=advance, **how)


def _draw(path: Path, found: Analysis, teller: Teller) -> None:
    names = {seat: teller.label("seat", seat) for seat in found.seats}
    spoken, card = teller.say.language, teller.game.scenario(found.scenario)
    title = f"{teller.game.title[spoken]}: {card.title[spoken]}"
    try:
        path.write_text(svg(found, names, title), encoding="utf-8")
    except OSError as error:
        raise BadNotation(f"-o {path}: {error.strerror}") from None


def _tell(found: Analysis, teller: Teller) -> None:
    _tell_luck(found, teller)
    _tell_turns(found, teller)
    _tell_moves(found, teller)


def _tell_luck(found: Analysis, teller: Teller) -> None:
    """What chance gave, in what the game counts; the statistics beside it."""
    say = teller.say
    table = columns(*(say(f"cli-analyse-{head}") for head in ("seat", "luck-worth", "better", "win", "sd")))
    for seat, luck in found.luck.items():
        sign = "minus" if luck.worth < 0 else "plus"
        size = round(abs(luck.worth), 1)
        worth = say(f"{teller.game.package}-stake-{found.stake}", size=size, sign=sign) if found.stake else ""
        rolls = say("cli-analyse-rolls", better=luck.better, rolls=luck.rolls)
        table.add_row(teller.label("seat", seat), worth, rolls, f"{luck.win:+.1%}", f"{luck.sd:+.2f}")
    out.table(table)


def _tell_turns(found: Analysis, teller: Teller) -> None:
    say, first = teller.say, found.seats[0]
    table = columns(*(say(f"cli-analyse-{head}") for head in ("turning-point", "turn", "before", "after", "what")))
    kinds: Any = Union[tuple(teller.game.event_types)]  # noqa: UP007 -- made of a list
    for point in found.turning_points:
        chances = (f"{part[first]:.0%}" for part in (point.before, point.after))
        what = [teller.event(convert(one.event, kinds)) for one in point.noted]
        table.add_row(str(point.answer), str(point.turn), *chances, " ".join(what))
    out.say(say("cli-analyse-curve", seat=teller.label("seat", first)))
    out.table(table)


def _tell_moves(found: Analysis, teller: Teller) -> None:
    say = teller.say
    out.say(say("cli-analyse-looked", seen=found.looked_at, of=found.choices))
    heads = ("answer", "turn", "seat", "mark", "gain", "played", "best")
    table = columns(*(say(f"cli-analyse-{head}") for head in heads))
    for one in found.better[:SHOWN]:
        played, best = ("; ".join(_in_words(teller, act) for act in acts) for acts in (one.played, one.best))
        gain, mark = f"{one.gain:.1%} ({one.worth:.1f})", say(f"cli-analyse-{one.mark}")
        table.add_row(str(one.answer), str(one.turn), teller.label("seat", one.seat), mark, gain, played, best)
    if found.better:
        out.table(table)


def _in_words(teller: Teller, act: Act) -> str:
    """What was done, with whom, and where it led."""
    said = teller.answer_at(act.prompt, teller.game.codec.decode_at(act.prompt, dict(act.wire)))
    fields = [(field, value) for wire in act.then for field, value in wire.items()]
    along = [teller.label(field, value) for field, value in fields if field in WHO and value not in act.wire.values()]
    if along:
        said = f"{said} ({', '.join(along)})"
    places = [(field, value) for field, value in fields if field in PLACES]
    if not places:
        return said
    field, value = places[-1]
    last = value[-1] if isinstance(value, list | tuple) else value
    return f"{said} → {teller.label(field, last)}"
