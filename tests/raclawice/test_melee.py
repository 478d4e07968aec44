"""11.1 to 11.10, 7.3.2/e-g: melee."""

from collections.abc import Mapping
from typing import Any

import pytest

from sztab.games.raclawice.edition import Edition
from sztab.games.raclawice.events import GunsCaptured, MeleeFought, MoraleTested
from sztab.games.raclawice.melee import fight as melee
from sztab.games.raclawice.melee.modifiers import Fight, melee_modifiers
from sztab.games.raclawice.state import (
    CAPTURED,
    FLED,
    FOUGHT,
    GONE,
    IN_PLAY,
    MELEE,
    NOWHERE,
    SKIRMISH,
    SQUARE,
    State,
    Task,
)
from sztab.games.raclawice.units.stacking import place
from tests.raclawice.field import drawn, played, position
from tests.raclawice.test_musketry import told

GAME = "raclawice-1794"
HEX = "0505"
LINE, FOE = "pl-1-i-6-pp", "ru-1-ii-uglicki"
"""3 strength points of morale 6, and 4 of morale 6."""


def clash(edition: Edition, *places: str, came: Mapping[str, str] | None = None, **changes: Any) -> State:
    """Units in 0505 and around; `came`: the hexes from which units entered in this activation."""
    state = position(edition, *places, phase=MELEE, **changes)
    for name, hex in (came or {}).items():
        state.came[edition.unit(name)] = edition.hex(hex)
    return state


def shifts(edition: Edition, state: State, side: int, attacker: int = 0, **how: bool) -> dict[str, int]:
    """The modifiers of one side in 0505."""
    fight = Fight(edition, state, edition.hex(HEX), attacker, **how)
    return {m.key: m.value for m in melee_modifiers(fight.side(side))}


def fight(edition: Edition, state: State, *answers: Any, attacker: int = 0, **how: bool) -> int:
    """One melee in 0505; the first answer is the pair of dice, attacker first."""
    winner, _ = played(melee.fight(edition, state, edition.hex(HEX), attacker, **how), *answers)
    return winner


NORTH = 0
"""The facing NNE."""


@pytest.mark.rule(GAME, "11.7/c", "11.7", "12.1/b")
@pytest.mark.parametrize(
    ("dice", "winner", "difference"),
    [((5, 4), 0, 1), ((5, 5), 0, 1), ((4, 5), 1, 1), ((9, 1), 0, 8), ((0, 6), 1, 6)],
)
def test_the_lower_result_loses_and_a_tie_is_the_attackers(dice: tuple[int, int], winner: int, difference: int) -> None:
    assert melee.outcome(0, dice, [], []) == (winner, difference)
    assert melee.outcome(1, dice, [], []) == (1 - winner if dice[0] != dice[1] else 1, difference)


@pytest.mark.rule(GAME, "11.7/b", "11.1", "6.7")
def test_both_sides_roll_and_all_units_add_their_strength() -> None:
    """3 + 3 against 4: 3 to 2 gives +1."""
    field = drawn()
    state = clash(field, f"{LINE}@{HEX}>NNE", f"pl-2-i-6-pp@{HEX}", f"{FOE}@{HEX}>SSW")
    alone = clash(field, f"{LINE}@{HEX}>NNE", f"{FOE}@{HEX}>SSW")
    assert shifts(field, state, 0) == {"superior-strength": 1}
    assert shifts(field, alone, 0) == shifts(field, alone, 1) == {}
    winner, asked = played(melee.fight(field, state, field.hex(HEX), 0), (5, 4), field.unit(LINE), NORTH)
    assert winner == 0
    assert asked[0].is_chance
    fought = told(state, MeleeFought)
    assert (fought.attackers, fought.defenders) == ((LINE, "pl-2-i-6-pp"), (FOE,))
    assert (fought.dice, fought.difference, fought.winner) == ((5, 4), 2, "pl")


@pytest.mark.rule(GAME, "11.7/b")
@pytest.mark.parametrize(
    ("poles", "value"),
    [
        pytest.param(1, 0, id="4:4"),
        pytest.param(2, 2, id="8:4"),
        pytest.param(3, 3, id="12:4"),
        pytest.param(4, 4, id="16:4"),
    ],
)
def test_superior_strength(poles: int, value: int) -> None:
    field = drawn(
        box={"units": {f"pl-{i}-kos": {"strength": 4, "strength_back": 2, "morale": 6} for i in range(1, 13)}}
    )
    state = clash(field, *(f"pl-{i}-kos@{HEX}>NNE" for i in range(1, poles + 1)), f"{FOE}@{HEX}>SSW")
    assert shifts(field, state, 0, attacker=1).get("superior-strength", 0) == value
    assert "superior-strength" not in shifts(field, state, 1, attacker=1)


@pytest.mark.rule(GAME, "11.7/b")
@pytest.mark.parametrize(
    ("pole", "foe", "value"),
    [(LINE, FOE, 0), (LINE, "ru-2-kozacy", 1), ("pl-1-1-wbkn", "ru-i-smolenski", 0), (LINE, "ru-1-art-rosyjska", 1)],
)
def test_higher_morale_of_the_unit_on_top(pole: str, foe: str, value: int) -> None:
    """6 against 6, 5, 7; a battery alone counts as 5."""
    field = drawn()
    state = clash(field, f"{pole}@{HEX}>NNE", f"{foe}@{HEX}>SSW")
    assert shifts(field, state, 0).get("higher-morale", 0) == value


@pytest.mark.rule(GAME, "11.7/b")
def test_higher_morale_counts_for_two_at_most() -> None:
    field = drawn(box={"units": {FOE: {"morale": 9}}})
    state = clash(field, f"{LINE}@{HEX}>NNE", f"{FOE}@{HEX}>SSW")
    assert shifts(field, state, 1)["higher-morale"] == 2


@pytest.mark.rule(GAME, "11.7/b")
@pytest.mark.parametrize(
    ("came", "found"),
    [
        pytest.param("0504", {}, id="the front of a unit that looks SSW: S"),
        pytest.param("0404", {}, id="front: SW"),
        pytest.param("0405", {"flank-attack": 2}, id="flank: NW"),
        pytest.param("0604", {"flank-attack": 2}, id="flank: SE"),
        pytest.param("0506", {"rear-attack": 3}, id="rear: N"),
        pytest.param("0605", {"rear-attack": 3}, id="rear: NE"),
    ],
)
def test_from_flank_and_rear(came: str, found: dict[str, int]) -> None:
    field = drawn()
    state = clash(field, f"{FOE}@{HEX}>SSW", f"{LINE}@{HEX}>NNE", came={LINE: came})
    assert {k: v for k, v in shifts(field, state, 0).items() if "attack" in k} == found
    assert shifts(field, state, 1) == {}


@pytest.mark.rule(GAME, "7.3.2/a")
def test_a_square_has_neither_flank_nor_rear() -> None:
    field = drawn()
    state = clash(field, f"{FOE}@{HEX}>SSW", f"{LINE}@{HEX}>NNE", came={LINE: "0506"})
    state.formation[field.unit(FOE)] = SQUARE
    assert "rear-attack" not in shifts(field, state, 0)


@pytest.mark.rule(GAME, "7.4", "11.7/b")
def test_a_successful_lava_counts_as_a_flank_attack() -> None:
    field = drawn()
    state = clash(field, f"{LINE}@{HEX}>NNE", f"ru-2-kozacy@{HEX}>SSW", active="ru", came={"ru-2-kozacy": "0506"})
    assert shifts(field, state, 1, attacker=1, has_lava=True)["lava-attack"] == 2
    assert shifts(field, state, 1, attacker=1)["cossacks-in-front"] == -1
    assert "cossacks-in-front" not in shifts(field, state, 1, attacker=1, has_lava=True)
    assert fight(field, state, 0, (9, 0), NORTH, attacker=1) == 1, "the test of the ława comes before the dice"
    assert told(state, MeleeFought).attack[-1].key == "lava-attack"


@pytest.mark.rule(GAME, "11.7/b", "8.14.2")
@pytest.mark.parametrize(
    ("foe", "ground", "formation", "found"),
    [
        pytest.param("ru-1-ii-uglicki", "flat", 0, {"charge-against-infantry": 2}, id="infantry"),
        pytest.param("ru-1-art-rosyjska", "flat", 0, {"charge-against-infantry": 2}, id="guns alone"),
        pytest.param("ru-1-ii-uglicki", "flat", SQUARE, {}, id="a square"),
        pytest.param("ru-1-ii-uglicki", "forest", 0, {}, id="infantry in a wood"),
        pytest.param("ru-i-smolenski", "flat", 0, {"charge-against-cavalry": 1}, id="cavalry"),
    ],
)
def test_charging_cavalry(foe: str, ground: str, formation: int, found: dict[str, int]) -> None:
    field = drawn({HEX: ground})
    state = clash(field, f"{foe}@{HEX}>SSW", f"pl-1-1-wbkn@{HEX}>NNE")
    state.formation[field.unit(foe)] = formation
    charged = shifts(field, state, 0, is_charge=True)
    assert {k: v for k, v in charged.items() if k.startswith("charge")} == found
    assert not any(k.startswith("charge") for k in shifts(field, state, 0))


@pytest.mark.rule(GAME, "11.7/b", "8.15.3")
def test_counter_attackers() -> None:
    field = drawn()
    state = clash(field, f"{FOE}@{HEX}>SSW", f"{LINE}@{HEX}>NNE")
    assert shifts(field, state, 0, is_counter=True) == {"counter-attack": 1}
    assert shifts(field, state, 1, is_counter=True) == {}


@pytest.mark.rule(GAME, "11.7/b")
@pytest.mark.parametrize(
    ("foe", "attacker", "value"),
    [("ru-1-ii-uglicki", 0, 2), ("ru-1-art-rosyjska", 0, 2), ("ru-i-smolenski", 0, 0), ("ru-1-ii-uglicki", 1, 0)],
    ids=["infantry", "guns", "cavalry", "in defence"],
)
def test_scythes(foe: str, attacker: int, value: int) -> None:
    field = drawn()
    state = clash(field, f"{foe}@{HEX}>SSW", f"{LINE}@{HEX}>NNE", f"pl-1-kos@{HEX}")
    assert shifts(field, state, 0, attacker=attacker).get("scythes", 0) == value


@pytest.mark.rule(GAME, "7.3.2/e", "7.3.2/f", "7.3.2/g")
@pytest.mark.parametrize(
    ("foe", "key", "value"),
    [("ru-i-smolenski", "square-against-cavalry", 3), ("ru-1-ii-uglicki", "square-against-infantry", -1)],
)
def test_a_square_in_defence(foe: str, key: str, value: int) -> None:
    field = drawn()
    names = [f"pl-{i}-i-6-pp" for i in (1, 2, 3, 4)]
    state = clash(field, *(f"{name}@{HEX}>NNE" for name in names), f"{foe}@{HEX}>SSW", active="ru")
    before = shifts(field, state, 0, attacker=1)["superior-strength"]
    for name in names:
        state.formation[field.unit(name)] = SQUARE
    found = shifts(field, state, 0, attacker=1)
    assert found[key] == value
    assert found["superior-strength"] == before, "it uses its whole strength"
    assert not {"square-against-cavalry", "square-against-infantry"} - {key} & set(found)


@pytest.mark.rule(GAME, "11.7/b")
def test_skirmishers_fight_badly() -> None:
    field = drawn()
    state = clash(field, f"{LINE}@{HEX}>NNE", f"ru-1-i-jegrow@{HEX}>SSW")
    state.formation[field.unit("ru-1-i-jegrow")] = SKIRMISH
    assert shifts(field, state, 1) == {"skirmishers": -2}


@pytest.mark.rule(GAME, "11.7/b")
@pytest.mark.parametrize(
    ("leader", "value"), [("szyrer", 1), ("kosciuszko", 2), ("szyrer kosciuszko", 2), ("tormasow", 0)]
)
def test_a_leader_in_the_hex(leader: str, value: int) -> None:
    field = drawn()
    state = clash(field, f"{LINE}@{HEX}>NNE", f"{FOE}@{HEX}>SSW", *(f"{name}@{HEX}" for name in leader.split()))
    assert shifts(field, state, 0).get("leader-present", 0) == value


@pytest.mark.rule(GAME, "11.7/b")
@pytest.mark.parametrize(
    ("ground", "first", "second", "found"),
    [
        ("buildings", FOE, LINE, {"holds-buildings": 2}),
        ("forest", FOE, LINE, {"holds-forest": 1}),
        ("forest", "ru-i-smolenski", LINE, {}),
        ("flat", FOE, LINE, {}),
    ],
)
def test_who_holds_cover(ground: str, first: str, second: str, found: dict[str, int]) -> None:
    """The side that was in the hex first holds it, attacker or not; a wood helps infantry only."""
    field = drawn({HEX: ground})
    state = clash(field, f"{first}@{HEX}>SSW", f"{second}@{HEX}>NNE")
    for attacker in (0, 1):
        holds = {k: v for k, v in shifts(field, state, 1, attacker=attacker).items() if k.startswith("holds")}
        assert holds == found
        assert not any(k.startswith("holds") for k in shifts(field, state, 0, attacker=attacker))


@pytest.mark.rule(GAME, "11.7/b")
@pytest.mark.parametrize(("ground", "value"), [("forest", -2), ("buildings", -2), ("flat", 0)])
def test_cavalry_attacks_into_cover(ground: str, value: int) -> None:
    field = drawn({HEX: ground})
    state = clash(field, f"{FOE}@{HEX}>SSW", f"pl-1-1-wbkn@{HEX}>NNE")
    assert shifts(field, state, 0).get("cavalry-in-cover", 0) == value


@pytest.mark.rule(GAME, "11.7/b")
def test_uphill_and_across_a_stream() -> None:
    field = drawn({HEX: "slope"}, streams=["0504/0505"])
    below = clash(field, f"{FOE}@{HEX}>SSW", f"{LINE}@{HEX}>NNE", came={LINE: "0504"})
    assert shifts(field, below, 0) == {"crossed-stream": -1}
    assert shifts(field, below, 1) == {"stands-higher": 1}
    both = clash(
        field, f"{FOE}@{HEX}>SSW", f"{LINE}@{HEX}>NNE", f"pl-2-i-6-pp@{HEX}", came={LINE: "0504", "pl-2-i-6-pp": "0404"}
    )
    assert "crossed-stream" not in shifts(field, both, 0), "one of them found a dry way"
    stayed = clash(field, f"{FOE}@{HEX}>SSW", f"{LINE}@{HEX}>NNE")
    assert shifts(field, stayed, 1) == {}


@pytest.mark.rule(GAME, "11.8", "11.8/a", "11.8/b", "11.11")
@pytest.mark.parametrize(("dice", "winner_lost"), [((5, 4), 1), ((8, 2), 0)])
def test_losses_of_loser_and_winner(dice: tuple[int, int], winner_lost: int) -> None:
    field = drawn()
    state = clash(field, f"{FOE}@{HEX}>SSW", f"{LINE}@{HEX}>NNE")
    assert fight(field, state, dice, 3) == 0
    winner, loser = field.unit(LINE), field.unit(FOE)
    assert (state.lost[winner], state.lost[loser]) == (winner_lost, 2)
    assert (state.fate[loser], state.hexes[loser]) == (FLED, NOWHERE)
    assert (state.hexes[winner], state.facing[winner]) == (field.hex(HEX), 3)
    assert state.score == 1


@pytest.mark.rule(GAME, "11.8/b")
def test_from_a_difference_of_6_the_winner_loses_nothing() -> None:
    field = drawn()
    for dice, lost in (((5, 0), 1), ((6, 0), 0)):
        state = clash(field, f"{FOE}@{HEX}>SSW", f"{LINE}@{HEX}>NNE")
        fight(field, state, dice, 3)
        assert state.lost[field.unit(LINE)] == lost


@pytest.mark.rule(GAME, "11.8/c", "6.10")
def test_the_owner_says_who_bears_the_losses() -> None:
    """6.10, example 2: the stack takes one loss in all, its owner chooses; A42: the loser two in all."""
    field = drawn()
    other, foes = "pl-2-i-6-pp", (FOE, "ru-2-ii-uglicki")
    state = clash(field, *(f"{foe}@{HEX}>SSW" for foe in foes), f"{LINE}@{HEX}>NNE", f"{other}@{HEX}")
    answers = (field.unit(foes[1]), field.unit(foes[0]), field.unit(other), 3)
    _, asked = played(melee.fight(field, state, field.hex(HEX), 0), (9, 5), *answers)
    assert [question.seat for question in asked] == ["chance", "ru", "ru", "pl", "pl"]
    assert [state.lost[field.unit(name)] for name in (LINE, other, *foes)] == [0, 1, 1, 1]


@pytest.mark.rule(GAME, "11.9")
@pytest.mark.parametrize(("die", "fate"), [(5, IN_PLAY), (6, GONE)])
def test_a_winner_of_strength_1_may_save_itself(die: int, fate: int) -> None:
    """Morale 5 on the back side."""
    field = drawn()
    state = clash(field, f"{FOE}@{HEX}>SSW", f"{LINE}@{HEX}>NNE")
    unit = field.unit(LINE)
    state.lost[unit] = 2
    fight(field, state, (9, 1), die, *([3] if fate == IN_PLAY else []))
    assert (state.fate[unit], state.lost[unit]) == (fate, 2)
    assert told(state, MoraleTested).rule == "11.9"


@pytest.mark.rule(GAME, "11.9")
def test_a_stack_of_more_than_1_does_not_test() -> None:
    """A43."""
    field = drawn()
    state = clash(field, f"{FOE}@{HEX}>SSW", f"{LINE}@{HEX}>NNE", f"pl-2-i-6-pp@{HEX}")
    for name in (LINE, "pl-2-i-6-pp"):
        state.lost[field.unit(name)] = 2
    fight(field, state, (9, 5), field.unit(LINE), 3)
    assert state.fate[field.unit(LINE)] == GONE


@pytest.mark.rule(GAME, "11.8/a", "12.1/a", "12.1/b")
def test_units_lost_in_a_melee_score_nothing_beyond_it() -> None:
    field = drawn()
    state = clash(field, f"{FOE}@{HEX}>SSW", f"{LINE}@{HEX}>NNE")
    state.lost[field.unit(FOE)] = 3
    fight(field, state, (8, 0), 3)
    assert (state.fate[field.unit(FOE)], state.score) == (GONE, 1)


@pytest.mark.rule(GAME, "10.10.8", "12.1/c")
def test_guns_alone_defend_with_strength_1_and_are_taken() -> None:
    field = drawn()
    state = clash(field, f"ru-2-art-rosyjska@{HEX}>SSW", f"{LINE}@{HEX}>NNE")
    assert shifts(field, state, 0)["superior-strength"] == 3, "3 to 1"
    fight(field, state, (6, 0), 3)
    gun = field.unit("ru-2-art-rosyjska")
    assert (state.fate[gun], state.hexes[gun]) == (CAPTURED, field.hex(HEX))
    assert state.score == 1 + 2 + 1


@pytest.mark.rule(GAME, "10.10.8", "8.12/g")
@pytest.mark.parametrize("formation", ["SSW", "limbered"])
def test_guns_that_hold_drive_the_attackers_away(formation: str) -> None:
    """A73: they take no loss."""
    field = drawn()
    state = clash(field, f"ru-2-art-rosyjska@{HEX}>{formation}", f"{LINE}@{HEX}>NNE")
    assert fight(field, state, (0, 9)) == 1
    assert (state.fate[field.unit("ru-2-art-rosyjska")], state.fate[field.unit(LINE)]) == (IN_PLAY, FLED)
    assert state.score == -1


@pytest.mark.rule(GAME, "10.10.9")
def test_guns_with_an_escort_share_its_fate() -> None:
    field = drawn()
    alone = clash(field, f"{FOE}@{HEX}>SSW", f"{LINE}@{HEX}>NNE")
    state = clash(field, f"{FOE}@{HEX}>SSW", f"ru-2-art-rosyjska@{HEX}>SSW", f"{LINE}@{HEX}>NNE")
    assert [shifts(field, state, side) for side in (0, 1)] == [shifts(field, alone, side) for side in (0, 1)]
    fight(field, state, (8, 0), 3)
    assert state.fate[field.unit("ru-2-art-rosyjska")] == CAPTURED
    assert told(state, GunsCaptured).rule == "10.10.9"
    assert state.score == 1 + 2 + 1


@pytest.mark.rule(GAME, "10.10.9")
def test_guns_beside_few_troops_do_not_count() -> None:
    """3 against 1 and a battery: 3 to 1 gives 3, as if the guns were not there."""
    field = drawn()
    state = clash(field, f"{FOE}@{HEX}>SSW", f"ru-2-art-rosyjska@{HEX}>SSW", f"{LINE}@{HEX}>NNE")
    state.lost[field.unit(FOE)] = 3
    assert shifts(field, state, 0)["superior-strength"] == 3
    fight(field, state, (0, 9), 0, 3)
    assert state.fate[field.unit("ru-2-art-rosyjska")] == IN_PLAY, "an escort that holds keeps its guns"


@pytest.mark.rule(GAME, "12.1/d", "10.10.10")
def test_who_drives_the_enemy_off_takes_his_guns_back() -> None:
    field = drawn()
    state = clash(field, f"ru-2-art-rosyjska@{HEX}>SSW", f"{LINE}@{HEX}>NNE")
    fight(field, state, (6, 0), 3)
    place(field, state, field.unit(FOE), field.hex(HEX), field.hex("0506"))
    fight(field, state, (9, 0), 3, attacker=1)
    assert state.score == 4 - 1 - 2


@pytest.mark.rule(GAME, "11.7/opt", "4.6.3")
def test_the_optional_six_sided_die() -> None:
    field = drawn()
    state = clash(field, f"{FOE}@{HEX}>SSW", f"tomatis@{HEX}", f"{LINE}@{HEX}>NNE", melee_die=6)
    _, asked = played(melee.fight(field, state, field.hex(HEX), 0), (6, 1), 5, field.hex("0506"), 3)
    assert asked[0].die.name == "d6"  # type: ignore[union-attr]
    assert asked[1].prompt == "leader-hit", "a 6 endangers the leader now"


@pytest.mark.rule(GAME, "4.6.3", "11.7")
@pytest.mark.parametrize(("dice", "rolled"), [((9, 0), ["tomatis"]), ((8, 0), []), ((9, 9), ["tomatis", "szyrer"])])
def test_a_nine_endangers_the_leaders_of_the_other_side(dice: tuple[int, int], rolled: list[str]) -> None:
    """A13."""
    field = drawn()
    state = clash(field, f"{FOE}@{HEX}>SSW", f"tomatis@{HEX}", f"{LINE}@{HEX}>NNE", f"szyrer@{HEX}")
    answers = [*([5] * len(rolled)), field.hex("0506"), 3]
    _, asked = played(melee.fight(field, state, field.hex(HEX), 0), dice, *answers)
    assert [question.about["leader"] for question in asked if question.prompt == "leader-hit"] == rolled


@pytest.mark.rule(GAME, "4.6/b", "10.11.8", "12.1/e")
def test_the_leader_of_those_who_fled_gets_away() -> None:
    """A10; and he is lost with the last unit around him when it is destroyed."""
    field = drawn()
    state = clash(field, f"{FOE}@{HEX}>SSW", f"tomatis@{HEX}", f"{LINE}@{HEX}>NNE")
    fight(field, state, (8, 0), field.hex("0506"), 3)
    assert field.number(state.leader_hex[field.leader("tomatis")]) == "0506"
    state = clash(field, f"{FOE}@{HEX}>SSW", f"tomatis@{HEX}", f"{LINE}@{HEX}>NNE")
    state.lost[field.unit(FOE)] = 3
    fight(field, state, (8, 0), 3)
    assert (state.leader_fate[field.leader("tomatis")], state.score) == (GONE, 1 + 3)


class TestTheMeleePhase:
    """11.2 to 11.6."""

    def state(self, *places: str, **changes: Any) -> tuple[Edition, State]:
        field = drawn()
        state = clash(field, "szyrer@0503", *places, **changes)
        number = field.leader("szyrer")
        state.tasks = [Task(MELEE, number, number)]
        return field, state

    @pytest.mark.rule(GAME, "11.2", "11.1", "11.6")
    def test_commanded_units_among_enemies_must_fight(self) -> None:
        field, state = self.state(f"{LINE}@{HEX}", f"{FOE}@{HEX}", "pl-2-i-6-pp@0504")
        assert melee.clashes(field, state) == [field.hex(HEX)]

    @pytest.mark.rule(GAME, "11.2", "4.2")
    @pytest.mark.parametrize(
        ("unit", "hex"), [("pl-1-i-2-pp", HEX), (LINE, "1011")], ids=["of another leader", "out of command"]
    )
    def test_others_need_not(self, unit: str, hex: str) -> None:
        """A51: range is measured again, after the leader has moved."""
        field, state = self.state(f"{unit}@{hex}", f"{FOE}@{hex}")
        assert melee.clashes(field, state) == []

    @pytest.mark.rule(GAME, "11.1")
    def test_others_in_the_hex_fight_along(self) -> None:
        field, state = self.state(f"{LINE}@{HEX}>NNE", f"pl-1-kos@{HEX}", f"{FOE}@{HEX}>SSW")
        fight(field, state, (9, 0), 3)
        assert told(state, MeleeFought).attackers == (LINE, "pl-1-kos")

    @pytest.mark.rule(GAME, "7.3.2/d", "11.2")
    def test_squares_need_not_attack(self) -> None:
        """A20."""
        names = [f"pl-{i}-i-6-pp" for i in (1, 2, 3, 4)]
        field, state = self.state(*(f"{name}@{HEX}" for name in names), f"{FOE}@{HEX}")
        for name in names:
            state.formation[field.unit(name)] = SQUARE
        assert melee.clashes(field, state) == []

    @pytest.mark.rule(GAME, "11.3", "8.14.4", "8.15.6#2", "11.10", "8.13")
    @pytest.mark.parametrize(("how", "is_marked"), [({}, True), ({"charge": True}, False), ({"counter": True}, False)])
    def test_once_a_phase_but_charges_and_counter_attacks_do_not_count(
        self, how: dict[str, bool], is_marked: bool
    ) -> None:
        field, state = self.state(f"{LINE}@{HEX}>NNE", f"{FOE}@{HEX}>SSW")
        fight(field, state, (9, 0), 3, **how)
        assert bool(state.marks[field.unit(LINE)] & FOUGHT) is is_marked
        place(field, state, field.unit("ru-2-ii-uglicki"), field.hex(HEX), field.hex("0506"))
        assert melee.clashes(field, state) == ([] if is_marked else [field.hex(HEX)])

    @pytest.mark.rule(GAME, "11.4", "11.7/a", "11.5")
    def test_every_clash_is_listed_and_one_is_fought_to_its_end(self) -> None:
        field, state = self.state(f"{LINE}@{HEX}>NNE", f"{FOE}@{HEX}>SSW", "pl-2-i-6-pp@0504", "ru-2-ii-uglicki@0504")
        assert melee.clashes(field, state) == [field.hex("0504"), field.hex(HEX)]
        fight(field, state, (9, 0), 3)
        assert melee.clashes(field, state) == [field.hex("0504")]
