"""D to H and the campaign: what decides, and what only seems to."""

from typing import Any

import pytest
from tests.rok1920.kit import game
from tests.rok1920.special_kit import Scene, real

from sztab.games.rok1920.first.scenarios import campaign
from sztab.games.rok1920.first.scenarios.h_battle_of_the_niemen import supplied_strength
from sztab.games.rok1920.forces.lithuania import CROSSED
from sztab.games.rok1920.forces.status import FORMED
from sztab.games.rok1920.moving.reach import closed_to, march_range
from sztab.games.rok1920.politics.fronts import front_of
from sztab.games.rok1920.scenarios.continuous_front import has_continuous_front
from sztab.games.rok1920.units.counters import PL, SU, THEATRES
from sztab.hexmap.bits import members

GAME = "rok-1920"
PL_T, UA_T, LB_T = (THEATRES.index(name) for name in ("pl", "ua", "lb"))


def number(table: Scene, place: str) -> str:
    return table.war.board.map.numbers[table.hex(place)]


def bare(scenario: str, units: str, **more: Any) -> Scene:
    return real(scenario, clear=True, units=units, **more)


def all_held(table: Scene, side: int) -> Scene:
    """One side holds every place but Warsaw and Lwów, which are Polish."""
    polish = 1 << table.hex("Warszawa") | 1 << table.hex("Lwów")
    everywhere = table.war.board.localities
    table.state.held = [everywhere, 0] if side == PL else [polish, everywhere & ~polish]
    return table


# D: The Battle of Warsaw.


@pytest.mark.rule(GAME, "D", "D.4")
def test_d_ends_after_the_bolshevik_player_turn_of_the_29th_of_august() -> None:
    assert real("D", stage="29.VIII", phasing="pl", phase="turn-end").play.outcome is None
    last = real("D", stage="29.VIII", phasing="su", phase="turn-end").play.outcome
    assert last is not None
    assert last.level in ("strategic", "tactical")
    assert real("D", stage="22.VIII", phasing="su", phase="turn-end").play.outcome is None


@pytest.mark.rule(GAME, "D.4.1")
def test_only_supplied_bolsheviks_in_places_of_poland_count() -> None:
    free = ("pl", "strategic", "D.4.1")
    found = all_held(bare("D", "pl-16dp@Warszawa su-58ds@Newel"), SU).outcome_of()
    assert (found.winner, found.level, found.rule) == free
    inside = all_held(bare("D", "pl-16dp@Warszawa su-27ds@Białystok"), SU)
    assert inside.outcome_of().rule != "D.4.1"
    hungry = all_held(bare("D", "pl-16dp@Warszawa su-27ds@Białystok"), PL)
    assert hungry.outcome_of().rule == "D.4.1", "without supply it does not count"
    board = inside.war.board
    spots = board.masks[inside.hex("Białystok")] & board.theatres[PL_T] & ~board.localities & board.open
    country = board.map.numbers[members(spots)[0]]
    fields = all_held(bare("D", f"pl-16dp@Warszawa su-27ds@{country}"), SU)
    assert fields.outcome_of().rule == "D.4.1", "nor does one outside all places"


@pytest.mark.rule(GAME, "D.4.1", "D.4.2", "G.2/b")
@pytest.mark.parametrize("scenario", ["D", "G"])
def test_lwow_lost_for_a_while_is_remembered(scenario: str) -> None:
    table = bare(scenario, "pl-1dk@Lwów_SW su-17dk@Lwów_NE", phasing="su", phase="movement", held={"pl": ["Lwów"]})
    table.march("su-17dk", number(table, "Lwów"))
    assert table.marks["lwow-lost"] == 1
    retaken = bare(scenario, "pl-1dk@Lwów_SW su-17dk@Kijów", phasing="pl", phase="movement", held={"su": ["Lwów"]},
                   marks={"lwow-lost": 1})  # fmt: skip
    retaken.march("pl-1dk", number(retaken, "Lwów"))
    assert retaken.outcome_of().rule != "D.4.1", "it was not Polish for the whole game"


@pytest.mark.rule(GAME, "D.4.3")
def test_warsaw_taken_ends_the_game_at_once() -> None:
    for scenario, level, rule in (("D", "strategic", "D.4.3"), ("campaign", "crushing", "40.2.4")):
        table = bare(scenario, "pl-1dk@Lwów su-17dk@Warszawa_SE", phasing="su", phase="movement")
        table.march("su-17dk", number(table, "Warszawa"))
        outcome = table.play.outcome
        assert outcome is not None
        assert (outcome.winner, outcome.level, outcome.rule) == ("su", level, rule)


# 40: the campaign.


def wall(table: Scene, column: int) -> int:
    """A whole column of the board, from edge to edge."""
    board = table.war.board
    return sum(1 << h for h in members(board.open) if board.column[h] == column)


@pytest.mark.rule(GAME, "40.2.1")
def test_a_continuous_front_on_the_real_map() -> None:
    table = bare("campaign", "pl-16dp@Wilno pl-14dp@Mińsk pl-15dp@Kijów su-58ds@Newel", stage="1.VIII", phasing="pl")
    war, state = table.war, table.state
    assert not has_continuous_front(war, state)
    east = wall(table, 34)
    state.occupied[PL] |= east
    assert has_continuous_front(war, state), "a column of units from edge to edge"
    gap = members(east)[10]
    state.occupied[PL] &= ~(1 << gap)
    assert not has_continuous_front(war, state), "one open hex is a gap"
    state.occupied[PL] |= 1 << gap
    state.occupied[PL] = state.occupied[PL] & ~east | wall(table, 24)
    assert not has_continuous_front(war, state), "Mińsk and Kijów lie in front of this one"


@pytest.mark.rule(GAME, "40.2.1")
def test_the_front_is_looked_at_when_a_polish_player_turn_begins() -> None:
    def begun(stage: str, phasing: str) -> Scene:
        units = "pl-16dp@Wilno pl-14dp@Mińsk pl-15dp@Kijów su-58ds@Newel"
        table = bare("campaign", units, stage=stage, phasing=phasing)
        table.state.occupied[PL] |= wall(table, 34)
        return table

    for stage, phasing, when, crushes in (
        ("1.VIII", "pl", "turn-start", True),
        ("24.X", "pl", "turn-start", True),
        ("25.VII", "pl", "turn-start", False),
        ("1.VIII", "su", "turn-start", False),
        ("1.VIII", "pl", "turn-end", False),
    ):
        table = begun(stage, phasing)
        found = campaign.verdict(table.war, table.state, when)
        assert (found is not None and found.rule == "40.2.1") is crushes, (stage, phasing, when)


@pytest.mark.rule(GAME, "40.2.2", "40.2.3")
def test_lithuanians_at_war_are_enemies_in_poland() -> None:
    east = {"ua": -16, "lb": -16}
    table = bare("campaign", "pl-16dp@Warszawa su-58ds@Newel lt-2d@Suwałki", morale=east,
                 marks={"lithuania": CROSSED})  # fmt: skip
    assert table.war.board.theatres[PL_T] >> table.hex("Suwałki") & 1
    table.state.held[SU] |= 1 << table.hex("Suwałki")
    table.state.held[PL] &= ~(1 << table.hex("Suwałki"))
    assert table.outcome_of().rule == "40.2.6"
    table.state.neutral = 1 << table.hex("Suwałki")
    assert table.outcome_of().rule == "40.2.2", "before they cross the line they are nobody's enemy (38.1.5)"


@pytest.mark.rule(GAME, "40.1")
@pytest.mark.parametrize(
    ("stage", "phasing", "east", "asked"),
    [
        ("10.X", "pl", 0, True), ("17.X", "pl", 0, True), ("3.X", "pl", 0, False),
        ("10.X", "su", -16, True), ("10.X", "pl", -16, False), ("10.X", "su", 0, False),
    ],
)  # fmt: skip
def test_who_may_ask_for_the_armistice(stage: str, phasing: str, east: int, asked: bool) -> None:
    table = bare(
        "campaign", "pl-16dp@Warszawa su-58ds@Newel", morale={"ua": east, "lb": east}, stage=stage, phasing=phasing,
        phase="turn-start",
    )  # fmt: skip
    assert ((table.prompt, table.asked) == ("armistice", phasing)) is asked


# E, F: other endings.


@pytest.mark.rule(GAME, "E.3", "F")
@pytest.mark.parametrize("scenario", ["E", "F"])
def test_the_endings_bring_their_rules_with_them(scenario: str) -> None:
    long = real(scenario, options={"ending": "campaign"})
    assert "armistice" in {step.name for step in long.war.steps}
    short = real(scenario, options={"ending": "warsaw"})
    assert "armistice" not in {step.name for step in short.war.steps}
    first = 1 - short.war.setting.first
    last = real(scenario, options={"ending": "warsaw"}, stage="5.IX", phasing=("pl", "su")[first], phase="turn-end")
    assert last.play.outcome is not None
    assert last.play.outcome.rule.startswith("D.4")


@pytest.mark.rule(GAME, "E.2", "E.2/c")
def test_only_supplied_divisions_in_poland_are_points() -> None:
    base = "pl-16dp@Warszawa su-58ds@Newel"
    assert "su E.2/c" not in all_held(bare("E", f"{base} su-16bk@Białystok"), SU).outcome_of().score
    division = all_held(bare("E", f"{base} su-27ds@Białystok"), SU)
    assert division.outcome_of().score["su E.2/c"] == 1
    hungry = all_held(bare("E", f"{base} su-27ds@Białystok"), PL)
    assert "su E.2/c" not in hungry.outcome_of().score


# G: The Miracle on the Vistula.


@pytest.mark.rule(GAME, "G.1")
def test_the_iv_army_is_whoever_starts_west_of_dzialdowo() -> None:
    table = real("G")
    column = table.war.board.column
    border = column[table.hex("Działdowo")]
    there = {
        table.war.roster.ids[u]
        for u in table.war.roster.of_side[SU]
        if (h := table.state.at[u]) >= 0 and column[h] < border
    }
    assert there == {table.war.roster.ids[u] for u in table.game.cards["G"].iv_army}


@pytest.mark.rule(GAME, "G.1")
def test_a_unit_of_the_iv_army_that_was_attacked_is_free() -> None:
    units = "su-18ds@Sierpc su-53ds@Brodnica pl-18dp@Sierpc_SW pl-17dp@Sierpc_S pl-9dp@Sierpc_SW"
    table = bare("G", units, phasing="pl", phase="attacks")
    column, here = table.war.board.column, table.war.board.column[table.hex("Sierpc")]
    unit = table.unit("su-18ds")
    assert all(column[h] <= here for h in members(table.war.board.open & ~closed_to(table.war, table.state, unit)))
    table.fight(number(table, "Sierpc"), "pl-18dp", dice=(6, 5))
    assert table.at("su-18ds") == number(table, "Sierpc"), "the attack failed"
    table.skip_to("move", "su")
    assert any(column[h] > here for h in members(march_range(table.war, table.state, unit).hexes))
    other = table.unit("su-53ds")
    start = column[table.state.at[other]]
    assert all(column[h] <= start for h in members(march_range(table.war, table.state, other).hexes))


@pytest.mark.rule(GAME, "G", "G.2")
def test_g_begins_with_the_volunteer_army_formed() -> None:
    table = real("G")
    assert table.marks["volunteers"] == FORMED
    came = [u for u in table.war.roster.where(formation="volunteer") if table.state.at[u] >= 0]
    assert came
    last = real("G", stage="29.VIII", phasing="su", phase="turn-end").play.outcome
    assert last is not None
    assert last.rule == "G.2"


# H: The Battle of the Niemen.


@pytest.mark.rule(GAME, "H.1")
def test_the_area_takes_in_two_hexes_of_the_ukraine() -> None:
    table = bare("H", "pl-16dp@Brześć su-27ds@Lida", phasing="pl", phase="movement")
    board, unit = table.war.board, table.unit("pl-16dp")
    closed = closed_to(table.war, table.state, unit)
    north = members((board.map.regions["pl"] | board.map.regions["lb"]) & board.open)
    south = members(board.map.regions["ua"] & board.open)
    distance = {h: min(board.distance(h, other) for other in north) for h in south}
    assert {2, 3} <= set(distance.values())
    for h, far in distance.items():
        assert (closed >> h & 1) == (far >= 3), board.map.numbers[h]
    assert not any(closed >> h & 1 for h in north if h not in members(state_closed(table)))


def state_closed(table: Scene) -> int:
    """What enemies, Lithuania's capital and Wilno close to a Polish unit that is no DLB."""
    taken = table.state.occupied[SU] | table.state.crowded[PL]
    return taken | 1 << table.hex("Kowno") | 1 << table.hex("Wilno")


@pytest.mark.rule(GAME, "H.5")
def test_only_17_dk_changes_its_front_and_nobody_else_has_to() -> None:
    table = real("H")
    assert dict(table.war.setting.front_changes) == {"su-17dk": "west"}
    units = [u for u in table.war.roster.of_side[SU] if table.state.at[u] >= 0 or table.state.due[u]]
    assert {front_of(table.war, table.state, u) for u in units} <= {"west", None, ""}


@pytest.mark.rule(GAME, "H.4")
def test_the_consequences_of_the_formed_volunteer_army() -> None:
    table = real("H")
    assert table.marks["volunteers"] == FORMED
    assert not any(table.state.pools.values()), "two a stage are the most"
    table = real("H", stage="26.IX", phasing="pl", phase="movement")
    assert table.at("pl-10dp") == number(table, "Warszawa"), "out of the reserve of the Supreme Command"


@pytest.mark.rule(GAME, "H.3")
def test_lithuanians_who_attack_end_the_agreement() -> None:
    table = bare("H", "pl-17dp@Orany_SW lt-3d@Orany su-27ds@Mińsk", phasing="su", phase="attacks")
    table.fight(number(table, "Orany SW"), "lt-3d", dice=(6, 5))
    assert table.marks["lithuanians-attacked"] == 1
    table.skip_to("attack", "pl")
    assert number(table, "Orany") in table.options()
    quiet = bare("H", "pl-17dp@Orany_SW lt-3d@Orany su-27ds@Mińsk", phasing="pl", phase="attacks")
    assert number(quiet, "Orany") not in quiet.options()
    assert quiet.why_not(number(quiet, "Orany")) == ["H.3"] or quiet.why_not(number(quiet, "Orany"), "pl-17dp") == [
        "H.3"
    ]


@pytest.mark.rule(GAME, "H.6.2/b", "H.6.2/c")
def test_grodno_and_suwalki() -> None:
    empty = bare("H", "pl-16dp@Warszawa su-27ds@Lida lt-2d@Kowno", held={"su": ["Grodno", "Suwałki"]}).outcome_of()
    assert "su H.6.2/b" not in empty.score, "a unit, not control"
    assert "su H.6.2/c" not in empty.score
    red = bare("H", "pl-16dp@Warszawa su-27ds@Suwałki lt-2d@Kowno").outcome_of()
    assert "su H.6.2/c" not in red.score, "Lithuanians, not Bolsheviks"


@pytest.mark.rule(GAME, "H.6.3")
def test_only_supplied_strength_is_compared() -> None:
    units = "pl-16dp@Warszawa pl-14dp@Warszawa su-27ds@Mińsk"
    table = bare("H", units)
    assert supplied_strength(table.war, table.state, PL) == 8
    cut_off = bare("H", "pl-16dp@Warszawa pl-14dp@Smoleńsk su-27ds@Mińsk su-2ds@Orsza su-33ds@Witebsk")
    assert supplied_strength(cut_off.war, cut_off.state, PL) == 4
    assert cut_off.outcome_of().rule == "H.6.3"


@pytest.mark.rule(GAME, "E.2/b")
@pytest.mark.parametrize(("town", "points"), [("Lwów", 10), ("Wilno", 5), ("Mińsk", 2), ("Grodno", 2), ("Równe", 2)])
def test_what_each_town_of_e_is_worth(town: str, points: int) -> None:
    table = all_held(bare("E", "pl-16dp@Warszawa su-27ds@Newel"), PL)
    table.state.held = [table.state.held[0] & ~(1 << table.hex(town)), 1 << table.hex(town)]
    assert table.outcome_of().score["su E.2/b"] == points


@pytest.mark.rule(GAME, "G.1")
def test_the_iv_army_may_attack_north_and_south_but_not_east() -> None:
    table = real("G")
    unit = next(u for u in game().cards["G"].iv_army if table.state.at[u] >= 0)
    board, here = table.war.board, table.state.at[unit]
    barred = {}
    for h in (h for h in board.neighbours[here] if h >= 0):
        refusals = [bar(table.war, table.state, unit, h) for bar in table.war.forbidden_attacks_of[unit]]
        barred[h] = any(refusal is not None and refusal.key == "iv-army" for refusal in refusals)
    assert {board.column[h] - board.column[here] for h, is_barred in barred.items() if is_barred} == {1}
    assert {board.column[h] - board.column[here] for h, is_barred in barred.items() if not is_barred} == {0, -1}
