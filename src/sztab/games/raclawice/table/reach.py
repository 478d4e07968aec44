"""8: where a move can lead: every hex within a group's points, which way it can look there, and how it comes there."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from heapq import heappop, heappush
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from sztab.games.raclawice.map.board import CORNERS
from sztab.games.raclawice.moving.lines import GO
from sztab.games.raclawice.moving.movement import STOP
from sztab.games.raclawice.moving.steps import points, step_cost
from sztab.games.raclawice.posing.notation import unit_number
from sztab.games.raclawice.reaction.alarm_square import DONE
from sztab.games.raclawice.rules import DOUBLE_PACE, TERRAIN_COST
from sztab.games.raclawice.state import Group, State
from sztab.games.raclawice.table.melee_queries import melee_at
from sztab.games.raclawice.turn.led import led
from sztab.games.raclawice.units.counters import SEATS
from sztab.games.raclawice.units.stacking import has_units
from sztab.kernel.errors import BadNotation
from sztab.kernel.play import Play
from sztab.kernel.requests import Answer, Choice

if TYPE_CHECKING:
    from sztab.games.raclawice.game import Raclawice

Wire = dict[str, Any]


class Way(Struct):
    """A play after some answers of a move, and what led there; `halt` is the hex in which the other side was first let
    pass its reactions: the answers lead no further than there."""

    play: Play[State]
    answers: list[Wire]
    path: list[str]
    halt: str = ""

    def then(self, answer: Answer) -> Way:
        """The same move, one answer further."""
        play = self.play.copy()
        question = play.question
        assert isinstance(question, Choice)
        answers = self.answers
        if not self.halt:
            answers = [*answers, play.game.codec.encode_at(question.prompt, answer)]
        play.answer(answer)
        return Way(play, answers, self.path, self.halt)

    def unopposed(self) -> Way | None:
        """The same move as it goes on if the other side, who may react now, lets it pass."""
        way = Way(self.play, self.answers, self.path, self.halt or self.path[-1])
        while isinstance(question := way.play.question, Choice) and question.prompt == "react":
            way = way.then(DONE)
        return way if isinstance(question, Choice) and question.prompt == "step" else None


def reach(play: Play[State], args: Mapping[str, Any]) -> Any:
    """`unit`: all hexes that its move can come to: the points that it costs and leaves, the way, and by facing the
    answers that lead there; `reacts` where the other side may react, `clash` where enemies stand, with the odds of the
    `melee` and whether the leader's command lets it come (`led`: `now`, `ride` if he rides nearer, `never`); `halt`
    where the way passes a hex in which the other side may react: the answers lead there, and the rest is asked again.
    `with`: who goes along, by name, or `stack` or `line`: all who may; without it nobody more than move with it
    already. `double`: at double pace. `after`: answers that come first, and are told with the others. In the reply
    `group` are those who go, `stack` and `line` all who might of its hex and of hexes beside, `answers` what begins
    such a move, `may-double` whether it may be at double pace."""
    if "unit" not in args:
        raise BadNotation("ask: of: 'unit' is missing")
    game: Any = play.game
    found: Raclawice = game
    lead, is_wanted = unit_number(found.ed, str(args["unit"])), _wanted(found, args.get("with", ()))
    begun, company = _begun(_after(play, args.get("after", ())), lead, is_wanted)
    if begun is None:
        return {"left": 0, "hexes": {}, "rule": TERRAIN_COST, **NOBODY}
    group = _group(begun.play, lead)
    assert group is not None
    hasten = ("double", group.units[0])
    may_double = hasten in _options(begun, lead)
    told = {**company.told(found, begun, group), "answers": begun.answers, "may-double": may_double}
    rule = TERRAIN_COST
    if args.get("double") and may_double:
        begun, rule = begun.then(hasten), DOUBLE_PACE
    left = points(begun.play.state, group)
    return {"left": left, "hexes": _hexes(found, begun, lead, group.hex, left), "rule": rule, **told}


NOBODY: dict[str, Any] = {"group": [], "stack": [], "line": [], "answers": [], "may-double": False}


class Company(Struct):
    """Who was offered to go along, one after another."""

    beside: list[int] = []
    line: list[int] = []

    def told(self, game: Raclawice, way: Way, group: Group) -> dict[str, Any]:
        """In the order of the stack, from the top; of a line the tops of its stacks, as they were offered."""
        ed, state = game.ed, way.play.state
        here, able = state.stacks[ed.side[group.units[0]]][group.hex], {*self.beside, *group.units}
        stack = [unit for unit in here if unit in able] or group.units
        going = [unit for moving in state.moving for unit in moving.units]
        line = list(dict.fromkeys(self.line))
        return {"group": ed.names(going), "stack": ed.names(stack), "line": ed.names(line)}


def _after(play: Play[State], wires: Any) -> Way:
    """The play after what is chosen already, but not given."""
    way = Way(play.copy(), [], [])
    for wire in wires if isinstance(wires, (list, tuple)) else ():
        question = way.play.question
        if not isinstance(question, Choice) or not isinstance(wire, dict):
            raise BadNotation("ask: of: 'after' is a list of answers")
        answer = play.game.codec.decode(question, wire)
        if answer not in question.options:
            raise BadNotation(f"ask: of: 'after': {wire} is not offered")
        way = way.then(answer)
    return way


Wanted = Callable[[str, int], bool]
"""Whether one who is offered to go along, of the stack ("with") or of the line, is to."""


def _wanted(game: Raclawice, named: Any) -> Wanted:
    if named == "stack":
        return lambda how, unit: how == "with"
    if named == "line":
        return lambda how, unit: True
    if not isinstance(named, (list, tuple)):
        raise BadNotation("ask: of: 'with' is a list of units, 'stack' or 'line'")
    units = {unit_number(game.ed, str(unit)) for unit in named}
    return lambda how, unit: unit in units


def _begun(way: Way, lead: int, is_wanted: Wanted) -> tuple[Way | None, Company]:
    """The move as soon as it can step: it is begun, and those who go along are settled."""
    company, question = Company(), way.play.question
    if isinstance(question, Choice) and question.prompt == "act":
        if ("move", lead) not in question.options:
            return None, company
        way = way.then(("move", lead))
    while isinstance(question := way.play.question, Choice) and question.prompt == "group":
        offered = [answer for answer in question.options if answer != GO]
        company.beside += [unit for how, unit in offered if how == "with"]
        company.line += [unit for how, unit in offered if how == "line"]
        way = way.then(next((answer for answer in offered if is_wanted(*answer)), GO))
    return (way if _options(way, lead) else None), company


def _group(play: Play[State], lead: int) -> Group | None:
    return next((group for group in play.state.moving if lead in group.units), None)


def _options(way: Way, lead: int) -> list[Answer]:
    """What the group may do now; nothing when someone else is asked, or something else."""
    question, group = way.play.question, _group(way.play, lead)
    if not isinstance(question, Choice) or question.prompt != "step" or group is None:
        return []
    return [answer for answer in question.options if answer[1] == group.units[0]]


def _hexes(game: Raclawice, begun: Way, lead: int, start: int, all_points: int) -> dict[str, Any]:
    """The cheapest way to each hex and facing, by steps and turns; those past a reaction only where no other leads."""
    search = Search(game, lead, start, all_points)
    search.spread([(begun, all_points)])
    while search.paused:
        paused, search.paused = search.paused, []
        going_on = [(after, left) for way, left in paused if (after := way.unopposed()) is not None]
        search.spread([further for way, _ in going_on for further in search.steps(way)])
    return search.told


class Search(Struct):
    """What has been found of where a move leads."""

    game: Raclawice
    lead: int
    start: int
    all_points: int
    told: dict[str, Any] = {}
    paused: list[tuple[Way, int]] = []
    """Ways on which the other side is asked for its reactions, and the points left there."""
    best: dict[tuple[int, int], int] = {}

    def spread(self, begun: list[tuple[Way, int]]) -> None:
        queue: list[tuple[int, int, Way]] = []
        count = 0
        for way, left in begun:
            count += 1
            heappush(queue, (-left, count, way))
        while queue:
            minus, _, way = heappop(queue)
            state = way.play.state
            at = (state.hexes[self.lead], state.facing[self.lead])
            if self.best.get(at, -1) >= -minus:
                continue
            self.best[at] = -minus
            if at[0] != self.start:
                _tell(self.game, self.told, way, self.lead, self.all_points, -minus)
            if _reacts(way):
                self.paused.append((way, -minus))
                continue
            for next_way, left in self.steps(way):
                count += 1
                heappush(queue, (-left, count, next_way))

    def steps(self, way: Way) -> Iterator[tuple[Way, int]]:
        """One step or turn further; steps into enemies end a move, and are told at once."""
        left, facing = self.best_left(way), CORNERS[way.play.state.facing[self.lead]]
        for clash, cost, is_led in _clashes(self.game, way, self.lead):
            struck = _struck(self.game, clash, self.lead, facing, self.all_points - left + cost, left - cost)
            self.told.setdefault(clash.path[-1], {**struck, "led": is_led})
        yield from _next(self.game, way, self.lead)

    def best_left(self, way: Way) -> int:
        group = _group(way.play, self.lead)
        return points(way.play.state, group) if group else 0


def _clashes(game: Raclawice, way: Way, lead: int) -> Iterator[tuple[Way, int, str]]:
    """Steps into hexes of the enemy, with which a move ends, what each costs (11.1), and whether a melee follows."""
    ed, state = game.ed, way.play.state
    for answer in _options(way, lead):
        if answer[0] == "enter" and has_units(ed, state, 1 - ed.side[lead], answer[2]):
            group = _group(way.play, lead)
            assert group is not None
            cost = step_cost(ed, state, group, ed.board.direction(group.hex, answer[2]))
            after = way.then(answer)
            after.path = [*way.path, ed.number(answer[2])]
            yield after, cost, led(ed, state, group.units, answer[2])


def _struck(game: Raclawice, way: Way, lead: int, facing: str, cost: int, left: int) -> dict[str, Any]:
    """Enemies are gone for: with the odds of the melee as both sides would stand there."""
    ends = {facing: {"left": left, "answers": way.answers}}
    melee = melee_at(game.ed, way.play.state, {"hex": way.path[-1], "attacker": SEATS[game.ed.side[lead]]})
    return {
        "cost": cost, "left": left, "path": way.path, "reacts": _reacts(way), "clash": True, "halt": way.halt,
        "facings": ends, "facing": facing, "melee": melee,
    }  # fmt: skip


def _next(game: Raclawice, way: Way, lead: int) -> Iterator[tuple[Way, int]]:
    side = game.ed.side[lead]
    for answer in _options(way, lead):
        if answer[0] not in ("enter", "turn"):
            continue
        if answer[0] == "enter" and has_units(game.ed, way.play.state, 1 - side, answer[2]):
            continue
        after = way.then(answer)
        if answer[0] == "enter":
            if after.play.state.hexes[lead] != answer[2]:
                continue
            after.path = [*way.path, game.ed.number(answer[2])]
        group = _group(after.play, lead)
        yield after, points(after.play.state, group) if group else 0


def _tell(game: Raclawice, told: dict[str, Any], way: Way, lead: int, all_points: int, left: int) -> None:
    """How the move ends there: it stops, and says where it looks if it may choose that freely."""
    ends = _ends(way, lead)
    if not ends:
        return
    number = game.ed.number(way.play.state.hexes[lead])
    found: dict[str, Any] = {
        "cost": all_points - left, "left": left, "path": way.path, "reacts": _reacts(way), "clash": False,
        "halt": way.halt, "facings": {}, "facing": next(iter(ends)),
    }  # fmt: skip
    hex = told.setdefault(number, found)
    if hex is not found and way.halt:
        return
    for facing, answers in ends.items():
        hex["facings"].setdefault(facing, {"left": left, "answers": answers})


def _reacts(way: Way) -> bool:
    question = way.play.question
    return question is None or question.is_chance or question.prompt in ("react", "leader-aside")


def _ends(way: Way, lead: int) -> dict[str, list[Wire]]:
    """By facing: all answers of the move with its end."""
    state = way.play.state
    now = CORNERS[state.facing[lead]]
    group = _group(way.play, lead)
    if group is None or _reacts(way):
        return {now: way.answers}
    if way.halt:
        return {now: way.answers} if (STOP, group.units[0]) in _options(way, lead) else {}
    stop = (STOP, group.units[0])
    if stop not in _options(way, lead):
        return {}
    stopped = way.then(stop)
    question = stopped.play.question
    if not isinstance(question, Choice) or question.prompt != "face":
        return {now: stopped.answers}
    first = [corner for corner in range(6) if CORNERS[corner] == now]
    order = [*first, *(corner for corner in range(6) if corner not in first)]
    return {CORNERS[corner]: stopped.then(corner).answers for corner in order}
