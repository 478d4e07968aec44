"""A seat is not a side: with a third player planted in the South-Western Front, what concerns its units goes to him."""

from typing import Any

from msgspec import structs
from tests.rok1920.kit import game

from sztab.games.rok1920.command import TWO_PLAYERS
from sztab.games.rok1920.politics.fronts import front_of
from sztab.games.rok1920.state import State
from sztab.games.rok1920.units.counters import SU, Side, Unit
from sztab.games.rok1920.war import War
from sztab.kernel.dice import RandomDice
from sztab.kernel.play import Play
from sztab.kernel.requests import Choice, Seat

THIRD = "su-southwest"
ABOUT_UNITS = ("move", "pursue", "attackers", "retreat-group", "loss")


class TwoFronts:
    """The Bolshevik has two players, one for each front; the one of the West goes first."""

    seats = ("pl", "su", THIRD)

    def side_of(self, seat: Seat | None) -> Side | None:
        return SU if seat == THIRD else TWO_PLAYERS.side_of(seat)

    def players(self, war: War, state: State, side: Side) -> tuple[Seat, ...]:
        return ("su", THIRD) if side == SU else ("pl",)

    def leader(self, war: War, state: State, unit: Unit) -> Seat:
        is_third = war.roster.side[unit] == SU and front_of(war, state, unit) == "southwest"
        return THIRD if is_third else TWO_PLAYERS.leader(war, state, unit)


def planted(scenario: str) -> Play[State]:
    """A play of a game that asks three players."""
    from sztab.games.rok1920.first.game import make

    three = make(game().box)
    options = three.scenario(scenario).settle({})
    setting = structs.replace(three.setting(scenario, options), command=TwoFronts())
    three.setting = lambda *_: setting  # type: ignore[method-assign]
    return Play(three, three.start(scenario, options))


def units_of(question: Choice) -> list[int]:
    """The units that an answer to a question would name."""
    tagged = [option[1] for option in question.options if isinstance(option, tuple) and isinstance(option[0], str)]
    return [option for option in question.options if isinstance(option, int)] + tagged


def test_each_of_three_players_is_asked_about_his_own_units_alone() -> None:
    play, dice = planted("D"), RandomDice(5)
    war: War = play.game.war(play.state)  # type: ignore[attr-defined]
    asked: dict[str, set[Seat]] = {}
    while (question := play.question) is not None and len(play.answers) < 900:
        if not isinstance(question, Choice):
            play.answer(dice.settle(question))
            continue
        asked.setdefault(question.prompt, set()).add(question.seat)
        if question.prompt in ABOUT_UNITS:
            leaders = {war.command.leader(war, play.state, unit) for unit in units_of(question)}
            mixed = question.prompt in ("retreat-group", "loss") and len(leaders) > 1
            assert leaders <= {question.seat} or mixed, (question.prompt, question.seat, leaders)
        play.answer_index(dice.below(len(question.options)))
    assert asked["move"] == asked["attack"] == {"pl", "su", THIRD}
    assert asked["reserve-phase"] == {"pl", "su", THIRD}, "either of them may take the phase for both"


def test_in_a_phase_the_players_of_a_side_act_one_after_the_other() -> None:
    play, dice = planted("D"), RandomDice(2)
    order: list[tuple[int, str]] = []
    while (question := play.question) is not None and len(order) < 60:
        if not isinstance(question, Choice):
            play.answer(dice.settle(question))
            continue
        if question.prompt == "attack" and play.game.war(play.state).command.side_of(question.seat) == SU:  # type: ignore[attr-defined]
            order.append((play.state.stage * 100 + play.state.step, question.seat))
        done = [n for n, option in enumerate(question.options) if option in ("done", "pass", "ready")]
        play.answer_index(done[0] if done else 0)
    assert order, "the Bolsheviks attack"
    for phase in {number for number, _ in order}:
        assert [seat for number, seat in order if number == phase] == ["su", THIRD]


def test_who_looks_on_belongs_to_no_side() -> None:
    seats: list[Any] = [TwoFronts().side_of(seat) for seat in ("pl", "su", THIRD, None)]
    assert seats == [0, 1, 1, None]
