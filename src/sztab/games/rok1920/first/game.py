"""The first edition as a game of the catalogue."""

from collections.abc import Mapping
from typing import ClassVar

from sztab.games.rok1920.first.edition import first
from sztab.games.rok1920.game import Rok1920
from sztab.games.rok1920.units.counters import roster
from sztab.kernel.box import Box


class FirstEdition(Rok1920):
    id = "rok-1920"
    title: ClassVar[Mapping[str, str]] = {"pl": "Rok 1920", "en": "The Year 1920"}


def make(box: Box) -> Rok1920:
    return FirstEdition(box, first(box), roster(box.rows("units")))
