"""Nothing hidden leaks: positions that differ in it alone look the same to the enemy and to onlookers, in the view and
in the journal. Each pair is checked to differ indeed, and a view with a planted leak is told from the other."""

from collections.abc import Callable
from typing import Any

import pytest

from sztab.games.rok1920.eagles.options import hidden_units
from sztab.games.rok1920.table import view as views
from sztab.kernel.events import Event
from tests.eagles.kit import real
from tests.eagles.test_hiding import FAR, posed
from tests.eagles.test_moral_surge import at
from tests.eagles.test_priorities import EAST, ON
from tests.eagles.test_rail import concentrate
from tests.eagles.test_red_forces import courted
from tests.rok1920.special_kit import Scene

GAME = "nest-of-eagles"
TWO = "pl-12dp@Lwów pl-14dp@Brody "
OTHER = "pl-14dp@Lwów pl-12dp@Brody "


def priority(red: str) -> Scene:
    table = real("9", EAST, clear=True, options=ON)
    while table.prompt != "priority":
        table.play.answer_index(0)
    return table.give("silesia").give(red)


def patrols(units: str, marker: str = "p1") -> Scene:
    return posed(units + FAR, under_markers={f"pl {marker}": at_lwow(units), "pl p2": at_brody(units)})


def at_lwow(units: str) -> str:
    return units.split()[0].partition("@")[0]


def at_brody(units: str) -> str:
    return units.split()[1].partition("@")[0]


def dummy(is_dummy: bool) -> Scene:
    """A Patrol at Lwów, real or not; whoever is not there is on the way."""
    unit = "pl-dummy1" if is_dummy else "pl-12dp"
    return posed(f"{unit}@Lwów " + FAR, under_markers={"pl p1": unit})


PAIRS: dict[str, tuple[str, Callable[[], Scene], Callable[[], Scene]]] = {
    "patrols": ("pl", lambda: patrols(TWO), lambda: patrols(OTHER)),
    "groups": ("pl", lambda: patrols(TWO, "a"), lambda: patrols(OTHER, "a")),
    "dummies": ("pl", lambda: dummy(True), lambda: dummy(False)),
    "concentration": ("pl", lambda: concentrate().give("0605").roll(5), lambda: concentrate().give("0305").roll(5)),
    "sich": ("su", lambda: courted("su-sicz1", "su-sicz2"), lambda: courted("su-sicz1", "su-sicz3")),
    "priorities": ("su", lambda: priority("third-army"), lambda: priority("stalin")),
    "events": (
        "su",
        lambda: at("political-events", "pl", "p5", "b1", "b2"),
        lambda: at("political-events", "pl", "p5", "b4", "b6"),
    ),
}
"""Whose secret it is, and two positions that differ in it alone."""


def seen(table: Scene, seat: str | None) -> Any:
    told: list[Event] = [event for event in table.play.events if event.only in ("", seat)]
    return table.game.view(table.state, seat), told


@pytest.mark.rule(GAME, "23.1", "9.4", "20.4.1", "23.3/a")
@pytest.mark.parametrize("kind", list(PAIRS))
def test_the_enemy_cannot_tell_positions_that_differ_in_what_is_hidden(kind: str) -> None:
    owner, *make = PAIRS[kind]
    one, other = (each() for each in make)
    assert one.game.dump(one.state) != other.game.dump(other.state), "they differ"
    for seat in ("su" if owner == "pl" else "pl", None):
        assert seen(one, seat) == seen(other, seat)


def test_a_planted_leak_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    """Were units shown under their markers, the pairs would differ to the enemy."""
    monkeypatch.setattr(views, "is_concealed", lambda *_: False)
    for kind in ("patrols", "groups", "dummies"):
        one, other = (each() for each in PAIRS[kind][1:])
        assert seen(one, "su") != seen(other, "su")
    assert hidden_units.is_hidden(one.war, one.state, one.unit("pl-dummy1"))
