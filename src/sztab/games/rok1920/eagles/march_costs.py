"""7.1, 7.2: what a step takes, with and without an enemy control line across it."""

from sztab.games.rok1920.chapters import March
from sztab.games.rok1920.eagles.rules import (
    LARGE_RIVER_ROUGH,
    LINE_DIFFICULT,
    LINE_FORTIFIED,
    LINE_LARGE_RIVER,
    LINE_OPEN,
    LINE_RIVER_ROUGH,
    LINE_SMALL_RIVER,
)
from sztab.games.rok1920.map.board import BRIDGED, NO_RIVER, SMALL, UNBRIDGED, HexStep
from sztab.games.rok1920.moving.march_costs import BRIDGE_PART, CLEAR_PART, ROUGH_PART, SMALL_PART
from sztab.games.rok1920.rules import LARGE_RIVER_COST
from sztab.kernel.events import Refusal
from sztab.kernel.requests import Rule


def march(step: HexStep, lined: bool, held: bool) -> March:
    """7.1: `lined`: the step crosses an enemy control line; `held`: another own unit began the phase on the hex."""
    return _over_line(step, held) if lined else _freely(step)


def _whole(rule: Rule, key: str, *, bars_attack: bool = False) -> March:
    return March(whole=True, bars_attack=bars_attack, parts=((rule, key, 0),))


def _freely(step: HexStep) -> March:
    """7.1/q, 7.1/a-7.1/f: the hex, and a river on the way; over a large river into difficult ground all points, bridge
    or not
    (A32)."""
    if step.river in (BRIDGED, UNBRIDGED) and step.rough:
        return _whole(LARGE_RIVER_ROUGH, "large-river-rough")
    if step.river == UNBRIDGED:
        return _whole(LARGE_RIVER_COST, "large-river")
    hex_part = ROUGH_PART if step.rough else CLEAR_PART
    river_parts = {SMALL: (SMALL_PART,), BRIDGED: (BRIDGE_PART,)}.get(step.river, ())
    parts = (hex_part, *river_parts)
    return March(sum(points for _, _, points in parts), parts=parts)


def _over_line(step: HexStep, held: bool) -> March:
    """7.1/g-7.1/l: across an enemy control line; 7.2: no attack after difficult ground or a river, unless an own unit
    began the phase there."""
    if step.river in (BRIDGED, UNBRIDGED):
        return _whole(LINE_LARGE_RIVER, "line-held") if held else _forbidden(LINE_LARGE_RIVER)
    if step.river != NO_RIVER and step.rough:
        return _whole(LINE_RIVER_ROUGH, "line-held") if held else _forbidden(LINE_RIVER_ROUGH)
    if step.rough:
        return _whole(LINE_DIFFICULT, "line-rough", bars_attack=not held)
    if step.river == SMALL:
        return _whole(LINE_SMALL_RIVER, "line-rough", bars_attack=not held)
    if step.works and not held:
        return _whole(LINE_FORTIFIED, "line-works")
    rule = LINE_FORTIFIED if step.works else LINE_OPEN
    return March(2, parts=((rule, "line-clear", 2),))


def _forbidden(rule: Rule) -> March:
    return March(refusal=Refusal(rule, "line-forbidden"))
