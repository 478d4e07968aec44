"""26, 28, 29, 32, 35: fronts, arrivals, the character of operations, no-man's land, front reserves."""

from typing import Any

import pytest
from tests.rok1920.special_kit import Scene, real, scene

from sztab.games.rok1920.chapter_events import Arrived
from sztab.games.rok1920.forces.front_reserves import waiting
from sztab.games.rok1920.forces.status import FORMED, IN_PLAY
from sztab.games.rok1920.logistics.arrivals import due_units
from sztab.games.rok1920.logistics.replacement_pools import pool_of
from sztab.games.rok1920.moving.destinations import must_go_to, refusal_frozen
from sztab.games.rok1920.moving.reach import closed_to
from sztab.games.rok1920.politics.fronts import UA, front_of
from sztab.games.rok1920.politics.operations import character, common_theatres, polish_number
from sztab.games.rok1920.units.counters import PL, SU

GAME = "rok-1920"

# The LB theatre in the north (rows 1-4), the UA theatre in the south (rows 6-9), the PL theatre in the west (columns
# 1-2).
ROWS = {"lb": range(1, 5), "ua": range(5, 10)}
THEATRES = {name: " ".join(f"{c:02}{r:02}" for c in range(3, 10) for r in rows) for name, rows in ROWS.items()}
THEATRES["pl"] = " ".join(f"{c:02}{r:02}" for c in (1, 2) for r in range(1, 10))
MAP: dict[str, Any] = {"size": "9x9", "regions": THEATRES, "chapters": 26, "phase": "movement", "phasing": "su"}


def far(table: Scene, unit: str) -> set[str]:
    return table.numbers(table.war.board.open & ~closed_to(table.war, table.state, table.unit(unit)))


@pytest.mark.rule(GAME, "26", "26.1.1", "26.1.2")
@pytest.mark.parametrize(
    ("unit", "other", "rule_", "edge", "beyond", "home"),
    [
        pytest.param("27DS", "21DS", "26.1.1", "0506", "0508", "0504", id="west"),
        pytest.param("58DS", "45DS", "26.1.2", "0503", "0501", "0505", id="south-west"),
    ],
)
def test_one_unit_of_a_front_may_go_two_hexes_over_the_boundary(
    unit: str, other: str, rule_: str, edge: str, beyond: str, home: str
) -> None:
    alone = scene(f"pl: 16DP@0901 / su: {unit}@{home} {other}@0805", **MAP) if unit == "58DS" else scene(
        f"pl: 16DP@0901 / su: {unit}@{home} {other}@0804", **MAP
    )  # fmt: skip
    hexes = far(alone, unit)
    assert edge in hexes
    assert beyond not in hexes, "not further than two hexes from the boundary"
    assert "0105" in hexes, "both fronts may go into the PL theatre"
    guest = scene(f"pl: 16DP@0901 / su: {unit}@{home} {other}@{edge}", **MAP)
    assert edge not in far(guest, unit), "one at a time"
    assert guest.why_not(unit, edge) == [rule_]
    assert edge in far(guest, other), "the one that is there may move about"


@pytest.mark.rule(GAME, "26.1.3")
@pytest.mark.parametrize(("stays", "goes"), [("27DS", "21DS"), ("21DS", "27DS")])
def test_surplus_units_go_back_and_their_player_says_who_stays(stays: str, goes: str) -> None:
    table = scene("pl: 16DP@0901 / su: 27DS@0506 21DS@0606 58DS@0807", **{**MAP, "phase": "second-window"})
    table.skip_to("guest-stays")
    assert (table.asked, table.options()) == ("su", {"su-27ds", "su-21ds"})
    assert table.why_not("58DS") == ["26.1.3"]
    table.give(stays)
    assert not must_go_to(table.war, table.state, table.unit(stays))
    assert must_go_to(table.war, table.state, table.unit(goes))
    assert "done" not in table.options()
    table.give(goes)
    ukraine = table.war.board.theatres[UA]
    assert all(not ukraine >> table.hex(h) & 1 for h in table.options()), "it goes home"
    table.play.answer_index(0)
    assert "done" in table.options(), "the other may stay"
    alone = scene("pl: 16DP@0901 / su: 27DS@0506", **{**MAP, "phase": "second-window"}).skip_to("move", "su")
    assert "done" in alone.options(), "nobody is asked about a single one"


@pytest.mark.rule(GAME, "26.1.4", "26.2")
def test_every_front_has_its_own_pool() -> None:
    table = scene("pl: 16DP@0901 / su: 27DS@0504 1BSS@0508", **MAP)
    assert front_of(table.war, table.state, table.unit("1BSS")) == "southwest"
    pools = {name: pool_of(table.war, table.state, table.unit(name)) for name in ("27DS", "58DS", "16DP", "1Zap")}
    assert pools == {"27DS": "west", "58DS": "southwest", "16DP": "pl", "1Zap": "ua"}
    base = {
        **MAP,
        "regions": {**THEATRES, "town": "0904 0906"},
        "networks": {"rail": "0904-0905-0906"},
        "phase": "replacements",
    }
    west = scene(
        "pl: 16DP@0101 / su: 27DS-@0904 58DS-@0906", **{**base, "pools": {"west": 1}, "held": {"su": ["0904", "0906"]}}
    )
    assert west.offered("strengthen") == {"su-27ds"}
    assert pool_of(real("B").war, real("B").state, real("B").unit("58DS")) == "su", "before rule 26 there is one pool"


@pytest.mark.rule(GAME, "26.3")
def test_the_cavalry_army_is_handed_over() -> None:
    base = {**MAP, "phase": "turn-start", "marks": {"konarmia": IN_PLAY}}
    table = scene("pl: 16DP@0909 / su: 58DS@0105 45DS@0205 4DK@0305", **base)
    assert table.prompt == "hand-over"
    table.give("hand-over")
    assert front_of(table.war, table.state, table.unit("4DK")) == "west"
    assert front_of(table.war, table.state, table.unit("58DS")) == "southwest"
    table.skip_to("attack", "su")
    assert any(table.war.attack_bars)
    near = scene("pl: 16DP@0405 / su: 58DS@0105 45DS@0205 4DK@0305", **base).give("hand-over").skip_to("attack", "su")
    assert near.why_not("0405") == ["26.3"], "not in this player-turn"
    kept = scene("pl: 16DP@0405 / su: 58DS@0105 45DS@0205 4DK@0305", **base).give("keep").skip_to("attack", "su")
    assert "0405" in kept.options()
    one = scene("pl: 16DP@0909 / su: 58DS@0105 164BS@0205 4DK@0305", **base)
    assert one.prompt != "hand-over", "two divisions are needed"


@pytest.mark.rule(GAME, "26.4")
def test_lithuanian_belarusian_divisions_keep_out_of_ukraine() -> None:
    table = scene("pl: 1DLB@0504 16DP@0504 / su: 58DS@0909", **{**MAP, "phasing": "pl"})
    assert "0505" in table.reach("16DP")
    assert "0505" not in table.reach("1DLB")
    assert table.why_not("1DLB", "0505") == ["26.4"]
    driven = scene("pl: 1DLB@0506 / su: 58DS@0909", **{**MAP, "phasing": "pl"})
    assert must_go_to(driven.war, driven.state, driven.unit("1DLB"))


# 28: arrivals.

EDGE: dict[str, Any] = {
    "size": "9x9", "theatre": "lb", "chapters": 29, "phase": "movement", "stage": "9.V", "places": {"Warszawa": "0105"},
    "regions": {"town": "0105 0705 0905"}, "networks": {"rail": "0705-0805-0905"},
    "held": {"pl": ["0105"], "su": ["0705", "0905"]},
}  # fmt: skip


@pytest.mark.rule(GAME, "28")
def test_polish_units_appear_in_warsaw_and_may_move_at_once() -> None:
    table = scene("pl: 12DP@0101 / su: 58DS@0909", due={"pl-16dp": 3}, **{**EDGE, "phasing": "pl"})
    assert table.at("16DP") == "0105"
    assert "pl-16dp" in table.options()
    early = scene("pl: 12DP@0101 / su: 58DS@0909", due={"pl-16dp": 4}, **{**EDGE, "phasing": "pl"})
    assert early.at("16DP") == "away"
    assert early.events(Arrived) == []


@pytest.mark.rule(GAME, "28.2")
def test_warsaw_may_be_overfull_for_a_moment() -> None:
    full = "pl: 4DP@0105 5DP@0105 6DP@0105 7DP@0105 8DP@0105 / su: 58DS@0909"
    table = scene(full, due={"pl-16dp": 3}, **{**EDGE, "phasing": "pl"})
    assert table.at("16DP") == "0105"
    assert "done" not in table.options(), "one has to leave"
    table.give("4DP", "0205")
    assert "done" in table.options()


@pytest.mark.rule(GAME, "28")
def test_bolshevik_units_march_in_over_the_east_edge() -> None:
    table = scene(
        "pl: 16DP@0101 / su: 58DS@0901", due={"su-27ds": 3}, terrain={"forest": "0903"}, **{**EDGE, "phasing": "su"}
    )
    assert table.offered("arrive") == {"su-27ds"}
    assert "done" not in table.options()
    table.act("arrive", "27DS").give("march")
    assert table.options() >= {"0902", "0903"}
    assert all(number.startswith("09") for number in table.options())
    table.give("0902")
    assert table.at("27DS") == "0902"
    reach = table.reach("27DS")
    assert "0702" in reach, "the first hex took one of three points"
    assert "0602" not in reach
    rough = scene(
        "pl: 16DP@0101 / su: 58DS@0901", due={"su-27ds": 3}, terrain={"forest": "0903"}, **{**EDGE, "phasing": "su"}
    )
    rough.act("arrive", "27DS").give("march", "0903")
    assert "0702" not in rough.reach("27DS"), "difficult ground took two"


@pytest.mark.rule(GAME, "28.1")
def test_or_by_rail_without_transports() -> None:
    table = scene("pl: 16DP@0101 / su: 58DS@0901", due={"su-27ds": 3}, **{**EDGE, "phasing": "su"})
    table.act("arrive", "27DS").give("train")
    assert table.options() == {"0705", "0905"}
    table.give("0705")
    assert table.at("27DS") == "0705"
    assert "su-27ds" not in table.options(), "that was its move"
    assert not any(name.startswith("rail-used-") for name in table.marks)
    danger = scene("pl: 16DP@0704 / su: 58DS@0901", due={"su-27ds": 3}, **{**EDGE, "phasing": "su"})
    danger.act("arrive", "27DS").give("train")
    assert danger.options() == {"0905"}, "not beside enemies (27.1)"


@pytest.mark.rule(GAME, "28")
def test_arrivals_come_in_the_first_movement_phase() -> None:
    """amb-017: be it a reserve phase of the own player-turn; not in the enemy's."""
    base = {**EDGE, "due": {"pl-16dp": 3}, "phase": "first-window"}
    own = scene("pl: 12DP@0101 / su: 58DS@0909", **{**base, "phasing": "pl"}).give("take")
    assert own.at("16DP") == "0105"
    enemy = scene("pl: 12DP@0101 / su: 58DS@0909", **{**base, "phasing": "su"}).give("pass", "take")
    assert enemy.at("16DP") == "away"
    assert due_units(enemy.war, enemy.state, PL) == [enemy.unit("16DP")]


# 29: the character of operations.


@pytest.mark.rule(GAME, "29.1")
def test_pause_limited_operations_offensive() -> None:
    assert [character(n) for n in range(5)] == [0, 1, 1, 2, 2]


@pytest.mark.parametrize(
    ("characters", "number"),
    [
        pytest.param([0, 0, 0], 4, marks=pytest.mark.rule(GAME, "29.3"), id="29.3"),
        pytest.param([0, 1, 0], 3, marks=pytest.mark.rule(GAME, "29.3.1"), id="29.3.1"),
        pytest.param([1, 1, 0], 2, marks=pytest.mark.rule(GAME, "29.3.2"), id="29.3.2 two limited"),
        pytest.param([0, 0, 2], 2, marks=pytest.mark.rule(GAME, "29.3.2"), id="29.3.2 one offensive"),
        pytest.param([1, 0, 2], 1, marks=pytest.mark.rule(GAME, "29.3.3"), id="29.3.3"),
        pytest.param([1, 1, 1], 1, marks=pytest.mark.rule(GAME, "29.3.3"), id="29.3.3 three limited"),
        pytest.param([2, 2, 0], 0, marks=pytest.mark.rule(GAME, "29.3.4"), id="29.3.4 two offensives"),
        pytest.param([2, 1, 1], 0, marks=pytest.mark.rule(GAME, "29.3.4"), id="29.3.4 offensive and limited"),
    ],
)
def test_polish_replacements(characters: list[int], number: int) -> None:
    assert polish_number(characters) == number
    attacks = [(0, 2, 3)[c] for c in characters]
    noted = {name: n for name, n in zip(("attacks-pl", "attacks-ua", "attacks-lb"), attacks) if n}
    table = scene(
        "pl: 16DP@0101 / su: 58DS@0909", marks=noted, **{**MAP, "chapters": 29, "phase": "receive", "phasing": "pl"}
    )
    table.skip_to("reserve-phase")
    assert table.pool("pl") == number


@pytest.mark.rule(GAME, "29", "29.2", "29.2.1")
def test_bolshevik_replacements_by_front_and_one_more() -> None:
    noted = {"attacks-west": 2, "strip-entered": 1}
    table = scene("pl: 16DP@0101 / su: 58DS@0909", marks=noted, **{**MAP, "chapters": 29, "phase": "receive"})
    assert table.prompt == "extra-replacement"
    assert (table.pool("west"), table.pool("southwest")) == (1, 2)
    table.give("west")
    assert (table.pool("west"), table.pool("southwest")) == (2, 2)
    hard = {"attacks-west": 3, "attacks-southwest": 7}
    both = scene("pl: 16DP@0101 / su: 58DS@0909", marks=hard, **{**MAP, "chapters": 29, "phase": "receive"})
    both.give("southwest")
    assert (both.pool("west"), both.pool("southwest")) == (0, 1), "nothing for an offensive but the extra one"


@pytest.mark.rule(GAME, "29.1")
def test_attacks_are_counted_by_front_and_by_theatre() -> None:
    base = {**MAP, "chapters": 29, "phase": "attacks"}
    red = scene("pl: 16DP@0304 / su: 27DS@0403 58DS@0404", **base)
    red.fight("0304", "27DS", "58DS", dice=(6, 5))
    assert [red.marks.get(name) for name in ("attacks-west", "attacks-southwest")] == [1, 1], (
        "one for each front that took part"
    )
    polish = scene("pl: 16DP@0602 / su: 27DS@0601", **{**base, "phasing": "pl"})
    polish.fight("0601", "16DP", dice=(6, 5))
    assert [polish.marks.get(name, 0) for name in ("attacks-pl", "attacks-ua", "attacks-lb")] == [0, 0, 1]
    polish.skip_to("attack", "su")
    assert polish.pool("pl") == 3


@pytest.mark.rule(GAME, "29.1.1")
def test_on_a_boundary_the_attacker_chooses_the_theatre() -> None:
    base = {**MAP, "chapters": 29, "phase": "attacks", "phasing": "pl"}
    table = scene("pl: 16DP@0504 / su: 27DS@0503", **base)
    assert common_theatres(table.war, table.hex("0504")) == {1, 2}
    table.give("0503", "16DP", "go")
    assert table.prompt == "operation-theatre"
    assert table.options() == {"ua", "lb"}
    table.play.answer(1)
    assert table.marks.get("attacks-ua") == 1
    inner = scene("pl: 16DP@0602 / su: 27DS@0601", **base).give("0601", "16DP", "go")
    assert inner.prompt != "operation-theatre"


# 32: no-man's land.

STRIP: dict[str, Any] = {**MAP, "chapters": 32, "regions": {**THEATRES, "no-mans-land": "0601 0602 0603"}}


@pytest.mark.rule(GAME, "32.1")
def test_poles_keep_out_of_no_mans_land() -> None:
    closed = scene("pl: 16DP@0502 / su: 27DS@0903", **{**STRIP, "phasing": "pl"})
    assert not {"0601", "0602"} & closed.reach("16DP")
    assert closed.why_not("16DP", "0602") == ["32.1"]
    for note in ({"strip-entered": 1}, {"strip-open": 1}):
        opened = scene("pl: 16DP@0502 / su: 27DS@0903", marks=note, **{**STRIP, "phasing": "pl"})
        assert "0602" in opened.reach("16DP")
    red = scene("pl: 16DP@0101 / su: 27DS@0702", **STRIP)
    red.give("27DS", "0602")
    assert red.marks["strip-entered"] == 1
    quiet = scene("pl: 16DP@0502 / su: 27DS@0903", **{**STRIP, "phasing": "pl", "phase": "no-mans-land"})
    quiet.skip_to("attack", "su")
    assert quiet.marks.get("strip-open") == 1, "a pause in Ukraine opens it"
    busy = scene(
        "pl: 16DP@0502 / su: 27DS@0903",
        marks={"attacks-ua": 1},
        **{**STRIP, "phasing": "pl", "phase": "no-mans-land"},
    )
    busy.skip_to("attack", "su")
    assert not busy.marks.get("strip-open")


@pytest.mark.rule(GAME, "32.2")
def test_the_seventh_army_stays() -> None:
    units = "pl: 10DP@0301 17DP@0302 2DLB@0303 1BK@0304 16DP@0301 / su: 27DS@0903"
    table = scene(units, **{**STRIP, "phasing": "pl"})
    assert table.options() == {"pl-16dp", "done"}
    refusal = refusal_frozen(table.war, table.state, table.unit("17DP"))
    assert refusal is not None
    assert table.game.number(refusal.rule) == "32.2"
    entered = scene(units, marks={"strip-entered": 1}, **{**STRIP, "phasing": "pl"})
    assert entered.options() >= {"pl-10dp", "pl-17dp", "pl-2dlb", "pl-1bk"}


@pytest.mark.rule(GAME, "32.3")
def test_the_western_front_gathers_strength() -> None:
    base = {**STRIP, "phase": "receive"}
    for note, number in (({}, 4), ({"strip-entered": 1}, 2), ({"attacks-west": 1}, 1)):
        table = scene("pl: 16DP@0101 / su: 27DS@0903", marks=note, **base).give("southwest")
        assert table.pool("west") == number


# 35: front reserves.

RESERVES: dict[str, Any] = {
    **MAP, "chapters": 35, "regions": {**THEATRES, "north-of-dzwina": "0301 0401"}, "places": {"Smoleńsk": "0503"},
}  # fmt: skip


@pytest.mark.rule(GAME, "35", "35.1")
@pytest.mark.parametrize(
    ("start", "goal", "front"),
    [
        pytest.param("0604", "0704", "west", id="two hexes from the east end"),
        pytest.param("0606", "0706", "southwest", id="in the south-west"),
        pytest.param("0402", "0401", "west", id="over the Dźwina"),
        pytest.param("0403", "0503", "west", id="Smoleńsk"),
        pytest.param("0504", "0604", "", id="three hexes from the east end"),
        pytest.param("0404", "0504", "", id="nowhere near"),
    ],
)
def test_polish_expansion_calls_a_division(start: str, goal: str, front: str) -> None:
    table = scene(f"pl: 16DP@{start} / su: 27DS@0101", **{**RESERVES, "phasing": "pl"})
    table.give("16DP", goal)
    table.skip_to("reserve-phase", "pl")
    table.skip_to("front-reserve" if front else "attack", "su")
    if not front:
        assert table.prompt == "attack"
        return
    assert table.prompt == "front-reserve"
    units = [table.war.roster.ids[u] for u in table.play.question.options]  # type: ignore[union-attr]
    assert set(units) == ({"su-19ds", "su-48ds", "su-55ds"} if front == "west" else {"su-3ds", "su-46ds"})
    table.play.answer_index(0)
    assert [table.war.roster.ids[u] for u in due_units(table.war, table.state, SU)] == units[:1]


@pytest.mark.rule(GAME, "35.2", "35.2.1")
def test_a_pause_may_bring_a_division_instead_of_replacements() -> None:
    note = {"volunteers": FORMED, "strip-entered": 1}
    table = scene("pl: 16DP@0101 / su: 27DS@0903", marks=note, **{**RESERVES, "phase": "receive"})
    assert (table.prompt, table.play.question.about["front"]) == ("call-up", "west")  # type: ignore[union-attr]
    table.give("su-19ds")
    assert table.state.due[table.unit("su-19ds")] == table.state.stage + 1, "it comes in the next player-turn"
    assert (table.pool("west"), table.pool("southwest")) == (0, 2), "one division a player-turn, though both pause"
    assert table.prompt == "extra-replacement"
    none = scene("pl: 16DP@0101 / su: 27DS@0903", marks=note, **{**RESERVES, "phase": "receive"}).give("replacements")
    assert none.prompt == "call-up", "then the other front may"
    early = scene("pl: 16DP@0101 / su: 27DS@0903", marks={"strip-entered": 1}, **{**RESERVES, "phase": "receive"})
    assert early.prompt == "extra-replacement", "not before the Volunteer Army is being formed"
    fighting = scene(
        "pl: 16DP@0101 / su: 27DS@0903", marks={**note, "attacks-west": 1, "attacks-southwest": 1},
        **{**RESERVES, "phase": "receive"},
    )  # fmt: skip
    assert fighting.prompt == "extra-replacement"


@pytest.mark.rule(GAME, "35.2.2")
def test_the_latvians_come_last() -> None:
    table = scene("pl: 16DP@0101 / su: 27DS@0903 3DS@0909 46DS@0909", **RESERVES)
    assert waiting(table.war, table.state, "southwest") == []
    last = scene("pl: 16DP@0101 / su: 19DS@0901 48DS@0901 55DS@0901 3DS@0909 46DS@0909", **RESERVES)
    assert [last.war.roster.ids[u] for u in waiting(last.war, last.state, "southwest")] == ["su-lot"]


@pytest.mark.rule(GAME, "26.1.3", "26.4")
def test_a_duty_is_refused_by_its_own_rule() -> None:
    """Whoever has to go home is told why, and the phase may end when nobody has such a duty any more."""
    reds = scene("pl: 16DP@0901 / su: 27DS@0506 21DS@0606", **MAP).give("27DS")
    assert reds.why_not("done") == ["26.1.3"]
    poles = scene("pl: 1DLB@0506 16DP@0901 / su: 27DS@0101", **{**MAP, "phasing": "pl"})
    assert poles.why_not("done") == ["26.4"]
    assert poles.why_not("1DLB", "0507") == ["26.4"]


@pytest.mark.rule(GAME, "32.2", "10")
def test_the_seventh_army_attacks_but_does_not_follow_up() -> None:
    """32.2, amb-092: no movement by choice before the strip is entered, after combat neither."""
    base: dict[str, Any] = {"theatre": "lb", "chapters": 32, "phase": "attacks", "phasing": "pl", "morale": {"lb": 0}}
    units = "pl: 17DP@0303 12DP@0303 / su: 27DS-@0403"
    table = scene(units, **base).give("0403", "17DP", "go")
    while table.prompt in ("attack-order", "defence-order"):
        table.give("none")
    table.roll(1, 2)
    while table.prompt in ("loss", "retreat-route"):
        table.play.answer_index(0)
    assert table.prompt == "attack", "17 DP stays"
    both = scene(units, **base, marks={"strip-entered": 1}).give("0403", "17DP", "go")
    while both.prompt in ("attack-order", "defence-order"):
        both.give("none")
    both.roll(1, 2)
    while both.prompt in ("loss", "retreat-route"):
        both.play.answer_index(0)
    assert both.options() == {"pl-17dp", "done"}
