"""New tables: from a wish, as a rematch, from a moment of another table, from a position, from a record."""

from __future__ import annotations

import secrets

import msgspec

from sztab import bots
from sztab.kernel.dice import commitment, practice_seed
from sztab.kernel.errors import BadNotation, SztabError
from sztab.server.accounts.callers import Caller
from sztab.server.operation.library import Library
from sztab.server.tables.apart import known_by
from sztab.server.tables.metadata import Metadata, Seated, digest, new_id, new_secret, now_ms
from sztab.server.tables.table import Table
from sztab.server.wire.faults import Fault
from sztab.server.wire.models import Pace
from sztab.server.wire.table_bodies import NewTable, SeatWish

DAY = 86_400
LONGEST = {"live": DAY, "days": 60 * DAY, "none": 0}


class NewSecrets:
    """The secrets of a new table, told once to who made it."""

    def __init__(self) -> None:
        self.mine: dict[str, str] = {}
        self.links: dict[str, str] = {}
        self.watch = new_secret()


def open_table(library: Library, wish: NewTable, caller: Caller, seed: bytes | None = None) -> tuple[Table, NewSecrets]:
    """A table as someone wishes it; it begins at once when no seat waits for a player. `seed` is the one whose
    commitment he has seen: without it he adds nothing, since the server could answer to it."""
    try:
        game = library.game(wish.game)
        scenario = game.scenario(wish.scenario or next(iter(game.scenarios())))
        options = scenario.settle(wish.options)
    except SztabError as error:
        raise Fault("bad-notation", said=str(error)) from None
    check_pace(wish.pace)
    if seed is None or wish.practice is not None:
        wish = msgspec.structs.replace(wish, contribution="")
    seed = practice_seed(wish.practice) if wish.practice is not None else seed or secrets.token_bytes(32)
    made = NewSecrets()
    meta = Metadata(
        id=new_id(),
        game=game.id,
        scenario=scenario.id,
        options=options,
        public=wish.public,
        pace=wish.pace,
        at_timeout=wish.at_timeout,
        at_leave=wish.at_leave,
        forced=wish.forced,
        hints=wish.hints,
        practice=wish.practice,
        seats=_seated(scenario.seats_for(options), wish, caller, made),
        opener=opener_of(caller),
        opened_from=network_of(caller),
        one_screen=sum(asked.kind == "me" for asked in wish.seats.values()) > 1,
        owner=caller.user.id if caller.user else None,
        watch=digest(made.watch),
        commitment=commitment(seed),
        created=now_ms(),
    )
    for seated in meta.seats:
        if seated.kind == "person":
            known_by(meta, seated, caller)
    table = Table(meta, library.teller(game.id), seed)
    begin_if_full(library, table)
    return table, made


def opener_of(caller: Caller) -> str:
    return f"user:{caller.user.id}" if caller.user is not None else network_of(caller)


def network_of(caller: Caller) -> str:
    """What is kept of the network from which someone opens tables and lets the server think."""
    return digest(f"opener {caller.network}") if caller.network else ""


def begin_if_full(library: Library, table: Table) -> None:
    if table.recorder is None and all(seated.is_taken for seated in table.meta.seats):
        table.begin(library.rules_version(table.meta.game))


def check_pace(pace: Pace) -> None:
    longest = LONGEST[pace.kind]
    if pace.kind != "none" and not 10 <= pace.main <= longest:
        raise Fault("clock-length", kind=pace.kind, longest=longest)
    if not 0 <= pace.increment <= 3600:
        raise Fault("increment-length")


def _seated(seats: tuple[str, ...], wish: NewTable, caller: Caller, made: NewSecrets) -> list[Seated]:
    strange = [seat for seat in wish.seats if seat not in seats]
    if strange:
        raise Fault("strange-seat", seat=strange[0][:32], known=", ".join(seats))
    mine = new_secret()
    found = []
    for number, seat in enumerate(seats):
        asked = wish.seats.get(seat) or (SeatWish(kind="bot") if number or wish.seats else SeatWish(kind="me"))
        found.append(_sit(seat, asked, wish, caller, made, mine))
    return found


def _sit(seat: str, asked: SeatWish, wish: NewTable, caller: Caller, made: NewSecrets, mine: str) -> Seated:
    if asked.kind == "bot":
        return Seated(seat, "bot", bot=known_bot(wish.game, asked.bot or bots.USUAL))
    if asked.kind == "me":
        made.mine[seat] = mine
        name = caller.user.name if caller.user else wish.name
        user = caller.user
        return Seated(
            seat,
            "person",
            name=name,
            user=user.id if user else None,
            user_name=user.name if user else None,
            secret=digest(mine),
            contribution=wish.contribution,
        )
    if asked.kind == "link":
        made.links[seat] = new_secret()
        return Seated(seat, "link", link=digest(made.links[seat]))
    return Seated(seat, "open")


def known_bot(game: str, name: str) -> str:
    """The id of a bot that a game has."""
    try:
        return bots.named(name, game)
    except BadNotation:
        raise Fault("strange-bot", bot=name, known=", ".join(bots.offered(game))) from None
