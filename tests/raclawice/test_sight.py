"""10.1 to 10.3: lines of sight and of aim."""

import pytest

from sztab.games.raclawice.edition import Edition
from sztab.games.raclawice.fire import aiming
from sztab.games.raclawice.fire.reasons import reasons_against_shot, reasons_against_sight
from sztab.games.raclawice.scenarios import cards as scenarios
from sztab.games.raclawice.state import SKIRMISH, SQUARE
from sztab.kernel.refusing import first
from tests.raclawice.field import drawn, hexes, position, real

GAME = "raclawice-1794"


def sees(edition: Edition, a: str, b: str, units: int = 0) -> bool:
    return edition.sight.sees(edition.hex(a), edition.hex(b), units)


@pytest.mark.rule(GAME, "10.1", "10.1/a")
def test_forest_between_blocks_and_beside_does_not() -> None:
    woods = drawn({"0506": "forest"})
    assert not sees(woods, "0505", "0507")
    assert sees(woods, "0405", "0407")
    assert sees(drawn(), "0505", "0507")


@pytest.mark.rule(GAME, "10.1/b")
def test_buildings_between_block() -> None:
    assert not sees(drawn({"0506": "buildings"}), "0505", "0508")


@pytest.mark.rule(GAME, "10.1/c", "10.1/e")
def test_the_two_hills_of_the_rulebook_block_along_their_common_edge() -> None:
    """10.1, example: 1315 and 1316 block between 1215 and 1415; one of them alone blocks as well."""
    assert not sees(real(), "1215", "1415")
    for blocking in ("1315", "1316"):
        edge = drawn({blocking: "hill"}, columns=15, rows=17)
        assert not sees(edge, "1215", "1415")
        assert not sees(edge, "1415", "1215")
    assert sees(drawn(columns=15, rows=17), "1215", "1415")


@pytest.mark.rule(GAME, "10.1/e")
@pytest.mark.parametrize("cover", ["forest", "buildings", "hill"])
def test_the_edge_of_any_blocking_hex_blocks(cover: str) -> None:
    """The line from 0405 to 0605 runs along the common side of 0505 and 0506."""
    for blocking in ("0505", "0506"):
        assert not sees(drawn({blocking: cover}), "0405", "0605")
    assert sees(drawn({"0507": cover}), "0405", "0605")


@pytest.mark.rule(GAME, "10.1/d")
def test_units_block_but_guns_and_leaders_do_not() -> None:
    field = drawn()
    shooter, target = "pl-1-i-2-pp@0505>NNE", "ru-1-ii-uglicki@0507>SSW"
    for between, is_seen in (
        ("pl-2-i-2-pp@0506", False),
        ("ru-i-smolenski@0506", False),
        ("pl-1-art-polska@0506", True),
        ("zajaczek@0506", True),
    ):
        state = position(field, shooter, target, between)
        blocking = aiming.survey(field, state, 0).blocking
        assert sees(field, "0505", "0507", blocking) is is_seen, between


@pytest.mark.rule(GAME, "10.1")
def test_the_hexes_at_the_ends_never_block() -> None:
    """A64: a target in a forest can be seen, and seen from."""
    woods = drawn({"0505": "forest", "0507": "buildings"})
    assert sees(woods, "0505", "0507")


@pytest.mark.rule(GAME, "10.1.1")
def test_a_slope_does_not_block() -> None:
    assert sees(drawn({"0506": "slope"}), "0505", "0507")
    assert not sees(drawn({"0506": "hill"}), "0505", "0507")


@pytest.mark.rule(GAME, "10.1.2")
@pytest.mark.parametrize(
    ("between", "is_seen"),
    [
        pytest.param("forest", True, id="a wood in the valley"),
        pytest.param("buildings", True, id="a village in the valley"),
        pytest.param("hill", True, id="a bare hill"),
        pytest.param("forest hill", False, id="a wood on a hill (A32)"),
    ],
)
def test_from_hill_to_hill(between: str, is_seen: bool) -> None:
    assert sees(drawn({"0505": "hill", "0506": between, "0507": "hill"}), "0505", "0507") is is_seen
    assert not sees(drawn({"0505": "hill", "0506": between}), "0505", "0507")


@pytest.mark.rule(GAME, "10.1.2", "10.1/d")
def test_from_hill_to_hill_units_block_only_on_a_hill() -> None:
    for ground, is_seen in (("flat", True), ("hill", False)):
        field = drawn({"0505": "hill", "0506": ground, "0507": "hill"})
        assert sees(field, "0505", "0507", 1 << field.hex("0506")) is is_seen


@pytest.mark.rule(GAME, "10.2")
def test_the_line_of_aim_leaves_through_the_front() -> None:
    field = drawn()
    state = position(
        field, "pl-1-i-2-pp@0505>NNE", "ru-1-ii-uglicki@0507", "ru-2-ii-uglicki@0503", "ru-3-ii-uglicki@0305"
    )
    unit = field.unit("pl-1-i-2-pp")
    assert hexes(field, aiming.targets(field, state, unit)) == ["0507"]
    behind = first(reasons_against_shot(field, state, unit, field.hex("0503")))
    assert behind is not None
    assert (behind.rule, behind.key) == ("10.2", "not-in-front")


@pytest.mark.rule(GAME, "10.2", "5.0")
def test_the_border_of_front_and_flank_belongs_to_the_front() -> None:
    """Facing NNE the front is N and NE: a line to the NNW corner runs between N (front) and NW (flank)."""
    field = drawn()
    front = field.sight.field(field.hex("0605"), 0)
    assert front >> field.hex("0507") & 1
    assert front >> field.hex("0607") & 1
    assert not front >> field.hex("0406") & 1


@pytest.mark.rule(GAME, "7.2/d", "10.2")
def test_skirmishers_aim_through_their_flanks_too() -> None:
    field = drawn()
    state = position(field, "ru-1-i-jegrow@0505>NNE", "pl-1-i-2-pp@0307", "pl-2-i-2-pp@0503")
    jaegers = field.unit("ru-1-i-jegrow")
    state.active = 0
    assert hexes(field, aiming.targets(field, state, jaegers)) == []
    state.formation[jaegers] = SKIRMISH
    assert hexes(field, aiming.targets(field, state, jaegers)) == ["0307"]


@pytest.mark.rule(GAME, "7.3.2/a")
def test_a_square_looks_all_around() -> None:
    field = drawn()
    companies = [f"pl-{i}-i-2-pp@0505>NNE" for i in (1, 2, 3, 4)]
    state = position(field, *companies, "ru-1-ii-uglicki@0503", "ru-2-ii-uglicki@0305", active="ru")
    top = field.unit("pl-1-i-2-pp")
    assert hexes(field, aiming.targets(field, state, top)) == []
    for i in (1, 2, 3, 4):
        state.formation[field.unit(f"pl-{i}-i-2-pp")] = SQUARE
    assert hexes(field, aiming.targets(field, state, top)) == ["0305", "0503"]


@pytest.mark.rule(GAME, "10.3")
def test_no_fire_without_a_line_of_aim() -> None:
    field = drawn({"0506": "forest"})
    state = position(field, "pl-1-i-2-pp@0505>NNE", "ru-1-ii-uglicki@0507")
    unit = field.unit("pl-1-i-2-pp")
    assert aiming.targets(field, state, unit) == []
    assert aiming.candidates(field, state, 0) == []
    refusal = first(reasons_against_shot(field, state, unit, field.hex("0507")))
    assert refusal is not None
    assert (refusal.rule, refusal.params["blocking"]) == ("10.1/a", "0506")


@pytest.mark.rule(GAME, "10.3.1", "10.3.2")
@pytest.mark.parametrize(
    ("firer", "is_exposed"),
    [
        pytest.param("0507", False, id="front"),
        pytest.param("0706", False, id="front, to the side"),
        pytest.param("0405", True, id="flank"),
        pytest.param("0503", True, id="rear"),
        pytest.param("0406", False, id="exactly between front and flank"),
        pytest.param("0305", True, id="between flank and rear (A33)"),
    ],
)
def test_lines_into_flank_and_rear(firer: str, is_exposed: bool) -> None:
    field = drawn()
    assert field.sight.is_exposed(field.hex("0505"), 0, field.hex(firer)) is is_exposed


@pytest.mark.rule(GAME, "10.1", "10.2", "10.5", "10.6", "10.8")
def test_quick_targets_agree_with_the_refusals_at_the_start_of_the_battle() -> None:
    edition = real()
    card = scenarios.read_cards(edition.box, edition)["battle"]
    state = scenarios.start(edition, card, {"threshold": "6", "melee-die": "d10"})
    state.phase = 4
    state.active = 0
    for side in (0, 1):
        for unit in (*edition.troops[side], *edition.guns[side]):
            if state.hexes[unit] < 0:
                continue
            near = edition.board.within[10][state.hexes[unit]] & (state.occupied[1 - side] | state.occupied[side])
            quick = set(aiming.targets(edition, state, unit))
            slow = {
                h
                for h in range(edition.board.size)
                if near >> h & 1 and not first(reasons_against_shot(edition, state, unit, h))
            }
            assert quick == slow, edition.counters[unit].id


@pytest.mark.rule(GAME, "10.1/a", "10.1/b", "10.1/c", "10.1/d")
@pytest.mark.parametrize(
    ("between", "rule"), [("forest", "10.1/a"), ("buildings", "10.1/b"), ("hill", "10.1/c"), ("flat", "10.1/d")]
)
def test_what_blocks_is_named(between: str, rule: str) -> None:
    field = drawn({"0506": between})
    refusal = first(
        reasons_against_sight(
            field, field.hex("0505"), field.hex("0507"), 1 << field.hex("0506") if rule == "10.1/d" else 0
        )
    )
    assert refusal is not None
    assert refusal.rule == rule
