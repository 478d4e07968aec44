"""Who acts for which units: a side is an army (Poles, Bolsheviks), a seat is a player.

In a game for two each side has one player. Where a side has several (Eagles 22), each leads the units of his own
command; what concerns the whole side is asked of the one who has precedence, and in a phase they act one after the
other. Rules ask here, and nowhere else, to whom a question goes.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Protocol

from sztab.games.rok1920.units.counters import SEATS, SU, Side, Unit
from sztab.kernel.events import Outcome
from sztab.kernel.requests import Answer, Rule, Seat

if TYPE_CHECKING:
    from sztab.games.rok1920.state import State
    from sztab.games.rok1920.war import War


class Command(Protocol):
    """How the seats of a table share the units."""

    @property
    def seats(self) -> tuple[Seat, ...]: ...

    def side_of(self, seat: Seat | None) -> Side | None:
        """The side that a seat belongs to; None: it only looks on."""
        ...

    def players(self, war: War, state: State, side: Side) -> tuple[Seat, ...]:
        """The players of a side in the order in which they act; the first has precedence."""
        ...

    def leader(self, war: War, state: State, unit: Unit) -> Seat:
        """The player who leads a unit."""
        ...

    def of_front(self, front: str) -> Seat:
        """The player who leads a Bolshevik front."""
        ...

    def credit(self, war: War, state: State, outcome: Outcome) -> Outcome:
        """How it ended for the players, after how it ended for the sides."""
        ...


class TwoPlayers:
    """One player for each side."""

    seats = SEATS
    _alone = tuple((seat,) for seat in SEATS)

    def side_of(self, seat: Seat | None) -> Side | None:
        return SEATS.index(seat) if seat in SEATS else None

    def players(self, war: War, state: State, side: Side) -> tuple[Seat, ...]:
        return self._alone[side]

    def leader(self, war: War, state: State, unit: Unit) -> Seat:
        return SEATS[war.roster.side[unit]]

    def of_front(self, front: str) -> Seat:
        return SEATS[SU]

    def credit(self, war: War, state: State, outcome: Outcome) -> Outcome:
        return outcome


TWO_PLAYERS = TwoPlayers()


def victory(side: Side, level: str, reason: str, rule: Rule, score: dict[str, int] | None = None) -> Outcome:
    """A side has won, by its first seat; what that is for the players of a table, `credit` says."""
    return Outcome(SEATS[side], level, reason, rule, score or {})


def player(war: War, state: State, side: Side) -> Seat:
    """Who decides what concerns a side as a whole."""
    return war.command.players(war, state, side)[0] if war.is_shared else SEATS[side]


def leader(war: War, state: State, unit: Unit) -> Seat:
    """Who decides for a unit."""
    return war.command.leader(war, state, unit) if war.is_shared else SEATS[war.roster.side[unit]]


def partners(war: War, state: State, seat: Seat) -> tuple[Seat, ...]:
    """Who plays the same side as a player, beside him: they know all that he knows."""
    side = war.command.side_of(seat)
    return () if side is None else tuple(s for s in war.command.players(war, state, side) if s != seat)


def leader_of(war: War, state: State, side: Side, units: Iterable[Unit]) -> Seat:
    """Who decides for units together: their leader, or who has precedence where they have several."""
    leaders = {war.command.leader(war, state, unit) for unit in units}
    return leaders.pop() if len(leaders) == 1 else player(war, state, side)


def acting(war: War, state: State, side: Side) -> Seat:
    """Which player of a side acts in the phase that is on."""
    if not war.is_shared:
        return SEATS[side]
    players = war.command.players(war, state, side)
    return players[0] if len(players) == 1 else players[min(state.commander, len(players) - 1)]


def led(war: War, state: State, side: Side, answers: Sequence[Answer]) -> Sequence[Answer]:
    """Those of these answers (a unit, or a tag and a unit or several) that are for the player who acts now; a tag alone
    or with a word is for whoever acts."""
    if not war.is_shared or len(war.command.players(war, state, side)) == 1:
        return answers
    seat = acting(war, state, side)
    named = [(a, _unit_of(a)) for a in answers]
    return [a for a, unit in named if unit < 0 or war.command.leader(war, state, unit) == seat]


def _unit_of(answer: Answer) -> Unit:
    """The unit that an answer names, the first of several; -1: none."""
    if isinstance(answer, tuple):
        answer = answer[1]
    if isinstance(answer, tuple):
        answer = answer[0]
    return answer if isinstance(answer, int) else -1


def next_player_acts(war: War, state: State, side: Side) -> bool:
    """The player who acts has done with the phase; is it another's turn in it?"""
    if state.commander + 1 < len(war.command.players(war, state, side)):
        state.commander += 1
        return True
    state.commander = 0
    return False
