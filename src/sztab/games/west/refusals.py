"""How a question of this game carries its refusals: what is offered has none; else the rule that forbids it."""

from collections.abc import Callable, Iterable, Sequence

from sztab.games.west.edition import Edition
from sztab.games.west.state import State
from sztab.kernel.events import Refusal
from sztab.kernel.refusing import Reasons, Tries
from sztab.kernel.requests import Answer, Rule

Intents = Callable[[Edition, State, int, Sequence[Answer]], Iterable[Sequence[Answer]]]
Why = Callable[[Answer, Edition, State, int], Reasons]


def tries(intents: Intents, why: Why, rule: Rule) -> Tries:
    """A table of tries whose case is (edition, state, side, options)."""

    def reasons(answer: Answer, ed: Edition, st: State, side: int, options: Sequence[Answer]) -> Reasons:
        if answer in options:
            return
        yield from why(answer, ed, st, side)
        yield Refusal(rule, "not-now")

    return Tries(intents, reasons)


def offered(ed: Edition, st: State, side: int, options: Sequence[Answer]) -> Iterable[Sequence[Answer]]:
    """Where nothing else comes to mind."""
    return ((option,) for option in options)


def nothing(answer: Answer, ed: Edition, st: State, side: int) -> Reasons:
    """Where there is no more to say than that it is not offered."""
    return iter(())


def open_hexes(ed: Edition, st: State, side: int, options: Sequence[Answer]) -> Iterable[Sequence[Answer]]:
    """Every hex of the map, and what else is offered."""
    yield from ((h,) for h in range(ed.board.size))
    yield from ((option,) for option in options if not isinstance(option, int))


def own_hexes(ed: Edition, st: State, side: int, options: Sequence[Answer]) -> Iterable[Sequence[Answer]]:
    """Every hex with counters of the side, and what else is offered."""
    yield from ((h,) for h in range(ed.board.size) if st.on[side][h])
    yield from ((option,) for option in options if not isinstance(option, int))


def own_pieces(ed: Edition, st: State, side: int, options: Sequence[Answer]) -> Iterable[Sequence[Answer]]:
    """Every unit of the side, wherever it is, and what else is offered."""
    own = ed.of_side[side] & ed.units
    yield from ((p,) for p in range(len(ed.pieces)) if own >> p & 1)
    yield from ((option,) for option in options if not isinstance(option, int))


def hex_params(ed: Edition, h: int) -> dict[str, str]:
    return {"hex": ed.board.numbers[h]}


def unit_params(ed: Edition, piece: int) -> dict[str, str]:
    return {"unit": ed.pieces[piece].id}
