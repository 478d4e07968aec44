"""10.4, 10.9.6: one shot, from the choice of its target and of those who fire together to its effect."""

from collections.abc import Callable

from sztab.games.raclawice.edition import Edition
from sztab.games.raclawice.fire import artillery, musketry
from sztab.games.raclawice.fire.aiming import partners, targets
from sztab.games.raclawice.fire.reasons import DONE, PARTNER_TRIES, TARGET_TRIES
from sztab.games.raclawice.rules import AIM, JOINT_FIRE
from sztab.games.raclawice.state import State
from sztab.games.raclawice.units.counters import ARTILLERY, SEATS
from sztab.kernel.refusing import Reasons, is_allowed
from sztab.kernel.requests import Steps, choose


def shoot(edition: Edition, state: State, unit: int) -> Steps[None]:
    """10.4: one fire: its target, the units that join in (10.9.6), and its effect (10.0)."""
    about = {"unit": edition.counters[unit].id}
    options = targets(edition, state, unit)
    seat, case = SEATS[edition.side[unit]], (edition, state, unit)
    target = yield from choose(seat, "fire-target", options, rule=AIM, about=about, tries=TARGET_TRIES, case=case)
    firing = yield from join_in(edition, state, unit, target)
    yield from discharge(edition, state, firing, target)


def join_in(
    edition: Edition, state: State, unit: int, target: int, against: Callable[[int], Reasons] = lambda _: iter(())
) -> Steps[list[int]]:
    """10.9.6: the units that fire together at a hex with troops; A54: lone guns are fired at by one. `against` says who
    is not free to join."""
    firing = [unit]
    if not state.stacks[1 - edition.side[unit]][target]:
        return firing
    while more := [other for other in partners(edition, state, firing, target) if is_allowed(against(other))]:
        about = {
            "unit": edition.counters[unit].id,
            "hex": edition.number(target),
            "units": tuple(edition.counters[other].id for other in firing),
        }
        options: list[int | str] = [*more, DONE]
        seat, case = SEATS[edition.side[unit]], (edition, state, edition.side[unit], firing[:], target, against)
        answer = yield from choose(
            seat, "fire-partner", options, rule=JOINT_FIRE, about=about, tries=PARTNER_TRIES, case=case
        )
        if isinstance(answer, str):
            break
        firing.append(answer)
    return firing


def discharge(edition: Edition, state: State, firing: list[int], target: int) -> Steps[None]:
    """10.9, 10.10: those who fire do so, by the procedure for their arm and their target."""
    unit = firing[0]
    if edition.arm[unit] == ARTILLERY:
        yield from artillery.bombard(edition, state, unit, target)
    elif state.stacks[1 - edition.side[unit]][target]:
        yield from musketry.volley(edition, state, firing, target)
    else:
        yield from musketry.silence(edition, state, unit, target)
