"""The fight that waits for its dice, while cards are asked for: what each of them would change."""

from __future__ import annotations

from typing import Any

from sztab.games.west.edition import Edition
from sztab.games.west.fighting.combat import usable_boosts
from sztab.games.west.fighting.factors import ROLES, attack_parts, defence_parts
from sztab.games.west.fighting.odds import outlook
from sztab.games.west.state import Fight, State
from sztab.games.west.table.arguments import Args, side_of
from sztab.kernel.errors import BadNotation
from sztab.kernel.modifiers import total


def fight(ed: Edition, st: State, args: Args) -> Any:
    """`side`: both sums of the fight that has been declared and all that its dice may bring, as it stands (`now`) and
    with each card that the side may use (`cards`); 9.3/f."""
    side = side_of(args)
    if st.fight is None:
        raise BadNotation("ask: no fight has been declared (9.2)")
    cards = []
    for answer in usable_boosts(ed, st, st.fight, side):
        _, card, role = answer
        value = next(boost.value for boost in st.boosts if boost.card == card)
        with_card = st.fight.copy()
        with_card.boosts = [*st.fight.boosts, (card, value, role)]
        cards.append({"card": ed.cards[card].id, "role": ROLES[role], "value": value} | sums(ed, st, with_card))
    return {"now": sums(ed, st, st.fight), "cards": cards}


def sums(ed: Edition, st: State, fight: Fight) -> dict[str, Any]:
    """Both sums of a fight part by part, and all that the dice may bring; 9.3 to 9.5."""
    attack, defence = attack_parts(ed, st, fight), defence_parts(ed, st, fight)
    return {
        "attack": total(attack),
        "defence": total(defence),
        "attack_modifiers": attack,
        "defence_modifiers": defence,
        "odds": outlook(total(attack) - total(defence), fight.sizes),
        "rules": ["9.3", "9.4", "9.5"],
    }
