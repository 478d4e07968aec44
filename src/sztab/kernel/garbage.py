"""Python's search for circular garbage, put off while a game is played out: next to none is made there (what is not
needed any more is freed at once), and the search would go through everything that is loaded."""

import gc
from types import TracebackType


class SearchPutOff:
    """`with SearchPutOff():` — afterwards it is as it was."""

    __slots__ = ("_was_on",)

    def __enter__(self) -> None:
        self._was_on = gc.isenabled()
        gc.disable()

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._was_on:
            gc.enable()


class SearchSeldom:
    """`with SearchSeldom():` — looked for only among many new things: for long games, whose players may leave some."""

    __slots__ = ("_before",)

    def __enter__(self) -> None:
        self._before = gc.get_threshold()
        gc.set_threshold(*SELDOM)

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        gc.set_threshold(*self._before)


SELDOM = (50_000, 20, 20)
"""New things between two searches among them, and how many such searches come between two that go deeper."""
