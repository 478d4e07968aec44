"""1.3, 2.2, 13.0: borders, victory, hidden stacks, Lithuania, Ukraine, East Prussia."""

import pytest

from sztab.games.west.events import EnteredPrussia, UnitEliminated, UnitInterned
from sztab.games.west.knowledge.redeal import hidden, redeal
from sztab.games.west.moving.entering import settle
from sztab.games.west.units.stacks import move
from sztab.kernel.dice import RandomDice
from sztab.kernel.secrecy import redealt
from tests.west.kit import Table, begin, plain, started, table

GAME = "how-the-west-was-saved"
FAR = " / ru: ds-5@1111>W"


# --- 2.2 ---


@pytest.mark.rule(GAME, "2.2/a")
@pytest.mark.parametrize("supplied", [True, False])
def test_a_supplied_pole_in_smolensk_wins_at_once(supplied: bool) -> None:
    drawn = plain(places={"Smoleńsk": "0504"}, regions={"town": "0404 0504", "east-edge": "1211"})
    held = {"pl": ["0404"]} if supplied else {}
    t = table("pl: dp-12@0404>E hq-1@0404" + FAR, map=drawn, depots=held, markers={"pl": ["0404"]})
    t.say("march", hex="0404").say(unit=["pl-dp-12"]).say(hex="0504")
    t.skip("facing")
    if supplied:
        assert (t.outcome.winner, t.outcome.reason) == ("pl", "smolensk")
    else:
        assert t.outcome is None


@pytest.mark.rule(GAME, "2.2/b")
def test_a_supplied_russian_in_warsaw_wins_at_once_a_headquarters_does_not() -> None:
    drawn = plain(places={"Warszawa": "1004"}, regions={"town": "1004"})
    units = "pl: dp-12@0101>E / ru: ds-5@1104>W hq-15@1104"
    t = table(units, map=drawn, markers={"ru": ["1104"]}, acting="ru")
    t.say("march", hex="1104").say(unit=["ru-ds-5"]).say(hex="1004")
    assert (t.outcome.winner, t.outcome.reason) == ("ru", "warsaw")
    t = table(units, map=drawn, phase="headquarters", step=0, totals={"pl": 1, "ru": 9})
    t.say(unit="hq-ru-15").say(hex="1004")
    assert t.outcome is None


def end(units: str) -> Table:
    t = table(units, map=None, turn=14, phase="blanks")
    return t.say("done").say("done")


@pytest.mark.rule(GAME, "2.1/k")
def test_fourteen_turns_are_played() -> None:
    units = "pl: dp-12@Warszawa>E / ru: ds-5@Smoleńsk>W"
    t = table(units, map=None, turn=13, phase="blanks")
    t.say("done").say("done")
    assert (t.state.turn, t.state.outcome) == (14, None)
    assert end(units).state.outcome is not None


@pytest.mark.rule(GAME, "2.2/c", "2.2/d", "1.3/d")
def test_six_green_towns_at_the_end() -> None:
    six = "pl: dp-12@Ostrołęka>E dp-13@Grodno>E dp-14@Brześć>E dp-15@Lwów>E dp-16@Równe>E "
    assert end(six + "dp-17@Wilno>E / ru: ds-5@Smoleńsk>W").outcome.winner == "pl"
    five = end(six + "hq-1@Wilno dp-17@Warszawa>E / ru: ds-5@Smoleńsk>W").outcome
    assert (five.winner, five.reason) == (None, "draw"), "a headquarters holds no town"
    assert five.score == {"pl": 5, "ru": 0}
    reds = "ds-5@Witebsk>W ds-6@Homel>W ds-7@Żytomierz>W ds-8@Kijów>W ds-10@Mińsk>W ds-11@Wilno>W"
    assert end(f"pl: dp-12@Warszawa>E / ru: {reds}").outcome.winner == "ru"


# --- 1.3, 13.5 ---


@pytest.mark.rule(GAME, "13.5/a", "1.3/i")
def test_poles_in_east_prussia_are_interned() -> None:
    drawn = plain(regions={"east-prussia": "0504"})
    t = table("pl: dp-12@0404>E hq-1@0404" + FAR, map=drawn, markers={"pl": ["0404"]})
    t.say("march", hex="0404").say(unit=["pl-dp-12"]).say(hex="0504")
    assert [event.unit for event in t.told(UnitInterned)] == ["pl-dp-12"]
    assert t.at("pl-dp-12") == "gone"


@pytest.mark.rule(GAME, "13.5/b", "13.5/c")
def test_russians_in_east_prussia_come_back_at_smolensk() -> None:
    drawn = plain(regions={"east-prussia": "0504"}, places={"Smoleńsk": "1103"})
    units = "pl: dp-12@0101>E / ru: ds-5@0404>E hq-15@0404"
    t = table(units, map=drawn, markers={"ru": ["0404"]}, acting="ru", turn=3)
    t.say("march", hex="0404").say(unit=["ru-ds-5", "hq-ru-15"]).say(hex="0504")
    assert t.prompt == "east-prussia"
    t.roll(2)
    t.roll(1)
    assert {(event.unit, event.turn) for event in t.told(EnteredPrussia)} == {("hq-ru-15", 5), ("ru-ds-5", 4)}
    assert t.at("ru-ds-5") == "waiting"
    units = "pl: dp-12@0101>E / ru: ds-6@1111>W"
    back = table(units, map=drawn, phase="reinforcements", step=0, turn=4, returns=[["ru-ds-5", 4]])
    back.skip("facing")
    assert back.at("ru-ds-5") == "1103"


@pytest.mark.rule(GAME, "13.5/b")
def test_who_would_come_back_after_the_last_turn_never_does() -> None:
    drawn = plain(regions={"east-prussia": "0504"})
    units = "pl: dp-12@0101>E / ru: ds-5@0404>E hq-15@0404"
    t = table(units, map=drawn, markers={"ru": ["0404"]}, acting="ru", turn=13)
    t.say("march", hex="0404").say(unit=["ru-ds-5"]).say(hex="0504").roll(2)
    assert t.at("ru-ds-5") == "gone"


@pytest.mark.rule(GAME, "1.3/i", "1.3/g", "9.5.b/b")
def test_a_retreat_over_a_neutral_border_only_for_want_of_another() -> None:
    walls = "0503 0603 0605 0505"
    drawn = plain(terrain={"closed": "0604", "lake": walls}, regions={"state:Latvia": "0604"})
    units = "pl: dpleg-1@0404>E dpleg-2@0404 hq-1@0404 / ru: ds-5@0504>W"
    t = table(units, map=drawn, phase="attacks")
    t.say("alone", hex="0404").roll(2, 4)
    t.skip("loss", "retreat")
    assert [event.unit for event in t.told(UnitInterned)] == ["ru-ds-5"]
    free = plain(terrain={"closed": "0604"}, regions={"state:Latvia": "0604"})
    t = table(units, map=free)
    assert all("0604" not in route for route in t.query("retreat", side="ru", hex="0504")["routes"])


# --- 13.3, 13.4 ---

LITHUANIA = plain(regions={"lithuania": "0101..0304"}, places={"Kowno": "0202"})


@pytest.mark.rule(GAME, "13.3/e")
def test_lithuanians_stay_near_their_border() -> None:
    units = "pl: dp-12@1111>E / ru: lt-1@0504>E hq-lt@0504"
    t = table(units, map=LITHUANIA, treaty=True, markers={"ru": ["0504"]}, acting="ru")
    t.say("march", hex="0504").say(unit=["lt-1"])
    assert t.offers(hex="0604"), "0404 and 0504 lie between"
    assert t.why_not(hex="0704") == "13.3/e"


@pytest.mark.rule(GAME, "13.3/f")
def test_lithuanians_and_russians_do_not_share_a_hex() -> None:
    units = "pl: dp-12@1111>E / ru: lt-1@0404>E hq-lt@0404 ds-5@0504>W hq-15@0505"
    t = table(units, map=LITHUANIA, treaty=True, markers={"ru": ["0404", "0504"]}, acting="ru")
    t.say("march", hex="0404").say(unit=["lt-1"])
    assert t.why_not(hex="0504") == "13.3/f"
    t.say(hex="0403").skip("facing")
    t.say("march", hex="0504").say(unit=["ru-ds-5"])
    assert t.why_not(hex="0404") == "13.3/f", "not even with the headquarters"


@pytest.mark.rule(GAME, "13.3/g")
def test_lithuanians_have_their_own_headquarters() -> None:
    t = table("pl: dp-12@1111>E / ru: lt-1@0404>E hq-lt@0304 ds-5@0505>W hq-15@0405", map=LITHUANIA, treaty=True)
    assert t.query("command", side="ru", hex="0404")["headquarters"] == ["0304"]
    assert t.query("command", side="ru", hex="0505")["headquarters"] == ["0405"]


@pytest.mark.rule(GAME, "13.4/a")
def test_ukrainians_stay_south_or_perish() -> None:
    units = "pl: ua-3@0406>E hq-ua@0406" + FAR
    t = table(units, markers={"pl": ["0406"]})
    t.say("march", hex="0406").say(unit=["ua-3"])
    assert t.why_not(hex="0405") == "13.4/a"


@pytest.mark.rule(GAME, "13.4/a", "7.4/c")
def test_no_march_with_a_headquarters_that_could_not_come_along() -> None:
    """Supply lies north of the line alone: the Ukrainian headquarters stays, or nobody could go anywhere."""
    units = "pl: dp-12@0406>E hq-1@0406 hq-ua@0406" + FAR
    drawn = plain(regions={"town": "0401"})
    t = table(units, markers={"pl": ["0406"]}, map=drawn, depots={"pl": ["0401"]}, unsupplied=["pl-dp-12"])
    t.say("march", hex="0406")
    assert {tuple(option["unit"]) for option in t.options()} == {("pl-dp-12",), ("pl-dp-12", "hq-pl-1")}
    t.say(unit=["pl-dp-12", "hq-pl-1"])
    assert t.offers(hex="0405")


@pytest.mark.rule(GAME, "13.4/a")
def test_a_ukrainian_driven_north_is_eliminated() -> None:
    t = table("pl: ua-3@0406>E / ru: ds-5@1111>W", phase="orders")
    unit, ed = 1 << t.ed.number["ua-3"], t.ed
    move(ed, t.state, unit, ed.board.map.at("0406"), ed.board.map.at("0405"))
    settle(ed, t.state, 0, unit, ed.board.map.at("0405"))
    assert t.at("ua-3") == "dead"
    assert [event.why for event in t.state.events if isinstance(event, UnitEliminated)] == ["line"]


@pytest.mark.rule(GAME, "13.4/b", "13.4/c", "13.4/d")
def test_ukrainians_with_poles() -> None:
    units = (
        "pl: ua-3@0407>E dp-12@0407 hq-ua@0307 ua-1@0409>E hq-1@1011 dp-13@1011>E / "
        "ru: ds-5@0507>W ds-6@0509>W ds-7@1111>W"
    )
    t = table(units, phase="attacks")
    assert t.why_not("alone", hex="0407") == "9.2/c", "the Ukrainian headquarters does not let a mixed stack attack"
    mixed = t.query("command", side="pl", hex="0407")
    assert mixed["headquarters"] == ["1011"]
    assert t.query("command", side="pl", hex="0409")["headquarters"] == ["0307", "1011"]
    own = table("pl: ua-3@0407>E hq-ua@0307 / ru: ds-5@0507>W", phase="attacks")
    assert own.offers("alone", hex="0407")


@pytest.mark.rule(GAME, "13.4/b")
def test_ukrainians_and_poles_come_to_one_hex() -> None:
    units = "pl: ua-3@0408>E hq-ua@0408 dp-12@0508>E dp-13@0409>E hq-1@0409" + FAR
    t = table(units, markers={"pl": ["0408"]})
    t.say("march", hex="0408").say(unit=["ua-3"]).say(hex="0508")
    assert t.at("ua-3") == t.at("pl-dp-12") == "0508"
    t = table(units, markers={"pl": ["0409"]})
    t.say("march", hex="0409").say(unit=["pl-dp-13"]).say(hex="0408")
    assert t.at("pl-dp-13") == t.at("ua-3") == "0408"


# --- 13.2 ---


@pytest.mark.rule(GAME, "13.2/a", "1.4/c")
def test_blanks_make_a_stack_look_higher() -> None:
    t = begin()
    h = t.options()[1]["hex"]
    before = height(t, "ru", h)
    t.say("put", hex=h)
    assert height(t, "ru", h) == before + 1
    assert next(s.hidden for s in t.game.view(t.state, "ru").stacks if s.hex == h) >= 1
    assert t.key("take", hex=h) == "take-before-put"
    t.say("done").say("done")
    assert t.prompt == "draw"


def height(t: Table, seat: str, h: str) -> int:
    return next(s.height for s in t.game.view(t.state, seat).stacks if s.hex == h)


@pytest.mark.rule(GAME, "13.2/a")
def test_blanks_count_for_nothing_and_come_off_alone() -> None:
    units = "pl: dp-12@0404>E blank@0404 hq-1@0404 / ru: ds-5@0504>W"
    t = table(units, markers={"pl": ["0404"]})
    assert t.query("marker", side="pl", hex="0404")["most"] == 1
    t.say("march", hex="0404").say(unit=["pl-dp-12"]).say(hex="0403").skip("facing")
    assert height(t, "ru", "0404") == 1, "the headquarters stands alone, and all can see it"
    t = table("pl: dp-12@0404>E blank@0404 hq-1@0304 / ru: ds-5@0504>W", markers={"pl": ["0404"]})
    t.say("march", hex="0404").say(unit=["pl-dp-12"]).say(hex="0403").skip("facing")
    assert all(s.hex != "0404" for s in t.game.view(t.state, "ru").stacks)


@pytest.mark.rule(GAME, "13.2/b", "1.2/h")
def test_contents_are_hidden_facing_and_height_are_not() -> None:
    t = table("pl: dp-12@0404>E dp-13@0404 hq-1@0404 / ru: ds-5@0504>W dk-4@0504 blank@0504 hq-15@0504")
    stack = next(s for s in t.game.view(t.state, "pl").stacks if s.side == "ru")
    assert (stack.facing, stack.height, stack.hidden) == ("W", 4, 3)
    assert [piece.id for piece in stack.pieces] == ["hq-ru-15"], "headquarters are open"
    own = next(s for s in t.game.view(t.state, "ru").stacks if s.side == "ru")
    assert (own.hidden, len(own.pieces)) == (0, 4)
    assert all(s.hidden for s in t.game.view(t.state, None).stacks), "an onlooker sees no contents"


@pytest.mark.rule(GAME, "13.2/b")
def test_stacks_in_a_combat_are_shown() -> None:
    t = table("pl: dp-12@0404>E hq-1@0404 / ru: ds-5@0504>W ds-6@0604>W", phase="attacks")
    t.say("alone", hex="0404")
    shown = {s.hex: s.hidden for s in t.game.view(t.state, "pl").stacks if s.side == "ru"}
    assert shown == {"0504": 0, "0604": 1}


@pytest.mark.rule(GAME, "13.2/b")
def test_hidden_things_change_places_and_nobody_can_tell() -> None:
    """Stacks, blanks, hands and the deck: many deals look the same to a seat, and they do differ."""
    t = started()
    t.draw(6).draw(1).roll(3, 3).roll(3, 3)
    seen = t.game.view(t.state, "pl")
    dice = RandomDice(3)
    deals = [redeal(t.ed, t.state, 0, dice) for _ in range(30)]
    for deal in deals:
        assert t.game.view(deal, "pl") == seen
        t.game.check(deal)
    assert len({tuple(deal.at) for deal in deals}) > 20, "units change places"
    assert len({deal.kept[1] for deal in deals}) > 5, "the enemy's card is dealt anew"
    assert all(deal.kept[0] == t.state.kept[0] for deal in deals)
    assert len({tuple(deal.deck) for deal in deals}) > 5
    arms = t.ed.cavalry & t.ed.of_side[1]
    where = {tuple(deal.at[p] for p in range(len(deal.at)) if arms >> p & 1 and deal.at[p] >= 0) for deal in deals}
    assert len(where) > 3, "cavalry is not where it was"


@pytest.mark.rule(GAME, "13.2/a")
def test_blanks_change_places_too() -> None:
    units = "pl: dp-12@0404>E / ru: ds-5@0504>W ds-6@0504 ds-7@0608>W blank@0608 ds-8@0702>W blank@0702"
    t = table(units)
    dice = RandomDice(1)
    blanks = t.ed.blanks & t.ed.of_side[1]
    places = set()
    for _ in range(40):
        deal = redealt(t.play, "pl", dice).state
        assert t.game.view(deal, "pl") == t.game.view(t.state, "pl")
        places.add(tuple(deal.at[p] for p in range(len(deal.at)) if blanks >> p & 1))
    assert len(places) > 2


def test_what_has_been_seen_stays_where_it_is() -> None:
    units = "pl: dp-12@0404>E / ru: ds-5@0504>W ds-6@0608>W ds-7@0702>W"
    t = table(units, seen=["ru-ds-5"])
    assert t.ed.number["ru-ds-5"] not in hidden(t.ed, t.state, 1)
    dice = RandomDice(1)
    unit = t.ed.number["ru-ds-5"]
    assert {redealt(t.play, "pl", dice).state.at[unit] for _ in range(9)} == {t.state.at[unit]}


@pytest.mark.rule(GAME, "1.3/h")
def test_no_supply_through_neutral_country_or_east_prussia() -> None:
    drawn = plain(regions={"town": "0204", "east-prussia": "0301..0311"})
    t = table("pl: dp-12@0404>E" + FAR, map=drawn, depots={"pl": ["0204"]})
    assert not t.query("supply", unit="pl-dp-12")["supplied"]
    drawn = plain(regions={"town": "0204", "lithuania": "0301..0311"})
    t = table("pl: dp-12@0404>E" + FAR, map=drawn, depots={"pl": ["0204"]})
    assert not t.query("supply", unit="pl-dp-12")["supplied"]
    t = table("pl: dp-12@0404>E" + FAR, map=drawn, depots={"pl": ["0204"]}, treaty=True)
    assert t.query("supply", unit="pl-dp-12")["supplied"]
