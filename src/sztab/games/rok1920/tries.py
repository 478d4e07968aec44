"""What could be tried at a question besides what it offers, and why not (kernel/refusing.py): what many rules share.

The case of such a question begins with the war, the state and what is offered; what is offered is allowed.
"""

from collections.abc import Callable, Iterable, Iterator

from sztab.games.rok1920.state import State
from sztab.games.rok1920.war import War
from sztab.hexmap.bits import members
from sztab.kernel.events import Refusal
from sztab.kernel.refusing import Reasons, Tries, each
from sztab.kernel.requests import Answer, Rule

DONE = "done"
"""The answer that ends a phase, or a choice of several."""


def refusing(
    others: Callable[..., Iterable[Answer]], reasons: Callable[..., Iterable[Refusal]], rule: Rule = ""
) -> Tries:
    """A table for questions whose case is (war, state, offered, …): `others` lists with the case what else could be
    tried, `reasons` says with the answer and the case why not; where it says nothing the answer is merely not offered
    by the rule."""

    def intents(war: War, state: State, offered: Iterable[Answer], *rest: object) -> Iterator[tuple[Answer]]:
        return each(dict.fromkeys([*offered, *others(war, state, offered, *rest)]))

    def against(answer: Answer, war: War, state: State, offered: Iterable[Answer], *rest: object) -> Reasons:
        if answer in offered:
            return
        found = list(reasons(answer, war, state, offered, *rest))
        yield from found
        if not found and rule:
            yield Refusal(rule, "not-offered")

    return Tries(intents, against)


def any_hex(war: War, *_: object) -> list[int]:
    """Every hex of the area of the game."""
    return members(war.board.open)


def told(reason: Refusal | None) -> Reasons:
    """One reason, if there is one."""
    if reason is not None:
        yield reason
