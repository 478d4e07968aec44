"""2, 13 / Eagles 3: counters, their sides and what each level of a unit is worth.

A unit is a dense number 0..n-1 into a `Roster`. Its level is how many losses it has taken: full, weak, cadre.
"""

from collections.abc import Iterable, Sequence
from typing import TypeAlias

from msgspec import Struct

from sztab.kernel.box import Row, read_all
from sztab.kernel.errors import DataError

Side: TypeAlias = int
Unit: TypeAlias = int

PL, SU = 0, 1
SIDES: tuple[Side, Side] = (PL, SU)
ENEMY: tuple[Side, Side] = (SU, PL)
SIDE_NAMES: tuple[str, str] = ("pl", "su")
SEATS = SIDE_NAMES
"""The players of a game for two; who acts for whom is said in command.py."""
NATIONS = {"pl": PL, "ua": PL, "su": SU, "lt": SU}
"""Whose troops a player leads: Ukrainians fight for the Pole (20), Lithuanians are led by the Bolshevik (38.1)."""
THEATRES: tuple[str, str, str] = ("pl", "ua", "lb")
"""12.3: the Polish, the Ukrainian and the Lithuanian-Belarusian theatre of war."""

FULL, WEAK, CADRE = 0, 1, 2
LEVELS = ("full", "weak", "cadre")

INFANTRY, CAVALRY, MOTOR, GARRISON = "infantry", "cavalry", "motor", "garrison"
TRAIN, CAR, TANK, ARTILLERY, CHEKA = "armoured-train", "armoured-car", "tank", "artillery", "cheka"
AIRCRAFT = "aircraft"
ARMS = (INFANTRY, CAVALRY, MOTOR, GARRISON, TRAIN, CAR, TANK, ARTILLERY, CHEKA, AIRCRAFT)

DIVISION, BRIGADE, REGIMENT = "division", "brigade", "regiment"
SIZES = (DIVISION, BRIGADE, REGIMENT)
DUMMY = "dummy"
"""Eagles 23.1.1/e: the formation and size of units that are none."""

FORMATIONS = (
    "regular", "legions", "lith-bel", "reserve", "lwow", "volunteer", "ukrainian", "counter-revolutionary", "support",
    "front-reserve", "sich", "konarmia", "cheka", "lithuanian", "cossack", "reserve-cavalry", "polish-rifles",
    "sich-ally",
)  # fmt: skip
FRONTS = ("west", "southwest")
CADRE_STRENGTH, CADRE_MOVEMENT = 1, 4


class Counter(Struct, frozen=True, kw_only=True):
    """2.1: what is printed on a counter."""

    id: str
    name: str
    long_name: str = ""
    nation: str
    formation: str = "regular"
    arm: str = INFANTRY
    size: str = DIVISION
    front: str = ""
    army: str = ""
    strength: int
    weakened: int = 0
    """The strength of the back; 0 where there is none."""
    movement: int = 3
    lines: bool = True
    weakened_lines: bool = True
    elite: bool = False
    weakened_elite: bool = False
    """Eagles 3.2/c: the mark of the back, where the face that lies up decides."""
    levels: int = 3
    """1: one-sided; 2: two-sided; 3: a division that leaves a cadre (13; not 20.2, 34.4.4, 38.1.3)."""
    support: int = 0
    """30.1: by how much it shifts the chance; 0 for units with strength of their own."""
    parts: tuple[str, ...] = ()
    """19.1: the brigades that this division may be divided into."""
    label: str = ""
    """What the counter shows in place of its name (Eagles 3.2)."""
    stripe: str = ""
    """Eagles 3.2/a: the colour of its stripe."""
    twin: str = ""
    """Eagles 20.2.2, 23.5.2: the counter of the same division in the other front's colours."""
    asterisk: bool = False
    """Eagles 3.2/e: only with political priorities."""

    @property
    def side(self) -> Side:
        return NATIONS[self.nation]


class Roster:
    """All counters of a box with what each level of each is worth, by unit number. Eagles 3.3/f."""

    def __init__(self, counters: Iterable[Counter]) -> None:
        self.counters: tuple[Counter, ...] = tuple(counters)
        self.size = len(self.counters)
        self._where: dict[tuple[tuple[str, object], ...], tuple[Unit, ...]] = {}
        self.ids: tuple[str, ...] = tuple(c.id for c in self.counters)
        self.number: dict[str, Unit] = {c.id: u for u, c in enumerate(self.counters)}
        if len(self.number) != self.size:
            twice = sorted({c.id for c in self.counters if self.ids.count(c.id) > 1})
            raise DataError(f"counters: {', '.join(twice)} stand twice")
        self.side = tuple(c.side for c in self.counters)
        self.strength = tuple((c.strength, c.weakened, CADRE_STRENGTH) for c in self.counters)
        self.movement = tuple((c.movement, c.movement, CADRE_MOVEMENT) for c in self.counters)
        self.lines = tuple((c.lines, c.weakened_lines, False) for c in self.counters)
        self.elite = tuple((c.elite, c.weakened_elite, False) for c in self.counters)
        self.reserve_halves = tuple(
            tuple(reserve_halves(c, level) for level in (FULL, WEAK, CADRE)) for c in self.counters
        )
        self.is_cavalry = tuple(c.arm == CAVALRY for c in self.counters)
        self.is_division = tuple(c.size == DIVISION for c in self.counters)
        self.support = tuple(c.support for c in self.counters)
        self.parent = {
            self.number[part]: u for u, c in enumerate(self.counters) for part in c.parts if part in self.number
        }
        """19.1: the division of each divisional brigade."""
        self.of_side = tuple(tuple(u for u in range(self.size) if self.side[u] == side) for side in SIDES)

    def levels(self, unit: Unit, *, cadres: bool) -> int:
        """8.4.1, 13: how many losses eliminate the unit; divisions bear one more where cadres are played."""
        levels = self.counters[unit].levels
        return levels if cadres else min(levels, 2)

    def where(self, **wanted: object) -> tuple[Unit, ...]:
        """The units whose counter has these values: `where(formation="konarmia", size="division")`."""
        key = tuple(wanted.items())
        found = self._where.get(key)
        if found is None:
            found = self._where[key] = tuple(
                u for u, c in enumerate(self.counters) if all(getattr(c, name) == value for name, value in key)
            )
        return found


def reserve_halves(counter: Counter, level: int) -> int:
    """4.1.2, 4.1.3, 30.1.9: strength for the reserve test, in halves: cavalry half as much again, elite (full) 2 more,
    a support unit counts 1."""
    if counter.support:
        return 2
    strength = (counter.strength, counter.weakened, CADRE_STRENGTH)[level]
    halves = 3 * strength if counter.arm == CAVALRY else 2 * strength
    return halves + 4 if (counter.elite, counter.weakened_elite, False)[level] else halves


def read_counter(row: Row) -> Counter:
    """One line of `units.csv`."""
    levels = row.int("levels", low=1, high=3)
    size = row.one_of("size", SIZES)
    if levels == 3 and size != DIVISION:
        raise row.error(f"a {size} has 3 levels, but only divisions leave cadres (13)")
    row.flag("starts_split")  # told to people alone: the cards name the parts
    return Counter(
        id=row.text("id"),
        name=row.text("name"),
        long_name=row.text("long_name", ""),
        nation=row.one_of("side", NATIONS),
        formation=row.one_of("formation", FORMATIONS),
        arm=row.one_of("arm", ARMS),
        size=size,
        front=row.one_of("front", ("", *FRONTS), ""),
        army=row.text("army", ""),
        strength=row.int("strength", low=0, high=8),
        weakened=row.int("weakened", low=0, high=8, default=0),
        movement=row.int("movement", low=0, high=9),
        lines=row.flag("lines"),
        weakened_lines=row.flag("weakened_lines"),
        elite=row.flag("elite"),
        weakened_elite=row.flag("weakened_elite"),
        levels=levels,
        support=row.int("support", low=0, high=2, default=0),
        parts=row.words("parts"),
        label=row.text("label", ""),
        stripe=row.text("stripe", ""),
        twin=row.text("twin", ""),
        asterisk=row.flag("asterisk"),
    )


def roster(rows: Sequence[Row]) -> Roster:
    """The counters of a box."""
    counters = read_all(rows, read_counter)
    known = {c.id for c in counters}
    problems = [
        f"{row.file}:{row.line}: part {part!r} is no counter"
        for row, counter in zip(rows, counters)
        for part in counter.parts
        if part not in known
    ]
    problems += [
        f"{row.file}:{row.line}: twin is {counter.twin!r}, which is no counter"
        for row, counter in zip(rows, counters)
        if counter.twin and counter.twin not in known
    ]
    if problems:
        raise DataError(*problems)
    return Roster(counters)
