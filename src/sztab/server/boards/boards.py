"""Boards of analysis tables: pieces are put, settings changed, dice given; then play and questions go on from there."""

from __future__ import annotations

from typing import Any

import msgspec

from sztab.kernel.arranging import check_puts, check_settings
from sztab.kernel.errors import SztabError
from sztab.kernel.game import Game
from sztab.kernel.play import Play
from sztab.kernel.record import Base
from sztab.kernel.replay import BROKEN
from sztab.server.tables.table import Table
from sztab.server.wire.board_bodies import Arrange, BoardInfo, KnobInfo, PieceInfo
from sztab.server.wire.faults import Fault

OF_A_CARD = ("scenario", "options")
"""What a position on a map of its own does not take from a scenario's card."""


def check_analysis(table: Table) -> None:
    if table.meta.kind != "analysis":
        raise Fault("analysis-only")


def board_info(table: Table) -> BoardInfo:
    """The board as it can be arranged now."""
    check_analysis(table)
    try:
        known = table.game.arrangement(table.play.quiet_state())
    except SztabError as error:
        raise Fault("no-arranging", said=str(error)) from None
    label = table.teller.label
    return BoardInfo(
        version=table.version,
        pieces=[PieceInfo(p.id, p.kind, p.side, label(p.kind, p.id), p.place, p.fields) for p in known.pieces],
        places=known.places,
        fields=known.fields,
        settings={name: KnobInfo(knob.now, knob.values) for name, knob in known.settings.items()},
        off_board=known.off_board,
        position=_told(table),
    )


def _told(table: Table) -> dict[str, Any]:
    """The position as situations say it; one with a map of its own keeps what was drawn."""
    said = table.game.posed(table.play.quiet_state())
    base = table.recorder.header.base if table.recorder is not None else None
    if base is None or base.drawn is None:
        return said
    return {key: value for key, value in {**base.drawn, **said}.items() if key in base.drawn or key not in OF_A_CARD}


def arrange(table: Table, wish: Arrange, earlier: Play[Any] | None) -> None:
    """Do all that a wish names, or nothing; `earlier` is the play at the version to go back to."""
    check_analysis(table)
    if table.recorder is None or table.recorder.header.base is None:
        raise Fault("old-analysis")
    if wish.version != table.version:
        raise Fault("stale", now=table.version, sent=wish.version, version=table.version)
    base = None
    if wish.puts or wish.settings:
        base = arranged(earlier or table.play, wish)
    elif earlier is not None:
        position = earlier.position()
        base = Base(position.state, msgspec.to_builtins(position.tape))
    if wish.roll and base is None and (table.pending is None or not table.pending.is_chance):
        raise Fault("chance-not-asked", version=table.version)
    _go_on(table, wish, base)


def _go_on(table: Table, wish: Arrange, base: Base | None) -> None:
    if wish.chance is not None:
        table.meta.chance = wish.chance
    if wish.dice is not None:
        table.meta.dice = wish.dice
    if base is not None:
        table.arrange(base)
    elif wish.roll:
        table.roll()
    else:
        table.settle()


def arranged(play: Play[Any], wish: Arrange) -> Base:
    """The position on the board that a wish describes; one that cannot be played is refused."""
    game = play.game
    state = play.quiet_state().copy()
    names = [put.piece for put in wish.puts]
    try:
        known = game.arrangement(state)
        check_puts(wish.puts, known)
        check_settings(wish.settings, known)
        if twice := [name for name in names if names.count(name) > 1]:
            raise Fault("put-twice", piece=twice[0])
        game.arrange(state, wish.puts, wish.settings)
        state.outcome, state.events = None, []
        base = Base(game.dump(state))
        check_playable(game, base)
    except SztabError as error:
        raise Fault("bad-notation", said=str(error)[:500]) from None
    except BROKEN as error:
        raise Fault("bad-board", said=(str(error) or type(error).__name__)[:450]) from None
    return base


def check_playable(game: Game[Any], base: Base) -> None:
    """A position holds together, asks something or is over, and can be seen from every seat."""
    state = game.load(base.state)
    game.check(state)
    play: Play[Any] = Play(game, state)
    play.question  # noqa: B018
    seats = {seat for scenario in game.scenarios().values() for seat in scenario.all_seats}
    for seat in (None, *sorted(seats)):
        game.view(play.state, seat)
