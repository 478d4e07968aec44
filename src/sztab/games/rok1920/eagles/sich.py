"""20.4: the Sich Riflemen, whom both players court in secret.

A brigade that joins the Poles is turned over: its place is taken by a counter of the Polish side with the same values
(`turned_over`), which is none of the box's 175.
"""

from msgspec import structs

from sztab.games.rok1920.chapter_events import DieRolled, Restored
from sztab.games.rok1920.chapter_rules import SICH_MOBILISE
from sztab.games.rok1920.chapter_state import ChapterState, mark, mark_row, with_number
from sztab.games.rok1920.chapters import Chapter, For, poles
from sztab.games.rok1920.command import leader, partners, player
from sztab.games.rok1920.eagles.events import SichDecided, SichRevealed
from sztab.games.rok1920.eagles.named import RIDERS
from sztab.games.rok1920.eagles.rules import (
    SICH_FLEE,
    SICH_JOINS,
    SICH_LOYAL,
    SICH_NEGOTIATES,
    SICH_PICK,
    SICH_REVEAL,
)
from sztab.games.rok1920.eagles.tries import HEXES
from sztab.games.rok1920.fighting.chance import Attack
from sztab.games.rok1920.forces.sich import Sich, brigades, controls_galicia, is_awaited, is_gone
from sztab.games.rok1920.moving.reach import closed_to
from sztab.games.rok1920.politics.morale import level
from sztab.games.rok1920.state import AWAY, ELIMINATED, REMOVED, State
from sztab.games.rok1920.turn.sequence import advance
from sztab.games.rok1920.units.counters import LEVELS, PL, SU, THEATRES, WEAK, Counter, Unit
from sztab.games.rok1920.units.positions import enemies, lift, put
from sztab.games.rok1920.war import War
from sztab.hexmap.bits import members
from sztab.kernel.events import Refusal
from sztab.kernel.requests import D6, Rule, Seat, Steps, choose, roll

UA = THEATRES.index("ua")
ALLY = "sich-ally"
"""The formation of brigades that have joined the Poles."""
DISTANCE = 2
SIX = 6


class SichCourted(ChapterState, frozen=True):
    """20.4.1"""

    picks: tuple[int, ...] = mark_row("sich-pick-pl", "sich-pick-su")
    """20.4.1: by side, the number of the brigade that was picked; never shown to the other seat before the reveal."""
    negotiating: int = mark("sich-negotiating")
    """20.4.1/g: brigades that negotiate (a set)."""


def turned_over(counter: Counter) -> Counter:
    """20.4.1/b: the brigade on the Polish side."""
    return structs.replace(counter, id=f"pl-{counter.id[3:]}", nation="pl", formation=ALLY, front="", army="")


def allies(war: War) -> tuple[Unit, ...]:
    return war.roster.where(formation=ALLY)


def is_ally(war: War, unit: Unit) -> bool:
    return war.roster.counters[unit].formation == ALLY


def is_sich(war: War, unit: Unit) -> bool:
    return war.roster.counters[unit].formation in ("sich", ALLY)


def pending(war: War, state: State) -> Steps[None] | None:
    """20.4.1: the picks before anything else; 20.4.2: desertion as soon as it is due."""
    if state.of[Sich].waiting:
        for side, number in enumerate(state.of[SichCourted].picks):
            if not number:
                return pick(war, state, side)
    if state.morale[UA] < 0 and level(war, state, UA, PL) == 2 and any(state.at[u] >= 0 for u in brigades(war)):
        return flee(war, state)
    return None


def _courting(war: War, state: State, side: int) -> Seat:
    """Who deals with the brigades: of the Bolsheviks the player of the South-West Front, theirs."""
    return war.command.of_front("southwest") if side == SU else player(war, state, side)


def pick(war: War, state: State, side: int) -> Steps[None]:
    """20.4.1: a player picks one of the three brigades, which ends the activity."""
    seat = _courting(war, state, side)
    unit = yield from choose(
        seat, "sich-pick", brigades(war), rule=SICH_PICK, secret=True, known_to=partners(war, state, seat)
    )
    state.change(SichCourted, picks=with_number(state.of[SichCourted].picks, side, brigades(war).index(unit) + 1))


def flee(war: War, state: State) -> Steps[None]:
    """20.4.2: with Polish Level 2 in the Ukraine all brigades are eliminated."""
    for unit in brigades(war):
        if state.at[unit] >= 0:
            _gone(war, state, unit, "flees", SICH_FLEE)
    return
    yield


def _gone(war: War, state: State, unit: Unit, what: str, rule: Rule) -> None:
    state.events.append(SichDecided(unit=war.roster.ids[unit], what=what, rule=rule))
    lift(war, state, unit, ELIMINATED)
    if unit in state.movers:  # the Pole's morale has risen while the Bolshevik moved
        state.movers.remove(unit)
    state.change(SichCourted, negotiating=state.of[SichCourted].negotiating & ~(1 << unit))


def roll_for_approached(war: War, state: State, unit: Unit) -> None:
    """20.4.1/a: the first Polish unit that ends its move beside a brigade brings both picks to light."""
    if not state.of[Sich].waiting or war.roster.side[unit] != PL or state.at[unit] < 0:
        return
    near = war.board.masks[state.at[unit]]
    if any(state.at[u] >= 0 and near >> state.at[u] & 1 for u in brigades(war)):
        reveal(war, state)


def reveal(war: War, state: State) -> None:
    """20.4.1/b-20.4.1/g: what becomes of each brigade."""
    ours = brigades(war)
    picked = [ours[number - 1] for number in state.of[SichCourted].picks]
    ids = war.roster.ids
    state.events.append(SichRevealed(polish=ids[picked[PL]], bolshevik=ids[picked[SU]], rule=SICH_REVEAL))
    state.change(Sich, waiting=0)
    state.change(SichCourted, picks=(0, 0))
    for unit in ours:
        if state.at[unit] < 0:
            continue
        if picked[PL] != picked[SU] and unit == picked[PL]:
            _join(war, state, unit)
        elif picked[PL] != picked[SU] and unit == picked[SU]:
            state.events.append(SichDecided(unit=ids[unit], what="loyal", rule=SICH_LOYAL))
        else:
            state.change(SichCourted, negotiating=state.of[SichCourted].negotiating | 1 << unit)
            state.events.append(SichDecided(unit=ids[unit], what="negotiates", rule=SICH_NEGOTIATES))


def _join(war: War, state: State, unit: Unit) -> None:
    """20.4.1/b, 20.4.1/i: it goes over; where loyal troops stand beside it on the hex it only lays its arms down."""
    h = state.at[unit]
    state.events.append(SichDecided(unit=war.roster.ids[unit], what="joins", rule=SICH_JOINS))
    lift(war, state, unit, ELIMINATED)
    if not state.occupied[SU] >> h & 1:
        ally = war.roster.number[f"pl-{war.roster.ids[unit][3:]}"]
        state.level[ally], state.entered[ally] = state.level[unit], state.level[unit]
        put(war, state, ally, h)
    send_horse(war, state)


def send_horse(war: War, state: State) -> None:
    """20.4.1/i: with the first brigade that is not loyal any more the Ukrainian riders come over."""
    unit = war.named_unit(RIDERS)
    if unit >= 0 and state.at[unit] == AWAY and state.entered[unit] < 0 and not state.due[unit]:
        is_ahead = state.phasing == SU and war.setting.first == SU
        state.due[unit] = state.stage if is_ahead else state.stage + 1


def attacked(attack: Attack) -> Steps[None]:
    """20.4.1/h: a brigade that negotiates and is attacked stays loyal."""
    war, state = attack.war, attack.state
    for unit in attack.defenders:
        if state.of[SichCourted].negotiating >> unit & 1:
            state.change(SichCourted, negotiating=state.of[SichCourted].negotiating & ~(1 << unit))
            state.events.append(SichDecided(unit=war.roster.ids[unit], what="loyal", rule=SICH_NEGOTIATES))
    return
    yield


def end_of_turn(war: War, state: State) -> None:
    """20.4.1/b, 20.4.1/g: at the end of a Polish player-turn allies go home, and negotiators lay their arms down."""
    if state.phasing != PL:
        return
    for unit in allies(war):
        if state.at[unit] >= 0:
            state.events.append(SichDecided(unit=war.roster.ids[unit], what="goes-home", rule=SICH_JOINS))
            lift(war, state, unit, REMOVED)
    for unit in members(state.of[SichCourted].negotiating):
        if state.at[unit] >= 0:
            _gone(war, state, unit, "surrenders", SICH_NEGOTIATES)
            send_horse(war, state)
        state.change(SichCourted, negotiating=state.of[SichCourted].negotiating & ~(1 << unit))


def fallen(war: War, state: State, unit: Unit, h: int) -> None:
    """20.4/a, 20.4.1/b: an ally who falls in combat is gone as if he had gone home: the brigade comes back by 20.4.3
    alone, and to the Bolsheviks."""
    if is_ally(war, unit):
        state.at[unit] = REMOVED


def no_reserve_movement(war: War, state: State, unit: Unit) -> Refusal | None:
    """20.4.1/b, 20.4.1/g: neither allies nor negotiators move."""
    if is_ally(war, unit):
        return Refusal(SICH_JOINS, "sich-stays")
    return Refusal(SICH_NEGOTIATES, "sich-stays") if state.of[SichCourted].negotiating >> unit & 1 else None


def no_attack(war: War, state: State, unit: Unit, target: int) -> Refusal | None:
    """20.4.1/g: negotiators do not attack."""
    return Refusal(SICH_NEGOTIATES, "sich-stays") if state.of[SichCourted].negotiating >> unit & 1 else None


def mobilise(war: War, state: State) -> Steps[None]:
    """20.4.3, 20.4.3/a, A73: on a 6 a brigade comes back Reduced, in a Bolshevik place of the Ukraine at least two
    hexes from enemies."""
    gone = [unit for unit in brigades(war) if is_gone(state, unit)]
    if state.phasing == SU and gone and controls_galicia(war, state):
        near = enemies(state, SU)
        for _ in range(DISTANCE - 1):
            near |= war.board.around(near)
        free = war.board.localities & war.board.theatres[UA] & state.held[SU] & ~near
        free &= ~closed_to(war, state, gone[0])
        answer = "no"
        if free:
            answer = yield from choose(
                _courting(war, state, SU), "mobilise-galicia", ("roll", "no"), rule=SICH_MOBILISE
            )
        if answer == "roll":
            (face,) = yield from roll(1, D6, rule=SICH_MOBILISE, prompt="galicia")
            state.events.append(DieRolled(what="galicia", face=face, good=int(face == SIX), rule=SICH_MOBILISE))
            if face == SIX:
                yield from _come_back(war, state, gone, free)
    advance(state)


def _come_back(war: War, state: State, gone: list[Unit], free: int) -> Steps[None]:
    unit = gone[0]
    if len(gone) > 1:
        unit = yield from choose(_courting(war, state, SU), "sich-back", tuple(gone), rule=SICH_MOBILISE)
    ids = war.roster.ids
    hexes, about, seat = members(free), {"unit": ids[unit]}, leader(war, state, unit)
    case = (war, state, unit, hexes, SICH_MOBILISE)
    h = yield from choose(seat, "restore-at", hexes, rule=SICH_MOBILISE, about=about, tries=HEXES, case=case)
    state.level[unit], state.entered[unit] = WEAK, max(state.entered[unit], WEAK)
    put(war, state, unit, h)
    told = Restored(unit=ids[unit], hex=war.board.map.numbers[h], level=LEVELS[WEAK], rule=SICH_MOBILISE)
    state.events.append(told)


CHAPTER = Chapter(
    name="sich",
    frozen=(For(is_sich, no_reserve_movement),),
    forbidden_attacks=(For(is_sich, no_attack),),
    before_attack=(attacked,),
    rolls_after_move=(For(poles, roll_for_approached, now=is_awaited),),
    lost=(fallen,),
    pending_by_marks=(pending,),
)
