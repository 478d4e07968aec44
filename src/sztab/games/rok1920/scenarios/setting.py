"""What a scenario says about the course of play."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from sztab.games.rok1920.chapters import Chapter
from sztab.games.rok1920.command import TWO_PLAYERS, Command
from sztab.games.rok1920.scenarios.cards import Withdrawal
from sztab.games.rok1920.scenarios.victory_table import Counted
from sztab.games.rok1920.units.counters import Side, Unit
from sztab.kernel.requests import Rule


class Setting(Struct, frozen=True, kw_only=True):
    """What a scenario card says about the course of play."""

    id: str
    first: Side
    """Who has the first player-turn of a stage."""
    first_stage: int
    last_stage: int
    rules: frozenset[str]
    """Those in force, by name (in_force.py)."""
    options: Mapping[str, str] = {}
    command: Command = TWO_PLAYERS
    """Who acts for which units."""
    scenario_rules: tuple[Chapter, ...] = ()
    """The scenario's own rules."""
    victory: tuple[Counted, ...] = ()
    """What its victory counts."""
    replacements: bool = True
    """Is there a replacement phase (A: it is left out)?"""
    areas: Mapping[Unit, str] = {}
    """24: units that may be set up anywhere in a region of the map."""
    withdrawals: tuple[Withdrawal, ...] = ()
    """B.5: units that leave, and when."""
    schedule: Mapping[str, tuple[int, ...]] = {}
    """Eagles S2.5: by seat, the replacements of each player-turn from the first stage."""
    late: tuple[tuple[int, tuple[Unit, ...]], ...] = ()
    """Eagles S4.3: counters that can be rebuilt from a stage on."""
    boxes: tuple[tuple[str, int, tuple[Unit, ...]], ...] = ()
    """Eagles 2/c: where counters wait beside the map, from which stage on, and which."""
    by_rail: bool = False
    """Eagles S1.6: arrivals are placed along the railway."""
    edge_entry: bool = False
    """B.3: arrivals that are placed on the railway may march in over the east edge instead."""
    raised: tuple[str, ...] = ()
    """Formations whose units may be formed with replacements, though they have never been in play (20.1.2, 31)."""
    front_changes: Mapping[str, str] = {}
    """H.5: units that belong to another front than is printed."""
    closed_lines: tuple[str, ...] = ()
    """Lines on the map that count as state borders (A.2.2, D.1)."""
    closed_rule: Rule = ""
    """The rule that closes them."""
    theatre: int | None = None
    """The theatre that the whole area counts as (H.1)."""
    wilno_units: tuple[Unit, ...] = ()
    """H.3: the only units that may take Wilno from the Lithuanians; empty: all that 38.4 names."""
    replacement_cap: bool = False
    """H.4: replacements by the player's operations as a whole, at most two."""
