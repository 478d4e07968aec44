"""Scenario cards: who starts where, what comes and goes when, which rules are in force and how the scenario is won.

A card is TOML. Places are names on the map, printed hex numbers, or a place and a way from it ("Lwów NE", "Lwów SE2":
one
or two hexes off). A unit with "-" starts weakened, with "--" as a cadre.
"""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, TypeVar

from msgspec import Struct

from sztab.games.rok1920.edition import ALL_CHAPTERS, read_stages
from sztab.games.rok1920.units.counters import FRONTS, NATIONS, SIDE_NAMES, THEATRES, Roster, Side, Unit
from sztab.kernel.box import Box, Card
from sztab.kernel.errors import DataError

T = TypeVar("T")
POOLS = ("pl", "ua", "su", "west", "southwest")
"""14.3, 20.1.4, 26.2: who has replacements."""
EDGE, RAIL, KA = "edge", "rail", "KA"
"""Where arrivals come: over the east edge (28), in a place on the railway (A.3), in the entry hexes (23.1)."""
_OFFSET = re.compile(r"^(?P<place>.*?)(?: (?P<way>N|NE|SE|S|SW|NW)(?P<times>[1-9])?)?$")


class Start(Struct, frozen=True):
    """Where a unit starts, and how strong."""

    unit: Unit
    level: int
    place: str


class Arrival(Struct, frozen=True):
    """28, A.3, 23.1, 38.1.1: units that come in a stage, and where."""

    stage: int
    side: Side
    units: tuple[Unit, ...]
    place: str
    levels: tuple[int, ...] = ()
    """The levels at which they come, where they are not full."""


class Withdrawal(Struct, frozen=True):
    """B.5: units that leave at the start of a Polish player turn."""

    stage: int
    units: tuple[Unit, ...]


class Ending(Struct, frozen=True):
    """When the scenario ends, and by which rule it is judged (E.3 and F know more than one way)."""

    id: str
    last_stage: int
    victory: str


class Facts(Struct, frozen=True, forbid_unknown_fields=True):
    """What has happened before the first stage."""

    kijow_taken: bool = False
    sich: str = "gone"
    """21: waiting (they may desert on 26.IV) or gone."""
    konarmia: str = "gone"
    """23: waiting, in play, or gone."""
    no_mans_land: str = "entered"
    """32: closed, or entered by the Bolsheviks."""
    lithuania: str = "border"
    """38: border (the line is a state border), neutral, or crossed (they have crossed the line)."""
    volunteers: str = "none"
    """33: none, forming (the first stage is the first of formation), or formed."""
    kiev_morale_effect: bool = False
    """Eagles 13.3.3: the Poles have taken Kijów, and pay for it in morale."""
    bolsheviks_entered_pl: bool = False
    """Eagles 2.4.1: a Bolshevik unit has been in the Polish theatre."""
    konarmia_front: str = "southwest"
    polish_offensive: bool = False
    """39.1: the Poles have led an offensive in the LB or PL theatre."""


class ScenarioCard(Struct, frozen=True, kw_only=True):
    """All that one card says."""

    id: str
    title: dict[str, str]
    first_player: Side
    first_stage: int
    rules: frozenset[str]
    """Those in force, by name (in_force.py)."""
    endings: tuple[Ending, ...]
    theatres: tuple[int, ...]
    one_theatre: bool
    out: tuple[Unit, ...]
    iv_army: tuple[Unit, ...]
    wilno_units: tuple[Unit, ...]
    """H.3: the only units that may take Wilno from the Lithuanians."""
    front_changes: dict[str, str]
    """H.5: units that belong to another front than is printed."""
    facts: Facts
    replacements: dict[str, int]
    morale: dict[str, int]
    coupled: bool
    setup: tuple[Start, ...]
    areas: dict[str, tuple[Start, ...]]
    arrivals: tuple[Arrival, ...]
    withdrawals: tuple[Withdrawal, ...]
    file: str
    control: tuple[tuple[str, str], ...]
    """Localities and the nation that holds them."""


def ending_of(card: ScenarioCard, options: Mapping[str, str]) -> Ending:
    chosen = options.get("ending", card.endings[0].id)
    return next(ending for ending in card.endings if ending.id == chosen)


def lengths_of(card: ScenarioCard) -> dict[str, dict[str, int]]:
    """By ending, where a scenario has several: how many stages it lasts."""
    if len(card.endings) < 2:
        return {}
    return {"ending": {ending.id: ending.last_stage - card.first_stage + 1 for ending in card.endings}}


def read_card(box: Box, id: str, roster: Roster, rules_up_to: Callable[[int], frozenset[str]]) -> ScenarioCard:
    """The card of a scenario; `rules_up_to`: the rules in force where those of so many chapters are."""
    return CardReader(box.card(f"scenario-{id.lower()}"), roster, read_stages(box), rules_up_to).card()


def split_place(place: str) -> tuple[str, str, int]:
    """A place on a card as a name, a direction and how many hexes off: ("Lwów", "SE", 2)."""
    found = _OFFSET.match(place)
    if found is None or not found["way"]:
        return place, "", 0
    return found["place"], found["way"], int(found["times"] or 1)


class CardReader:
    """One card, with the errors of all its parts by file and line."""

    def __init__(
        self, card: Card, roster: Roster, stages: Sequence[str], rules_up_to: Callable[[int], frozenset[str]]
    ) -> None:
        self._rules_up_to = rules_up_to
        self._card = card
        self._roster = roster
        self._stages = {name: number for number, name in enumerate(stages, 1)}

    def card(self) -> ScenarioCard:
        get = self._card.get
        morale, coupled = self._morale()
        card = ScenarioCard(
            id=get("id", str),
            title=self._card.words("title"),
            first_player=self._side("first_player", get("first_player", str)),
            first_stage=self._stage("first_stage", get("first_stage", str)),
            rules=self._rules_up_to(get("chapters", int, ALL_CHAPTERS)),
            endings=self._endings(),
            theatres=tuple(self._one_of("theatres", name, THEATRES) for name in get("theatres", list)),
            one_theatre=get("one_theatre", bool, False),
            out=self._units("out", get("out", list, [])),
            iv_army=self._units("iv_army", get("iv_army", list, [])),
            wilno_units=self._units("wilno_units", get("wilno_units", list, [])),
            front_changes=self._front_changes(),
            facts=self._facts(),
            replacements=self._numbers("replacements", POOLS),
            morale=morale,
            coupled=coupled,
            setup=tuple(start for side in ("pl", "su", "lt") for start in self._starts(f"setup.{side}")),
            areas={name: tuple(self._starts(f"areas.{name}")) for name in get("areas", dict, {})},
            arrivals=tuple(self._arrival(entry) for entry in get("arrival", list, [])),
            withdrawals=tuple(self._withdrawal(entry) for entry in get("withdrawal", list, [])),
            control=tuple(self._control()),
            file=self._card.file,
        )
        self._refuse_twins(card)
        return card

    def _front_changes(self) -> dict[str, str]:
        listed: dict[str, str] = self._card.get("front_changes", dict, {})
        self._units("front_changes", list(listed))
        return {unit: FRONTS[self._one_of(f"front_changes.{unit}", front, FRONTS)] for unit, front in listed.items()}

    def _endings(self) -> tuple[Ending, ...]:
        listed = self._card.get("ending", list, [])
        if not listed:
            listed = [
                {"id": "", "last_stage": self._card.get("last_stage", str), "victory": self._card.get("victory", str)}
            ]
        of = self._of
        return tuple(
            Ending(of("ending", e, "id", str), self._stage("ending", of("ending", e, "last_stage", str)),
                   of("ending", e, "victory", str))
            for e in listed
        )  # fmt: skip

    def _of(self, path: str, entry: Any, key: str, kind: type[T]) -> T:
        """A value of one entry of a list on the card."""
        value = entry.get(key) if isinstance(entry, Mapping) else None
        if not isinstance(value, kind):
            raise self._card.error(path, f"{key} is {value!r}, not {kind.__name__}")
        return value

    def _morale(self) -> tuple[dict[str, int], bool]:
        """15.1.1, 33.6: the fields of the markers, and whether that of the Polish theatre lies on another."""
        fields = dict(self._card.get("morale", dict, {}))
        coupled = bool(fields.pop("coupled", []))
        for name, field in fields.items():
            if name not in (*THEATRES, "one") or type(field) is not int:
                raise self._card.error(f"morale.{name}", f"{field!r} is no field of a theatre's marker")
        return fields, coupled

    def _numbers(self, path: str, known: Sequence[str]) -> dict[str, int]:
        found = self._card.get(path, dict, {})
        for name, value in found.items():
            self._one_of(f"{path}.{name}", name, known)
            if type(value) is not int:
                raise self._card.error(f"{path}.{name}", f"{value!r} is not a whole number")
        return dict(found)

    def _words(self, path: str, value: Any) -> list[str]:
        if not isinstance(value, list) or not all(isinstance(word, str) for word in value):
            raise self._card.error(path, f"{value!r} is not a list of names")
        return list(value)

    def _control(self) -> Iterable[tuple[str, str]]:
        for nation, places in self._card.get("control", dict).items():
            if nation not in NATIONS:
                raise self._card.error(f"control.{nation}", f"not one of {', '.join(NATIONS)}")
            for place in self._words(f"control.{nation}", places):
                yield place, nation

    def _facts(self) -> Facts:
        try:
            return Facts(**self._card.get("facts", dict, {}))
        except TypeError as error:
            raise self._card.error("facts", str(error)) from None

    def _starts(self, path: str) -> Iterable[Start]:
        for place, listed in self._card.get(path, dict, {}).items():
            for written in self._words(path, listed):
                unit = self._units(path, [written.rstrip("-")])[0]
                level = len(written) - len(written.rstrip("-"))
                if level >= self._roster.counters[unit].levels:
                    raise self._card.error(path, f"{written}: the counter has no such side")
                yield Start(unit, level, place)

    def _arrival(self, entry: Any) -> Arrival:
        said = self._of("arrival", entry, "side", str)
        side = SIDE_NAMES.index("su") if said == "lt" else self._side("arrival", said)
        written = self._words("arrival", self._of("arrival", entry, "units", list))
        return Arrival(
            self._stage("arrival", self._of("arrival", entry, "stage", str)),
            side,
            self._units("arrival", [unit.rstrip("-") for unit in written]),
            self._of("arrival", entry, "place", str),
            tuple(len(unit) - len(unit.rstrip("-")) for unit in written),
        )

    def _withdrawal(self, entry: Any) -> Withdrawal:
        stage = self._stage("withdrawal", self._of("withdrawal", entry, "stage", str))
        return Withdrawal(stage, self._units("withdrawal", self._of("withdrawal", entry, "units", list)))

    def _stage(self, path: str, name: str) -> int:
        if name not in self._stages:
            raise self._card.error(path, f"{name!r} is not on the stage track (3.3)")
        return self._stages[name]

    def _side(self, path: str, name: str) -> Side:
        return self._one_of(path, name, SIDE_NAMES)

    def _one_of(self, path: str, name: str, known: Sequence[str]) -> int:
        if name not in known:
            raise self._card.error(path, f"{name!r} is not one of {', '.join(known)}")
        return known.index(name)

    def _units(self, path: str, ids: list[Any]) -> tuple[Unit, ...]:
        number = self._roster.number
        self._words(path, ids)
        strange = [unit for unit in ids if unit not in number]
        if strange:
            raise self._card.error(path, f"no counter {', '.join(strange)}")
        return tuple(number[unit] for unit in ids)

    def _refuse_twins(self, card: ScenarioCard) -> None:
        listed = [start.unit for start in card.setup]
        listed += [start.unit for starts in card.areas.values() for start in starts]
        listed += [unit for arrival in card.arrivals for unit in arrival.units] + list(card.out)
        twins = sorted({self._roster.ids[unit] for unit in listed if listed.count(unit) > 1})
        if twins:
            raise DataError(f"{self._card.file}: {', '.join(twins)} stand on the card twice")
