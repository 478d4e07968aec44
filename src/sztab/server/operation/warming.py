"""Before the first guest: what would stand still later is done at once."""

from __future__ import annotations

import gc

from sztab.server.accounts.callers import NOBODY
from sztab.server.operation.library import Library
from sztab.server.tables.opening import open_table
from sztab.server.wire.rendering import moment
from sztab.server.wire.table_bodies import NewTable

LITTLE_AT_A_TIME = (1_000, 1_000_000, 1_000_000)
"""When Python looks for cycles of objects: often among the few that are new, never by itself among others. Everything
stands still meanwhile: forty milliseconds among 50,000 new ones, a fifth of a second and more among all with 300
tables in memory. Play makes no cycles, and what is let go is freed at once; closed sockets leave some, and when many
have closed, or after an hour, the sweeper looks at all."""


def warm(library: Library) -> None:
    """Load every game and look at the first position of its usual scenario and of its longest, at which most games by
    days are played: a guest who opens the first table of a game would keep all others waiting for it. What is in memory
    now stays for good, and is not searched for cycles again."""
    for game in library.ids():
        longest = max(library.game(game).scenarios().values(), key=lambda scenario: scenario.turns)
        for scenario in {"", longest.id}:
            table, _ = open_table(library, NewTable(game=game, scenario=scenario), NOBODY)
            moment(table, None)
    gc.collect()
    gc.freeze()
    gc.set_threshold(*LITTLE_AT_A_TIME)
