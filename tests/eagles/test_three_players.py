"""22, 22.1: three players: who leads which units, who has precedence, what goes by it."""

from typing import Any

import pytest

from sztab.games.rok1920.eagles.three_players import SEATS, examined, holder_at_end, west_of_line
from sztab.games.rok1920.forces.status import IN_PLAY
from sztab.games.rok1920.politics.fronts import front_of
from sztab.games.rok1920.state import AWAY
from sztab.games.rok1920.units.counters import FRONTS, PL, SU
from sztab.kernel.dice import RandomDice
from sztab.kernel.play import Play
from sztab.kernel.refusing import why_not
from sztab.kernel.requests import Choice
from tests.eagles.kit import game, real
from tests.rok1920 import marks
from tests.rok1920.special_kit import Scene

GAME = "nest-of-eagles"
THREE = {"players": "three"}
WEST, SOUTHWEST = FRONTS
SOUTHWEST_FIRST = {"precedence": 2}
PAIR = "27DS@Orsza 58DS@Żytomierz 16DP@Wilno"


def three(id: str = "9", units: str = "", **what: Any) -> Scene:
    what["options"] = {**THREE, **what.get("options", {})}
    what["marks"] = {"sich-waiting": 0, **what.get("marks", {})}
    return real(id, units, clear=bool(units), **what)


def movable(table: Scene) -> set[str]:
    """Who may march by the word of the player who is asked."""
    options = table.play.question.options if isinstance(table.play.question, Choice) else ()
    return {table.war.roster.ids[unit] for unit in options if isinstance(unit, int)}


def leads(table: Scene, unit: str) -> str:
    return table.war.command.leader(table.war, table.state, table.unit(unit))


@pytest.mark.rule(GAME, "22")
def test_each_front_has_a_player_of_its_own() -> None:
    for id in ("3", "4", "5", "6", "7", "9"):
        card = game().scenario(id)
        assert card.seats_for(card.settle(THREE)) == SEATS == ("pl", "west", "southwest")
        assert card.partners("west") == ("southwest",)
        assert card.partners("pl") == ()
    for id in ("1", "2", "8"):
        assert not game().scenario(id).seatings, "they have one front only"
    table = three("9", PAIR)
    assert [leads(table, unit) for unit in ("27DS", "58DS", "16DP")] == [WEST, SOUTHWEST, "pl"]


ABOUT_UNITS = ("move", "attackers", "pursue", "replacements", "join-attack")


def units_of(question: Choice) -> list[int]:
    tagged = [option[1] for option in question.options if isinstance(option, tuple) and len(option) > 1]
    return [option for option in question.options if isinstance(option, int)] + tagged


@pytest.mark.rule(GAME, "22")
@pytest.mark.parametrize(("id", "seed"), [("7", 1), ("6", 2), ("9", 3)])
def test_nobody_is_asked_about_units_of_another(id: str, seed: int) -> None:
    play: Play[Any] = Play.begin(game(), id, THREE, memory=False)
    war, dice, asked = game().war(play.state), RandomDice(seed), dict[str, set[str]]()
    while (question := play.question) is not None and len(play.answers) < 1500:
        if not isinstance(question, Choice):
            play.answer(dice.settle(question))
            continue
        asked.setdefault(question.prompt, set()).add(question.seat)
        if question.prompt in ABOUT_UNITS:
            leaders = {war.command.leader(war, play.state, unit) for unit in units_of(question)}
            assert leaders <= {question.seat}, (question.prompt, question.seat, leaders)
        play.answer_index(dice.below(len(question.options)))
    assert asked["move"] == asked["attack"] == asked["reserve-phase"] == set(SEATS)


@pytest.mark.rule(GAME, "22.1")
@pytest.mark.parametrize(
    ("lb", "ua", "first"), [(0, 5, WEST), (5, 0, SOUTHWEST), (-3, -8, SOUTHWEST), (-8, -3, WEST), (8, 24, WEST)]
)
def test_the_harder_pressed_commander_goes_first(lb: int, ua: int, first: str) -> None:
    table = three("9", PAIR, phasing="su", phase="precedence", morale={"lb": lb, "ua": ua})
    assert table.asked == first, "the window before the attacks"
    assert (table.prompt, table.game.view(table.state, None).notes.precedence) == ("reserve-phase", first)


@pytest.mark.rule(GAME, "22.1")
@pytest.mark.parametrize("holder", [1, 2])
def test_between_equals_it_stays_where_it_is(holder: int) -> None:
    """A77: at first the West Front has it."""
    even = {"lb": 3, "ua": 3}
    table = three("9", PAIR, phasing="su", phase="precedence", morale=even)
    assert table.asked == WEST
    table = three(
        "9", PAIR, phasing="su", phase="precedence", morale=even,
        marks={"precedence": holder},
    )  # fmt: skip
    assert table.asked == FRONTS[holder - 1]


@pytest.mark.rule(GAME, "22.1/e")
def test_it_is_looked_at_when_a_bolshevik_player_turn_begins_and_not_in_between() -> None:
    table = three("9", PAIR, phasing="su", phase="precedence", morale={"lb": 5})
    assert table.asked == SOUTHWEST
    assert "precedence-set" in [event.__struct_config__.tag for _, event in table.play.journal]
    table.state.morale[2] = -5
    table.give("pass")
    assert table.asked == WEST, "he is asked second"
    assert table.game.view(table.state, None).notes.precedence == SOUTHWEST
    poles = three("9", "27DS@Orsza 16DP@Mińsk", phasing="pl", phase="precedence", morale={"lb": 5})
    assert poles.asked == "pl"
    assert not marks.get(poles.state, "precedence"), "not in a Polish one"


@pytest.mark.rule(GAME, "22.1/a")
@pytest.mark.parametrize(
    ("units", "first"),
    [
        pytest.param("27DS@Białystok", SOUTHWEST, id="one against none"),
        pytest.param("27DS@Białystok 58DS@Lublin 44DS@Zamość", WEST, id="one against two"),
        pytest.param("27DS@Białystok 56DS@Łomża 58DS--@Lublin 44DS--@Zamość 45DS@Chełm", SOUTHWEST, id="no cadres"),
        pytest.param("27DS@Białystok 15DK-@Łomża 58DS@Lublin 44DS@Zamość", SOUTHWEST, id="cavalry counts double"),
        pytest.param("27DS@Białystok 56DS@Łomża 4DK@Lublin", WEST, id="elite cavalry counts three times"),
        pytest.param("27DS@Białystok 56DS@Łomża 12DS@Ostrołęka 4DK-@Lublin", SOUTHWEST, id="elite by the face"),
        pytest.param("27DS@Orsza 58DS@Lublin", WEST, id="only who stands west of the line"),
    ],
)
def test_in_poland_who_has_less_in_the_west_goes_first(units: str, first: str) -> None:
    table = three(
        "9", f"{units} 16DP@Warszawa", phasing="su", phase="precedence", morale={"pl": 0, "lb": 0, "ua": 0},
        marks={"precedence": 2 if first == WEST else 1},
    )  # fmt: skip
    assert FRONTS[examined(table.war, table.state)] == first
    assert table.asked == first


@pytest.mark.rule(GAME, "22.1/a")
def test_the_line_runs_from_grodno_by_kobryn_to_kolomyja() -> None:
    table = three("9")
    west = table.numbers(west_of_line(table.war))
    places = {name: table.game.map.numbers[h] for name, h in table.game.map.places.items()}
    inside = ("Białystok", "Warszawa", "Lublin", "Lwów", "Brześć", "Suwałki", "Kraków")
    outside = ("Grodno", "Kobryń", "Kołomyja", "Wilno", "Pińsk", "Kowel", "Tarnopol", "Mińsk", "Kijów")
    assert {places[name] for name in inside if name in places} <= west
    assert not {places[name] for name in outside if name in places} & west


@pytest.mark.rule(GAME, "22.1/b")
@pytest.mark.parametrize("taker", [0, 1])
def test_one_of_them_takes_the_reserve_phase_and_both_move(taker: int) -> None:
    table = three("9", PAIR, phasing="su", phase="first-window")
    for answer in ("pass",) * taker + ("take",):
        table.give(answer)
    assert (table.asked, table.prompt) == (WEST, "move")
    assert {table.war.roster.ids[unit] for unit in table.state.movers} == {"su-27ds", "su-58ds"}
    assert movable(table) == {"su-27ds"}
    table.give("done")
    assert (table.asked, table.prompt, movable(table)) == (SOUTHWEST, "move", {"su-58ds"})
    table.give("done")
    assert table.prompt == "attack", "the phase is over"
    assert table.state.reserve_used == [False, True], "it was one phase, for both"


@pytest.mark.rule(GAME, "22.1/b", "22.1")
def test_both_pass_before_the_pole_is_asked() -> None:
    table = three("9", PAIR, phasing="su", phase="first-window", marks=SOUTHWEST_FIRST)
    asked = []
    for _ in range(3):
        asked.append(table.asked)
        table.give("pass")
    assert asked == [SOUTHWEST, WEST, "pl"]


@pytest.mark.rule(GAME, "22.1")
@pytest.mark.parametrize("first", FRONTS)
def test_in_every_phase_they_act_one_after_the_other(first: str) -> None:
    table = three(
        "9", PAIR, phasing="su", phase="attacks", pools={"west": 2, "southwest": 2},
        marks={"precedence": 1 + FRONTS.index(first)},
    )  # fmt: skip
    seen: list[tuple[str, str]] = []
    while table.state.phasing == SU:
        if table.prompt in ("attack", "move"):
            seen.append((table.prompt, table.asked))
        question = table.play.question
        assert question is not None
        if isinstance(question, Choice):
            table.play.answer_index(len(question.options) - 1)
        else:
            table.play.answer(RandomDice(1).settle(question))
    other = next(front for front in FRONTS if front != first)
    phases = ["attack", "attack", "move", "move", "attack", "attack"]
    assert seen == [(phase, (first, other)[n % 2]) for n, phase in enumerate(phases)]


@pytest.mark.rule(GAME, "22.1/c")
@pytest.mark.parametrize("first", FRONTS)
def test_who_has_precedence_gives_the_extra_replacement_to_a_front(first: str) -> None:
    table = three(
        "9", PAIR, phasing="su", phase="receive",
        marks={"precedence": 1 + FRONTS.index(first), **dict.fromkeys(("attacks-west", "attacks-southwest"), 3)},
    )  # fmt: skip
    assert (table.asked, table.prompt) == (first, "extra-replacement")
    assert table.options() == {WEST, SOUTHWEST}
    table.give(SOUTHWEST if first == WEST else WEST)
    assert table.pool(first) == 0, "he may well give it to the other"


@pytest.mark.rule(GAME, "22.1/d")
@pytest.mark.parametrize("first", FRONTS)
def test_who_has_precedence_places_the_reserve_divisions_of_both(first: str) -> None:
    table = three(
        "9", PAIR, phasing="su", phase="front-reserves",
        marks={"precedence": 1 + FRONTS.index(first), **dict.fromkeys(("expansion-west", "expansion-southwest"), 1)},
    )  # fmt: skip
    for front in FRONTS:
        assert (table.asked, table.prompt) == (first, "front-reserve")
        table.give("19DS" if front == WEST else "3DS")
    assert leads(table, "19DS") == leads(table, "3DS") == first
    while table.prompt != "move":
        table.give("done" if table.prompt == "attack" else "pass")
    assert table.asked == first
    assert {"su-19ds", "su-3ds"} <= table.offered("arrive")
    table.act("arrive", "3DS")
    while table.prompt != "move":
        assert table.asked == first
        table.play.answer_index(0)
    assert table.state.at[table.unit("3DS")] != AWAY
    assert leads(table, "3DS") == SOUTHWEST, "once it stands there it is its front's"


@pytest.mark.rule(GAME, "22.1", "22")
def test_lithuania_goes_by_precedence() -> None:
    table = three("9", "lt-1d@Kowno 27DS@Orsza 16DP@Wilno")
    assert leads(table, "lt-1d") == WEST
    marks.put(table.state, "precedence", 2)
    assert leads(table, "lt-1d") == SOUTHWEST


@pytest.mark.rule(GAME, "22")
def test_the_cavalry_army_is_led_by_the_front_to_which_it_belongs() -> None:
    """Its own commander gives it away."""
    table = three(
        "9", "4DK@Równe 58DS@Lublin 44DS@Zamość 27DS@Orsza 16DP@Warszawa", phasing="su", phase="hand-over",
        marks={"konarmia": IN_PLAY},
    )  # fmt: skip
    assert leads(table, "4DK") == SOUTHWEST
    assert (table.asked, table.prompt) == (SOUTHWEST, "hand-over")
    table.give("hand-over")
    assert leads(table, "4DK") == WEST


@pytest.mark.rule(GAME, "22")
def test_a_joint_attack_of_both_fronts_needs_both_players() -> None:
    units = "27DS@Brześć 58DS@Kobryń 44DS@Kobryń 16DP@Warszawa 12DP@1515"
    table = three("9", units, phasing="su", phase="attacks", reserve_used=["pl", "su"])
    hex_ = table.game.map.numbers[table.state.at[table.unit("12DP")]]
    table.give(hex_, "27DS")
    assert {"with-partner", "go"} <= table.options()
    refused = [r.key for r in why_not(table.play, [table.unit("58DS")])]
    assert "not-yours" in refused, "the other's units are not his to name"
    table.give("with-partner")
    assert (table.asked, table.prompt) == (SOUTHWEST, "join-attack")
    table.give("58DS", "done")
    assert (table.asked, table.prompt) == (WEST, "attackers")
    assert "with-partner" not in table.options()
    table.give("go")
    assert all(table.state.fought >> table.unit(name) & 1 for name in ("27DS", "58DS"))
    assert not table.state.fought >> table.unit("44DS") & 1


@pytest.mark.rule(GAME, "22.2/a")
def test_for_the_victory_precedence_is_looked_at_when_the_last_player_turn_ends() -> None:
    table = three("9", PAIR, phasing="su", phase="precedence-end", morale={"lb": 5, "ua": 0})
    assert table.asked == "pl"
    assert (holder_at_end(table.state), marks.get(table.state, "precedence-at-end")) == (SOUTHWEST, 2)
    assert not marks.get(table.state, "precedence"), "in play it counts from the next player-turn on"
    again = three("9", "27DS@Orsza 16DP@Mińsk", phasing="pl", phase="precedence-end", morale={"lb": 5, "ua": 0})
    assert again.prompt
    assert not marks.get(again.state, "precedence-at-end"), "not at the end of a Polish one"


def test_the_bolshevik_players_see_the_same() -> None:
    play: Play[Any] = Play.begin(game(), "9", THREE)
    dice = RandomDice(4)
    while play.question is not None and len(play.answers) < 400:
        question = play.question
        if isinstance(question, Choice):
            play.answer_index(dice.below(len(question.options)))
        else:
            play.answer(dice.settle(question))
        assert game().view(play.state, WEST) == game().view(play.state, SOUTHWEST)


def test_units_of_no_front_are_lithuanians_only() -> None:
    table = three("9")
    odd = {table.war.roster.counters[u].nation for u in table.war.roster.of_side[SU]
           if not front_of(table.war, table.state, u)}  # fmt: skip
    assert odd == {"lt"}
    assert all(table.war.command.leader(table.war, table.state, u) == "pl" for u in table.war.roster.of_side[PL])
