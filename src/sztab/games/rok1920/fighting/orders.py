"""16 / Eagles 14: the four orders, who may give them and what they do to the chance."""

from sztab.games.rok1920.command import leader_of
from sztab.games.rok1920.fighting.chance import (
    ASSAULT,
    COUNTER,
    NO_ORDER,
    RAID,
    STUBBORN,
    Attack,
    attack_strength,
    is_elite_now,
)
from sztab.games.rok1920.rules import ORDER_GIVING, ORDER_LIMIT, ORDER_STRENGTH
from sztab.games.rok1920.units.counters import ENEMY, Side, Unit
from sztab.kernel.events import Refusal
from sztab.kernel.requests import Steps, choose

ATTACK_ORDERS = (NO_ORDER, ASSAULT, RAID)
DEFENCE_ORDERS = (NO_ORDER, STUBBORN, COUNTER)
RAID_POINTS = 2


def participants(attack: Attack, side: Side) -> tuple[Unit, ...]:
    return attack.units if side == attack.side else attack.defenders


def half_elite(attack: Attack, side: Side) -> bool:
    """16.6: at least half of a side's units in the combat are elite."""
    units = participants(attack, side)
    return 2 * sum(is_elite_now(attack, unit) for unit in units) >= len(units)


def refusal_order(attack: Attack, side: Side) -> Refusal | None:
    """16.1.1, 16.6: why a side may give no order in this combat."""
    war, state = attack.war, attack.state
    strength = attack_strength(war, state, participants(attack, side))
    if strength < war.edition.order_strength:
        return Refusal(ORDER_STRENGTH, "order-strength", {"strength": strength, "needed": war.edition.order_strength})
    if state.order_used[side] and not war.edition.may_order_freely(attack, side):
        return Refusal(ORDER_LIMIT, "order-limit")
    return None


def standing_order(attack: Attack) -> str | None:
    """18: the order that the defenders carry out by themselves, where orders are played."""
    if not attack.war.orders:
        return None
    return next((order for hook in attack.war.standing_orders if (order := hook(attack))), None)


def may_give(attack: Attack, side: Side) -> bool:
    """16.1, 16.1.2: may a side give an order in this combat? Not to defenders who have one already (18)."""
    has_one = side != attack.side and standing_order(attack) is not None
    return attack.war.orders and not has_one and refusal_order(attack, side) is None


def give_orders(attack: Attack) -> Steps[None]:
    """16.1: when it is clear who fights, the attacker gives an order or none, then the defender. Eagles 14.1/a."""
    if not attack.war.orders:
        return
    attack.order = yield from _ask(attack, attack.side, "attack-order", ATTACK_ORDERS)
    standing = standing_order(attack)
    if standing is not None:
        attack.defence_order = standing
    else:
        attack.defence_order = yield from _ask(attack, ENEMY[attack.side], "defence-order", DEFENCE_ORDERS)


def _ask(attack: Attack, side: Side, prompt: str, orders: tuple[str, ...]) -> Steps[str]:
    if refusal_order(attack, side) is not None:
        return NO_ORDER
    units = tuple(attack.war.roster.ids[unit] for unit in attack.units)
    about = {"hex": attack.war.board.map.numbers[attack.target], "units": units, "order": attack.order}
    order = yield from choose(
        leader_of(attack.war, attack.state, side, participants(attack, side)),
        prompt,
        orders,
        rule=ORDER_GIVING,
        about=about,
    )
    if order != NO_ORDER and not attack.war.edition.may_order_freely(attack, side):
        attack.state.order_used[side] = True
    return order


def assault(attack: Attack) -> int:
    """16.2: the attackers assault."""
    return 2 if attack.order == ASSAULT else 0


def raid(attack: Attack) -> int:
    """16.3: the attackers raid."""
    return -1 if attack.order == RAID else 0


def stubborn_defence(attack: Attack) -> int:
    """16.4: the defenders hold on stubbornly."""
    return -2 if attack.defence_order == STUBBORN else 0


def counter_attack(attack: Attack) -> int:
    """16.5: the defenders counter-attack."""
    return 1 if attack.defence_order == COUNTER else 0


def assault_costs_level(attack: Attack, roll: int) -> bool:
    """16.2: any odd roll costs the assaulting attackers a level."""
    return attack.order == ASSAULT and roll % 2 == 1


def stubborn_costs_level(attack: Attack, roll: int) -> bool:
    """16.4: any odd roll costs stubborn defenders a level."""
    return attack.defence_order == STUBBORN and roll % 2 == 1
