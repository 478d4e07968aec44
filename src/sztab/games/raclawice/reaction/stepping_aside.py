"""10.11.8: leaders get out of the way of enemy units that come next to them, or into their hex (A10, A63)."""

from collections.abc import Iterator

from sztab.games.raclawice.edition import Edition
from sztab.games.raclawice.events import LeaderMoved
from sztab.games.raclawice.rules import CLASH_EXIT, LEADER_LEFT_ALONE, LEADER_WITHDRAWAL
from sztab.games.raclawice.state import State
from sztab.games.raclawice.tries import hexes_near
from sztab.games.raclawice.units import leaders, stacking
from sztab.games.raclawice.units.counters import SEATS
from sztab.kernel.events import Refusal
from sztab.kernel.refusing import Reasons, Tries, each, is_allowed
from sztab.kernel.requests import Answer, Steps, choose

STAY = "stay"


def leader_hexes(edition: Edition, state: State, leader: int) -> list[int]:
    """10.11.8: the hexes to which a leader may withdraw."""
    around = [hex for hex in edition.board.around[state.leader_hex[leader]] if hex >= 0]
    return sorted(hex for hex in around if is_allowed(reasons_against_leader_hex(edition, state, leader, hex)))


def reasons_against_leader_hex(edition: Edition, state: State, leader: int, hex: int) -> Reasons:
    """10.11.8: one hex, open, and without enemy units."""
    params = {"hex": edition.number(hex)}
    if hex not in edition.board.around[state.leader_hex[leader]]:
        yield Refusal(LEADER_WITHDRAWAL, "leader-one-hex", {**params, "leader": edition.leaders[leader].id})
    if edition.board.closed >> hex & 1:
        yield Refusal(LEADER_WITHDRAWAL, "closed-hex", params)
    if stacking.has_units(edition, state, 1 - edition.leaders[leader].side, hex):
        yield Refusal(LEADER_WITHDRAWAL, "enemy-there", params)


def reasons_against_aside(edition: Edition, state: State, leader: int, hex: int) -> Reasons:
    """10.11.8: why a leader may not withdraw before enemies that have come into this hex; 6.13, A101: not out of a
    clash hex."""
    id = edition.leaders[leader].id
    here = state.leader_hex[leader]
    if here < 0 or edition.board.distance[here][hex] != 1:
        yield Refusal(LEADER_WITHDRAWAL, "leader-not-near", {"leader": id})
    if here < 0:
        return
    if stacking.is_clash(edition, state, here):
        yield Refusal(CLASH_EXIT, "in-clash", {"hex": edition.number(here)})
    if not leader_hexes(edition, state, leader):
        yield Refusal(LEADER_WITHDRAWAL, "leader-no-way", {"leader": id})


def reasons_against_leader_way(hex: Answer, edition: Edition, state: State, leader: int) -> Reasons:
    if hex != STAY:
        yield from reasons_against_leader_hex(edition, state, leader, hex)


def reasons_against_leader_must(hex: Answer, edition: Edition, state: State, leader: int) -> Reasons:
    return reasons_against_leader_hex(edition, state, leader, hex)


def leader_ways(edition: Edition, state: State, leader: int) -> Iterator[tuple[Answer]]:
    return each(hexes_near(edition, state.leader_hex[leader]))


def leader_ways_or_stay(edition: Edition, state: State, leader: int) -> Iterator[tuple[Answer]]:
    return each([*hexes_near(edition, state.leader_hex[leader]), STAY])


WITHDRAW_TRIES = Tries(leader_ways, reasons_against_leader_must)
ASIDE_TRIES = Tries(leader_ways_or_stay, reasons_against_leader_way)


def make_way(edition: Edition, state: State, side: int, hex: int) -> Steps[None]:
    """Units of a side have come into a hex, otherwise than in their move (there it is a reaction). A63: enemy leaders
    who stand there alone must go; 10.11.8: those beside it may."""
    driven = []
    if not stacking.has_units(edition, state, 1 - side, hex):
        driven = leaders.leaders_at(edition, state, 1 - side, hex)
        for leader in driven:
            yield from leader_must_go(edition, state, leader)
    for leader, printed in enumerate(edition.leaders):
        if printed.side == side or leader in driven:
            continue
        if not is_allowed(reasons_against_aside(edition, state, leader, hex)):
            continue
        if not state.stacks[side][hex]:
            return
        about = {"leader": printed.id, "from": edition.number(hex)}
        options: list[Answer] = [*leader_hexes(edition, state, leader), STAY]
        seat, case = SEATS[printed.side], (edition, state, leader)
        answer = yield from choose(
            seat, "leader-aside", options, rule=LEADER_WITHDRAWAL, about=about, tries=ASIDE_TRIES, case=case
        )
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
    case = (edition, state, leader)
    hex = yield from choose(
        seat, "leader-withdraw", options, rule=LEADER_WITHDRAWAL, about=about, tries=WITHDRAW_TRIES, case=case
    )
    _go(edition, state, leader, hex)


def _go(edition: Edition, state: State, leader: int, hex: int) -> None:
    start = edition.number(state.leader_hex[leader])
    state.leader_hex[leader] = hex
    id = edition.leaders[leader].id
    state.events.append(LeaderMoved(id, start, edition.number(hex), rule=LEADER_WITHDRAWAL))
