"""8.1, 11 / Eagles 10: who may attack what, and why not."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain

from sztab.games.rok1920.chapter_rules import LITHUANIANS_PEACE
from sztab.games.rok1920.command import led
from sztab.games.rok1920.fighting.chance import Attack
from sztab.games.rok1920.rules import ATTACK, JOINT_ATTACK, LINE_ROUGH, ONE_ATTACK, TARGET
from sztab.games.rok1920.state import State
from sztab.games.rok1920.tries import DONE, any_hex, told
from sztab.games.rok1920.units.counters import ENEMY, Side, Unit
from sztab.games.rok1920.units.positions import enemies
from sztab.games.rok1920.war import War
from sztab.hexmap.bits import members
from sztab.kernel.events import Refusal
from sztab.kernel.refusing import Reasons, Tries, each, first
from sztab.kernel.requests import Answer

GO, CALL_OFF, WITH_PARTNER = "go", "call-off", "with-partner"


def reasons_against_attacker(war: War, state: State, unit: Unit, target: int) -> Reasons:
    """8.1, 8.1.4, 7.1.2: why a unit may not take part in an attack on a hex."""
    if state.at[unit] < 0 or not war.board.masks[state.at[unit]] >> target & 1:
        yield Refusal(TARGET, "not-adjacent")
        return
    if not war.strength(state, unit) and not war.roster.support[unit]:
        yield Refusal(ATTACK, "no-strength")
    if state.attacked >> unit & 1:
        yield Refusal(ONE_ATTACK, "attacked-already")
    if state.barred >> unit & 1:
        yield Refusal(LINE_ROUGH, "barred-by-line")
    for hook in war.forbidden_attacks_of[unit]:
        if (refusal := hook(war, state, unit, target)) is not None:
            yield refusal


def refusal_attacker(war: War, state: State, unit: Unit, target: int) -> Refusal | None:
    """The first of these reasons, if there is one."""
    return first(reasons_against_attacker(war, state, unit, target))


def reasons_against_target(war: War, state: State, side: Side, target: int) -> Reasons:
    """8.1: why a side may not attack a hex now (8.1.3)."""
    if not enemies(state, side) >> target & 1:
        is_peace = (state.occupied[ENEMY[side]] & state.neutral) >> target & 1
        yield Refusal(LITHUANIANS_PEACE, "at-peace") if is_peace else Refusal(TARGET, "no-enemy-there")
        return
    near = [unit for h in members(war.board.masks[target] & state.occupied[side]) for unit in state.stacks[h]]
    if not near:
        yield Refusal(TARGET, "not-adjacent")
        return
    if any(war.strength(state, u) and refusal_attacker(war, state, u, target) is None for u in near):
        return
    against = {unit: [*reasons_against_attacker(war, state, unit, target)] for unit in near}
    yield from _until_one_may(war, state, side, target, against)


def _until_one_may(war: War, state: State, side: Side, target: int, against: dict[Unit, list[Refusal]]) -> Reasons:
    """What keeps those near a hex from attacking it, one reason after another, as if each that is told fell away."""
    ready = [unit for unit, reasons in against.items() if not reasons]
    if any(war.strength(state, unit) for unit in ready):
        return
    if ready:
        yield from told(refusal_joint(war, state, side, target, ready, repeat=False))
        return
    now = next(reason for reasons in against.values() for reason in reasons)
    yield now
    left = {unit: [r for r in rs if (r.rule, r.key) != (now.rule, now.key)] for unit, rs in against.items()}
    yield from _until_one_may(war, state, side, target, left)


def refusal_target(war: War, state: State, side: Side, target: int) -> Refusal | None:
    """The first of these reasons, if there is one."""
    return first(reasons_against_target(war, state, side, target))


def targets(war: War, state: State, side: Side) -> list[int]:
    """8.1: the hexes that a side may attack now: `refusal_target` is the form to read. Eagles 10.1/b."""
    spent, foes = state.attacked | state.barred, enemies(state, side)
    strength, level, bars, stacks = war.roster.strength, state.level, war.attack_bars, state.stacks
    ready = dict[int, int]()  # where units of strength stand, by the hexes that something may forbid them
    for h in members(war.board.around(foes) & state.occupied[side]):
        for unit in stacks[h]:
            if not spent >> unit & 1 and strength[unit][level[unit]]:
                barred = bars[unit]
                ready[barred] = ready.get(barred, 0) | 1 << h
                if not barred:
                    break
    found = doubtful = 0
    for barred, hexes in ready.items():
        near = war.board.around(hexes) & foes
        found |= near & ~barred
        doubtful |= near & barred
    for h in members(doubtful & ~found):
        if refusal_target(war, state, side, h) is None:
            found |= 1 << h
    return members(found)


def candidates(war: War, state: State, side: Side, target: int) -> list[Unit]:
    """8.1.1, 8.1.2: the units that may take part in an attack on a hex: `refusal_attacker` is the form to read.
    Eagles 10.1/d."""
    near = members(war.board.masks[target] & state.occupied[side])
    units = sorted(chain.from_iterable(map(state.stacks.__getitem__, near)))
    spent, strength, level = state.attacked | state.barred, war.roster.strength, state.level
    bars, support = war.attack_bars, war.roster.support
    return [
        unit
        for unit in units
        if not spent >> unit & 1
        and (strength[unit][level[unit]] or support[unit])
        and not (bars[unit] >> target & 1 and refusal_attacker(war, state, unit, target) is not None)
    ]


def may_name_attackers(war: War, state: State, side: Side, target: int) -> bool:
    """Has the player who acts a unit of strength that may attack a hex?"""
    if not war.is_shared or len(war.command.players(war, state, side)) == 1:
        return True
    return any(war.strength(state, u) for u in led(war, state, side, candidates(war, state, side, target)))


def refusal_joint(
    war: War, state: State, side: Side, target: int, units: Iterable[Unit], repeat: bool
) -> Refusal | None:
    """Why these units may not attack together: no strength among them, or a special rule."""
    attack = Attack(war=war, state=state, side=side, target=target, units=tuple(units), repeat=repeat)
    for hook in war.forbidden_joint_attacks:
        if (refusal := hook(attack)) is not None:
            return refusal
    return None if attack.strength else Refusal(ATTACK, "no-strength")


def reasons_against_attack(answer: Answer, war: War, state: State, side: Side) -> Reasons:
    """8.1: why the attack phase does not go on so."""
    if answer == DONE:
        return
    if war.attack_actions and isinstance(answer, tuple):
        action = next((action for action in war.attack_actions if action.tag == answer[0]), None)
        if action is None or answer not in action.offers(war, state, side):
            why = action.refusal(war, state, side, answer) if action is not None and action.refusal else None
            yield why or Refusal(ATTACK, "not-offered")
        return
    yield from reasons_against_target(war, state, side, answer)
    if not may_name_attackers(war, state, side, answer):
        yield Refusal(ATTACK, "not-yours")


def all_targets(war: War, *_: object) -> Iterator[tuple[Answer]]:
    return each([*any_hex(war), DONE])


ATTACK_TRIES = Tries(all_targets, reasons_against_attack)
"""Case: war, state, the side that attacks."""


def reasons_against_naming(
    answer: Answer,
    war: War,
    state: State,
    offered: Sequence[Answer],
    side: Side,
    target: int,
    chosen: tuple[Unit, ...],
    repeat: bool,
) -> Reasons:
    """8.1.1, 8.1.2: why a unit is not named for an attack, or the attack not made with those that are."""
    if answer in offered:
        return
    if answer == GO:
        if not chosen:
            yield Refusal(JOINT_ATTACK, "nobody-named")
        else:
            yield from told(refusal_joint(war, state, side, target, chosen, repeat))
    elif answer == CALL_OFF:
        yield Refusal(JOINT_ATTACK, "not-offered")
    elif answer in chosen:
        yield Refusal(JOINT_ATTACK, "named-already")
    elif war.roster.side[answer] != side:
        yield Refusal(JOINT_ATTACK, "not-yours")
    else:
        yield from reasons_against_attacker(war, state, answer, target)
        if not led(war, state, side, [answer]):
            yield Refusal(JOINT_ATTACK, "not-yours")


def all_attackers(war: War, state: State, offered: Sequence[Answer], side: Side, *_: object) -> Iterator[tuple[Answer]]:
    return each([*war.roster.of_side[side], GO])


def reasons_against_joining(
    answer: Answer,
    war: War,
    state: State,
    offered: Sequence[Answer],
    side: Side,
    target: int,
    chosen: tuple[Unit, ...],
) -> Reasons:
    """Eagles 22: why a partner's unit does not join an attack."""
    if answer in offered:
        return
    if answer in chosen:
        yield Refusal(JOINT_ATTACK, "named-already")
    else:
        yield from reasons_against_attacker(war, state, answer, target)
        yield Refusal(JOINT_ATTACK, "not-yours")


def all_joining(war: War, state: State, offered: Sequence[Answer], side: Side, *_: object) -> Iterator[tuple[Answer]]:
    return each([*war.roster.of_side[side], DONE])


JOINING_TRIES = Tries(all_joining, reasons_against_joining)
"""Case: war, state, what is offered, the side, the attacked hex, who is named already."""
ATTACKERS_TRIES = Tries(all_attackers, reasons_against_naming)
"""Case: war, state, what is offered, the side, the attacked hex, who is named already, is it a repeat attack."""
