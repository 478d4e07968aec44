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
