"""3.3, 4.3 to 4.5: the pool of activations, and what the drawn chit lets its side do."""

from collections.abc import Iterator, Sequence

from sztab.games.raclawice.edition import Edition
from sztab.games.raclawice.events import ChitDrawn, LeaderActivated, LeaderMoved, TurnBegan
from sztab.games.raclawice.map.board import REACH
from sztab.games.raclawice.melee.flight import come_back, returning
from sztab.games.raclawice.rules import (
    ACTIVATE,
    ALLOWANCE_LEADER,
    CHIEF_MUST,
    DRAW_CHIT,
    KOSCIUSZKO_LEADER,
    MAKE_POOL,
    MOVE_LEADER,
    ORPHANS,
    ORPHANS_CHOICE,
    SCENARIO,
    TORMASOW,
)
from sztab.games.raclawice.state import (
    ACTIVATION,
    DRAW,
    GONE,
    IN_PLAY,
    LEADER,
    MELEE,
    MOVEMENT,
    RETURN,
    TO_COME,
    TURN_END,
    State,
    Task,
)
from sztab.games.raclawice.units.counters import POLES, SEATS
from sztab.games.raclawice.units.leaders import enemy_hexes, fallen
from sztab.games.raclawice.units.stacking import has_units, is_clash
from sztab.hexmap.bits import members
from sztab.hexmap.offered import Offered
from sztab.kernel.events import Refusal
from sztab.kernel.refusing import Reasons, Tries, each
from sztab.kernel.requests import Answer, Choice, Rule, Steps, choose, draw

NOBODY = "nobody"
LEADER_POINTS = 9
"""8.8/c: a leader's movement points; every hex costs him one (8.2/b)."""


def make_pool(edition: Edition, state: State) -> None:
    """3.3/a, 3.1/c, 4.6: the chits that the scenario names for this turn, without fallen leaders."""
    card = edition.cards[state.scenario]
    numbers = [edition.leader_numbers[name] for name in card.chits(state.turn)]
    state.pool = [leader for leader in numbers if state.leader_fate[leader] in (IN_PLAY, TO_COME)]
    state.drawn = []
    ids = tuple(edition.leaders[leader].id for leader in state.pool)
    state.events.append(TurnBegan(state.turn, ids, rule=MAKE_POOL))
    state.phase = DRAW


def draw_chit(edition: Edition, state: State) -> Steps[None]:
    """3.3/b, 3.3/b5: one chit at random; when none is left, the turn ends."""
    if not state.pool:
        state.phase = TURN_END
        return
    chits = [edition.leaders[leader].id for leader in state.pool]
    (drawn,) = yield from draw(chits, 1, rule=DRAW_CHIT, prompt="chit")
    leader = edition.leader(drawn)
    state.pool.remove(leader)
    state.drawn.append(leader)
    state.chit = leader
    state.active = edition.leaders[leader].side
    state.phase = ACTIVATION
    state.events.append(ChitDrawn(edition.leaders[leader].id, rule=DRAW_CHIT))


def activate(edition: Edition, state: State) -> Steps[None]:
    """3.3/b1, 4.4, 4.4/b, 4.4/b3: the drawn leader acts; a chief activates another, unless he must lead the units of
    the fallen (4.3/a); Kościuszko then leads six units and moves."""
    chit = state.chit
    if not edition.leaders[chit].is_chief:
        _schedule(edition, state, chit, chit)
    elif orphaned := fallen(edition, state, state.active):
        of = yield from choose(
            SEATS[state.active], "orphans", orphaned, rule=ORPHANS_CHOICE, tries=ORPHANS_TRIES, case=(edition, orphaned)
        )
        _schedule(edition, state, chit, of, is_chief=True)
    else:
        rule = KOSCIUSZKO_LEADER if state.active == POLES else TORMASOW
        options: list[Answer] = [*activatable(edition, state), NOBODY]
        case = (edition, state, rule)
        leader = yield from choose(SEATS[state.active], "activate", options, rule=rule, tries=ACTIVATE_TRIES, case=case)
        if leader == NOBODY:
            state.tasks = []
        else:
            _schedule(edition, state, leader, leader)
        if state.active != POLES:
            at = next((i for i, task in enumerate(state.tasks) if task.phase == MELEE), 0)
            state.tasks.insert(at, Task(LEADER, chit))
    if edition.leaders[chit].is_chief and state.active == POLES:
        six = [Task(RETURN, chit), Task(MOVEMENT, chit), Task(MELEE, chit), Task(LEADER, chit)]
        state.tasks += six
    state.six = []


def reasons_against_activating(answer: Answer, edition: Edition, state: State, rule: Rule) -> Reasons:
    """4.4, A06, A14: another leader of the side who is in the battle."""
    if answer == NOBODY:
        return
    params = {"leader": edition.leaders[answer].id}
    if state.leader_fate[answer] == GONE:
        yield Refusal(rule, "leader-fallen", params)
    elif answer not in activatable(edition, state):
        yield Refusal(rule, "leader-not-to-activate", params)


def leaders_to_try(edition: Edition, state: State, rule: Rule) -> Iterator[tuple[Answer]]:
    return each((*range(len(edition.leaders)), NOBODY))


def reasons_against_orphans(answer: Answer, edition: Edition, orphaned: list[int]) -> Reasons:
    """4.3/a: a chief must lead the units of a fallen leader."""
    if answer not in orphaned:
        yield Refusal(CHIEF_MUST, "must-lead-orphans", {"leader": edition.leaders[answer].id})


def orphans_to_try(edition: Edition, orphaned: list[int]) -> Iterator[tuple[Answer]]:
    return each(range(len(edition.leaders)))


def reasons_against_leader_move(hex: Answer, edition: Edition, state: State, leader: int) -> Reasons:
    """8.8/c, 6.5."""
    if hex in leader_destinations(edition, state, leader):
        return
    params = {"hex": edition.number(hex)}
    if edition.board.closed >> hex & 1:
        yield Refusal(ALLOWANCE_LEADER, "closed-hex", params)
    elif enemy_held(edition, state, edition.leaders[leader].side) >> hex & 1:
        yield Refusal(ALLOWANCE_LEADER, "enemy-there", params)
    else:
        yield Refusal(ALLOWANCE_LEADER, "leader-too-far", params)


def leader_moves_to_try(edition: Edition, state: State, leader: int) -> Iterator[tuple[Answer]]:
    return each(members(edition.board.within[REACH][state.leader_hex[leader]]))


ACTIVATE_TRIES = Tries(leaders_to_try, reasons_against_activating)
ORPHANS_TRIES = Tries(orphans_to_try, reasons_against_orphans)
LEADER_MOVE_TRIES = Tries(leader_moves_to_try, reasons_against_leader_move)


def activatable(edition: Edition, state: State) -> list[int]:
    """4.4, A06, A14: the other leaders of the side who are in the battle and not contused, drawn already or not."""
    card = edition.cards[state.scenario]
    here = card.chits(state.turn)
    return [
        number
        for number, leader in enumerate(edition.leaders)
        if leader.side == state.active and not leader.is_chief and number not in state.contused
        and state.leader_fate[number] in (IN_PLAY, TO_COME) and leader.id in here
    ]  # fmt: skip


def _schedule(edition: Edition, state: State, leader: int, of: int, *, is_chief: bool = False) -> None:
    """3.3: return of fled units, movement, the leader's own move, melee; 4.3, A67: a chief leads a fallen leader's
    units, and Kościuszko himself moves at the end of his whole activation (4.4/b3)."""
    phases = [RETURN, MOVEMENT, LEADER, MELEE]
    if is_chief and state.active == POLES:
        phases.remove(LEADER)
    state.tasks = [Task(phase, leader, of) for phase in phases]
    chief = edition.leaders[leader].id if is_chief else ""
    rule = ORPHANS if is_chief else ACTIVATE
    state.events.append(LeaderActivated(edition.leaders[of].id, chief, rule=rule))


def bring_back(edition: Edition, state: State) -> Steps[bool]:
    """11.11.3: fled units come back with their leader, one an activity; 13: a leader comes onto the map with his
    first activation. False when there is nothing to do."""
    task = state.tasks[0]
    if task.of >= 0 and state.leader_fate[task.leader] == TO_COME:
        _enter_map(edition, state, task.leader)
    units = returning(edition, state, task.leader, task.of)
    if not units:
        return False
    yield from come_back(edition, state, units[0], task.leader, task.of)
    return True


def _enter_map(edition: Edition, state: State, leader: int) -> None:
    """13: he is put on the first of the entry hexes that no enemy holds; if there is none, he waits."""
    printed = edition.leaders[leader].entry
    hexes = [edition.hex(printed), *edition.entries.get(state.scenario, ())]
    free = [hex for hex in hexes if not has_units(edition, state, 1 - state.active, hex)]
    if free:
        state.leader_hex[leader] = free[0]
        state.leader_fate[leader] = IN_PLAY
        id = edition.leaders[leader].id
        state.events.append(LeaderMoved(id, "", edition.number(free[0]), rule=SCENARIO))


def move_leader(edition: Edition, state: State) -> Steps[None]:
    """3.3/b3, 5.1, 8.2/b, 8.7/c, 8.8/c: up to 9 hexes at a point each; 6.5: through and into any hex of friends."""
    leader = state.tasks[0].leader
    start = state.leader_hex[leader]
    options = leader_destinations(edition, state, leader)
    if len(options) < 2:
        return
    about = {"leader": edition.leaders[leader].id}
    seat, case = SEATS[state.active], (edition, state, leader)
    hex = yield Choice(seat, "leader-move", MOVE_LEADER, options, about, False, LEADER_MOVE_TRIES, case)
    if hex != start:
        state.leader_hex[leader] = hex
        id = edition.leaders[leader].id
        state.events.append(LeaderMoved(id, edition.number(start), edition.number(hex), rule=MOVE_LEADER))


def leader_destinations(edition: Edition, state: State, leader: int) -> Sequence[int]:
    """6.5: the hexes a leader may end his move in, the one he stands in first; hexes of enemies alone are barred,
    and who stands in a clash hex stays (6.13)."""
    start = state.leader_hex[leader]
    if start < 0 or is_clash(edition, state, start):
        return [start]
    reach = leader_reach(edition, state, leader)
    return Offered(reach & ~(1 << start), first=(start,))


def leader_reach(edition: Edition, state: State, leader: int) -> int:
    """8.8/c: a flood of 9 steps round closed hexes, hexes of enemies and of enemy leaders."""
    barred = edition.board.closed | enemy_held(edition, state, edition.leaders[leader].side)
    return edition.board.floods.area(state.leader_hex[leader], barred, LEADER_POINTS)


def enemy_held(edition: Edition, state: State, side: int) -> int:
    held = enemy_hexes(edition, state, side)
    leader_hex = state.leader_hex
    for leader in edition.leaders_of[1 - side]:
        if leader_hex[leader] >= 0:
            held |= 1 << leader_hex[leader]
    return held & ~(state.occupied[side] | state.batteries[side])
