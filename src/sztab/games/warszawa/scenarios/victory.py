"""How the game ends (BW-E1 to E4) and what the Bolsheviks score (BW-V1 to V6)."""

from typing import Any

from sztab.games.warszawa.edition import Edition
from sztab.games.warszawa.events import GameScored
from sztab.games.warszawa.rules import (
    ALL_DISPERSED,
    DECISIVE_POINTS,
    DESTROYED_POINTS,
    GOAL_POINTS,
    LAST_ROUND,
    MODLIN_POINTS,
    OTHER_POINTS,
    POINTS,
    THREE_DESTROYED,
    WARSAW_TAKEN,
)  # fmt: skip
from sztab.games.warszawa.state import State
from sztab.games.warszawa.units.armies import NONE, PL, SIDES, SU
from sztab.kernel.events import Outcome
from sztab.kernel.modifiers import Modifier, total
from sztab.kernel.requests import Rule


def score(ed: Edition, st: State) -> list[Modifier]:
    """BW-V1: the points of the Bolshevik player; each part names the army that earned it."""
    parts = []
    for army in ed.armies_of[SU]:
        if (field := st.at[army]) != NONE and (value := field_value(ed, field)):
            rule, key = field_rule(ed, field)
            parts.append(Modifier(rule, key, value, ed.armies[army].id))
    for army in ed.armies_of[PL]:
        if st.destroyed >> army & 1:
            parts.append(
                Modifier(DESTROYED_POINTS, "polish-army-destroyed", ed.numbers.destroyed_points, ed.armies[army].id)
            )
    return parts


def field_value(ed: Edition, field: int) -> int:
    """BW-V2 to V5: Warsaw, Radzymin and Modlin have values of their own; fields with the red pattern have none."""
    own = ed.numbers.field_points.get(field)
    if own is not None:
        return own
    return 0 if ed.board.has_red_pattern[field] else ed.numbers.other_points


def field_rule(ed: Edition, field: int) -> tuple[Rule, str]:
    """BW-V2 to V5: the rule by which a field counts, and the key of its words."""
    if field == ed.numbers.goal:
        return GOAL_POINTS, "in-warsaw"
    if field == ed.numbers.decisive:
        return DECISIVE_POINTS, "in-radzymin"
    return (MODLIN_POINTS, "in-modlin") if field in ed.numbers.field_points else (OTHER_POINTS, "beyond-the-front")


def end_game(ed: Edition, st: State, winner: int, reason: str, rule: Rule) -> None:
    """The game is over, and the Bolshevik player counts his points (BW-V1)."""
    parts = score(ed, st)
    st.events.append(GameScored(total(parts), tuple(parts), rule=POINTS))
    st.outcome = Outcome(SIDES[winner], "win", reason, rule, {SIDES[SU]: total(parts)})


def check_warsaw(ed: Edition, st: State, army: int) -> None:
    """BW-E1: a Bolshevik army that enters Warsaw, however it comes there, wins at once."""
    if ed.side_of[army] == SU and st.at[army] == ed.numbers.goal:
        end_game(ed, st, SU, "warsaw-taken", WARSAW_TAKEN)


def check_losses(ed: Edition, st: State) -> None:
    """BW-E2, BW-E3: three Bolshevik armies destroyed, or all that are left dispersed: Poland wins."""
    if destroyed(ed, st) >= ed.numbers.destroyed_to_win:
        end_game(ed, st, PL, "three-destroyed", THREE_DESTROYED)
    elif not [army for army in ed.armies_of[SU] if st.at[army] != NONE and not st.is_dispersed(army)]:
        end_game(ed, st, PL, "all-dispersed", ALL_DISPERSED)


def destroyed(ed: Edition, st: State) -> int:
    """How many Bolshevik armies are destroyed."""
    return (st.destroyed & ed.bits_of[SU]).bit_count()


def ways(ed: Edition, st: State) -> list[dict[str, Any]]:
    """BW-E2, BW-E3: what wins at once for the Poles: how much of it is done, of how much."""
    left = [army for army in ed.armies_of[SU] if st.at[army] != NONE]
    scattered = sum(st.is_dispersed(army) for army in left)
    return [
        {"key": "destroyed", "count": destroyed(ed, st), "of": ed.numbers.destroyed_to_win, "rule": THREE_DESTROYED},
        {"key": "dispersed", "count": scattered, "of": len(left), "rule": ALL_DISPERSED},
    ]


def decided(ed: Edition, st: State) -> tuple[int, str]:
    """BW-E4: who stands in Radzymin after the last round wins; the side, and why."""
    held = ed.numbers.decisive != NONE and st.on[ed.numbers.decisive] in ed.armies_of[SU]
    return (SU, "radzymin-taken") if held else (PL, "radzymin-held")


def end_last_round(ed: Edition, st: State) -> None:
    """BW-E4: after the last round, who stands in Radzymin decides."""
    end_game(ed, st, *decided(ed, st), LAST_ROUND)
