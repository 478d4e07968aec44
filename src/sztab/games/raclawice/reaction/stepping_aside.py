"""10.11.8: leaders get out of the way of enemy units that come next to them, or into their hex (A10, A63)."""

from sztab.games.raclawice.edition import Edition
from sztab.games.raclawice.events import LeaderMoved
from sztab.games.raclawice.rules import CLASH_EXIT, LEADER_LEFT_ALONE, LEADER_WITHDRAWAL
from sztab.games.raclawice.state import State
from sztab.games.raclawice.units import leaders, stacking
from sztab.games.raclawice.units.counters import SEATS
from sztab.kernel.events import Refusal
from sztab.kernel.requests import Answer, Steps, choose

STAY = "stay"


def leader_hexes(edition: Edition, state: State, leader: int) -> list[int]:
    """10.11.8: the hexes to which a leader may withdraw."""
    around = edition.board.around[state.leader_hex[leader]]
    return sorted(hex for hex in around if hex >= 0 and refusal_leader_hex(edition, state, leader, hex) is None)


def refusal_leader_hex(edition: Edition, state: State, leader: int, hex: int) -> Refusal | None:
    """10.11.8: one hex, open, and without enemy units."""
    params = {"hex": edition.number(hex)}
    if hex not in edition.board.around[state.leader_hex[leader]]:
        return Refusal(LEADER_WITHDRAWAL, "leader-one-hex", {**params, "leader": edition.leaders[leader].id})
    if edition.board.closed >> hex & 1:
        return Refusal(LEADER_WITHDRAWAL, "closed-hex", params)
    if stacking.has_units(edition, state, 1 - edition.leaders[leader].side, hex):
        return Refusal(LEADER_WITHDRAWAL, "enemy-there", params)
    return None


def refusal_aside(edition: Edition, state: State, leader: int, hex: int) -> Refusal | None:
    """10.11.8: why a leader may not withdraw before enemies that have come into this hex; 6.13, A101: not out of a
    clash hex."""
    id = edition.leaders[leader].id
    here = state.leader_hex[leader]
    if here < 0 or edition.board.distance[here][hex] != 1:
        return Refusal(LEADER_WITHDRAWAL, "leader-not-near", {"leader": id})
    if stacking.is_clash(edition, state, here):
        return Refusal(CLASH_EXIT, "in-clash", {"hex": edition.number(here)})
    if not leader_hexes(edition, state, leader):
        return Refusal(LEADER_WITHDRAWAL, "leader-no-way", {"leader": id})
    return None


def make_way(edition: Edition, state: State, side: int, hex: int) -> Steps[None]:
    """Units of a side have come into a hex, otherwise than in their move (there it is a reaction). A63: enemy leaders
    who stand there alone must go; 10.11.8: those beside it may."""
    driven = []
    if not stacking.has_units(edition, state, 1 - side, hex):
        driven = leaders.leaders_at(edition, state, 1 - side, hex)
        for leader in driven:
            yield from leader_must_go(edition, state, leader)
    for leader, printed in enumerate(edition.leaders):
        if printed.side == side or leader in driven or refusal_aside(edition, state, leader, hex) is not None:
            continue
        if not state.stacks[side][hex]:
            return
        about = {"leader": printed.id, "from": edition.number(hex)}
        options: list[Answer] = [*leader_hexes(edition, state, leader), STAY]
        answer = yield from choose(SEATS[printed.side], "leader-aside", options, rule=LEADER_WITHDRAWAL, about=about)
        if answer != STAY:
            _go(edition, state, leader, int(answer))


def leader_must_go(edition: Edition, state: State, leader: int) -> Steps[None]:
    """A10, A63: a leader left among enemies gets away by one hex; if there is none, he is lost to them."""
    options = leader_hexes(edition, state, leader)
    if not options:
        leaders.lose_leader(edition, state, leader, LEADER_LEFT_ALONE, scores=True)
        return
    about = {"leader": edition.leaders[leader].id}
    seat = SEATS[edition.leaders[leader].side]
    hex = yield from choose(seat, "leader-withdraw", options, rule=LEADER_WITHDRAWAL, about=about)
    _go(edition, state, leader, hex)


def _go(edition: Edition, state: State, leader: int, hex: int) -> None:
    start = edition.number(state.leader_hex[leader])
    state.leader_hex[leader] = hex
    id = edition.leaders[leader].id
    state.events.append(LeaderMoved(id, start, edition.number(hex), rule=LEADER_WITHDRAWAL))
