"""38 / Eagles 21: Lithuania: its troops, its territory, the line of its aspirations, and Wilno."""

from collections.abc import Sequence
from functools import lru_cache

from sztab.games.rok1920 import in_force
from sztab.games.rok1920.chapter_events import LithuaniaChanged, Removed
from sztab.games.rok1920.chapter_rules import (
    ASPIRATION,
    ASPIRATION_RED,
    DEMARCATION_POLISH,
    DEMARCATION_RED,
    LITHUANIANS_APART,
    WILNO_DEADLINE,
    ZELIGOWSKI,
)
from sztab.games.rok1920.chapter_state import ChapterState, mark
from sztab.games.rok1920.chapters import Chapter, For, ForbiddenHexes, MustGoTo, poles, reds, within
from sztab.games.rok1920.fighting.chance import Attack
from sztab.games.rok1920.named import LITHUANIA_WAITS, LITHUANIAN_CAPITAL, LITHUANIAN_GOAL
from sztab.games.rok1920.state import ELIMINATED, REMOVED, State
from sztab.games.rok1920.units.counters import ENEMY, PL, SU, Side, Unit
from sztab.games.rok1920.units.positions import lift
from sztab.games.rok1920.war import War
from sztab.hexmap.bits import bit_set
from sztab.kernel.events import Refusal
from sztab.kernel.requests import Steps

FORMATION = "lithuanian"
TERRITORY, ASPIRATIONS = "lithuania", "aspiration"
GRACE = 2
"""38.5: Bolshevik player-turns after the crossing in which Wilno has to be taken."""


BORDER, NEUTRAL, CROSSED, OUT = 0, 1, 2, 3
"""38: the status of the Lithuanians."""


class Lithuania(ChapterState, frozen=True):
    """38"""

    wakes_hooks = True
    status: int = mark("lithuania")
    passable: int = mark("lithuania-passable")
    """38.2.2: 1 if the Lithuanians had crossed the line before they left the game: the Poles pass their country."""
    places: int = mark("lithuanian-places")
    """Places last held by Lithuanians (a set of hexes)."""
    since: int = mark("lithuania-since")
    """38.5: Bolshevik player-turns ended since the Lithuanians crossed the line."""
    attacked_poles: int = mark("lithuanians-attacked")
    """H.3: 1 once Lithuanians have attacked Poles."""


def is_lithuanian(war: War, unit: Unit) -> bool:
    return war.roster.counters[unit].formation == FORMATION


def is_other(war: War, unit: Unit) -> bool:
    return not is_lithuanian(war, unit)


def localities(war: War) -> int:
    return war.board.localities


@lru_cache(maxsize=64)
def troops(war: War) -> tuple[Unit, ...]:
    return war.roster.where(formation=FORMATION)


def standing(war: War, state: State) -> int:
    """The hexes on which Lithuanians stand."""
    return bit_set([h for unit in troops(war) if (h := state.at[unit]) >= 0])


def region(war: War, name: str) -> int:
    return war.board.map.regions.get(name, 0)


def status(state: State) -> int:
    return state.of[Lithuania].status


def is_in_game(state: State) -> bool:
    """38, 38.5: the Lithuanians play a part. Eagles 3.1/a."""
    return status(state) in (NEUTRAL, CROSSED)


def have_crossed(state: State) -> bool:
    """38.2.2: the Lithuanians have crossed the demarcation line, be they in the game or out of it again."""
    return status(state) == CROSSED or bool(state.of[Lithuania].passable)


def holds_places(state: State) -> bool:
    """Lithuanians were the last in some place."""
    return bool(state.of[Lithuania].places)


def apart(war: War, state: State, unit: Unit) -> int:
    """38.1: Lithuanians and Bolsheviks do not stand together. Eagles 3.1/b."""
    if war.roster.side[unit] != SU or state.of[Lithuania].status not in (NEUTRAL, CROSSED):  # not `is_in_game`
        return 0
    here = 0
    for other in troops(war):  # `standing`
        if (h := state.at[other]) >= 0:
            here |= 1 << h
    return state.occupied[SU] & ~here if is_lithuanian(war, unit) else here


def attack_apart(attack: Attack) -> Refusal | None:
    """38.1: nor do they attack together."""
    kinds = {is_lithuanian(attack.war, unit) for unit in attack.units}
    return Refusal(LITHUANIANS_APART, "lithuanians-apart") if len(kinds) > 1 else None


def towards_kowno(war: War, unit: Unit) -> str | None:
    """38.1.1: they retreat towards Kowno. Eagles 21.1/a."""
    return war.edition.named.places[LITHUANIAN_CAPITAL][0] if is_lithuanian(war, unit) else None


def keep_peace(war: War, state: State) -> None:
    """38.1.5: until they cross the line they are no enemies of the Poles."""
    peaceful = status(state) == NEUTRAL
    state.neutral = standing(war, state) if peaceful else 0
    state.lines = [-1, -1]


def red_territory(war: War, state: State, unit: Unit) -> int:
    """38.2.1: Bolshevik troops do not enter Lithuania by choice. Eagles 21.2."""
    return region(war, TERRITORY) if war.roster.counters[unit].nation == "su" else 0


def red_duty(war: War, state: State, unit: Unit) -> int:
    """38.2.1: driven there, they leave as soon as they can."""
    country = region(war, TERRITORY)
    is_there = country >> state.at[unit] & 1 and red_territory(war, state, unit)
    return war.board.open & ~country if is_there else 0


def polish_territory(war: War, state: State, unit: Unit) -> int:
    """38.2.2: nor do the Poles, until the Lithuanians cross the line; even then not Kowno. Eagles 21.2/b."""
    if war.roster.side[unit] != PL:
        return 0
    return war.named_places(LITHUANIAN_CAPITAL) if have_crossed(state) else region(war, TERRITORY)


def polish_duty(war: War, state: State, unit: Unit) -> int:
    """38.2.2: driven there before the Lithuanians have crossed the line, they leave too."""
    country = region(war, TERRITORY)
    is_there = country >> state.at[unit] & 1 and war.roster.side[unit] == PL and not have_crossed(state)
    return war.board.open & ~country if is_there else 0


def no_transit(war: War, state: State, side: Side) -> int:
    """38.2.1, 38.2.2, 38.3.1: neither trains nor supply go through Lithuania: the Bolsheviks' do once the Lithuanians
    hold Wilno, the Poles' once they have crossed the line."""
    is_open = holds_wilno(war, state) if side == SU else have_crossed(state)
    return 0 if is_open else region(war, TERRITORY)


def aspirations(war: War, state: State, unit: Unit) -> int:
    """38.3: Lithuanians do not cross the line of their aspirations by choice (38.3.2). Eagles 21.3/c: Poles do."""
    return war.board.open & ~region(war, ASPIRATIONS) if is_lithuanian(war, unit) else 0


def red_aspirations(war: War, state: State, unit: Unit) -> int:
    """38.3.1: once they have taken Wilno the Bolsheviks do not cross it either, until all their divisions are gone; who
    is inside then may march there, and out."""
    if war.roster.counters[unit].nation != "su" or not holds_wilno(war, state):
        return 0
    if all(state.at[u] in (ELIMINATED, REMOVED) for u in troops(war)):
        return 0
    inside = region(war, ASPIRATIONS)
    return 0 if state.at[unit] >= 0 and inside >> state.at[unit] & 1 else inside


def holds_wilno(war: War, state: State) -> bool:
    held = state.of[Lithuania].places
    return bool(held) and is_in_game(state) and bool(held & war.named_places(LITHUANIAN_GOAL))


def may_take_wilno(war: War, unit: Unit) -> bool:
    """38.4: only Lithuanian-Belarusian divisions (H.3: only the 1st)."""
    counter = war.roster.counters[unit]
    return counter.formation == "lith-bel" and (not war.setting.wilno_units or unit in war.setting.wilno_units)


def wilno_closed(war: War, state: State, unit: Unit) -> int:
    """38.4: others do not enter Wilno while the Lithuanians hold it."""
    if war.roster.side[unit] != PL or may_take_wilno(war, unit) or not holds_wilno(war, state):
        return 0
    return war.named_places(LITHUANIAN_GOAL)


def attack_bar(war: War, state: State, unit: Unit, target: int) -> Refusal | None:
    """38.2.2, 38.4: Kowno is not attacked, Wilno in Lithuanian hands only by those who may take it."""
    if war.roster.side[unit] != PL:
        return None
    if war.named_places(LITHUANIAN_CAPITAL) >> target & 1:
        return Refusal(DEMARCATION_POLISH, "not-kowno")
    if wilno_closed(war, state, unit) >> target & 1:
        return Refusal(ZELIGOWSKI, "only-dlb")
    return None


def entered(war: War, state: State, unit: Unit, path: Sequence[int]) -> None:
    """38.1.5, 38.3.1: who crosses the line, and in whose hands the places on the way are. None is taken where enemies
    stand (17.1), and trains of the Bolsheviks only pass through (38.3.1).
    Eagles 21.3/b, 21.4/d."""
    held = state.of[Lithuania].places
    lithuanian = is_lithuanian(war, unit)
    if not lithuanian and not bit_set(path) & held:
        return
    taken = path[-1:] if war.roster.counters[unit].nation == "su" else path
    here = bit_set(taken) & war.board.localities & ~state.occupied[ENEMY[war.roster.side[unit]]]
    if lithuanian:
        state.change(Lithuania, places=held | here)
        outside = bit_set(path) & ~region(war, TERRITORY)
        if status(state) == NEUTRAL and outside:
            cross(war, state)
        elif status(state) == NEUTRAL:
            keep_peace(war, state)
    elif held & here:
        lost_wilno = war.roster.side[unit] == PL and held & here & war.named_places(LITHUANIAN_GOAL)
        state.change(Lithuania, places=held & ~here)
        if lost_wilno:
            leave(war, state)


def cross(war: War, state: State) -> None:
    """38.1.5, 38.5: the Lithuanians are at war; a Bolshevik player-turn that has not begun yet is one of the two."""
    state.change(Lithuania, status=CROSSED)
    state.change(Lithuania, since=int(state.phasing != SU))
    keep_peace(war, state)
    state.events.append(LithuaniaChanged(what="crossed", rule=WILNO_DEADLINE))


def attacks(attack: Attack) -> Steps[None]:
    """38.1.5, H.3: Lithuanians who attack are at war."""
    if any(is_lithuanian(attack.war, unit) for unit in attack.units):
        attack.state.change(Lithuania, attacked_poles=1)
        if status(attack.state) == NEUTRAL:
            cross(attack.war, attack.state)
    return
    yield


def driven(war: War, state: State, unit: Unit, start: int, path: Sequence[int]) -> None:
    """38.5: the last Lithuanians have been driven out of Wilno. Eagles 21.4/c."""
    lost(war, state, unit, start)


def lost(war: War, state: State, unit: Unit, h: int) -> None:
    """38.5: they have fallen there."""
    is_wilno = bool(war.named_places(LITHUANIAN_GOAL) >> h & 1)
    if is_lithuanian(war, unit) and is_wilno and holds_wilno(war, state) and h not in state.stacks:
        leave(war, state)


def end_of_turn(war: War, state: State) -> None:
    """38.5: the Lithuanians leave the game if they have not taken Wilno within two player-turns of crossing, or have
    not tried for it by 29.VIII."""
    if state.phasing == SU:
        count_down(war, state)
        give_up(war, state)


def count_down(war: War, state: State) -> None:
    """38.5: a Bolshevik player-turn has passed since they crossed the line. Eagles 21.4/a."""
    if status(state) != CROSSED or holds_wilno(war, state) or not any(state.at[u] >= 0 for u in troops(war)):
        return
    since = state.of[Lithuania].since
    state.change(Lithuania, since=since + 1)
    if since >= GRACE:
        leave(war, state)


def give_up(war: War, state: State) -> None:
    """38.5: they have not tried for Wilno in time. Eagles 21.4."""
    if status(state) == NEUTRAL and war.is_from(state, LITHUANIA_WAITS) and any(state.at[u] >= 0 for u in troops(war)):
        leave(war, state)


def leave(war: War, state: State) -> None:
    """38.5: all Lithuanian troops leave the game; a line that they crossed stays open to the Poles (38.2.2)."""
    state.change(Lithuania, passable=int(have_crossed(state)), status=OUT)
    for unit in troops(war):
        if state.at[unit] >= 0:
            state.events.append(Removed(unit=war.roster.ids[unit], rule=WILNO_DEADLINE))
        lift(war, state, unit, REMOVED)
        state.due[unit] = 0
    keep_peace(war, state)
    state.events.append(LithuaniaChanged(what="out", rule=WILNO_DEADLINE))


CHAPTER = Chapter(
    name=in_force.LITHUANIA,
    forbidden_hexes=(
        ForbiddenHexes(DEMARCATION_RED, "demarcation-red", red_territory, concerns=reds, most=within(TERRITORY)),
        ForbiddenHexes(
            DEMARCATION_POLISH,
            "demarcation-polish",
            polish_territory,
            concerns=poles,
            most=within(TERRITORY, LITHUANIAN_CAPITAL),
        ),
        ForbiddenHexes(ASPIRATION, "aspiration", aspirations, concerns=is_lithuanian),
        ForbiddenHexes(ASPIRATION_RED, "aspiration-red", red_aspirations, concerns=reds, most=within(ASPIRATIONS)),
        ForbiddenHexes(ZELIGOWSKI, "only-dlb", wilno_closed, concerns=poles, most=within(LITHUANIAN_GOAL)),
    ),
    must_go_to=(
        MustGoTo(DEMARCATION_RED, "duty-lithuania", red_duty, reds, within(TERRITORY)),
        MustGoTo(DEMARCATION_POLISH, "duty-lithuania", polish_duty, poles, within(TERRITORY)),
    ),
    never_together=(ForbiddenHexes(LITHUANIANS_APART, "not-together", apart, concerns=reds, now=is_in_game),),
    abroad=(no_transit,),
    forbidden_attacks=(For(poles, attack_bar, within(LITHUANIAN_CAPITAL, LITHUANIAN_GOAL)),),
    forbidden_joint_attacks=(attack_apart,),
    before_attack=(attacks,),
    bearings=(towards_kowno,),
    entered=(For(is_lithuanian, entered), For(is_other, entered, localities, now=holds_places, scattered=True)),
    after_retreat=(driven,),
    lost=(lost,),
)
