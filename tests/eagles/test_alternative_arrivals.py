"""23.4: alternative arrivals, an optional rule of the campaign."""

from collections import Counter
from typing import Any

import pytest

from sztab.games.rok1920.eagles.events import ArrivalMarkerTurned
from sztab.games.rok1920.eagles.options import alternative_arrivals as red
from sztab.games.rok1920.eagles.options import volunteer_plan
from sztab.games.rok1920.units.counters import SU
from sztab.kernel.dice import RandomDice
from sztab.kernel.errors import BadNotation
from sztab.kernel.requests import Choice
from sztab.kernel.secrecy import redealt, walk_together
from tests.eagles.kit import game, real, scenario
from tests.rok1920 import marks
from tests.rok1920.special_kit import Scene

GAME = "nest-of-eagles"
SEATS = ("pl", "su", None)

ON = {"alternative-arrivals": "yes"}
EAST = "pl-12dp@Fastów pl-13dp@Mińsk pl-1dpleg@Lwów su-27ds@Orsza"


def opening(plan: Any, decoy: str = "none") -> Scene:
    """The campaign, up to where both Bolshevik choices are made."""
    table = scenario("9", **ON)
    for _ in range(12):
        if table.prompt == "arrival-plan":
            table.play.answer(plan)
        elif table.prompt == "arrival-decoy":
            table.play.answer(decoy)
            return table
        else:
            table.play.answer_index(0)
    raise AssertionError("the decoy is never asked for")


def dates(table: Scene) -> list[str]:
    """The stages in which the four groups come: Konarmia, 25 DS, 24 DS, 8 K."""
    stages = game().values.stages
    return [stages[table.state.due[table.unit(unit)] - 1] for unit in ("su-4dk", "su-25ds", "su-24ds", "su-8dk")]


@pytest.mark.rule(GAME, "23.4.2", "23.4.2/a", "23.4/a")
def test_the_bolshevik_may_leave_everything_as_it_is() -> None:
    assert dates(opening("keep")) == ["23.V", "9.V", "13.VI", "27.VI"]
    assert [marker.date for marker in red.markers(real("9").war)] == ["23.V", "9.V", "13.VI", "27.VI"]
    counters = game().roster.counters
    rider = counters[game().roster.number["su-8dk"]]
    assert rider.front == "southwest", "8 K comes for the South-West Front"


@pytest.mark.rule(GAME, "23.4.2/b")
def test_a_late_konarmia_brings_all_others_on_16_may() -> None:
    assert dates(opening("delay")) == ["30.V", "16.V", "16.V", "16.V"]


@pytest.mark.rule(GAME, "23.4.2/c")
def test_an_early_konarmia_makes_the_others_wait_seven_stages_in_all() -> None:
    offered = [plan for plan in red.plans() if isinstance(plan, tuple)]
    assert len(offered) == 15
    for plan in offered:
        assert sum(plan[1:]) == 7
        assert min(plan[1:]) >= 1
    assert dates(opening(("hasten", 1, 5, 1), "23.V")) == ["16.V", "16.V", "18.VII", "4.VII"], "A08: 18.VII"


@pytest.mark.rule(GAME, "23.4.2/a")
def test_nothing_else_may_be_decided() -> None:
    table = scenario("9", **ON)
    while table.prompt != "arrival-plan":
        table.play.answer_index(0)
    assert table.asked == "su"
    assert getattr(table.play.question, "secret", False)
    options = getattr(table.play.question, "options", ())
    assert ("hasten", 1, 1, 1) not in options
    assert ("hasten", 0, 6, 1) not in options


@pytest.mark.rule(GAME, "23.4", "23.4.2/d")
def test_markers_lie_face_down_until_their_owners_turn() -> None:
    table = opening(("hasten", 1, 5, 1), "23.V")
    laid = [m for m in table.game.view(table.state, "pl").markers if m.kind == "arrival"]
    assert Counter(m.place for m in laid) == {"16.V": 2, "23.V": 1, "4.VII": 1, "18.VII": 1}
    assert {(m.name, m.units) for m in laid} == {("", ())}
    own = {(m.place, m.name) for m in table.game.view(table.state, "su").markers if m.kind == "arrival"}
    assert {("16.V", "23.V"), ("16.V", "9.V"), ("23.V", "decoy"), ("18.VII", "13.VI"), ("4.VII", "27.VI")} == own
    for unit in ("su-4dk", "su-25ds", "su-24ds", "su-8dk"):
        assert unit not in table.game.view(table.state, "pl").coming
        assert unit not in table.game.view(table.state, None).coming
        assert unit in table.game.view(table.state, "su").coming


def on(stage: str, plan: Any, decoy: str = "", turned: int = 0) -> Scene:
    stages = game().values.stages
    put = {
        "arrival-plan": red.plans().index(plan) + 1,
        "arrival-decoy": stages.index(decoy) + 1 if decoy else red.NOWHERE,
    }
    marks = {**put, **({"arrival-turned": turned} if turned else {})}
    return real(
        "9", EAST, clear=True, options=ON, sich="gone", phase="arrival-markers", phasing="su", stage=stage, marks=marks
    )


def test_nobody_sees_the_markers_before_the_decoy_lies_among_them() -> None:
    table = scenario("9", **ON)
    while table.prompt != "arrival-decoy":
        table.play.answer("delay") if table.prompt == "arrival-plan" else table.play.answer_index(0)
    seen = {seat: [m for m in table.game.view(table.state, seat).markers if m.kind == "arrival"] for seat in SEATS}
    assert [len(seen[seat]) for seat in SEATS] == [0, 4, 0]
    for seat in ("pl", None):
        twin = redealt(table.play, seat, RandomDice(7))
        assert table.game.view(twin.state, seat) == table.game.view(table.state, seat)


@pytest.mark.rule(GAME, "23.4", "23.4.2/d")
def test_they_are_turned_over_at_the_start_of_the_turn_and_the_decoy_brings_nobody() -> None:
    table = on("16.V", "delay", "16.V")
    assert [e.marker for e in table.events(ArrivalMarkerTurned)] == ["9.V", "13.VI", "27.VI", "decoy"]
    assert table.marks["arrival-turned"] == 0b11110
    left = [(m.place, m.name) for m in table.game.view(table.state, "pl").markers if m.kind == "arrival"]
    assert left == [("30.V", "")]
    assert not on("2.V", "delay", "16.V").events(ArrivalMarkerTurned)


def forming(plan: tuple[str, str, str], turn: int) -> list[str]:
    """Who comes in a player-turn of forming."""
    number = volunteer_plan.plans().index(plan) + 1
    stages = game().values.stages
    first = stages.index("1.VIII") + 1
    said = ("called", "first", "second")[turn - 1]
    table = real(
        "9", EAST, clear=True, options=ON, sich="gone", phase="volunteer-plan", phasing="pl", volunteers=said,
        stage=stages[first + turn - 2],
        marks={
            "arrival-plan": 1, "arrival-decoy": red.NOWHERE, "volunteer-plan": number, "volunteer-plan-stage": first,
            **({"volunteer-plan-turned": turn - 1} if turn > 1 else {}),
        },
    )  # fmt: skip
    while table.prompt in ("volunteer-unit", "support-unit", "to-lwow"):
        table.play.answer_index(0)
    coming = [u for u, due in enumerate(table.state.due) if due == table.state.stage]
    counters = [game().roster.counters[u] for u in coming if game().roster.side[u] != SU]
    kinds = [f"{c.arm} {c.size}" for c in counters if c.formation == "volunteer"]
    return sorted([*kinds, *("support" for c in counters if c.support)])


A = ["infantry brigade"] * 2
B = ["cavalry brigade", "infantry regiment", "infantry regiment", "support"]


@pytest.mark.rule(GAME, "23.4.1", "23.4.1/a")
def test_a_pair_of_markers_lies_on_each_of_three_stages() -> None:
    assert volunteer_plan.plans()[0] == ("AB", "AB", "AB")
    for turn in (1, 2, 3):
        assert forming(("AB", "AB", "AB"), turn) == sorted([*A, *B])


@pytest.mark.rule(GAME, "23.4.1/b", "23.4.1")
def test_the_example_brings_all_brigades_last() -> None:
    plan = ("BBB", "-", "AAA")
    assert forming(plan, 1) == sorted(B * 3)
    assert forming(plan, 2) == []
    assert forming(plan, 3) == sorted(A * 3)


@pytest.mark.rule(GAME, "23.4.1/b")
def test_what_is_delayed_is_paid_by_what_comes_earlier() -> None:
    plans = volunteer_plan.plans()
    assert ("AABB", "A", "B") not in plans, "one comes a stage earlier for nothing"
    assert ("AABBB", "-", "A") not in plans
    assert ("AAB", "B", "AB") not in plans, "brought forward, nothing put back"
    for plan in plans:
        assert len(plan) == 3, "never longer than three stages"
        markers = "".join(plan)
        assert (markers.count("A"), markers.count("B")) == (3, 3)
        assert sum(turn * len(cell.replace("-", "")) for turn, cell in enumerate(plan)) == 6


@pytest.mark.rule(GAME, "23.4", "23.4.1/a")
def test_the_pole_lays_his_markers_in_secret_when_the_forming_begins() -> None:
    table = real(
        "9", EAST, clear=True, options=ON, sich="gone", phase="volunteer-plan", phasing="pl", volunteers="called",
        stage="1.VIII", marks={"arrival-plan": 1, "arrival-decoy": red.NOWHERE},
    )  # fmt: skip
    assert (table.prompt, table.asked) == ("volunteer-plan", "pl")
    assert getattr(table.play.question, "secret", False)
    table.play.answer(("BBB", "-", "AAA"))
    assert [e.marker for e in table.events(ArrivalMarkerTurned)] == ["b", "b", "b"]
    seen = [
        (m.place, m.name) for m in table.game.view(table.state, "su").markers if (m.side, m.kind) == ("pl", "arrival")
    ]
    assert seen == [("15.VIII", "")] * 3
    own = [
        (m.place, m.name) for m in table.game.view(table.state, "pl").markers if (m.side, m.kind) == ("pl", "arrival")
    ]
    assert own == [("15.VIII", "a")] * 3


@pytest.mark.rule(GAME, "23.4", "23.5")
def test_it_is_refused_together_with_political_priorities() -> None:
    campaign = game().scenario("9")
    with pytest.raises(BadNotation, match=r"23\.5"):
        campaign.settle({"alternative-arrivals": "yes", "priorities": "yes"})
    combos = list(campaign.choices())
    assert not [c for c in combos if c.get("alternative-arrivals") == c["priorities"] == "yes"]
    assert [c for c in combos if c.get("alternative-arrivals") == "yes"]
    assert [c for c in combos if c["priorities"] == "yes"]
    for id, card in game().scenarios().items():
        assert ("alternative-arrivals" in {option.id for option in card.options}) is (id == "9")


def tells(table: Scene, seat: str | None, deals: int = 3) -> list[str]:
    """What betrays to a seat which of many deals is the true one."""
    dice = RandomDice(7)
    found: list[str] = []
    for _ in range(deals):
        twin = redealt(table.play, seat, dice)
        found += walk_together(table.play.copy(), twin, seat, dice, 4)
    return found


@pytest.mark.rule(GAME, "23.4")
@pytest.mark.parametrize("plan", [("hasten", 1, 5, 1), ("hasten", 2, 3, 2), "delay", "keep"])
def test_nothing_tells_which_marker_is_which(plan: Any) -> None:
    table = opening(plan, "23.V")
    for seat in ("pl", None):
        assert not tells(table, seat)


@pytest.mark.rule(GAME, "23.4")
def test_other_deals_are_really_others() -> None:
    table, dice, dealt = opening(("hasten", 1, 5, 1), "4.VII"), RandomDice(1), set()
    for _ in range(60):
        twin = redealt(table.play, "pl", dice)
        dealt.add((marks.of(twin.state)["arrival-plan"], marks.of(twin.state)["arrival-decoy"]))
    assert len(dealt) > 1
    number = volunteer_plan.plans().index(("AB", "AB", "AB")) + 1
    table = real(
        "9", EAST, clear=True, options=ON, sich="gone", phase="movement", phasing="pl", volunteers="first",
        stage="1.VIII",
        marks={
            "arrival-plan": 1, "arrival-decoy": red.NOWHERE, "volunteer-plan": number,
            "volunteer-plan-stage": game().values.stages.index("1.VIII") + 1, "volunteer-plan-turned": 1,
        },
    )  # fmt: skip
    plans = {marks.of(redealt(table.play, "su", dice).state)["volunteer-plan"] for _ in range(60)}
    assert {volunteer_plan.plans()[n - 1] for n in plans} == {
        ("AB", "AB", "AB"),
        ("AB", "AA", "BB"),
        ("AB", "BB", "AA"),
    }
    assert isinstance(table.play.question, Choice)
    assert not tells(table, "su")
