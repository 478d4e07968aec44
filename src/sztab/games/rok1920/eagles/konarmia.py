"""20.1, 2.5: the Konarmia, and the fronts to which the Bolshevik armies belong."""

from collections.abc import Sequence

from msgspec import structs

from sztab.games.rok1920.chapter_events import DieRolled, KonarmiaHandedOver, Removed
from sztab.games.rok1920.chapter_rules import KA_CLEAR, KA_FREE, KA_TRANSFER, KA_WITHDRAWN
from sztab.games.rok1920.chapters import Chapter, For, ForbiddenHexes, MustGoTo, poles, theatre_hexes, within
from sztab.games.rok1920.command import leader
from sztab.games.rok1920.eagles.replacements import comes, lay_marker, refusal_where
from sztab.games.rok1920.eagles.rules import KA_MARCH_OUT
from sztab.games.rok1920.forces import konarmia as common
from sztab.games.rok1920.forces.status import GONE, IN_PLAY, WAITING, CavalryArmy
from sztab.games.rok1920.logistics.arrival_hexes import KA_REGION
from sztab.games.rok1920.logistics.replacement_pools import Replacements
from sztab.games.rok1920.named import KONARMIA
from sztab.games.rok1920.politics import fronts
from sztab.games.rok1920.politics.fronts import PL_THEATRE, UA, is_konarmia, units_in_theatre
from sztab.games.rok1920.state import ELIMINATED, REMOVED, State
from sztab.games.rok1920.turn.sequence import advance
from sztab.games.rok1920.units.counters import FULL, SU, Unit
from sztab.games.rok1920.units.positions import lift
from sztab.games.rok1920.war import War
from sztab.kernel.box import Box
from sztab.kernel.requests import D6, Steps, choose, roll

UNITS_IN_POLAND = 2


class Entry:
    """20.1.1/b: the stages in which the entry hexes are closed to the Poles."""

    def __init__(self, box: Box) -> None:
        names = [row.text("name") for row in box.rows("stages")]
        known = sorted(box.our_words("dates", "what"))
        stages = {row.one_of("what", known): row.one_of("stage", names) for row in box.rows("dates")}
        first, last = (names.index(stages[f"konarmia-hexes-closed-{end}"]) + 1 for end in ("from", "to"))
        self.stages = range(first, last + 1)

    def closed(self, war: War, state: State, unit: Unit) -> int:
        return war.board.map.regions.get(KA_REGION, 0) if state.stage in self.stages else 0

    def duty(self, war: War, state: State, unit: Unit) -> int:
        """20.1.1/b: whoever is there has to leave."""
        entry = self.closed(war, state, unit)
        return war.board.open & ~entry if entry >> state.at[unit] & 1 else 0


def entered(war: War, state: State, unit: Unit, path: Sequence[int]) -> None:
    """3.5/c, 20.1.1/a, 20.1.1: the army is in play; its coming moves no morale."""
    if state.of[CavalryArmy].status == WAITING:
        state.change(CavalryArmy, status=IN_PLAY)
        state.change(CavalryArmy, entered_in=state.stage)


def free_replacements(war: War, state: State) -> Steps[None]:
    """20.1.2: if none of it has attacked, each weak or lost division may roll: on 5 and 6 it is strengthened or rebuilt
    free of charge."""
    in_play = state.of[CavalryArmy].status == IN_PLAY
    if state.phasing == SU and in_play and not state.of[CavalryArmy].fought:
        for unit in common.divisions(war):
            yield from _roll_for(war, state, unit)
    advance(state)


def may_roll(war: War, state: State, unit: Unit) -> bool:
    """20.1.2, 20.1.2/b: lost; or weak, supplied and not beside enemies."""
    if state.at[unit] == ELIMINATED:
        return True
    if state.at[unit] < 0 or state.level[unit] == FULL or state.of[Replacements].strengthening >> unit & 1:
        return False
    return refusal_where(war, state, unit) is None


def _roll_for(war: War, state: State, unit: Unit) -> Steps[None]:
    """20.1.2/a"""
    if not may_roll(war, state, unit):
        return
    about = {"unit": war.roster.ids[unit]}
    answer = yield from choose(leader(war, state, unit), "ordzhonikidze", ("roll", "no"), rule=KA_FREE, about=about)
    if answer == "no":
        return
    (face,) = yield from roll(1, D6, rule=KA_FREE, prompt="ordzhonikidze", about=about)
    good = face >= common.FREE_FACE
    state.events.append(DieRolled(what="ordzhonikidze", face=face, good=int(good), rule=KA_FREE))
    if good:
        (comes if state.at[unit] == ELIMINATED else lay_marker)(war, state, unit)


def withdraw(war: War, state: State) -> None:
    """20.1.3/a, 20.1.3/b, 20.1.3, A58: without a Full division on the map and without an advantage in the Ukrainian or
    the Polish theatre
    it leaves the game at the end of a Bolshevik player-turn."""
    if state.phasing != SU or state.of[CavalryArmy].status != IN_PLAY:
        return
    if any(state.markers >> theatre & 1 and state.morale[theatre] > 0 for theatre in (UA, PL_THEATRE)):
        return
    if any(state.at[unit] >= 0 and state.level[unit] == FULL for unit in common.divisions(war)):
        return
    state.change(CavalryArmy, status=GONE)
    for unit in war.units_of_army(KONARMIA):
        if state.at[unit] >= 0:
            state.events.append(Removed(unit=war.roster.ids[unit], rule=KA_WITHDRAWN))
        lift(war, state, unit, REMOVED)
        state.due[unit] = 0


def chapter(box: Box) -> Chapter:
    entry = Entry(box)
    return Chapter(
        name="konarmia",
        forbidden_hexes=(ForbiddenHexes(KA_CLEAR, "ka-clear", entry.closed, concerns=poles, most=within(KA_REGION)),),
        must_go_to=(MustGoTo(KA_CLEAR, "duty-ka-clear", entry.duty, poles, within(KA_REGION)),),
        before_attack=(common.fought,),
        entered=(For(is_konarmia, entered),),
    )


# 20.1.4: the transfer to the West Front.


def may_hand_over(war: War, state: State) -> bool:
    """20.1.4, A101: two units of the South-West Front stand in the Polish theatre, and the army is still its own."""
    if state.phasing != SU or state.of[CavalryArmy].front:
        return False
    if state.of[CavalryArmy].status != IN_PLAY:
        return False
    return units_in_theatre(war, state, "southwest", PL_THEATRE).bit_count() >= UNITS_IN_POLAND


def hand_over(war: War, state: State) -> Steps[None]:
    """20.1.4, 20.1.4/a: the army may be given to the West Front, for good; it does not attack in this player-turn."""
    if state.phasing == SU:
        state.change(CavalryArmy, handed=0)
    if may_hand_over(war, state):
        answer = yield from choose(
            war.command.of_front("southwest"), "hand-over", ("keep", "hand-over"), rule=KA_TRANSFER
        )
        if answer == "hand-over":
            state.change(CavalryArmy, front=1, handed=1)
            state.events.append(KonarmiaHandedOver(rule=KA_TRANSFER))
    advance(state)


def march_out(war: War, state: State, unit: Unit) -> int:
    """20.1.4/b: handed over, it marches out of the Ukraine, nearer in every movement phase."""
    is_there = war.board.theatres[UA] >> state.at[unit] & 1
    return war.board.open & ~war.board.theatres[UA] if state.of[CavalryArmy].front and is_there else 0


def closed_west(war: War, state: State, unit: Unit) -> int:
    """2.5.1/a: units of the West Front keep out of the Ukraine; those that march out of it go on (20.1.4/b)."""
    if state.at[unit] >= 0 and is_konarmia(war, unit) and march_out(war, state, unit):
        return 0
    return fronts.WEST_AREA.closed(war, state, unit)


FRONTS = structs.replace(
    fronts.CHAPTER,
    must_go_to=(
        MustGoTo(KA_MARCH_OUT, "duty-ka-march-out", march_out, is_konarmia, theatre_hexes(UA)),
        *fronts.CHAPTER.must_go_to,
    ),
    forbidden_hexes=(
        structs.replace(fronts.CHAPTER.forbidden_hexes[0], hexes=closed_west),
        *fronts.CHAPTER.forbidden_hexes[1:],
    ),
)
"""2.5, 20.1.4, 19.3/a"""
