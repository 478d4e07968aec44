"""30 / Eagles 3.4: support units: tanks, artillery, armoured cars and armoured trains."""

from functools import lru_cache

from sztab.games.rok1920 import in_force
from sztab.games.rok1920.chapter_rules import (
    ARMOUR_ATTACK,
    ARMOUR_RIVER,
    SUPPORT,
    SUPPORT_ALONE,
    SUPPORT_ATTACKED,
    SUPPORT_LIMIT,
    SUPPORT_RESTORE,
    TRAIN_ATTACK,
    TRAIN_LINES,
    TRAIN_RAILS,
    TRAIN_THEATRE,
    TRAIN_TOWNS,
)
from sztab.games.rok1920.chapter_state import By, ChapterState, mark, mark_table
from sztab.games.rok1920.chapters import Chapter, For, ForbiddenHexes, ForbiddenSides, March, MarchRule, Profile
from sztab.games.rok1920.fighting.chance import Attack
from sztab.games.rok1920.forces.motorised import drive, passable
from sztab.games.rok1920.logistics.supply import is_supplied
from sztab.games.rok1920.map.board import BRIDGED, UNBRIDGED, HexStep
from sztab.games.rok1920.politics.fronts import front_of
from sztab.games.rok1920.politics.operations import PAUSE, polish_character, red_character
from sztab.games.rok1920.state import State
from sztab.games.rok1920.units.counters import ARTILLERY, CAR, ENEMY, PL, TANK, THEATRES, TRAIN, Side, Unit
from sztab.games.rok1920.units.losses import eliminate
from sztab.games.rok1920.war import War
from sztab.kernel.events import Refusal
from sztab.kernel.requests import Rule, Steps

RELIEF = 3
"""30.2.5: how near another own unit must be for a train to occupy a place of the enemy."""


class ArmouredTrains(ChapterState, frozen=True):
    """30.2.7: trains that leave their theatre."""

    drops_offers = False
    moved_theatre: int = mark("train-moved-theatre")
    """30.2.7: trains that changed theatre in this player-turn (a set)."""
    theatre_before: By = mark_table("theatre-")
    """By train, the theatre in which it was before the phase, and 1."""


def arm(war: War, unit: Unit) -> str:
    return war.roster.counters[unit].arm


# 30.1: combat.


def support_value(attack: Attack) -> int:
    """30.1, 30.1.3: supplied support units raise the attacker's chance, those on the attacked hex lower it.
    Eagles 3.4.3/f."""
    war, state, value = attack.war, attack.state, attack.war.roster.support
    helped = sum(value[u] for u in attack.units if value[u] and is_supplied(war, state, u))
    return helped - sum(value[u] for u in attack.defenders)


def with_others(attack: Attack) -> Refusal | None:
    """30.1.1: support units do not attack on their own."""
    if all(attack.war.roster.support[unit] for unit in attack.units):
        return Refusal(SUPPORT_ALONE, "support-alone")
    return None


def not_too_many(attack: Attack) -> Refusal | None:
    """30.1.7: no more support units than strength points."""
    count = sum(attack.war.roster.support[unit] > 0 for unit in attack.units)
    return Refusal(SUPPORT_LIMIT, "support-limit") if count > attack.strength else None


def armour_attacks(war: War, state: State, unit: Unit, target: int) -> Refusal | None:
    """30.1.5: tanks and armoured cars do not attack across large rivers."""
    if arm(war, unit) not in (TANK, CAR):
        return None
    side = war.board.map.side_between(state.at[unit], target)
    is_large = war.grounds[war.roster.side[unit]].river(side) in (BRIDGED, UNBRIDGED)
    return Refusal(ARMOUR_ATTACK, "armour-attack") if is_large else None


def trains_attack(war: War, state: State, unit: Unit, target: int) -> Refusal | None:
    """30.1.6, 30.2.7: trains attack along the railway alone, and not in a player-turn in which they changed theatre."""
    if arm(war, unit) != TRAIN:
        return None
    if state.of[ArmouredTrains].moved_theatre >> unit & 1:
        return Refusal(TRAIN_THEATRE, "train-theatre")
    side = war.board.map.side_between(state.at[unit], target)
    return None if war.board.rails >> side & 1 else Refusal(TRAIN_ATTACK, "train-attack")


def defence(war: War, state: State, unit: Unit, stack: tuple[Unit, ...]) -> int | None:
    """30.1.2: without a unit of strength beside them trains and cars defend with 1; tanks and artillery have none.
    Eagles 3.4.3/h, 3.4.4/f."""
    if not war.roster.support[unit]:
        return None
    alone = all(war.roster.support[other] or not war.strength(state, other) for other in stack)
    return 1 if alone and arm(war, unit) in (TRAIN, CAR) else 0


def abandon_guns(attack: Attack) -> Steps[None]:
    """30.1.2, amb-131: tanks and artillery attacked without a unit of strength beside them are lost at once, even where
    trains or cars go on defending."""
    war, state = attack.war, attack.state
    if all(not war.strength(state, unit) for unit in attack.defenders):
        for unit in attack.defenders:
            if arm(war, unit) in (TANK, ARTILLERY):
                eliminate(war, state, unit, SUPPORT_ATTACKED)
    return
    yield


# 30.2: movement.


def crawl(march: MarchRule, rule: Rule = ARMOUR_RIVER) -> MarchRule:
    """30.2.1: tanks cross large rivers by bridge alone."""

    def crawling(step: HexStep, lined: bool, held: bool) -> March:
        if step.river == UNBRIDGED:
            return March(refusal=Refusal(rule, "armour-river"))
        return march(step, lined, held)

    return crawling


def ride(step: HexStep, lined: bool, held: bool) -> March:
    """30.2.3, 30.2.4: any distance along the railway; over an enemy line only onto a hex with own units."""
    if not step.rail:
        return March(refusal=Refusal(TRAIN_RAILS, "train-rails"))
    if lined and not held:
        return March(refusal=Refusal(TRAIN_LINES, "train-lines"))
    return March(points=1, parts=((TRAIN_RAILS, "train", 1),))


def is_tank(war: War, unit: Unit) -> bool:
    return arm(war, unit) == TANK


def is_car(war: War, unit: Unit) -> bool:
    return arm(war, unit) == CAR


def is_support(war: War, unit: Unit) -> bool:
    return bool(war.roster.support[unit])


def is_armour(war: War, unit: Unit) -> bool:
    return arm(war, unit) in (TANK, CAR)


def is_train(war: War, unit: Unit) -> bool:
    return arm(war, unit) == TRAIN


def towns_of_the_enemy(war: War, state: State, unit: Unit) -> int:
    """30.2.5: places of the enemy with no other own unit within three hexes: a train alone may not go there."""
    if not is_train(war, unit):
        return 0
    side = war.roster.side[unit]
    enemy = war.board.localities & state.held[ENEMY[side]]
    if not enemy:
        return 0
    near = state.occupied[side]
    trains = all_trains(war)
    for train in trains_of(war, side):
        h = state.at[train]
        if h >= 0 and trains.issuperset(state.stacks[h]):
            near &= ~(1 << h)
    for _ in range(RELIEF):
        near |= war.board.around(near)
    return enemy & ~near


def drowns(war: War, state: State, unit: Unit, step: HexStep | None) -> Rule | None:
    """30.2.1, 30.2.2: tanks and cars are lost when they have to retreat over a large river without a bridge."""
    is_lost = arm(war, unit) in (TANK, CAR) and step is not None and step.river == UNBRIDGED
    return ARMOUR_RIVER if is_lost else None


def derails(war: War, state: State, unit: Unit, step: HexStep | None) -> Rule | None:
    """30.2.3: a train that retreats in one group with troops who leave the railway is lost."""
    return TRAIN_RAILS if is_train(war, unit) and step is not None and not step.rail else None


def off_rails(war: War, state: State, unit: Unit) -> int:
    """30.2.3: the sides that a train never crosses, not even in retreat."""
    return war.board.map.all_sides & ~war.board.rails if is_train(war, unit) else 0


def slips(war: War, unit: Unit) -> frozenset[str]:
    """30.2.6: trains lose nothing for a wrong direction. Eagles 3.4.3/i."""
    return frozenset({"direction"}) if is_train(war, unit) else frozenset()


def note_theatre(war: War, state: State, unit: Unit, path: object) -> None:
    """30.2.7: a train has changed theatre."""
    if is_train(war, unit) and isinstance(path, list | tuple):
        home = war.board.theatre[state.at[unit]]
        if state.of[ArmouredTrains].theatre_before.get(str(unit), 0) not in (0, home + 1):
            state.change(ArmouredTrains, moved_theatre=state.of[ArmouredTrains].moved_theatre | 1 << unit)


def begin_phase(war: War, state: State, side: Side, reserve: bool) -> None:
    """30.2.7: remember where the trains are before they move."""
    note_trains(war, state, side)


def note_trains(war: War, state: State, side: Side) -> None:
    theatre, known, at = war.board.theatre, state.of[ArmouredTrains].theatre_before, state.at
    trains = [u for u in trains_of(war, side) if at[u] >= 0]
    if all(known.get(str(u), 0) == theatre[at[u]] + 1 > 0 for u in trains):
        return
    now = {str(u): theatre[at[u]] + 1 for u in trains if theatre[at[u]] >= 0}
    before = {unit: theatre for unit, theatre in known.items() if int(unit) not in trains}
    state.change(ArmouredTrains, theatre_before=before | now)


@lru_cache(maxsize=64)
def trains_of(war: War, side: Side) -> tuple[Unit, ...]:
    return tuple([u for u in war.roster.where(arm=TRAIN) if war.roster.side[u] == side])


@lru_cache(maxsize=64)
def all_trains(war: War) -> frozenset[Unit]:
    return frozenset(war.roster.where(arm=TRAIN))


def begin_turn(war: War, state: State) -> None:
    """30.2.7: what a train did in another player-turn, or was forced to, does not matter."""
    state.change(ArmouredTrains, moved_theatre=0)
    note_trains(war, state, state.phasing)


# 30.3: restoring.


def restored(war: War, state: State, unit: Unit) -> Refusal | None:
    """30.3: trains only when their front (or the Poles in all theatres) made a pause; other support units never."""
    if not war.roster.support[unit]:
        return None
    if not is_train(war, unit):
        return Refusal(SUPPORT_RESTORE, "support-never")
    return None if is_paused(war, state, unit) else Refusal(SUPPORT_RESTORE, "train-no-pause")


def is_paused(war: War, state: State, unit: Unit) -> bool:
    if war.roster.side[unit] == PL:
        return all(polish_character(state, theatre) == PAUSE for theatre in range(len(THEATRES)))
    return red_character(state, front_of(war, state, unit)) == PAUSE


def chapter(march: MarchRule) -> Chapter:
    return Chapter(
        name=in_force.SUPPORT,
        profiles=(
            Profile("train", is_train, ride, unlimited=True, held_now=True),
            Profile("car", is_car, drive(march, ARMOUR_RIVER, "armour-river"), passable),
            Profile("tank", is_tank, crawl(march)),
        ),
        forbidden_hexes=(ForbiddenHexes(TRAIN_TOWNS, "train-towns", towns_of_the_enemy, concerns=is_train),),
        forbidden_sides=(
            ForbiddenSides(TRAIN_RAILS, "train-rails", off_rails, forced=True, concerns=is_train, never_marched=True),
        ),
        forbidden_attacks=(For(is_armour, armour_attacks), For(is_train, trains_attack)),
        forbidden_joint_attacks=(with_others, not_too_many),
        before_attack=(abandon_guns,),
        modifiers=((SUPPORT, support_value),),
        defence=(For(is_support, defence),),
        retreat_free=(slips,),
        retreat_dies=(For(is_armour, drowns), For(is_train, derails)),
        entered=(For(is_train, note_theatre),),
        phase_begins=(begin_phase,),
        no_restore=(restored,),
    )
