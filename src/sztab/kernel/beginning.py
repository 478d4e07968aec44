"""Where a record begins: its header, and the first position of its play."""

from __future__ import annotations

from collections.abc import Mapping

from sztab.kernel.dice import commitment, practice_seed
from sztab.kernel.game import Game, S
from sztab.kernel.play import Play, Position
from sztab.kernel.record import Base, Header, RulesVersion
from sztab.kernel.requests import Seat
from sztab.kernel.state_hash import FORM


def new_header(
    game: Game[S],
    scenario: str,
    options: Mapping[str, str],
    rules: RulesVersion,
    *,
    seed: bytes,
    seats: Mapping[Seat, str],
    contributions: Mapping[Seat, str] | None = None,
    practice: int | None = None,
    base: Base | None = None,
) -> Header:
    """The header of a new record. A practice game's seed comes from its number."""
    seed = practice_seed(practice) if practice is not None else seed
    return Header(
        states=FORM,
        game=game.id,
        edition=game.edition,
        scenario=scenario,
        options=game.scenario(scenario).settle(options),
        rules=rules,
        seats=dict(seats),
        commitment=commitment(seed),
        contributions=dict(contributions or {}),
        practice=practice,
        base=base,
    )


def begin(game: Game[S], header: Header, *, memory: bool = True) -> Play[S]:
    """A new play from where a record begins: its scenario, or the position of an analysis (always with memory)."""
    if header.base is not None:
        return resume(game, header.base)
    return Play.begin(game, header.scenario, header.options, memory=memory)


def resume(game: Game[S], base: Base) -> Play[S]:
    """A new play from the position of an analysis."""
    return Play.resume(game, Position(game.id, game.edition, base.state, base.tape))
