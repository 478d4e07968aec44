"""Invariants: what must hold in every position."""

from sztab.games.west.edition import Edition
from sztab.games.west.state import State, derive
from sztab.games.west.turn.jobs import CROWD, FACE, PURSUE, RETREAT
from sztab.games.west.units.pieces import NONE, PL, RU


def check(ed: Edition, st: State) -> None:
    """Raise AssertionError when something is broken."""
    twin = st.copy()
    derive(ed, twin)
    assert (twin.on, twin.held, twin.leaders) == (st.on, st.held, st.leaders), "what is derived is out of step"
    assert twin.on_map == st.on_map, "who stands on the map is out of step"
    assert not st.held[PL][1] & st.held[RU][1], "combat units of both sides in one hex (7.4)"
    assert st.weak & ed.one_sided == ed.one_sided, "a unit with one side is not weakened (1.2)"
    assert 1 <= st.turn <= len(ed.turns), "the turn is off the track (2.1)"
    assert all(points >= 0 for points in st.points), "less than no points (4.0)"
    crowded = {job[2] for job in st.tasks if job[0] in (CROWD, RETREAT)}
    facing = {(job[1], job[2]) for job in st.tasks if job[0] in (FACE, RETREAT, CROWD)}
    under_way = any(job[0] == PURSUE for job in st.tasks) or st.fight is not None
    for side in (PL, RU):
        for h in st.on[side]:
            _check_stack(ed, st, side, h, h in crowded, (side, h) in facing or under_way)
        assert not st.depots[side] & ~ed.board.open, "a depot on closed ground (5.2)"
    _check_cards(ed, st)


def _check_stack(ed: Edition, st: State, side: int, h: int, is_crowded: bool, may_lack_facing: bool) -> None:
    name, stack = ed.board.numbers[h], st.on[side][h]
    assert stack & ed.units, f"only blanks at {name} (13.2)"
    limit = 2 * ed.numbers.stack_limit if is_crowded else ed.numbers.stack_limit
    assert (stack & ed.combat).bit_count() <= limit, f"too many units at {name} (1.2)"
    if not may_lack_facing:
        assert bool(stack & ed.troops) == (st.face[side][h] != NONE), f"no facing, or one too many, at {name} (1.2)"
    units = stack & ed.units
    assert not units & ed.lithuanians or not units & ~ed.lithuanians, f"Lithuanians and Russians share {name} (13.3)"


def _check_cards(ed: Edition, st: State) -> None:
    held = [card for card in (*st.kept, *st.drawn) if card != NONE]
    played = [card for card in st.played if card != NONE and card not in st.discards]
    piles = [*st.deck, *held, *st.discards, *played]
    if st.turn == 1 and not set(ed.singles) & set(piles):
        piles += ed.singles
    assert sorted(piles) == list(range(len(ed.cards))), "cards are lost or doubled (3.1)"
    assert not any(card != NONE and ed.cards[card].is_single for card in st.kept), "a single card is kept (3.2)"
