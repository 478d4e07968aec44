"""A: The Smolensk Gate: area, limits of movement, arrivals, the attack out of a ring, and victory."""

import pytest
from tests.rok1920.special_kit import Scene, real

from sztab.games.rok1920 import in_force
from sztab.games.rok1920.events import PhaseBegan
from sztab.games.rok1920.fighting.chance import Attack, chance_modifiers
from sztab.games.rok1920.fighting.retreat_routes import Group, closed_in_retreat
from sztab.games.rok1920.moving.destinations import destinations, must_go_to, refusal_frozen
from sztab.games.rok1920.moving.reach import closed_to, march_range
from sztab.games.rok1920.units.counters import PL, SU
from sztab.games.rok1920.units.positions import lift

GAME = "rok-1920"
EVEN = "pl-8dp@Głębokie su-18ds@Połock"
"""Both sides somewhere quiet, so that a question can be asked."""


def reach(table: Scene, name: str) -> set[str]:
    return table.numbers(march_range(table.war, table.state, table.unit(name)).hexes)


def is_closed_in_retreat(table: Scene, name: str, start: str, goal: str) -> bool:
    """Is a forced step barred, as a hex or as a side?"""
    board, unit = table.war.board, table.unit(name)
    a, b = table.hex(start), table.hex(goal)
    group = Group(
        war=table.war, state=table.state, side=table.war.roster.side[unit], start=a, units=(unit,), hexes=1, friends=0
    )
    hexes, sides = closed_in_retreat(group)
    return bool(hexes >> b & 1 or sides >> board.map.sides[a][board.direction(a, b)] & 1)


def modifiers(table: Scene, target: str, *names: str) -> dict[str, int]:
    units = tuple(table.unit(name) for name in names)
    side = table.war.roster.side[units[0]]
    attack = Attack(war=table.war, state=table.state, side=side, target=table.hex(target), units=units)
    return {table.game.number(m.rule): m.value for m in chance_modifiers(attack)}


def number(table: Scene, place: str) -> str:
    return table.war.board.map.numbers[table.hex(place)]


@pytest.mark.rule(GAME, "A")
def test_four_stages_the_bolshevik_first_and_rules_1_to_12() -> None:
    table = real("A")
    setting, stages = table.war.setting, table.war.edition.stages
    assert (stages[setting.first_stage - 1], stages[setting.last_stage - 1]) == ("16.V", "6.VI")
    assert setting.last_stage - setting.first_stage + 1 == 4
    assert setting.first == SU
    assert table.asked == "su"
    assert not table.war.cadres
    assert not table.war.morale
    assert not table.war.orders, "13, 15 and 16 come later"
    assert setting.rules == {in_force.COMMON, in_force.ARRIVALS, in_force.DEPLOYMENT}
    assert not setting.replacements
    table.skip_to("attack", "pl")
    assert table.pool("pl") == table.pool("su") == 0
    assert not table.offered("restore"), "no replacement phase"
    assert {event.phase for event in table.events(PhaseBegan)} == {"attacks", "movement", "repeat-attacks"}


@pytest.mark.rule(GAME, "A", "A.5")
def test_it_ends_after_the_polish_player_turn_of_the_sixth_of_june() -> None:
    table = real("A", stage="6.VI", phasing="pl", phase="turn-end")
    assert table.play.outcome is not None
    assert table.play.outcome.rule == "A.5"
    other = real("A", stage="6.VI", phasing="su", phase="turn-end")
    assert other.play.outcome is None
    assert other.state.phasing == PL
    earlier = real("A", stage="30.V", phasing="pl", phase="turn-end")
    assert earlier.play.outcome is None


@pytest.mark.rule(GAME, "A.1")
def test_nobody_leaves_the_theatre_by_choice() -> None:
    table = real("A", clear=True, units="pl-8dp@Pińsk su-18ds@Połock", phasing="pl", phase="movement")
    lb = table.war.board.theatres[2]
    outside = table.hex("Pińsk S2")
    assert not lb >> outside & 1
    assert closed_to(table.war, table.state, table.unit("pl-8dp")) >> outside & 1
    assert all(lb >> table.hex(h) & 1 for h in reach(table, "pl-8dp"))


@pytest.mark.rule(GAME, "A.1")
def test_whoever_was_driven_out_returns_as_soon_as_he_can() -> None:
    table = real("A", clear=True, units="pl-8dp@Białystok pl-1bk@Lida su-18ds@Połock", phasing="pl", phase="movement")
    unit = table.unit("pl-8dp")
    lb = table.war.board.theatres[2]
    assert must_go_to(table.war, table.state, unit) == lb
    _, goals = destinations(table.war, table.state, unit)
    assert table.state.at[unit] not in goals, "it may not stay"
    far = min(table.war.board.distance(h, table.state.at[unit]) for h in goals)
    assert far >= 2, "through the hexes outside, as near to the theatre as it can"
    assert "done" not in table.options(), "nor may the phase end before it has gone"
    assert not must_go_to(table.war, table.state, table.unit("pl-1bk"))


@pytest.mark.rule(GAME, "A.2.1")
def test_poles_cross_the_dzwina_in_no_way() -> None:
    table = real("A", clear=True, units="pl-1bk@Dzisna su-18ds@Newel", phasing="pl", phase="movement")
    bank = table.war.board.map.regions["north-of-dzwina"]
    unit = table.unit("pl-1bk")
    assert not bank & march_range(table.war, table.state, unit).hexes
    assert "A.2.1" in table.why_not("pl-1bk", number(table, "Dryssa"))
    assert is_closed_in_retreat(table, "pl-1bk", "Dzisna", "Dryssa")
    red = real("A", clear=True, units="pl-1bk@Wilno su-15dk@Dzisna su-18ds@Newel", phasing="su", phase="movement")
    assert bank & march_range(red.war, red.state, red.unit("su-15dk")).hexes, "Bolsheviks do"
    assert not is_closed_in_retreat(red, "su-15dk", "Dzisna", "Dryssa")


@pytest.mark.rule(GAME, "A.2.1")
def test_poles_keep_off_the_two_last_columns() -> None:
    table = real("A", clear=True, units="pl-1bk@3609 su-18ds@Newel", phasing="pl", phase="movement")
    found = reach(table, "pl-1bk")
    assert found
    assert not any(h.startswith(("37", "38")) for h in found)
    assert any(h.startswith("36") for h in found)
    assert "A.2.1" in table.why_not("pl-1bk", "3709")
    assert is_closed_in_retreat(table, "pl-1bk", "3609", "3709")
    red = real("A", clear=True, units="pl-1bk@Wilno su-15dk@3609", phasing="su", phase="movement")
    assert any(h.startswith("38") for h in reach(red, "su-15dk"))


@pytest.mark.rule(GAME, "A.2.2")
def test_the_demarcation_line_is_a_border() -> None:
    table = real("A", clear=True, units="pl-1bk@Wilno su-15dk@Święciany", phasing="su", phase="movement")
    lithuania = table.war.board.map.regions["lithuania"]
    for name in ("pl-1bk", "su-15dk"):
        assert not march_range(table.war, table.state, table.unit(name)).hexes & lithuania
    beside = real("A", clear=True, units="pl-1bk@1708 su-18ds@Połock", phasing="pl", phase="movement")
    assert beside.why_not("pl-1bk", "1707") == ["A.2.2"]
    free = real("G")
    assert not free.war.board.borders & free.war.board.map.features["demarcation"], "where 38.2 is in force"


@pytest.mark.rule(GAME, "A.2.3")
def test_the_second_division_waits_in_wilno_for_the_enemy() -> None:
    still = real("A", clear=True, units="pl-2dlb@Wilno pl-8dp@Wilno su-18ds@Wilno_NE3", phasing="pl", phase="movement")
    refusal = refusal_frozen(still.war, still.state, still.unit("pl-2dlb"))
    assert refusal is not None
    assert still.game.number(refusal.rule) == "A.2.3"
    assert "pl-2dlb" not in still.options()
    assert "pl-8dp" in still.options(), "others are free"
    assert still.why_not("pl-2dlb") == ["A.2.3"]
    near = real("A", clear=True, units="pl-2dlb@Wilno su-18ds@Wilno_NE2", phasing="pl", phase="movement")
    assert "pl-2dlb" in near.options(), "two hexes are near enough"
    moved = real("A", clear=True, units="pl-2dlb@Wilno su-15dk@Wilno_NE3", phasing="su", phase="movement")
    moved.give("su-15dk", number(moved, "Wilno NE2"))
    moved.skip_to("move", "pl")
    assert "pl-2dlb" in moved.options()


@pytest.mark.rule(GAME, "A.2.4")
def test_a_bolshevik_unit_stays_on_the_north_bank() -> None:
    last = real("A", clear=True, units="pl-8dp@Dzisna su-15dk@Połock su-18ds@Lepel", phasing="su", phase="movement")
    bank = last.war.board.map.regions["north-of-dzwina"]
    assert not march_range(last.war, last.state, last.unit("su-15dk")).hexes & ~bank, "the last one stays"
    assert "A.2.4" in last.why_not("su-15dk", number(last, "Uszacz"))
    two = real("A", clear=True, units="pl-8dp@Dzisna su-15dk@Połock su-18ds@Newel", phasing="su", phase="movement")
    assert march_range(two.war, two.state, two.unit("su-15dk")).hexes & ~bank, "one of two may go"
    away = real("A", clear=True, units="pl-8dp@Mińsk su-15dk@Połock su-18ds@Lepel", phasing="su", phase="movement")
    assert march_range(away.war, away.state, away.unit("su-15dk")).hexes & ~bank, "no Pole near the river"
    third = real("A", clear=True, units="pl-8dp@2606 su-15dk@Połock su-18ds@Lepel", phasing="su", phase="movement")
    assert march_range(third.war, third.state, third.unit("su-15dk")).hexes & ~bank, "three hexes are far enough"
    second = real("A", clear=True, units="pl-8dp@2605 su-15dk@Połock su-18ds@Lepel", phasing="su", phase="movement")
    assert not march_range(second.war, second.state, second.unit("su-15dk")).hexes & ~bank


@pytest.mark.rule(GAME, "A.2.4")
def test_with_nobody_there_the_nearest_unit_goes_back() -> None:
    table = real("A", clear=True, units="pl-8dp@Dzisna su-15dk@2905 su-18ds@Lepel", phasing="su", phase="movement")
    bank = table.war.board.map.regions["north-of-dzwina"]
    _, goals = destinations(table.war, table.state, table.unit("su-15dk"))
    assert goals
    assert all(bank >> h & 1 for h in goals)
    assert not must_go_to(table.war, table.state, table.unit("su-18ds"))


@pytest.mark.rule(GAME, "A.3")
def test_arrivals_are_placed_along_the_railway_away_from_the_enemy() -> None:
    units = "pl-8dp@Lida su-18ds@Połock su-15dk@Mołodeczno_NE"
    table = real("A", clear=True, units=units, phasing="pl", stage="23.V", phase="movement")
    assert table.offered("arrive") == {"pl-4dp", "pl-10dp", "pl-7rbp"}, "those of 23.V, not those of 30.V"
    assert "done" not in table.options(), "they come in this phase"
    table.act("arrive", "pl-4dp")
    places = {number(table, name) for name in ("Wilno", "Lida", "Mińsk", "Mołodeczno", "Głębokie", "Połock")}
    joined = {number(table, name) for name in ("Wilno", "Lida")}
    assert table.options() & places >= joined
    assert number(table, "Mołodeczno") not in table.options(), "beside the enemy"
    assert number(table, "Połock") not in table.options()
    assert number(table, "Warszawa") not in table.options()
    towns = table.war.board.localities
    assert all(towns >> table.hex(h) & 1 for h in table.options())
    table.give(number(table, "Lida"))
    assert table.at("pl-4dp") == number(table, "Lida")
    assert "pl-4dp" not in table.options(), "it does not march (amb-148)"


@pytest.mark.rule(GAME, "A.3")
def test_red_arrivals_need_the_railway_to_the_east_edge() -> None:
    units = "pl-8dp@Lida su-5ds@Połock"
    table = real("A", clear=True, units=units, phasing="su", stage="23.V", phase="movement")
    assert table.offered("arrive") == {"su-6ds", "su-18ds"}
    table.act("arrive", "su-6ds")
    assert {number(table, "Smoleńsk"), number(table, "Witebsk")} <= table.options()
    assert number(table, "Mińsk") not in table.options(), "in Polish hands"
    early = real("A", clear=True, units=units, phasing="su", stage="16.V", phase="movement")
    assert not early.offered("arrive")
    late = real(
        "A", clear=True, units=f"{units} su-6ds@Witebsk su-18ds@Witebsk", phasing="su", stage="30.V", phase="movement"
    )
    assert late.offered("arrive") == {"su-12ds"}
    reserve = real("A", clear=True, units=units, stage="23.V", phasing="su", phase="reserve", mover="su")
    assert reserve.offered("arrive") == {"su-6ds", "su-18ds"}, (
        "a reserve phase may be the first movement phase (amb-017)"
    )
    enemy = real("A", clear=True, units=units, stage="23.V", phasing="su", phase="reserve", mover="pl")
    assert not enemy.offered("arrive"), "but not in the enemy's player-turn"


@pytest.mark.rule(GAME, "A.4")
def test_an_attack_out_of_a_ring_is_one_worse() -> None:
    ring = "su-18ds@Borysów_N su-5ds@Borysów_SE su-6ds@Borysów_SW"
    table = real("A", clear=True, units=f"pl-8dp@Borysów pl-6dp@Borysów {ring}", phasing="pl", phase="attacks")
    named = modifiers(table, "Borysów SE", "pl-8dp", "pl-6dp")
    assert named["A.4"] == -1, "once, however many units (amb-042)"
    free = real("A", clear=True, units="pl-8dp@Borysów su-5ds@Borysów_SE", phasing="pl", phase="attacks")
    assert "A.4" not in modifiers(free, "Borysów SE", "pl-8dp")


# A.5: victory.


def score(table: Scene) -> dict[str, int]:
    return dict(table.outcome_of().score)


@pytest.mark.rule(GAME, "A.5/a", "A.5/b")
def test_lost_strength_and_lost_divisions() -> None:
    whole = score(real("A"))
    assert not {"pl A.5/a", "su A.5/a"} & whole.keys(), "who came weak has lost nothing (amb-105)"
    weak = real("A")
    unit = weak.unit("pl-8dp")
    strength = weak.war.roster.strength[unit]
    weak.state.level[unit] = 1
    assert score(weak)["su A.5/a"] == strength[0] - strength[1]
    weak.state.entered[unit] = 1
    assert "su A.5/a" not in score(weak), "it came weak"
    lost = real("A", fallen=("pl-8dp", "su-18ds", "su-5ds"))
    mine = sum(lost.war.roster.strength[lost.unit(name)][0] for name in ("su-18ds", "su-5ds"))
    assert score(lost)["su A.5/a"] == strength[0]
    assert score(lost)["pl A.5/a"] == mine
    assert score(lost)["su A.5/b"] == 2
    assert score(lost)["pl A.5/b"] == 4


@pytest.mark.rule(GAME, "A.5/c")
def test_a_lost_brigade_is_a_point() -> None:
    found = score(real("A", fallen=("pl-1bk", "su-164bs")))
    assert (found["su A.5/c"], found["pl A.5/c"]) == (1, 1)
    assert "pl A.5/b" not in found
    assert "su A.5/b" not in found


@pytest.mark.rule(GAME, "A.5/d")
def test_a_division_in_a_ring_at_the_end_is_a_point() -> None:
    ring = "su-18ds@Borysów_N su-5ds@Borysów_SE su-6ds@Borysów_SW"
    table = real("A", clear=True, units=f"pl-8dp@Borysów pl-1bk@Borysów {ring}")
    assert score(table)["su A.5/d"] == 1, "the brigade does not count"
    assert "pl A.5/d" not in score(table)


@pytest.mark.rule(GAME, "A.5.1/a")
def test_polish_towns_are_two_points_each() -> None:
    for count, held in enumerate((["Orsza"], ["Orsza", "Mohylew"], ["Orsza", "Mohylew", "Witebsk"]), 1):
        table = real("A", clear=True, units=EVEN, held={"pl": held})
        assert score(table)["pl A.5.1/a"] == 2 * count
    assert "pl A.5.1/a" not in score(real("A", clear=True, units=EVEN, held={"pl": ["Lepel", "Homel"]}))


@pytest.mark.rule(GAME, "A.5.1/b")
def test_a_free_railway_is_five_points() -> None:
    assert score(real("A", clear=True, units=EVEN))["pl A.5.1/b"] == 5
    unit = real("A", clear=True, units="pl-8dp@Głębokie su-18ds@Żłobin")
    assert "pl A.5.1/b" not in score(unit), "an enemy unit on it"
    line = real("A", clear=True, units="pl-8dp@Głębokie su-18ds@2812")
    assert "pl A.5.1/b" not in score(line), "an enemy control line across it"
    south = real("A", clear=True, units="pl-8dp@Głębokie su-18ds@Mozyrz_SW2")
    assert score(south)["pl A.5.1/b"] == 5, "it ends in Kalenkowicze"


@pytest.mark.rule(GAME, "A.5.2/a", "A.5.2/b", "A.5.2/c")
def test_red_towns() -> None:
    places = {
        "A.5.2/a": {"Wilno": 10},
        "A.5.2/b": {"Mińsk": 5, "Kalenkowicze": 5},
        "A.5.2/c": dict.fromkeys(("Borysów", "Bobrujsk", "Święciany", "Mołodeczno", "Głębokie"), 2),
    }
    for rule, towns in places.items():
        for name, points in towns.items():
            table = real("A", clear=True, units="pl-8dp@Lida su-18ds@Połock", held={"su": [name]})
            found = {key: value for key, value in score(table).items() if key.startswith("su A.5.2")}
            assert found == {f"su {rule}": points}, name
        table = real("A", clear=True, units="pl-8dp@Lida su-18ds@Połock", held={"su": list(towns)})
        assert score(table)[f"su {rule}"] == sum(towns.values())


@pytest.mark.rule(GAME, "A.5")
def test_more_points_win_and_equal_points_are_a_draw() -> None:
    polish = real("A", clear=True, units=EVEN).outcome_of()
    assert (polish.winner, polish.rule) == ("pl", "A.5")
    red = real("A", clear=True, units=EVEN, held={"su": ["Wilno"]}).outcome_of()
    assert red.winner == "su"
    assert (red.score["pl"], red.score["su"]) == (5, 10)
    equal = real("A", clear=True, units=EVEN, held={"su": ["Mińsk"]}).outcome_of()
    assert (equal.winner, equal.level) == (None, "draw")


@pytest.mark.rule(GAME, "A.5/a", "12.2.2")
def test_strength_lost_by_a_unit_that_was_driven_off_the_board_counts() -> None:
    table = real("A", clear=True, units="pl-16dp@Wilno su-27ds-@Orsza")
    unit = table.unit("su-27ds")
    table.state.entered[unit] = 0
    before = score(table)["pl A.5/a"]
    assert before > 0
    lift(table.war, table.state, unit)
    table.state.due[unit] = table.state.stage + 1
    assert score(table)["pl A.5/a"] == before, "weakened, and on its way back (12.2.2)"


@pytest.mark.rule(GAME, "A.2.2")
@pytest.mark.parametrize(("scenario", "rule"), [("A", "A.2.2"), ("C", "A.2.2"), ("D", "D.1")])
def test_the_demarcation_line_is_refused_by_its_own_rule(scenario: str, rule: str) -> None:
    board = real(scenario).war.board
    line = board.map.features["demarcation"]
    lithuania, theatre = board.map.regions["lithuania"], board.theatres[2]
    for side, (a, b) in board.map.side_hexes.items():
        inside, outside = (a, b) if lithuania >> a & 1 else (b, a)
        is_crossing = line >> side & 1 and lithuania >> inside & 1 and not lithuania >> outside & 1
        if is_crossing and theatre >> outside & 1 and board.open >> inside & 1:
            break
    numbers = board.map.numbers
    units = f"pl-16dp@{numbers[outside]} pl-12dp@Mołodeczno su-27ds@Witebsk"
    table = real(scenario, clear=True, units=units, phasing="pl", phase="movement")
    assert numbers[inside] not in table.reach("pl-16dp")
    assert table.why_not("pl-16dp", numbers[inside]) == [rule]
