"""5: a way that a player gives whole, hex by hex, as the answers that lead his march along it."""

from collections.abc import Sequence

from sztab.games.rok1920.moving.brought_about import consequences
from sztab.games.rok1920.moving.destinations import destinations
from sztab.games.rok1920.moving.way_choice import STAY, STRAIGHT
from sztab.games.rok1920.moving.way_cost import walk
from sztab.games.rok1920.state import State
from sztab.games.rok1920.war import War
from sztab.hexmap.bits import bit_set, members
from sztab.kernel.errors import BadNotation
from sztab.kernel.play import Play
from sztab.kernel.requests import Answer, Choice
from sztab.kernel.whole_way import WayRefused


def answers_along(war: War, play: Play[State], path: Sequence[int]) -> list[Answer]:
    """The goal of the march that is asked about, and the hexes it goes by. A way that no rule allows is refused with
    its rule; one that differs from what the march does in nothing that matters is the same way."""
    question = play.question
    if not isinstance(question, Choice) or question.prompt != "move-to" or not path:
        raise BadNotation("a way is given whole where a march asks for its goal")
    state, unit = play.state, war.roster.number[question.about["unit"]]
    span, _ = destinations(war, state, unit)
    if (wrong := walk(war, state, unit, path, span.points, span.began).refusal) is not None:
        number = play.game.number(wrong.rule)
        raise WayRefused(f"{war.roster.ids[unit]} cannot go this way ({number}: {wrong.key})", wrong)
    side, on_it = war.roster.side[unit], bit_set(path)
    marked = [1 << h for h in members(war.board.localities & ~state.held[side] & on_it)]
    wanted = [thing for thing in (*marked, *consequences(war, state, span, path[-1])) if thing & on_it]
    twin, rest = play.copy(), list(path)
    answers: list[Answer] = [path[-1]]
    twin.answer(path[-1])
    while isinstance(asked := twin.question, Choice) and asked.prompt == "move-by":
        by = _next(asked, rest, wanted)
        answers.append(by)
        twin.answer(by)
        if by in rest:
            rest = rest[rest.index(by) + 1 :]
        wanted = [thing for thing in wanted if not (isinstance(by, int) and thing >> by & 1)]
    return answers


def _next(asked: Choice, rest: Sequence[int], wanted: Sequence[int]) -> Answer:
    """Where the march goes by next: a hex of the way, or one that brings the same about; straight on otherwise."""
    hexes = [option for option in asked.options if isinstance(option, int)]
    for h in rest:
        if h in hexes:
            return h
    for h in hexes:
        if any(thing >> h & 1 for thing in wanted):
            return h
    return STRAIGHT if STRAIGHT in asked.options else STAY
