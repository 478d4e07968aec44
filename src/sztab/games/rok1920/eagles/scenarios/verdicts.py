"""S2.V, S3.V, S6.V, S7.V, S8.V, S9.V: victory by conditions, and what ends a game at once."""

from collections.abc import Callable, Sequence

from sztab.games.rok1920 import named
from sztab.games.rok1920.chapters import Chapter, For, also_driven, reds
from sztab.games.rok1920.eagles.scenarios.counting import by_points
from sztab.games.rok1920.eagles.supply import has_supply
from sztab.games.rok1920.eagles.withdrawal import PolishTheatre, poland, untouched
from sztab.games.rok1920.politics.morale import is_marked, level
from sztab.games.rok1920.scenarios.armistice import ask_for_armistice
from sztab.games.rok1920.scenarios.continuous_front import decisive_places, has_continuous_front, polish_cities
from sztab.games.rok1920.scenarios.iv_army import broken_divisions
from sztab.games.rok1920.scenarios.scoring import LwowHeld, holds
from sztab.games.rok1920.scenarios.victory_table import DECIDES, ENDS_AT_ONCE, hexes_of, places_of
from sztab.games.rok1920.state import State
from sztab.games.rok1920.units.counters import PL, SIDE_NAMES, SU, THEATRES, Side
from sztab.games.rok1920.war import War
from sztab.kernel.events import Outcome
from sztab.kernel.requests import Rule, Steps

Verdict = Callable[[War, State, str], Outcome | None]
PL_THEATRE, UA, LB = (THEATRES.index(name) for name in ("pl", "ua", "lb"))
BROKEN = 12
"""S7.V/a: divisions of the West Front."""


def won(war: War, state: State, side: Side, level_: str, reason: str, rule: str) -> Outcome:
    return war.command.credit(war, state, Outcome(SIDE_NAMES[side], level_, reason, rule))


def note_lwow(war: War, state: State, side: Side, h: int) -> None:
    """S6.V/a: Lwów has been in Bolshevik hands."""
    if side == SU and h == war.named_hex(named.SHOCK_TOWN):
        state.change(LwowHeld, lost=1)


def lwow_falls(rule: str) -> Verdict:
    """S2.V, S3.V: the Bolshevik wins at once when he takes Lwów."""

    def verdict(war: War, state: State, when: str) -> Outcome | None:
        return won(war, state, SU, "win", "lwow-taken", rule) if state.of[LwowHeld].lost else None

    return verdict


def poland_entered(war: War, state: State, when: str) -> Outcome | None:
    """S3.V: or when one of his units enters the Polish theatre."""
    return won(war, state, SU, "win", "poland-entered", "S3.V") if state.of[PolishTheatre].entered else None


def note_entry(war: War, state: State, unit: int, path: object) -> None:
    """S3.V: looked at as soon as a unit has come in."""
    if state.of[PolishTheatre].entered:
        state.outcome = state.outcome or poland_entered(war, state, "taken")


def points(victory: Rule, *more: Verdict) -> Chapter:
    return Chapter(name="victory", verdicts=(*more, by_points(victory)), locality_taken=(note_lwow,))


SPRING = Chapter(
    name="entry",
    consequences_of_entering=(For(reds, untouched, poland),),
    entered=(For(reds, note_entry, poland),),
    after_retreat=(also_driven(note_entry),),
)
"""S3.V: to enter the Polish theatre ends the game."""


def warsaw(war: War, state: State, when: str) -> Outcome | None:
    """S6.V"""
    if holds(war, state, SU, *places_of(war, ENDS_AT_ONCE)):
        return won(war, state, SU, "strategic", "warsaw-taken", "S6.V/c")
    if when != "end":
        return None
    there = war.board.localities & war.board.theatres[PL_THEATRE]
    reds_there = any(
        state.at[u] >= 0 and there >> state.at[u] & 1 and has_supply(war, state, u) for u in war.roster.of_side[SU]
    )
    has_lwow = holds(war, state, PL, *places_of(war, DECIDES))
    if not reds_there and not state.of[LwowHeld].lost:
        return won(war, state, PL, "strategic", "poland-freed", "S6.V/a")
    if has_lwow and is_marked(war, state, PL_THEATRE) and state.morale[PL_THEATRE] < 0:
        return won(war, state, PL, "tactical", "lwow-and-morale", "S6.V/b")
    if not has_lwow and level(war, state, PL_THEATRE, SU) == 2:
        return won(war, state, SU, "strategic", "lwow-and-morale", "S6.V/c")
    return won(war, state, SU, "tactical", "nothing-decided", "S6.V/d")


def miracle(war: War, state: State, when: str) -> Outcome | None:
    """S7.V/a, S7.V/b, S7.V"""
    if when != "end":
        return None
    broken = broken_divisions(war, state)
    met = (broken >= BROKEN) + (not state.of[LwowHeld].lost)
    outcome = Outcome(None, "draw", "half-a-miracle", "S7.V", {"broken": broken})
    if met != 1:
        winner, reason = (PL, "miracle") if met else (SU, "no-miracle")
        outcome = Outcome(SIDE_NAMES[winner], "win", reason, "S7.V", {"broken": broken})
    return war.command.credit(war, state, outcome)


def stronger_reds(war: War, state: State, when: str) -> Outcome | None:
    """S8.V/g: with more strength in supplied units the Bolshevik wins, whatever the points."""
    if when != "end":
        return None
    strength = [
        sum(war.strength(state, u) for u in war.roster.of_side[side] if state.at[u] >= 0 and has_supply(war, state, u))
        for side in (PL, SU)
    ]
    return won(war, state, SU, "win", "stronger", "S8.V/g") if strength[SU] > strength[PL] else None


# S9.V: the campaign.


def crushing(war: War, state: State, when: str) -> Outcome | None:
    """S9.V/a, S9.V/b"""
    if state.held[SU] & hexes_of(war, ENDS_AT_ONCE):
        return won(war, state, SU, "crushing", "warsaw-taken", "S9.V/b")
    if not polish_cities(war) & ~state.occupied[SU]:
        return won(war, state, SU, "crushing", "five-cities", "S9.V/b")
    is_time = when == "turn-start" and state.phasing == PL and war.is_from(state, named.CONTINUOUS_FRONT)
    if is_time and has_continuous_front(war, state):
        return won(war, state, PL, "crushing", "continuous-front", "S9.V/a")
    return None


def judged(war: War, state: State) -> Outcome:
    """S9.V/c-S9.V/f: how the campaign stands now."""
    hexes = war.board.theatres[PL_THEATRE]
    reds_there = any(
        state.at[u] >= 0 and hexes >> state.at[u] & 1 and has_supply(war, state, u) for u in war.roster.of_side[SU]
    )
    levels = [level(war, state, theatre, PL) for theatre in (UA, LB)]
    if min(levels) == 2 and not reds_there:
        return won(war, state, PL, "strategic", "morale-in-the-east", "S9.V/c")
    if min(levels) >= 1 and not reds_there:
        return won(war, state, PL, "tactical", "morale-in-the-east", "S9.V/d")
    if level(war, state, PL_THEATRE, SU) and holds(war, state, SU, *places_of(war, DECIDES)):
        return won(war, state, SU, "strategic", "lwow-and-morale", "S9.V/e")
    return won(war, state, SU, "tactical", "nothing-decided", "S9.V/f")


def campaign_verdict(war: War, state: State, when: str) -> Outcome | None:
    """S9.V"""
    return crushing(war, state, when) or (judged(war, state) if when == "end" else None)


def armistice(war: War, state: State) -> Steps[None]:
    """S9.V: who is losing may end the game from 10.X on."""
    return ask_for_armistice(war, state, judged)


def entered(war: War, state: State, unit: int, path: Sequence[int]) -> None:
    """S9.V/b: a step into the last of the five cities ends the game at once."""
    state.outcome = state.outcome or crushing(war, state, "taken")


CAMPAIGN = Chapter(
    name="campaign",
    entered=(For(reds, entered, decisive_places),),
    after_retreat=(also_driven(entered),),
    verdicts=(campaign_verdict,),
    locality_taken=(note_lwow,),
)
WARSAW = Chapter(name="victory", verdicts=(warsaw,), locality_taken=(note_lwow,))
MIRACLE = Chapter(name="victory", verdicts=(miracle,), locality_taken=(note_lwow,))
