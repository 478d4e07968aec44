"""25 / Eagles 15: who is supplied, and what befalls those who are not."""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Any

from sztab.games.rok1920 import in_force
from sztab.games.rok1920.chapter_events import Starved, Threatened
from sztab.games.rok1920.chapter_rules import STARVATION, THREAT, UNSUPPLIED_ATTACK
from sztab.games.rok1920.chapter_state import ChapterState, mark
from sztab.games.rok1920.chapters import Chapter
from sztab.games.rok1920.fighting.chance import Attack
from sztab.games.rok1920.forces.motorised import faint_hexes
from sztab.games.rok1920.logistics.railway import abroad
from sztab.games.rok1920.logistics.supply_search import Field, SupplyNet, sources
from sztab.games.rok1920.moving.control_lines import control_lines
from sztab.games.rok1920.politics.morale import is_marked, shift
from sztab.games.rok1920.politics.morale import level as morale_level
from sztab.games.rok1920.state import State
from sztab.games.rok1920.turn.sequence import advance
from sztab.games.rok1920.units.counters import CADRE, CAR, ENEMY, MOTOR, PL, SIDE_NAMES, SU, THEATRES, Side, Unit
from sztab.games.rok1920.units.losses import eliminate, lose_level
from sztab.games.rok1920.units.positions import enemies
from sztab.games.rok1920.war import War
from sztab.hexmap.bits import members
from sztab.kernel.requests import D6, Steps, roll

THREAT_SHIFT, HUNGER = 10, 2


class SupplyFacts(ChapterState, frozen=True):
    """25: what a posed position says of supply as a fact."""

    supplied: int = mark("supplied")
    """25: units that are, or are not, supplied as a fact: only in positions that are posed (sets)."""
    unsupplied: int = mark("unsupplied")
    """25: units that are, or are not, supplied as a fact: only in positions that are posed (sets)."""


@lru_cache(maxsize=200)
def net(war: War, nation: str) -> SupplyNet:
    """25.1, 38.1.1: the sources and ways of a nation's supply."""
    terms, ground = war.edition.supply, war.grounds[PL if nation == "pl" else SU]
    found = sources(war.board, terms.places[nation], terms.ends[nation])
    return SupplyNet(war.board, ground, found, war.edition.march, far_side_only=terms.far_side_only)


def field_of(war: War, state: State, side: Side, *, nation: str = "", motorised: bool = False) -> Field:
    """The positions that a side's supply depends on (38.2.1: for Lithuanians their country is none that is closed);
    weak enemies only where a motorised unit asks (25.5)."""
    foes = enemies(state, side)
    return Field(
        own=state.occupied[side],
        enemy=foes,
        lines=control_lines(war, state, ENEMY[side]),
        enemy_places=state.held[ENEMY[side]] if war.edition.supply.stops_in_enemy_places else 0,
        abroad=0 if nation == "lt" else abroad(war, state, side),
        faint=faint_hexes(war, state, foes) if motorised else 0,
    )


def nation_of(war: War, unit: Unit) -> str:
    """Whose supply a unit lives on: Ukrainians on the Polish (20), Lithuanians on their own (38.1.1)."""
    nation = war.roster.counters[unit].nation
    return "pl" if nation == "ua" else nation


@lru_cache(maxsize=64)
def supply_nations(war: War) -> tuple[str, ...]:
    """The same of all units."""
    return tuple(nation_of(war, unit) for unit in range(war.roster.size))


def supplied_hexes(war: War, state: State, side: Side, *, nation: str = "", motorised: bool = False) -> int:
    """25, 25.4: the hexes on which a unit of a side is supplied: those with a way to a place, and fortresses."""
    field = field_of(war, state, side, nation=nation, motorised=motorised)
    return supplied_in(war, field, nation or SIDE_NAMES[side], motorised=motorised)


def supplied_in(war: War, field: Field, nation: str, *, motorised: bool = False) -> int:
    """The same where all that supply depends on is known."""
    return net(war, nation).trace(field, motorised=motorised).hexes | war.board.fortress


def is_supplied(war: War, state: State, unit: Unit) -> bool:
    """25; 25.5, 30.2.2: motorised infantry and armoured cars also by the ways they infiltrate."""
    if (fact := supply_as_a_fact(state, unit)) is not None:
        return fact
    side, motorised = war.roster.side[unit], is_motorised(war, unit)
    hexes = supplied_hexes(war, state, side, nation=nation_of(war, unit), motorised=motorised)
    return bool(hexes >> state.at[unit] & 1)


def supply_as_a_fact(state: State, unit: Unit) -> bool | None:
    """A posed position may say that a unit is supplied, or not; None: it says nothing."""
    facts = state.of[SupplyFacts]
    if facts.unsupplied >> unit & 1:
        return False
    return True if facts.supplied >> unit & 1 else None


def unsupplied_units(war: War, state: State, side: Side) -> Iterator[Unit]:
    """The units of a side on the board that are not supplied."""
    at, counters = state.at, war.roster.counters
    return unsupplied_among(
        war, state, [u for u in war.roster.of_side[side] if at[u] >= 0 and counters[u].formation != "cheka"]
    )


def unsupplied_among(war: War, state: State, units: Iterable[Unit]) -> Iterator[Unit]:
    """Those of these units of one side that are not supplied."""
    known: dict[str, int] = {}
    nations = supply_nations(war)
    has_facts = state.of[SupplyFacts].supplied or state.of[SupplyFacts].unsupplied
    for unit in units:
        if has_facts and (fact := supply_as_a_fact(state, unit)) is not None:
            if not fact:
                yield unit
            continue
        nation = nations[unit]
        if nation not in known:
            known[nation] = supplied_hexes(war, state, war.roster.side[unit], nation=nation)
        # Whoever infiltrates has ways of his own, but loses none.
        if not known[nation] >> state.at[unit] & 1 and not (is_motorised(war, unit) and is_supplied(war, state, unit)):
            yield unit


def is_motorised(war: War, unit: Unit) -> bool:
    """25.5, 30.2.2: units that are supplied by the ways they infiltrate too."""
    return war.roster.counters[unit].arm in (MOTOR, CAR)


def unsupplied_attacker(attack: Attack) -> int:
    """25.2: one attacking unit or more without supply lowers the chance by 1."""
    return -1 if next(unsupplied_among(attack.war, attack.state, attack.units), None) is not None else 0


def check_threat(war: War, state: State) -> None:
    """25.3: more than half of the player's units in a theatre without supply: the enemy's advantage there rises by 10.
    Lithuanians count as the Bolshevik's once they are at war (amb-168); a theatre without a marker has no advantage."""
    side = state.phasing
    hungry, there = [0] * len(THEATRES), [0] * len(THEATRES)
    without = set(unsupplied_units(war, state, side))
    if not without:
        return
    for unit in war.roster.of_side[side]:
        h = state.at[unit]
        if h >= 0 and not state.neutral >> h & 1 and war.roster.counters[unit].formation != "cheka":
            there[war.board.theatre[h]] += 1
            hungry[war.board.theatre[h]] += unit in without
    for theatre, count in enumerate(hungry):
        if 2 * count > there[theatre] and is_marked(war, state, theatre):
            state.events.append(Threatened(side=SIDE_NAMES[side], theatre=THEATRES[theatre], rule=THREAT))
            shift(war, state, theatre, ENEMY[side], THREAT_SHIFT, THREAT)


def starve(war: War, state: State) -> Steps[None]:
    """25.7: each unsupplied unit rolls, and loses a level on 2 or less; support units and cadres on their own are
    lost."""
    side = state.phasing
    for unit in list(unsupplied_units(war, state, side)):
        if state.at[unit] < 0:
            continue  # 38.5: gone with the last Lithuanians in Wilno
        if stands_alone(war, state, unit):
            eliminate(war, state, unit, STARVATION)
            continue
        bonus = hunger_bonus(war, state, unit)
        about = {"unit": war.roster.ids[unit], "bonus": bonus}
        (face,) = yield from roll(1, D6, rule=STARVATION, prompt="starvation", about=about)
        lost = face + bonus <= HUNGER
        state.events.append(Starved(unit=war.roster.ids[unit], face=face, bonus=bonus, lost=int(lost), rule=STARVATION))
        if lost:
            lose_level(war, state, unit, STARVATION)
    advance(state)


def stands_alone(war: War, state: State, unit: Unit) -> bool:
    """25.7: a support unit or cadre on a hex with no own unit that is neither."""
    stack = state.stacks[state.at[unit]]
    return all(war.roster.support[other] or state.level[other] == CADRE for other in stack)


def hunger_bonus(war: War, state: State, unit: Unit) -> int:
    """25.7: the own level of advantage in the theatre less the enemy's; 1 for cavalry, 1 for elite units."""
    side, theatre = war.roster.side[unit], war.board.theatre[state.at[unit]]
    morale = morale_level(war, state, theatre, side) - morale_level(war, state, theatre, ENEMY[side])
    return morale + war.roster.is_cavalry[unit] + war.is_elite(state, unit)


def supply_query(war: War, state: State, args: Any) -> Any:
    """`unit`: is it supplied, by which way, from which place? 25.6."""
    unit = war.roster.number[args["unit"]]
    h, side = state.at[unit], war.roster.side[unit]
    motorised = is_motorised(war, unit)
    nation = nation_of(war, unit)
    field = field_of(war, state, side, nation=nation, motorised=motorised)
    ways = net(war, nation)
    route = ways.route(field, h, motorised=motorised)
    train = ways.train(field, route[-1]) if route else []
    fortress, fact = bool(war.board.fortress >> h & 1), supply_as_a_fact(state, unit)
    numbers = war.board.map.numbers
    return {
        "supplied": fortress or route is not None if fact is None else fact,
        "rule": war.edition.number("supply-fortress" if fortress and route is None else "supply"),
        "route": [numbers[other] for other in route or []],
        "rail": [numbers[other] for other in train],
        "source": numbers[train[-1]] if train else "",
    }


def unsupplied_query(war: War, state: State, args: Any) -> Any:
    """`side=pl|su`: its units without supply, and the hexes on which its units are supplied; 25.6."""
    side = SIDE_NAMES.index(args["side"])
    hexes = supplied_hexes(war, state, side)
    return {
        "units": [war.roster.ids[u] for u in unsupplied_units(war, state, side)],
        "hexes": [war.board.map.numbers[h] for h in members(hexes & war.board.open)],
    }


CHAPTER = Chapter(
    name=in_force.SUPPLY,
    modifiers=((UNSUPPLIED_ATTACK, unsupplied_attacker),),
    queries=(("supply", supply_query), ("unsupplied", unsupplied_query)),
)
