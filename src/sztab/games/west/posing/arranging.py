"""A board that is arranged by hand: counters put on hexes or taken off, depots, turn, phase and points set."""

from collections.abc import Mapping, Sequence
from typing import Any

from sztab.games.west.edition import Edition
from sztab.games.west.posing.situations import place_hexes, tidy
from sztab.games.west.state import AWAY, DEAD, GONE, State
from sztab.games.west.turn.phases import BLANKS, EVENTS, PHASES, SET_UP, begin_phase
from sztab.games.west.units.pieces import ARTILLERY, BLANK, HEADQUARTERS, NONE, PL, RU, SIDES
from sztab.hexmap.bits import members
from sztab.kernel.arranging import Arrangement, Knob, Piece, Put
from sztab.kernel.errors import BadNotation

KINDS = ("unit", "unit", "artillery", "headquarters", "blank")
OFF = {"eliminated": DEAD, "out": GONE, "beside": AWAY}


def arrangement(ed: Edition, st: State) -> Arrangement:
    """All counters, where each is, and what else can be set."""
    places = [ed.board.numbers[h] for h in members(ed.board.open)]
    facings = list(ed.board.map.grid.orientation.directions)
    return Arrangement(
        pieces=[_piece(ed, st, piece) for piece in range(len(ed.pieces))],
        places=dict.fromkeys(KINDS, places),
        fields={
            "unit": {"weak": [False, True], "facing": facings, "off": list(OFF)},
            "artillery": {"weak": [False, True], "off": list(OFF)},
            "headquarters": {"off": list(OFF)},
            "blank": {},
        },
        settings={
            "turn": Knob(st.turn, list(range(1, len(ed.turns) + 1))),
            "phase": Knob(PHASES[st.phase], [PHASES[p] for p in range(EVENTS + 1, BLANKS)]),
            "acting": Knob(SIDES[st.acting], list(SIDES)),
            "points-pl": Knob(st.points[PL], list(range(31))),
            "points-ru": Knob(st.points[RU], list(range(31))),
            "treaty": Knob(st.has_treaty, [False, True]),
            "depots": Knob({seat: _named(ed, st.depots[side]) for side, seat in enumerate(SIDES)}),
        },
    )


def _named(ed: Edition, hexes: int) -> list[str]:
    return [ed.board.numbers[h] for h in members(hexes)]


def _piece(ed: Edition, st: State, number: int) -> Piece:
    piece, h = ed.pieces[number], st.at[number]
    place = ed.board.numbers[h] if h >= 0 else None
    fields: dict[str, Any] = {}
    if piece.arm < HEADQUARTERS:
        fields["weak"] = bool(st.weak >> number & 1)
    if piece.arm < ARTILLERY and h >= 0 and st.face[piece.side][h] != NONE:
        fields["facing"] = ed.board.map.grid.orientation.directions[st.face[piece.side][h]]
    if piece.arm != BLANK and h < 0:
        fields["off"] = next((word for word, code in OFF.items() if code == h), "out")
    return Piece(piece.id, KINDS[piece.arm], SIDES[piece.side], place, fields)


def arrange(ed: Edition, st: State, puts: Sequence[Put], settings: Mapping[str, Any]) -> None:
    """Put counters, then set the rest; what was under way has ended."""
    _call_off(st)
    for put in puts:
        _put(ed, st, put)
    tidy(ed, st)
    st.marks = [[0] * 5, [0] * 5]
    st.seen = [0, 0]
    _keep_apart(ed, st)
    _set(ed, st, settings)


def _call_off(st: State) -> None:
    st.tasks, st.queue, st.path = [], [], []
    st.fight, st.origin, st.group = None, NONE, 0
    st.eager = st.picked = st.ordered = st.locked = st.led = st.railed = st.attacked = st.withdrawn = st.looks = 0
    for side in (PL, RU):
        if st.phase != EVENTS and st.drawn[side] != NONE:
            st.deck.append(st.drawn[side])
            st.drawn[side] = NONE
    if st.phase not in (SET_UP, EVENTS):
        st.step = 0
        st.passed = [False, False]


def _put(ed: Edition, st: State, put: Put) -> None:
    number = ed.number[put.piece]
    piece, bit = ed.pieces[number], 1 << number
    if put.place is None:
        st.at[number] = OFF[put.fields.get("off", "beside" if piece.arm == BLANK else "out")]
        st.returns = [entry for entry in st.returns if entry[0] != number]
        return
    h = ed.board.numbers.index(put.place)
    if (not st.has_treaty and ed.board.lithuania >> h & 1) or ed.board.east_prussia >> h & 1:
        raise BadNotation(f"{put.piece} cannot stand at {put.place}: the country is closed (1.3)")
    st.at[number] = h
    st.returns = [entry for entry in st.returns if entry[0] != number]
    is_weak = piece.one_sided or put.fields.get("weak", bool(st.weak & bit))
    st.weak = st.weak | bit if is_weak else st.weak & ~bit
    if "facing" in put.fields:
        st.face[piece.side][h] = ed.board.map.grid.direction(put.fields["facing"])


def _keep_apart(ed: Edition, st: State) -> None:
    """5.2, 13.3: no depot under the enemy, no Lithuanians with Russians."""
    for side in (PL, RU):
        st.depots[side] &= ~st.held[1 - side][1]
        st.founded[side] &= st.depots[side]
    for h in members(st.held[RU][1]):
        stack = st.on[RU][h]
        if stack & ed.lithuanians and stack & ~ed.lithuanians:
            raise BadNotation(f"Lithuanians and Russians cannot share {ed.board.numbers[h]} (13.3)")


def _set(ed: Edition, st: State, settings: Mapping[str, Any]) -> None:
    st.has_treaty = settings.get("treaty", st.has_treaty)
    if not st.has_treaty and any((st.held[s][1] | st.leaders[s]) & ed.board.lithuania for s in (PL, RU)):
        raise BadNotation("units stand in Lithuania, which is at war then (13.3)")
    if "turn" in settings:
        st.turn = settings["turn"]
        if st.turn > 1 and not set(ed.singles) & {*st.deck, *st.discards, *st.kept, *st.drawn, *st.played}:
            st.deck = sorted([*st.deck, *ed.singles])
    if "phase" in settings:
        _leave_events(ed, st)
        begin_phase(st, PHASES.index(settings["phase"]))
    if "acting" in settings:
        st.acting = SIDES.index(settings["acting"])
    for side, seat in enumerate(SIDES):
        st.points[side] = settings.get(f"points-{seat}", st.points[side])
    if "depots" in settings:
        place_hexes(ed, st, {"depots": settings["depots"]})
        _keep_apart(ed, st)


def _leave_events(ed: Edition, st: State) -> None:
    """Cards that were drawn and not played go back to the deck; the single cards are in it from the first turn on."""
    for side in (PL, RU):
        if st.drawn[side] != NONE:
            st.deck = sorted([*st.deck, st.drawn[side]])
            st.drawn[side] = NONE
        if st.played[side] != NONE and st.played[side] not in st.discards:
            st.discards.append(st.played[side])
    st.is_held_back = [False, False]
    known = {*st.deck, *st.discards, *st.kept, *st.played}
    if not set(ed.singles) & known:
        st.deck = sorted([*st.deck, *ed.singles])
