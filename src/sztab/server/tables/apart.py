"""Who sits at a table apart from the others: by account, mailbox, session and network.

Only between people who are apart do results count, and only they get seats of a running game with hidden things.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from sztab.server.accounts.callers import Caller
from sztab.server.tables.metadata import Former, Metadata, Seated

MOST_NETWORKS = 20
"""Networks of one player that are remembered, beside the one from which he took his seat."""


def known_by(meta: Metadata, seated: Seated, caller: Caller) -> None:
    """What is kept of who took a seat: by it one person is told from two."""
    user = caller.user
    seated.verified = user is not None and user.verified
    seated.mailbox = meta.known_here(f"mail {user.mailbox}") if user is not None and user.mailbox else ""
    seated.network, seated.networks = meta.known_here(caller.network), []
    seated.session = caller.proof


def seen_from(meta: Metadata, seat: str, caller: Caller) -> None:
    """A player has answered: his network may be another one than that from which he took the seat."""
    seated, here = meta.seated(seat), meta.known_here(caller.network)
    if seated is not None and here and not is_from(seated, here) and len(seated.networks) < MOST_NETWORKS:
        seated.networks = [*seated.networks, here]


def is_from(someone: Seated | Former, network: str) -> bool:
    """Was someone seen in this network?"""
    return bool(network) and (network == someone.network or network in someone.networks)


def are_apart(people: Sequence[Seated]) -> bool:
    """Do these share neither account nor mailbox, session or network?"""
    return all(_is_apart(one, other) for one, other in combinations(people, 2))


def _is_apart(one: Seated, other: Seated) -> bool:
    same_mail = one.mailbox and one.mailbox == other.mailbox
    if one.user == other.user or one.session == other.session or same_mail:
        return False
    return not any(is_from(other, network) for network in (one.network, *one.networks))
