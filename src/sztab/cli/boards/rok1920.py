"""Rok 1920 in the terminal: stage, morale, and the part of the map where units stand."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from sztab.cli.boards.hexes import GLYPHS, draw_hexes, ground
from sztab.cli.boards.sides import legend, sides_of
from sztab.cli.output import out
from sztab.cli.telling import Teller
from sztab.games.rok1920.game import Rok1920
from sztab.games.rok1920.table.board_view import UnitView
from sztab.games.rok1920.table.markers import MarkerView
from sztab.games.rok1920.table.view import View
from sztab.words import Words
from sztab.words.params import NAMELESS, dated, listed

PLATES = {"pl": "bold black on bright_white", "su": "bold white on red", "lt": "bold black on green"}
WIDTH = 9
COVERS = ("patrol", "group")
SIDES = ("pl", "su")
EVENTS = 10
"""Eagles 23.3: as many political events has each side."""
POLITICS = {"event": "political", "priority": "priority"}
"""Kinds of political markers, and what their names are."""
PLACES = {"event": ("hand", "played"), "priority": ("chosen", "revealed")}


def draw(game: Rok1920, view: View, tell: Teller) -> RenderableType:
    """The whole table as one seat sees it."""
    map_ = game.map
    stacks: dict[int, list[UnitView]] = defaultdict(list)
    for unit in view.units:
        stacks[map_.at(unit.hex)].append(unit)
    down = {map_.at(marker.place): marker for marker in view.markers if marker.kind in COVERS and not marker.units}
    names = {index: name for name, index in map_.places.items()}

    def cell(index: int) -> tuple[Text, Text]:
        top = face_down(down[index]) if index in down else stack_text(stacks.get(index, []))
        return top, ground(map_, index, names, WIDTH)

    shown = [*stacks, *(index for index in down if index not in stacks)]
    sides = sides_of(map_)
    drawn = draw_hexes(map_, cell, shown, width=WIDTH, room=out.width, sides=sides)
    signs = legend(map_, sides, tell.say, GLYPHS.items())
    return Group(_headline(view, tell), drawn, signs, *_margins(view, tell), *_politics(view, tell))


def face_down(marker: MarkerView) -> Text:
    """A marker of which the seat knows nothing but its letter, if it has one."""
    letter = marker.name.upper() if marker.kind == "group" else "?"
    return Text(f"[{letter}]", style=PLATES.get(marker.side, "bold"))


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
    day, phase = dated(view.date, tell.say.language), tell.label("step", view.step)
    return Text(f"{view.stage}: {day} · {tell.label('seat', view.phasing)} · {phase}\n{morale}", style="bold")


def standing(found: Mapping[str, Any], tell: Teller) -> list[Text]:
    """Who would win if the game ended now, why, and with how many points; where nobody judges yet, nothing."""
    say, score = tell.say, found["score"]
    if not found["reason"]:
        return []
    winners = [seat for seat in (found["winner"], *found.get("also", ())) if seat]
    said = listed("", [tell.label("seat", seat) for seat in winners], say.language) if winners else ""
    reason = say(f"{tell.game.package}-outcome-{found['reason']}")
    points = " : ".join(f"{tell.label('seat', seat)} {score[seat]}" for seat in SIDES if seat in score)
    parts = [said or say("web-rok1920-standing-none"), reason, *([points] if points else [])]
    return [Text(f"{say('web-rok1920-standing')}: {', '.join(parts)} [{found['rule']}]", style="bold")]


def _margins(view: View, tell: Teller) -> list[Text]:
    """Operations, pools, and what lies beside the map: a line for each that there is."""
    say: Words = tell.say
    lines: list[str] = []
    operations = [
        f"{_named(tell, id)}: {say(f'web-rok1920-operation-{now}')}" for id, now in view.notes.operations.items()
    ]
    if operations:
        lines.append(f"{say('web-rok1920-operations')}: {', '.join(operations)}")
    if view.pools:
        pools = ", ".join(f"{say(f'web-rok1920-pool-{name}')} {count}" for name, count in view.pools.items())
        lines.append(f"{say('web-rok1920-pools')}: {pools}")
    for box, units in view.boxes.items():
        lines.append(f"{say(f'web-rok1920-box-{box}')}: {', '.join(tell.label('unit', unit) for unit in units)}")
    lines += [line for marker in view.markers if (line := _marker(marker, tell))]
    return [Text(line, style="dim") for line in lines]


def _named(tell: Teller, id: str) -> str:
    """A theatre of the Poles, or a front."""
    key = f"web-rok1920-pool-{id}"
    return tell.say(key) if id in ("west", "southwest") else tell.label("theatre", id)


def _marker(marker: MarkerView, tell: Teller) -> str:
    """What a marker says that does not lie under a counter of the map."""
    say = tell.say
    if marker.kind in POLITICS:
        return ""
    if marker.kind in COVERS:
        units = ", ".join(tell.label("unit", unit) for unit in marker.units)
        return f"{tell.label('unit', marker.id)} ({tell.label('hex', marker.place)}): {units or '?'}"
    what = "kiev-morale" if (marker.kind, marker.place) == ("kiev", "morale") else marker.kind
    return f"{marker.place}: {say(f'web-rok1920-marker-{what}')}"


def _politics(view: View, tell: Teller) -> list[Text]:
    """Political events and priorities of each side: in hand, in the pool, played; face down they are "?"."""
    say: Words = tell.say
    lines: list[str] = []
    laid = [marker for marker in view.markers if marker.kind in POLITICS]
    for side in SIDES if laid else ():
        name = tell.label("seat", side)
        own = {
            place: [
                tell.label(POLITICS[marker.kind], marker.name) if marker.name else "?"
                for marker in laid
                if (marker.side, marker.kind, marker.place) == (side, kind, place)
            ]
            for kind, places in PLACES.items()
            for place in places
        }
        if any(marker.kind == "event" for marker in laid):
            hand = ", ".join(own["hand"]) or NAMELESS
            pool = say("web-rok1920-events-pool", count=EVENTS - len(own["hand"]) - len(own["played"]))
            lines.append(f"{say('web-rok1920-events-of', side=name)}: {hand} ({pool})")
            if own["played"]:
                lines.append(f"{say('web-rok1920-events-played')}: {', '.join(own['played'])}")
        for place in PLACES["priority"]:
            for title in own[place]:
                told = f"{title} ({say(f'web-rok1920-priority-{place}')})"
                lines.append(f"{say('web-rok1920-priority-of', side=name)}: {told}")
    return [Text(line, style="dim") for line in lines]
