"""5.1.1, 7.1 / Eagles 7: what a step takes, with and without an enemy control line across it."""

from sztab.games.rok1920.chapters import March
from sztab.games.rok1920.map.board import BRIDGED, NO_RIVER, SMALL, UNBRIDGED, HexStep
from sztab.games.rok1920.rules import (
    BRIDGE_COST,
    CLEAR_COST,
    LARGE_RIVER_COST,
    LINE_CLEAR,
    LINE_FORBIDDEN,
    LINE_ROUGH,
    LINE_WORKS,
    ROUGH_COST,
    SMALL_RIVER_COST,
)
from sztab.kernel.events import Refusal

CLEAR_PART, ROUGH_PART = (CLEAR_COST, "clear", 1), (ROUGH_COST, "rough", 2)
SMALL_PART, BRIDGE_PART = (SMALL_RIVER_COST, "small-river", 1), (BRIDGE_COST, "bridge", 1)
LINE_PART = (LINE_CLEAR, "line", 1)


def march(step: HexStep, lined: bool, held: bool) -> March:
    """5.1.1, 7.1: `lined`: the step crosses an enemy control line; `held`: another own unit began the phase there."""
    return _over_line(step, held) if lined else _freely(step)


def _freely(step: HexStep) -> March:
    """5.1.1, 5.1.1.1, 5.1.1.2: the hex, and a river on the way; nothing else costs points."""
    if step.river == UNBRIDGED:
        return March(whole=True, parts=((LARGE_RIVER_COST, "large-river", 0),))
    hex_part = ROUGH_PART if step.rough else CLEAR_PART
    river_parts = {SMALL: (SMALL_PART,), BRIDGED: (BRIDGE_PART,)}.get(step.river, ())
    parts = (hex_part, *river_parts)
    return March(sum(points for _, _, points in parts), parts=parts)


def _over_line(step: HexStep, held: bool) -> March:
    """7.1.1-7.1.4: across an enemy control line."""
    is_worst = step.river in (BRIDGED, UNBRIDGED) or (step.river != NO_RIVER and step.rough)
    if is_worst and not held:
        return March(refusal=Refusal(LINE_FORBIDDEN, "line-forbidden"))
    if is_worst:
        return March(whole=True, parts=((LINE_FORBIDDEN, "line-held", 0),))
    if step.rough or step.river == SMALL:
        return March(whole=True, bars_attack=not held, parts=((LINE_ROUGH, "line-rough", 0),))
    if step.works and not held:
        return March(whole=True, parts=((LINE_WORKS, "line-works", 0),))
    return March(2, parts=(CLEAR_PART, LINE_PART))
