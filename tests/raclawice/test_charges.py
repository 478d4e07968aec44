"""8.13, 8.14: charges of cavalry."""

import pytest

from sztab.games.raclawice.events import Fled, MeleeFought
from tests.raclawice.table import Table, alone

GAME = "raclawice-1794"

DRAGOONS, SECOND = "ru-i-smolenski", "ru-ii-smolenski"
FOOT, NEXT, HORSE, GUNS = "pl-1-i-2-pp", "pl-2-i-2-pp", "pl-1-2-mbkn", "pl-1-art-polska"


def riding(units: str, start: str = "0508", *, ground: dict[str, list[str]] | None = None, also: str = "") -> Table:
    """Dragoons face SSW in a hex of column 5 and have begun to move south; `also` are more of them."""
    table = alone(f"{DRAGOONS}@{start}/SSW {also} {units}", "muromcow", at="0509", ground=ground)
    table.say(f"move {DRAGOONS}")
    if table.asked.endswith("group"):
        table.say("go")
    return table


@pytest.mark.rule(GAME, "8.13", "8.14", "8.14.1", "8.14.1/a", "8.14.2", "11.10")
def test_a_charge_needs_three_hexes_and_is_fought_at_once() -> None:
    """From 0508 the third hex is 0505, where infantry stands with its back to the riders."""
    table = riding(f"{FOOT}@0505/SSW {NEXT}@0101").say("enter 0507", "enter 0506")
    assert (table.why("charge 0505"), table.why("enter 0505")) == ("", "")
    table.say("charge 0505")
    assert table.question.prompt == "melee"
    table.say((9, 0))
    (fought,) = table.told(MeleeFought)
    assert (fought.attackers, fought.defenders, fought.winner) == ((DRAGOONS,), (FOOT,), "ru")
    assert "charge-against-infantry" in [modifier.key for modifier in fought.attack]


@pytest.mark.rule(GAME, "8.14.1", "8.14.1/a")
def test_two_hexes_are_no_charge() -> None:
    table = riding(f"{FOOT}@0505/SSW", "0507").say("enter 0506")
    assert (table.why("charge 0505"), table.why("enter 0505")) == ("8.14.1/a", "")


@pytest.mark.rule(GAME, "8.14.1", "8.13")
def test_only_cavalry_charges() -> None:
    table = alone("ru-1-ii-uglicki@0508/SSW pl-1-i-2-pp@0505/SSW", "tomatis", at="0509").say("move ru-1-ii-uglicki")
    table.say("enter 0507", "enter 0506")
    assert (table.why("charge 0505"), table.why("enter 0505")) == ("8.14.1", "")


@pytest.mark.rule(GAME, "8.14.1/b")
def test_no_charge_after_a_turn() -> None:
    table = riding(f"{FOOT}@0505/SSW", "0508").say("turn SSE", "turn SSW", "enter 0507", "enter 0506")
    assert (table.why("charge 0505"), table.why("enter 0505")) == ("8.14.1/b", "")


@pytest.mark.rule(GAME, "8.14.1/b")
def test_no_charge_after_a_shot() -> None:
    """Dragoons fire over two hexes; the target holds with a 0."""
    for shots, rule in (((), ""), (("fire", "0505", 0), "8.14.1/b")):
        table = alone(f"{DRAGOONS}@0509/SSW {FOOT}@0505/SSW", "muromcow", at="0510").say(f"move {DRAGOONS}")
        table.say("enter 0508", "enter 0507", *shots, "enter 0506")
        assert (table.why("charge 0505"), table.why("enter 0505")) == (rule, "")


@pytest.mark.rule(GAME, "8.14.1/c")
@pytest.mark.parametrize(
    "ground",
    [
        {"forest": ["0507"]},
        {"buildings": ["0506"]},
        {"streams": ["0507/0508"]},
        {"streams": ["0505/0506"]},
    ],
)
def test_no_charge_through_rough_ground(ground: dict[str, list[str]]) -> None:
    table = riding(f"{FOOT}@0505/SSW", ground=ground).say("enter 0507", "enter 0506")
    assert (table.why("charge 0505"), table.why("enter 0505")) == ("8.14.1/c", "")


@pytest.mark.rule(GAME, "8.14.1/c")
def test_a_bridge_is_no_obstacle() -> None:
    ground = {"streams": ["0507/0508"], "bridges": ["0507/0508"]}
    assert riding(f"{FOOT}@0505/SSW", ground=ground).say("enter 0507", "enter 0506").why("charge 0505") == ""


@pytest.mark.rule(GAME, "8.14.1/c")
@pytest.mark.parametrize("other", ["ru-1-ii-uglicki@0507/SSW", "ru-1-art-rosyjska@0507/SSW"])
def test_no_charge_through_other_units_guns_included(other: str) -> None:
    table = riding(f"{FOOT}@0505/SSW {other}").say("enter 0507", "enter 0506")
    assert (table.why("charge 0505"), table.why("enter 0505")) == ("8.14.1/c", "")


@pytest.mark.rule(GAME, "8.14.3")
def test_who_wins_a_charge_rides_on_and_may_charge_again() -> None:
    """A win by 6 or more costs nothing; the next charge needs no new run-up, and the free facing is no turn."""
    table = riding(f"{FOOT}@0505/SSW {NEXT}@0504/SSW").say("enter 0507", "enter 0506", "charge 0505", (9, 0), 0, "SSW")
    assert len(table.told(Fled)) == 1
    assert table.left(DRAGOONS) == 8 - 1 - 1 - 2
    assert table.why("charge 0504") == ""
    table.say("charge 0504")
    assert table.question.prompt == "melee"


@pytest.mark.rule(GAME, "8.14.3")
def test_who_loses_a_charge_flees() -> None:
    table = riding(f"{FOOT}@0505/SSW").say("enter 0507", "enter 0506", "charge 0505", (0, 9))
    assert table.told(MeleeFought)[0].winner == "pl"
    table.say("SSW")
    assert table.hex(DRAGOONS) == ""
    assert not table.state.moving


@pytest.mark.rule(GAME, "8.14.4", "11.3", "11.0")
def test_a_charge_does_not_spend_the_melee_of_the_phase() -> None:
    """After a won charge the dragoons enter another hex and fight there again in the melee phase."""
    table = riding(f"{FOOT}@0505/SSW {NEXT}@0504/SSW").say("enter 0507", "enter 0506", "charge 0505", (9, 0), 0, "SSW")
    table.say("enter 0504")
    assert len(table.told(MeleeFought)) == 1, "who only walks in fights in the melee phase"
    while table.asked.endswith(("shot", "act")):
        table.say("pass")
    assert table.asked == "ru leader-move"
    table.say("0507")
    assert (table.asked, table.why("0504")) == ("ru melee-hex", "")


@pytest.mark.rule(GAME, "8.14.1")
def test_a_stack_charges_whole() -> None:
    table = alone(f"{DRAGOONS}@0508/SSW {SECOND}@0508/SSW {FOOT}@0505/SSW", "muromcow", at="0509")
    table.say(f"move {DRAGOONS}", f"with {SECOND}", "enter 0507", "enter 0506", "charge 0505", (9, 0))
    assert table.told(MeleeFought)[0].attackers == (DRAGOONS, SECOND)
