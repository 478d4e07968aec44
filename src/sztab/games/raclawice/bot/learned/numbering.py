"""The numbers of all that a network can be told about a position and about an answer.

All features are yes or no; a list holds the numbers of those that hold. A network knows them by their numbers: whoever
changes them trains it anew.
"""

from __future__ import annotations

from sztab.games.raclawice.edition import Edition
from sztab.games.raclawice.scenarios.cards import described, start
from sztab.games.raclawice.state import GONE
from sztab.games.raclawice.units.counters import ARTILLERY, POLES, SCYTHE
from sztab.games.raclawice.units.counters import KINDS as COUNTER_KINDS
from sztab.kernel.networks import offsets
from sztab.kernel.requests import Answer

SCENARIO = "battery"
"""The scenario that it is taught: its troops, and the part of the map that they fight on."""
UNITS, LEADERS, TYPES = 32, 10, 10
"""Who takes part; types are line, scythes and guns of the Poles, grenadiers, others and guns of the Russians, and the
two leaders of each side."""
COLUMNS, ROWS = range(9, 23), range(16, 30)
CELLS = len(COLUMNS) * len(ROWS) + 1
"""The hexes of that part of the map, and one number for all others."""
NOBODY = TYPES
GRENADIER = COUNTER_KINDS.index("grenadier")
KINDS = (
    *("act move", "act fire", "act pass", "group with", "group line", "group go"),
    *("step enter", "step charge", "step turn", "step form", "step reorder", "step double", "step fire", "step push"),
    *("step swing", "step limber", "step unlimber", "step stop", "shot", "shot pass", "fire-target", "fire-partner"),
    *("fire-partner done", "react fire", "react counter", "react evade", "react withdraw", "react square"),
    *("react leader", "react done", "leader-move", "leader-withdraw", "leader-aside", "leader-aside stay", "withdraw"),
    *("loss", "order", "melee-hex", "melee-hex pass", "melee-facing", "face", "return-hex", "return-facing"),
    *("activate", "activate nobody", "other"),
)
KIND = {kind: number for number, kind in enumerate(KINDS)}
OTHER = KIND["other"]
PROMPTS = tuple(dict.fromkeys(kind.split()[0] for kind in KINDS))
PROMPT = {prompt: number for number, prompt in enumerate(PROMPTS)}
TURNS, SCORES, LOSSES, POINTS, SITUATIONS = 6, 17, 4, 9, 8
NEAR, STRENGTHS, GUNS, EDGES, WORTHS, HARMS, GAINS = 8, 7, 7, 15, 9, 8, 12

_VIEW = (
    ("side", 2), ("turn", TURNS), ("phase", 8), ("prompt", len(PROMPTS)), ("active", 1), ("score", SCORES),
    ("situation", 2 * TURNS * 5), ("at", TYPES * CELLS), ("lost", UNITS * LOSSES), ("fate", UNITS * 6),
    ("facing", UNITS * 6), ("formation", UNITS * 5), ("left", UNITS), ("shots", UNITS * 2), ("gun", UNITS * 3),
    ("moving", UNITS), ("led", LEADERS), ("pool", LEADERS), ("chit", LEADERS), ("contused", LEADERS), ("entry", 1),
    ("passes", 3), ("strengths", 2 * 16),
)  # fmt: skip
_ANSWER = (
    ("hint", 1), ("hint-kind", len(KINDS)), ("kind", len(KINDS)), ("kind-type", len(KINDS) * (TYPES + 1)),
    ("kind-situation", len(KINDS) * SITUATIONS), ("unit", UNITS), ("to", TYPES * CELLS), ("from", CELLS),
    ("near", NEAR), ("nearer", 3), ("foes", 2 * STRENGTHS), ("friends", 2 * STRENGTHS), ("guns", 2 * GUNS),
    ("ground", 7), ("leader", 1), ("left", POINTS), ("stack", STRENGTHS), ("look", 6), ("ahead", 3),
    ("edge", EDGES), ("brings", WORTHS), ("zone", 3), ("prize", 1), ("harm", HARMS), ("gain", GAINS), ("attack", 1),
    ("best", 1), ("formation", 5),
)  # fmt: skip


V, VIEW_SIZE = offsets(_VIEW)
A, ANSWER_SIZE = offsets(_ANSWER)
MOST_OF_VIEW, MOST_OF_ANSWER = 210, 30
"""No list is longer."""


class Numbering:
    """How the units, leaders and hexes of an edition are numbered for the network."""

    def __init__(self, edition: Edition) -> None:
        card = edition.cards[SCENARIO]
        begun = start(edition, card, {option.id: option.default for option in described(card).options})
        self.units = [unit for unit, fate in enumerate(begun.fate) if fate != GONE]
        self.leaders = [n for n, fate in enumerate(begun.leader_fate) if fate != GONE]
        self.slot = {unit: number for number, unit in enumerate(self.units)}
        self.type_of = [_type(edition, unit) for unit in range(len(edition.counters))]
        self.leader_type = {leader: TYPES - len(self.leaders) + n for n, leader in enumerate(self.leaders)}
        self.cell = [_cell(number) for number in edition.board.map.numbers]
        self.first_turn = card.first_turn
        self.fits = (
            edition.drawn is None
            and (len(self.units), len(self.leaders), len(edition.leaders)) == (UNITS, 4, LEADERS)
            and card.last_turn - card.first_turn + 1 == TURNS
        )
        """Is it the box whose troops and map these are?"""

    def where(self, type: int, hex: int) -> int:
        return type * CELLS + self.cell[hex]


def _type(edition: Edition, unit: int) -> int:
    is_gun = edition.arm[unit] == ARTILLERY
    if edition.side[unit] == POLES:
        return 2 if is_gun else 1 if edition.kind[unit] == SCYTHE else 0
    return 5 if is_gun else 3 if edition.kind[unit] == GRENADIER else 4


def _cell(number: str) -> int:
    column, row = int(number[:2]), int(number[2:])
    return COLUMNS.index(column) * len(ROWS) + ROWS.index(row) if column in COLUMNS and row in ROWS else CELLS - 1


def kind_of(prompt: str, option: Answer) -> int:
    """The number of the kind of an answer."""
    if isinstance(option, str):
        return KIND.get(f"{prompt} {option}", OTHER)
    if isinstance(option, int):
        return KIND.get(prompt, OTHER)
    return KIND.get(f"{prompt} {option[0]}", OTHER)
