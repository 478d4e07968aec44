"""13.2: what is asked, and of whom, tells nothing of hidden counters: other deals look the same to the enemy."""

import pytest

from sztab.games.west.events import MarkerPlaced, SupplyShown
from sztab.kernel.dice import RandomDice
from sztab.kernel.play import Play
from sztab.kernel.requests import Choice
from sztab.kernel.secrecy import differences, redealt, walk_together
from sztab.server.tables.answering import walk
from tests.west.kit import Table, plain, table

GAME = "how-the-west-was-saved"


def assert_hidden(t: Table, seat: str) -> None:
    """Twenty other deals of what the seat does not know, none of which it can tell from this one."""
    for seed in range(20):
        twin = redealt(t.play, seat, RandomDice(seed))
        t.game.check(twin.state)
        assert list(differences(t.play, twin, seat)) == []


def assert_goes_on_hidden(t: Table, seat: str | None) -> None:
    """Nor can it tell them as they go on, until a rule shows something."""
    for seed in range(20):
        chance = RandomDice(seed)
        twin = redealt(t.play, seat, chance)
        assert list(walk_together(t.play.copy(), twin, seat, chance, 8)) == []


def hidden_at(t: Table, seat: str, h: str) -> int:
    """How many counters of the stack in a hex the seat does not know."""
    return next(s.hidden for s in t.game.view(t.state, seat).stacks if s.hex == h)


@pytest.mark.rule(GAME, "13.2/b")
@pytest.mark.parametrize("pole", ["bj-1", "dp-12"])
def test_trying_an_answer_does_not_tell_what_the_enemy_would_be_shown(pole: str) -> None:
    """The last headquarters has moved: riders, who may withdraw, are shown who faces them; infantry is not."""
    units = f"pl: {pole}@0404>E / ru: ds-5@0504>W hq-15@0804"
    t = table(units, phase="headquarters", turn=2, step=0, totals={"pl": 1, "ru": 9}).say(unit="hq-ru-15")
    ahead = t.play.copy()
    found = walk(ahead, "ru", [{"hex": "0904"}], forced=False)
    assert found.stopped == "other-seat"
    assert [event.__struct_config__.tag for event in found.events] == ["leader-moved", "phase-begun"]
    assert bool(ahead.state.seen[1]) == (pole == "bj-1")


@pytest.mark.rule(GAME, "13.2/b")
def test_a_stack_that_a_right_shows_is_seen_before_the_question() -> None:
    units = "pl: bj-1@0404>E hq-1@0404 / ru: ds-5@0504>W blank@0504 ds-6@1010>W ds-7@0909>W art-1@0909 blank@0909"
    t = table(units, phase="withdrawal", turn=2, step=0)
    assert (t.seat, t.prompt) == ("pl", "withdrawal")
    stack = next(s for s in t.game.view(t.state, "pl").stacks if s.hex == "0504")
    assert stack.hidden == 0
    assert_hidden(t, "pl")


@pytest.mark.rule(GAME, "9.2/f", "13.2/b")
def test_who_faces_somebody_is_asked_even_where_he_cannot_attack() -> None:
    """Ukrainians alone may be led by their own headquarters, Poles not: the enemy must not learn it by who is asked."""
    units = "pl: dp-12@0408>E hq-ua@0408 ua-3@1110>E / ru: ds-5@0508>W hq-12@0508 ds-6@0911>W"
    t = table(units, phase="attacks")
    assert (t.seat, t.prompt) == ("pl", "attack")
    assert t.options() == [{"answer": "pass"}]
    assert t.key("alone", hex="0408") == "no-headquarters-near"
    t.say("pass")
    assert (t.seat, t.prompt) == ("ru", "attack")
    assert t.state.passed == [False, False], "he waits, and has not declined"
    t.say("pass")
    assert (t.seat, t.prompt) == ("pl", "attack")
    t.say("pass")
    assert t.prompt != "attack"


@pytest.mark.rule(GAME, "9.2/f")
def test_when_neither_can_attack_the_phase_ends() -> None:
    t = table("pl: dp-12@0404>E hq-1@0404 / ru: ds-5@0504>W hq-15@0911", phase="attacks")
    t.say("pass")
    assert (t.seat, t.prompt) == ("ru", "attack")
    t.say("pass")
    assert t.prompt != "attack"


@pytest.mark.rule(GAME, "1.2/h", "13.2/b")
@pytest.mark.parametrize("seat", ["ru", None])
def test_a_march_shows_whether_only_guns_stay(seat: str | None) -> None:
    """Guns have no facing: whoever sees the march sees it, and not before."""
    units = "pl: dp-12@0404>E art-1@0404 hq-1@0404 dp-13@0208>E dp-14@0208 / ru: ds-5@1111>W"
    t = table(units, markers={"pl": ["0404"]})
    t.say("march", hex="0404").say(unit=["pl-dp-12", "hq-pl-1"]).say(hex="0604")
    assert (t.seat, t.prompt) == ("pl", "headquarters-stop")
    assert t.facing("pl", "0404") == "E"
    assert_goes_on_hidden(t, seat)
    t.say(hex="0604")
    assert t.facing("pl", "0404") == ""
    refusal = t.play.undo_refusal("pl")
    assert refusal is not None
    assert refusal.key == "undo-seen", "he who marched has learnt nothing: the enemy has"


@pytest.mark.rule(GAME, "7.3", "13.2/b")
def test_the_price_of_a_marker_shows_supply_where_it_hangs_on_the_arm() -> None:
    """At six hexes cavalry is in supply, infantry is not: the price tells the Pole which of them stands there."""
    units = "pl: dp-12@0101>W / ru: ds-5@0606>W dk-4@1205>W dk-6@1205 hq-3@1205"
    base = plain(regions={"town": "1205"})
    t = table(units, phase="markers", step=0, map=base, depots={"ru": ["1205"]})
    assert t.prompt == "start"
    assert_goes_on_hidden(t, "pl")
    t.roll(1, 6).say(hex="0606")
    assert [event.hex for event in t.told(SupplyShown)] == ["0606"]
    assert [event.points for event in t.told(MarkerPlaced)] == [2]


@pytest.mark.rule(GAME, "13.2/b", "13.2/c")
def test_aircraft_may_look_at_a_stack_of_which_only_a_blank_is_unknown() -> None:
    """To the Pole the unknown counter may be a unit as well."""
    units = "pl: dp-12@0404>E / ru: dk-4@0604>W blank@0604 dk-6@0606>W ds-5@0606 hq-3@1010"
    t = table(units, phase="reconnaissance", step=0, seen=["ru-dk-4", "ru-dk-6"])
    assert (t.seat, t.prompt) == ("pl", "reconnaissance")
    assert hidden_at(t, "pl", "0604") == 1
    assert t.offers(hex="0604")
    assert_hidden(t, "pl")
    t.say(hex="0604")
    assert hidden_at(t, "pl", "0604") == 0
    assert t.key(hex="0604") == "known-already"


@pytest.mark.rule(GAME, "1.2/h", "13.2/b")
def test_who_is_about_to_face_is_in_every_deal() -> None:
    """All see that a stack must take a facing: in no deal it is of guns alone."""
    units = "pl: dp-12@0404>E hq-1@0404 dp-13@0208>E art-1@0208 art-2@0208 / ru: ds-5@1111>W"
    t = table(units, markers={"pl": ["0404"]})
    t.say("march", hex="0404").say(unit=["pl-dp-12"]).say(hex="0504")
    assert (t.seat, t.prompt) == ("pl", "facing")
    for seed in range(40):
        twin = Play(t.game, t.game.redeal(t.play.quiet_state(), "ru", RandomDice(seed)))
        assert list(differences(t.play, twin, "ru")) == []


@pytest.mark.rule(GAME, "12.0/b", "13.2/b")
def test_a_full_place_is_full_in_every_deal() -> None:
    """All see where reinforcements cannot come: a blank in a full stack would leave them room."""
    full = "dp-12@Warszawa>W dp-13@Warszawa dp-14@Warszawa dp-15@Warszawa"
    units = f"pl: {full} dp-16@Lublin>W blank@Lublin dp-17@0609>W blank@0609 / ru: ds-5@Połock>W"
    t = table(units, map=None, turn=4, phase="reinforcements", step=0)
    assert (t.seat, t.prompt) == ("pl", "arrival")
    for seed in range(40):
        twin = Play(t.game, t.game.redeal(t.play.quiet_state(), "ru", RandomDice(seed)))
        assert list(differences(t.play, twin, "ru")) == []


@pytest.mark.rule(GAME, "13.2/b")
def test_who_picks_in_a_panic_is_shown_the_stacks_again() -> None:
    """The stack has parted by the first retreat: who picks the second unit must see who is left."""
    units = "pl: dp-12@0404>E dp-13@0404 art-1@0404 dp-14@0104>E dp-15@0104 / ru: ds-5@0504>W"
    t = table(units, turn=3, apply={"ru": 20})
    assert (t.seat, t.prompt, hidden_at(t, "ru", "0404")) == ("ru", "panic", 0)
    t.say(unit="pl-dp-12")
    t.say(path=t.options()[0]["path"]).skip("facing")
    assert (t.seat, t.prompt) == ("ru", "panic")
    assert hidden_at(t, "ru", "0404") == 0
    assert t.options() == [{"unit": "pl-dp-13"}]
    assert_hidden(t, "ru")


@pytest.mark.rule(GAME, "7.4/c", "13.2/b")
def test_whoever_is_to_march_can_march_in_every_deal() -> None:
    """Only cavalry comes back into supply from there: since a march was ordered, it is no infantry."""
    units = "pl: bj-1@0904>E dp-12@0104>E dp-13@0104 bj-3@0106>E dp-14@0106 hq-1@0904 / ru: ds-5@1211>W"
    base = plain(regions={"town": "0104"})
    t = table(units, markers={"pl": ["0904"]}, map=base, depots={"pl": ["0104"]}, unsupplied=["pl-bj-1"])
    t.say("march", hex="0904")
    assert (t.seat, t.prompt) == ("pl", "group")
    riders = {"pl-bj-1", "pl-bj-3"}
    for seed in range(40):
        deal = redealt(t.play, "ru", RandomDice(seed))
        assert isinstance(deal.question, Choice)
        assert deal.question.options
        assert {unit for unit in riders if deal.state.at[t.ed.number[unit]] == t.ed.board.map.at("0904")}
