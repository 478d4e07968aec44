"""24, 21.1, 19.2.4: what players may choose before the first player-turn: hexes inside deployment areas, and divisions
that start divided."""

from collections.abc import Sequence

from sztab.games.rok1920.chapter_events import Deployed
from sztab.games.rok1920.chapter_rules import DEPLOY, DEPLOY_LINEAR, SICH_PLACE, SPLIT_START
from sztab.games.rok1920.chapter_state import ChapterState, mark
from sztab.games.rok1920.command import player
from sztab.games.rok1920.in_force import BRIGADES
from sztab.games.rok1920.logistics.divisional_brigades import parts_of, refusal_split, split
from sztab.games.rok1920.logistics.railway import railway_hexes
from sztab.games.rok1920.moving.march_refusals import all_hexes
from sztab.games.rok1920.state import State
from sztab.games.rok1920.tries import refusing
from sztab.games.rok1920.turn.sequence import advance
from sztab.games.rok1920.units.counters import DIVISION, INFANTRY, PL, SU, TRAIN, Unit
from sztab.games.rok1920.units.positions import is_full, move_to
from sztab.games.rok1920.war import War
from sztab.hexmap.bits import members
from sztab.kernel.events import Refusal
from sztab.kernel.refusing import Reasons, Tries, is_allowed
from sztab.kernel.requests import Answer, Steps, choose

READY = "ready"
ARMIES, DIVISIONS = 1, 2
"""Who is at it: the Bolshevik with his armies, then the Pole with his divisions."""
SICH = "sich"


class Deployment(ChapterState, frozen=True):
    """24, 19.2.4"""

    stage: int = mark("deploying")
    """24, 19.2.4: 1 while the Bolshevik sets his armies up, 2 while the Pole may divide divisions."""


def is_rifle_division(war: War, unit: Unit) -> bool:
    counter = war.roster.counters[unit]
    return counter.nation == "su" and counter.arm == INFANTRY and counter.size == DIVISION


def reasons_against_setting_up(h: int, war: War, state: State, unit: Unit, area: int) -> Reasons:
    """24, 24.1, 21.1: why a unit may not be set up on a hex."""
    counter = war.roster.counters[unit]
    others = [u for u in state.stacks.get(h, ()) if u != unit]
    if not area >> h & 1 or not war.board.open >> h & 1:
        yield Refusal(DEPLOY, "outside-area")
    if state.occupied[PL] >> h & 1 or (h != state.at[unit] and is_full(war, state, SU, h)):
        yield Refusal(DEPLOY, "hex-taken")
    if counter.arm == TRAIN and not railway_hexes(war) >> h & 1:
        yield Refusal(DEPLOY, "off-rails")
    if others and (counter.formation == SICH or any(war.roster.counters[u].formation == SICH for u in others)):
        yield Refusal(SICH_PLACE, "sich-alone")
    if is_rifle_division(war, unit):
        near = (war.board.masks[h] | 1 << h) & state.occupied[SU]
        others = [u for there in members(near) for u in state.stacks[there] if u != unit]
        if any(is_rifle_division(war, u) for u in others):
            yield Refusal(DEPLOY_LINEAR, "linear")


def deployment_area(war: War, unit: Unit) -> int:
    """24: the hexes of the unit's army; where it has none, it stands as the card says."""
    return war.board.map.regions.get(war.setting.areas.get(unit, ""), 0)


def deployment_hexes(war: War, state: State, unit: Unit) -> list[int]:
    area = deployment_area(war, unit)
    return [h for h in members(area) if is_allowed(reasons_against_setting_up(h, war, state, unit, area))]


def _all_reds(war: War, *_: object) -> tuple[Unit, ...]:
    return war.roster.of_side[SU]


def _all_poles(war: War, *_: object) -> tuple[Unit, ...]:
    return war.roster.of_side[PL]


def _against_deploying(*_: object) -> Reasons:
    """24: only units of the armies with areas are set up freely."""
    yield Refusal(DEPLOY, "fixed-by-card")


def _against_dividing(unit: Unit, war: War, state: State, offered: Sequence[Answer]) -> Reasons:
    """19.2.4"""
    yield refusal_split(war, state, unit) or Refusal(SPLIT_START, "not-divisible")


DEPLOY_TRIES, DIVIDE_TRIES = refusing(_all_reds, _against_deploying), refusing(_all_poles, _against_dividing)
"""Case: war, state, what is offered."""
DEPLOY_AT_TRIES = Tries(all_hexes, reasons_against_setting_up)
"""Case: war, state, the unit, the area of its army."""


def deploy(war: War, state: State) -> Steps[None]:
    """Before the first player-turn: the armies (24: each unit of the areas may be set up anywhere inside its army's;
    the card's places stand ready), then the divisions that start divided (19.2.4)."""
    stage = state.of[Deployment].stage
    if stage == ARMIES and war.setting.areas:
        yield from _set_up(war, state)
    elif stage:
        yield from _divide(war, state)
    else:
        advance(state)


def _set_up(war: War, state: State) -> Steps[None]:
    options: list[Answer] = [*sorted(war.setting.areas), READY]
    seat = player(war, state, SU)
    unit = yield from choose(seat, "deploy", options, rule=DEPLOY, tries=DEPLOY_TRIES, case=(war, state, options))
    if unit == READY:
        state.change(Deployment, stage=DIVISIONS)
        return
    about = {"unit": war.roster.ids[unit]}
    hexes = deployment_hexes(war, state, unit)
    case = (war, state, unit, deployment_area(war, unit))
    h = yield from choose(seat, "deploy-at", hexes, rule=DEPLOY, about=about, tries=DEPLOY_AT_TRIES, case=case)
    move_to(war, state, unit, h)
    state.events.append(Deployed(unit=war.roster.ids[unit], hex=war.board.map.numbers[h], rule=DEPLOY))


def _divide(war: War, state: State) -> Steps[None]:
    """19.2.4: a division that the card lists whole may start divided."""
    whole = [u for u in war.roster.of_side[PL] if parts_of(war, u) and refusal_split(war, state, u) is None]
    unit: Answer = READY
    if whole and war.has(BRIGADES):
        options: list[Answer] = [*whole, READY]
        seat, case = player(war, state, PL), (war, state, options)
        unit = yield from choose(seat, "start-divided", options, rule=SPLIT_START, tries=DIVIDE_TRIES, case=case)
    if unit == READY:
        state.change(Deployment, stage=0)
        advance(state)
        return
    split(war, state, unit)
