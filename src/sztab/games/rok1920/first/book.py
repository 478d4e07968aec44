"""The scenarios of the first edition: their cards, their options and their own rules."""

from collections.abc import Callable, Mapping
from typing import Any

from sztab.games.rok1920 import in_force
from sztab.games.rok1920.bot.goals import Goals, goals_of
from sztab.games.rok1920.edition import Edition
from sztab.games.rok1920.first.scenarios import (
    a_smolensk_gate,
    b_kiev_expedition,
    c_spring,
    campaign,
    d_battle_of_warsaw,
    e_cavalry_army,
    g_miracle_on_the_vistula,
    h_battle_of_the_niemen,
)
from sztab.games.rok1920.scenarios import setup
from sztab.games.rok1920.scenarios.cards import ScenarioCard, ending_of, lengths_of, read_card
from sztab.games.rok1920.scenarios.setting import Setting
from sztab.games.rok1920.scenarios.victory_table import Counted
from sztab.games.rok1920.state import State
from sztab.games.rok1920.units.counters import SEATS, Roster
from sztab.games.rok1920.war import War
from sztab.kernel.box import Box
from sztab.kernel.game import Option, Scenario
from sztab.kernel.requests import Rule

OwnRules = Callable[[ScenarioCard, Setting], Setting]

OWN: dict[str, OwnRules] = {
    "A": a_smolensk_gate.rules,
    "B": b_kiev_expedition.rules,
    "C": c_spring.rules,
    "D": d_battle_of_warsaw.rules,
    "E": e_cavalry_army.rules,
    "F": e_cavalry_army.rules,
    "G": g_miracle_on_the_vistula.rules,
    "H": h_battle_of_the_niemen.rules,
    "campaign": campaign.rules,
}
"""By scenario: its own rules, a function of its card and of what all scenarios say alike."""
NO_YES = ("no", "yes")


def options_of(card: ScenarioCard) -> tuple[Option, ...]:
    """E.3, F: some scenarios may end in more ways than one."""
    endings = tuple(ending.id for ending in card.endings)
    found = [Option("ending", endings, endings[0])] if len(endings) > 1 else []
    return (*found, *(Option(name, NO_YES, "no") for name in optional_rules(card)))


def optional_rules(card: ScenarioCard) -> list[str]:
    """41-46: the optional rules that have a meaning in the scenario, each switched on by agreement."""
    rules = card.rules
    fits = {
        "ukraine": in_force.UKRAINIANS in rules and card.id != "H",
        "upsurge": in_force.VOLUNTEERS in rules and card.facts.volunteers != "formed",
        "glavkom": in_force.OPERATIONS in rules and card.id != "H",
        "budyonny": in_force.KONARMIA in rules and card.facts.konarmia == "waiting",
        "flight": in_force.MORALE in rules,
        "pursuit": in_force.MORALE in rules,
    }
    return [name for name, is_fit in fits.items() if is_fit]


class FirstBook:
    """The nine scenarios of the first edition, and what their victories count."""

    def __init__(self, victories: Mapping[Rule, tuple[Counted, ...]]) -> None:
        self.victories = victories

    def cards(self, edition: Edition, box: Box, roster: Roster) -> Mapping[str, ScenarioCard]:
        return {id: read_card(box, id, roster, edition.rules_up_to) for id in OWN}

    def listed(self, card: Any) -> Scenario:
        """It is as long as the ending that is played unless another is chosen."""
        last = card.endings[0].last_stage
        turns = last - card.first_stage + 1
        return Scenario(card.id, card.title, SEATS, options_of(card), turns, lengths=lengths_of(card))

    def setting(self, card: Any, options: Mapping[str, str]) -> Setting:
        """3, amb-111: who begins, how long it lasts, which rules are in force."""
        common = Setting(
            id=card.id,
            first=card.first_player,
            first_stage=card.first_stage,
            last_stage=ending_of(card, options).last_stage,
            rules=card.rules | {in_force.DEPLOYMENT},
            options=dict(options),
            victory=self.victories[ending_of(card, options).victory],
            replacements=in_force.REPLACEMENTS in card.rules,
            areas={start.unit: f"army-{army}" for army, starts in card.areas.items() for start in starts},
        )
        return OWN[card.id](card, common)

    def start(self, war: War, card: Any) -> State:
        return setup.start(war, card)

    def goals(self, card: Any, options: Mapping[str, str]) -> Goals:
        return goals_of(self.victories[ending_of(card, options).victory])
