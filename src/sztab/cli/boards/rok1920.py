"""Rok 1920 in the terminal: stage, morale, and the part of the map where units stand."""

from __future__ import annotations

from collections import defaultdict

from rich.console import Group, RenderableType
from rich.text import Text

from sztab.cli.boards.hexes import draw_hexes, ground
from sztab.cli.output import out
from sztab.cli.telling import Teller
from sztab.games.rok1920.game import Rok1920
from sztab.games.rok1920.table.view import UnitView, View

PLATES = {"pl": "bold black on bright_white", "su": "bold white on red", "lt": "bold black on yellow"}
WIDTH = 8


def draw(game: Rok1920, view: View, tell: Teller) -> RenderableType:
    """The whole table as one seat sees it."""
    map_ = game.map
    stacks: dict[int, list[UnitView]] = defaultdict(list)
    for unit in view.units:
        stacks[map_.at(unit.hex)].append(unit)
    names = {index: name for name, index in map_.places.items()}

    def cell(index: int) -> tuple[Text, Text]:
        return stack_text(stacks.get(index, [])), ground(map_, index, names, WIDTH)

    return Group(_headline(view, tell), draw_hexes(map_, cell, stacks, width=WIDTH, room=out.width))


def stack_text(stack: list[UnitView]) -> Text:
    """A stack: its first counter, how many more, and the strength of all, which is never cut short."""
    if not stack:
        return Text("")
    more = f"+{len(stack) - 1}" if len(stack) > 1 else ("-" if stack[0].level != "full" else "")
    rest = f"{more}·{sum(unit.strength for unit in stack)}"
    name = stack[0].name.replace(" ", "")[: min(4, WIDTH - 1 - len(rest))]
    return Text(f"{name}{rest}", style=PLATES.get(stack[0].side, "bold"))


def _headline(view: View, tell: Teller) -> Text:
    morale = "   ".join(f"{tell.label('theatre', t.theatre)} {t.field:+d}" for t in view.morale)
    phase = tell.label("step", view.step)
    return Text(f"{view.stage}: {view.date} · {tell.label('seat', view.phasing)} · {phase}\n{morale}", style="bold")
