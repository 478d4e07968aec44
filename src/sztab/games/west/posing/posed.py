"""The position of a game in the words of situations (posing/situations.py): what a player edits as text."""

from collections.abc import Iterator
from typing import Any

from sztab.games.west.edition import Edition
from sztab.games.west.posing.notation import format_units
from sztab.games.west.scenarios.setup import CAMPAIGN
from sztab.games.west.state import State
from sztab.games.west.turn.phases import EVENTS, PHASES
from sztab.games.west.units.pieces import NONE, SIDES
from sztab.hexmap.bits import members

FLAGS = ("ordered", "fought", "attacked", "unsupplied")


def posed(ed: Edition, st: State) -> dict[str, Any]:
    """The keys that draw this position; what is not said is as usual."""
    found: dict[str, Any] = {"scenario": CAMPAIGN, "units": format_units(ed, st)}
    found |= {"turn": st.turn, "phase": PHASES[st.phase], "step": st.step, "acting": SIDES[st.acting]}
    found["passed"] = [seat for seat, passed in zip(SIDES, st.passed) if passed]
    found["points"], found["totals"] = dict(zip(SIDES, st.points)), dict(zip(SIDES, st.totals))
    if any(left != NONE for left in st.moves_allowed):
        found["moves_left"] = dict(zip(SIDES, st.moves_allowed))
    for key, sets in (("depots", st.depots), ("founded", st.founded)):
        found[key] = {seat: _numbers(ed, sets[side]) for side, seat in enumerate(SIDES)}
    found["markers"] = {seat: list(_markers(ed, st, side)) for side, seat in enumerate(SIDES)}
    found["treaty"] = st.has_treaty
    for key in FLAGS:
        found[key] = [ed.pieces[piece].id for piece in members(getattr(st, key))]
    found["seen"] = [ed.pieces[piece].id for side in (0, 1) for piece in members(st.seen[side])]
    found["returns"] = [
        [ed.pieces[piece].id, turn, *([ed.board.numbers[hex]] if hex != NONE else [])]
        for piece, turn, hex in st.returns
    ]
    return {key: value for key, value in (found | _cards(ed, st)).items() if value not in ([], {}, False)}


def _numbers(ed: Edition, hexes: int) -> list[str]:
    return [ed.board.numbers[h] for h in members(hexes)]


def _markers(ed: Edition, st: State, side: int) -> Iterator[str]:
    """7.2: each hex as often as it has markers."""
    for count, hexes in enumerate(st.marks[side]):
        for h in members(hexes):
            yield from [ed.board.numbers[h]] * (1 if count else 0)


def _cards(ed: Edition, st: State) -> dict[str, Any]:
    hands = {"kept": st.kept, "drawn": st.drawn, "played": st.played if st.phase == EVENTS else [NONE, NONE]}
    return {
        key: {seat: ed.cards[card].id for seat, card in zip(SIDES, cards) if card != NONE}
        for key, cards in hands.items()
    }
