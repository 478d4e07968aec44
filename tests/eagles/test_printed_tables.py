"""Tables of single rules stand in the box: what an owner writes there is played, and what means nothing is refused."""

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from sztab.games.rok1920.eagles.game import make
from sztab.kernel.errors import DataError
from tests.eagles import boxed, kit
from tests.eagles.test_forced_march import ON, pressed
from tests.eagles.test_polish_forces import CALLED, UNITS, due
from tests.eagles.test_political_events import coup, offered, played, window
from tests.eagles.test_replacements import HOME

Change = Callable[[str, Mapping[str, Mapping[str, Any]]], None]


@pytest.fixture
def change(monkeypatch: pytest.MonkeyPatch) -> Change:
    """Change single cells of a file of the box for one test."""

    def change(stem: str, cells: Mapping[str, Mapping[str, Any]]) -> None:
        changed = make(boxed.box().overridden({stem: cells}))
        monkeypatch.setattr(kit, "game", lambda: changed)

    return change


def income() -> int:
    """What the Poles receive after a turn without an attack."""
    table = kit.draw("pl: 16DP@0607 / su: 58DS@0901", **{**HOME, "phase": "replacements", "attacks": {}})
    return table.skip_to("replacements").pool("pl")


def test_replacements(change: Change) -> None:
    assert income() == 4
    change("replacements", {"PPP": {"pl": 7}})
    assert income() == 7


def test_forced_marches(change: Change) -> None:
    assert pressed("16DP", "0405", 3).level("16DP") == "full"
    change("forced-march", {"escape-1": {"loss_to": 3}})
    assert pressed("16DP", "0405", 3).level("16DP") == "weak"


def test_points_of_a_chase(change: Change) -> None:
    def columns() -> set[int]:
        table = kit.draw("pl: 16DP@0205 / su: 58DS@0909", morale={"ua": -8}, **ON)
        table.play.answer(("press-on", table.unit("16DP"), "pursuit"))
        return {int(h[:2]) - 2 for h in table.options()}

    assert columns() == {4}
    change("forced-march", {"escape-2": {"kind": "chase", "bonus": 1}, "chase-1": {"bonus": 2}})
    assert columns() == {4, 5}


def test_volunteers(change: Change) -> None:
    def riders() -> int:
        table = kit.draw(UNITS, **CALLED)
        for _ in range(20):
            if table.prompt in ("reserve-phase", "move"):
                break
            table.play.answer_index(0)
        counters = [table.war.roster.counters[table.unit(u)] for u in due(table)]
        return sum(c.formation == "volunteer" and c.arm == "cavalry" for c in counters)

    assert riders() == 1
    change("volunteers", {"cavalry brigade": {"number": 2}})
    assert riders() == 2


def test_the_phase_of_an_event(change: Change) -> None:
    assert offered(window("p5")) == {"p5"}
    change("events", {"P5": {"turn": "su"}})
    assert offered(window("p5")) == set()
    assert offered(window("p5", side="su")) == {"p5"}


def test_dice_units_and_places_of_events(change: Change) -> None:
    riders = "pl-12dp@Fastów su-27ds@Orsza ua-2d@Lwów ua-6d@Lwów"
    assert coup("b1", riders, 6, 1, 1).level("ua-6d") == "weak"
    change("events", {"B1": {"rolls": 1, "units": "ua-6d"}})
    table = coup("b1", riders, 1)
    assert (table.level("ua-6d"), table.prompt == "coup") == ("weak", False)
    change("events", {"P2": {"units": "pl-jak"}})
    assert played("p2", units="pl-12dp@Mińsk su-27ds@Orsza pl-jak-@Lwów").level("pl-jak") == "full"
    red = "su-4ds@Mińsk pl-12dp@Fastów"
    assert offered(window("p2", units=red)) == set()
    change("events", {"P2": {"place": "Lwów"}})
    assert offered(window("p2", units=red)) == {"p2"}


def test_when_who_was_sent_away_is_back(change: Change) -> None:
    change("events", {"P7": {"returns_after": 5}})
    table = played("p7", side="su", units="pl-12dp@Mińsk su-27ds@Orsza su-ppw1@Orsza")
    assert table.state.due[table.unit("su-ppw1")] == 1 + 5


@pytest.mark.parametrize(
    ("stem", "cells", "said"),
    [
        ("replacements", {"PPP": {"pl": "four"}}, r"replacements.csv:2: pl is 'four'"),
        ("replacements", {"PPP": {"operations": "PPX"}}, r"replacements.csv:2: operations is 'PPX'"),
        ("replacements", {"PPP": {"operations": "PPL"}}, r"replacements.csv:1: no operations PPP"),
        ("forced-march", {"escape-2": {"bonus": 3}}, r"forced-march.csv:3: bonus is 3, where 2 should stand"),
        ("forced-march", {"escape-1": {"morale_to": 0}}, r"forced-march.csv:2: morale_to is 0, not between 1 and 6"),
        ("forced-march", {"chase-1": {"kind": "run"}}, r"forced-march.csv:4: kind is 'run'"),
        ("forced-march", {"chase-1": {"kind": "escape", "bonus": 3}}, r"forced-march.csv:1: no kind chase"),
        ("volunteers", {"support unit": {"arms": "airship"}}, r"volunteers.csv:5: arms is 'airship'"),
        ("volunteers", {"support unit": {"marker": "C"}}, r"volunteers.csv:5: marker is 'C'"),
        ("volunteers", {"support unit": {"arms": ""}}, r"volunteers.csv:5: arms is empty"),
        ("events", {"P2": {"units": "pl-none"}}, r"events.csv:3: units is 'pl-none'"),
        ("events", {"P2": {"place": "Mordor"}}, r"events.csv:3: place is 'Mordor'"),
        ("events", {"P2": {"units": ""}}, r"events.csv:3: units has 0 where P2 needs 1"),
        ("events", {"P1": {"rolls": 2}}, r"events.csv:2: rolls is 2, but P1 says nothing there"),
        ("events", {"P1": {"units": "pl-bb"}}, r"events.csv:2: units has 1 where P1 needs 0"),
        ("events", {"P4": {"returns_after": ""}}, r"events.csv:5: returns_after is empty"),
        ("events", {"P1": {"side": "su"}}, r"events.csv:2: side is 'su'"),
        ("events", {"P1": {"phase": "march"}}, r"events.csv:2: phase is 'march'"),
        ("events", {"P1": {"event": "P11"}}, r"events.csv:2: event is 'P11'"),
    ],
)
def test_what_means_nothing_is_told_with_file_and_line(stem: str, cells: Any, said: str) -> None:
    with pytest.raises(DataError, match=said):
        make(boxed.box().overridden({stem: cells}))
