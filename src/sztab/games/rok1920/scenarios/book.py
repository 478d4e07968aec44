"""What an edition knows of its scenarios: its cards, what the catalogue lists of them, and how they begin."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Protocol

from sztab.games.rok1920.scenarios.cards import ScenarioCard
from sztab.games.rok1920.scenarios.setting import Setting
from sztab.games.rok1920.units.counters import Roster
from sztab.kernel.box import Box
from sztab.kernel.game import Scenario

if TYPE_CHECKING:
    from sztab.games.rok1920.bot.goals import Goals
    from sztab.games.rok1920.edition import Edition
    from sztab.games.rok1920.state import State
    from sztab.games.rok1920.war import War


class Book(Protocol):
    """The scenarios of one edition. A card may say more than a `ScenarioCard` does; only its own book reads that."""

    def cards(self, edition: Edition, box: Box, roster: Roster) -> Mapping[str, ScenarioCard]:
        """Every card of the box, by the id of its scenario."""
        ...

    def listed(self, card: Any) -> Scenario:
        """What the catalogue says: title, seats, options, length."""
        ...

    def setting(self, card: Any, options: Mapping[str, str]) -> Setting:
        """The course of play with these options: rules in force, the scenario's own rules, its last stage."""
        ...

    def start(self, war: War, card: Any) -> State:
        """The position with which it begins."""
        ...

    def goals(self, card: Any, options: Mapping[str, str]) -> Goals:
        """What its victory rules count, as a bot weighs it."""
        ...
