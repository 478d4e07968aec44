"""The scenario cards of Nest of Eagles: besides what the first edition's say, the boxes, the rules that learners leave
out, and what victory counts."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from msgspec import Struct

from sztab.games.rok1920.edition import read_stages
from sztab.games.rok1920.scenarios.cards import CardReader, ScenarioCard
from sztab.games.rok1920.scenarios.victory_table import Counted
from sztab.games.rok1920.units.counters import SIDE_NAMES, Roster, Unit
from sztab.kernel.box import Box

LEARNING, FULL = "learning", "full"
BOXES = (
    "available_pl", "available_west", "available_southwest", "reserves_allies", "ukraine", "volunteer",
    "divisional_brigades", "cavalry_divisions", "reserve_west", "reserve_southwest", "off_board", "option",
)  # fmt: skip
"""2/c: where counters of a scenario wait that are not on the map."""


class BoxArrival(Struct, frozen=True):
    """S4.3: counters that are laid into a box in a stage."""

    stage: int
    box: str
    units: tuple[Unit, ...]


class EaglesCard(ScenarioCard, frozen=True, kw_only=True):
    """All that one card says."""

    default: str
    """Which rules are played unless the table chooses: learning or full (1.1)."""
    learning_skip: tuple[str, ...]
    """1.1: sections that a learner may leave unread."""
    never: tuple[str, ...]
    """Sections that this scenario does not use."""
    options: tuple[str, ...]
    """23: the optional rules that fit it."""
    boxes: Mapping[str, tuple[Unit, ...]]
    box_arrivals: tuple[BoxArrival, ...]
    schedule: Mapping[str, tuple[int, ...]]
    """S2.5: replacements of each player-turn, from the first stage."""
    three_players: bool
    own_points: tuple[Counted, ...]
    """22.2: what each Bolshevik player gets points of his own for; `side` is his front."""
    own_least: int
    """22.2: with so many of them a player wins; 0: who has more."""


class _EaglesReader(CardReader):
    def eagles(self) -> EaglesCard:
        base, get = self.card(), self._card.get
        return EaglesCard(
            **{name: getattr(base, name) for name in base.__struct_fields__},
            default=get("rules.default", str),
            learning_skip=tuple(self._words("rules.learning_skip", get("rules.learning_skip", list, []))),
            never=tuple(self._words("rules.never", get("rules.never", list, []))),
            options=tuple(self._words("rules.options", get("rules.options", list, []))),
            boxes={
                self._box("boxes", box): self._units(f"boxes.{box}", units) for box, units in get("boxes", dict).items()
            },
            box_arrivals=tuple(self._box_arrival(entry) for entry in get("box_arrival", list, [])),
            schedule=dict(self._schedule()),
            three_players=get("three_players", bool),
            own_points=tuple(self._points("own_points", entry) for entry in get("own_points", list, [])),
            own_least=get("own_least", int, 0),
        )

    def _box(self, path: str, box: str) -> str:
        return BOXES[self._one_of(f"{path}.{box}", box, BOXES)]

    def _schedule(self) -> Iterator[tuple[str, tuple[int, ...]]]:
        for side, numbers in self._card.get("schedule", dict, {}).items():
            self._one_of(f"schedule.{side}", side, SIDE_NAMES)
            yield side, tuple(numbers)

    def _box_arrival(self, entry: Any) -> BoxArrival:
        of = self._of
        units = self._units("box_arrival", of("box_arrival", entry, "units", list))
        return BoxArrival(
            self._stage("box_arrival", of("box_arrival", entry, "stage", str)),
            self._box("box_arrival", of("box_arrival", entry, "box", str)),
            units,
        )

    def _points(self, path: str, entry: Any) -> Counted:
        of = self._of
        places = self._words(path, entry.get("places", []))
        return Counted(
            of(path, entry, "front", str),
            of(path, entry, "what", str),
            of(path, entry, "points", int),
            of(path, entry, "rule", str),
            tuple(places),
        )


def read_card(box: Box, id: str, roster: Roster, rules_up_to: Callable[[int], frozenset[str]]) -> EaglesCard:
    return _EaglesReader(box.card(f"scenario-{id}"), roster, read_stages(box), rules_up_to).eagles()
