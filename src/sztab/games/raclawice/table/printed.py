"""What is printed on map, counters and leaders: what a client draws, whatever the position."""

from typing import Any

from sztab.atlas.board import describe
from sztab.games.raclawice.edition import Edition
from sztab.games.raclawice.map.board import CORNERS
from sztab.games.raclawice.map.chart import KILOMETRES, chart, drawn_chart
from sztab.games.raclawice.posing.notation import MARKS
from sztab.games.raclawice.scenarios.cards import MINUTES, ScenarioCard
from sztab.games.raclawice.state import FORMATIONS, PHASES
from sztab.games.raclawice.table.labels import sign
from sztab.games.raclawice.units.counters import ARMS, KINDS, SEATS, Counter, Leader
from sztab.kernel.box import Box


def printed(box: Box, edition: Edition) -> dict[str, Any]:
    """The picture of the map, counters and leaders by number, and the names of what the view counts."""
    shown = drawn_chart(edition.drawn) if edition.drawn is not None else chart(box)
    return {
        "picture": describe(shown, title="Racławice 1794", kilometres=KILOMETRES),
        "hexes": list(edition.board.map.numbers),
        "counters": [_counter(edition, counter) for counter in edition.counters],
        "leaders": [_leader(leader) for leader in edition.leaders],
        "corners": list(CORNERS),
        "formations": list(FORMATIONS),
        "phases": list(PHASES),
        "marks": dict(MARKS),
        "sides": list(SEATS),
        "minutes": MINUTES,
        "scenarios": {card.id: _scenario(card) for card in edition.cards.values()},
    }


def _scenario(card: ScenarioCard) -> dict[str, Any]:
    """13: when it begins, in which turn and at what time of day; the leaders who take part."""
    return {
        "clock": card.clock,
        "first_turn": card.first_turn,
        "last_turn": card.last_turn,
        "leaders": sorted(card.cast),
    }


def _counter(edition: Edition, counter: Counter) -> dict[str, Any]:
    return {
        "id": counter.id,
        "label": counter.label,
        "signs": {"pl": counter.label, "en": sign(counter.label)},
        "side": SEATS[counter.side],
        "arm": ARMS[counter.arm],
        "kind": KINDS[counter.kind],
        "leaders": [edition.leaders[leader].id for leader in counter.leaders],
        "strength": list(counter.strength),
        "fire": list(counter.fire),
        "morale": list(counter.morale),
        "stars": counter.stars,
        "names": counter.names,
    }


def _leader(leader: Leader) -> dict[str, Any]:
    return {"id": leader.id, "label": leader.label, "side": SEATS[leader.side], "chief": leader.is_chief}
