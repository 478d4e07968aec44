"""From a card to what the catalogue lists and to the `Setting` of a war: rules in force, own rules, options."""

from collections.abc import Callable, Mapping

from msgspec import structs

from sztab.games.rok1920.chapters import Chapter
from sztab.games.rok1920.eagles.cards import FULL, LEARNING, EaglesCard
from sztab.games.rok1920.eagles.chapters import SECTIONS
from sztab.games.rok1920.eagles.rules import BORDER_1
from sztab.games.rok1920.eagles.scenarios import limits
from sztab.games.rok1920.eagles.scenarios.counting import by_points
from sztab.games.rok1920.scenarios.settings import ending_of
from sztab.games.rok1920.units.counters import SEATS
from sztab.games.rok1920.war import Setting
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


def scenario_of(card: EaglesCard) -> Scenario:
    """What the catalogue says of a scenario."""
    last = max(ending.last_stage for ending in card.endings)
    return Scenario(card.id, card.title, SEATS, options_of(card), last - card.first_stage + 1)


def left_out(card: EaglesCard, options: Mapping[str, str]) -> frozenset[str]:
    """1.1: the chapters whose section the scenario never uses, or a learner has not read."""
    sections = set(card.never)
    if options.get("rules", card.default) == LEARNING:
        sections |= set(card.learning_skip)
    return frozenset(
        name
        for name, section in SECTIONS.items()
        if any(section == skipped or section.startswith(f"{skipped}.") for skipped in sections)
    )


def setting_of(card: EaglesCard, options: Mapping[str, str]) -> Setting:
    """Who begins, how long it lasts, which rules are in force."""
    gone = left_out(card, options)
    common = Setting(
        id=card.id,
        first=card.first_player,
        first_stage=card.first_stage,
        last_stage=ending_of(card, options).last_stage,
        left_out=gone,
        options=dict(options),
        replacements="replacements" not in gone,
    )
    return OWN[card.id](card, common)
