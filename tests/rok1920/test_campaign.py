"""40: the campaign; 41-46: the optional rules."""

from typing import Any

import pytest
from tests.rok1920.special_kit import Scene, real, scene

from sztab.games.rok1920 import named
from sztab.games.rok1920.chapter_events import DieRolled
from sztab.games.rok1920.first.scenarios import campaign
from sztab.games.rok1920.forces.konarmia import entry_faces
from sztab.games.rok1920.forces.status import CALLED, FORMED, FORMING
from sztab.games.rok1920.in_force import DEPLOYMENT
from sztab.games.rok1920.moving.pressing_on import goals, ways
from sztab.games.rok1920.scenarios.continuous_front import has_continuous_front

PL_T, UA_T, LB_T = 0, 1, 2


def judged(units: str = "", **more: Any) -> Scene:
    """The campaign with nobody on the board but these."""
    return real("campaign", clear=True, units=f"pl-16dp@Kraków su-58ds@Newel {units}", **more)


@pytest.mark.rule("rok-1920", "40")
def test_the_campaign_begins_as_spring_does() -> None:
    spring, whole = real("C"), real("campaign")
    assert spring.state.at == whole.state.at
    assert spring.state.level == whole.state.level
    assert (whole.state.stage, whole.war.setting.first) == (1, 0)
    assert whole.war.setting.last_stage == 27
    assert whole.war.setting.rules == whole.war.edition.rules_up_to() | {DEPLOYMENT}
    assert next(c.name for c in whole.war.setting.scenario_rules) == "campaign", "without the rules of C"


def markers(table: Scene, ua: int, lb: int, pl: int | None = None) -> Scene:
    table.state.morale = [pl or 0, ua, lb]
    table.state.markers = 6 | (pl is not None)
    return table


@pytest.mark.rule("rok-1920", "40.2")
@pytest.mark.parametrize(
    ("ua", "lb", "pl", "units", "held", "result"),
    [
        pytest.param(
            -16,
            -16,
            None,
            "",
            (),
            ("pl", "strategic", "40.2.2"),
            marks=pytest.mark.rule("rok-1920", "40.2.2"),
            id="level 2 in the east",
        ),
        pytest.param(
            -16,
            -8,
            None,
            "",
            (),
            ("pl", "tactical", "40.2.3"),
            marks=pytest.mark.rule("rok-1920", "40.2.3"),
            id="level 1 is tactical",
        ),
        pytest.param(
            -8,
            -8,
            None,
            "",
            (),
            ("pl", "tactical", "40.2.3"),
            marks=pytest.mark.rule("rok-1920", "40.2.3"),
            id="level 1 in both",
        ),
        pytest.param(
            -16,
            -7,
            None,
            "",
            (),
            ("su", "tactical", "40.2.6"),
            marks=pytest.mark.rule("rok-1920", "40.2.6"),
            id="one theatre without a level",
        ),
        pytest.param(
            -16,
            -16,
            None,
            "su-27ds@Białystok",
            (),
            ("su", "tactical", "40.2.6"),
            marks=pytest.mark.rule("rok-1920", "40.2.2"),
            id="a supplied enemy in Poland",
        ),
        pytest.param(
            0,
            0,
            8,
            "su-27ds@Białystok",
            ("Lwów",),
            ("su", "strategic", "40.2.5"),
            marks=pytest.mark.rule("rok-1920", "40.2.5"),
            id="Lwów and level 1",
        ),
        pytest.param(
            0,
            0,
            7,
            "su-27ds@Białystok",
            ("Lwów",),
            ("su", "tactical", "40.2.6"),
            marks=pytest.mark.rule("rok-1920", "40.2.6"),
            id="Lwów without a level",
        ),
        pytest.param(
            0,
            0,
            24,
            "su-27ds@Białystok",
            (),
            ("su", "tactical", "40.2.6"),
            marks=pytest.mark.rule("rok-1920", "40.2.6"),
            id="a level without Lwów",
        ),
    ],
)
def test_levels_of_victory(
    ua: int, lb: int, pl: int | None, units: str, held: tuple[str, ...], result: tuple[str, str, str]
) -> None:
    table = markers(judged(units), ua, lb, pl)
    east = [h for h in range(table.war.board.size) if table.war.board.localities >> h & 1]
    if units:
        table.state.held = [0, sum(1 << h for h in east)]
        table.state.held[1] &= ~(1 << table.hex("Warszawa") | 1 << table.hex("Lwów"))
    for name in held:
        table.state.held[1] |= 1 << table.hex(name)
        table.state.held[0] &= ~(1 << table.hex(name))
    found = campaign.standing(table.war, table.state)
    assert (found.winner, found.level, found.rule) == result
    assert table.outcome_of("end").rule == result[2]


@pytest.mark.rule("rok-1920", "40.2.4", "40.2")
def test_the_bolsheviks_crush_by_warsaw_or_five_cities() -> None:
    table = judged()
    assert campaign.crushing(table.war, table.state) is None
    table.state.held[1] |= 1 << table.hex("Warszawa")
    table.state.held[0] &= ~(1 << table.hex("Warszawa"))
    found = campaign.verdict(table.war, table.state, "taken")
    assert found is not None
    assert (found.winner, found.level, found.reason, found.rule) == ("su", "crushing", "warsaw-taken", "40.2.4")
    cities = "su-27ds@Kraków su-2ds@Lwów su-4ds@Lublin su-5ds@Łódź su-6ds@Toruń"
    five = real("campaign", clear=True, units=f"pl-16dp@Warszawa {cities}")
    won = campaign.verdict(five.war, five.state, "turn-end")
    assert won is not None
    assert won.reason == "five-cities"
    four = real("campaign", clear=True, units=f"pl-16dp@Warszawa {cities.rsplit(' ', 1)[0]}")
    assert campaign.crushing(four.war, four.state) is None


@pytest.mark.rule("rok-1920", "40.2.1")
def test_a_continuous_front_from_edge_to_edge() -> None:
    """On a strip of nine rows: units on every second row of a column close it by their control lines."""
    base: dict[str, Any] = {
        "size": "9x5", "theatre": "lb", "places": {"Wilno": "0302", "Mińsk": "0303", "Kijów": "0304"},
        "regions": {"town": "0302 0303 0304"}, "stage": "1.VIII", "phasing": "pl", "own_rules": "campaign",
    }  # fmt: skip
    towns = "1BK-@0302 2BK-@0303 3BK-@0304"
    closed = scene(f"pl: {towns} 11DP@0501 14DP@0503 15DP@0505 / su: 58DS@0905", **base)
    assert has_continuous_front(closed.war, closed.state)
    gap = scene(f"pl: {towns} 11DP@0501 15DP@0505 / su: 58DS@0905", **base)
    assert not has_continuous_front(gap.war, gap.state), "the towns can be reached through the gap"
    empty = scene("pl: 1BK-@0302 2BK-@0303 11DP@0501 14DP@0503 15DP@0505 / su: 58DS@0905", **base)
    assert not has_continuous_front(empty.war, empty.state), "Kijów is not occupied"
    weak = scene(f"pl: {towns} 11DP@0501 7BK-@0503 15DP@0505 / su: 58DS@0905", **base)
    assert not has_continuous_front(weak.war, weak.state), "a unit without lines leaves a gap"
    ahead = {**base, "places": {**base["places"], "Kijów": "0704"}, "regions": {"town": "0302 0303 0704"}}
    outpost = scene("pl: 1BK-@0302 2BK-@0303 3BK-@0704 11DP@0501 14DP@0503 15DP@0505 / su: 58DS@0905", **ahead)
    assert not has_continuous_front(outpost.war, outpost.state), "Kijów is held before the line, not behind it"
    within = scene("pl: 1BK-@0302 2BK-@0303 11DP@0701 14DP@0703 13DP@0704 15DP@0705 / su: 58DS@0905", **ahead)
    assert has_continuous_front(within.war, within.state), "in the line itself it counts (amb-103)"
    assert closed.war.is_from(closed.state, named.CONTINUOUS_FRONT)
    verdict = campaign.verdict(closed.war, closed.state, "turn-start")
    assert verdict is not None
    assert (verdict.winner, verdict.level, verdict.rule) == ("pl", "crushing", "40.2.1")
    assert campaign.verdict(closed.war, closed.state, "turn-end") is None, "only at the start of a Polish player-turn"
    early = scene(f"pl: {towns} 11DP@0501 14DP@0503 15DP@0505 / su: 58DS@0905", **{**base, "stage": "25.VII"})
    assert campaign.verdict(early.war, early.state, "turn-start") is None


@pytest.mark.rule("rok-1920", "40.1")
def test_the_loser_may_end_the_game() -> None:
    table = markers(judged(stage="10.X", phasing="pl", phase="turn-start", marks={"deploying": 0}), 0, 0)
    table.skip_to("armistice", "pl")
    table.give("end")
    assert table.play.outcome is not None
    assert (table.play.outcome.winner, table.play.outcome.rule) == ("su", "40.2.6")
    on = markers(judged(stage="10.X", phasing="pl", phase="turn-start"), 0, 0).skip_to("armistice", "pl").give("fight")
    assert on.play.outcome is None
    winner = markers(judged(stage="10.X", phasing="su", phase="armistice"), 0, 0)
    assert winner.prompt != "armistice", "only the loser is asked"
    early = markers(judged(stage="3.X", phasing="pl", phase="armistice"), 0, 0)
    assert early.prompt != "armistice"
    last = judged(stage="24.X", phasing="su", phase="next-player", morale={"ua": -16, "lb": -16})
    assert last.play.outcome is not None, "after 24.X it ends by itself"
    assert last.play.outcome.rule == "40.2.2"


# Options.


def with_option(option: str, units: str, **more: Any) -> Scene:
    setting = {"options": {option: "yes"}, **more.pop("setting", {})}
    return scene(units, setting=setting, **more)


@pytest.mark.rule("rok-1920", "41")
@pytest.mark.parametrize(("face", "count"), [(1, 0), (2, 0), (3, 1), (4, 1), (5, 2), (6, 2)])
def test_ukrainian_uncertainty(face: int, count: int) -> None:
    base: dict[str, Any] = {
        "places": {"Kijów": "0505"}, "regions": {"town": "0505"}, "held": {"pl": ["0505"]}, "theatre": "ua",
        "phase": "ukrainian-recruits", "phasing": "pl", "chapters": 24,
    }  # fmt: skip
    table = with_option("ukraine", "pl: 16DP@0505 / su: 58DS@0909", **base)
    assert table.prompt == "ukraine"
    table.roll(face)
    assert table.pool("ua") == count
    plain = scene("pl: 16DP@0505 / su: 58DS@0909", **base)
    assert plain.pool("ua") == 1, "without the option there is no roll"


@pytest.mark.rule("rok-1920", "42")
def test_patriotic_upsurge() -> None:
    base: dict[str, Any] = {
        "places": {"Warszawa": "0105", "Lwów": "0905"}, "regions": {"town": "0105 0905", "pl": "0105 0104",
        "lb": "0905 0904"},
        "held": {"pl": ["0105"], "su": ["0905"]}, "phase": "formation", "phasing": "pl", "chapters": 36,
        "stage": "25.VII",
        "marks": {"volunteers": CALLED, "coupled": 4}, "morale": {"pl": 20, "lb": 20},
    }  # fmt: skip
    table = with_option("upsurge", "pl: 16DP@0904 / su: 27DS@0104", **base)
    table.roll(2, 3)
    assert (table.prompt, len(table.options())) == ("upsurge-unit", 15), "any of the volunteers"
    table.give("pl-syb", "pl-205pp", "MOAO")
    assert table.prompt == "upsurge-morale", "2d6-2 units: three"
    table.roll(5, 4)
    assert table.state.morale[PL_T] == 11, "nine to the Poles instead of seven"
    assert FORMING <= table.marks["volunteers"] < FORMED, "it goes on until all have come"
    none = with_option("upsurge", "pl: 16DP@0904 / su: 27DS@0104", **base).roll(1, 1)
    assert none.prompt == "upsurge-morale", "nobody came"


@pytest.mark.rule("rok-1920", "43")
def test_glavkom() -> None:
    base: dict[str, Any] = {
        "theatre": "lb",
        "phase": "receive",
        "phasing": "su",
        "chapters": 39,
        "marks": {"strip-entered": 1},
    }
    for face, count in ((1, 0), (2, 0), (3, 1), (4, 1), (5, 2), (6, 2)):
        table = with_option("glavkom", "pl: 16DP@0101 / su: 27DS@0909", **base).roll(face)
        for _ in range(count):
            table.give("west")
        assert table.prompt != "extra-replacement"
        assert table.pool("west") == 2 + count
    late = {
        **base,
        "marks": {
            "strip-entered": 1,
            "volunteers": FORMED,
            "attacks-west": 1,
            "attacks-southwest": 1,
        },
    }
    for face, comes in ((4, False), (5, True)):
        table = with_option("glavkom", "pl: 16DP@0101 / su: 27DS@0909", **late)
        assert table.prompt == "glavkom"
        assert "su-lot" not in table.options(), "the Latvians come last"
        table.give("su-19ds").roll(face)
        assert bool(table.state.due[table.unit("su-19ds")]) is comes
        assert table.prompt != "extra-replacement"


@pytest.mark.rule("rok-1920", "44", "44/a", "44/b", "44/c")
@pytest.mark.parametrize(
    ("stage", "face", "comes"), [("16.V", 4, False), ("16.V", 5, True), ("23.V", 2, False), ("23.V", 3, True)]
)
def test_budyonnys_surprise(stage: str, face: int, comes: bool) -> None:
    base: dict[str, Any] = {
        "theatre": "ua", "phase": "movement", "phasing": "su", "chapters": 24, "stage": stage, "morale": {"ua": 0},
        "regions": {"ka": "0909 0908"}, "due": {"su-4dk": 5},
    }  # fmt: skip
    table = with_option("budyonny", "pl: 16DP@0101 / su: 58DS@0505", **base)
    assert table.prompt == "budyonny"
    table.roll(face)
    assert table.events(DieRolled)[0].good == comes
    table.skip_to("move", "su")
    assert (table.offered("arrive") == {"su-4dk"}) is comes
    if comes:
        table.act("arrive", "4DK").give("0909")
        assert table.state.morale[UA_T] == 0, "no automatic rise"


@pytest.mark.rule("rok-1920", "44", "44/c")
def test_budyonny_comes_for_certain_and_frightens_before() -> None:
    base: dict[str, Any] = {
        "theatre": "ua", "phase": "movement", "phasing": "su", "chapters": 24, "morale": {"ua": 0},
        "regions": {"ka": "0909 0908"}, "due": {"su-4dk": 5},
    }  # fmt: skip
    sure = with_option("budyonny", "pl: 16DP@0101 / su: 58DS@0505", **{**base, "stage": "30.V"})
    assert sure.prompt != "budyonny"
    assert sure.skip_to("move", "su").offered("arrive") == {"su-4dk"}
    stages = sure.war.edition.stages
    assert {stages[n - 1]: face for n, face in entry_faces(sure.war).items()} == {"16.V": 5, "23.V": 3, "30.V": 1}
    scared = with_option(
        "budyonny", "pl: 16DP@0101 / su: 58DS@0505", **{**base, "stage": "9.V", "marks": {"kijow-taken": 1}}
    )
    assert scared.prompt == "budyonny-morale"
    scared.roll(4, 5)
    assert scared.state.morale[UA_T] == 7, "2d6-2"
    calm = with_option("budyonny", "pl: 16DP@0101 / su: 58DS@0505", **{**base, "stage": "9.V"})
    assert calm.prompt != "budyonny-morale", "not before Kijów has fallen"


PRESS: dict[str, Any] = {
    "theatre": "lb",
    "phase": "movement",
    "phasing": "pl",
    "chapters": 15,
    "places": {"Warszawa": "0105"},
}


def beyond(table: Scene, unit: str, way: str) -> dict[str, int]:
    extra = ways(table.war, table.state, table.unit(unit)).get(way, 0)
    found = goals(table.war, table.state, table.unit(unit), way, extra) if extra else {}
    return {table.war.board.map.numbers[h]: points for h, (points, _) in found.items()}


@pytest.mark.rule("rok-1920", "45", "45/a")
def test_flight() -> None:
    table = with_option("flight", "pl: 16DP@0905 1DK@0805 / su: 58DS@0909", morale={"lb": 8}, **PRESS)
    infantry = beyond(table, "16DP", "flight")
    assert infantry["0505"] == 1
    assert infantry["0405"] == 2, "infantry may go two points further"
    assert set(beyond(table, "1DK", "flight").values()) == {1}
    assert not any(int(number[:2]) > 9 for number in infantry)
    calm = with_option("flight", "pl: 16DP@0905 / su: 58DS@0909", morale={"lb": 7}, **PRESS)
    assert beyond(calm, "16DP", "flight") == {}, "only where the enemy has a level"


@pytest.mark.rule("rok-1920", "45", "45/a", "45/b")
@pytest.mark.parametrize(
    ("unit", "goal", "field", "face", "level", "after"),
    [
        pytest.param("1DK", "0405", 8, 1, "weak", 8, id="one point: 1 costs a level"),
        pytest.param("1DK", "0405", 8, 3, "full", 9, id="2 and 3 cost morale"),
        pytest.param("1DK", "0405", 8, 4, "full", 8, id="4 costs nothing"),
        pytest.param("16DP", "0405", 8, 2, "weak", 8, id="two points: 2 costs a level"),
        pytest.param("16DP", "0405", 8, 5, "full", 9, id="3 to 5 cost morale"),
        pytest.param("16DP", "0405", 8, 6, "full", 8, id="6 costs nothing"),
        pytest.param("16DP", "0405", 24, 5, "weak", 24, id="morale at the limit costs a level"),
    ],
)
def test_what_flight_costs(unit: str, goal: str, field: int, face: int, level: str, after: int) -> None:
    table = with_option("flight", f"pl: {unit}@0905 / su: 58DS@0909", morale={"lb": field}, **PRESS)
    table.play.answer(("press-on", table.unit(unit), "flight"))
    table.give(goal).roll(face)
    assert (table.level(unit), table.state.morale[LB_T]) == (level, after)
    assert table.at(unit) == goal


@pytest.mark.rule("rok-1920", "46")
def test_pursuit() -> None:
    table = with_option(
        "pursuit", "pl: 16DP@0105 / su: 58DS@0909", morale={"lb": -8}, **{**PRESS, "places": {"Warszawa": "0101"}}
    )
    found = beyond(table, "16DP", "pursuit")
    assert found["0505"] == 1, "one point further to the east"
    assert set(found.values()) == {1}
    table.play.answer(("press-on", table.unit("16DP"), "pursuit"))
    table.give("0505").roll(2)
    assert table.state.morale[LB_T] == -7, "2 and 3 cost morale"
    hurt = with_option(
        "pursuit", "pl: 16DP@0105 / su: 58DS@0909", morale={"lb": -8}, **{**PRESS, "places": {"Warszawa": "0101"}}
    )
    hurt.play.answer(("press-on", hurt.unit("16DP"), "pursuit"))
    hurt.give("0505").roll(1)
    assert hurt.level("16DP") == "weak"
    none = with_option(
        "pursuit", "pl: 16DP@0105 / su: 58DS@0909", morale={"lb": 8}, **{**PRESS, "places": {"Warszawa": "0101"}}
    )
    assert beyond(none, "16DP", "pursuit") == {}


def test_options_are_off_unless_chosen() -> None:
    scenario = real("campaign").game.scenario("campaign")
    assert {option.id: option.default for option in scenario.options} == dict.fromkeys(
        ("ukraine", "upsurge", "glavkom", "budyonny", "flight", "pursuit"), "no"
    )
    assert [option.id for option in real("A").game.scenario("A").options] == []


@pytest.mark.rule("rok-1920", "40.2.4", "40.2")
def test_the_fifth_city_ends_the_game_at_once_even_if_it_was_held() -> None:
    cities = "su-27ds@Kraków su-2ds@Lwów su-4ds@Lublin su-5ds@Łódź su-15dk@Toruń_N"
    table = real("campaign", clear=True, units=f"pl-16dp@Warszawa {cities}", phase="movement", phasing="su",
                 held={"su": ["Toruń", "Kraków", "Lwów", "Lublin", "Łódź"]})  # fmt: skip
    table.march("15DK", "Toruń")
    assert table.play.outcome is not None
    assert table.play.outcome.reason == "five-cities"
