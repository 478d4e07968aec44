"""The printed tables of this edition that single rules read: replacements, forced marches, volunteers, events."""

from collections.abc import Callable, Sequence
from itertools import combinations_with_replacement

from sztab.games.rok1920.moving.pressing_on import FLIGHT, PURSUIT
from sztab.games.rok1920.politics.operations import LIMITED, OFFENSIVE, PAUSE
from sztab.games.rok1920.printed import PrintedEvent, Recruits
from sztab.games.rok1920.units.counters import ARTILLERY, BRIGADE, CAR, CAVALRY, INFANTRY, REGIMENT, TANK, THEATRES
from sztab.kernel.box import Box, Row, read_all
from sztab.kernel.errors import DataError

LETTERS = {PAUSE: "P", LIMITED: "L", OFFENSIVE: "O"}
"""17.1.1: pause, limited operations, offensive, as `replacements.csv` writes them, in this order."""
WAYS = {"escape": FLIGHT, "chase": PURSUIT}
SIDES = {"P": "pl", "B": "su"}
TURNS, PHASES = ("pl", "su", "any"), ("replacement", "attack", "any", "reaction")
EVENTS = tuple(f"{letter}{number}" for letter in SIDES for number in range(1, 11))
DIE, BACK, ONE, PLACE = "die", "back", "one", "place"
SAYS = {
    "P2": (ONE, PLACE), "P4": (BACK,), "P6": (BACK,), "P7": (BACK,), "B1": (DIE,), "B2": (DIE,), "B3": (ONE, PLACE),
    "B4": (ONE, BACK), "B5": (ONE,),
}  # fmt: skip
"""What an event says besides its phase: units by the face of a die, after how many stages somebody is back, one unit,
one place. All others say nothing there."""


def _all_there(box: Box, stem: str, what: str, wanted: Sequence[str], found: Sequence[str]) -> None:
    if missing := [name for name in wanted if name not in found]:
        raise DataError(f"{box.path(f'{stem}.csv')}:1: no {what} {', '.join(missing)}")


def read_polish_number(box: Box) -> Callable[[Sequence[int]], int]:
    """`replacements.csv`, 17.1.3/a-17.1.3/i: Polish replacements by the operations in the three theatres; one without a
    marker is in pause (17.1.1/g)."""
    combinations = ["".join(kinds) for kinds in combinations_with_replacement(LETTERS.values(), len(THEATRES))]
    rows = box.rows("replacements")
    listed = read_all(rows, lambda row: (row.one_of("operations", combinations), row.int("pl", low=0, high=9)))
    numbers: dict[str, int] = dict(listed)
    _all_there(box, "replacements", "operations", combinations, [*numbers])

    def polish_number(characters: Sequence[int]) -> int:
        kinds = sorted([*characters, *[PAUSE] * (len(THEATRES) - len(characters))])
        return numbers["".join(LETTERS[kind] for kind in kinds)]

    return polish_number


def read_risks(box: Box) -> dict[str, dict[int, tuple[int, int]]]:
    """`forced-march.csv`, 23.2.1, 23.2.2: by the way and the points beyond the limit, the highest face of the die that
    costs a level and the highest that costs morale."""
    risks: dict[str, dict[int, tuple[int, int]]] = {FLIGHT: {}, PURSUIT: {}}

    def read(row: Row) -> None:
        found = risks[WAYS[row.one_of("kind", WAYS)]]
        bonus, worst = row.int("bonus", low=1, high=6), row.int("loss_to", low=0, high=6)
        if bonus != len(found) + 1:
            raise row.error(f"bonus is {bonus}, where {len(found) + 1} should stand")
        found[bonus] = (worst, row.int("morale_to", low=worst, high=6))

    read_all(box.rows("forced-march", also=("march",)), read)
    _all_there(box, "forced-march", "kind", [*WAYS], [kind for kind, way in WAYS.items() if risks[way]])
    return risks


def read_recruits(box: Box) -> tuple[Recruits, ...]:
    """`volunteers.csv`, 19.1.1/a-19.1.1/d: what comes in each player-turn of forming, with the marker for it."""

    def read(row: Row) -> Recruits:
        formation = row.one_of("formation", ("volunteer", "support"))
        arms = row.known("arms", (INFANTRY, CAVALRY) if formation == "volunteer" else (TANK, ARTILLERY, CAR))
        size = row.one_of("size", ("", BRIGADE, REGIMENT), "")
        if not arms:
            raise row.error("arms is empty")
        return Recruits(formation, arms, size, row.int("number", low=0, high=9), row.one_of("marker", ("A", "B")))

    return tuple(read_all(box.rows("volunteers", also=("kind",)), read))


def read_events(box: Box) -> dict[str, PrintedEvent]:
    """`events.csv`, 23.3.1, 23.3.2: in whose phase each marker is played, and the numbers, units and places on it."""
    counters = {row.text("id") for row in box.rows("units", also=("starts_split",))}
    places = {row.text("name") for row in box.rows("places")}

    def read(row: Row) -> PrintedEvent:
        event = row.one_of("event", EVENTS)
        row.one_of("side", (SIDES[event[0]],))
        says = SAYS.get(event, ())
        units = row.known("units", counters)
        most = 6 if DIE in says else 1 if ONE in says else 0
        if len(units) > most or bool(units) != bool(most):
            raise row.error(f"units has {len(units)} where {event} needs {'1-6' if most == 6 else most}")
        return PrintedEvent(
            event.lower(),
            row.one_of("turn", TURNS),
            row.one_of("phase", PHASES),
            _number(row, "rolls", event, DIE in says),
            units,
            row.one_of("place", places) if PLACE in says else row.one_of("place", ("",), ""),
            _number(row, "returns_after", event, BACK in says),
        )

    found = {event.id: event for event in read_all(box.rows("events", also=("name", "rule")), read)}
    _all_there(box, "events", "event", EVENTS, [id.upper() for id in found])
    return found


def _number(row: Row, column: str, event: str, is_said: bool) -> int:
    number = row.int(column, low=0, high=27, default=0)
    if not is_said and row.text(column, ""):
        raise row.error(f"{column} is {number}, but {event} says nothing there")
    return row.int(column, low=0, high=27) if is_said else 0
