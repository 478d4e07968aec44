"""Which answers an officer thinks of: mostly the one that he has planned."""

from collections.abc import Callable, Sequence

from sztab.games.raclawice.bot.candidate_answers import candidates
from sztab.games.raclawice.bot.officer.chart import Chart
from sztab.games.raclawice.bot.officer.doctrine import Doctrine
from sztab.games.raclawice.bot.officer.leading import call, choose_melee, come_back, look_round, ride
from sztab.games.raclawice.bot.officer.odds import Gunnery
from sztab.games.raclawice.bot.officer.opinions import TELLERS
from sztab.games.raclawice.bot.officer.orders import (
    choose_act,
    choose_group,
    choose_order,
    choose_partner,
    choose_step,
    thought_of,
)
from sztab.games.raclawice.bot.officer.plans import Memory, Plan
from sztab.games.raclawice.bot.officer.reacting import choose_reaction
from sztab.games.raclawice.bot.officer.shooting import choose_shot, choose_target
from sztab.games.raclawice.edition import Edition
from sztab.games.raclawice.state import State
from sztab.games.raclawice.units.counters import SEATS
from sztab.kernel.opinions import Opinions
from sztab.kernel.requests import Choice


class Officer:
    """Thinks about positions of one edition."""

    __slots__ = ("_edition", "_gunnery")

    def __init__(self, edition: Edition) -> None:
        self._edition = edition
        self._gunnery = Gunnery(edition)

    def planned(
        self, state: State, question: Choice, plan: bytes, doctrine: Doctrine
    ) -> tuple[Sequence[int] | None, bytes]:
        """The numbers of the answers worth a thought (None: all), and what he has in mind then."""
        find = FINDERS.get(question.prompt)
        if find is None or len(question.options) == 1:
            return candidates(self._edition, state, question), plan
        chart = self.chart(state, question, doctrine)
        if question.prompt not in REMEMBERED:
            return find(chart, question, Memory()), plan
        memory = _memory(state, plan, doctrine)
        found = find(chart, question, memory)
        return found, memory.told()

    def opinions(self, state: State, question: Choice, plan: bytes, doctrine: Doctrine) -> Opinions | None:
        """What he thinks of the answers, with this plan in mind; None: they are tried."""
        tell = TELLERS.get(question.prompt)
        if tell is None or len(question.options) == 1:
            return None
        memory = _memory(state, plan, doctrine) if question.prompt in REMEMBERED else Memory()
        return tell(self.chart(state, question, doctrine), question, memory)

    def chart(self, state: State, question: Choice, doctrine: Doctrine) -> Chart:
        """The position for who is asked."""
        return Chart(self._edition, state, SEATS.index(question.seat), doctrine, self._gunnery)

    def thought_of(self, chart: Chart, question: Choice, plan: bytes) -> dict[int, Plan]:
        """By unit: what he had in mind for those who may move, when he gave this plan with an answer."""
        if question.prompt != "act":
            return {}
        return thought_of(chart, question.options, _memory(chart.state, plan, chart.doctrine))


def _memory(state: State, plan: bytes, doctrine: Doctrine) -> Memory:
    return Memory.read(plan, (state.turn, tuple(state.drawn), len(state.tasks), state.scenario, doctrine))


FINDERS: dict[str, Callable[[Chart, Choice, Memory], Sequence[int]]] = {
    "activate": call,
    "act": choose_act,
    "group": choose_group,
    "step": choose_step,
    "order": choose_order,
    "shot": choose_shot,
    "fire-target": choose_target,
    "fire-partner": choose_partner,
    "react": choose_reaction,
    "leader-move": ride,
    "melee-hex": choose_melee,
    "melee-facing": look_round,
    "face": look_round,
    "return-hex": come_back,
}

REMEMBERED = ("act", "step")
"""What he plans for several answers: who moves next, and the way of who moves."""
