"""21: Lithuania as in the first edition, but for who may attack and enter Wilno."""

from msgspec import structs

from sztab.games.rok1920.chapter_rules import ZELIGOWSKI
from sztab.games.rok1920.chapters import For, poles, within
from sztab.games.rok1920.eagles.rules import KOWNO_SPARED
from sztab.games.rok1920.forces import lithuania as common
from sztab.games.rok1920.named import LITHUANIAN_CAPITAL, LITHUANIAN_GOAL
from sztab.games.rok1920.state import State
from sztab.games.rok1920.units.counters import PL, SU, Unit
from sztab.games.rok1920.war import War
from sztab.kernel.events import Refusal


def attack_bar(war: War, state: State, unit: Unit, target: int) -> Refusal | None:
    """19.3/c, 21.2/c, 21.4/b, A66: Lithuanians in Kowno are not attacked, in Wilno only by Lithuanian-Belarusian units;
    Bolsheviks who were driven there are."""
    if war.roster.side[unit] != PL or not common.standing(war, state) >> target & 1:
        return None
    if war.named_places(LITHUANIAN_CAPITAL) >> target & 1:
        return Refusal(KOWNO_SPARED, "not-kowno")
    is_wilno = war.named_places(LITHUANIAN_GOAL) >> target & 1
    if is_wilno and not common.may_take_wilno(war, unit):
        return Refusal(ZELIGOWSKI, "only-dlb")
    return None


def abroad(war: War) -> int:
    return war.board.open & ~common.region(war, common.TERRITORY)


def beyond_the_line(war: War, state: State, unit: Unit) -> list[int]:
    """21.1/d, 21.4: outside their country, where the first Lithuanian unit brings the war about."""
    return [abroad(war)] if common.status(state) == common.NEUTRAL else []


def end_of_turn(war: War, state: State) -> None:
    """21.4, 21.4/a, A75: two Bolshevik player-turns after the one in which they crossed the line; to cross it they have
    until the end of the stage 29.VIII, whoever begins it: reserves may go in the enemy's player-turn too."""
    if state.phasing == SU:
        common.count_down(war, state)
    if state.phasing != war.setting.first:
        common.give_up(war, state)


CHAPTER = structs.replace(
    common.CHAPTER,
    forbidden_hexes=tuple(bar for bar in common.CHAPTER.forbidden_hexes if bar.rule != ZELIGOWSKI),
    forbidden_attacks=(For(poles, attack_bar, within(LITHUANIAN_CAPITAL, LITHUANIAN_GOAL)),),
    consequences_of_entering=(For(common.is_lithuanian, beyond_the_line, abroad),),
)
