"""Dates, units, armies, places and rivers that single rules name: they stand in the box (`named.csv`), the code knows
what they are for."""

from collections.abc import Mapping, Sequence

from msgspec import Struct

from sztab.kernel.box import Box
from sztab.kernel.errors import DataError

STAGE, UNIT, PLACE, RIVER, ARMY = "stage", "unit", "place", "river", "army"

KONARMIA_ENTRY = "konarmia-entry"
BUDYONNY = {5: "budyonny-on-5", 3: "budyonny-on-3", 1: "budyonny-always"}
"""44: by the face from which on the Cavalry Army comes in a stage."""
UKRAINIAN_DEADLINE = "ukrainian-deadline"
REFORM = "reform"
"""36, 37: cavalry and mountain troops are reorganised from this stage on."""
LITHUANIA_WAITS = "lithuania-waits"
ARMISTICE, CONTINUOUS_FRONT = "armistice", "continuous-front"
KIEV_FIRST, KIEV_LATER = "kiev-first-replacement", "kiev-later-replacements"
LWOW_BRIGADE = "lwow-brigade"
LATVIANS = "latvians"
MOUNTAIN_BRIGADE, MOUNTAIN_DIVISION = "mountain-brigade", "mountain-division"
FOURTH_CAVALRY, SECOND_CAVALRY = "fourth-cavalry", "second-cavalry"
BALACHOWICZ, JAKOWLEW, PEREMYKIN = "balachowicz", "jakowlew", "peremykin"
WILNO_GARRISON = "wilno-garrison"
CHEKA_EAST, CHEKA_WEST = "cheka-east", "cheka-west"
GALICIA, GALICIAN_TOWNS = "galicia", "galician-towns"
ALARM_TOWN = "alarm-town"
RECEPTION, SECOND_RECEPTION = "reception", "second-reception"
"""28, 33.4: where Polish arrivals appear, and where one of them may."""
UKRAINIAN_CAPITAL = "ukrainian-capital"
LITHUANIAN_CAPITAL, LITHUANIAN_GOAL = "lithuanian-capital", "lithuanian-goal"
FLOTILLA_RIVERS, DZWINA = "flotilla-rivers", "dzwina"
SEVENTH_ARMY, KONARMIA = "seventh-army", "konarmia"
GARRISON_TOWN = "garrison-town"
SUPPLY = {"pl": "supply-polish", "su": "supply-bolshevik", "lt": "supply-lithuanian"}
"""25.1: by nation, the places that supply comes from."""
SHOCK_TOWN = "shock-town"
"""15.4: the town whose loss is felt in all theatres."""


class Named(Struct, frozen=True):
    """What `named.csv` says, by name."""

    stages: Mapping[str, int]
    """The number of a stage on the track."""
    units: Mapping[str, tuple[str, ...]]
    places: Mapping[str, tuple[str, ...]]
    rivers: Mapping[str, tuple[str, ...]]
    armies: Mapping[str, tuple[str, ...]]

    def supply_places(self) -> dict[str, tuple[str, ...]]:
        """25.1: by nation, the places that supply comes from."""
        return {nation: self.places.get(name, ()) for nation, name in SUPPLY.items()}


def read_named(box: Box, stages: Sequence[str]) -> Named:
    found: dict[str, dict[str, tuple[str, ...]]] = {STAGE: {}, UNIT: {}, PLACE: {}, RIVER: {}, ARMY: {}}
    counters = {row.text("id") for row in box.rows("units", also=("starts_split",))}
    for row in box.rows("named", also=("rule",)):
        kind = row.one_of("kind", found)
        words = row.words("is", "|")
        known = {STAGE: stages, UNIT: counters}.get(kind)
        if not words or (known is not None and not set(words) <= set(known)):
            raise DataError(f"{row.file}:{row.line}: {row.text('is')!r} is no {kind} of this box")
        found[kind][row.text("name")] = words
    numbers = {name: stages.index(words[0]) + 1 for name, words in found[STAGE].items()}
    return Named(numbers, found[UNIT], found[PLACE], found[RIVER], found[ARMY])
