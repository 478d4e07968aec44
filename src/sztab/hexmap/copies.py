"""Copies of a state in one call of the compiled core, where it runs; elsewhere by the state's own hand.

A state names the fields of which a copy has its own; all others nobody changes in place, and copies share them.
"""

from collections.abc import Callable
from typing import TypeVar

from msgspec import Struct

from sztab.hexmap.compiled import CORE

S = TypeVar("S", bound=Struct)

SHARED, OWN, EACH, EMPTY, DROPPED = range(5)
"""The treatments that the core knows, in its order."""


def copier(
    kind: type[S], plainly: Callable[[S], S], *, own: str, each: str = "", empty: str = "", dropped: str = ""
) -> Callable[[S], S]:
    """How states of a type are copied: as `plainly` does it, which is the form to read.

    `own` are lists, tables and structs of which a copy has its own, `each` are lists of such, `empty` lists that begin
    anew, `dropped` is what a copy does without.
    """
    named = ((own, OWN), (each, EACH), (empty, EMPTY), (dropped, DROPPED))
    treated = {name: treatment for names, treatment in named for name in names.split()}
    if strangers := treated.keys() - set(kind.__struct_fields__):
        raise TypeError(f"{kind.__name__} has no field {min(strangers)}")
    if CORE is None:
        return plainly
    made: Callable[[S], S] = CORE.Copier(kind, tuple((f, treated.get(f, SHARED)) for f in kind.__struct_fields__)).of
    return made
