"""How the West Was Saved in the terminal: turn, points, cards, and the part of the map where stacks stand."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from sztab.cli.boards.hexes import GLYPHS, draw_hexes, ground
from sztab.cli.boards.sides import legend, sides_of
from sztab.cli.output import out
from sztab.cli.telling import Teller
from sztab.games.west.game import West
from sztab.games.west.table.view import StackView, View
from sztab.games.west.units.pieces import ARMS, SIDES

PLATES = {"pl": "bold black on bright_white", "ru": "bold white on red"}
ARROWS = {"NW": "↖", "NE": "↗", "E": "→", "SE": "↘", "SW": "↙", "W": "←", "": "·"}
WIDTH = 10


def draw(game: West, view: View, tell: Teller) -> RenderableType:
    """The whole table as one seat sees it."""
    map_ = game.ed.board.map
    stacks = {map_.at(stack.hex): stack for stack in view.stacks}
    depots = {map_.at(h): SIDES[side] for side in (0, 1) for h in view.depots[side]}
    names = {index: name for name, index in map_.places.items()}

    def cell(index: int) -> tuple[Text, Text]:
        top = stack_text(game, stacks[index]) if index in stacks else Text("")
        if index in depots:
            top.append("⌂", style=PLATES[depots[index]])
        return top, ground(map_, index, names, WIDTH)

    sides = sides_of(map_)
    drawn = draw_hexes(map_, cell, [*stacks, *depots], width=WIDTH, room=out.width, sides=sides)
    return Group(_headline(view, tell), drawn, legend(map_, sides, tell.say, GLYPHS.items()))


def stack_text(game: West, stack: StackView) -> Text:
    """A stack: its facing, its height or its known combat units with the front factors, a flag for headquarters."""
    ed = game.ed
    pieces = [(ed.pieces[ed.number[piece.id]], piece.weak) for piece in stack.pieces]
    strength = sum((piece.weak if weak else piece.full)[0] for piece, weak in pieces)
    units = sum(ARMS[piece.arm] not in ("headquarters", "blank") for piece, _ in pieces)
    flag = "H" if any(ARMS[piece.arm] == "headquarters" for piece, _ in pieces) else ""
    text = f"{ARROWS[stack.facing]}?{stack.hidden}" if stack.hidden else f"{ARROWS[stack.facing]}{units}·{strength}"
    marks = "!" * min(stack.markers, 2)
    return Text(f"{text}{flag}{marks}", style=PLATES[stack.side])


def _headline(view: View, tell: Teller) -> Text:
    lines = [f"{view.turn} · {tell.label('phase', view.phase)} · {tell.label('seat', view.acting)}"]
    for side, seat in enumerate(SIDES):
        dice = f" ({view.base[side]} + {view.dice[side][0]} − {view.dice[side][1]})" if view.dice[side] else ""
        lines.append(f"{tell.label('seat', seat)}: {view.points[side]}/{view.totals[side]}{dice} ★{view.towns[side]}")
    if view.hand:
        lines.append(", ".join(tell.label("card", card) for card in view.hand))
    return Text("\n".join(lines), style="bold")
