"""The scenarios of Nest of Eagles: their cards, the rules in force, their own rules and options."""

from collections.abc import Callable, Mapping
from typing import Any

from msgspec import structs

from sztab.games.rok1920 import in_force
from sztab.games.rok1920.bot.goals import Goals
from sztab.games.rok1920.chapters import Chapter
from sztab.games.rok1920.eagles import setup
from sztab.games.rok1920.eagles.cards import FULL, LEARNING, EaglesCard, read_card
from sztab.games.rok1920.eagles.chapters import CHAPTER_NUMBERS
from sztab.games.rok1920.eagles.rules import BORDER_1
from sztab.games.rok1920.eagles.scenarios import limits
from sztab.games.rok1920.eagles.scenarios.counting import by_points
from sztab.games.rok1920.edition import Edition
from sztab.games.rok1920.scenarios.cards import ScenarioCard, ending_of
from sztab.games.rok1920.scenarios.setting import Setting
from sztab.games.rok1920.state import State
from sztab.games.rok1920.units.counters import SEATS, Roster
from sztab.games.rok1920.war import War
from sztab.kernel.box import Box
from sztab.kernel.game import Option, Scenario

OwnRules = Callable[[EaglesCard, Setting], Setting]


def smolensk_gate(card: EaglesCard, setting: Setting) -> Setting:
    """S1."""
    own = (limits.SPRING, limits.NORTH, Chapter(name="victory", verdicts=(by_points(card),)))
    return structs.replace(setting, own=own, by_rail=True, closed_lines=("demarcation",), closed_rule=BORDER_1)


OWN: dict[str, OwnRules] = {"1": smolensk_gate}
"""The scenarios that are played."""


def options_of(card: EaglesCard) -> tuple[Option, ...]:
    """1.1, S4.2, S5.4: learning or full rules, and the ways in which some scenarios may end."""
    endings = tuple(ending.id for ending in card.endings)
    found = [Option("ending", endings, endings[0])] if len(endings) > 1 else []
    if card.learning_skip:
        found.append(Option("rules", (card.default, FULL if card.default == LEARNING else LEARNING), card.default))
    return tuple(found)


def in_force_by(card: EaglesCard, options: Mapping[str, str]) -> frozenset[str]:
    """1.1: all rules but those whose section the scenario never uses, or a learner has not read."""
    sections = set(card.never)
    if options.get("rules", card.default) == LEARNING:
        sections |= set(card.learning_skip)
    return frozenset(name for name, section in CHAPTER_NUMBERS.items() if str(section) not in sections)


class EaglesBook:
    """The nine scenarios of Nest of Eagles."""

    def cards(self, edition: Edition, box: Box, roster: Roster) -> Mapping[str, ScenarioCard]:
        return {id: read_card(box, id, roster, edition.rules_up_to) for id in OWN}

    def listed(self, card: Any) -> Scenario:
        last = card.endings[0].last_stage
        return Scenario(card.id, card.title, SEATS, options_of(card), last - card.first_stage + 1)

    def setting(self, card: Any, options: Mapping[str, str]) -> Setting:
        """Who begins, how long it lasts, which rules are in force."""
        rules = in_force_by(card, options)
        common = Setting(
            id=card.id,
            first=card.first_player,
            first_stage=card.first_stage,
            last_stage=ending_of(card, options).last_stage,
            rules=rules,
            options=dict(options),
            replacements=in_force.REPLACEMENTS in rules,
        )
        return OWN[card.id](card, common)

    def start(self, war: War, card: Any) -> State:
        return setup.start(war, card)

    def goals(self, card: Any, options: Mapping[str, str]) -> Goals:
        return Goals()


BOOK = EaglesBook()
