"""Whom an instruction may fall on (cards 7, 8, 14, 20, 24, 28, 29, 34, 36, 37, 40), and why not on another."""

from collections.abc import Iterable, Sequence

from sztab.games.west.cards.card import Effect
from sztab.games.west.edition import Edition
from sztab.games.west.logistics.replenishment import restorable, why_not_replenished
from sztab.games.west.map.ground import ground
from sztab.games.west.refusals import own_pieces, tries, unit_params
from sztab.games.west.rules import CARD_TARGET
from sztab.games.west.state import DEAD, State
from sztab.games.west.units.pieces import LITHUANIAN, NONE, PL, RU
from sztab.hexmap.bits import members
from sztab.kernel.events import Refusal
from sztab.kernel.refusing import Reasons
from sztab.kernel.requests import Answer


def on_map(st: State, pieces: int) -> int:
    found = 0
    for piece in members(pieces):
        if st.at[piece] >= 0:
            found |= 1 << piece
    return found


def nearest_kiev(ed: Edition, st: State) -> int:
    """Card 7, A14: the Russian combat units nearest Kiev, by plain distance."""
    units = members(on_map(st, ed.combat & ed.of_side[RU]))
    least = min((ed.from_kiev[st.at[p]] for p in units), default=0)
    return sum(1 << p for p in units if ed.from_kiev[st.at[p]] == least)


def panicked(ed: Edition, st: State, next_to: str) -> int:
    """Cards 20, 28: Polish cavalry and infantry next to a Russian unit, or next to Russian cavalry."""
    found = 0
    for h in members(st.held[PL][1] & ed.board.touching(feared(ed, st, next_to))):
        found |= st.on[PL][h] & ed.troops
    return found & ~st.picked


def feared(ed: Edition, st: State, next_to: str) -> int:
    """Cards 20, 28: hexes of Russian units, or of Russian cavalry."""
    if next_to == "cavalry":
        return sum(1 << h for h in members(st.held[RU][1]) if st.on[RU][h] & ed.cavalry)
    return st.held[RU][1] | st.leaders[RU]


def places_to_send(ed: Edition, st: State, kind: str) -> int:
    """Cards 24, 36, 40, A20: Toruń, or hexes by the Czechoslovak border, free of enemies and with room."""
    wanted = (1 << ed.torun if ed.torun != NONE else 0) if kind == "torun" else ed.board.czech_border
    room = ~st.held[PL][ed.numbers.stack_limit]
    return wanted & ground(ed, st, PL) & ~st.leaders[RU] & room


def sendable(ed: Edition, st: State, kind: str) -> int:
    """A13: a unit that the journey would eliminate is picked only where there is no other."""
    places = places_to_send(ed, st, kind)
    if not places:
        return 0
    units = on_map(st, ed.combat & ed.of_side[PL]) & ~st.picked
    if kind == "torun":
        units = sum(1 << p for p in members(units) if not places >> st.at[p] & 1)
    safe = units if places & ed.board.south else units & ~ed.ukrainians
    return safe or units


def can_come_back(ed: Edition, st: State) -> list[int]:
    """Card 37, A15: eliminated Russian combat units; no Lithuanians."""
    if not places_at_smolensk(ed, st):
        return []
    units = members(ed.combat & ed.of_side[RU])
    return [p for p in units if st.at[p] == DEAD and ed.nation[p] != LITHUANIAN]


def places_at_smolensk(ed: Edition, st: State) -> int:
    """Card 37, A16: Smolensk and the hexes around it, free of enemies and with room."""
    if ed.smolensk == NONE:
        return 0
    free = ground(ed, st, RU) & ~st.leaders[PL]
    return around_smolensk(ed) & free & ~st.held[RU][ed.numbers.stack_limit]


def around_smolensk(ed: Edition) -> int:
    """Card 37: Smolensk and the Russian hexes next to it."""
    return (ed.board.around[ed.smolensk] | 1 << ed.smolensk) & ~ed.board.east_prussia & ~ed.board.lithuania


def targets(ed: Edition, st: State, chooser: int, effect: Effect) -> list[Answer]:
    """Who may be picked now for an instruction."""
    match effect.kind:
        case "partisans":
            return list(members(nearest_kiev(ed, st)))
        case "desertion":
            return list(members(on_map(st, ed.combat & ed.of_side[chooser]) & ~st.picked))
        case "mutiny":
            return list(members(on_map(st, ed.cavalry & ed.of_side[RU])))
        case "panic":
            return list(members(panicked(ed, st, effect.args[1])))
        case "torun" | "border":
            return list(members(sendable(ed, st, effect.kind)))
        case "restore":
            return list(restorable(ed, st, chooser))
        case "return":
            return [*can_come_back(ed, st), "done"]
    raise AssertionError(effect.kind)


def all_picks(
    ed: Edition, st: State, side: int, options: Sequence[Answer], effect: Effect
) -> Iterable[Sequence[Answer]]:
    """Own units, and enemy ones where the card is about them."""
    yield from own_pieces(ed, st, side, options)
    yield from ((p,) for p in options if isinstance(p, int) and ed.side[p] != side)


def why_not_picked(answer: Answer, ed: Edition, st: State, side: int, effect: Effect) -> Reasons:
    """What the card does not mean. Of the enemy's units no more is said than that: it could tell where they are."""
    if ed.side[answer] != side:
        if answer not in targets(ed, st, side, effect):
            yield Refusal(CARD_TARGET, "not-meant-by-card", unit_params(ed, answer))
    elif effect.kind == "restore":
        yield from why_not_replenished(answer, ed, st, side)
    else:
        yield from _why_not_own(ed, st, answer, effect)


def _why_not_own(ed: Edition, st: State, piece: int, effect: Effect) -> Reasons:
    """Cards 7, 8, 14, 20, 24, 28, 36, 37, 40, A13 to A20."""
    who, h, bit, kind = unit_params(ed, piece), st.at[piece], 1 << piece, effect.kind
    if not bit & ed.combat:
        yield Refusal(CARD_TARGET, "no-combat-unit", who)
    if kind == "return":
        if bit & ed.lithuanians:
            yield Refusal(CARD_TARGET, "lithuanians-stay-away", who)
        if h != DEAD:
            yield Refusal(CARD_TARGET, "not-eliminated", who)
        return
    if h < 0:
        yield Refusal(CARD_TARGET, "not-on-map", who)
        return
    if st.picked & bit:
        yield Refusal(CARD_TARGET, "picked-already", who)
    if kind == "partisans" and not nearest_kiev(ed, st) & bit:
        yield Refusal(CARD_TARGET, "not-nearest-kiev", who)
    if kind == "mutiny" and not bit & ed.cavalry & ed.of_side[RU]:
        yield Refusal(CARD_TARGET, "no-russian-cavalry", who)
    if kind == "panic":
        if bit & ed.artillery:
            yield Refusal(CARD_TARGET, "guns-do-not-run", who)
        if ed.side[piece] == RU or not ed.board.touching(feared(ed, st, effect.args[1])) >> h & 1:
            yield Refusal(CARD_TARGET, "not-next-to-russians", who)
    if kind in ("torun", "border"):
        if kind == "torun" and h == ed.torun:
            yield Refusal(CARD_TARGET, "there-already", who)
        elif not st.picked & bit and not sendable(ed, st, kind) & bit:
            yield Refusal(CARD_TARGET, "would-not-survive", who)


PICK_TRIES = tries(all_picks, why_not_picked, "done")
