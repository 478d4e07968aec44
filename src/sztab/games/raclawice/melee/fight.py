"""11: melee: who must fight, the procedure with both dice, losses, and what becomes of winner and loser."""

from collections.abc import Sequence

from sztab.games.raclawice.edition import Edition
from sztab.games.raclawice.events import MeleeFought, Turned
from sztab.games.raclawice.fire.withdrawal import choose_loss
from sztab.games.raclawice.map.board import CORNERS
from sztab.games.raclawice.melee import flight
from sztab.games.raclawice.melee.capture import capture, recapture
from sztab.games.raclawice.melee.modifiers import Fight, melee_modifiers
from sztab.games.raclawice.rules import (
    GUNS_IN_MELEE,
    GUNS_WITH_ESCORT,
    LEADER_MELEE,
    MELEE_LOSER,
    MELEE_LOSSES,
    MELEE_RESULT,
    MELEE_ROLL,
    MELEE_WINNER,
    SCORE_MELEE,
    WEAK_WINNER,
)
from sztab.games.raclawice.scenarios.victory import award
from sztab.games.raclawice.state import FOUGHT, GONE, IN_PLAY, SQUARE, State
from sztab.games.raclawice.tries import MELEE_FACING_TRIES
from sztab.games.raclawice.units import leaders, morale, stacking
from sztab.games.raclawice.units.counters import SEATS
from sztab.games.raclawice.units.formations import try_lava
from sztab.hexmap.bits import members
from sztab.kernel.modifiers import Modifier, total
from sztab.kernel.refusing import is_allowed
from sztab.kernel.requests import D6, D10_FROM_ZERO, Rule, Steps, choose, roll

LOSER_LOSSES = 2
WINNER_LOSSES = 1
CLEAR_WIN = 6
"""11.8/b: the difference from which the winner loses nothing."""


def clashes(edition: Edition, state: State) -> list[int]:
    """11.2, 11.6: the hexes in which commanded units of the active side must still fight in this phase; squares need
    not (7.3.2/d, A20). A51: command is that of the beginning of the phase, while the leader lives (A97).
    He chooses the hex (11.7/a)."""
    if state.leader_fate[state.tasks[0].leader] == GONE:
        return []
    side = state.active
    found = []
    for hex in members(state.occupied[side] & stacking.clash_hexes(edition, state)):
        stack = state.stacks[side][hex]
        if state.marks[stack[0]] & FOUGHT or state.formation[stack[0]] == SQUARE:
            continue
        if state.reached is not None and hex not in state.reached:
            continue
        reasons = leaders.reasons_against_command if state.reached is None else leaders.reasons_against_acting
        if any(is_allowed(reasons(edition, state, unit)) for unit in stack):
            found.append(hex)
    return found


def reach(edition: Edition, state: State) -> list[int]:
    """4.2, A51: the clash hexes within command now, after the leader has moved."""
    clash_hexes = stacking.clash_hexes(edition, state)
    if not clash_hexes:
        return []
    return members(clash_hexes & leaders.command_area(edition, state, state.tasks[0].leader))


def fight(
    edition: Edition, state: State, hex: int, attacker: int, *, charge: bool = False, counter: bool = False
) -> Steps[int]:
    """11.7, 11.1: one melee of all units in a hex, to its end (11.5). Returns the side that won (11.0)."""
    enemy = 1 - attacker
    defenders = state.stacks[enemy][hex] or stacking.guns_at(edition, state, enemy, hex)
    has_lava = yield from try_lava(edition, state, hex, state.stacks[attacker][hex], defenders)
    melee = Fight(edition, state, hex, attacker, charge, counter, has_lava)
    attack, defence = melee_modifiers(melee.side(attacker)), melee_modifiers(melee.side(1 - attacker))
    die = D6 if state.melee_die == D6.sides else D10_FROM_ZERO
    about = {"hex": edition.number(hex), "attacker": SEATS[attacker]}
    dice = yield from roll(2, die, rule=MELEE_ROLL, prompt="melee", about=about)
    winner, difference = outcome(attacker, dice, attack, defence)
    _tell(edition, state, melee, dice, (attack, defence), winner, difference)
    if not (charge or counter):
        _mark(state, hex)
    award(state, winner, 1, SCORE_MELEE)
    yield from _settle(edition, state, hex, winner, difference)
    highest = die.low + die.sides - 1
    for side, face in zip((attacker, 1 - attacker), dice):
        if face == highest:
            yield from leaders.endanger(edition, state, hex, 1 - side, LEADER_MELEE)
    yield from flight.leaders_get_away(edition, state, 1 - winner, hex)
    yield from _face(edition, state, winner, hex)
    return winner


def outcome(
    attacker: int, dice: Sequence[int], attack: Sequence[Modifier], defence: Sequence[Modifier]
) -> tuple[int, int]:
    """11.7/c: the lower result loses; on a tie the attacker wins by 1."""
    difference = dice[0] + total(attack) - dice[1] - total(defence)
    if difference >= 0:
        return attacker, max(difference, 1)
    return 1 - attacker, -difference


def _tell(
    edition: Edition,
    state: State,
    melee: Fight,
    dice: Sequence[int],
    modifiers: tuple[list[Modifier], list[Modifier]],
    winner: int,
    difference: int,
) -> None:
    names = [
        tuple(edition.counters[u].id for u in (*party.troops, *party.guns))
        for party in (melee.side(melee.attacker), melee.side(1 - melee.attacker))
    ]
    state.events.append(
        MeleeFought(
            edition.number(melee.hex),
            names[0],
            names[1],
            tuple(dice),
            tuple(modifiers[0]),
            tuple(modifiers[1]),
            SEATS[winner],
            difference,
            rule=MELEE_RESULT,
        )
    )


def _mark(state: State, hex: int) -> None:
    """11.3: they have attacked or been attacked in this phase; charges and counter-attacks leave no mark (8.14.4)."""
    for side in (0, 1):
        for unit in state.stacks[side][hex]:
            state.marks[unit] |= FOUGHT


def _settle(edition: Edition, state: State, hex: int, winner: int, difference: int) -> Steps[None]:
    """11.8: two losses and flight for the loser, one loss for the winner unless he won by 6; guns are taken, and the
    friends of those who fled may waver (11.12)."""
    loser = 1 - winner
    winners = state.stacks[winner][hex]
    before = stacking.strength_of(edition, state, winners)
    beaten = state.stacks[loser][hex]
    guns = stacking.guns_at(edition, state, loser, hex)
    yield from _share(edition, state, beaten, LOSER_LOSSES, MELEE_LOSER)
    if difference < CLEAR_WIN:
        yield from _winner_loss(edition, state, winners, before)
    fugitives = state.stacks[loser][hex]
    flight.flee(edition, state, fugitives, difference)
    for gun in guns:
        capture(edition, state, gun, GUNS_WITH_ESCORT if beaten else GUNS_IN_MELEE, is_removed=False)
    recapture(edition, state, winner, hex)
    if fugitives:
        yield from flight.crisis(edition, state, loser, hex)


def _winner_loss(edition: Edition, state: State, winners: Sequence[int], before: int) -> Steps[None]:
    """11.8/b; 11.9, A43: a winner of strength 1 may save itself by its morale. Guns that held take no loss (A73)."""
    if not winners:
        return
    if before == 1:
        margin, _ = yield from morale.check(edition, state, winners[0], (), WEAK_WINNER)
        if margin <= 0:
            return
    yield from _share(edition, state, winners, WINNER_LOSSES, MELEE_WINNER)


def _share(edition: Edition, state: State, units: Sequence[int], losses: int, rule: Rule) -> Steps[None]:
    """11.8/c: the owner says who bears each loss. Nobody scores for it: the melee itself is worth a point."""
    for _ in range(losses):
        living = [u for u in units if state.fate[u] == IN_PLAY]
        if not living:
            return
        unit = living[0]
        if len(living) > 1:
            unit = yield from choose_loss(edition, state, living, MELEE_LOSSES)
        morale.lose(edition, state, unit, rule)


def _face(edition: Edition, state: State, winner: int, hex: int) -> Steps[None]:
    """11.8/b: the winners take any facing."""
    stack = state.stacks[winner][hex]
    if not stack or state.formation[stack[0]] == SQUARE:
        return
    names = tuple(edition.counters[u].id for u in stack)
    about = {"units": names, "hex": edition.number(hex)}
    facing = yield from choose(
        SEATS[winner], "melee-facing", range(6), rule=MELEE_WINNER, about=about,
        tries=MELEE_FACING_TRIES, case=(MELEE_WINNER,),
    )  # fmt: skip
    if facing != state.facing[stack[0]]:
        state.events.append(Turned(names, edition.number(hex), CORNERS[facing], 0, rule=MELEE_WINNER))
    for unit in stack:
        state.facing[unit] = facing
