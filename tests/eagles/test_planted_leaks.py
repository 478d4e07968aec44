"""Nothing hidden leaks: positions that differ in it alone look the same to the enemy and to onlookers, in the view and
in the journal. Each pair is checked to differ indeed, and a view with a planted leak is told from the other."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from sztab.games.rok1920.eagles.options import hidden_knowledge
from sztab.games.rok1920.eagles.sich import SichCourted
from sztab.games.rok1920.state import State
from sztab.games.rok1920.table import view as views
from sztab.games.rok1920.table.margins import notes
from sztab.games.rok1920.table.markers import MarkerView, markers
from sztab.games.rok1920.war import War
from sztab.kernel.events import Event
from tests.eagles.kit import real
from tests.eagles.test_hiding import FAR, posed, replacing
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


def moved(units: str, tag: str, *more: str) -> Scene:
    """The Patrol at Lwów does something in the movement phase that begins with this word."""
    table = posed(
        units + FAR, under_markers={"pl p1": at_lwow(units), "pl p2": at_brody(units)}, phase="movement", phasing="pl",
        more={"forced-march": "yes"}, morale={"ua": 8, "lb": 8},
    )  # fmt: skip
    table.play.answer((tag, "p1", *more))
    return table


def by_rail(units: str) -> Scene:
    return moved(units, "rail-hidden").give("Stanisławów")


def concentrated(units: str) -> Scene:
    return moved(units, "concentrate-hidden").give("Stanisławów").roll(5)


def pressed_on(units: str) -> Scene:
    table = moved(units, "press-on-hidden", "flight")
    table.play.answer_index(0)
    return table.roll(1)


def strengthened(units: str) -> Scene:
    """Whoever is at Lwów gets a replacement under his marker."""
    weak = " ".join(word.replace("dp@", "dp-@") for word in units.split())
    markers = {"pl p1": at_lwow(units), "pl p2": at_brody(units)}
    table = replacing(f"{weak} {FAR}", under_markers=markers, pools={"pl": 1})
    return table.act("strengthen", at_lwow(units))


def divided(place: str) -> Scene:
    """4 DP is divided under its marker, at one place or the other; 12 DP is at the other."""
    other = "Brody" if place == "Lwów" else "Lwów"
    under = {f"pl {marker}": "pl-4dp" if at == place else "pl-12dp" for marker, at in (("p1", "Lwów"), ("p2", "Brody"))}
    return replacing(f"pl-4dp@{place} pl-12dp@{other} {FAR}", under_markers=under).act("split", "pl-4dp")


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
    "hidden by rail": ("pl", lambda: by_rail(TWO), lambda: by_rail(OTHER)),
    "hidden to a secret place": ("pl", lambda: concentrated(TWO), lambda: concentrated(OTHER)),
    "hidden on a forced march": ("pl", lambda: pressed_on(TWO), lambda: pressed_on(OTHER)),
    "hidden with a replacement": ("pl", lambda: strengthened(TWO), lambda: strengthened(OTHER)),
    "hidden and divided": ("pl", lambda: divided("Lwów"), lambda: divided("Brody")),
}
"""Whose secret it is, and two positions that differ in it alone."""
Patch = pytest.MonkeyPatch


def units_shown(patch: Patch, owner: str) -> None:
    """Units are shown under their markers."""
    patch.setattr(views, "is_concealed", lambda *_: False)


def notes_of_the_owner(patch: Patch, owner: str) -> None:
    """Others read on the margins what only the owner may."""
    patch.setattr(views, "notes", lambda war, state, seat: notes(war, state, owner))


def markers_of_the_owner(patch: Patch, owner: str) -> None:
    """Others see the faces of markers that lie face down to them."""
    patch.setattr(views, "markers", lambda war, state, seat: markers(war, state, owner))


def picks_shown(patch: Patch, owner: str) -> None:
    """The brigades that were picked lie open."""

    def leaking(war: War, state: State, seat: str | None) -> Iterator[MarkerView]:
        yield from markers(war, state, seat)
        yield MarkerView(owner, "sich", "morale", str(state.of[SichCourted].picks))

    patch.setattr(views, "markers", leaking)


def journal_unmasked(patch: Patch, owner: str) -> None:
    """The journal names units that are under markers."""
    patch.setattr(hidden_knowledge, "mask_events", lambda *_: None)


def journal_by_marker(patch: Patch, owner: str) -> None:
    """The journal tells under which marker something was done."""
    patch.setattr(hidden_knowledge, "is_secret", lambda *_: False)


PLANTED: dict[str, Callable[[Patch, str], None]] = {
    **dict.fromkeys(("patrols", "groups", "dummies"), units_shown),
    "concentration": notes_of_the_owner,
    "sich": picks_shown,
    **dict.fromkeys(("priorities", "events"), markers_of_the_owner),
    **dict.fromkeys([kind for kind in PAIRS if kind.startswith("hidden")], journal_unmasked),
    "hidden and divided": journal_by_marker,
}
"""How a leak of each kind could look."""


def seen(table: Scene, seat: str | None) -> Any:
    told: list[Event] = [event for _, event in table.play.journal if event.only in ("", seat)]
    return table.game.view(table.state, seat), told


@pytest.mark.rule(GAME, "23.1", "9.4", "20.4.1", "23.3/a", "23.1.2/b")
@pytest.mark.parametrize("kind", list(PAIRS))
def test_the_enemy_cannot_tell_positions_that_differ_in_what_is_hidden(kind: str) -> None:
    owner, *make = PAIRS[kind]
    one, other = (each() for each in make)
    assert one.game.dump(one.state) != other.game.dump(other.state), "they differ"
    for seat in ("su" if owner == "pl" else "pl", None):
        assert seen(one, seat) == seen(other, seat)


@pytest.mark.parametrize("kind", list(PAIRS))
def test_a_planted_leak_of_each_kind_is_seen(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    owner, *make = PAIRS[kind]
    PLANTED[kind](monkeypatch, owner)
    one, other = (each() for each in make)
    for seat in ("su" if owner == "pl" else "pl", None):
        assert seen(one, seat) != seen(other, seat)


@pytest.mark.parametrize("kind", ["hidden by rail", "hidden to a secret place"])
def test_a_marker_on_its_way_does_not_show_whom_it_covers(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Were those who travel named on the margins, or shown where they arrive, the pairs would differ."""
    monkeypatch.setattr(hidden_knowledge, "conceals", lambda *_: False)
    units_shown(monkeypatch, "pl")
    one, other = (each() for each in PAIRS[kind][1:])
    assert seen(one, "su") != seen(other, "su")
