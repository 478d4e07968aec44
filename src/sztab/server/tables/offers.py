"""What needs consent: takebacks, draws and rematches; and what needs none: resigning, claiming a win on time."""

from __future__ import annotations

import msgspec

from sztab.kernel.events import Outcome
from sztab.kernel.requests import CHANCE
from sztab.server.tables.metadata import Offered, Seated, new_id
from sztab.server.tables.table import Table
from sztab.server.wire.faults import Fault
from sztab.server.wire.models import OfferKind


def _holder(seated: Seated) -> str:
    """Who sits there: two seats of one person count once."""
    return f"user:{seated.user}" if seated.user is not None else seated.secret


def _must_agree(table: Table, by: str) -> set[str]:
    """The people who have to agree beside the one who offers."""
    proposer = table.meta.seated(by)
    assert proposer is not None
    people = {_holder(seated) for seated in table.meta.seats if seated.kind == "person"}
    return people - {_holder(proposer)}


def propose(table: Table, seat: str, kind: OfferKind, to: int | None = None, contribution: str = "") -> Offered | None:
    """Make an offer; one that nobody has to agree to is accepted at once (then None comes back)."""
    if kind == "rematch":
        if table.status != "finished" or table.meta.kind != "game":
            raise Fault("rematch-later")
        if table.meta.rematch:
            raise Fault("rematch-already")
    elif table.status != "running":
        raise Fault(f"table-{table.status}")
    elif not all(seated.is_taken for seated in table.meta.seats):
        raise Fault("offer-to-nobody")  # whoever takes the empty seat has not agreed to anything
    if kind == "takeback":
        to = takeback_to(table, seat, to)
        _check_dealt(table, to)
    if kind == "stop" and not table.meta.passages:
        raise Fault("stop-not-now")
    if kind == "draw" and any(seated.kind == "bot" for seated in table.meta.seats):
        raise Fault("draw-with-bot")
    offer = Offered(table.meta.next_offer, kind, seat, [seat], to)
    _add_to_rematch(table, kind, seat, contribution)
    if not _must_agree(table, seat):
        _accept(table, offer)
        return None
    table.meta.offers = [o for o in table.meta.offers if not (o.by == seat and o.kind == kind)]
    table.meta.next_offer += 1
    table.meta.offers.append(offer)
    return offer


def takeback_to(table: Table, seat: str, to: int | None) -> int:
    """The version to go back to: by default the one before the seat's last answer."""
    if to is None:
        given = [n for n, who in enumerate(table.play.seats) if who == seat]
        if not given:
            raise Fault("no-answer-yet", seat=seat)
        return table.versions[given[-1]] - 1
    if not 0 <= to < table.version or table.timeline.answers_at(to) == len(table.play.answers):
        raise Fault("takeback-to", to=to)
    return to


def _check_dealt(table: Table, to: int) -> None:
    """Against bots nobody has to agree: then a takeback does not throw dice anew."""
    bots = any(seated.kind == "bot" for seated in table.meta.seats)
    if bots and table.meta.kind == "game" and table.meta.practice is None:
        stays = table.timeline.answers_at(to)
        if CHANCE in table.play.seats[stays:]:
            raise Fault("takeback-dice")


def _add_to_rematch(table: Table, kind: OfferKind, seat: str, contribution: str) -> None:
    """What a seat adds to the seed of the rematch, whose commitment it has seen."""
    if kind == "rematch" and contribution:
        table.meta.next_contributions = {**table.meta.next_contributions, seat: contribution}


def respond(table: Table, seat: str, number: int, *, agree: bool, contribution: str = "") -> bool:
    """Agree or decline; True when all have agreed and a rematch is to be opened."""
    offer = next((o for o in table.meta.offers if o.id == number), None)
    if offer is None:
        raise Fault("no-offer")
    if not agree:
        table.meta.offers.remove(offer)
        return False
    seated = table.meta.seated(seat)
    assert seated is not None
    if seat == offer.by:
        raise Fault("others-agree")
    agreed = sorted({*offer.agreed, seat})
    _add_to_rematch(table, offer.kind, seat, contribution)
    by = {_holder(s) for s in table.meta.seats if s.seat in agreed}
    if not _must_agree(table, offer.by) <= by:
        offer.agreed = agreed
        return False
    _accept(table, msgspec.structs.replace(offer, agreed=agreed))
    table.meta.offers = [o for o in table.meta.offers if o.id != number]
    return offer.kind == "rematch"


def _accept(table: Table, offer: Offered) -> None:
    if offer.kind == "takeback":
        assert offer.to is not None
        everyone = tuple(seated.seat for seated in table.meta.seats)  # who did not have to be asked agrees
        table.take_back(table.timeline.answers_at(offer.to), everyone)
    elif offer.kind == "rematch":
        table.meta.rematch = new_id()
        table.meta.offers = []
    elif offer.kind == "stop":
        table.end(Outcome(None, "none", "abandoned", ""), tuple(offer.agreed))
    elif offer.kind == "draw":
        table.end(Outcome(None, "draw", "draw-agreed", ""), tuple(offer.agreed))


def is_decided_against(table: Table, seat: str) -> bool:
    """Do all others win together when this seat gives up? Not where it has partners, where there are more than two
    sides, or where it plays alone."""
    others = [seated.seat for seated in table.meta.seats if seated.seat != seat]
    card = table.game.scenario(table.meta.scenario)
    return bool(others) and set(others[1:]) <= set(card.partners(others[0]))


def win_of_others(table: Table, seat: str, reason: str) -> Outcome:
    """All others win against a seat: a game of more than two sides cannot be decided so, nor can one of several
    partners decide it for his side."""
    others = tuple(seated.seat for seated in table.meta.seats if seated.seat != seat)
    if not is_decided_against(table, seat):
        raise Fault("more-than-two")
    return Outcome(others[0], "win", reason, "", also=others[1:] or msgspec.UNSET)


def resign(table: Table, seat: str) -> None:
    if table.status != "running":
        raise Fault(f"table-{table.status}")
    table.end(win_of_others(table, seat, "resigned"), (seat,))


def claim(table: Table, seat: str) -> None:
    """Win, with one's partners, because the other's time is over."""
    partners = table.game.scenario(table.meta.scenario).partners(seat)
    others = [seated.seat for seated in table.meta.seats if seated.seat != seat and seated.seat not in partners]
    if len(others) != 1:
        raise Fault("more-than-two")
    if table.status != "running" or others[0] not in table.meta.flagged:
        raise Fault("time-not-over", seat=others[0])
    outcome = win_of_others(table, others[0], "time")
    table.end(outcome, (seat,))
