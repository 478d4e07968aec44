"""Replies about games: what can be played, names of things, rules, where data come from."""

from __future__ import annotations

from msgspec import Struct

from sztab.server.wire.models import Label


class OptionInfo(Struct, frozen=True):
    id: str
    values: list[str]
    default: str


class ExclusionInfo(Struct, frozen=True):
    """Two options that are not chosen together, by a rule."""

    options: list[str]
    rule: str


class ScenarioInfo(Struct, frozen=True):
    id: str
    title: Label
    seats: list[str]
    options: list[OptionInfo]
    turns: int
    seatings: dict[str, dict[str, list[str]]] = {}
    """By option and value: the seats of a table that chose it, where they are others than `seats`."""
    alliances: list[list[str]] = []
    """Seats that play one side together."""
    excluded: list[ExclusionInfo] = []
    lengths: dict[str, dict[str, int]] = {}
    """By option and value: the turns of a table that chose it, where that option decides them."""
    first_turn: int = 1
    """The number by which its first turn is known."""


class BotInfo(Struct, frozen=True):
    """A bot by its id, or by an old name of it."""

    id: str
    label: Label


class GameInfo(Struct, frozen=True):
    """A game in the catalogue."""

    id: str
    title: Label
    package: str
    """The stem of the keys of its words."""
    edition: str
    has_secrets: bool
    scenarios: list[ScenarioInfo]
    seats: dict[str, Label]
    bots: list[str]
    """The bots that play it, from the weakest to the strongest."""


class Catalogue(Struct, frozen=True):
    games: list[GameInfo]
    bots: list[BotInfo]
    languages: list[str]
    version: str


class GamePage(Struct, frozen=True):
    """All that a client needs to name things: ids by domain in the engine's order, and the shapes of answers."""

    game: GameInfo
    domains: dict[str, list[str]]
    labels: dict[str, dict[str, Label]]
    """By domain, then id."""
    shapes: dict[str, dict[str, list[str]]]
    """By prompt and tag: the fields of an answer (`to:field` is a field `to` of the domain `field`; `*` a list)."""
    queries: dict[str, str]
    """Names of the game's own queries, with what they answer."""
    rules: dict[str, str]
    """The version of the package, digests of rulebook and box."""


class StandingAt(Struct, frozen=True):
    """Where counters stand when a scenario begins."""

    place: str
    side: str
    pieces: int


class MeasuredBalance(Struct, frozen=True):
    """How games ended that bots of one level played against each other."""

    bot: str
    games: int
    won: dict[str, int]
    drawn: int
    answers: int
    """Answers a game on the average; 0: not counted."""


class ScenarioPage(Struct, frozen=True):
    game: str
    scenario: ScenarioInfo
    standing: list[StandingAt]
    """Counters by place and side at the start, with the usual options; cards and what is off the map left out."""
    measured: list[MeasuredBalance]


class RulingPage(Struct, frozen=True):
    id: str
    rules: list[str]
    question: Label
    ruling: Label
    reason: Label


class RulePage(Struct, frozen=True):
    id: str
    kind: str
    title: Label
    says: Label
    rulings: list[RulingPage]
    umbrella: bool = False


class RulesPage(Struct, frozen=True):
    game: str
    rules: list[RulePage]


class BoxFile(Struct, frozen=True):
    file: str
    data: int
    origins: dict[str, int]
    note: str


class BoxPage(Struct, frozen=True):
    """Where the data of a game come from; the files themselves are at `box/{file}`."""

    game: str
    counts: dict[str, int]
    files: list[BoxFile]
