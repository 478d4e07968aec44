"""What an edition lists: tables, limits, procedures that differ between editions, chapters and rule numbers.

Nothing outside the packages of the editions (first/, eagles/) and the catalogue names one: code asks the value.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from msgspec import Struct

from sztab.games.rok1920 import chapter_rules, rules
from sztab.games.rok1920.chapters import Chapter, March, MarchRule, TurnStep
from sztab.games.rok1920.named import Named
from sztab.games.rok1920.printed import Printed, PrintedEvent, Recruits
from sztab.games.rok1920.units.counters import ENEMY, INFANTRY, Side, Unit
from sztab.kernel.box import Box, Grid
from sztab.kernel.errors import DataError
from sztab.kernel.events import Refusal
from sztab.kernel.modifiers import Cited
from sztab.kernel.requests import Rule

if TYPE_CHECKING:
    from sztab.games.rok1920.fighting.chance import Attack
    from sztab.games.rok1920.map.board import Board
    from sztab.games.rok1920.moving.reach import Range
    from sztab.games.rok1920.scenarios.book import Book
    from sztab.games.rok1920.state import Pursuit, State
    from sztab.games.rok1920.war import War


ALL_CHAPTERS = 99
RULE_NAMES = frozenset(
    value for module in (rules, chapter_rules) for name, value in vars(module).items() if name.isupper()
)
"""The names of all rules that the code of both editions cites."""


def _infantry_flees_further(war: War, unit: Unit) -> int:
    """45: two points, all others one."""
    return 2 if war.roster.counters[unit].arm == INFANTRY else 1


def never_refused(war: War, unit: Unit) -> Refusal | None:
    return None


class AttackTable(Struct, frozen=True):
    """8.3, 8.5: chances by attacking and defending strength, and the cells at which a defender is routed."""

    chances: tuple[tuple[int, ...], ...]
    """By defender, then by attacker, both from 1."""
    rout: frozenset[tuple[int, int]]
    """(attacker, defender)."""

    @property
    def limit(self) -> int:
        return len(self.chances)

    def cell(self, attacker: int, defender: int) -> tuple[int, int]:
        """The cell that is read: strengths above the table count as its last."""
        return min(attacker, len(self.chances[0])), min(defender, self.limit)

    def chance(self, attacker: int, defender: int) -> int:
        a, d = self.cell(attacker, defender)
        return self.chances[d - 1][a - 1]

    def is_rout(self, attacker: int, defender: int) -> bool:
        return self.cell(attacker, defender) in self.rout


class MoraleTrack(Struct, frozen=True):
    """15.1, 15.3: the fields of the track: below 0 Polish, above 0 Bolshevik."""

    low: int
    high: int
    levels: tuple[int, ...]
    """From the lowest field: the level of the side that has the advantage there."""
    yellow: frozenset[int]

    def level(self, side: int, field: int) -> int:
        """15.3: a side's level of advantage on a field: 0 where it has none."""
        return self.levels[field - self.low] if (field < 0) == (side == 0) and field else 0

    def signed_level(self, side: int, field: int) -> int:
        """A side's level, the enemy's counted below 0."""
        return self.level(side, field) - self.level(ENEMY[side], field)

    def is_maximum(self, side: int, field: int) -> bool:
        """15.5, Eagles 13.2/b."""
        return field in self.yellow and (field < 0) == (side == 0)

    def moved(self, side: int, field: int, by: int) -> int:
        """15.1.2: the field after a side's advantage has risen; what goes beyond the end is lost."""
        return max(self.low, min(self.high, field - by if side == 0 else field + by))

    def least(self, side: int, level: int) -> int:
        """The smallest advantage of a side that gives a level."""
        fields = [f for f in range(self.low, self.high + 1) if self.level(side, f) == level]
        return min(fields, key=abs)

    def greatest(self, side: int) -> int:
        return self.low if side == 0 else self.high


class SupplyTerms(Struct, frozen=True):
    """25, 25.1: where supply comes from, and what cuts a railway."""

    places: Mapping[str, tuple[str, ...]]
    """By nation, the places that are sources."""
    ends: Mapping[str, tuple[str, ...]]
    """By nation, the ends of the board."""
    stops_in_enemy_places: bool = True
    """No train passes a place that the enemy holds."""
    far_side_only: bool = False
    """Only own units on the hex that the railway, read towards the source, enters over an enemy line cancel it."""


class Edition(Struct, frozen=True, kw_only=True):
    """One edition of the game as a value."""

    id: str
    numbers: Mapping[Rule, str]
    """The number of each rule name in the edition's rulebook."""
    without: frozenset[Rule] = frozenset()
    """Rules that this edition does not have."""
    chapter_numbers: Mapping[str, int]
    """The chapter of the rulebook for each name of in_force.py that the edition has; 0: always in force."""
    turn: tuple[TurnStep, ...]
    """The player-turn: all steps in order; a scenario uses those whose rules are in force."""
    book: Book
    """The scenarios."""
    table: AttackTable
    track: MoraleTrack
    stages: tuple[str, ...]
    """3.3: the dates of the stage track; stage 1 is the first."""
    named: Named
    """Dates, units and places that single rules name."""
    printed: Mapping[str, tuple[Printed, ...]] = {}
    """Markers with stages and units on them, by the file of the box (Eagles 23.4, 23.5)."""
    political_events: Mapping[str, PrintedEvent] = {}
    """By name, what is printed on their markers (Eagles 23.3)."""
    recruits: tuple[Recruits, ...] = ()
    """The volunteers of each player-turn of forming (Eagles 19.1.1)."""
    chapters: tuple[Chapter, ...] = ()

    supply: SupplyTerms
    march: MarchRule
    projects: Callable[[Board, int, int], bool]
    """Does a unit on a hex project the control line at this corner of it (7, 7.1.5)?"""
    is_encircled: Callable[[War, State, int], bool]
    modifiers: tuple[Cited[Attack], ...]
    """8.6.1, 8.6.5, 8.7, 11, 15.3, 16: modifiers of the chance, in the order of the rulebook."""
    pursuit_points: Callable[[War, Unit], int]
    pursuit_range: Callable[[War, State, Unit, Pursuit], Range | None]
    """10: where a unit may go after combat."""
    pursuit_entry: Callable[[War, State, Unit, int], March | None]
    """10: its step into the hex that was attacked; None: it may not enter it."""
    no_pursuit: Callable[[War, Unit], Refusal | None] = never_refused
    """Why a kind of unit never follows (Eagles 12.1/e)."""
    repeat_pursuit_points: int = 1
    may_order_freely: Callable[[Attack, int], bool]
    """16.6: orders that do not use up the free one."""
    ignores_across_unbridged: bool = False
    """Enemies across an unbridged large river do not count for the reserve test (Eagles 8.2)."""
    line_limits: Callable[[Board], Mapping[int, tuple[tuple[int, int], ...]]] | None = None
    """Lines that hang on who holds a fortress: by the hex of the unit, the fortress and the side (Eagles 4.2)."""
    loss_of_unit: Callable[[War, State, Unit, int], None]
    """15.2.1: what the elimination of a unit on a hex does to morale."""
    counters_into_vacated: bool = False
    """After a counter-attack the pursuit begins with a hex that the attackers left (Eagles 14.2)."""
    calm_theatre: int = -1
    """A theatre whose boundaries move no morale (Eagles 13.3.2)."""
    town_counts: Callable[[War, State, Side, int], bool] | None = None
    """Does a town with a digit that a side has taken move morale (Eagles 13.5)?"""
    flight_points: Callable[[War, Unit], int] = _infantry_flees_further
    """How many points more a unit may march in flight (45, Eagles 23.2.1)."""
    risks: Mapping[str, Mapping[int, tuple[int, int]]]
    """In flight and in pursuit, by points beyond the limit: the highest face of the die that costs a level, and the
    highest that costs morale (45, Eagles 23.2)."""
    polish_number: Callable[[Sequence[int]], int]
    """Polish replacements by the character of operations in the theatres (29.3, Eagles 17.1.3)."""
    exposed_fall_at_once: bool = False
    """A cadre alone beside an enemy falls where its move ends (Eagles 3.3/g), not when its player-turn ends (13.3)."""
    avoids_crowds: bool = False
    """A retreat ends on a full hex only if there is no other way (Eagles 11.6)."""

    stack_limit: int = 4
    warsaw_limit: int = 5
    retreat_hexes: int = 2
    repeat_retreat_hexes: int = 1
    repeat_modifier: int = -3
    blocked_loss: int = 3
    through_strength: int = 3
    through_limit: int = 2
    through_loss: int = 2
    order_strength: int = 3

    def __post_init__(self) -> None:
        """Every rule that common code may cite has a number, or the edition says that it has no such rule."""
        unknown = sorted(rule for rule in RULE_NAMES if rule not in self.numbers and rule not in self.without)
        if unknown:
            raise DataError(f"edition {self.id}: no rule number for {', '.join(unknown)}")

    def number(self, rule: Rule) -> str:
        """The number of a rule by its name; an edition's own code may cite a number straight away."""
        found = self.numbers.get(rule, rule)
        if found[:1].islower():
            raise DataError(f"edition {self.id} has no rule {rule!r}")
        return found

    def rules_up_to(self, chapter: int = ALL_CHAPTERS) -> frozenset[str]:
        """The rules in force where those of the first chapters are."""
        return frozenset(name for name, number in self.chapter_numbers.items() if number <= chapter)


def read_table(grid: Grid, rout: Mapping[str, tuple[int, int]]) -> AttackTable:
    """The attack table in its printed shape, defender by attacker."""
    sums = tuple(str(i) for i in range(1, len(grid.rows) + 1))
    if grid.rows != sums or grid.columns != tuple(str(i) for i in range(1, len(grid.columns) + 1)):
        raise DataError(f"{grid.file}:1: rows and columns are strengths 1, 2, 3 … in order")
    chances = tuple(tuple(grid.int_at(row, column) for column in grid.columns) for row in grid.rows)
    return AttackTable(chances, frozenset(rout.values()))


def read_box_table(box: Box) -> AttackTable:
    rows = box.rows("rout")
    return read_table(box.grid("attack"), {r.text("cell"): (r.int("attacker"), r.int("defender")) for r in rows})


def read_track(box: Box) -> MoraleTrack:
    """`morale.csv`: the fields in order from the Polish end."""
    rows = box.rows("morale")
    fields = [row.int("field") for row in rows]
    for row, field in zip(rows, range(fields[0], fields[0] + len(fields))):
        if row.int("field") != field:
            raise row.error(f"field {field} should stand here")
        if row.text("side", "") != ("pl" if field < 0 else "su" if field else ""):
            raise row.error(f"side is {row.text('side', '')!r}: fields below 0 are Polish, above 0 Bolshevik")
    yellow = frozenset(row.int("field") for row in rows if row.flag("yellow"))
    return MoraleTrack(fields[0], fields[-1], tuple(row.int("level", low=0, high=2) for row in rows), yellow)


def read_stages(box: Box) -> tuple[str, ...]:
    rows = box.rows("stages", also=("date",))
    for number, row in enumerate(rows, 1):
        if row.int("stage") != number:
            raise row.error(f"stage {number} should stand here")
    return tuple(row.text("name") for row in rows)
