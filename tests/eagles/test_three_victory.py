"""22.2, S3.P-S7.P, S9.P: of two Bolshevik players both, one or neither may win."""

from typing import Any

import pytest

from sztab.games.rok1920.eagles.scenarios.shares import own_points
from sztab.games.rok1920.eagles.scenarios.verdicts import BROKEN, judged
from sztab.games.rok1920.map.localities import pass_through
from sztab.games.rok1920.politics.fronts import LB, UA
from sztab.games.rok1920.units.counters import ENEMY, FRONTS, PL, SU
from sztab.kernel.events import Outcome
from tests.eagles.kit import game
from tests.eagles.test_three_players import SOUTHWEST, THREE, WEST, three
from tests.rok1920 import marks
from tests.rok1920.special_kit import Scene

GAME = "nest-of-eagles"
WARSZAWA, LWOW = "Warszawa", "Lwów"
AT_END = {WEST: {"precedence-at-end": 1}, SOUTHWEST: {"precedence-at-end": 2}}
BOTH = (WEST, SOUTHWEST)
SOMEWHERE = "27DS@Orsza 58DS@Kijów 16DP@Kraków"


def hold(table: Scene, side: int, *places: str) -> Scene:
    for place in places:
        bit = 1 << table.war.board.place(place)
        table.state.held[side] |= bit
        table.state.held[ENEMY[side]] &= ~bit
    return table


def moral(table: Scene, lb: int, ua: int) -> Scene:
    """Both eastern theatres have a marker of their own, with this Bolshevik advantage."""
    table.state.markers |= 1 << LB | 1 << UA
    table.state.morale[LB], table.state.morale[UA] = lb, ua
    return table


def points(winner: str | None = "su") -> Outcome:
    """How two play it to an end by points."""
    return Outcome(winner, "win" if winner else "draw", "points", "S3.V", {"pl": 1, "su": 2})


def credited(table: Scene, outcome: Outcome) -> Outcome:
    return table.war.command.credit(table.war, table.state, outcome)


def none_held(table: Scene) -> Scene:
    places = {place for entry in game().cards["4"].own_points for place in entry.places}  # type: ignore[attr-defined]
    return hold(table, PL, *sorted(places))


@pytest.mark.rule(GAME, "22.2")
def test_the_six_scenarios_have_their_own_rule_of_victory_and_the_poles_win_alone() -> None:
    for id, rule in {"3": "S3.P", "4": "S4.P", "5": "S9.P", "6": "S6.P", "7": "S7.P", "9": "S9.P"}.items():
        table = three(id, SOMEWHERE)
        won = credited(table, Outcome("su", "strategic", "nothing-decided", "x", {"broken": 0}))
        assert won.rule == rule
        assert won.winner in FRONTS
        poles = Outcome("pl", "win", "points", "x")
        assert credited(table, poles) is poles
    two = game().war(game().start("9", game().scenario("9").settle({})))
    state = game().start("9", game().scenario("9").settle({}))
    assert two.command.credit(two, state, points()) == points(), "of two players one is the Bolshevik"


OWN_3 = [
    ((), 0, 0, (0, 0)), (("Wilno",), 0, 0, (10, 0)), (("Mińsk",), 0, 0, (5, 0)), (("Równe",), 0, 0, (0, 5)),
    (("Kijów",), 0, 0, (0, 5)), ((), 8, 0, (5, 0)), ((), 0, 16, (0, 10)), (("Wilno", "Kijów"), 16, 8, (20, 10)),
]  # fmt: skip


@pytest.mark.rule(GAME, "S3.P")
@pytest.mark.parametrize(("places", "lb", "ua", "expected"), OWN_3)
def test_what_each_has_by_himself_in_spring(
    places: tuple[str, ...], lb: int, ua: int, expected: tuple[int, int]
) -> None:
    table = hold(none_held(three("3", SOMEWHERE)), PL, "Kijów")
    moral(hold(table, SU, *places), lb, ua)
    found = own_points(table.war, table.state, game().cards["3"].own_points)  # type: ignore[attr-defined]
    assert tuple(found[front] for front in FRONTS) == expected


@pytest.mark.rule(GAME, "S3.P", "22.2/a")
@pytest.mark.parametrize(
    ("places", "holder", "winners"),
    [
        (("Wilno",), SOUTHWEST, (WEST,)),
        (("Równe",), WEST, (SOUTHWEST,)),
        ((), WEST, (WEST,)),
        ((), SOUTHWEST, (SOUTHWEST,)),
    ],
)  # fmt: skip
def test_spring_has_one_bolshevik_winner(places: tuple[str, ...], holder: str, winners: tuple[str, ...]) -> None:
    table = hold(none_held(three("3", SOMEWHERE, marks=AT_END[holder])), PL, "Kijów")
    moral(hold(table, SU, *places), 0, 0)
    found = credited(table, points())
    assert (found.winners, found.level, found.reason, found.rule) == (winners, "win", "points", "S3.P")
    assert found.score["su"] == 2
    assert set(FRONTS) < set(found.score)
    assert credited(table, points(None)).winners == (), "a draw is one for all"


@pytest.mark.rule(GAME, "S3.P")
@pytest.mark.parametrize(("unit", "winner"), [("27DS", WEST), ("58DS", SOUTHWEST)])
def test_who_takes_lwow_or_enters_poland_wins_spring_at_once(unit: str, winner: str) -> None:
    table = three("3", f"{SOMEWHERE} 44DS@Równe", marks=AT_END[SOUTHWEST if winner == WEST else WEST])
    hold(table, PL, LWOW)
    pass_through(table.war, table.state, table.unit(unit), (table.war.board.place(LWOW),))
    assert table.state.outcome is not None
    assert (table.state.outcome.winners, table.state.outcome.reason) == ((winner,), "lwow-taken")
    entering = three("3", SOMEWHERE)
    path = (entering.war.board.place("Białystok"),)
    for _, hook in entering.war.entered_of[entering.unit(unit)]:
        hook(entering.war, entering.state, entering.unit(unit), path)
    assert entering.state.outcome is not None
    assert (entering.state.outcome.winners, entering.state.outcome.reason) == ((winner,), "poland-entered")


@pytest.mark.rule(GAME, "S3.P")
def test_a_unit_that_is_driven_into_poland_is_noted_too_but_no_lithuanian() -> None:
    table = three("3", f"{SOMEWHERE} lt-1d@Kowno")
    path = (table.war.board.place("Białystok"),)
    for driven in table.war.after_retreat:
        driven(table.war, table.state, table.unit("lt-1d"), path[0], path)
    assert not marks.get(table.state, "first-in-poland")
    for driven in table.war.after_retreat:
        driven(table.war, table.state, table.unit("58DS"), path[0], path)
    assert marks.get(table.state, "first-in-poland") == 2


IN_POLAND = "27DS@Białystok 56DS@Łomża 164BS@Suwałki 58DS@Lublin"


@pytest.mark.rule(GAME, "S4.P")
@pytest.mark.parametrize(
    ("places", "lb", "ua", "expected"),
    [
        (("Wilno", "Mińsk", "Grodno"), 0, 0, (11, 1)),
        (("Lwów", "Równe"), 0, 0, (2, 13)),
        ((), 8, 16, (7, 11)),
    ],
)
def test_what_each_has_by_himself_with_the_cavalry_army(
    places: tuple[str, ...], lb: int, ua: int, expected: tuple[int, int]
) -> None:
    """Supplied divisions in Poland count one each, brigades nothing."""
    supplied = ["27DS", "56DS", "58DS", "su-164bs"]
    table = none_held(three("4", f"{IN_POLAND} 16DP@Kraków", supplied=supplied))
    moral(hold(table, SU, *places), lb, ua)
    found = own_points(table.war, table.state, game().cards["4"].own_points)  # type: ignore[attr-defined]
    assert tuple(found[front] for front in FRONTS) == expected


@pytest.mark.rule(GAME, "S4.P", "22.2", "22.2/a")
@pytest.mark.parametrize(
    ("places", "ua", "holder", "winners"),
    [
        (("Lwów",), 0, WEST, (SOUTHWEST,)),
        (("Wilno", "Mińsk", "Grodno"), 0, SOUTHWEST, (WEST,)),
        (("Wilno", "Mińsk", "Grodno", "Lwów"), 0, WEST, BOTH),
        (("Wilno", "Mińsk"), 8, WEST, (WEST,)),
        (("Wilno", "Mińsk"), 8, SOUTHWEST, (SOUTHWEST,)),
    ],
)
def test_with_the_cavalry_army_each_needs_eight_points(
    places: tuple[str, ...], ua: int, holder: str, winners: tuple[str, ...]
) -> None:
    table = none_held(three("4", SOMEWHERE, marks=AT_END[holder]))
    moral(hold(table, SU, *places), 0, ua)
    found = credited(table, points())
    assert (found.winners, found.rule) == (winners, "S4.P")


@pytest.mark.rule(GAME, "S6.P", "22.2")
@pytest.mark.parametrize(
    ("noted", "level", "reason", "lwow", "holder", "winners"),
    [
        ({"warszawa-taker": 1}, "strategic", "warsaw-taken", PL, SOUTHWEST, (WEST,)),
        ({"warszawa-taker": 2}, "strategic", "warsaw-taken", PL, WEST, (SOUTHWEST,)),
        ({}, "strategic", "lwow-and-morale", SU, WEST, BOTH),
        ({"lwow-taker": 2}, "tactical", "nothing-decided", SU, WEST, (SOUTHWEST,)),
        ({"lwow-taker": 1}, "tactical", "nothing-decided", SU, WEST, (WEST,)),
        ({"lwow-taker": 2}, "tactical", "nothing-decided", PL, WEST, (WEST,)),
        ({}, "tactical", "nothing-decided", PL, SOUTHWEST, (SOUTHWEST,)),
    ],
)
def test_the_battle_of_warsaw(
    noted: dict[str, int], level: str, reason: str, lwow: int, holder: str, winners: tuple[str, ...]
) -> None:
    for id, ending in (("6", {}), ("4", {"ending": "warsaw"})):
        table = hold(three(id, SOMEWHERE, options=ending, marks=AT_END[holder] | noted), lwow, LWOW)
        found = credited(table, Outcome("su", level, reason, "S6.V"))
        assert (found.winners, found.level, found.rule) == (winners, level, "S6.P")


@pytest.mark.rule(GAME, "S6.P", "S9.P")
@pytest.mark.parametrize("id", ["6", "9"])
@pytest.mark.parametrize(("unit", "winner"), [("27DS", WEST), ("58DS", SOUTHWEST)])
def test_whose_unit_takes_warsaw_wins(id: str, unit: str, winner: str) -> None:
    table = hold(three(id, SOMEWHERE), PL, WARSZAWA)
    pass_through(table.war, table.state, table.unit(unit), (table.war.warsaw,))
    assert table.state.outcome is not None
    assert (table.state.outcome.winners, table.state.outcome.reason) == ((winner,), "warsaw-taken")


@pytest.mark.rule(GAME, "S7.P", "22.2")
@pytest.mark.parametrize(
    ("broken", "lost", "winners"),
    [(BROKEN, False, ("pl",)), (BROKEN - 1, False, (WEST,)), (BROKEN, True, (SOUTHWEST,)), (BROKEN - 1, True, BOTH)],
)
def test_the_miracle_on_the_vistula(broken: int, lost: bool, winners: tuple[str, ...], monkeypatch: Any) -> None:
    monkeypatch.setattr("sztab.games.rok1920.eagles.scenarios.verdicts.broken_divisions", lambda *_: broken)
    table = three("7", SOMEWHERE, marks={"lwow-lost": 1} if lost else {})
    found = table.outcome_of()
    assert (found.winners, found.level) == (winners, "win")
    assert found.rule == ("S7.V" if winners == ("pl",) else "S7.P")


CITIES = ("Kraków", "Lublin", "Łódź", "Toruń", "Lwów")


@pytest.mark.rule(GAME, "S9.P", "22.2/a")
@pytest.mark.parametrize(
    ("units", "winner"),
    [
        ("27DS 56DS 12DS 58DS 44DS", WEST),
        ("27DS 56DS 58DS 44DS 45DS", SOUTHWEST),
        ("27DS 56DS lt-1d 58DS 44DS", WEST),
    ],
)
def test_who_stands_in_most_of_the_five_cities(units: str, winner: str) -> None:
    """Of equals who has precedence: in the west as many stand of each, so it stays with the West."""
    placed = " ".join(f"{unit}@{city}" for unit, city in zip(units.split(), CITIES, strict=True))
    table = three("9", f"{placed} 16DP@Warszawa", morale={"pl": 0})
    found = table.outcome_of("turn-end")
    assert (found.winners, found.level, found.reason) == ((winner,), "crushing", "five-cities")


@pytest.mark.rule(GAME, "S9.P", "S5.P", "22.2", "22.2/a")
@pytest.mark.parametrize("id", ["9", "5"])
@pytest.mark.parametrize(
    ("lwow", "morale", "holder", "winners"),
    [(SU, 8, WEST, BOTH), (PL, 8, WEST, (WEST,)), (SU, 0, SOUTHWEST, (SOUTHWEST,))],
)
def test_the_campaign(id: str, lwow: int, morale: int, holder: str, winners: tuple[str, ...]) -> None:
    table = three(id, SOMEWHERE, morale={"pl": morale, "lb": 0, "ua": 0}, marks=AT_END[holder])
    found = judged(hold(hold(table, lwow, LWOW), PL, WARSZAWA).war, table.state)
    level = "strategic" if winners == BOTH else "tactical"
    assert (found.winners, found.level, found.rule) == (winners, level, "S9.P")


@pytest.mark.rule(GAME, "S9.P")
@pytest.mark.parametrize(("phasing", "asked"), [("pl", "pl"), ("su", None)])
def test_the_side_whose_conditions_fail_may_end_the_campaign(phasing: str, asked: str | None) -> None:
    table = three("9", SOMEWHERE, stage="10.X", phasing=phasing, phase="armistice", morale={"lb": 0, "ua": 0})
    assert (table.prompt == "armistice") is (asked is not None)
    if asked:
        table.give("end")
        assert table.play.outcome is not None
        assert table.play.outcome.winners == (WEST,)


def test_who_judges_it_now_is_told_both() -> None:
    table = hold(three("9", SOMEWHERE, morale={"pl": 8, "lb": 0, "ua": 0}), SU, LWOW)
    told = table.ask("standing")
    assert (told["winner"], told["also"]) == (WEST, [SOUTHWEST])
    assert dict(game().scenario("9").settle(THREE))["players"] == "three"
