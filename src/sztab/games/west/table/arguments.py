"""What a question to a position names: sides, hexes and counters."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sztab.games.west.edition import Edition
from sztab.games.west.posing.notation import hex_number, piece_number
from sztab.games.west.state import State
from sztab.games.west.units.pieces import SIDES
from sztab.hexmap.bits import members
from sztab.kernel.errors import BadNotation

Args = Mapping[str, Any]


def numbers_of(ed: Edition, hexes: int) -> list[str]:
    """The hexes of a set by their numbers."""
    return [ed.board.numbers[h] for h in members(hexes)]


def side_of(args: Args) -> int:
    """The side that is asked about."""
    if args.get("side") not in SIDES:
        raise BadNotation(f"ask: `of` needs side: {' or '.join(SIDES)}")
    return SIDES.index(args["side"])


def hex_of(ed: Edition, args: Args, key: str) -> int:
    """The hex that an argument names."""
    if key not in args:
        raise BadNotation(f"ask: `of` needs {key}")
    return hex_number(ed, str(args[key]))


def unit_of(ed: Edition, st: State, args: Args) -> int:
    """The counter that is asked about, which is on the map."""
    piece = piece_number(ed, str(args.get("unit", "")))
    if st.at[piece] < 0:
        raise BadNotation(f"ask: {args['unit']} is not on the map")
    return piece


def group_of(ed: Edition, st: State, args: Args) -> tuple[int, int, int]:
    """A side, a hex and the combat units meant: some of one stack, or all of it."""
    if "units" in args:
        names = args["units"]
        if not isinstance(names, list) or not names:
            raise BadNotation("ask: units is not a list of counters")
        pieces = [piece_number(ed, str(name)) for name in names]
        hexes = {st.at[p] for p in pieces}
        if len(hexes) != 1 or min(hexes) < 0:
            raise BadNotation("ask: the units do not stand in one hex")
        return ed.side[pieces[0]], hexes.pop(), sum(1 << p for p in pieces)
    side, h = side_of(args), hex_of(ed, args, "hex")
    stack = st.on[side][h] & ed.combat
    if not stack:
        raise BadNotation(f"ask: {SIDES[side]} has no combat unit at {args['hex']}")
    return side, h, stack
