"""Racławice 1794 in the terminal: turn, score, and the part of the field where troops stand."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from sztab.cli.boards.hexes import draw_hexes
from sztab.cli.boards.sides import Side, legend
from sztab.cli.output import out
from sztab.cli.telling import Teller
from sztab.games.raclawice.game import Raclawice
from sztab.games.raclawice.map.board import RELIEFS, TERRAINS
from sztab.games.raclawice.state import CAPTURED, FORMATIONS, IN_PLAY, NOWHERE, PHASES
from sztab.games.raclawice.table.view import View
from sztab.games.raclawice.units.counters import ARMS, SEATS

PLATES = {"pl": "bold black on bright_white", "ru": "bold white on green"}
ARROWS = "↗→↘↙←↖"
"""A facing is a corner, clockwise from the north-north-east."""
BATTERY = "•"
ARM_SIGNS = {"infantry": "x", "cavalry": "/", "artillery": BATTERY}
FORMATION_SIGNS = {"ordinary": "", "skirmish": "~", "square": "□", "abreast": "=", "limbered": "L"}
GROUND = {"forest": "♣", "buildings": "⌂", "pond": "≈"}
HEIGHT = {"slope": "'", "hill": "^"}
SIDE_SIGNS = "(<"
"""Whose it is, also where there are no colours: Poles, Russians."""
WIDTH = 9


def draw(game: Raclawice, view: View, tell: Teller) -> RenderableType:
    """The whole table as one seat sees it."""
    board = game.ed.board
    stacks = {view.hexes[stack[0]]: stack for side in view.stacks for stack in side}
    leaders: dict[int, list[int]] = {}
    for leader, at in enumerate(view.leader_hex):
        if at != NOWHERE:
            leaders.setdefault(at, []).append(leader)

    guns: dict[int, list[int]] = {}
    for gun in (gun for side in game.ed.guns for gun in side):
        if view.fate[gun] in (IN_PLAY, CAPTURED):
            guns.setdefault(view.hexes[gun], []).append(gun)

    def cell(index: int) -> tuple[Text, Text]:
        sign = GROUND.get(TERRAINS[board.terrain[index]], "") + HEIGHT.get(RELIEFS[board.relief[index]], "")
        below = Text(board.map.numbers[index] + sign, style="dim")
        if index in leaders:
            names = [game.ed.leaders[leader] for leader in leaders[index]]
            below = Text("*" + names[0].label[:5], style=PLATES[SEATS[names[0].side]])
        shown = _stack(game, view, stacks[index]) if index in stacks else Text("")
        if index in guns:
            shown = Text.assemble(shown, _battery(game, view, guns[index], is_alone=index not in stacks))
        return shown, below

    def side(index: int, direction: int) -> Side:
        stream, road = (ways[index] >> direction & 1 for ways in (board.streams, board.roads))
        return Side("small-river" if stream else "", "road" if road else "")

    shown = [*stacks, *leaders, *guns]
    drawn = draw_hexes(board.map, cell, shown, width=WIDTH, room=out.width, sides=side)
    signs = legend(board.map, side, tell.say, ())
    return Group(_headline(game, view, tell), drawn, signs, Text(tell.say("raclawice-signs"), style="dim"))


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
    return Text(
        f"{SIDE_SIGNS[game.ed.side[top]]}{sign}{facing}{formation}{count}", style=PLATES[SEATS[game.ed.side[top]]]
    )


def _battery(game: Raclawice, view: View, guns: list[int], *, is_alone: bool) -> Text:
    """A battery beside troops is a dot; alone it shows whose it is and where it looks, captured with a cross."""
    gun = guns[0]
    style = PLATES[SEATS[game.ed.side[gun]]]
    if not is_alone:
        return Text(BATTERY * len(guns), style=style)
    facing = ARROWS[view.facing[gun]] if 0 <= view.facing[gun] < len(ARROWS) else ""
    state = "†" if view.fate[gun] == CAPTURED else FORMATION_SIGNS[FORMATIONS[view.formation[gun]]]
    return Text(f"{SIDE_SIGNS[game.ed.side[gun]]}{BATTERY * len(guns)}{facing}{state}", style=style)


def _headline(game: Raclawice, view: View, tell: Teller) -> Text:
    phase = tell.label("phase", PHASES[view.phase])
    leader = "nobody" if not view.score else SEATS[view.score < 0]
    text = tell.say(
        "raclawice-table", turn=view.turn, turns=view.last_turn, phase=phase, leader=leader, lead=abs(view.score),
        threshold=view.threshold,
    )  # fmt: skip
    return Text(text, style="bold")
