"""3.4: armoured trains and cars, tanks and artillery; the fighter squadron has a chapter of its own (3.4.7)."""

from sztab.games.rok1920.chapter_rules import ARMOUR_RIVER, SUPPORT, SUPPORT_ATTACKED, TRAIN_RAILS, TRAIN_TOWNS
from sztab.games.rok1920.chapters import Chapter, For, ForbiddenHexes, ForbiddenSides, MarchRule, Profile
from sztab.games.rok1920.eagles.hex_control import held_rails
from sztab.games.rok1920.eagles.rules import (
    AIR_ALONE,
    GUNS_ALONE,
    TANKS_ALONE,
    TANKS_ATTACK,
    TANKS_RIVER,
    TRAIN_OWN_RAILS,
    TRAIN_THROUGH_TOWN,
)
from sztab.games.rok1920.eagles.supply import has_supply
from sztab.games.rok1920.fighting.chance import Attack
from sztab.games.rok1920.forces import support as common
from sztab.games.rok1920.forces.motorised import drive, passable
from sztab.games.rok1920.forces.support import ArmouredTrains
from sztab.games.rok1920.map.board import HexStep
from sztab.games.rok1920.state import State
from sztab.games.rok1920.units.counters import AIRCRAFT, ARTILLERY, ENEMY, TANK, Unit
from sztab.games.rok1920.units.losses import eliminate
from sztab.games.rok1920.war import War
from sztab.kernel.events import Refusal
from sztab.kernel.requests import Rule, Steps

ALONE: dict[str, Rule] = {AIRCRAFT: AIR_ALONE, ARTILLERY: GUNS_ALONE, TANK: TANKS_ALONE}


def support_attacks(attack: Attack) -> int:
    """3.4.2/a, 3.4.2/c, 10.7/k: the symbols of the attacking support units that are supplied."""
    value = attack.war.roster.support
    return sum(value[u] for u in attack.units if value[u] and has_supply(attack.war, attack.state, u))


def support_defends(attack: Attack) -> int:
    """3.4.3/f, 3.4.2/b, 3.4.2/d, 10.7/l: the symbols on the attacked hex, supplied or not; not those of units that the
    attack removes (A85)."""
    lost = abandoned(attack)
    return -sum(attack.war.roster.support[u] for u in attack.defenders if u not in lost)


def abandoned(attack: Attack) -> dict[Unit, Rule]:
    """3.4.5/a, 3.4.6/c, 3.4.7/d, A85: tanks, artillery and the squadron without a regular unit beside them, each with
    its rule; the squadron first: it does not fly home from those who are lost."""
    roster = attack.war.roster
    if not all(roster.support[unit] for unit in attack.defenders):
        return {}
    arms = [(unit, roster.counters[unit].arm) for unit in attack.defenders]
    return {unit: rule for lost, rule in ALONE.items() for unit, arm in arms if arm == lost}


def abandon_guns(attack: Attack) -> Steps[None]:
    """3.4.5/a, 3.4.6/c, 3.4.7/d, A85: they are removed at once, even where trains or cars go on defending."""
    for unit, rule in abandoned(attack).items():
        eliminate(attack.war, attack.state, unit, rule)
    return
    yield


def enemy_rails(war: War, state: State, unit: Unit) -> int:
    """3.4.1/b, A84: hexes of the railway that the enemy controls; his localities are asked about apart."""
    return held_rails(state, ENEMY[war.roster.side[unit]]) if common.is_train(war, unit) else 0


def enemy_towns(war: War, state: State, unit: Unit) -> int:
    """3.4.3/c, 3.4.3/d, A84: in a place of the enemy a train stops, and takes it."""
    return war.board.localities & state.held[ENEMY[war.roster.side[unit]]]


def armour_attacks(war: War, state: State, unit: Unit, target: int) -> Refusal | None:
    """3.4.4/e, 3.4.6/b: cars and tanks do not attack across large rivers."""
    found = common.armour_attacks(war, state, unit, target)
    return Refusal(TANKS_ATTACK, found.key) if found is not None and common.is_tank(war, unit) else found


def drowns(war: War, state: State, unit: Unit, step: HexStep | None) -> Rule | None:
    """3.4.4/a, 3.4.6/a: cars and tanks are lost when they have to retreat over a large river without a bridge."""
    found = common.drowns(war, state, unit, step)
    return TANKS_RIVER if found is not None and common.is_tank(war, unit) else found


def begin_turn(war: War, state: State) -> None:
    """3.4.3/g: a train that has changed theatre does not attack in the same turn, both player-turns of it."""
    if state.phasing == war.setting.first:
        state.change(ArmouredTrains, moved_theatre=0)
    common.note_trains(war, state, state.phasing)


def chapter(march: MarchRule) -> Chapter:
    return Chapter(
        name="support",
        profiles=(
            Profile(
                "train",
                common.is_train,
                common.ride,
                unlimited=True,
                stops=enemy_towns,
                stop=Refusal(TRAIN_THROUGH_TOWN, "train-stops"),
                held_now=True,
            ),
            Profile("car", common.is_car, drive(march, ARMOUR_RIVER, "armour-river"), passable),
            Profile("tank", common.is_tank, common.crawl(march, TANKS_RIVER)),
        ),
        forbidden_hexes=(
            ForbiddenHexes(TRAIN_TOWNS, "train-towns", common.towns_of_the_enemy, concerns=common.is_train),
            ForbiddenHexes(TRAIN_OWN_RAILS, "train-own-rails", enemy_rails, concerns=common.is_train),
        ),
        forbidden_sides=(
            ForbiddenSides(
                TRAIN_RAILS, "train-rails", common.off_rails, forced=True, concerns=common.is_train, never_marched=True
            ),
        ),
        forbidden_attacks=(For(common.is_armour, armour_attacks), For(common.is_train, common.trains_attack)),
        forbidden_joint_attacks=(common.with_others, common.not_too_many),
        before_attack=(abandon_guns,),
        modifiers=((SUPPORT, support_attacks), (SUPPORT_ATTACKED, support_defends)),
        defence=(For(common.is_support, common.defence),),
        retreat_free=(common.slips,),
        retreat_dies=(For(common.is_armour, drowns), For(common.is_train, common.derails)),
        entered=(For(common.is_train, common.note_theatre),),
        phase_begins=(common.begin_phase,),
    )
