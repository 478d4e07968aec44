"""7.3.1: infantry forms square in alarm, when enemy cavalry has just come into its hex: in a move, a charge (A21), or a
counter-attack on infantry that was moving itself."""

from sztab.games.raclawice.edition import Edition
from sztab.games.raclawice.rules import SQUARE_ALARM
from sztab.games.raclawice.state import Entry, State
from sztab.games.raclawice.units.counters import CAVALRY, SEATS
from sztab.games.raclawice.units.formations import alarm_square, reasons_against_alarm_square
from sztab.kernel.events import Refusal
from sztab.kernel.refusing import Reasons, Tries, is_allowed
from sztab.kernel.requests import Answer, Steps, choose

FORM, DONE = "square", "done"


def reasons_against_alarm(edition: Edition, state: State, entry: Entry, side: int) -> Reasons:
    """7.3.1: why the infantry of a side in the hex that was entered may not try to form square now, once."""
    stack = state.stacks[side][entry.hex]
    riders = _riders(state, entry, side)
    if not stack or not riders or edition.arm[riders[0]] != CAVALRY:
        yield Refusal(SQUARE_ALARM, "no-cavalry", {"hex": edition.number(entry.hex)})
    if stack and stack[0] in entry.reacted:
        yield Refusal(SQUARE_ALARM, "reacted-already", {})
    yield from reasons_against_alarm_square(edition, state, side, entry.hex)


def reasons_against_forming(answer: Answer, edition: Edition, state: State, entry: Entry, side: int) -> Reasons:
    """7.3.1: the infantry that cavalry has met forms square, or not."""
    if answer == DONE:
        return
    way, who = answer
    if way != FORM or (who,) != state.stacks[side][entry.hex][:1]:
        yield Refusal(SQUARE_ALARM, "no-cavalry", {"hex": edition.number(entry.hex)})
    yield from reasons_against_alarm(edition, state, entry, side)


def _riders(state: State, entry: Entry, side: int) -> list[int]:
    """The enemies of the side that have come into the hex."""
    if side == state.active:
        return entry.counter
    return [] if entry.counter else state.moving[entry.group].units


def form_in_alarm(edition: Edition, state: State, entry: Entry, side: int) -> Steps[None]:
    entry.reacted += state.stacks[side][entry.hex]
    yield from alarm_square(edition, state, side, entry.hex)


def offer_alarm(edition: Edition, state: State, entry: Entry, tries: Tries) -> Steps[None]:
    """8.15.1, 7.3.1: cavalry has counter-attacked; the infantry that was moving may try to form square."""
    side = state.active
    if not is_allowed(reasons_against_alarm(edition, state, entry, side)):
        return
    options: list[Answer] = [(FORM, state.stacks[side][entry.hex][0]), DONE]
    about = {"hex": edition.number(entry.hex)}
    case = (edition, state, entry, side)
    answer = yield from choose(SEATS[side], "react", options, rule=SQUARE_ALARM, about=about, tries=tries, case=case)
    if answer != DONE:
        yield from form_in_alarm(edition, state, entry, side)
