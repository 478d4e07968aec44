"""Bitwa Warszawska in the terminal: the board with armies and orders, attacks, and the seat's cards."""

from __future__ import annotations

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from sztab.cli.output import out
from sztab.cli.telling import Teller
from sztab.games.warszawa.cards.decks import Card
from sztab.games.warszawa.edition import Edition
from sztab.games.warszawa.game import Warszawa
from sztab.games.warszawa.state import PHASES
from sztab.games.warszawa.table.view import View
from sztab.games.warszawa.units.armies import NONE, SIDES

WIDEST, NARROWEST = 16, 8
"""Characters a field, as far as the terminal lets."""
MANY = 3
"""More markers than this are told by a number."""
PLATES = {"pl": "bold white on blue", "su": "bold white on red"}
DISPERSED = {"pl": "bold bright_blue on black", "su": "bold bright_red on black"}
BANDS = {"purple": "magenta", "orange": "dark_orange", "brown": "orange4"}


def draw(game: Warszawa, view: View, tell: Teller) -> RenderableType:
    """The whole table as one seat sees it."""
    parts: list[RenderableType] = [
        _headline(game.ed, view, tell),
        _board(game.ed, view, out.width),
        Text(_legend(tell.say("warszawa-table-legend"), out.width), style="dim"),
        _attacks(game.ed, view, tell),
        _cards(game.ed, view, tell),
    ]
    return Group(*(part for part in parts if not isinstance(part, Text) or part.plain))


def _legend(text: str, width: int) -> str:
    """The signs in lines of that width, none parted from what it says."""
    lines = [""]
    for item in text.split(" · "):
        longer = f"{lines[-1]} · {item}" if lines[-1] else item
        if len(longer) <= width:
            lines[-1] = longer
        else:
            lines.append(item)
    return "\n".join(lines)


def _headline(ed: Edition, view: View, tell: Teller) -> Text:
    numbers = ed.numbers
    day = numbers.days[min(view.round, len(numbers.days)) - 1] if numbers.days else ""
    phase = tell.label("phase", PHASES[view.phase])
    counts = [
        tell.say(
            "warszawa-table-cards",
            side=tell.label("side", side), hand=view.hands[n], deck=view.decks[n], front=view.fronts[n],
        )
        for n, side in enumerate(SIDES)
    ]  # fmt: skip
    between = "   " if sum(map(len, counts)) + 3 <= out.width else "\n"
    head = tell.say("warszawa-table-round", round=view.round, rounds=numbers.rounds, day=day, phase=phase)
    return Text(f"{head}\n{between.join(counts)}", style="bold")


def _board(ed: Edition, view: View, room: int) -> Text:
    """Fields where they lie: the name (a wall round fortified ones, a star where the pattern is), and who stands there.

    They stand closer where there is less room, so that no line is broken.
    """
    across = max((field.x for field in ed.board.fields), default=0) + 1
    width = max(NARROWEST, min(WIDEST, int(room / across)))
    standing = {field: army for army, field in enumerate(view.at) if field != NONE}
    rows: dict[int, list[int]] = {}
    for number, field in enumerate(ed.board.fields):
        rows.setdefault(field.row, []).append(number)
    text = Text()
    for row in sorted(rows):
        fields = sorted(rows[row], key=lambda n: ed.board.fields[n].x)
        for line in (_name, _army):
            at = 0
            for number in fields:
                start = int(ed.board.fields[number].x * width)
                text.append(" " * (start - at))
                cell = line(ed, view, number, standing.get(number, NONE), width)
                text.append(cell)
                at = start + cell.cell_len
            text.append("\n")
        text.append("\n")
    text.rstrip()
    return text


def _name(ed: Edition, view: View, number: int, army: int, width: int) -> Text:
    field = ed.board.fields[number]
    room = width - 1 - 2 * field.is_fortified - field.has_red_pattern
    name = field.name if len(field.name) <= room else field.name[: room - 1].rstrip() + "."
    walled = f"[{name}]" if field.is_fortified else name
    return Text(f"{walled}*", style="red") if field.has_red_pattern else Text(walled)


def _army(ed: Edition, view: View, number: int, army: int, width: int) -> Text:
    if army == NONE:
        return Text("·", style="dim")
    piece = ed.armies[army]
    side, is_dispersed = SIDES[piece.side], bool(view.dispersed >> army & 1)
    body = f"({short(piece.id)})" if side == "pl" else f"<{short(piece.id)}>"
    text = Text(f" {body}{'~' if is_dispersed else ''} ", style=(DISPERSED if is_dispersed else PLATES)[side])
    markers = view.markers[army]
    told = "▪" * markers if markers <= MANY else f"▪{markers}"
    text.append(f" {told}" if markers and width > NARROWEST else told, style="default on default")
    return text


def short(army: str) -> str:
    """`su-16a` as it fits on a counter: 16A."""
    return {"obr": "OBR", "mozyr": "MOZ"}.get(army.split("-", 1)[1], army.split("-", 1)[1].upper())


def _attacks(ed: Edition, view: View, tell: Teller) -> Text:
    """The attack indicators that lie on the board."""
    name = tell.game.label
    lines = [
        f"  ⚔ {name('army', ed.armies[a].id, tell.say.language)} → {name('army', ed.armies[d].id, tell.say.language)}"
        for a, d in view.attacks
    ]
    return Text("\n".join(lines))


def _cards(ed: Edition, view: View, tell: Teller) -> RenderableType:
    if view.seat is None:
        return Text()
    panels: list[RenderableType] = []
    if view.hand:
        panels.append(_panel(ed, view.hand, tell, tell.say("warszawa-table-reserves")))
    if view.front:
        panels.append(_panel(ed, view.front, tell, tell.say("warszawa-table-front"), view.protected))
    other = 1 - SIDES.index(view.seat)
    if view.known[other]:
        panels.append(_panel(ed, view.known[other], tell, tell.say("warszawa-table-known")))
    return Columns(panels)


def _panel(ed: Edition, cards: list[int], tell: Teller, title: str, aside: int = NONE) -> Panel:
    table = Table(box=None, show_header=False, pad_edge=False)
    for number in cards:
        card = ed.cards[number]
        band = Text(" ● ", style=BANDS.get(card.colour, card.colour))
        colour = tell.say(f"warszawa-colour-{card.colour}")
        mark = " ▣" if number == aside else ""
        table.add_row(
            band, f"{card.strength}", card.name[tell.say.language] + mark, colour, told_effects(ed, card, tell)
        )
    return Panel(table, title=title, title_align="left", expand=False)


def told_effects(ed: Edition, card: Card, tell: Teller) -> str:
    """What a card does beside its strength, in words."""
    told = []
    if effect := card.effect:
        key = f"warszawa-effect-{effect.kind}" + (f"-{effect.when}" if effect.when else "")
        place = ed.board.fields[effect.field].name if effect.field >= 0 else ""
        told.append(tell.say(key, amount=effect.amount, field=place))
    if action := card.action:
        armies = ", ".join(ed.armies[army].name[tell.say.language] for army in action.armies)
        told.append(tell.say(f"warszawa-action-{action.kind}", amount=action.amount, armies=armies))
    return "; ".join(told)
