"""Instructions that fall on units which somebody picks (cards 7, 8, 14, 20, 24, 28, 29, 34, 36, 37, 40).

Each is a job `[CARD, chooser, card, left]` until all its units are picked; a pick ends its activity.
"""

from collections.abc import Callable, Iterable, Sequence

from sztab.games.west.cards.card import Effect
from sztab.games.west.edition import Edition
from sztab.games.west.events import CardLapsed, CardTargeted, DesertionRolled
from sztab.games.west.knowledge.sight import show, show_units
from sztab.games.west.logistics.replenishment import restorable
from sztab.games.west.map.ground import ground
from sztab.games.west.refusals import own_pieces, tries, unit_params
from sztab.games.west.rules import CARD_TARGET, IMPOSSIBLE
from sztab.games.west.state import DEAD, State
from sztab.games.west.turn.jobs import CARD, COME_BACK, RETREAT, SEND, done, push
from sztab.games.west.units.pieces import LITHUANIAN, NONE, PL, RU, SIDES
from sztab.games.west.units.stacks import eliminate, restore, weaken
from sztab.hexmap.bits import members
from sztab.kernel.events import Refusal
from sztab.kernel.refusing import Reasons
from sztab.kernel.requests import D6, Answer, Choice, Roll, Steps

DOOM = 2
"""In place of a chooser: both have picked, and their deserters go."""


def _effect(ed: Edition, st: State, card: int) -> Effect:
    """The instruction of the card that is being carried out, as the side that played it has it."""
    side = PL if st.played[PL] == card else RU
    return ed.cards[card].effects[side]


def lapse(ed: Edition, st: State, card: int) -> None:
    """3.2/c: an instruction that cannot be carried out is dropped."""
    st.events.append(CardLapsed(ed.cards[card].id, rule=IMPOSSIBLE))


def on_map(st: State, pieces: int) -> int:
    found = 0
    for piece in members(pieces):
        if st.at[piece] >= 0:
            found |= 1 << piece
    return found


# --- who may be picked ---


def nearest_kiev(ed: Edition, st: State) -> int:
    """Card 7, A14: the Russian combat units nearest Kiev, by plain distance."""
    units = members(on_map(st, ed.combat & ed.of_side[RU]))
    least = min((ed.from_kiev[st.at[p]] for p in units), default=0)
    return sum(1 << p for p in units if ed.from_kiev[st.at[p]] == least)


def panicked(ed: Edition, st: State, next_to: str) -> int:
    """Cards 20, 28: Polish cavalry and infantry next to a Russian unit, or next to Russian cavalry."""
    if next_to == "cavalry":
        enemies = sum(1 << h for h in members(st.held[RU][1]) if st.on[RU][h] & ed.cavalry)
    else:
        enemies = st.held[RU][1] | st.leaders[RU]
    found = 0
    for h in members(st.held[PL][1] & ed.board.touching(enemies)):
        found |= st.on[PL][h] & ed.troops
    return found & ~st.picked


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
    wanted = ed.board.around[ed.smolensk] | 1 << ed.smolensk
    free = ground(ed, st, RU) & ~st.leaders[PL] & ~ed.board.east_prussia & ~ed.board.lithuania
    return wanted & free & ~st.held[RU][ed.numbers.stack_limit]


# --- how each begins ---


def begin_partisans(ed: Edition, st: State, side: int, card: int, effect: Effect) -> None:
    _begin(ed, st, RU, card, 1, bool(nearest_kiev(ed, st)))


def begin_desertion(ed: Edition, st: State, side: int, card: int, effect: Effect) -> None:
    """Card 8, A133: both roll, both pick their units, then all of these go."""
    push(st, CARD, DOOM, card, 0)
    push(st, CARD, RU, card, NONE)
    push(st, CARD, PL, card, NONE)


def begin_mutiny(ed: Edition, st: State, side: int, card: int, effect: Effect) -> None:
    """Card 14, A17: a Pole who picks is shown the Russian cavalry."""
    riders = on_map(st, ed.cavalry & ed.of_side[RU])
    if effect.side(0) == PL:
        show_units(ed, st, RU, riders)
    _begin(ed, st, effect.side(0), card, 1, bool(riders))


def begin_panic(ed: Edition, st: State, side: int, card: int, effect: Effect) -> None:
    """Cards 20, 28, A18: who picks is shown the stacks in question."""
    poles = st.held[PL][1] & ed.board.touching(st.held[RU][1] | st.leaders[RU])
    if effect.side(2) == RU:
        show(ed, st, PL, poles)
    elif effect.args[1] == "cavalry":
        show(ed, st, RU, st.held[RU][1] & ed.board.touching(st.held[PL][1]))
    _begin(ed, st, effect.side(2), card, effect.number(0), bool(panicked(ed, st, effect.args[1])))


def begin_sending(ed: Edition, st: State, side: int, card: int, effect: Effect) -> None:
    _begin(ed, st, PL, card, effect.number(0), bool(sendable(ed, st, effect.kind)))


def begin_restoring(ed: Edition, st: State, side: int, card: int, effect: Effect) -> None:
    """Cards 29, 34, A25: supply is looked at as it is now."""
    whose = effect.side(0)
    units = restorable(ed, st, whose)
    if effect.args[1] == "all":
        for piece in units:
            restore(ed, st, piece, CARD_TARGET)
    else:
        _begin(ed, st, whose, card, effect.number(1), bool(units))


def begin_return(ed: Edition, st: State, side: int, card: int, effect: Effect) -> None:
    _begin(ed, st, RU, card, effect.number(0), bool(can_come_back(ed, st)))


def _begin(ed: Edition, st: State, chooser: int, card: int, count: int, is_possible: bool) -> None:
    if is_possible:
        push(st, CARD, chooser, card, count)
    else:
        lapse(ed, st, card)


# --- the picks ---


def options_of(ed: Edition, st: State, chooser: int, card: int) -> list[Answer]:
    """What may be picked now for a card."""
    effect = _effect(ed, st, card)
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


def all_picks(ed: Edition, st: State, side: int, options: Sequence[Answer]) -> Iterable[Sequence[Answer]]:
    """Own units, and enemy ones where the card is about them."""
    yield from own_pieces(ed, st, side, options)
    yield from ((p,) for p in options if isinstance(p, int) and ed.side[p] != side)


def why_not_picked(answer: Answer, ed: Edition, st: State, side: int) -> Reasons:
    """What the card does not mean."""
    who = unit_params(ed, answer)
    if not 1 << answer & ed.combat:
        yield Refusal(CARD_TARGET, "no-combat-unit", who)
    if st.picked >> answer & 1:
        yield Refusal(CARD_TARGET, "picked-already", who)
    yield Refusal(CARD_TARGET, "not-meant-by-card", who)


PICK_TRIES = tries(all_picks, why_not_picked, CARD_TARGET)


def pick(ed: Edition, st: State, job: list[int]) -> Steps[None]:
    """A unit is picked; the instruction falls on it, and goes on as long as units are wanted and found (A07)."""
    _, chooser, card, left = job
    if chooser == DOOM:
        done(st)
        _desert(ed, st)
        return
    if left == NONE:
        left = job[3] = yield from _roll_desertion(st, chooser)
        if not left:
            done(st)
        return
    effect = _effect(ed, st, card)
    options = options_of(ed, st, chooser, card)
    about = {"card": ed.cards[card].id, "left": left}
    is_secret = effect.kind in ("partisans", "desertion", "restore", "torun", "border")
    answer: Answer = "done"
    if options and options != ["done"]:
        case = (ed, st, chooser, options)
        prompt = PROMPTS[effect.kind]
        answer = yield Choice(SIDES[chooser], prompt, CARD_TARGET, options, about, is_secret, PICK_TRIES, case)
    done(st)
    if answer == "done":
        return
    if left > 1:
        push(st, CARD, chooser, card, left - 1)
    if effect.kind != "desertion" and st.at[answer] >= 0:
        st.events.append(CardTargeted(ed.cards[card].id, ed.board.numbers[st.at[answer]], rule=CARD_TARGET))
    st.picked |= 1 << answer
    FALLS_ON[effect.kind](ed, st, answer, card)


def _roll_desertion(st: State, side: int) -> Steps[int]:
    """Card 8, 1.5: half of a die."""
    dice = yield Roll(1, D6, CARD_TARGET, "desertion", {"side": SIDES[side]})
    count: int = dice[0] // 2
    st.events.append(DesertionRolled(SIDES[side], dice, count, rule=CARD_TARGET))
    return count


def _desert(ed: Edition, st: State) -> None:
    for piece in members(st.picked):
        eliminate(ed, st, piece, "card", CARD_TARGET)


def _hit(ed: Edition, st: State, piece: int, card: int) -> None:
    weaken(ed, st, piece, "partisans", CARD_TARGET)


def _mark(ed: Edition, st: State, piece: int, card: int) -> None:
    """Deserters go when both players have picked theirs."""


def _kill(ed: Edition, st: State, piece: int, card: int) -> None:
    eliminate(ed, st, piece, "card", CARD_TARGET)


def _flee(ed: Edition, st: State, piece: int, card: int) -> None:
    """9.5.b, A18: the unit retreats alone, by a route that its owner picks."""
    push(st, RETREAT, PL, st.at[piece], PL, 1 << piece)


def _send(ed: Edition, st: State, piece: int, card: int) -> None:
    push(st, SEND, piece, card)


def _restore(ed: Edition, st: State, piece: int, card: int) -> None:
    restore(ed, st, piece, CARD_TARGET)


def _come_back(ed: Edition, st: State, piece: int, card: int) -> None:
    push(st, COME_BACK, piece)


PROMPTS = {
    "partisans": "partisans",
    "desertion": "deserters",
    "mutiny": "mutiny",
    "panic": "panic",
    "torun": "send",
    "border": "send",
    "restore": "restore",
    "return": "return",
}
FALLS_ON: dict[str, Callable[[Edition, State, int, int], None]] = {
    "partisans": _hit,
    "desertion": _mark,
    "mutiny": _kill,
    "panic": _flee,
    "torun": _send,
    "border": _send,
    "restore": _restore,
    "return": _come_back,
}
