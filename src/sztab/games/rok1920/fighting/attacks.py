"""8.1, 8.2, 11, 16.5 / Eagles 10: the course of an attack, up to the movement after combat."""

from sztab.games.rok1920.command import acting, leader_of, led, next_player_acts
from sztab.games.rok1920.events import AttackDeclared, AttackResolved
from sztab.games.rok1920.fighting.attackers import (
    ATTACK_TRIES,
    ATTACKERS_TRIES,
    CALL_OFF,
    GO,
    JOINING_TRIES,
    WITH_PARTNER,
    candidates,
    may_name_attackers,
    refusal_joint,
    targets,
)
from sztab.games.rok1920.fighting.chance import (
    BLOODY,
    COUNTER,
    RAID,
    SUCCESS,
    WALKOVER,
    Attack,
    attack_result,
    chance_modifiers,
)
from sztab.games.rok1920.fighting.orders import RAID_POINTS, assault_costs_level, give_orders, stubborn_costs_level
from sztab.games.rok1920.fighting.retreat import retreat_units
from sztab.games.rok1920.politics import morale
from sztab.games.rok1920.rules import (
    ASSAULT,
    ATTACK,
    ATTACK_RESULT,
    JOINT_ATTACK,
    MORALE_ROUT,
    ROUT,
    STUBBORN,
)
from sztab.games.rok1920.rules import BLOODY as BLOODY_COMBAT
from sztab.games.rok1920.state import Declared, Pursuit, State
from sztab.games.rok1920.tries import DONE
from sztab.games.rok1920.units.counters import ENEMY, Side, Unit
from sztab.games.rok1920.units.losses import eliminate, take_losses
from sztab.games.rok1920.war import War
from sztab.hexmap.bits import bit_set
from sztab.kernel.modifiers import total
from sztab.kernel.requests import D6, Answer, Rule, Steps, choose, roll


def choose_target(war: War, state: State) -> Steps[Answer]:
    """8.1.5: what is attacked next, or nothing more. Eagles 10.1/e."""
    side = state.phasing
    found: list[Answer] = [*targets(war, state, side)]
    if war.is_shared:
        found = [h for h in found if may_name_attackers(war, state, side, h)]
    for action in war.attack_actions:
        found += action.offers(war, state, side)
    found.append(DONE)
    seat, case = acting(war, state, side), (war, state, side)
    return choose(seat, "attack", found, rule=ATTACK, tries=ATTACK_TRIES, case=case)


def attack_once(war: War, state: State, target: Answer, *, repeat: bool) -> Steps[bool]:
    """8: one attack with all that follows, up to the movement after combat; False: the phase is over (8.1.5).
    Eagles 10.1/e, 10.1/h."""
    side = state.phasing
    if target == DONE:
        return next_player_acts(war, state, side)
    if isinstance(target, tuple):
        action = next(action for action in war.attack_actions if action.tag == target[0])
        yield from action.run(war, state, side, target)
        return True
    units = yield from _choose_attackers(war, state, side, target, repeat)
    if units:
        attack = Attack(war=war, state=state, side=side, target=target, units=units, repeat=repeat)
        if not any(defers(attack) for defers in war.defers):
            yield from resolve(attack)
    return True


def _choose_attackers(war: War, state: State, side: Side, target: int, repeat: bool) -> Steps[tuple[Unit, ...]]:
    """8.1.1: the attackers are named one by one."""
    able, chosen = candidates(war, state, side, target), list[Unit]()
    left, number = list(led(war, state, side, able)), war.board.map.numbers[target]
    others = [unit for unit in able if unit not in left]
    while True:
        about = {"hex": number, "units": tuple(war.roster.ids[unit] for unit in chosen)}
        state.declared = Declared(target, tuple(chosen), repeat)
        may_go = bool(chosen) and refusal_joint(war, state, side, target, chosen, repeat) is None
        options: list[Answer] = [*left, *([WITH_PARTNER] if chosen and others else []), *([GO] if may_go else [])]
        options, seat = options or [CALL_OFF], acting(war, state, side)
        case = (war, state, options, side, target, tuple(chosen), repeat)
        answer = yield from choose(
            seat, "attackers", options, rule=JOINT_ATTACK, about=about, tries=ATTACKERS_TRIES, case=case
        )
        if answer == WITH_PARTNER:
            chosen += yield from _partner_joins(war, state, side, target, chosen, others)
            others = []
            continue
        if answer == CALL_OFF:
            chosen = []
        if answer in (GO, CALL_OFF):
            state.declared = None
            return tuple(chosen)
        left.remove(answer)
        chosen.append(answer)


def _partner_joins(
    war: War, state: State, side: Side, target: int, chosen: list[Unit], others: list[Unit]
) -> Steps[list[Unit]]:
    """Eagles 22: who plays the same side may let his units take part in a joint attack; he names them, or none."""
    left, joining, ids = list(others), list[Unit](), war.roster.ids
    while left:
        about = {"hex": war.board.map.numbers[target], "units": tuple(ids[unit] for unit in (*chosen, *joining))}
        options: list[Answer] = [*left, DONE]
        seat = leader_of(war, state, side, left)
        case = (war, state, options, side, target, (*chosen, *joining))
        unit = yield from choose(
            seat, "join-attack", options, rule=JOINT_ATTACK, about=about, tries=JOINING_TRIES, case=case
        )
        if unit == DONE:
            break
        left.remove(unit)
        joining.append(unit)
    return joining


def resolve(attack: Attack) -> Steps[None]:
    """8.2: orders, chance, dice, losses, retreat; everything of one attack before the next.
    Eagles 10.2/a, 10.3, 10.3/b."""
    war, state = attack.war, attack.state
    for hook in war.before_attack:
        yield from hook(attack)
    attack.units = tuple(unit for unit in attack.units if state.at[unit] >= 0)
    attackers = bit_set(attack.units)
    state.attacked |= attackers
    state.fought |= attackers
    if attack.theatre >= 0:
        state.attacks[attack.theatre] += 1
    if not attack.defenders:
        yield from _finish(attack, WALKOVER)
        return
    if not attack.defence:
        for unit in attack.defenders:
            eliminate(war, state, unit, ATTACK_RESULT)
        yield from _finish(attack, WALKOVER)
        return
    yield from give_orders(attack)
    yield from _roll(attack)


def _roll(attack: Attack) -> Steps[None]:
    """8.3: two dice against the chance. Eagles 1.3, 10.2, 10.3/c."""
    war, state = attack.war, attack.state
    found, strength, defence = chance_modifiers(attack), attack.strength, attack.defence
    base, is_rout = war.table.chance(strength, defence), war.table.is_rout(strength, defence)  # as `Attack` says it
    chance = base + total(found)
    number = war.board.map.numbers[attack.target]
    state.events.append(
        AttackDeclared(
            hex=number,
            units=tuple(war.roster.ids[unit] for unit in attack.units),
            attack=strength,
            defence=defence,
            base=base,
            modifiers=tuple(found),
            chance=chance,
            orders=(attack.order, attack.defence_order),
            rule=ATTACK,
        )
    )
    dice = yield from roll(2, D6, rule=ATTACK_RESULT, prompt="attack-roll", about={"hex": number, "chance": chance})
    result = attack_result(chance, sum(dice))
    state.events.append(
        AttackResolved(hex=number, dice=dice, total=sum(dice), chance=chance, result=result, rule=ATTACK_RESULT)
    )
    yield from _apply(attack, result, sum(dice), is_rout)


def level_losses(attack: Attack, result: str, rolled: int, is_rout: bool) -> list[tuple[Side, Rule]]:
    """8.4, 8.5, 15.5, 16.2, 16.4: who loses a level by the roll itself, and by which rule, in their order (30.1.8).
    Eagles 10.4/b, 14.2/b, 14.2/f, 14.2/i."""
    side, other = attack.side, ENEMY[attack.side]
    found: list[tuple[Side, Rule]] = []
    if result == BLOODY:
        found += [(other, BLOODY_COMBAT), (side, BLOODY_COMBAT)]
    if result == SUCCESS and rolled % 2 == 0 and is_rout:
        found.append((other, ROUT))
    if result == SUCCESS and rolled % 2 == 0 and morale.has_moral_rout(attack):
        found.append((other, MORALE_ROUT))
    if stubborn_costs_level(attack, rolled):
        found.append((other, STUBBORN))
    if assault_costs_level(attack, rolled):
        found.append((side, ASSAULT))
    return found


def _apply(attack: Attack, result: str, rolled: int, is_rout: bool) -> Steps[None]:
    """8.4, 15.2: what the roll means, before anybody retreats; a rout is judged by the morale before the attack.
    Eagles 10.3/e, 10.3/f, 10.4/a, 10.4/c, 13.3/c."""
    war, state, side = attack.war, attack.state, attack.side
    fighters = {side: attack.units, ENEMY[side]: attack.defenders}
    losses = level_losses(attack, result, rolled, is_rout)
    if result != BLOODY:
        morale.after_attack(war, state, morale.theatre_of(attack), side, won=result == SUCCESS)
    for loser, rule in losses:
        yield from take_losses(war, state, loser, fighters[loser], 1, rule)
    yield from _finish(attack, result)


def _finish(attack: Attack, result: str) -> Steps[None]:
    """9, 10, 8.4.2, 16.5: retreat, and the way for the movement after combat. Eagles 10.4/d, 14.2/h."""
    war, state, side = attack.war, attack.state, attack.side
    edition = war.edition
    hexes = edition.repeat_retreat_hexes if attack.repeat else edition.retreat_hexes
    for hook in war.after_attack:
        hook(attack, result)
    if result == SUCCESS and attack.defenders:
        friends = state.occupied[ENEMY[side]]
        yield from retreat_units(war, state, ENEMY[side], attack.target, attack.defenders, hexes, friends)
    is_failure = result not in (SUCCESS, BLOODY, WALKOVER)
    if is_failure and attack.defence_order == COUNTER and attack.defenders:
        counter, friends = bit_set(attack.defenders), state.occupied[side]
        held = {state.at[unit] for unit in attack.units if state.at[unit] >= 0}
        for h in sorted(held):
            forced = tuple(unit for unit in attack.units if state.at[unit] == h)
            yield from retreat_units(war, state, side, h, forced, hexes, friends)
        vacated = bit_set(h for h in held if h not in state.stacks) if edition.counters_into_vacated else 0
        if vacated or not edition.counters_into_vacated:
            state.pursuit = Pursuit(ENEMY[side], counter, -1, 0, attack.repeat, vacated)
    elif not is_failure and not attack.defenders:
        # 16.3: a raid goes further after a success; bloody combat is none, even if the last defender falls (8.4.2).
        extra = RAID_POINTS if attack.order == RAID and result == SUCCESS else 0
        state.pursuit = Pursuit(side, bit_set(attack.units), attack.target, extra, attack.repeat)
