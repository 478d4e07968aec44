"""Odds that hang on hidden things: the same view shows the same numbers, asked again or with other things hidden."""

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec
import pytest

from sztab.games import load
from sztab.kernel.dice import RandomDice
from sztab.kernel.game import Game
from sztab.kernel.play import Play
from sztab.kernel.requests import Choice
from sztab.kernel.secrecy import dice_by_sight, redealt
from sztab.server.operation.library import Library
from sztab.server.tables import queries
from sztab.server.wire.telling import Teller

Args = Mapping[str, Any]
HIDING = {"hiding": "both"}
GAMES: list[tuple[str, str, dict[str, str], int]] = [
    ("how-the-west-was-saved", "campaign", {}, 900),
    ("nest-of-eagles", "3", HIDING, 500),
    ("bitwa-warszawska", "olympiad", {}, 120),
    ("rok-1920", "campaign", {}, 120),
]
ODD = 3
"""One answer in so many is any legal one."""


def moments(game: Game[Any], scenario: str, options: Mapping[str, str], answers: int) -> Iterator[Play[Any]]:
    play, dice = Play.begin(game, scenario, options), RandomDice(3)
    for number in range(answers):
        question = play.question
        if question is None:
            return
        if not isinstance(question, Choice):
            play.answer(dice.settle(question))
            continue
        yield play
        quick = game.quick_answer(play.state, question, dice)
        play.answer_index(quick if number % ODD else dice.below(len(question.options)))


def shown(play: Play[Any]) -> list[tuple[str, Args]]:
    """The queries by which a table weighs the attacks that a question offers."""
    question, game = play.question, play.game
    assert isinstance(question, Choice)
    if question.prompt != "attack":
        return []
    wires = [game.codec.encode(question, option) for option in question.options]
    hexes = [wire for wire in wires if "hex" in wire]
    if "combats" in game.queries:
        attacks: list[Args] = [{key: wire[key] for key in ("hex", "second") if key in wire} for wire in hexes]
        return [("combats", {"attacks": attacks}), *[("combat", attack) for attack in attacks[:1]]]
    return [("attack", {"hex": wire["hex"], "units": units}) for wire in hexes if (units := _units(play, wire))]


def _units(play: Play[Any], wire: Args) -> list[str]:
    """Who may take part, in a world that the seat can be in."""
    ahead = redealt(play, play.question.seat, RandomDice(1))  # type: ignore[union-attr]
    assert isinstance(ahead.question, Choice)
    ahead.answer(ahead.game.codec.decode(ahead.question, wire))
    question = ahead.question
    wires = [play.game.codec.encode(question, option) for option in question.options]
    return [wire["unit"] for wire in wires if "unit" in wire]


@pytest.mark.parametrize(("name", "scenario", "options", "answers"), GAMES)
def test_what_is_shown_hangs_on_the_view_alone(name: str, scenario: str, options: dict[str, str], answers: int) -> None:
    game = load(name)
    teller, asked, guessed = Teller(game), 0, 0
    for number, play in enumerate(moments(game, scenario, options, answers)):
        assert play.question is not None
        seat = play.question.seat
        twin = redealt(play, seat, RandomDice(number))
        if number % 25 == 0:
            deals = [redealt(one, seat, dice_by_sight(one, seat)) for one in (play, play, twin)]
            assert len({msgspec.json.encode(game.dump(deal.state)) for deal in deals}) == 1, play.question.prompt
        for query, args in shown(play)[:3]:
            found = [
                msgspec.json.encode(queries.ask_game(teller, one, seat, query, args, everything=False))
                for one in (play, play, twin)
            ]
            assert found[0] == found[1], f"{query}: asked twice, it says something else"
            assert found[0] == found[2], f"{query}: what is hidden shows through"
            asked += 1
            guessed += b'"estimate"' in found[0]
    if "combats" in game.queries or options:
        assert asked
        assert guessed, "some attack was weighed on what one does not see"


def test_an_estimate_lies_within_its_range_and_adds_up() -> None:
    game = load("how-the-west-was-saved")
    ranged = 0
    for play in moments(game, "campaign", {}, 700):
        assert play.question is not None
        for query, args in shown(play)[:1]:
            told = queries.ask_game(Teller(game), play, play.question.seat, query, args, everything=False)
            for one in told:
                odds = one["odds"]
                assert odds["win"] + odds["draw"] + odds["lose"] == pytest.approx(1)
                assert sum(row["probability"] for row in odds["table"]) == pytest.approx(1)
                if "estimate" in one and "together" not in one:
                    low, high = one["estimate"]["win"]
                    assert 0 <= low <= high <= 1
                    ranged += low < high
    assert ranged


def test_every_game_with_secrets_is_looked_at() -> None:
    library = Library()
    assert {game for game, *_ in GAMES} == {game for game in library.ids() if library.game(game).has_secrets}
