"""33, 34, 37.3, 39: the Volunteer Army, the marker of the Polish theatre, counter-revolutionaries, the Cheka."""

from typing import Any

import pytest
from tests.rok1920.special_kit import Scene, real, scene

from sztab.games.rok1920.chapter_events import FormationBegan
from sztab.games.rok1920.events import MoraleShifted
from sztab.games.rok1920.forces.cheka import good_face, may_place
from sztab.games.rok1920.forces.status import CALLED, FORMED, FORMING
from sztab.games.rok1920.forces.volunteers import may_abandon
from sztab.games.rok1920.logistics.replacement_pools import pool_of
from sztab.games.rok1920.logistics.replacements import refusal_strengthen
from sztab.games.rok1920.logistics.restoring import refusal_restore
from sztab.games.rok1920.politics import coupled_theatres
from sztab.games.rok1920.politics.morale import cool, shift
from sztab.games.rok1920.units.counters import PL, SU
from sztab.games.rok1920.units.losses import eliminate, levels_left

ROWS = {"lb": range(1, 5), "ua": range(5, 10)}
THEATRES = {name: " ".join(f"{c:02}{r:02}" for c in range(3, 10) for r in rows) for name, rows in ROWS.items()}
THEATRES["pl"] = " ".join(f"{c:02}{r:02}" for c in (1, 2) for r in range(1, 10))
MAP: dict[str, Any] = {
    "size": "9x9", "regions": {**THEATRES, "town": "0105 0505 0303"}, "chapters": 39, "phasing": "pl", "first": "pl",
    "places": {"Warszawa": "0105", "Lwów": "0505"}, "held": {"pl": ["0105", "0505", "0303"]}, "stage": "25.VII",
    "morale": {"ua": 0, "lb": 0},
}  # fmt: skip
PL_T, UA_T, LB_T = 0, 1, 2


@pytest.mark.rule("rok-1920", "33")
def test_a_bolshevik_in_the_polish_theatre_calls_the_volunteers() -> None:
    table = scene("pl: 16DP@0909 12DP@0904 / su: 27DS@0303", **{**MAP, "phasing": "su", "phase": "movement"})
    table.give("27DS", "0204")
    assert table.marks["volunteers"] == CALLED
    inside = scene("pl: 16DP@0909 12DP@0904 / su: 27DS@0303", **{**MAP, "phasing": "su", "phase": "movement"})
    inside.give("27DS", "0304")
    assert not inside.marks.get("volunteers")


def forming(turn: int = CALLED, **more: Any) -> Scene:
    base = {**MAP, "phase": "turn-start", "marks": {"volunteers": turn}, "morale": {"ua": 0, "lb": 0, "pl": 20}}
    note = more.pop("marks", {})
    base["marks"] = {**base["marks"], "coupled": 1 << LB_T, **note}
    base["morale"] = {"ua": 0, "lb": 20, "pl": 20}
    return scene("pl: 16DP@0909 12DP@0904 / su: 27DS@0201", **{**base, **more})


def pass_on(table: Scene) -> Scene:
    """Answer what the start of a Polish player-turn asks."""
    while table.prompt in ("moao", "support-unit"):
        table.give("Warszawa" if table.prompt == "moao" else "none")
    return table


@pytest.mark.rule("rok-1920", "33.1", "33.6.4", "33.5")
def test_three_player_turns_of_formation() -> None:
    table = forming()
    names = [{row.text("unit") for row in table.game.box.rows("volunteers") if row.int("turn") == n} for n in (1, 2, 3)]
    arrived = []
    for turn in (1, 2, 3):
        pass_on(table)
        table.skip_to("move", "pl")
        arrived.append({u for u in names[turn - 1] if table.at(u) == "0105"})
        assert table.pool("ua") == turn, "Lwów is Polish"
        table.give("done") if "done" in table.options() else None
        table.skip_to("attack", "su").skip_to("reserve-phase", "pl")
    assert arrived == names
    surges = [e for e in table.events(MoraleShifted) if table.game.number(e.rule) == "33.6.4" and e.theatre == "pl"]
    assert [(e.side, e.by) for e in surges] == [("pl", 7)] * 3
    assert table.marks["volunteers"] == FORMED
    assert [event.turn for event in table.events(FormationBegan)] == [1, 2, 3], "and no fourth"
    lost = forming(held={"pl": ["0105"], "su": ["0505"]})
    pass_on(lost)
    assert lost.pool("ua") == 0, "without Lwów no Ukrainian recruits"


@pytest.mark.rule("rok-1920", "33.1.1")
def test_which_volunteers_are_not_restored() -> None:
    fallen = ("pl-205pp", "pl-3bo", "pl-1bo", "pl-8bk")
    table = scene("pl: 16DP@0909 / su: 27DS@0901", fallen=fallen, **{**MAP, "pools": {"pl": 4}, "phase": "movement"})
    refused = {u: refusal_restore(table.war, table.state, table.unit(u)) for u in fallen}
    assert [u for u, r in refused.items() if r is None] == ["pl-1bo", "pl-8bk"]
    assert {table.game.number(r.rule) for r in refused.values() if r} == {"33.1.1"}
    base = {**MAP, "pools": {"pl": 1}, "phase": "movement"}
    weak = scene("pl: pl-3bo-@0105 16DP@0909 / su: 27DS@0901", **base)
    assert refusal_strengthen(weak.war, weak.state, weak.unit("pl-3bo")) is None, "weak ones are strengthened as others"


@pytest.mark.rule("rok-1920", "33.4")
def test_the_brigade_of_lwow_may_come_in_lwow() -> None:
    table = forming()
    assert table.prompt == "moao"
    table.give("Lwów")
    pass_on(table).skip_to("move", "pl")
    assert (table.at("MOAO"), table.at("pl-1bo")) == ("0505", "0105")
    lost = forming(held={"pl": ["0105"], "su": ["0505"]})
    assert lost.prompt != "moao"


# 33.6: coupling.


def inside(units: str, **more: Any) -> Scene:
    base = {**MAP, "phase": "movement", "morale": {"ua": -5, "lb": 9}}
    return scene(units, **{**base, **more})


@pytest.mark.rule("rok-1920", "33.6", "15.1.3")
@pytest.mark.parametrize(
    ("unit", "theatre", "field"),
    [pytest.param("27DS", LB_T, 9, id="west"), pytest.param("58DS", UA_T, -5, id="south-west")],
)
def test_the_marker_goes_on_the_theatre_of_the_front_that_came(unit: str, theatre: int, field: int) -> None:
    start = "0303" if unit == "27DS" else "0306"
    table = inside(f"pl: 16DP@0909 12DP@0904 / su: {unit}@{start}", phasing="su")
    assert not table.state.markers & 1
    table.march(unit, "0204" if unit == "27DS" else "0206")
    assert table.state.markers & 1
    assert table.state.morale[PL_T] == field
    shift(table.war, table.state, PL_T, PL, 2, "15.2")
    assert table.state.morale[theatre] == table.state.morale[PL_T] == field - 2, "they move together"
    shift(table.war, table.state, theatre, SU, 1, "15.2")
    assert table.state.morale[PL_T] == field - 1
    other = LB_T if theatre == UA_T else UA_T
    assert table.state.morale[other] == (9 if other == LB_T else -5), "the third is on its own"


@pytest.mark.rule("rok-1920", "33.6.1")
def test_the_third_theatre_joins_when_the_poles_have_left_it() -> None:
    table = inside("pl: 12DP@0904 / su: 27DS@0204", morale={"ua": -5, "lb": 9, "pl": 9}, marks={"coupled": 1 << LB_T})
    coupled_theatres.review(table.war, table.state)
    assert table.state.morale[UA_T] == 9
    assert table.marks["coupled"] == 1 << LB_T | 1 << UA_T
    before = len(table.state.events)
    coupled_theatres.review(table.war, table.state)
    assert len(table.state.events) == before, "it lies there, and is not freed and laid again at every look"
    held = inside(
        "pl: 12DP@0904 16DP@0909 / su: 27DS@0204", morale={"ua": -5, "lb": 9, "pl": 9}, marks={"coupled": 1 << LB_T}
    )
    coupled_theatres.review(held.war, held.state)
    assert held.state.morale[UA_T] == -5


@pytest.mark.rule("rok-1920", "33.6.2", "33.6.3")
def test_a_front_that_leaves_frees_its_theatre() -> None:
    both = {"morale": {"ua": -5, "lb": 9, "pl": 9}, "marks": {"coupled": 1 << LB_T}}
    table = inside("pl: 12DP@0904 16DP@0909 / su: 27DS@0304 58DS@0206", **both)
    coupled_theatres.review(table.war, table.state)
    assert table.marks["coupled"] == 1 << UA_T, "the marker joins the other front's theatre"
    assert (table.state.morale[PL_T], table.state.morale[LB_T]) == (-5, 9)
    empty = inside("pl: 12DP@0904 16DP@0909 / su: 27DS@0304", **both)
    coupled_theatres.review(empty.war, empty.state)
    assert not empty.state.markers & 1, "nobody is left: the marker is taken off"
    assert not empty.marks.get("coupled")
    assert empty.state.morale[LB_T] == 9


@pytest.mark.rule("rok-1920", "15.6")
def test_want_of_attacks_in_the_coupled_theatre_does_not_cool() -> None:
    """amb-073"""
    table = inside(
        "pl: 12DP@0904 16DP@0909 / su: 27DS@0204",
        morale={"ua": 0, "lb": 20, "pl": 20},
        marks={"coupled": 1 << LB_T},
    )
    table.state.attacks[PL_T] = 1
    cool(table.war, table.state, SU, coupled_theatres.does_not_cool(table.war, table.state))
    assert table.state.morale[LB_T] == 20
    table.state.attacks[PL_T] = 0
    cool(table.war, table.state, SU, coupled_theatres.does_not_cool(table.war, table.state))
    assert (table.state.morale[LB_T], table.state.morale[PL_T]) == (18, 18)


@pytest.mark.rule("rok-1920", "33.7")
def test_the_last_unit_does_not_abandon_a_theatre() -> None:
    units = "pl: 16DP@0306 12DP@0904 / su: 27DS@0901"
    table = scene(units, **{**MAP, "phase": "movement"})
    assert "0206" not in table.reach("16DP")
    assert table.why_not("16DP", "0206") == ["33.7"]
    two = scene("pl: 16DP@0306 13DP@0909 12DP@0904 / su: 27DS@0901", **{**MAP, "phase": "movement"})
    assert "0206" in two.reach("16DP"), "not the last"
    beaten = scene(units, **{**MAP, "phase": "movement", "morale": {"ua": 16, "lb": 0}})
    assert may_abandon(beaten.war, beaten.state, UA_T)
    beaten.give("16DP", "0206")
    assert beaten.marks["volunteers"] == CALLED, "and the volunteers are called"
    near = scene(units, **{**MAP, "phase": "movement", "morale": {"ua": 15, "lb": 0}})
    assert "0206" not in near.reach("16DP"), "level 1 is not enough"
    invaded = scene(units, **{**MAP, "phase": "movement", "marks": {"volunteers": FORMED}})
    assert "0206" in invaded.reach("16DP")


@pytest.mark.rule("rok-1920", "33.8")
def test_a_support_unit_a_stage_from_the_first_turn_of_formation() -> None:
    table = forming(FORMING)
    while table.prompt == "moao":
        table.give("Warszawa")
    assert table.prompt == "support-unit"
    assert "pl-1pcz" in table.options(), "tanks too"
    table.give("Art1").skip_to("move", "pl")
    assert table.at("Art1") == "0105"
    formed = forming(FORMED)
    assert formed.prompt == "support-unit"
    called = scene("pl: 16DP@0909 12DP@0904 / su: 27DS@0901", **{**MAP, "chapters": 36, "phase": "turn-start"})
    assert called.prompt == "reserve-phase", "not before"


@pytest.mark.rule("rok-1920", "37.3", "37")
def test_technical_troops_on_a_six() -> None:
    base = {**MAP, "phase": "turn-start", "stage": "4.VII"}
    table = scene("pl: 16DP@0909 12DP@0904 / su: 27DS@0901", **base)
    assert table.prompt == "technical"
    table.roll(6)
    assert "pl-1pcz" not in table.options(), "tanks come last"
    table.give("pl-sp").skip_to("move", "pl")
    assert table.at("pl-sp") == "0105"
    missed = scene("pl: 16DP@0909 12DP@0904 / su: 27DS@0901", **base).roll(5)
    assert missed.prompt == "reserve-phase"
    early = scene("pl: 16DP@0909 12DP@0904 / su: 27DS@0901", **{**base, "stage": "27.VI"})
    assert early.prompt == "reserve-phase", "from 4.VII on"
    formed = forming(FORMED, stage="4.VII")
    assert formed.prompt == "support-unit", "until formation begins"
    all_others = "pl: 16DP@0909 12DP@0904 PP1@0105 PP2@0105 PP3@0303 pl-sp@0303 Art1@0303 Art2@0303 / su: 27DS@0901"
    last = scene(all_others, **base).roll(6)
    assert last.options() == {"pl-1pcz", "none"}


# 34: counter-revolutionaries.


@pytest.mark.rule("rok-1920", "34", "34.1", "34.2")
def test_when_the_whites_come() -> None:
    first = pass_on(forming(CALLED)).skip_to("move", "pl")
    assert (first.at("pl-bb"), first.at("pl-jak")) == ("0105", "away")
    last = pass_on(forming(FORMED - 2)).skip_to("move", "pl")
    assert (last.at("pl-bb"), last.at("pl-jak")) == ("away", "0105")
    cheka = scene(
        "pl: 16DP@0909 12DP@0904 / su: 27DS@0901",
        **{**MAP, "phase": "turn-start", "stage": "27.VI", "marks": {"cheka-gained": 1}},
    )
    assert cheka.skip_to("move", "pl").at("pl-bb") == "0105", "the Cheka's first replacement brings him too"


@pytest.mark.rule("rok-1920", "34.3")
def test_peremykin_when_the_vistula_is_crossed() -> None:
    regions = {**MAP["regions"], "west-of-wisla": "0101 0102"}
    table = scene(
        "pl: 16DP@0909 12DP@0904 / su: 27DS@0201", **{**MAP, "regions": regions, "phasing": "su", "phase": "movement"}
    )
    table.give("27DS", "0102")
    assert table.marks["vistula-crossed"] == 1
    table.skip_to("move", "pl")
    assert table.at("pl-per") == "0105"
    east = scene(
        "pl: 16DP@0909 12DP@0904 / su: 27DS@0201", **{**MAP, "regions": regions, "phasing": "su", "phase": "movement"}
    )
    east.give("27DS", "0202")
    assert not east.marks.get("vistula-crossed")


@pytest.mark.rule("rok-1920", "34.4", "34.4.1")
@pytest.mark.parametrize(
    ("face", "field", "level"),
    [(4, 0, "full"), (3, 0, "weak"), (3, -8, "full"), (5, 16, "weak"), (6, 16, "full")],
)
def test_prisoners_are_recruited_in_a_pause(face: int, field: int, level: str) -> None:
    base = {**MAP, "phase": "prisoners", "morale": {"ua": field, "lb": 0}}
    table = scene("pl: pl-bb-@0505 12DP@0904 / su: 27DS@0901", **base)
    assert table.prompt == "prisoners"
    table.roll(face)
    assert table.level("pl-bb") == level
    busy = scene(
        "pl: pl-bb-@0505 12DP@0904 / su: 27DS@0901", marks={("attacks-pl", "attacks-ua", "attacks-lb")[UA_T]: 1}, **base
    )
    assert busy.prompt != "prisoners", "only in a pause in that theatre"


@pytest.mark.rule("rok-1920", "34.4.2", "34.4.3", "34.4.4")
def test_no_replacements_no_restoration_no_cadres() -> None:
    table = scene(
        "pl: pl-bb-@0105 12DP@0904 / su: 27DS@0901", fallen=("pl-per",), **{**MAP, "pools": {"pl": 3, "ua": 3}}
    )
    unit = table.unit("pl-bb")
    assert pool_of(table.war, table.state, unit) == ""
    assert refusal_strengthen(table.war, table.state, unit) is not None
    lost = refusal_restore(table.war, table.state, table.unit("pl-per"))
    assert lost is not None
    assert table.game.number(lost.rule) == "34.4.3"
    assert table.war.levels[unit] == 2
    assert levels_left(table.war, table.state, unit) == 1


# 39: the Cheka.

CHEKA: dict[str, Any] = {
    "size": "9x9", "theatre": "lb", "chapters": 39, "phasing": "su", "phase": "replacements", "stage": "11.VII",
    "regions": {"town": "0202 0304 0503 0505 0707 0905"}, "places": {"Głębokie": "0304", "Homel": "0707"},
    "held": {"su": ["0202", "0304", "0503", "0505", "0707", "0905"]}, "morale": {"lb": 0},
    "marks": {"polish-offensive": 1, "strip-entered": 1},
}  # fmt: skip


def place_all(table: Scene, *places: str) -> Scene:
    while table.prompt != "replacements":
        table.play.answer_index(0)
    for number, place in enumerate(places, 1):
        table.act("cheka", f"su-czk{number}").give(place)
    return table


@pytest.mark.rule("rok-1920", "39", "39.1", "39.1.1")
def test_the_cheka_settles_in_a_pause() -> None:
    table = scene("pl: 16DP@0101 / su: 27DS@0905", **CHEKA)
    while table.prompt != "replacements":
        table.play.answer_index(0)
    assert table.offered("cheka") == {"su-czk1"}
    table.act("cheka", "su-czk1")
    assert table.options() == {"0202", "0304", "0503", "0505", "0707", "0905"}, "also where own troops are"
    table.give("0505").act("cheka", "su-czk2")
    assert "0505" not in table.options(), "one in a place"
    table.give("0503")
    assert (table.at("su-czk1"), table.at("su-czk2")) == ("0505", "0503")
    for note in ({}, {"polish-offensive": 1, "attacks-west": 1}):
        no = scene("pl: 16DP@0101 / su: 27DS@0905", **{**CHEKA, "marks": note})
        assert not may_place(no.war, no.state)
    moving = scene("pl: 16DP@0101 / su: 27DS@0905 su-czk1@0505", **{**CHEKA, "phase": "movement"})
    assert "su-czk1" not in moving.options(), "it never moves"


@pytest.mark.rule("rok-1920", "39.1.2", "39.2")
@pytest.mark.parametrize(
    ("place", "limit"),
    [
        pytest.param("0905", 2, marks=pytest.mark.rule("rok-1920", "39.1.2.1")),
        pytest.param("0707", 3, marks=pytest.mark.rule("rok-1920", "39.1.2.2")),
        pytest.param("0505", 3, marks=pytest.mark.rule("rok-1920", "39.1.2.2")),
        pytest.param("0304", 3, marks=pytest.mark.rule("rok-1920", "39.1.2.2")),
        pytest.param("0202", 4, marks=pytest.mark.rule("rok-1920", "39.1.2.3")),
    ],
)
def test_the_roll_depends_on_the_place(place: str, limit: int) -> None:
    table = scene(f"pl: 16DP@0101 / su: 27DS@0909 su-czk1@{place}", **{**CHEKA, "phase": "cheka"})
    assert good_face(table.war, table.hex(place)) == limit
    table.roll(limit)
    assert table.state.morale[LB_T] == 1, "a replacement lifts morale by 1"
    assert table.marks["cheka-gained"] == 1
    assert table.pool("west") == 1 + 2, "beside the two of the pause"
    missed = scene(f"pl: 16DP@0101 / su: 27DS@0909 su-czk1@{place}", **{**CHEKA, "phase": "cheka"}).roll(limit + 1)
    assert (missed.state.morale[LB_T], missed.pool("west")) == (0, 2)


@pytest.mark.rule("rok-1920", "39.1.3")
def test_an_attack_of_the_western_front_removes_them() -> None:
    table = scene("pl: 16DP@0101 / su: 27DS@0102 su-czk1@0505", **{**CHEKA, "phase": "attacks"})
    table.fight("0101", "27DS", dice=(5, 6))
    assert table.at("su-czk1") == "away"
    other = scene("pl: 16DP@0101 / su: 58DS@0102 su-czk1@0505", **{**CHEKA, "phase": "attacks"})
    other.fight("0101", "58DS", dice=(5, 6))
    assert other.at("su-czk1") == "0505", "the other front's attacks do not matter"


@pytest.mark.rule("rok-1920", "39.1.4")
def test_attacked_by_poles_they_are_gone_for_good() -> None:
    table = scene("pl: 16DP@0101 / su: su-czk1@0102 27DS@0909", **{**CHEKA, "phase": "attacks", "phasing": "pl"})
    table.give("0102", "16DP", "go")
    while table.prompt == "operation-theatre":
        table.play.answer_index(0)
    assert table.at("su-czk1") == "removed"


def test_the_cards_begin_as_the_rules_say() -> None:
    """D.3, G, H.4: the Volunteer Army is being formed in D, and formed in G and H."""
    assert real("D").marks["volunteers"] >= CALLED
    assert real("G").marks["volunteers"] == FORMED
    assert real("H").marks["volunteers"] == FORMED
    assert not real("E").marks.get("volunteers")


@pytest.mark.rule("rok-1920", "33.6.2", "33.6.3")
def test_the_marker_is_looked_at_when_a_retreat_leads_out_of_the_theatre() -> None:
    """The next attack of the same player-turn must not move a marker that is free already."""
    both = {"morale": {"ua": -5, "lb": 9, "pl": 9}, "marks": {"coupled": 1 << LB_T}, "phase": "attacks"}
    table = inside("pl: 12DP@0103 16DP@0909 14DP@0904 / su: 27DS-@0203 58DS@0207", **both)
    table.fight("0203", "12DP").roll(1, 2)
    while table.prompt in ("loss", "retreat-route"):
        table.play.answer_index(0)
    assert (table.prompt, table.war.board.theatre[table.state.at[table.unit("27DS")]]) == ("pursue", LB_T)
    assert table.marks["coupled"] == 1 << UA_T


@pytest.mark.rule("rok-1920", "33")
def test_a_retreat_into_the_polish_theatre_calls_the_volunteers_too() -> None:
    base = {**MAP, "phasing": "pl", "phase": "attacks"}
    table = scene("pl: 12DP@0402 13DP@0403 14DP@0304 16DP@0909 / su: 27DS@0303", **base)
    table.fight("0303", "12DP", "13DP", "14DP", dice=(1, 2))
    where = table.state.at[table.unit("27DS")]
    assert where >= 0
    assert table.war.board.theatre[where] == PL_T
    assert table.marks["volunteers"] == CALLED


@pytest.mark.rule("rok-1920", "33.7")
def test_a_theatre_lost_in_battle_is_no_flight() -> None:
    """33.7: only the last unit that leaves by choice calls the volunteers up."""
    table = scene(
        "pl: 16DP@0909 12DP@0904 / su: 27DS@0901", **{**MAP, "phase": "turn-start", "morale": {"ua": 16, "lb": 0}}
    )
    eliminate(table.war, table.state, table.unit("12DP"))
    table.skip_to("move", "pl").give("16DP", "0908")
    assert not table.marks.get("volunteers"), "the north was lost, nobody fled from it"
    flight = scene(
        "pl: 16DP@0306 12DP@0904 / su: 27DS@0901", **{**MAP, "phase": "turn-start", "morale": {"ua": 16, "lb": 0}}
    )
    flight.skip_to("move", "pl").give("16DP", "0206")
    assert flight.marks["volunteers"] == CALLED


@pytest.mark.rule("rok-1920", "33.7")
def test_a_flight_from_one_theatre_does_not_open_the_other() -> None:
    """33.7: the last units leave only before a level of 2 in that theatre, or once Bolsheviks have entered the Polish
    one; that the volunteers are called up after a flight from the other is no reason."""
    units = "pl: 16DP@0306 12DP@0304 / su: 27DS@0901"
    table = scene(units, **{**MAP, "phase": "turn-start", "morale": {"ua": 16, "lb": 0}})
    table.skip_to("move", "pl").give("16DP", "0206")
    assert table.marks["volunteers"] == CALLED
    assert not may_abandon(table.war, table.state, LB_T)
    assert table.why_not("12DP", "0204") == ["33.7"]
    come_in(table, "27DS")
    assert may_abandon(table.war, table.state, LB_T), "the Bolsheviks have come"


def come_in(table: Scene, unit: str) -> None:
    for _, hook in table.war.entered_of[table.unit(unit)]:
        hook(table.war, table.state, table.unit(unit), (table.hex("0205"),))
