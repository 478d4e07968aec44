"""The box of Nest of Eagles as the tests of its data read it: rows, cards and places, without any rule."""

from functools import cache
from pathlib import Path

from sztab.games.rok1920 import __file__ as package
from sztab.kernel.box import Box, Card, Row

GAME = "nest-of-eagles"
DATA = Path(package).parent / "data"
SCENARIOS = tuple(range(1, 10))


@cache
def box(edition: str = "eagles") -> Box:
    return Box(DATA / edition)


@cache
def rows(stem: str, edition: str = "eagles") -> dict[str, Row]:
    """The rows of a file by their first column."""
    return {next(iter(row.cells.values())): row for row in box(edition).rows(stem)}


@cache
def card(scenario: int) -> Card:
    return box().card(f"scenario-{scenario}")


def stages() -> list[str]:
    return [row.text("name") for row in rows("stages").values()]


def base(written: str) -> str:
    """The unit of an entry on a card: "su-8ds-" is 8 DS, weakened."""
    return written.rstrip("-")


def set_up(scenario: int) -> dict[str, list[str]]:
    """Place on the card to the units that start there, of all sides."""
    found: dict[str, list[str]] = {}
    for places in card(scenario).get("setup", dict).values():
        for place, units in places.items():
            found.setdefault(place, []).extend(units)
    return found


def arrivals(scenario: int) -> dict[str, str]:
    """Unit to the stage in which the card brings it."""
    listed = card(scenario).get("arrival", list, [])
    return {base(unit): entry["stage"] for entry in listed for unit in entry["units"]}


def boxes(scenario: int) -> dict[str, list[str]]:
    return dict(card(scenario).get("boxes", dict))


def later(scenario: int) -> list[str]:
    """Units that are laid into a box in the course of the scenario."""
    return [unit for entry in card(scenario).get("box_arrival", list, []) for unit in entry["units"]]


def reserve_value(unit: str, *, weakened: bool = False) -> float:
    """8.2/d, 8.2/e, from the printed numbers."""
    row = rows("units")[unit]
    strength = float(row.int("weakened" if weakened else "strength"))
    if row.text("arm") == "cavalry":
        strength *= 1.5
    return strength + (2 if row.flag("weakened_elite" if weakened else "elite") else 0)
