"""The rules that stand beside what a table shows: tracks, tables, layers and margins, by the number of the edition."""

from collections.abc import Mapping

from sztab.games.rok1920 import chapter_rules, rules
from sztab.games.rok1920.edition import Edition
from sztab.kernel.requests import Rule

CITED: dict[str, Rule] = {
    "morale": rules.MORALE,
    "attack-table": rules.ATTACK_RESULT,
    "rout": rules.ROUT,
    "moral-rout": rules.MORALE_ROUT,
    "bloody": rules.BLOODY,
    "assault": rules.ASSAULT,
    "stubborn": rules.STUBBORN,
    "cadre-exposed": rules.CADRE_EXPOSED,
    "starvation": chapter_rules.STARVATION,
    "retreat": rules.RETREAT,
    "retreat-loss": rules.RETREAT_LOSS,
    "direction": rules.DIRECTION,
    "pursuit": rules.PURSUIT,
    "lines": rules.LINES,
    "encirclement": rules.ENCIRCLEMENT,
    "reserves": rules.RESERVE,
    "phases": rules.PHASES,
    "supply": chapter_rules.SUPPLY,
    "arrivals": chapter_rules.ARRIVALS,
    "pools": chapter_rules.POOL,
    "restoring": chapter_rules.RESTORE,
    "strengthening": chapter_rules.STRENGTHEN,
    "transports": chapter_rules.RAIL_LIMIT,
    "concentration": chapter_rules.SECRET,
    "operations": chapter_rules.OPERATIONS,
    "coupled": chapter_rules.COUPLING,
    "volunteers": chapter_rules.VOLUNTEERS,
    "konarmia": chapter_rules.KA_ENTRY,
    "lithuania": chapter_rules.WILNO_DEADLINE,
    "ukrainians": chapter_rules.UKRAINIANS,
    "cheka": chapter_rules.CHEKA,
    "no-mans-land": chapter_rules.STRIP,
    "reorganisation": chapter_rules.SPLIT,
    "reserve-divisions": chapter_rules.EXPANSION,
}
"""What is cited, by the key that clients ask for."""


def cited(edition: Edition, more: Mapping[str, Rule]) -> dict[str, str]:
    """The numbers of an edition: of the rules that it has, and of its own."""
    known = {**CITED, **more}
    return {key: edition.number(rule) for key, rule in known.items() if rule in edition.numbers}
