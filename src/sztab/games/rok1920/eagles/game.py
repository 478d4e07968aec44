"""Nest of Eagles as a game of the catalogue."""

from collections.abc import Mapping
from typing import ClassVar

from sztab.games.rok1920.eagles.edition import eagles
from sztab.games.rok1920.eagles.sich import turned_over
from sztab.games.rok1920.game import Rok1920
from sztab.games.rok1920.units.counters import Roster, roster
from sztab.kernel.box import Box


class NestOfEagles(Rok1920):
    """1920: Nest of Eagles from a box, or its twin on a map that a situation draws."""

    id = "nest-of-eagles"
    title: ClassVar[Mapping[str, str]] = {"pl": "1920: Nest of Eagles (Gniazdo Orłów)", "en": "1920: Nest of Eagles"}


def make(box: Box) -> NestOfEagles:
    counters = roster(box.rows("units")).counters
    allies = [turned_over(counter) for counter in counters if counter.formation == "sich"]
    return NestOfEagles(box, eagles(box), Roster([*counters, *allies]))
