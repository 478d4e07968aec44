"""How a question of this game carries its refusals: each rule that forbids is looked at by itself."""

from collections.abc import Callable, Iterable, Sequence

from sztab.games.west.edition import Edition
from sztab.games.west.state import State
from sztab.kernel.refusing import Reasons, Tries
from sztab.kernel.requests import Answer

Intents = Callable[..., Iterable[Sequence[Answer]]]
Why = Callable[..., Reasons]


def tries(intents: Intents, why: Why, *words: str) -> Tries:
    """A table of tries whose case is (edition, state, side, options, …): what can be tried may lean on what is offered,
    the reasons never do. `words` are the answers that no rule forbids (pass, done)."""

    def reasons(answer: Answer, ed: Edition, st: State, side: int, options: object, *more: object) -> Reasons:
        if isinstance(answer, str):
            if answer not in words:
                raise ValueError(answer)
            return
        if isinstance(answer, int) and answer < 0:
            raise ValueError(answer)
        yield from why(answer, ed, st, side, *more)

    return Tries(intents, reasons)


def spoken(options: Sequence[Answer]) -> Iterable[Sequence[Answer]]:
    """What is offered in a word: to pass, to be done."""
    return ((option,) for option in options if isinstance(option, str))


def open_hexes(
    ed: Edition, st: State, side: int, options: Sequence[Answer], *more: object
) -> Iterable[Sequence[Answer]]:
    """Every hex of the map, and what else is offered."""
    yield from ((h,) for h in range(ed.board.size))
    yield from spoken(options)


def own_hexes(
    ed: Edition, st: State, side: int, options: Sequence[Answer], *more: object
) -> Iterable[Sequence[Answer]]:
    """Every hex with counters of the side, and what else is offered."""
    yield from ((h,) for h in range(ed.board.size) if st.on[side][h])
    yield from spoken(options)


def own_pieces(
    ed: Edition, st: State, side: int, options: Sequence[Answer], *more: object
) -> Iterable[Sequence[Answer]]:
    """Every unit of the side, wherever it is, and what else is offered."""
    own = ed.of_side[side] & ed.units
    yield from ((p,) for p in range(len(ed.pieces)) if own >> p & 1)
    yield from spoken(options)


def hex_params(ed: Edition, h: int) -> dict[str, str]:
    return {"hex": ed.board.numbers[h]}


def unit_params(ed: Edition, piece: int) -> dict[str, str]:
    return {"unit": ed.pieces[piece].id}
