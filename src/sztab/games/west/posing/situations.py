"""Positions of situations: the campaign's, changed, or one drawn on a map of its own."""

from collections.abc import Iterable, Mapping
from typing import Any

from sztab.games.west.cards.effects import FLAGS, HANDLERS
from sztab.games.west.cards.playing import first_player
from sztab.games.west.edition import Edition
from sztab.games.west.posing.notation import Standing, card_number, hex_number, parse_units, piece_number
from sztab.games.west.scenarios.setup import CAMPAIGN, empty, start
from sztab.games.west.state import AWAY, State, derive
from sztab.games.west.turn.phases import EVENTS, PHASES, SET_UP, STRATEGIC
from sztab.games.west.units.pieces import NONE, PL, RU, SIDES
from sztab.kernel.errors import BadNotation

KEYS = {
    "scenario", "map", "units", "change", "turn", "phase", "step", "acting", "passed", "points", "totals", "depots",
    "founded", "markers", "treaty", "kept", "drawn", "played", "in_force", "apply", "ordered", "fought", "attacked",
    "unsupplied", "moves_left", "returns", "seen",
}  # fmt: skip
MOST_POINTS = 99
CARDS_WORK = 6
"""The step of the events phase in which instructions are carried out."""


def place(ed: Edition, position: Mapping[str, Any]) -> State:
    """The state that a position draws."""
    if unknown := sorted(map(str, set(position) - KEYS)):
        raise BadNotation(f"position: unknown {', '.join(unknown)} (known: {', '.join(sorted(KEYS))})")
    if position.get("scenario", CAMPAIGN) != CAMPAIGN:
        raise BadNotation(f"position: no scenario {position['scenario']!r} (there is: {CAMPAIGN})")
    is_drawn = "map" in position or "units" in position
    st = empty(ed) if is_drawn else start(ed)
    for key in ("units", "change"):
        if key in position:
            stand(ed, st, parse_units(ed, position[key]))
    st.has_treaty = bool(position.get("treaty", False))
    _place_time(ed, st, position, is_drawn)
    _place_points(ed, st, position)
    place_hexes(ed, st, position)
    _place_flags(ed, st, position)
    _place_cards(ed, st, position)
    return st


def stand(ed: Edition, st: State, standings: Iterable[Standing]) -> None:
    """Put counters where they are to stand, and make again what follows from it."""
    for standing in standings:
        piece, bit = standing.piece, 1 << standing.piece
        st.at[piece] = standing.place
        st.weak = st.weak | bit if standing.is_weak else st.weak & ~bit
        if standing.place >= 0 and not ed.board.open >> standing.place & 1:
            raise BadNotation(f"units: {ed.pieces[piece].id} stands on closed ground (1.3)")
        if standing.facing != NONE and standing.place >= 0:
            st.face[ed.side[piece]][standing.place] = standing.facing
    tidy(ed, st)


def tidy(ed: Edition, st: State) -> None:
    """After counters were put by hand: stacks without a facing get one, blanks alone and facings of nobody go."""
    derive(ed, st)
    for side in (PL, RU):
        for h in range(ed.board.size):
            stack = st.on[side][h]
            if (stack & ed.combat).bit_count() > ed.numbers.stack_limit:
                raise BadNotation(f"units: more than {ed.numbers.stack_limit} units at {ed.board.numbers[h]} (1.2)")
            if stack and not stack & ed.units:
                for piece in range(len(ed.pieces)):
                    if stack >> piece & 1:
                        st.at[piece] = AWAY
            if not stack & ed.troops:
                st.face[side][h] = NONE
            elif st.face[side][h] == NONE:
                st.face[side][h] = 2 if side == PL else 5
    if both := st.held[PL][1] & st.held[RU][1]:
        raise BadNotation(f"units: both sides at {ed.board.numbers[both.bit_length() - 1]} (7.4)")
    derive(ed, st)


def _place_time(ed: Edition, st: State, position: Mapping[str, Any], is_drawn: bool) -> None:
    st.turn = _number(position, "turn", 1, 1, len(ed.turns))
    usual = "orders" if is_drawn else "set-up"
    phase = position.get("phase", usual)
    if phase not in PHASES:
        raise BadNotation(f"position: no phase {phase!r} (there are: {', '.join(PHASES)})")
    st.phase = PHASES.index(phase)
    st.step = _number(position, "step", 1 if st.phase > EVENTS else 0, 0, 9)
    acting = position.get("acting", SIDES[PL])
    if acting not in SIDES:
        raise BadNotation(f"position: acting is {acting!r}, not one of {', '.join(SIDES)}")
    st.acting = SIDES.index(acting)
    st.passed = [side in position.get("passed", []) for side in SIDES]
    if (st.phase != SET_UP and st.turn > 1) or st.phase > EVENTS:
        st.deck = list(range(len(ed.cards)))


def _place_points(ed: Edition, st: State, position: Mapping[str, Any]) -> None:
    points = _pair(position, "points", [20, 20], 0)
    st.points = points
    st.totals = _pair(position, "totals", points, 0)
    # Where strategic movement goes on, it has begun: what the usual limit leaves is known.
    goes_on = st.phase == STRATEGIC and st.step > 0
    left = ed.numbers.strategic_moves if goes_on else NONE
    st.moves_allowed = _pair(position, "moves_left", [left, left], NONE)


def _pair(position: Mapping[str, Any], key: str, usual: list[int], low: int) -> list[int]:
    found = position.get(key, {})
    if not isinstance(found, Mapping) or not set(found) <= set(SIDES):
        raise BadNotation(f"position: {key} is not a mapping of {' and '.join(SIDES)}")
    pair = [found.get(seat, value) for seat, value in zip(SIDES, usual)]
    if not all(type(value) is int and low <= value <= MOST_POINTS for value in pair):
        raise BadNotation(f"position: {key} are whole numbers from {low} to {MOST_POINTS} (4.0)")
    return pair


def _number(position: Mapping[str, Any], key: str, usual: int, low: int, high: int) -> int:
    value = position.get(key, usual)
    if type(value) is not int or not low <= value <= high:
        raise BadNotation(f"position: {key} is {value!r}, not a number from {low} to {high}")
    return value


def place_hexes(ed: Edition, st: State, position: Mapping[str, Any]) -> None:
    """Depots and markers, by hexes."""
    for key in ("depots", "founded", "markers"):
        spec = position.get(key)
        if spec is None:
            continue
        if not isinstance(spec, Mapping) or not set(spec) <= set(SIDES):
            raise BadNotation(f"position: {key} is not a mapping of {' and '.join(SIDES)}")
        for side, seat in enumerate(SIDES):
            if seat in spec:
                _place_side(ed, st, key, side, [hex_number(ed, name) for name in spec[seat]])


def _place_side(ed: Edition, st: State, key: str, side: int, hexes: list[int]) -> None:
    bits = 0
    for h in hexes:
        bits |= 1 << h
    if key == "depots":
        if bits & ~ed.board.towns:
            raise BadNotation("position: a depot stands in a town (5.2)")
        st.depots[side] = bits
    elif key == "founded":
        st.founded[side] = bits & st.depots[side]
    else:
        st.marks[side] = [0] * 5
        for h in hexes:
            count = 1 + sum(st.marks[side][n] >> h & 1 for n in range(1, 5))
            if count > (st.on[side][h] & ed.combat).bit_count():
                raise BadNotation(f"position: more markers than units at {ed.board.numbers[h]} (7.2)")
            st.marks[side][count] |= 1 << h


def _place_flags(ed: Edition, st: State, position: Mapping[str, Any]) -> None:
    for key in ("ordered", "fought", "attacked", "unsupplied"):
        bits = 0
        for name in position.get(key, []):
            bits |= 1 << piece_number(ed, name)
        setattr(st, key, bits)
    for name in position.get("seen", []):
        piece = piece_number(ed, name)
        st.seen[ed.side[piece]] |= 1 << piece
    for name, turn, *where in position.get("returns", []):
        piece = piece_number(ed, name)
        last = len(ed.turns) + 1  # after the last turn: never (13.5)
        if type(turn) is not int or not 1 <= turn <= last:
            raise BadNotation(f"position: returns: {turn!r} is not a turn from 1 to {last} (2.1)")
        st.at[piece] = -4
        st.returns.append((piece, turn, hex_number(ed, where[0]) if where else NONE))


def _place_cards(ed: Edition, st: State, position: Mapping[str, Any]) -> None:
    """`kept`, `drawn`, `played`: a card a side; `in_force`: played, and working already; `apply`: about to work."""
    for key, hand in (("kept", st.kept), ("drawn", st.drawn), ("played", st.played)):
        for seat, name in position.get(key, {}).items():
            hand[SIDES.index(seat)] = _take(ed, st, name)
    for key in ("in_force", "apply"):
        for seat, name in position.get(key, {}).items():
            side, card = SIDES.index(seat), _take(ed, st, name)
            st.played[side] = card
            st.discards.append(card)
            if key == "in_force":
                _put_in_force(ed, st, side, card)
            else:
                st.queue.append(100 * side + card)
                st.phase, st.step = EVENTS, CARDS_WORK
    st.queue.sort(key=lambda entry: entry // 100 != first_player(st.turn))


def _take(ed: Edition, st: State, name: object) -> int:
    card = card_number(ed, name)
    if card not in st.deck:
        raise BadNotation(f"position: {ed.cards[card].id} is not in the deck, or stands twice")
    st.deck.remove(card)
    return card


def _put_in_force(ed: Edition, st: State, side: int, card: int) -> None:
    effect = ed.cards[card].effects[side]
    if effect.kind in FLAGS:
        st.effects |= FLAGS[effect.kind]
    else:
        HANDLERS[effect.kind](ed, st, side, card, effect)
