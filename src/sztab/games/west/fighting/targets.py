"""9.2: who may attack whom, alone or with a second stack, and why not."""

from collections.abc import Iterable, Sequence

from sztab.games.west.command.headquarters import is_commanded
from sztab.games.west.edition import Edition
from sztab.games.west.refusals import hex_params, tries
from sztab.games.west.rules import AGAIN, ATTACK, ATTACK_NEEDS_LEADER, ONE_ATTACK, SECOND_STACK
from sztab.games.west.state import State
from sztab.games.west.units.pieces import NONE
from sztab.hexmap.bits import members
from sztab.kernel.events import Refusal
from sztab.kernel.refusing import Reasons
from sztab.kernel.requests import Answer


def target_of(ed: Edition, st: State, side: int, h: int) -> int:
    """9.2/a, 9.6/c: the hex that a stack faces, if an enemy unit stands there."""
    facing = st.face[side][h]
    target = ed.board.neighbours[h][facing] if facing >= 0 else NONE
    enemies = st.held[1 - side][1] | st.leaders[1 - side]
    return target if target >= 0 and enemies >> target & 1 else NONE


def faces_somebody(ed: Edition, st: State, side: int) -> bool:
    """Does any stack of the side face an enemy unit? This both sides see."""
    near = st.held[side][1] & ed.board.touching(st.held[1 - side][1] | st.leaders[1 - side])
    return any(target_of(ed, st, side, h) != NONE for h in members(near))


def attackers(ed: Edition, st: State, side: int, h: int, may: int) -> int:
    """9.2/a, 9.2/b, 9.2/i, A80: the units of a stack that take part: none without cavalry or infantry; artillery only
    with infantry in the hex."""
    units = st.on[side][h] & ed.combat & may
    if not units & ed.troops:
        return 0
    return units if st.on[side][h] & ed.infantry else units & ~ed.artillery


def can_attack(ed: Edition, st: State, side: int, h: int, may: int) -> int:
    """9.2/a, 9.2/c: the target that a stack may attack; NONE: it may not."""
    target = target_of(ed, st, side, h)
    if target == NONE or not attackers(ed, st, side, h, may):
        return NONE
    return target if is_commanded(ed, st, side, st.on[side][h] & ed.combat, h) else NONE


def seconds(ed: Edition, st: State, side: int, h: int, target: int) -> list[int]:
    """9.2/g: stacks that may be called: next to the target and facing it, over no unbridged river, commanded, with
    units that have not attacked."""
    if not st.held[1 - side][1] >> target & 1:
        return []
    found = []
    for other in members(st.held[side][1] & ed.board.dry_around[target] & ~(1 << h)):
        if can_attack(ed, st, side, other, ~st.attacked) == target:
            found.append(other)
    return found


def attack_options(ed: Edition, st: State, side: int, hexes: int, may: int) -> list[Answer]:
    """Every attack that stacks in these hexes may make."""
    options: list[Answer] = []
    near = st.held[side][1] & ed.board.touching(st.held[1 - side][1] | st.leaders[1 - side]) & hexes
    for h in members(near):
        target = can_attack(ed, st, side, h, may)
        if target != NONE:
            options.append(ed.alone[h])
            options += [("with", h, other) for other in seconds(ed, st, side, h, target)]
    return options


def all_attacks(ed: Edition, st: State, side: int, options: Sequence[Answer]) -> Iterable[Sequence[Answer]]:
    stacks = members(st.held[side][1])
    for h in stacks:
        yield (ed.alone[h],)
        target = target_of(ed, st, side, h)
        if target != NONE:
            yield from ((("with", h, other),) for other in stacks if other in ed.board.neighbours[target])
    yield ("pass",)


def why_no_attack(answer: Answer, ed: Edition, st: State, side: int) -> Reasons:
    """9.2/a, 9.2/c, 9.2/g, 9.2/i: what stands against an attack."""
    what, h = answer[0], answer[1]
    yield from _why_not_attacking(ed, st, side, h, st.eager or ~st.attacked)
    target = target_of(ed, st, side, h)
    if what == "with" and target != NONE:
        yield from _why_no_second(ed, st, side, h, answer[2], target)
    elif what not in ("alone", "with"):
        raise ValueError(what)


def _why_no_second(ed: Edition, st: State, side: int, h: int, other: int, target: int) -> Reasons:
    """9.2/g: which stack may not be called."""
    where = hex_params(ed, other)
    if other == h:
        yield Refusal(SECOND_STACK, "second-is-first", where)
        return
    if not st.held[1 - side][1] >> target & 1:
        yield Refusal(SECOND_STACK, "headquarters-needs-no-second", where)
    if not st.on[side][other] & ed.troops:
        yield Refusal(ATTACK, "no-troops", where)
    elif target_of(ed, st, side, other) != target:
        yield Refusal(SECOND_STACK, "second-does-not-face", where)
    elif ed.board.is_unbridged(other, target):
        yield Refusal(SECOND_STACK, "second-across-river", where)
    if st.on[side][other] & ed.troops and not attackers(ed, st, side, other, ~st.attacked):
        yield Refusal(ONE_ATTACK, "has-attacked", where)
    if not is_commanded(ed, st, side, st.on[side][other] & ed.combat, other):
        yield Refusal(SECOND_STACK, "second-out-of-range", where)


def _why_not_attacking(ed: Edition, st: State, side: int, h: int, may: int) -> Reasons:
    """9.2/a, 9.2/c, 9.2/i, 9.5.c/c: which stack may not attack."""
    where = hex_params(ed, h)
    stack = st.on[side][h]
    if not stack & ed.troops:
        yield Refusal(ATTACK, "no-troops", where)
    elif target_of(ed, st, side, h) == NONE:
        yield Refusal(ATTACK, "faces-no-enemy", where)
    if st.eager and not stack & st.eager:
        yield Refusal(AGAIN, "did-not-pursue", where)
    elif stack & ed.troops and not attackers(ed, st, side, h, may):
        yield Refusal(ONE_ATTACK, "has-attacked", where)
    if not is_commanded(ed, st, side, stack & ed.combat, h):
        yield Refusal(ATTACK_NEEDS_LEADER, "no-headquarters-near", where)


ATTACK_TRIES = tries(all_attacks, why_no_attack, "pass")
