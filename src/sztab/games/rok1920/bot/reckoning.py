"""How a scenario stands if it ended now, by its own rules of victory."""

from sztab.games.rok1920.state import State
from sztab.games.rok1920.units.counters import PL, SIDE_NAMES, SU
from sztab.games.rok1920.war import War
from sztab.kernel.events import Outcome
from sztab.kernel.reckoning import Reckoning


def reckoning(war: War, state: State) -> Reckoning:
    """By the verdict at the end and the points behind it, and what is left by players' turns and their steps."""
    outcome = state.outcome or next(
        (found for verdict in war.verdicts if (found := verdict(war, state, "end")) is not None), None
    )
    result, lead = (0.0, 0.0) if outcome is None else (_result(war, outcome), _lead(outcome))
    setting = war.setting
    turns = 2 * (setting.last_stage - setting.first_stage + 1)
    whole = 2 * (setting.last_stage - state.stage) + (state.phasing == setting.first)
    left = (whole + 1 - state.step / max(1, len(war.steps))) / turns
    return Reckoning(result, lead, max(0.0, min(1.0, left)))


def _result(war: War, outcome: Outcome) -> float:
    sides = {war.command.side_of(seat) for seat in outcome.winners}
    return 0.0 if len(sides) != 1 else 1.0 if PL in sides else -1.0


def _lead(outcome: Outcome) -> float:
    """The points of the Pole beyond those of the Bolshevik, where points are counted."""
    score = outcome.score or {}
    return float(score.get(SIDE_NAMES[PL], 0) - score.get(SIDE_NAMES[SU], 0))
