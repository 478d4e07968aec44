"""3.0: drawing, keeping and playing cards; each of the forty cards for both players."""

import pytest

from sztab.games.west.cards.playing import first_player
from sztab.games.west.events import CardApplied, CardLapsed, CardOverridden, CardTargeted, PointsRolled
from tests.west.kit import Table, begin, game, plain, started, table

GAME = "how-the-west-was-saved"
POINTS = {  # card: change for the Polish and for the Russian player who plays it
    1: (("pl", 3), ("ru", -3)), 6: (("pl", -2), ("ru", 2)), 11: (("pl", -3), ("ru", 3)), 12: (("pl", 2), ("ru", -2)),
    23: (("pl", -2), ("ru", 2)), 33: (("pl", 1), ("ru", -1)), 35: (("pl", -2), ("ru", 2)),
    3: (None, ("ru", -2)), 9: (None, ("ru", 2)), 10: (None, ("ru", 2)), 15: (None, ("ru", -2)), 17: (None, ("ru", -1)),
    19: (("pl", 2), None), 38: (None, ("ru", -2)), 39: (None, ("ru", -2)), 40: (None, ("ru", 2)),
}  # fmt: skip
COMBAT = {  # card: (side of the stack, value, stacks, who decides) for the Polish and for the Russian player
    5: (("ru", 1, 1, "ru"), ("ru", 2, 1, "ru")), 16: (("pl", 2, 2, "pl"), ("pl", 1, 2, "pl")),
    17: (("pl", 2, 1, "pl"), None), 19: (None, ("pl", 2, 2, "pl")), 25: (("pl", 2, 1, "pl"), ("ru", -2, 1, "pl")),
    26: (("pl", 2, 1, "pl"), ("ru", -2, 1, "pl")), 27: (("pl", 2, 2, "pl"), ("ru", -2, 1, "pl")),
    30: (("pl", 2, 1, "pl"), ("ru", 2, 1, "ru")), 38: (("pl", 2, 1, "pl"), None),
}  # fmt: skip


def applied(
    side: str, card: int, units: str = "pl: dp-12@0404>E hq-1@0404 / ru: ds-5@0505>W hq-15@0505", **more: object
) -> Table:
    """A position in which a card takes effect."""
    return table(units, turn=3, apply={side: card}, **more)


@pytest.mark.rule(GAME, "3.1/c", "3.1/d")
def test_in_turn_one_each_draws_a_card_to_keep() -> None:
    t = started()
    assert t.seat == "chance"
    assert t.prompt == "draw"
    t.draw(6)
    assert t.state.kept == [-1, 5]
    t.draw(1)
    assert t.state.kept == [0, 5]
    assert len(t.state.deck) == 38, "the seven single cards are back"
    assert t.prompt == "points", "nothing is played in turn 1"


@pytest.mark.rule(GAME, "3.1/f")
def test_who_draws_and_plays_first() -> None:
    assert [first_player(turn) for turn in (2, 7, 8, 14)] == [1, 1, 0, 0]
    t = table(turn=3, phase="events", kept={"pl": 1, "ru": 6})
    assert t.play.question is not None
    assert t.play.question.about["side"] == "ru"
    t = table(turn=9, phase="events", kept={"pl": 1, "ru": 6})
    assert t.play.question is not None
    assert t.play.question.about["side"] == "pl"


@pytest.mark.rule(GAME, "3.1/e", "3.2/a", "3.2/b", "3.2/d")
def test_one_card_is_played_and_one_kept() -> None:
    t = table(turn=3, phase="events", kept={"pl": 1, "ru": 6})
    t.draw(35)
    assert t.seat == "ru"
    assert t.options() == [{"card": "card-6"}, {"card": "card-35"}]
    assert t.key(card="card-1") == "card-not-in-hand"
    t.say(card="card-35").draw(12).say(card="card-1")
    assert (t.state.kept, t.state.played) == ([11, 5], [0, 34])
    assert t.state.base_shift == [3, 2], "each player carries out only his own text"
    assert set(t.state.discards) == {0, 34}


@pytest.mark.rule(GAME, "3.2/e", "3.2/f")
def test_a_single_card_comes_last_and_overrides() -> None:
    t = table(turn=3, phase="events", kept={"pl": 1, "ru": 6})
    t.draw(13)
    assert t.seat == "chance", "the Russian, who is first, holds it back"
    assert "card-held-back" in t.tags()
    t.draw(12)
    assert t.seat == "pl"
    t.say(card="card-1")
    assert t.state.played == [0, 12]
    assert t.state.kept[1] == 5, "the other card stays in hand"
    assert [event.card for event in t.told(CardOverridden)] == ["card-1"]
    assert t.state.base_shift == [0, 0]
    assert t.game.view(t.state, None).effects == ["rain"]


@pytest.mark.rule(GAME, "3.2/f")
def test_a_single_card_of_the_second_player_overrides_as_well() -> None:
    t = table(turn=3, phase="events", kept={"pl": 1, "ru": 6})
    t.draw(35).say(card="card-35").draw(22)
    assert [event.card for event in t.told(CardOverridden)] == ["card-35"]
    assert t.state.base_shift == [0, 0]
    assert t.state.moves_allowed == [3, 3]


@pytest.mark.rule(GAME, "3.2/g")
def test_two_single_cards_both_hold_in_normal_order() -> None:
    t = table(turn=3, phase="events", kept={"pl": 1, "ru": 6})
    t.draw(13).draw(32)
    assert t.told(CardOverridden) == []
    played = [event.card for event in t.told(CardApplied)]
    assert played == ["card-13", "card-32"]
    assert t.state.moves_allowed == [-1, 0]


@pytest.mark.rule(GAME, "3.2/c")
@pytest.mark.parametrize(("player", "card"), [("pl", 14), ("ru", 14), ("pl", 28), ("ru", 37)])
def test_an_instruction_that_cannot_be_carried_out_is_dropped(player: str, card: int) -> None:
    """No Russian cavalry is there to mutiny, nobody stands next to it, nobody has been eliminated."""
    units = "pl: dp-12@Lida>E / ru: ds-5@Połock>W"
    t = table(units, map=None, turn=3, apply={player: card})
    assert t.prompt == "points", "nobody is asked anything"
    assert [event.card for event in t.told(CardLapsed)] == [f"card-{card}"]
    assert t.told(CardTargeted) == []
    assert (t.at("pl-dp-12"), t.at("ru-ds-5")) == ("1008", "1503")
    assert (t.state.effects, t.state.boosts, t.state.base_shift) == (0, [], [0, 0])


@pytest.mark.rule(GAME, "3.2/c")
def test_an_instruction_that_can_be_carried_out_is_not_dropped() -> None:
    t = table("pl: dp-12@Lida>E / ru: dk-8@Połock>W", map=None, turn=3, apply={"pl": 14})
    assert t.told(CardLapsed) == []
    assert t.prompt == "mutiny"


@pytest.mark.parametrize("card", POINTS)
@pytest.mark.parametrize("player", ["pl", "ru"])
@pytest.mark.rule(GAME, "4.0/d")
def test_cards_that_change_points(card: int, player: str) -> None:
    expected = POINTS[card][player == "ru"]
    if expected is None:
        assert game().ed.cards[card - 1].effects[player == "ru"].kind != "points"
        return
    t = applied(player, card)
    assert t.prompt == "points"
    side, change = expected
    assert t.state.base_shift == ([change, 0] if side == "pl" else [0, change])
    t.roll(3, 3).roll(3, 3)
    totals = {event.side: event.total for event in t.told(PointsRolled)}
    base = game().ed.turns[2].base
    assert totals[side] == base[side == "ru"] + change


@pytest.mark.parametrize("card", COMBAT)
@pytest.mark.parametrize("player", ["pl", "ru"])
@pytest.mark.rule(GAME, "9.3/f")
def test_cards_for_one_combat(card: int, player: str) -> None:
    expected = COMBAT[card][player == "ru"]
    if expected is None:
        assert game().ed.cards[card - 1].effects[player == "ru"].kind != "combat"
        return
    t = applied(player, card)
    assert t.prompt == "points"
    (boost,) = t.state.boosts
    seats = ("pl", "ru")
    assert (seats[boost.side], boost.value, boost.left, seats[boost.by]) == expected
    assert boost.when == ("cavalry" if card == 5 else "attacked" if card == 17 else "any")


@pytest.mark.parametrize("player", ["pl", "ru"])
@pytest.mark.rule(GAME, "1.3/j", "13.3/a", "13.3/b", "13.3/c")
def test_card_2_brings_lithuania_in(player: str) -> None:
    t = table(turn=3, apply={player: 2}, phase="events")
    assert t.state.has_treaty is False
    assert t.prompt == "facing"
    assert t.seat == "ru", "the Russian deploys the Lithuanians"
    t.say(facing="SE")
    assert t.state.has_treaty
    assert [t.at(unit) for unit in ("lt-1", "lt-2", "hq-lt")] == ["0905"] * 3
    assert t.state.base_shift == [-2, 0]


@pytest.mark.parametrize(
    ("card", "player", "limits"),
    [
        (3, "pl", [-1, 3]), (15, "pl", [-1, 2]), (18, "ru", [-1, 8]), (22, "pl", [3, 3]), (22, "ru", [3, 3]),
        (32, "pl", [-1, 0]), (32, "ru", [-1, 0]),
    ],
)  # fmt: skip
@pytest.mark.rule(GAME, "11.2/a")
def test_cards_that_limit_strategic_movement(card: int, player: str, limits: list[int]) -> None:
    t = applied(player, card)
    assert t.prompt == "points"
    assert t.state.moves_allowed == limits


@pytest.mark.rule(GAME, "11.2/a")
def test_of_two_limits_the_lower_holds() -> None:
    t = table("pl: dp-12@0404>E / ru: ds-5@0505>W", turn=3, apply={"pl": 15, "ru": 18})
    assert t.prompt == "points"
    assert t.state.moves_allowed == [-1, 2]


@pytest.mark.parametrize("player", ["pl", "ru"])
def test_card_4_stops_the_russian_south(player: str) -> None:
    units = "pl: dp-12@0104>E / ru: ds-5@1003>W ds-7@1008>W hq-15@1103 hq-12@1108"
    t = table(units, turn=3, in_force={player: 4}, phase="strategic", step=0, totals={"ru": 21})
    assert t.prompt == "strategic"
    assert t.seat == "ru"
    assert t.offers(unit="ru-ds-5")
    assert t.key(unit="ru-ds-7") == "card-forbids-south"
    assert t.key(unit="hq-ru-12") == "card-forbids-south"


@pytest.mark.parametrize("player", ["pl", "ru"])
def test_card_7_hits_the_russian_nearest_kiev(player: str) -> None:
    units = "pl: dp-12@Warszawa>E / ru: ds-58@Żytomierz>W ds-44@Równe>W ds-5@Połock>W"
    assert (
        game().ed.from_kiev[game().ed.board.map.at("Żytomierz")] < game().ed.from_kiev[game().ed.board.map.at("Równe")]
    )
    t = table(units, map=None, turn=3, apply={player: 7})
    assert t.seat == "ru"
    assert t.options() == [{"unit": "ru-ds-58"}]
    t.say(unit="ru-ds-58")
    assert t.is_weak("ru-ds-58")
    t = table(units.replace("ds-58@", "ds-58-@"), map=None, turn=3, apply={player: 7})
    t.say(unit="ru-ds-58")
    assert t.at("ru-ds-58") == "dead"


@pytest.mark.parametrize("player", ["pl", "ru"])
@pytest.mark.rule(GAME, "1.5")
def test_card_8_takes_half_a_die_of_units_from_each(player: str) -> None:
    units = "pl: dp-12@0404>E dp-13@0404 dp-14@0304>E / ru: ds-5@0505>W ds-6@0505"
    t = table(units, turn=3, apply={player: 8})
    t.roll(5)
    assert t.seat == "pl"
    t.say(unit="pl-dp-12").say(unit="pl-dp-14")
    assert t.at("pl-dp-12") == "0404", "nobody goes before both have picked"
    t.roll(1)
    assert [t.at(u) for u in ("pl-dp-12", "pl-dp-13", "pl-dp-14")] == ["dead", "0404", "dead"]
    assert t.at("ru-ds-5") == "0505"


@pytest.mark.parametrize(("player", "chooser"), [("pl", "pl"), ("ru", "ru")])
def test_card_14_takes_a_russian_cavalry_unit(player: str, chooser: str) -> None:
    units = "pl: dp-12@0404>E / ru: dk-4@0606>W dk-6@0707>W ds-5@0606"
    t = table(units, turn=3, apply={player: 14})
    assert t.seat == chooser
    assert t.options() == [{"unit": "ru-dk-4"}, {"unit": "ru-dk-6"}]
    t.say(unit="ru-dk-6")
    assert t.at("ru-dk-6") == "dead"


@pytest.mark.parametrize(("player", "count"), [("pl", 1), ("ru", 2)])
def test_card_20_makes_poles_next_to_russians_run(player: str, count: int) -> None:
    units = "pl: dp-12@0404>E dp-13@0404 art-1@0404 dp-14@0104>E / ru: ds-5@0504>W"
    t = table(units, turn=3, apply={player: 20})
    assert t.seat == "ru"
    assert t.options() == [{"unit": "pl-dp-12"}, {"unit": "pl-dp-13"}], "no artillery, nobody elsewhere"
    t.say(unit="pl-dp-12")
    assert (t.seat, t.prompt) == ("pl", "retreat")
    route = t.options()[0]["path"]
    t.say(path=route)
    t.skip("facing")
    assert t.at("pl-dp-12") == route[-1]
    assert t.at("pl-dp-13") == "0404"
    assert (t.prompt == "panic") == (count == 2)


@pytest.mark.parametrize(("player", "chooser"), [("pl", "pl"), ("ru", "ru")])
def test_card_28_is_about_russian_cavalry(player: str, chooser: str) -> None:
    units = "pl: dp-12@0404>E dp-13@0408>E / ru: ds-5@0504>W dk-4@0508>W"
    t = table(units, turn=3, apply={player: 28})
    assert t.seat == chooser
    assert t.options() == [{"unit": "pl-dp-13"}]


@pytest.mark.parametrize(("player", "count"), [("pl", 1), ("ru", 2)])
def test_card_21_lays_fog_on_polish_stacks(player: str, count: int) -> None:
    units = "pl: dp-12@0404>E dp-13@0504>E dp-14@0101>E / ru: ds-5@0604>W ds-6@0405>W"
    t = table(units, turn=3, in_force={player: 21}, phase="reconnaissance", step=0)
    t.skip("reconnaissance")
    for n in range(count):
        assert (t.seat, t.prompt) == ("ru", "fog")
        assert not t.offers(hex="0101")
        t.say(hex=("0404", "0504")[n])
    t.roll(6, 1)
    assert (t.seat, t.prompt) == ("pl", "marker")
    assert t.key(hex="0404") == "fog"
    assert t.offers(hex="0504") == (count == 1)


@pytest.mark.parametrize(("player", "count"), [("pl", 1), ("ru", 2)])
def test_card_24_sends_poles_to_torun(player: str, count: int) -> None:
    units = "pl: dp-12@Lida>E dp-13@Grodno>E ua-3@Lwów>E / ru: ds-5@Połock>W"
    t = table(units, map=None, turn=3, apply={player: 24})
    assert t.seat == "pl"
    assert not t.offers(unit="ua-3"), "a Ukrainian would perish"
    t.say(unit="pl-dp-12").say(facing="E")
    assert t.at("pl-dp-12") == "0110"
    assert (t.prompt == "send") == (count == 2)


@pytest.mark.parametrize(("card", "player", "count"), [(36, "pl", 1), (36, "ru", 2), (40, "pl", 2)])
def test_cards_36_and_40_send_poles_to_the_czech_border(card: int, player: str, count: int) -> None:
    units = "pl: dp-12@Lida>E dp-13@Grodno>E / ru: ds-5@Połock>W"
    t = table(units, map=None, turn=3, apply={player: card})
    t.say(unit="pl-dp-12")
    assert t.prompt == "send-to"
    assert t.key(hex="1008") == "same-hex"
    assert t.key(hex="1009") == "not-where-card-says"
    t.say(hex="0317").say(facing="E")
    assert t.at("pl-dp-12") == "0317"
    assert (t.prompt == "send") == (count == 2)


@pytest.mark.parametrize(("card", "player", "side"), [(29, "pl", "pl"), (34, "ru", "ru")])
def test_cards_29_and_34_restore_all(card: int, player: str, side: str) -> None:
    towns = plain(regions={"town": "0404 0808"})
    units = "pl: dp-12-@0404>E dp-13-@0304>E pp-41@0303>E / ru: ds-5-@0808>W ds-6-@0807>W"
    t = table(units, map=towns, turn=3, apply={player: card}, depots={"pl": ["0404"], "ru": ["0808"]})
    assert t.prompt == "points"
    ours = ("pl-dp-12", "pl-dp-13") if side == "pl" else ("ru-ds-5", "ru-ds-6")
    assert not any(t.is_weak(unit) for unit in ours)
    assert t.is_weak("pl-pp-41"), "a unit with one side is never restored"


@pytest.mark.parametrize(("card", "player", "side"), [(29, "ru", "pl"), (34, "pl", "ru")])
def test_cards_29_and_34_restore_two_that_the_owner_picks(card: int, player: str, side: str) -> None:
    towns = plain(regions={"town": "0404 0808"})
    units = "pl: dp-12-@0404>E dp-13-@0304>E dp-14-@0303>E / ru: ds-5-@0808>W ds-6-@0807>W ds-7-@0707>W"
    t = table(units, map=towns, turn=3, apply={player: card}, depots={"pl": ["0404"], "ru": ["0808"]})
    assert t.seat == side
    picks = ("pl-dp-12", "pl-dp-14") if side == "pl" else ("ru-ds-5", "ru-ds-7")
    t.say(unit=picks[0]).say(unit=picks[1])
    assert not any(t.is_weak(unit) for unit in picks)
    assert t.prompt == "points"


@pytest.mark.parametrize(("player", "count"), [("pl", 2), ("ru", 4)])
def test_card_37_brings_eliminated_russians_back(player: str, count: int) -> None:
    units = "pl: dp-12@Warszawa>E / ru: ds-5@dead ds-6@dead ds-7@dead ds-8@dead ds-10@dead ds-11@Witebsk>W"
    t = table(units, map=None, turn=3, apply={player: 37})
    for unit in ("ru-ds-5", "ru-ds-6", "ru-ds-7", "ru-ds-8")[:count]:
        assert (t.seat, t.prompt) == ("ru", "return")
        t.say(unit=unit).say(hex="1905")
        t.skip("facing")
        assert t.at(unit) == "1905"
        assert t.is_weak(unit)
    assert t.prompt == "points"


@pytest.mark.parametrize(("player", "card"), [("pl", 37), ("ru", 37)])
def test_card_37_may_bring_fewer(player: str, card: int) -> None:
    t = table("pl: dp-12@Warszawa>E / ru: ds-5@dead ds-11@Witebsk>W", map=None, turn=3, apply={player: card})
    t.say("done")
    assert t.at("ru-ds-5") == "dead"


@pytest.mark.parametrize(
    ("card", "player", "effect"),
    [
        (9, "pl", "rifles-low"),
        (10, "pl", "shells-low"),
        (13, "pl", "rain"),
        (13, "ru", "rain"),
        (18, "pl", "no-removal"),
        (39, "pl", "mausers"),
    ],
)  # fmt: skip
def test_cards_that_hold_for_the_turn(card: int, player: str, effect: str) -> None:
    t = applied(player, card)
    assert t.prompt == "points"
    assert t.game.view(t.state, None).effects == [effect]


def test_card_18_keeps_the_pole_from_giving_up_a_depot() -> None:
    towns = plain(regions={"town": "0404"})
    t = table(
        "pl: dp-12@0404>E / ru: ds-5@0808>W", map=towns, in_force={"pl": 18}, phase="depots", depots={"pl": ["0404"]}
    )
    assert t.key("remove", hex="0404") == "card-forbids-removal"
    t = table("pl: dp-12@0404>E / ru: ds-5@0808>W", map=towns, phase="depots", depots={"pl": ["0404"]})
    assert t.offers("remove", hex="0404")


def test_card_31_lets_the_pole_move_two_stacks_after_combat() -> None:
    units = "pl: dp-12@0404>E dp-13@0407>E hq-1@0404 / ru: ds-5@0908>W"
    t = table(units, in_force={"pl": 31}, phase="manoeuvre", points={"pl": 0})
    assert (t.seat, t.prompt) == ("pl", "manoeuvre")
    t.say("march", hex="0404").say(unit=["pl-dp-12"]).say(hex="0504").say(facing="E")
    assert t.at("pl-dp-12") == "0504"
    assert t.state.manoeuvres == 1
    assert t.state.points[0] == 0, "7.3 does not apply"
    t.skip("manoeuvre")
    assert t.prompt != "manoeuvre"


def test_card_31_of_the_russian_spares_the_pole_one_roll() -> None:
    t = table("pl: dp-12@0404>E hq-1@0101 / ru: ds-5@0908>W", in_force={"ru": 31}, markers={"pl": ["0404"]})
    t.say("march", hex="0404").say(unit=["pl-dp-12"]).say(hex="0504")
    assert (t.seat, t.prompt) == ("pl", "free-order")
    t.say("yes")
    assert t.prompt == "facing"
    assert t.at("pl-dp-12") == "0504"


def test_card_31_for_the_pole_gives_no_free_order() -> None:
    t = applied("pl", 31)
    assert (t.prompt, t.state.manoeuvres, t.state.free_orders) == ("points", 2, 0)
    t = applied("ru", 31)
    assert (t.prompt, t.state.manoeuvres, t.state.free_orders) == ("points", 0, 1)


def test_every_card_has_words_and_an_instruction_for_both() -> None:
    for card in game().ed.cards:
        for player in (0, 1):
            assert card.says[player]["pl"]
            assert card.says[player]["en"]
        assert card.is_single == (card.effects[0] == card.effects[1] and card.number in (2, 4, 7, 8, 13, 22, 32))


def test_the_deck_never_runs_out() -> None:
    """2 + 13 x 2 = 28 of 40 cards are drawn."""
    assert len(begin().ed.cards) > 2 + 13 * 2


def test_quotation_marks_of_a_title_are_inner_ones_in_a_sentence() -> None:
    assert game().label("card", "card-38", "pl") == "„«Błękitna Armia»: polscy ochotnicy i doradcy z Francji”"
    assert game().label("card", "card-38", "en") == "“Blue Army: Polish volunteers and advisers from France”"


@pytest.mark.rule(GAME, "3.2/c")
def test_a_card_that_would_find_nobody_is_told_beforehand() -> None:
    t = table("pl: dp-12@0404>E hq-1@0404 / ru: ds-5@0705>W hq-15@0705", turn=3, phase="events")
    every = [f"card-{number}" for number in range(1, 41)]
    idle = {side: t.query("playing", side=side, cards=every)["idle"] for side in ("pl", "ru")}
    assert {card: found["why"] for card, found in idle["ru"].items()} == {
        "card-14": "no-cavalry", "card-20": "nobody-near", "card-21": "nobody-near", "card-28": "nobody-near",
        "card-34": "nobody-reduced", "card-37": "nobody-back",
    }  # fmt: skip
    assert "card-29" in idle["pl"], "no Polish unit is reduced"
    assert not {"card-28", "card-34"} & set(idle["pl"]), "that hangs on what the Pole does not see"


@pytest.mark.rule(GAME, "3.2/c")
def test_a_card_that_finds_somebody_is_not_said_to_be_idle() -> None:
    drawn = plain(places={"Warszawa": "0203"})
    t = table("pl: dp-12-@0404>E hq-1@0404 / ru: dk-8@0505>W hq-15@0505", map=drawn, turn=3, phase="events")
    found = t.query("playing", side="ru", cards=["card-14", "card-20", "card-21", "card-28"])["idle"]
    assert found == {}
    assert t.query("playing", side="pl", cards=["card-29", "card-1"])["idle"] == {}


@pytest.mark.rule(GAME, "3.2/g")
def test_a_card_that_a_single_instruction_will_cancel_is_told_beforehand() -> None:
    t = table(turn=3, phase="events", kept={"pl": 1, "ru": 6})
    t.draw(13)  # the Russian holds the rain back
    t.draw(12)
    assert t.seat == "pl"
    found = t.query("playing", side="pl", cards=["card-1", "card-12"])["idle"]
    assert {card: one["why"] for card, one in found.items()} == {"card-1": "cancelled", "card-12": "cancelled"}
