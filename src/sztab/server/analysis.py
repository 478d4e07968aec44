"""Analysis tables: from any moment of a table, or from a position as situations draw it. One person plays all seats."""

from __future__ import annotations

import secrets
from typing import Any

import msgspec

from sztab.kernel.dice import commitment
from sztab.kernel.errors import SztabError
from sztab.kernel.play import Play
from sztab.kernel.recorder import new_header
from sztab.server.bodies import NewAnalysis
from sztab.server.callers import Caller, check_look
from sztab.server.faults import Fault
from sztab.server.hall import Live
from sztab.server.library import Library
from sztab.server.opening import NewSecrets, new_id
from sztab.server.parts import Origin
from sztab.server.queries import as_known
from sztab.server.sheet import Seated, Sheet, digest, new_secret, now_ms
from sztab.server.table import Table


def clone(library: Library, live: Live, wish: NewAnalysis, caller: Caller) -> tuple[Table, NewSecrets]:
    """An analysis table from a moment. What the seat cannot know is dealt anew while the game runs."""
    table = live.table
    check_look(table, caller, wish.seat)
    version = table.version if wish.version is None else wish.version
    play = table.play if version == table.version else live.past.play_at(version)
    imagined = not table.is_open
    world = as_known(play, wish.seat, everything=not imagined)
    position = world.position()
    base = {"state": position.state, "tape": msgspec.to_builtins(position.tape)}
    if table.sheet.base is not None and "drawn" in table.sheet.base:
        base["drawn"] = table.sheet.base["drawn"]
    origin = Origin(table.sheet.id, version, imagined)
    return _open(library, table.sheet.game, table.sheet.scenario, table.sheet.options, base, origin, caller)


def from_position(library: Library, wish: NewAnalysis, caller: Caller) -> tuple[Table, NewSecrets]:
    """An analysis table from a drawn position: a scenario's, changed, or one on a map of its own."""
    try:
        game = library.game(wish.game)
        drawn = game.drawn(wish.position)
        play: Play[Any] = Play(drawn, drawn.place(wish.position))
        position = play.position()
    except SztabError as error:
        raise Fault("bad-notation", str(error)[:500]) from None
    except (AttributeError, IndexError, KeyError, TypeError, ValueError) as error:
        raise Fault("bad-notation", f"this position cannot be read ({type(error).__name__})") from None
    base: dict[str, Any] = {"state": position.state, "tape": []}
    if drawn is not game:
        base["drawn"] = wish.position
    scenario = next(iter(game.scenarios()))
    options = game.scenario(scenario).settle({})
    return _open(library, game.id, scenario, options, base, None, caller)


def _open(
    library: Library,
    game_id: str,
    scenario: str,
    options: dict[str, str],
    base: dict[str, Any],
    origin: Origin | None,
    caller: Caller,
) -> tuple[Table, NewSecrets]:
    made = NewSecrets()
    mine, seed, user = new_secret(), secrets.token_bytes(32), caller.user
    game = library.game(game_id)
    seats = game.scenario(scenario).seats
    made.mine = dict.fromkeys(seats, mine)
    rules = library.rules_version(game_id)
    sheet = Sheet(
        id=new_id(),
        game=game_id,
        scenario=scenario,
        options=options,
        kind="analysis",
        forced=False,
        seats=[
            Seated(
                seat,
                "person",
                name=user.name if user else "",
                user=user.id if user else None,
                user_name=user.name if user else None,
                secret=digest(mine),
            )
            for seat in seats
        ],
        owner=user.id if user else None,
        watch=digest(made.watch),
        commitment=commitment(seed),
        created=now_ms(),
        header=new_header(game, scenario, options, rules, seed=seed, seats=dict.fromkeys(seats, "analysis")),
        base=base,
        origin=origin,
    )
    try:
        table = Table(sheet, library.teller_for(sheet), seed)
        table.settle()
    except (SztabError, AssertionError) as error:
        raise Fault("bad-notation", f"this position cannot be played: {error}"[:500]) from None
    return table, made
