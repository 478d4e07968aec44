"""Racławice 1794 in the terminal: turn, score, and the part of the field where troops stand."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from sztab.cli.boards.hexes import draw_hexes
from sztab.cli.telling import Teller
from sztab.games.raclawice.game import Raclawice
from sztab.games.raclawice.map.board import RELIEFS, TERRAINS
from sztab.games.raclawice.state import FORMATIONS, NOWHERE, PHASES
from sztab.games.raclawice.table.view import View
from sztab.games.raclawice.units.counters import ARMS, SEATS

PLATES = {"pl": "bold black on bright_white", "ru": "bold white on green"}
ARROWS = "↗→↘↙←↖"
"""A facing is a corner, clockwise from the north-north-east."""
ARM_SIGNS = {"infantry": "x", "cavalry": "/", "artillery": "•"}
FORMATION_SIGNS = {"ordinary": "", "skirmish": "~", "square": "□", "abreast": "=", "limbered": "L"}
GROUND = {"forest": "♣", "buildings": "⌂", "pond": "≈"}
HEIGHT = {"slope": "'", "hill": "^"}
WIDTH = 7


def draw(game: Raclawice, view: View, tell: Teller) -> RenderableType:
    """The whole table as one seat sees it."""
    board = game.ed.board
    stacks = {view.hexes[stack[0]]: stack for side in view.stacks for stack in side}
    leaders: dict[int, list[int]] = {}
    for leader, at in enumerate(view.leader_hex):
        if at != NOWHERE:
            leaders.setdefault(at, []).append(leader)

    def cell(index: int) -> tuple[Text, Text]:
        sign = GROUND.get(TERRAINS[board.terrain[index]], "") + HEIGHT.get(RELIEFS[board.relief[index]], "")
        below = Text(board.map.numbers[index] + sign, style="dim")
        if index in leaders:
            names = [game.ed.leaders[leader] for leader in leaders[index]]
            below = Text("*" + names[0].label[:5], style=PLATES[SEATS[names[0].side]])
        return _stack(game, view, stacks[index]) if index in stacks else Text(""), below

    return Group(_headline(game, view, tell), draw_hexes(board.map, cell, [*stacks, *leaders], width=WIDTH))


def _stack(game: Raclawice, view: View, stack: tuple[int, ...]) -> Text:
    """A stack: arm, strength of all, facing, formation, and how many units."""
    top = stack[0]
    strength = sum(
        game.ed.strength[unit][view.lost[unit]] for unit in stack if view.lost[unit] < len(game.ed.strength[unit])
    )
    sign = ARM_SIGNS[ARMS[game.ed.arm[top]]] + (str(strength) if strength else "")
    facing = ARROWS[view.facing[top]] if 0 <= view.facing[top] < len(ARROWS) else ""
    formation = FORMATION_SIGNS[FORMATIONS[view.formation[top]]]
    count = f"·{len(stack)}" if len(stack) > 1 else ""
    return Text(f"{sign}{facing}{formation}{count}", style=PLATES[SEATS[game.ed.side[top]]])


def _headline(game: Raclawice, view: View, tell: Teller) -> Text:
    phase = tell.label("phase", PHASES[view.phase])
    text = tell.say(
        "raclawice-table", turn=view.turn, turns=view.last_turn, phase=phase, score=view.score, threshold=view.threshold
    )
    return Text(text, style="bold")
