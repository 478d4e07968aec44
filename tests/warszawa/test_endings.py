"""BW-E1 to E4 and V1 to V6: how the game ends, and what the Bolsheviks score."""

from typing import Any

import pytest

from sztab.kernel.events import Outcome
from tests.warszawa.tables import Table, pose

GAME = "bitwa-warszawska"

NO_DECKS: dict[str, Any] = {"decks": {"pl": [], "su": []}}


def ended(table: Table) -> Outcome:
    outcome = table.play.outcome
    assert outcome is not None
    return outcome


@pytest.mark.rule(GAME, "BW-E1", "BW-V2")
def test_a_red_army_that_moves_into_an_empty_warsaw_wins_at_once() -> None:
    table = pose(armies="pl: 1A@radzymin OBR@x / su: 3A@minsk-mazowiecki:2")
    table.say("move", army="su-3a", field="warszawa")
    outcome = ended(table)
    assert (outcome.winner, outcome.reason, outcome.rule) == ("su", "warsaw-taken", "BW-E1")
    assert outcome.score == {"su": 21 + 2}


@pytest.mark.rule(GAME, "BW-E1", "BW-F13")
def test_a_red_army_that_advances_into_warsaw_wins_at_once() -> None:
    table = pose(armies="pl: 1A@radzymin OBR@warszawa / su: 3A@minsk-mazowiecki", phase="fights",
                 fight="su-3a x pl-obr", hands={"su": ["r-13", "r-14"]}).chance("r-13")  # fmt: skip
    assert (ended(table).winner, ended(table).rule) == ("su", "BW-E1")


@pytest.mark.rule(GAME, "BW-E1")
def test_a_red_army_that_marches_or_retreats_into_warsaw_wins_too() -> None:
    """BA10, BA25: also when the retreat leaves only dispersed Red armies."""
    march = pose(armies="pl: OBR@x / su: 3KK@modlin", hands={"su": ["r-04"]}).say("card", card="r-04")
    assert ended(march.say("move", field="warszawa")).winner == "su"
    retreat = pose(armies="pl: 1A@wegrow OBR@x / su: 3A@minsk-mazowiecki", phase="fights", fight="pl-1a x su-3a",
                   hands={"pl": ["p-01", "p-02"]}).say(card="p-01").chance("p-02")  # fmt: skip
    assert retreat.is_dispersed("su-3a")
    outcome = ended(retreat.say(field="warszawa"))
    assert (outcome.winner, outcome.rule) == ("su", "BW-E1")


@pytest.mark.rule(GAME, "BW-E1")
def test_a_polish_army_in_warsaw_ends_nothing() -> None:
    table = pose(armies="pl: 1A@radzymin:1 OBR@x / su: 3A@mlawa", turn="pl").say("move", army="pl-1a", field="warszawa")
    assert table.play.outcome is None


def third_loss(destroyed: str, last: str = "15A@lomza") -> Table:
    return pose(armies=f"pl: 1A@radzymin / su: 3A-@wyszkow {destroyed} {last}", phase="fights",
                fight="pl-1a x su-3a", hands={"pl": ["p-01", "p-02"]}).chance("p-02")  # fmt: skip


@pytest.mark.rule(GAME, "BW-E2")
def test_the_third_destroyed_red_army_is_a_polish_victory_the_second_is_not() -> None:
    outcome = ended(third_loss("16A@x MOZYR@x"))
    assert (outcome.winner, outcome.reason, outcome.rule) == ("pl", "three-destroyed", "BW-E2")
    assert third_loss("16A@x").play.outcome is None


@pytest.mark.rule(GAME, "BW-E2")
def test_destroyed_polish_armies_do_not_count() -> None:
    table = pose(armies="pl: 1A-@radzymin 2A@x 3A@x 4A@modlin / su: 3A@wyszkow 15A@lomza", phase="fights",
                 fight="su-3a x pl-1a", hands={"su": ["r-13", "r-14"]}).chance("r-13")  # fmt: skip
    assert table.is_destroyed("pl-1a")
    assert table.play.outcome is None


@pytest.mark.rule(GAME, "BW-E3")
def test_when_all_red_armies_on_the_board_are_dispersed_poland_wins() -> None:
    outcome = ended(third_loss("16A@x", last="15A-@lomza"))
    assert (outcome.winner, outcome.reason, outcome.rule) == ("pl", "all-dispersed", "BW-E3")
    fresh = pose(armies="pl: 1A@radzymin / su: 3A@wyszkow 15A-@lomza", phase="fights", fight="pl-1a x su-3a",
                 hands={"pl": ["p-01", "p-02"]}).chance("p-02")  # fmt: skip
    while fresh.prompt == "retreat":
        fresh.say(field="lomza" if fresh.offers(field="lomza") else "ostroleka")
    assert ended(fresh).rule == "BW-E3", "a first dispersal is enough"


@pytest.mark.rule(GAME, "BW-E3")
def test_one_red_army_in_good_order_keeps_the_game_going() -> None:
    assert third_loss("16A@x", last="15A@lomza").play.outcome is None


@pytest.mark.rule(GAME, "BW-E3", "BW-F10")
def test_a_tie_can_disperse_the_last_red_army() -> None:
    table = pose(armies="pl: 1A@radzymin / su: 3A@wyszkow", phase="fights", attacks=["su-3a x pl-1a"])
    assert ended(table.say(army="su-3a", target="pl-1a")).rule == "BW-E3"


@pytest.mark.rule(GAME, "BW-E4", "BW-V3")
@pytest.mark.parametrize(
    ("armies", "winner", "reason", "points"),
    [
        ("pl: 1A@warszawa / su: 3A@radzymin 4A@mlawa", "su", "radzymin-taken", 10),
        ("pl: 1A@radzymin / su: 3A@wyszkow 4A@modlin", "pl", "radzymin-held", 7),
        ("pl: 1A@warszawa / su: 3A@wyszkow", "pl", "radzymin-held", 0),
    ],
)
def test_after_round_five_radzymin_decides(armies: str, winner: str, reason: str, points: int) -> None:
    table = pose(armies=armies, round=5, **NO_DECKS).say("rest").say("rest")
    outcome = ended(table)
    assert (outcome.winner, outcome.reason, outcome.rule) == (winner, reason, "BW-E4")
    assert outcome.score == {"su": points}
    assert [event.phase for event in table.told("phase-begun")] == ["fights", "clean-up"], "BA32: the whole round"


@pytest.mark.rule(GAME, "BW-E4")
def test_before_round_five_radzymin_decides_nothing() -> None:
    table = pose(armies="pl: 1A@warszawa / su: 3A@radzymin", round=4, **NO_DECKS).say("rest").say("rest")
    assert table.play.outcome is None
    assert table.state.round == 5


def points(armies: str) -> tuple[int, list[tuple[str, int]]]:
    table = pose(armies=armies, round=5, **NO_DECKS).say("rest").say("rest")
    (scored,) = table.told("game-scored")
    assert scored.rule == "BW-V1"
    return scored.points, sorted((part.rule, part.value) for part in scored.parts)


@pytest.mark.rule(GAME, "BW-V1", "BW-V3", "BW-V4", "BW-V5")
def test_the_bolsheviks_add_up_their_fields_and_only_they() -> None:
    everywhere = "pl: 1A@nasielsk 2A@grojec / su: 3A@radzymin 4A@modlin 15A@plonsk 16A@garwolin 3KK@mlawa"
    assert points(everywhere) == (25, [("BW-V3", 10), ("BW-V4", 7), ("BW-V5", 4), ("BW-V5", 4)])


@pytest.mark.rule(GAME, "BW-V2")
def test_warsaw_is_worth_21() -> None:
    table = pose(armies="pl: 1A@nasielsk / su: 3A@warszawa 4A@mlawa")
    assert table.game.queries["points"](table.play, {})["points"] == 21, "BA14: and not 4 more"


@pytest.mark.rule(GAME, "BW-V5")
def test_fields_with_the_red_pattern_are_worth_nothing_all_others_four() -> None:
    table = pose(armies="pl: 1A@x / su: 3A@mlawa")
    for field in table.ed.board.fields:
        if field.id in ("warszawa", "radzymin", "modlin"):
            continue
        there = pose(armies=f"pl: / su: 3A@{field.id}")
        assert there.game.queries["points"](there.play, {})["points"] == (0 if field.has_red_pattern else 4)


@pytest.mark.rule(GAME, "BW-V6")
def test_two_points_for_each_destroyed_polish_army_the_defenders_included() -> None:
    assert points("pl: 1A@nasielsk 2A@x 3A@x OBR@x / su: 3A@mlawa") == (6, [("BW-V6", 2)] * 3)
    assert points("pl: 1A-@nasielsk OBR@warszawa / su: 3A@mlawa 4A@x") == (0, []), "neither dispersed nor Red ones"
