"""The attack that a query asks about."""

from __future__ import annotations

from sztab.games.rok1920.fighting.chance import NO_ORDER, Attack
from sztab.games.rok1920.fighting.orders import standing_order
from sztab.games.rok1920.table.asked import Args, Asked
from sztab.kernel.errors import BadNotation


def attack_of(asked: Asked, args: Args) -> Attack:
    war, state = asked.war, asked.state
    units = tuple(asked.unit({"unit": name}) for name in asked.given(args, "units"))
    target = asked.occupied(args)
    for unit in units:
        if not war.board.masks[state.at[unit]] >> target & 1:
            raise BadNotation(f"{war.roster.ids[unit]} does not stand beside {asked.name(target)}")
    case = Attack(
        war=war,
        state=state,
        side=war.roster.side[units[0]],
        target=target,
        units=units,
        repeat=bool(args.get("repeat", asked.is_repeat)),
        order=str(args.get("order", NO_ORDER)),
        defence_order=str(args.get("defence_order", NO_ORDER)),
    )
    case.defence_order = standing_order(case) or case.defence_order
    return case
