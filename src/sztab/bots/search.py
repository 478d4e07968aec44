"""A bot that plays things out in its head: information-set Monte Carlo, with an officer as its adjutant.

Every try deals what is hidden anew (`Glimpse.imagine`), goes down a tree of answers that all tries share, plays on by
the game's `quick_answer` to the end of the turn, and judges what stands then. Chance is no part of the tree: a node
stands for the answers that led to it, whatever was rolled or drawn between. Of the answers to its question the bot
thinks first of those that the adjutant likes, and of more the longer it tries (progressive widening); his opinion
counts like a few tries. It stops when its time is over, or when no other answer can overtake the best any more.

Questions that the game does not call worth a search the adjutant answers. What follows an answer directly, before dice
or another seat, is kept as a plan where it was tried often enough.
"""

from __future__ import annotations

import time
from math import exp, log, sqrt
from typing import Any

import msgspec
from msgspec import Struct

from sztab.bots.bot import Glimpse, Reply
from sztab.bots.greedy import GreedyBot, appraised
from sztab.bots.line import Judge
from sztab.kernel.codec import Codec
from sztab.kernel.dice import RandomDice
from sztab.kernel.errors import SztabError
from sztab.kernel.game import S
from sztab.kernel.play import Play
from sztab.kernel.requests import Answer, Choice, Seat

CURIOSITY = 0.35
"""How much less tried answers are preferred."""
WIDTH, WIDENING = 3.0, 0.45
"""After n tries so many answers are thought of: WIDTH * n ** WIDENING."""
TRUST = 12.0
"""How many tries the adjutant's opinion of an answer weighs."""
LEAD = 8.0
"""A lead of so many points is won with a probability of 73 %."""
LONGEST = 40.0
"""Leads beyond so many times that are all the same."""
LOOK = 8
"""After so many tries it looks at its watch."""
PLANNED = 40
"""An answer that was tried so often is planned."""


class Step(Struct, frozen=True):
    """An answer that is planned: what will be asked, and what is answered."""

    prompt: str
    wire: dict[str, Any]


class Node:
    """What came of an answer: how often it was given and could have been, and how much of that was won by its seat."""

    __slots__ = ("children", "is_direct", "offered", "tries", "won")

    def __init__(self, won: float = 0.0, tries: float = 0.0, *, is_direct: bool = False) -> None:
        self.won, self.tries = won, tries
        self.offered = 0
        self.is_direct = is_direct
        """The seat gave it without dice or anybody else since its answer before."""
        self.children: dict[Answer, Node] = {}

    @property
    def share(self) -> float:
        return self.won / self.tries if self.tries else 0.5

    def best(self) -> Answer:
        """The answer that was tried most often: the tries went where they promised most."""
        return max(self.children, key=lambda answer: (self.children[answer].tries, self.children[answer].share))


class SearchBot:
    """Thinks about an answer for at most `seconds` and `most` tries, each to the end of the turn `ahead` turns on.

    Seconds are those of the processor: how well it plays does not depend on what else a machine does.
    """

    def __init__(
        self,
        seed: int | str | None = None,
        *,
        seconds: float = 2.0,
        most: int = 240,
        ahead: int = 1,
        judge: Judge | None = None,
    ) -> None:
        self._dice = RandomDice(seed)
        self._seconds, self._most, self._ahead = seconds, most, ahead
        self._judge = judge or appraised
        self._adjutant = GreedyBot(f"adjutant {seed}", judge=judge)

    def answer(self, glimpse: Glimpse[S]) -> Answer:
        return self.reply(glimpse, b"").answer

    def reply(self, glimpse: Glimpse[S], plan: bytes) -> Reply:
        question, codec = glimpse.question, glimpse.game.codec
        if len(question.options) == 1:
            return Reply(question.options[0], plan)
        steps = read(plan)
        if steps and (found := planned(codec, question, steps[0])) is not None:
            return Reply(found, msgspec.json.encode(steps[1:]))
        if not glimpse.game.is_weighty(glimpse.imagine(self._dice).state, question):
            return Reply(self._adjutant.answer(glimpse))
        root = self.search(glimpse)
        return Reply(root.best(), msgspec.json.encode(self._steps_after(glimpse, root)))

    def search(self, glimpse: Glimpse[S]) -> Node:
        """The answers to the question that were thought of, with what came of them."""
        ends = time.thread_time() + self._seconds
        root = self._opinion(glimpse)
        if len(root.children) == 1:
            return root
        world = glimpse.imagine(self._dice)
        last = world.game.turn(world.state) + self._ahead
        for done in range(self._most):
            if done % LOOK == 0 and (time.thread_time() > ends or is_clear(root, self._most - done)):
                break
            world = glimpse.imagine(self._dice).copy(memory=False)
            self._try(world, root, glimpse.seat, last)
            root.tries += 1
        return root

    def _opinion(self, glimpse: Glimpse[S]) -> Node:
        """The answers worth a thought, the adjutant's favourites first, with what he thinks of them."""
        options, values = glimpse.question.options, self._adjutant.values(glimpse)
        best, root = max(values.values()), Node()
        for index in sorted(values, key=lambda index: (-values[index], index)):
            root.children[options[index]] = Node(TRUST * chance_of(values[index] - best), TRUST)
        return root

    def _try(self, world: Play[Any], root: Node, seat: Seat, last: int) -> None:
        """Play on to the end of a turn, in the tree and beyond it, and note what came of it."""
        path: list[tuple[Node, bool]] = []
        node: Node | None = root
        game, dice, is_direct = world.game, self._dice, True
        while (question := world.question) is not None and game.turn(world.state) <= last:
            if not isinstance(question, Choice):
                is_direct = False
                world.answer(dice.settle(question))
                continue
            is_own = question.seat == seat
            is_direct = is_direct and is_own
            if len(question.options) == 1:
                world.answer_index(0)
            elif node is None:
                world.answer_index(game.quick_answer(world.state, question, dice))
            else:
                answer, child = self._step(node, world, question, is_root=node is root)
                child.is_direct = is_direct and (child.is_direct or not child.tries)
                path.append((child, is_own))
                node = child if child.tries else None
                world.answer(answer)
        won = self._won(world, seat)
        for child, is_own in path:
            child.tries += 1
            child.won += won if is_own else 1 - won

    def _step(self, node: Node, world: Play[Any], question: Choice, *, is_root: bool) -> tuple[Answer, Node]:
        """The next answer in the tree: a new one while there is room for it, else the most promising."""
        options, room = question.options, int(WIDTH * (1 + node.tries) ** WIDENING)
        known = [(answer, child) for answer, child in node.children.items() if answer in options][:room]
        if not known or (not is_root and len(known) < min(room, len(options))):
            answer = options[world.game.quick_answer(world.state, question, self._dice)]
            if answer not in node.children:
                node.children[answer] = Node()
                return answer, node.children[answer]
        best, found = -1.0, known[0]
        for answer, child in known:
            child.offered += 1
            bound = child.share + CURIOSITY * sqrt(log(1 + child.offered) / (1 + child.tries))
            if bound > best:
                best, found = bound, (answer, child)
        return found

    def _won(self, world: Play[Any], seat: Seat) -> float:
        """How much of a game is won by a seat that stands so."""
        outcome = world.state.outcome
        if outcome is not None:
            return 0.5 if outcome.winner is None else float(seat in outcome.winners)
        return chance_of(self._judge(world.game, world.state, seat))

    def _steps_after(self, glimpse: Glimpse[S], root: Node) -> list[Step]:
        """What it will answer next, as long as nothing comes between that could come otherwise."""
        world, node = glimpse.imagine(self._dice), root.children[root.best()]
        steps: list[Step] = []
        world.answer(root.best())
        while node.children:
            question, answer = world.question, node.best()
            node = node.children[answer]
            if not node.is_direct or node.tries < PLANNED or not isinstance(question, Choice):
                break
            if question.seat != glimpse.seat or answer not in question.options:
                break
            steps.append(Step(question.prompt, world.game.codec.encode(question, answer)))
            world.answer(answer)
        return steps


def chance_of(lead: float) -> float:
    """The probability to win with a lead of so many points."""
    return 1 / (1 + exp(-max(-LONGEST, min(LONGEST, lead / LEAD))))


def is_clear(root: Node, left: int) -> bool:
    """Can no other answer overtake the best in the tries that are left?"""
    first, second = sorted(root.children.values(), key=lambda node: -node.share)[:2]
    return (second.won + left) / (second.tries + left) < first.share


def read(plan: bytes) -> list[Step]:
    """The steps of a plan; of one that cannot be read, none."""
    try:
        return msgspec.json.decode(plan, type=list[Step]) if plan else []
    except msgspec.MsgspecError:
        return []


def planned(codec: Codec, question: Choice, step: Step) -> Answer | None:
    """A planned answer, if the question is the one that it was meant for and offers it."""
    if step.prompt != question.prompt:
        return None
    try:
        answer = codec.decode(question, step.wire)
    except SztabError:  # it names what is no longer there
        return None
    return answer if answer in question.options else None
