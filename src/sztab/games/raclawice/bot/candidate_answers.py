"""For bots: the answers worth a thought at each question, first the one that is given without any."""

from collections.abc import Callable, Sequence
from itertools import islice

from sztab.games.raclawice.bot.evaluation import RISK
from sztab.games.raclawice.edition import Edition
from sztab.games.raclawice.fire import musketry
from sztab.games.raclawice.fire.aiming import targets
from sztab.games.raclawice.fire.withdrawal import losses_of
from sztab.games.raclawice.state import ABREAST, State
from sztab.games.raclawice.units.counters import ARTILLERY, SEATS
from sztab.games.raclawice.units.leaders import command_area
from sztab.kernel.requests import Choice

THOUGHT_OF = ("stop", "charge", "enter", "fire", "turn", "swing", "unlimber", "push", "limber")
"""Steps in the order in which they are thought of; new orders, formations and double pace are not."""
NEAR = 6
"""How far from the enemy a leader's units are thought to be in the fight."""


def candidates(edition: Edition, state: State, question: Choice) -> Sequence[int] | None:
    find = FINDERS.get(question.prompt)
    return find(edition, state, question) if find else None


def _group(edition: Edition, state: State, question: Choice) -> Sequence[int]:
    """Whole stacks move, and lines do not wait for each other."""
    options = question.options
    return [0] if options[0][0] == "with" else [len(options) - 1]


def _act(edition: Edition, state: State, question: Choice) -> Sequence[int]:
    """The best shot, the next stack or battery that may move (all of them will have their turn), or nothing."""
    moves = (
        index
        for index, answer in enumerate(question.options)
        if answer[0] == "move" and _leads(edition, state, question, answer[1])
    )
    fires = [(answer[1], index) for index, answer in enumerate(question.options) if answer[0] == "fire"]
    return [*_best_shot(edition, state, fires), *islice(moves, 1), len(question.options) - 1]


def _shot(edition: Edition, state: State, question: Choice) -> Sequence[int]:
    """The shot that hurts most; there is no saving of shots."""
    return _best_shot(edition, state, [(unit, index) for index, unit in enumerate(question.options[:-1])])


def _best_shot(edition: Edition, state: State, fires: list[tuple[int, int]]) -> list[int]:
    if len(fires) < 2:
        return [index for _, index in fires]

    def harm(fire: tuple[int, int]) -> float:
        unit = fire[0]
        return max([_harm(edition, state, unit, hex) for hex in targets(edition, state, unit)], default=0.0)

    return [max(fires, key=harm)[1]]


def _fire_target(edition: Edition, state: State, question: Choice) -> Sequence[int]:
    unit = edition.unit(question.about["unit"])
    return [max(range(len(question.options)), key=lambda i: _harm(edition, state, unit, question.options[i]))]


def _harm(edition: Edition, state: State, unit: int, hex: int) -> float:
    """About what a shot does: how hard the test is, and how little the units can bear."""
    distance = edition.board.distance[state.hexes[unit]][hex]
    stack = state.stacks[1 - edition.side[unit]][hex]
    if not stack:
        return 4.0
    if edition.arm[unit] == ARTILLERY:
        added = (edition.tables.artillery.at(distance) or 0) + edition.stars[unit]
        struck: Sequence[int] = stack[:1] if state.formation[stack[0]] == ABREAST else stack
    else:
        line = edition.tables.musketry.at(musketry.rounded(musketry.strength(edition, state, unit), distance))
        added = line.effect if line else -2
        added += 1 if not state.shots[unit] else -1 if state.shots[unit] > 1 else 0
        struck = stack[:1]
    total = 0.0
    for other in struck:
        lost = state.lost[other]
        hard = max(1.0, 5.0 + added - edition.morale[other][lost])
        total += hard * RISK[edition.strength[other][lost]]
    return total


def _withdraw(edition: Edition, state: State, question: Choice) -> Sequence[int]:
    """The way with the fewest losses."""
    unit = edition.unit(question.about["units"][0])
    here, side = state.hexes[unit], edition.side[unit]
    ways = question.options
    return [min(range(len(ways)), key=lambda i: len(losses_of(edition, state, side, here, ways[i])))]


def _loss(edition: Edition, state: State, question: Choice) -> Sequence[int]:
    """The strongest bears it."""
    strengths = [edition.strength[unit][state.lost[unit]] for unit in question.options]
    return [strengths.index(max(strengths))]


def _leads(edition: Edition, state: State, question: Choice, unit: int) -> bool:
    """Is it a battery, or the first of its stack that may move?"""
    if edition.arm[unit] == ARTILLERY or state.hexes[unit] < 0:
        return True
    for other in state.stacks[edition.side[unit]][state.hexes[unit]]:
        if other == unit:
            return True
        if ("move", other) in question.options:
            return False
    return True


def _step(edition: Edition, state: State, question: Choice) -> Sequence[int]:
    """To stop, where that is allowed; to go on, to fire, to turn; guns as well to be moved."""
    found = [(THOUGHT_OF.index(a[0]), index) for index, a in enumerate(question.options) if a[0] in THOUGHT_OF]
    return [index for _, index in sorted(found)] or range(len(question.options))


def _leader_move(edition: Edition, state: State, question: Choice) -> Sequence[int]:
    """To stay, or to ride to troops of his side."""
    held = state.occupied[SEATS.index(question.seat)]
    return [0, *(index for index, hex in enumerate(question.options) if index and held >> hex & 1)]


def _activate(edition: Edition, state: State, question: Choice) -> Sequence[int]:
    """The leader with most strength in his command near the enemy."""
    leaders = [(index, leader) for index, leader in enumerate(question.options) if isinstance(leader, int)]
    if not leaders:
        return [0]
    return [max(leaders, key=lambda pair: (_in_the_fight(edition, state, pair[1]), -pair[0]))[0]]


def _in_the_fight(edition: Edition, state: State, leader: int) -> int:
    area = command_area(edition, state, leader)
    enemy = state.occupied[1 - edition.leaders[leader].side]
    total = 0
    for unit in edition.units_of[leader]:
        hex = state.hexes[unit]
        if hex >= 0 and area >> hex & 1:
            near = 3 if edition.board.within[NEAR][hex] & enemy else 1
            total += near * (edition.strength[unit][state.lost[unit]] if edition.strength[unit] else 3)
    return total


def _first(edition: Edition, state: State, question: Choice) -> Sequence[int]:
    return [0]


FINDERS: dict[str, Callable[[Edition, State, Choice], Sequence[int]]] = {
    "group": _group,
    "act": _act,
    "step": _step,
    "leader-move": _leader_move,
    "activate": _activate,
    "order": _first,
    "shot": _shot,
    "fire-target": _fire_target,
    "withdraw": _withdraw,
    "loss": _loss,
}
