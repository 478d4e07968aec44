"""Hooks of marches that are left out would do nothing; silent steps done together are as good as one by one."""

from collections.abc import Iterator

import pytest

from sztab import games
from sztab.games.rok1920.game import Rok1920
from sztab.games.rok1920.live_hooks import Live, live_hooks
from sztab.games.rok1920.moving.destinations import is_mobile, mobile_among
from sztab.games.rok1920.state import State
from sztab.games.rok1920.turn import sequence
from sztab.games.rok1920.units.counters import SIDES
from sztab.games.rok1920.war import War
from sztab.kernel.dice import RandomDice
from sztab.kernel.play import Play
from sztab.kernel.requests import Choice

SCENARIOS = [("rok-1920", "campaign"), ("rok-1920", "B"), ("rok-1920", "H"), ("nest-of-eagles", "9")]


def positions(game_id: str, scenario: str, seed: int, answers: int, apart: int) -> Iterator[tuple[War, State]]:
    """Positions of a game at random, so many answers from each other."""
    game = games.load(game_id)
    assert isinstance(game, Rok1920)
    play, dice = Play.begin(game, scenario, memory=False), RandomDice(seed)
    while (question := play.question) is not None and len(play.answers) < answers:
        if isinstance(question, Choice):
            play.answer_index(dice.below(len(question.options)))
        else:
            play.answer(dice.settle(question))
        if len(play.answers) % apart == 0 and play.question is not None:
            yield game.war(play.state), play.state


@pytest.mark.parametrize(("game", "scenario"), SCENARIOS)
def test_hooks_that_are_left_out_would_do_nothing(game: str, scenario: str) -> None:
    seen, left_out = set[int](), 0
    for war, state in positions(game, scenario, 11, 2400, 60):
        kept = state.of.live
        state.of.live = None
        live = live_hooks(war, state)
        assert kept is None or kept is live, "what is kept holds"
        seen.add(id(live))
        for unit, h in enumerate(state.at):
            if h >= 0:
                left_out += assert_same(war, state, live, unit)
        for side in SIDES:
            there = [unit for unit in war.roster.of_side[side] if state.at[unit] >= 0]
            assert mobile_among(war, state, there) == [unit for unit in there if is_mobile(war, state, unit)]
    assert seen
    if scenario == "campaign":
        assert len(seen) > 1
        assert left_out


def assert_same(war: War, state: State, live: Live, unit: int) -> int:
    """The hooks of a unit that are left out, each of which would do nothing; how many there are."""
    resting = [hook for hook in war.allowances if hook not in live.allowances]
    assert all(hook(war, state, unit, 5) == 5 for hook in resting)
    bars = [bar.hexes for bar in (*war.forbidden_hexes_of[unit], *war.never_together_of[unit])]
    awake = [*live.bars[unit].boundless, *(hexes for _, hexes in live.bars[unit].bounded)]
    assert not any(hexes(war, state, unit) for hexes in bars if hexes not in awake)
    for most, hexes in live.bars[unit].bounded:
        assert not hexes(war, state, unit) & ~most
    frozen = [hook for hook in war.frozen_of[unit] if hook not in live.frozen[unit]]
    assert all(hook(war, state, unit) is None for hook in frozen)
    rolls = [hook for hook in war.rolls_after_move if hook not in live.rolls_after_move]
    assert all(hook(war, state, unit) is None for hook in rolls)
    things = [entry for entry in war.consequences_abroad_of[unit] if entry not in live.consequences_abroad[unit]]
    assert not any(hook(war, state, unit) for _, hook in things)
    hearing = [(hexes, hook) for hexes, hook, _ in live.entered[unit]]
    unheard = [entry for entry in war.entered_of[unit] if entry not in hearing]
    for _, hook in unheard:
        twin = state.copy()
        hook(war, twin, unit, [state.at[unit]])
        assert twin == state
    return len(resting) + len(bars) - len(awake) + len(frozen) + len(rolls) + len(things) + len(unheard)


def test_steps_without_a_question_come_one_after_the_other(monkeypatch: pytest.MonkeyPatch) -> None:
    def quiet_states() -> list[State]:
        game, found, dice = games.load("rok-1920"), list[State](), RandomDice(5)
        play = Play.begin(game, "campaign")
        while (question := play.question) is not None and len(found) < 500:
            found.append(play.quiet_state().copy())
            if isinstance(question, Choice):
                play.answer_index(dice.below(len(question.options)))
            else:
                play.answer(dice.settle(question))
        return found

    together = quiet_states()
    monkeypatch.setattr(sequence, "_SILENT", {})
    assert together == quiet_states()
    assert len({state.phasing for state in together}) == len(SIDES)
