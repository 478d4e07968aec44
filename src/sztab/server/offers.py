"""What needs consent: takebacks, draws and rematches; and what needs none: resigning, claiming a win on time."""

from __future__ import annotations

from sztab.kernel.events import Outcome
from sztab.server.faults import Fault
from sztab.server.parts import OfferKind
from sztab.server.sheet import Offered, Seated, new_id
from sztab.server.table import Table


def _holder(seated: Seated) -> str:
    """Who sits there: two seats of one person count once."""
    return f"user:{seated.user}" if seated.user is not None else seated.secret


def _must_agree(table: Table, by: str) -> set[str]:
    """The people who have to agree beside the one who offers."""
    proposer = table.sheet.seated(by)
    assert proposer is not None
    people = {_holder(seated) for seated in table.sheet.seats if seated.kind == "person"}
    return people - {_holder(proposer)}


def propose(table: Table, seat: str, kind: OfferKind, to: int | None) -> Offered | None:
    """Make an offer; one that nobody has to agree to is accepted at once (then None comes back)."""
    if kind == "rematch":
        if table.status != "finished" or table.sheet.kind != "game":
            raise Fault("not-now", "a rematch can be offered when the game is over")
        if table.sheet.rematch:
            raise Fault("not-now", "there is a rematch already")
    elif table.status != "running":
        raise Fault("not-now", f"the table is {table.status}")
    if kind == "takeback":
        to = _takeback_to(table, seat, to)
    if kind == "draw" and any(seated.kind == "bot" for seated in table.sheet.seats):
        raise Fault("not-now", "a bot does not agree to a draw")
    table.sheet.offers = [o for o in table.sheet.offers if not (o.by == seat and o.kind == kind)]
    offer = Offered(table.sheet.next_offer, kind, seat, [seat], to)
    if not _must_agree(table, seat):
        _accept(table, offer)
        return None
    table.sheet.next_offer += 1
    table.sheet.offers.append(offer)
    return offer


def _takeback_to(table: Table, seat: str, to: int | None) -> int:
    """The version to go back to: by default the one before the seat's last answer."""
    if to is None:
        given = [n for n, who in enumerate(table.play.seats) if who == seat]
        if not given:
            raise Fault("illegal", f"{seat} has given no answer yet")
        return table.versions[given[-1]] - 1
    if not 0 <= to < table.version or table.timeline.answers_at(to) == len(table.play.answers):
        raise Fault("illegal", f"a takeback goes to a version before the last answer, not to {to}")
    return to


def respond(table: Table, seat: str, number: int, *, agree: bool) -> bool:
    """Agree or decline; True when all have agreed and a rematch is to be opened."""
    offer = next((o for o in table.sheet.offers if o.id == number), None)
    if offer is None:
        raise Fault("not-found", "this offer does not stand any more")
    if not agree:
        table.sheet.offers.remove(offer)
        return False
    seated = table.sheet.seated(seat)
    assert seated is not None
    if seat == offer.by:
        raise Fault("not-now", "the others have to agree")
    offer.agreed = sorted({*offer.agreed, seat})
    by = {_holder(s) for s in table.sheet.seats if s.seat in offer.agreed}
    if _must_agree(table, offer.by) <= by:
        table.sheet.offers.remove(offer)
        _accept(table, offer)
        return offer.kind == "rematch"
    return False


def _accept(table: Table, offer: Offered) -> None:
    if offer.kind == "takeback":
        assert offer.to is not None
        table.take_back(table.timeline.answers_at(offer.to), tuple(offer.agreed))
    elif offer.kind == "rematch":
        table.sheet.rematch = new_id()
        table.sheet.offers = []
    elif offer.kind == "draw":
        table.end(Outcome(None, "draw", "draw-agreed", ""), tuple(offer.agreed))


def other_seat(table: Table, seat: str) -> str:
    """The one other seat; a game of three cannot be decided so."""
    others = [seated.seat for seated in table.sheet.seats if seated.seat != seat]
    if len(others) != 1:
        raise Fault("not-now", "with more than two seats, leave yours instead: someone else can take it")
    return others[0]


def resign(table: Table, seat: str) -> None:
    if table.status != "running":
        raise Fault("not-now", f"the table is {table.status}")
    table.end(Outcome(other_seat(table, seat), "win", "resigned", ""), (seat,))


def claim(table: Table, seat: str) -> None:
    """Win because the other's time is over."""
    other = other_seat(table, seat)
    if table.status != "running" or other not in table.sheet.flagged:
        raise Fault("not-now", f"the time of {other} is not over")
    table.end(Outcome(seat, "win", "time", ""), (seat,))
