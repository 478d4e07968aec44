"""Why not? The questions that follow from fire, reaction, melee and flight, and what a player could try at them."""

from collections.abc import Iterator

from sztab.games.raclawice.edition import Edition
from sztab.games.raclawice.fire import shots as fire
from sztab.games.raclawice.fire import withdrawal
from sztab.games.raclawice.fire.reasons import refusal_partner
from sztab.games.raclawice.melee import flight
from sztab.games.raclawice.reaction import reactions as reaction
from sztab.games.raclawice.reaction import stepping_aside
from sztab.games.raclawice.rules import REORDER
from sztab.games.raclawice.state import IN_PLAY, State
from sztab.games.raclawice.units.counters import SEATS
from sztab.hexmap.bits import members
from sztab.kernel.events import Refusal
from sztab.kernel.requests import Answer, Choice


def judge_withdraw(edition: Edition, state: State, question: Choice, answer: Answer) -> Refusal | None:
    group, cause = _units(edition, question), edition.hex(question.about["from"])
    return withdrawal.refusal_choice(edition, state, group, answer, cause, question.about["left"])


def judge_loss(edition: Edition, state: State, question: Choice, answer: Answer) -> Refusal | None:
    """3.4/e, 11.8/c: one of the units that were hit or fought in this hex."""
    if answer in question.options:
        return None
    unit = edition.counters[answer].id
    if SEATS[edition.side[answer]] != question.seat:
        return Refusal(question.rule, "not-own-unit", {"unit": unit})
    if state.fate[answer] != IN_PLAY:
        return Refusal(question.rule, "not-on-map", {"unit": unit})
    return Refusal(question.rule, "loss-elsewhere", {"unit": unit, "hex": question.about["hex"]})


def judge_partner(edition: Edition, state: State, question: Choice, answer: Answer) -> Refusal | None:
    """10.9.6; 9.1, A102: in a reaction only who may react."""
    if answer == fire.DONE:
        return None
    if state.entry is not None and (refused := reaction.refusal_free(edition, state, state.entry, answer)):
        return refused
    firing = [edition.unit(id) for id in question.about["units"]]
    return refusal_partner(edition, state, firing, answer, edition.hex(question.about["hex"]))


def judge_return(edition: Edition, state: State, question: Choice, answer: Answer) -> Refusal | None:
    task = state.tasks[0]
    return flight.refusal_return(edition, state, edition.unit(question.about["unit"]), task.leader, task.of, answer)


def judge_leader_withdraw(edition: Edition, state: State, question: Choice, answer: Answer) -> Refusal | None:
    return stepping_aside.refusal_leader_hex(edition, state, edition.leader(question.about["leader"]), answer)


def judge_aside(edition: Edition, state: State, question: Choice, answer: Answer) -> Refusal | None:
    return None if answer == stepping_aside.STAY else judge_leader_withdraw(edition, state, question, answer)


def judge_order(edition: Edition, state: State, question: Choice, answer: Answer) -> Refusal | None:
    """6.0/b: each unit of the stack once."""
    if answer in question.options:
        return None
    return Refusal(REORDER, "order-elsewhere", {"unit": edition.counters[answer].id})


def _units(edition: Edition, question: Choice) -> list[int]:
    return [edition.unit(id) for id in question.about["units"]]


def try_withdraw(edition: Edition, state: State, question: Choice) -> Iterator[Answer]:
    yield from _near(edition, state.hexes[_units(edition, question)[0]])


def try_return(edition: Edition, state: State, question: Choice) -> Iterator[Answer]:
    task = state.tasks[0]
    at = state.leader_hex[task.of if task.of >= 0 else task.leader]
    yield from _near(edition, at) if at >= 0 else question.options


def try_leader_withdraw(edition: Edition, state: State, question: Choice) -> Iterator[Answer]:
    yield from _near(edition, state.leader_hex[edition.leader(question.about["leader"])])
    if question.prompt == "leader-aside":
        yield stepping_aside.STAY


def try_units(edition: Edition, state: State, question: Choice) -> Iterator[Answer]:
    """Any unit of the side on the map, and one of the enemy's."""
    side = SEATS.index(question.seat)
    yield from (unit for unit in (*edition.troops[side], *edition.guns[side]) if state.hexes[unit] >= 0)
    yield edition.troops[1 - side][0]
    if question.prompt == "fire-partner":
        yield fire.DONE


def _near(edition: Edition, hex: int) -> list[int]:
    return members(edition.board.within[2][hex] & ~(1 << hex))
