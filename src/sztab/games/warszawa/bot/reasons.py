"""What the worth of a view is made of, thing by thing: for those who ask a bot why."""

from collections.abc import Iterator

from sztab.games.warszawa.bot import evaluation
from sztab.games.warszawa.bot.evaluation import Weights, by_round
from sztab.games.warszawa.edition import Edition
from sztab.games.warszawa.table.view import View
from sztab.games.warszawa.units.armies import NONE, PL, SIDES, SU
from sztab.kernel.opinions import Part
from sztab.kernel.requests import Seat

MEASURE = "points"
GUARDED = {"warsaw": "warsaw-guard"}
"""What Poles call otherwise than those who come to take it."""


def parts(ed: Edition, view: View, seat: Seat, weights: Weights) -> list[Part]:
    """They add up to `evaluation.worth`."""
    mine = SIDES.index(seat)
    red = [*_losses(ed, view, weights), *_places(ed, view, weights), *_orders(ed, view, weights)]
    own = {} if mine == SU else GUARDED
    found = [Part(own.get(p.name, p.name), p.worth if mine == SU else -p.worth, p.field, p.about) for p in red]
    stakes, kept, held = evaluation.fights(ed, view, mine, weights)
    for attacker, defender, worth in stakes:
        foe = defender if ed.side_of[attacker] == mine else attacker
        found.append(Part("fights", worth, "army", ed.armies[foe].id))
    found += [Part("reserves", kept), Part("enemy-reserves", -held)]
    return [part for part in found if part.worth]


def _losses(ed: Edition, view: View, weights: Weights) -> Iterator[Part]:
    """For the Reds: each army that is destroyed or dispersed, and the last steps to a Polish victory."""
    counted = 0.0
    for army, field in enumerate(view.at):
        side = ed.side_of[army]
        worth = 0.0
        if field == NONE:
            worth = weights.destroyed[side] if view.destroyed >> army & 1 else 0.0
        elif view.dispersed >> army & 1 and ed.acts[army]:
            worth = weights.dispersed[side]
        worth *= 1 if side == PL else -1
        counted += worth
        yield Part("armies", worth, "army", ed.armies[army].id)
    yield Part("last-steps", evaluation.losses(ed, view, weights) - counted)


def _places(ed: Edition, view: View, weights: Weights) -> Iterator[Part]:
    """For the Reds: Radzymin, an open Warsaw, and how near both sides stand to what they want."""
    goal, decisive = ed.numbers.goal, ed.numbers.decisive
    if NONE in (goal, decisive):
        return
    reds = [view.at[army] for army in ed.armies_of[SU] if view.at[army] != NONE]
    poles = [view.at[army] for army in ed.actors_of[PL] if view.at[army] != NONE]
    held = by_round(weights.radzymin, view) * ((decisive in reds) - 0.5 * (decisive in poles))
    is_open = evaluation.open_warsaw(ed, view, reds, poles)
    yield Part("radzymin", held)
    yield Part("warsaw", is_open)
    yield Part("nearness", evaluation.places(ed, view, weights) - held - is_open)


def _orders(ed: Edition, view: View, weights: Weights) -> Iterator[Part]:
    marker = by_round(weights.marker, view)
    for army, count in enumerate(view.markers):
        yield Part("orders", count * (marker if ed.side_of[army] == SU else -marker))
