"""Nest of Eagles as the kernel knows it: the common game with this edition's values, cards and turn."""

from collections.abc import Mapping
from typing import ClassVar

from sztab.games.rok1920.eagles import setup
from sztab.games.rok1920.eagles.cards import EaglesCard, read_cards
from sztab.games.rok1920.eagles.edition import eagles
from sztab.games.rok1920.eagles.scenarios.settings import OWN, scenario_of, setting_of
from sztab.games.rok1920.eagles.turn import STEPS
from sztab.games.rok1920.game import Rok1920
from sztab.games.rok1920.map.board import Board
from sztab.games.rok1920.posing import situations
from sztab.games.rok1920.state import State
from sztab.games.rok1920.units.counters import roster
from sztab.games.rok1920.war import Setting, War
from sztab.kernel.box import Box
from sztab.kernel.errors import BadNotation
from sztab.kernel.game import Scenario


class NestOfEagles(Rok1920):
    """1920: Nest of Eagles from a box, or its twin on a map that a situation draws."""

    id = "nest-of-eagles"
    title: ClassVar[Mapping[str, str]] = {"pl": "1920: Nest of Eagles (Gniazdo Orłów)", "en": "1920: Nest of Eagles"}

    @property
    def eagles_cards(self) -> dict[str, EaglesCard]:
        if self._cards is None:
            self._cards = dict(read_cards(self.box, self.roster))
        return self._cards  # type: ignore[return-value]

    @property
    def cards(self) -> dict[str, EaglesCard]:  # type: ignore[override]
        return self.eagles_cards

    def _make_war(self, scenario: str, options: Mapping[str, str]) -> War:
        if scenario == situations.DRAWN and self._drawn is not None:
            setting, board = self._drawn
        else:
            setting = self.setting(scenario, options)
            board = Board(self.map, closed_lines=setting.closed_lines, theatre=setting.theatre)
        return War(self.values, board, self.roster, setting, STEPS)

    def setting(self, scenario: str, options: Mapping[str, str]) -> Setting:
        if scenario not in OWN:
            raise BadNotation(f"{self.id} has no scenario {scenario!r}")
        return setting_of(self.cards[scenario], options)

    def scenarios(self) -> Mapping[str, Scenario]:
        return {id: scenario_of(card) for id, card in self.cards.items() if id in OWN}

    def start(self, scenario: str, options: Mapping[str, str]) -> State:
        key = (scenario, tuple(options.items()))
        if key not in self._starts:
            war = self._wars.get(key) or self._wars.setdefault(key, self._make_war(scenario, options))
            self._starts[key] = setup.start(war, self.cards[scenario])
        return self._starts[key].copy()


def make(box: Box) -> NestOfEagles:
    return NestOfEagles(box, eagles(box), roster(box.rows("units")))
