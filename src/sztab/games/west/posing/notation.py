"""One line of text is a position of counters.

    pl: dp-12-@1319>E hq-6@1319 / ru: dk-8@1419>W blank@1419

Before the `@` stands the id of a counter without its side (`pl-dp-12` is `dp-12`, `hq-pl-6` is `hq-6`), a `-` after it
if it is weakened; then the hex, by number or by the name of its place (`_` for a blank), and after `>` the facing of
its stack. `@dead`, `@gone` and `@away` are off the map. `blank` is any blank of the side.
"""

import re

from msgspec import Struct

from sztab.games.west.edition import Edition
from sztab.games.west.state import AWAY, DEAD, GONE, State
from sztab.games.west.units.pieces import BLANK, NONE, SIDES
from sztab.kernel.errors import BadNotation

TOKEN = re.compile(r"(?P<name>[\w-]+?)(?P<weak>-?)@(?P<place>[\w-]+)(?:>(?P<facing>[NESW]+))?")
OFF = {"dead": DEAD, "gone": GONE, "away": AWAY}


class Standing(Struct, frozen=True):
    """How one counter stands."""

    piece: int
    place: int
    is_weak: bool = False
    facing: int = NONE


def parse_units(ed: Edition, text: str) -> list[Standing]:
    """Counters of both sides in one line."""
    if not isinstance(text, str):
        raise BadNotation(f"units: {text!r} is not a line of text")
    found: list[Standing] = []
    for part in text.split("/"):
        side, colon, line = part.strip().partition(":")
        if not colon or side.strip() not in SIDES:
            raise BadNotation(f"units: {part.strip()!r} does not begin with pl: or ru:")
        for token in line.split():
            found.append(_parse_token(ed, SIDES.index(side.strip()), token, {s.piece for s in found}))
    pieces = [standing.piece for standing in found]
    for piece in pieces:
        if pieces.count(piece) > 1:
            raise BadNotation(f"units: {ed.pieces[piece].id} stands twice")
    return found


def _parse_token(ed: Edition, side: int, token: str, taken: set[int]) -> Standing:
    match = TOKEN.fullmatch(token)
    if match is None:
        raise BadNotation(f"units: {token!r} is not like dp-12-@1319>E")
    piece = _piece(ed, side, match["name"], taken)
    place = OFF[match["place"]] if match["place"] in OFF else hex_number(ed, match["place"])
    facing = NONE
    if match["facing"]:
        facing = ed.board.map.grid.direction(match["facing"])
    is_weak = bool(match["weak"]) or ed.pieces[piece].one_sided
    return Standing(piece, place, is_weak, facing)


def _piece(ed: Edition, side: int, name: str, taken: set[int]) -> int:
    if name == "blank":
        for number, piece in enumerate(ed.pieces):
            if piece.arm == BLANK and piece.side == side and number not in taken:
                return number
        raise BadNotation(f"units: {SIDES[side]} has no blanks left")
    seat = SIDES[side]
    tries = (name, f"{seat}-{name}", name.replace("hq-", f"hq-{seat}-", 1))
    for id_ in tries:
        if id_ in ed.number and ed.pieces[ed.number[id_]].side == side:
            return ed.number[id_]
    raise BadNotation(f"units: {seat} has no counter {name!r}")


def hex_number(ed: Edition, name: str) -> int:
    """A hex by its number or by the name of its place."""
    return ed.board.map.at(str(name).replace("_", " "))


def piece_number(ed: Edition, name: str) -> int:
    if name not in ed.number:
        raise BadNotation(f"no counter {name!r}")
    return ed.number[name]


def card_number(ed: Edition, name: object) -> int:
    text = f"card-{name}" if isinstance(name, int) else str(name)
    if text not in ed.card_number:
        raise BadNotation(f"no card {name!r}")
    return ed.card_number[text]


def format_units(ed: Edition, st: State) -> str:
    """The counters of a state in one line; those that are still to come are left out."""
    sides = []
    for side, seat in enumerate(SIDES):
        tokens = [_token(ed, st, p) for p, h in enumerate(st.at) if ed.side[p] == side and h != AWAY and h > -4]
        sides.append(f"{seat}: {' '.join(tokens)}".rstrip())
    return " / ".join(sides)


def _token(ed: Edition, st: State, piece: int) -> str:
    h, counter = st.at[piece], ed.pieces[piece]
    name = "blank" if counter.arm == BLANK else counter.id.removeprefix(f"{SIDES[counter.side]}-")
    weak = "-" if st.weak >> piece & 1 and not counter.one_sided else ""
    if h < 0:
        return f"{name}{weak}@{next(word for word, code in OFF.items() if code == h)}"
    facing = st.face[counter.side][h]
    turned = f">{ed.board.map.grid.orientation.directions[facing]}" if facing != NONE and counter.arm < 2 else ""
    return f"{name}{weak}@{ed.board.numbers[h]}{turned}"
