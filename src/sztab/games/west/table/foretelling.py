"""What playing a card would come to, asked before it is played: an instruction that would find nobody is told."""

from __future__ import annotations

from typing import Any

from sztab.games.west.cards.card import Effect
from sztab.games.west.cards.targets import can_come_back, on_map, panicked, sendable
from sztab.games.west.edition import Edition
from sztab.games.west.knowledge.sight import foggable
from sztab.games.west.logistics.replenishment import restorable
from sztab.games.west.rules import IMPOSSIBLE, SINGLE_OVERRIDES
from sztab.games.west.state import State
from sztab.games.west.table.arguments import Args, side_of
from sztab.games.west.units.pieces import NONE, PL, RU, SIDES
from sztab.kernel.errors import BadNotation


def playing(ed: Edition, st: State, args: Args) -> Any:
    """`side`, `cards`: those that would do nothing as things stand if the side played them, each with the reason and
    its rule: `cancelled` by the single instruction of the other side, or nobody for it; 3.2. Where that hangs on what
    the side does not see, nothing is said."""
    side = side_of(args)
    numbers = {card.id: n for n, card in enumerate(ed.cards)}
    found = {}
    for name in map(str, args.get("cards", [])):
        if name not in numbers:
            raise BadNotation(f"no card {name!r}")
        card = ed.cards[numbers[name]]
        if not card.is_single and _is_overridden(ed, st, side):
            found[name] = {"why": "cancelled", "rule": SINGLE_OVERRIDES}
        elif why := _nobody(ed, st, side, card.effects[side]):
            found[name] = {"why": why, "rule": IMPOSSIBLE}
    return {"idle": found, "side": SIDES[side]}


def _is_overridden(ed: Edition, st: State, side: int) -> bool:
    """3.2/g: the other side has played a single instruction, or has shown that it will."""
    theirs = st.played[1 - side]
    return st.is_held_back[1 - side] or (theirs != NONE and ed.cards[theirs].is_single)


def _nobody(ed: Edition, st: State, side: int, effect: Effect) -> str:
    """3.2/c: why the instruction would find nobody; empty where it finds somebody, or the side cannot know."""
    match effect.kind:
        case "mutiny" if not on_map(st, ed.cavalry & ed.of_side[RU]):
            return "no-cavalry"
        case "panic" if (side == RU or effect.args[1] == "any") and not panicked(ed, st, effect.args[1]):
            return "nobody-near"
        case "torun" | "border" if side == PL and not sendable(ed, st, effect.kind):
            return "nowhere-to-go"
        case "restore" if effect.side(0) == side and not restorable(ed, st, side):
            return "nobody-reduced"
        case "return" if side == RU and not can_come_back(ed, st):
            return "nobody-back"
        case "fog" if not foggable(ed, st):
            return "nobody-near"
    return ""
