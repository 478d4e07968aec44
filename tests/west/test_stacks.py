"""1.2: what a stack is, how high it may be, which way it faces, and what of it is seen."""

import pytest

from sztab.games.west.posing.checking import check
from tests.west.kit import Table, plain, table

GAME = "how-the-west-was-saved"


def marching(units: str, *hexes: str, **more: object) -> Table:
    """Polish orders: markers lie on these hexes."""
    return table(units, phase="orders", markers={"pl": dict.fromkeys(hexes, 1)}, **more)


FULL = "pl: dp-12@0404>E hq-1@0404 dp-13@0504>NE dp-14@0504 dp-15@0504 hq-2@0504 / ru: ds-5@1011>W"


@pytest.mark.rule(GAME, "1.2/o")
def test_all_friendly_units_in_a_hex_are_one_stack() -> None:
    t = marching(FULL, "0404")
    t.say("march", hex="0404").say(unit=["pl-dp-12"]).say(hex="0504")
    check(t.ed, t.state)
    seen = [s for s in t.game.view(t.state, "ru").stacks if s.hex == "0504"]
    assert [(s.side, s.height, s.facing) for s in seen] == [("pl", 5, "NE")], "one stack, with the headquarters in it"
    own = [s for s in t.game.view(t.state, "pl").stacks if s.hex == "0504"]
    assert {p.id for p in own[0].pieces} == {"pl-dp-12", "pl-dp-13", "pl-dp-14", "pl-dp-15", "hq-pl-2"}


@pytest.mark.rule(GAME, "1.2/r")
@pytest.mark.parametrize("depots", [{}, {"pl": ["0504"]}])
def test_headquarters_and_depots_take_no_room_and_have_no_facing(depots: dict[str, list[str]]) -> None:
    t = marching(FULL, "0404", depots=depots, map=plain(regions={"town": "0504"}))
    t.say("march", hex="0404").say(unit=["pl-dp-12"])
    assert t.offers(hex="0504"), "three units, a headquarters, and maybe a depot: there is room for the fourth"
    t.say(hex="0504")
    check(t.ed, t.state)
    assert t.facing("pl", "0404") == "", "only a headquarters stayed behind"
    t = table(FULL, phase="headquarters")
    t.say(unit="hq-pl-1").say(hex="0504")
    check(t.ed, t.state)
    assert t.prompt != "facing"
    assert t.at("hq-pl-1") == "0504"


@pytest.mark.rule(GAME, "1.2/p")
def test_a_fifth_unit_finds_no_room() -> None:
    units = "pl: dp-12@0404>E hq-1@0404 dp-13@0504>NE dp-14@0504 dp-15@0504 art-1@0504 / ru: ds-5@1011>W"
    t = marching(units, "0404")
    t.say("march", hex="0404").say(unit=["pl-dp-12"])
    assert t.key(hex="0504") == "stack-full"
    assert t.why_not(hex="0504") == "1.2/p"
    t.say(hex="0503")
    assert t.at("pl-dp-12") == "0503"


@pytest.mark.rule(GAME, "1.2/h")
def test_the_owner_faces_a_stack_that_comes_to_an_empty_hex() -> None:
    t = marching("pl: dp-12@0404>E hq-1@0404 / ru: ds-5@1011>W", "0404")
    t.say("march", hex="0404").say(unit=["pl-dp-12"]).say(hex="0503")
    assert (t.seat, t.prompt) == ("pl", "facing")
    t.say(facing="SW")
    assert t.facing("pl", "0503") == "SW"
    assert t.facing("pl", "0404") == ""


@pytest.mark.rule(GAME, "1.2/i")
def test_who_joins_a_stack_takes_its_facing() -> None:
    t = marching(FULL, "0404")
    t.say("march", hex="0404").say(unit=["pl-dp-12"]).say(hex="0504")
    assert t.prompt != "facing", "there is one already"
    assert t.facing("pl", "0504") == "NE"
    t = marching("pl: dp-12@0404>E hq-1@0404 art-1@0504 / ru: ds-5@1011>W", "0404")
    t.say("march", hex="0404").say(unit=["pl-dp-12"]).say(hex="0504")
    assert t.prompt == "facing", "artillery has none"


@pytest.mark.rule(GAME, "1.2/q")
def test_a_stack_in_a_box_beside_the_map_shows_place_facing_and_height_alone() -> None:
    """A grouping marker stands for the stack: whoever has not seen it learns no more from it than from the stack."""
    t = table("pl: dp-12@0404>E dp-13@0404 art-1@0404 hq-1@0404 / ru: ds-5@0504>W")
    for seat, known in (("pl", 4), ("ru", 1), (None, 1)):
        seen = next(s for s in t.game.view(t.state, seat).stacks if s.side == "pl")
        assert (seen.hex, seen.facing, seen.height) == ("0404", "E", 4)
        assert (len(seen.pieces), seen.hidden) == (known, 4 - known)
    t = table("pl: dp-12@0404>E dp-13@0404 / ru: ds-5@0504>W", seen=["pl-dp-12", "pl-dp-13"])
    seen = next(s for s in t.game.view(t.state, "ru").stacks if s.side == "pl")
    assert {p.id for p in seen.pieces} == {"pl-dp-12", "pl-dp-13"}


@pytest.mark.rule(GAME, "13.2/a")
def test_blanks_come_off_where_no_combat_unit_is_left() -> None:
    """A headquarters alone may be run over, so all must see that it is alone."""
    t = marching("pl: dp-12@0404>E blank@0404 hq-1@0404 / ru: ds-5@1011>W", "0404")
    t.say("march", hex="0404").say(unit=["pl-dp-12"]).say(hex="0503").say(facing="E")
    check(t.ed, t.state)
    seen = {s.hex: s for s in t.game.view(t.state, "ru").stacks if s.side == "pl"}
    assert (seen["0404"].height, [p.id for p in seen["0404"].pieces]) == (1, ["hq-pl-1"])
    t = marching("pl: dp-12@0404>E dp-13@0404 blank@0404 hq-1@0404 / ru: ds-5@1011>W", "0404")
    t.say("march", hex="0404").say(unit=["pl-dp-12"]).say(hex="0503").say(facing="E")
    seen = {s.hex: s for s in t.game.view(t.state, "ru").stacks if s.side == "pl"}
    assert seen["0404"].height == 3, "the other unit stays under its blank"
