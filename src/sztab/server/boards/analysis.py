"""Analysis tables: from any moment of a table, from a situation, or from a position as situations draw it.

One person plays all seats.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Mapping
from typing import Any

import msgspec

from sztab import games
from sztab.kernel.beginning import new_header
from sztab.kernel.dice import commitment
from sztab.kernel.errors import BadNotation, SztabError
from sztab.kernel.play import Play
from sztab.kernel.record import Base
from sztab.kernel.replay import BROKEN
from sztab.kernel.requests import Choice
from sztab.server.accounts.callers import Caller, check_look
from sztab.server.boards import lessons
from sztab.server.operation.library import Library
from sztab.server.tables.live import Live
from sztab.server.tables.metadata import Metadata, Seated, digest, new_id, new_secret, now_ms
from sztab.server.tables.opening import NewSecrets
from sztab.server.tables.queries import as_known
from sztab.server.tables.replaying import take_up_at_once
from sztab.server.tables.table import Table
from sztab.server.wire.board_bodies import NewAnalysis
from sztab.server.wire.faults import Fault
from sztab.server.wire.models import Origin
from sztab.situations import check_shape, parse, shelf
from sztab.situations.asking import spoken


async def clone(library: Library, live: Live, wish: NewAnalysis, caller: Caller) -> tuple[Table, NewSecrets]:
    """An analysis table from a moment. What the seat cannot know is dealt anew while the game runs."""
    table = live.table
    check_look(table, caller, wish.seat)
    version = await _last_decision(live) if wish.version is None else wish.version
    play = table.play if version == table.version else await live.past.play_at(version)
    imagined = not table.is_open
    world = as_known(play, wish.seat, everything=not imagined)
    position = world.position()
    start = table.meta.start
    drawn, box = (start.drawn, start.box) if start is not None else (None, {})
    base = Base(position.state, msgspec.to_builtins(position.tape), drawn, box)
    meta = _metadata(library, table.meta.game, table.meta.scenario, table.meta.options, wish)
    meta.origin = Origin(table.meta.id, version, imagined)
    meta.unadvised = not table.meta.gives_hints
    return await asyncio.to_thread(_open, library, meta, base, caller)


async def _last_decision(live: Live) -> int:
    """Now; after the last answer of a game the version in which a player last had a choice: there it can go on."""
    table = live.table
    lines = table.recorder.lines if table.recorder is not None and table.play.question is None else []
    for number in reversed(range(len(lines))):
        if lines[number].answer is None or lines[number].index is not None:
            continue
        question = (await live.past.play_at(number)).question
        if isinstance(question, Choice) and len(question.options) > 1:
            return number
    return table.version


def from_position(library: Library, wish: NewAnalysis, caller: Caller) -> tuple[Table, NewSecrets]:
    """An analysis table from a drawn position: a scenario's, changed, or one on a map of its own."""
    base, scenario, options = _drawn(library, wish.game, wish.position, wish.box)
    return _open(library, _metadata(library, wish.game, scenario, options, wish), base, caller)


def from_situation(library: Library, wish: NewAnalysis, caller: Caller) -> tuple[Table, NewSecrets]:
    """An analysis table from a situation that comes with a game, after its first blocks of answers."""
    try:
        library.game(wish.game)
    except SztabError as error:
        raise Fault("bad-notation", said=str(error)) from None
    if wish.situation not in shelf.names(wish.game):
        raise Fault("no-situation", situation=wish.situation[:60], game=wish.game[:40])
    return _conduct(library, wish, shelf.find(wish.game, wish.situation), caller)


def from_text(library: Library, wish: NewAnalysis, caller: Caller) -> tuple[Table, NewSecrets]:
    """An analysis table from a text: a position, or a whole situation, as files say them."""
    try:
        spec = parse(wish.text, "text", is_strange=True)
        if "position" not in spec:
            return from_position(library, msgspec.structs.replace(wish, position=dict(spec)), caller)
        if spec.get("game", wish.game) != wish.game:
            raise BadNotation(f"text: a situation of {str(spec['game'])[:40]!r}, opened in {wish.game[:40]!r}")
        check_shape(spec)
    except SztabError as error:
        raise Fault("bad-notation", said=str(error)[:500]) from None
    return _conduct(library, wish, spec, caller)


def _conduct(library: Library, wish: NewAnalysis, spec: Mapping[str, Any], caller: Caller) -> tuple[Table, NewSecrets]:
    """A situation on a table: drawn, and played through its first blocks of answers."""
    base, scenario, options = _drawn(library, wish.game, spec.get("position") or {}, spec.get("box") or {})
    meta = _metadata(library, wish.game, scenario, options, wish)
    meta.situation, meta.chance = wish.situation, wish.chance or "waits"
    table, made = _open(library, meta, base, caller)
    try:
        for block in shelf.blocks(spec)[: wish.blocks]:
            table.give_dice(list(block.get("dice") or ()))
            for wire in block.get("answers") or ():
                _answer(table, spoken(wire))
    except SztabError as error:
        raise Fault("bad-notation", said=str(error)[:500]) from None
    except BROKEN as error:
        raise Fault("bad-position", said=type(error).__name__) from None
    return table, made


def from_lesson(library: Library, wish: NewAnalysis, caller: Caller) -> tuple[Table, NewSecrets]:
    """An analysis table where a lesson is taught."""
    try:
        library.game(wish.game)
    except SztabError as error:
        raise Fault("bad-notation", said=str(error)) from None
    position, box = lessons.drawn(wish.game, wish.lesson)
    base, scenario, options = _drawn(library, wish.game, position, box)
    meta = _metadata(library, wish.game, scenario, options, wish)
    meta.chance = "waits"
    table, made = _open(library, meta, base, caller)
    lessons.begin(table, wish.lesson)
    return table, made


def _answer(table: Table, wire: dict[str, Any]) -> None:
    wire.pop("by", None)
    if table.asked is None:
        raise Fault("nobody-asked")
    table.answer(table.asked, table.version, f"block-{table.version}", None, wire)


def _drawn(
    library: Library, game_id: str, position: Mapping[str, Any], box: Mapping[str, Any]
) -> tuple[Base, str, dict[str, str]]:
    """The position that a mapping draws, and the scenario with its options whose seats play it."""
    try:
        game = games.twin(library.game(game_id), Base(None, box=dict(box)))
        twin = game.drawn(position)
        play: Play[Any] = Play(twin, twin.place(position))
        state = play.position().state
        twin.check(play.state)
        scenario = str(position.get("scenario", ""))
        scenario = scenario if scenario in game.scenarios() else next(iter(game.scenarios()))
        chosen = position.get("options", {}) if scenario == position.get("scenario") else {}
        options = game.scenario(scenario).settle(chosen)
    except SztabError as error:
        raise Fault("bad-notation", said=str(error)[:500]) from None
    except BROKEN as error:
        raise Fault("bad-position", said=type(error).__name__) from None
    return Base(state, [], dict(position) if twin is not game else None, dict(box)), scenario, options


def _metadata(library: Library, game: str, scenario: str, options: Mapping[str, str], wish: NewAnalysis) -> Metadata:
    return Metadata(
        id=new_id(),
        game=game,
        scenario=scenario,
        options=dict(options),
        kind="analysis",
        forced=False,
        seats=[Seated(seat, "person") for seat in library.game(game).scenario(scenario).seats_for(options)],
        created=now_ms(),
        chance=wish.chance or "rolls",
    )


def _open(library: Library, meta: Metadata, base: Base, caller: Caller) -> tuple[Table, NewSecrets]:
    """All seats are the caller's; the dice are the table's own."""
    made, mine, seed, user = NewSecrets(), new_secret(), secrets.token_bytes(32), caller.user
    names = [seated.seat for seated in meta.seats]
    made.mine = dict.fromkeys(names, mine)
    for seated in meta.seats:
        seated.secret = digest(mine)
        if user is not None:
            seated.name, seated.user, seated.user_name = user.name, user.id, user.name
    meta.owner = user.id if user else None
    meta.watch, meta.commitment = digest(made.watch), commitment(seed)
    game, rules = library.game(meta.game), library.rules_version(meta.game)
    seats = dict.fromkeys(names, "analysis")
    meta.header = new_header(game, meta.scenario, meta.options, rules, seed=seed, seats=seats, base=base)
    try:
        table = Table(meta, library.teller_for(meta), seed)
        take_up_at_once(table, ())
        table.settle()
    except SztabError as error:
        raise Fault("bad-position", said=str(error)[:450]) from None
    except BROKEN as error:
        raise Fault("bad-position", said=type(error).__name__) from None
    return table, made
