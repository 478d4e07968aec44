"""What stands still in one scenario: board, counters, edition and the chapters in force, with tables made of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any

from sztab.games.rok1920.chapters import Action, Chapter, For, ForbiddenHexes, ForbiddenSides, HexSet, MustGoTo, Profile
from sztab.games.rok1920.command import TWO_PLAYERS
from sztab.games.rok1920.edition import Edition
from sztab.games.rok1920.in_force import CADRES, MORALE, ORDERS
from sztab.games.rok1920.kept import Kept
from sztab.games.rok1920.live_hooks import Live, conditions
from sztab.games.rok1920.map.board import Board, Ground, HexStep
from sztab.games.rok1920.moving.march_tables import Marches
from sztab.games.rok1920.named import RECEPTION
from sztab.games.rok1920.scenarios.setting import Setting
from sztab.games.rok1920.units.counters import PL, SIDES, Roster, Side, Unit
from sztab.hexmap.bits import bit_set, members
from sztab.hexmap.ways import Costs
from sztab.kernel.events import Outcome, Refusal
from sztab.kernel.requests import Rule, Seat, Steps

if TYPE_CHECKING:
    from sztab.games.rok1920.fighting.chance import Attack
    from sztab.games.rok1920.logistics.railway import Rails
    from sztab.games.rok1920.logistics.train_reach import Ride
    from sztab.games.rok1920.state import State
    from sztab.games.rok1920.table.board_view import ShownBoard, UnitView
    from sztab.games.rok1920.table.margins import Notes
    from sztab.games.rok1920.table.markers import MarkerView


class War:
    """One scenario of one edition. All hooks of the chapters in force stand here, by name, as tuples."""

    def __init__(self, edition: Edition, board: Board, roster: Roster, setting: Setting) -> None:
        self.edition = edition
        self.board = board
        self.roster = roster
        self.setting = setting
        self.command = setting.command
        self.is_shared = self.command is not TWO_PLAYERS
        """Has a side several players?"""
        self.table = edition.table
        self.track = edition.track
        self.rules = setting.rules | {chapter.name for chapter in setting.scenario_rules}
        self.chapters = tuple(c for c in (*edition.chapters, *setting.scenario_rules) if c.name in self.rules)
        self.cadres, self.morale, self.orders = (self.has(name) for name in (CADRES, MORALE, ORDERS))
        self.lithuanians = bit_set(u for u, c in enumerate(roster.counters) if c.nation == "lt")
        self.has_lithuanians = bool(self.lithuanians)
        self._chosen = frozenset(name for name, value in setting.options.items() if value == "yes")
        self._named_units = {name: roster.number.get(ids[0], -1) for name, ids in edition.named.units.items()}
        self._all_named = {
            name: tuple(roster.number[id] for id in ids if id in roster.number)
            for name, ids in edition.named.units.items()
        }
        named = edition.named.places.items()
        self._named_hexes = {name: [board.place(place) for place in places] for name, places in named}
        self._named_places = {name: bit_set(h for h in at if h >= 0) for name, at in self._named_hexes.items()}
        self._concerned: dict[Callable[[War, Unit], bool], int] = {}
        self._limits: dict[tuple[Side, int], int] = {}
        self._merge_hooks()
        self.levels = tuple(roster.levels(u, cadres=self.cadres) for u in range(roster.size))
        self.grounds = tuple(self._ground(side) for side in SIDES)
        self.profiles: tuple[Profile, ...] = (
            *_joined(self.chapters, "profiles"),
            Profile("march", _anyone, edition.march),
        )
        self.forbidden_hexes_of: tuple[tuple[ForbiddenHexes, ...], ...] = self._concerning("forbidden_hexes")
        self.forbidden_within = tuple(
            tuple((self._most(f), f.hexes) for f in found) for found in self.forbidden_hexes_of
        )
        """For each unit: the hexes that something can forbid it at most, and those that it forbids now."""
        self.forbidden_sides_of: tuple[tuple[ForbiddenSides, ...], ...] = self._concerning("forbidden_sides")
        self.march_walls_of = tuple(
            tuple(bar for bar in found if not bar.never_marched) for found in self.forbidden_sides_of
        )
        """For each unit: what closes sides that its marches could lead over."""
        self.boundless_of = tuple(tuple(f for f in found if f.most is None) for found in self.forbidden_hexes_of)
        self.never_barred = tuple(self._never_barred(found) for found in self.forbidden_hexes_of)
        """For each unit: what may forbid it any hex, and the hexes that nothing else ever forbids it."""
        self.counted_in = tuple(self._counted_in(found) for found in self.forbidden_hexes_of)
        """For each unit: the regions in which rules count it, so that others may be stopped when it comes or goes."""
        self.is_counted = tuple(
            bool(regions) or bool(self.lithuanians >> u & 1) for u, regions in enumerate(self.counted_in)
        )
        """For each unit: may what others are offered hang on where it stands?"""
        self.sends_from = tuple(self._sends_from(found) for found in self.must_go_to_of)
        """For each unit: the hexes on which something may send it elsewhere."""
        self.duties = tuple(self._duty(found) for found in _joined(self.chapters, "must_go_to"))
        """All that sends units elsewhere, with whom it concerns and from which hexes."""
        self._sends_from_by: dict[int, tuple[frozenset[int], ...]] = {}
        self.profile = tuple(self._profile(u) for u in range(roster.size))
        profiles = [self.profiles[number] for number in self.profile]
        self.unlimited = tuple(p.unlimited for p in profiles)
        self.held_now = tuple(p.held_now for p in profiles)
        self.passes_of = tuple(p.passes for p in profiles)
        self.stops_of = tuple(p.stops for p in profiles)
        self.stop_of = tuple(p.stop for p in profiles)
        """What the profile of each unit says."""
        self.mobile = tuple(
            tuple(self.unlimited[u] or points > 0 for points in roster.movement[u]) for u in range(roster.size)
        )
        """For each unit by level: has it any march points, as far as they are printed?"""
        lines = board.lines.get(edition.projects)
        self.line_masks = lines or board.lines.setdefault(edition.projects, self._all_lines())
        self.line_limits = edition.line_limits(board) if edition.line_limits is not None else {}
        """Lines that are not laid while the enemy holds a fortress (Eagles 4.2)."""
        self.warsaw = self.named_hex(RECEPTION)
        self.costs: Kept[tuple[int, Side, int, int, int, bool], Costs] = Kept(200)
        self.steps_over: Kept[int, dict[int, int]] = Kept(200)
        self.beyond: Kept[int, int] = Kept(200)
        """What steps take by the enemy's lines, and which steps cross sides (moving/march_tables.py)."""
        self.rails: Kept[int, Rails] = Kept(100)
        self.rides: Kept[tuple[int, int, int], Ride] = Kept(20)
        self.dangers: Kept[int, int] = Kept(100)
        self.departures: Kept[int, frozenset[int]] = Kept(100)
        """What trains can use and how far they get, by the hexes that are closed; hexes beside enemies
        (logistics/railway.py)."""
        self.unit_views: Kept[tuple[int, int, int, bool, bool], UnitView] = Kept(20_000)
        self.place_views: Kept[int, tuple[str, ...]] = Kept(20_000)
        self.last_board: ShownBoard | None = None
        self.last_boxes: tuple[Any, dict[str, tuple[str, ...]]] | None = None
        self.last_notes: dict[Seat | None, tuple[Any, Notes]] = {}
        """Units and sets of places as they have been shown; board, boxes and notes as they were shown last, with what
        they follow from (table/view.py)."""
        self.conditions, self.live = conditions(self), dict[tuple[bool, ...], Live]()
        """On what hooks of marches hang, and those that can do anything by that (live_hooks.py)."""
        self.steps = tuple(step for step in edition.turn if not step.needs or self.has(step.needs))
        """The player-turn."""
        tables = {key: Marches(self, *key) for key in {(self.profile[u], roster.side[u]) for u in range(roster.size)}}
        self.marches = tuple(tables[self.profile[u], roster.side[u]] for u in range(roster.size))
        """What each step takes each unit; units that march alike share a table."""

    def _merge_hooks(self) -> None:
        chapters = self.chapters
        self.forbidden_hexes: tuple[ForbiddenHexes, ...] = _joined(chapters, "forbidden_hexes")
        self.forbidden_sides: tuple[ForbiddenSides, ...] = _joined(chapters, "forbidden_sides")
        self.frozen_of: tuple[tuple[Callable[[War, State, Unit], Refusal | None], ...], ...] = self.by_unit("frozen")
        self.no_east_of: tuple[tuple[Callable[[War, State, Unit], Refusal | None], ...], ...] = self.by_unit("no_east")
        self.must_go_to_of: tuple[tuple[MustGoTo, ...], ...] = self._concerning("must_go_to")
        self.stack_limits: tuple[Callable[[War, Side, int], int | None], ...] = _joined(chapters, "stack_limits")
        self.weightless: tuple[Callable[[War, Unit], bool], ...] = _joined(chapters, "weightless")
        self.weights = tuple(not any(light(self, u) for light in self.weightless) for u in range(self.roster.size))
        """For each unit: does it count for stacking?"""
        self.never_together_of: tuple[tuple[ForbiddenHexes, ...], ...] = self._concerning("never_together")
        self.allowances: tuple[Callable[[War, State, Unit, int], int], ...] = tuple(
            hook.hook for hook in self.hooks("allowance")
        )
        self.actions: tuple[Action, ...] = _joined(chapters, "actions")
        self.possible_actions = tuple(a for a in self.actions if a.can_be is None or a.can_be(self))
        self.musts = tuple(action for action in self.actions if action.must is not None)
        self.keeps_offers = all(action.hangs_on is not None for action in self.possible_actions)
        self.abroad: tuple[Callable[[War, State, Side], HexSet], ...] = _joined(chapters, "abroad")
        self.forbidden_attacks_of: tuple[tuple[Callable[[War, State, Unit, int], Refusal | None], ...], ...] = (
            self.by_unit("forbidden_attacks")
        )
        self.attack_bars = tuple(self._together(found) for found in self.by_hex("forbidden_attacks"))
        """For each unit: the hexes that something may forbid it to attack."""
        self.forbidden_joint_attacks: tuple[Callable[[Attack], Refusal | None], ...] = _joined(
            chapters, "forbidden_joint_attacks"
        )
        self.attack_actions: tuple[Action, ...] = _joined(chapters, "attack_actions")
        self.lays_lines: tuple[Callable[[War, State, Unit], bool | None], ...] = _joined(chapters, "lays_lines")
        self.looks: tuple[Callable[[War, State, Unit], int | None], ...] = _joined(chapters, "looks")
        self.defers: tuple[Callable[[Attack], bool], ...] = _joined(chapters, "defers")
        self.conceals: tuple[Callable[[War, State, Unit, Seat | None], bool], ...] = _joined(chapters, "conceals")
        self.known_as: tuple[Callable[[War, State, Unit, Seat | None], str], ...] = _joined(chapters, "known_as")
        self.not_elite: tuple[Callable[[War, State, Unit], bool], ...] = _joined(chapters, "not_elite")
        self.reserve_values: tuple[Callable[[War, State, Unit, int], int], ...] = _joined(chapters, "reserve_values")
        self.before_attack: tuple[Callable[[Attack], Steps[None]], ...] = _joined(chapters, "before_attack")
        self.modifiers: tuple[tuple[Rule, Callable[[Attack], int]], ...] = _joined(chapters, "modifiers")
        self.defence_of: tuple[tuple[Callable[[War, State, Unit, tuple[Unit, ...]], int | None], ...], ...] = (
            self.by_unit("defence")
        )
        self.defends_otherwise = bit_set([u for u, found in enumerate(self.defence_of) if found])
        """The units that may defend with another strength than the printed one (a set)."""
        self.standing_orders: tuple[Callable[[Attack], str | None], ...] = _joined(chapters, "standing_orders")
        self.bearings: tuple[Callable[[War, Unit], str | None], ...] = _joined(chapters, "bearings")
        self.retreat_free: tuple[Callable[[War, Unit], frozenset[str]], ...] = _joined(chapters, "retreat_free")
        self.retreat_dies_of: tuple[tuple[Callable[[War, State, Unit, HexStep | None], Rule | None], ...], ...] = (
            self.by_unit("retreat_dies")
        )
        self.consequences_of: tuple[
            tuple[tuple[HexSet, Callable[[War, State, Unit], Sequence[HexSet] | HexSet]], ...], ...
        ] = self.by_hex("consequences_of_entering", abroad=False)
        self.consequences_abroad_of: tuple[
            tuple[tuple[HexSet, Callable[[War, State, Unit], Sequence[HexSet] | HexSet]], ...], ...
        ] = self.by_hex("consequences_of_entering", abroad=True)
        """The same, where another theatre is within reach."""
        self.to_take: tuple[Callable[[War, State, Side], HexSet], ...] = _joined(chapters, "to_take")
        self.entered_of: tuple[tuple[tuple[HexSet, Callable[[War, State, Unit, Sequence[int]], None]], ...], ...] = (
            self.by_hex("entered")
        )
        self.after_retreat: tuple[Callable[[War, State, Unit, int, Sequence[int]], None], ...] = _joined(
            chapters, "after_retreat"
        )
        self.retreated: tuple[Callable[[War, State, Side, tuple[Unit, ...]], None], ...] = _joined(
            chapters, "retreated"
        )
        self.rolls_after_move: tuple[Callable[[War, State, Unit], Steps[None] | None], ...] = tuple(
            hook.hook for hook in self.hooks("rolls_after_move")
        )
        self.lost: tuple[Callable[[War, State, Unit, int], None], ...] = _joined(chapters, "lost")
        self.weakened: tuple[Callable[[War, State, Unit], None], ...] = _joined(chapters, "weakened")
        self.after_attack: tuple[Callable[[Attack, str], None], ...] = _joined(chapters, "attacked")
        self.unharmed: tuple[Callable[[War, Unit], bool], ...] = _joined(chapters, "unharmed")
        self.locality_taken: tuple[Callable[[War, State, Side, int], None], ...] = _joined(chapters, "locality_taken")
        self.taken_by: tuple[Callable[[War, State, Unit, int], None], ...] = _joined(chapters, "taken_by")
        self.coupled_theatres: tuple[Callable[[War, State, int, int], tuple[int, ...]], ...] = _joined(
            chapters, "coupled_theatres"
        )
        self.phase_begins: tuple[Callable[[War, State, Side, bool], None], ...] = _joined(chapters, "phase_begins")
        self.stage_ends: tuple[Callable[[War, State], None], ...] = _joined(chapters, "stage_ends")
        self.verdicts: tuple[Callable[[War, State, str], Outcome | None], ...] = _joined(chapters, "verdicts")
        self.hides: tuple[Callable[[War, State, Unit, Seat | None], bool], ...] = _joined(chapters, "hides")
        self.markers: tuple[Callable[[War, State, Seat | None], Iterable[MarkerView]], ...] = _joined(
            chapters, "markers"
        )
        self.queries: dict[str, Callable[[War, State, Any], Any]] = dict(_joined(chapters, "queries"))
        self.does_not_cool: tuple[Callable[[War, State], int], ...] = _joined(chapters, "does_not_cool")
        self.pending: tuple[Callable[[War, State], Steps[None] | None], ...] = tuple(
            hook for chapter in chapters for hook in (*chapter.pending_by_marks, *chapter.pending)
        )
        self.pending_at_any_time: tuple[Callable[[War, State], Steps[None] | None], ...] = _joined(chapters, "pending")
        """Those that hang on more than what chapters remember."""
        self.replacement_deeds: tuple[Action, ...] = _joined(chapters, "replacement_deeds")
        self.no_regrouping: tuple[Callable[[War, State, Sequence[Unit]], Refusal | None], ...] = _joined(
            chapters, "no_regrouping"
        )
        self.exchanged: tuple[Callable[[War, State, Sequence[Unit], Sequence[Unit]], None], ...] = _joined(
            chapters, "exchanged"
        )
        self.no_restore: tuple[Callable[[War, State, Unit], Refusal | None], ...] = _joined(chapters, "no_restore")
        self.restore_places: tuple[Callable[[War, State, Unit], int | None], ...] = _joined(chapters, "restore_places")
        self.not_restored_at: tuple[Callable[[War, State, Unit, int], Iterable[Refusal] | None], ...] = _joined(
            chapters, "not_restored_at"
        )

    def by_unit(self, field: str, *, is_live: Callable[[For], bool] | None = None) -> tuple[tuple[Any, ...], ...]:
        """For each unit the hooks of the chapters that concern it."""
        hooks = [f for f in self.hooks(field) if is_live is None or is_live(f)]
        return self._by_unit([(f.hook, self.concerned(f.whom)) for f in hooks])

    def _by_unit(self, things: Sequence[tuple[Any, int]]) -> tuple[tuple[Any, ...], ...]:
        """For each unit the things whose set of units it is in; units that are in the same share a row."""
        rows: list[tuple[Any, ...]] = [()] * self.roster.size
        for thing, units in things:
            longer = dict[tuple[Any, ...], tuple[Any, ...]]()
            for unit in members(units):
                row = rows[unit]
                rows[unit] = longer.get(row) or longer.setdefault(row, (*row, thing))
        return tuple(rows)

    def concerned(self, whom: Callable[[War, Unit], bool]) -> int:
        """The units that a hook is for (a set)."""
        found = self._concerned.get(whom)
        if found is None:
            found = self._concerned[whom] = bit_set([u for u in range(self.roster.size) if whom(self, u)])
        return found

    def joined(self, field: str) -> tuple[Any, ...]:
        """What the chapters in force have under a name."""
        return _joined(self.chapters, field)

    def hooks(self, field: str) -> list[For]:
        """The hooks of the chapters in force, each with whom it is for."""
        return [hook if isinstance(hook, For) else For(_anyone, hook) for hook in _joined(self.chapters, field)]

    def by_hex(
        self, field: str, *, abroad: bool = True, is_live: Callable[[For], bool] | None = None
    ) -> tuple[tuple[tuple[HexSet, Any], ...], ...]:
        """For each unit the hooks that concern it, each with the hexes that it is about; not `abroad`: without those
        about other theatres."""
        about = [
            ((self.board.map.all_hexes if f.most is None else f.most(self), f.hook), self.concerned(f.whom))
            for f in self.hooks(field)
            if (abroad or not f.abroad) and (is_live is None or is_live(f))
        ]
        return self._by_unit([(pair, units) for pair, units in about if pair[0]])

    def _concerning(self, field: str) -> tuple[tuple[Any, ...], ...]:
        """For each unit what the chapters forbid it, or where they send it, as far as they can concern it."""
        found = _joined(self.chapters, field)
        return tuple(
            tuple(one for one in found if one.concerns is None or one.concerns(self, unit))
            for unit in range(self.roster.size)
        )

    def _ground(self, side: Side) -> Ground:
        """The rivers as a side sees them."""
        for chapter in self.chapters:
            if (
                chapter.grounds is not None
                and (ground := chapter.grounds(self.edition.named, self.board, side)) is not None
            ):
                return ground
        return self.board.ground

    def _profile(self, unit: Unit) -> int:
        return next(i for i, profile in enumerate(self.profiles) if profile.is_for(self, unit))

    def _never_barred(self, found: tuple[ForbiddenHexes, ...]) -> HexSet:
        hexes = self.board.map.all_hexes
        for bar in found:
            hexes &= ~(bar.most(self) if bar.most is not None else 0)
        return hexes

    def _counted_in(self, found: tuple[ForbiddenHexes, ...]) -> tuple[HexSet, ...]:
        return tuple(hexes for bar in found if bar.counts_in is not None for hexes in bar.counts_in(self))

    def _sends_from(self, found: tuple[MustGoTo, ...]) -> HexSet:
        hexes = 0
        for duty in found:
            hexes |= self.board.map.all_hexes if duty.most is None else duty.most(self)
        return hexes

    def _duty(self, duty: MustGoTo) -> tuple[MustGoTo, int, HexSet]:
        units = bit_set([u for u, found in enumerate(self.must_go_to_of) if duty in found])
        return duty, units, self._sends_from((duty,))

    def sends_from_by(self, duties: int) -> tuple[frozenset[int], ...]:
        """For each unit: the hexes on which one of these duties (a set of their numbers) may send it elsewhere."""
        found = self._sends_from_by.get(duties)
        if found is None:
            rows = [0] * self.roster.size
            for number in members(duties):
                _, units, most = self.duties[number]
                for unit in members(units):
                    rows[unit] |= most
            known = {hexes: frozenset(members(hexes)) for hexes in {*rows}}
            found = self._sends_from_by[duties] = tuple(known[hexes] for hexes in rows)
        return found

    def _together(self, found: Sequence[tuple[HexSet, Any]]) -> HexSet:
        hexes = 0
        for each, _ in found:
            hexes |= each
        return hexes

    def _most(self, bar: ForbiddenHexes) -> HexSet:
        return self.board.map.all_hexes if bar.most is None else bar.most(self)

    def _all_lines(self) -> tuple[int, ...]:
        return tuple(self._lines_from(h) for h in range(self.board.size))

    def _lines_from(self, h: int) -> int:
        """7, 7.1.5: the sides on which a unit on this hex lays control lines."""
        spokes = self.board.map.spokes[h]
        return bit_set(spokes[k] for k in range(6) if spokes[k] >= 0 and self.edition.projects(self.board, h, k))

    def has(self, rule: str) -> bool:
        """Is a rule in force in this scenario (in_force.py)?"""
        return rule in self.rules

    def stack_limit(self, side: Side, h: int) -> int:
        """6, 6.1: how many units may stand on a hex by choice."""
        found = self._limits.get((side, h))
        return self._limits.setdefault((side, h), self._stack_limit(side, h)) if found is None else found

    def _stack_limit(self, side: Side, h: int) -> int:
        """6, 6.1: the same, looked for once."""
        for limit in self.stack_limits:
            if (found := limit(self, side, h)) is not None:
                return int(found)
        if h == self.warsaw and side == PL:
            return self.edition.warsaw_limit
        return self.edition.stack_limit

    def named_unit(self, name: str) -> Unit:
        """A unit that a rule names (named.py); -1: it is not in the game."""
        return self._named_units.get(name, -1)

    def named_units(self, name: str) -> tuple[Unit, ...]:
        """All units that a rule names, as far as they are in the game."""
        return self._all_named.get(name, ())

    def is_of_army(self, unit: Unit, name: str) -> bool:
        """Does a unit belong to an army that a rule names?"""
        return self.roster.counters[unit].army in self.edition.named.armies.get(name, ())

    def units_of_army(self, name: str) -> list[Unit]:
        return [u for army in self.edition.named.armies.get(name, ()) for u in self.roster.where(army=army)]

    def named_river(self, name: str) -> int:
        """The hex sides along rivers that a rule names (a set)."""
        return self.board.rivers(self.edition.named.rivers.get(name, ()))

    def named_hexes(self, name: str) -> list[int]:
        """The hexes of places that a rule names; -1 for those that are not on the map."""
        return self._named_hexes.get(name, [])

    def named_hex(self, name: str) -> int:
        """The hex of the one place that a rule names; -1: it is not on the map."""
        return self._named_hexes[name][0]

    def named_places(self, name: str) -> HexSet:
        """The hexes of places that a rule names, as far as they are on the map, as a set."""
        return self._named_places.get(name, 0)

    def named_date(self, name: str) -> str:
        """The date of a stage that a rule names."""
        return self.edition.stages[self.edition.named.stages[name] - 1]

    def is_from(self, state: State, name: str) -> bool:
        """Has the stage come that a rule names?"""
        return state.stage >= self.edition.named.stages[name]

    def strength(self, state: State, unit: Unit) -> int:
        """The printed strength of the side that lies up; a cadre has 1 (13.1)."""
        return self.roster.strength[unit][state.level[unit]]

    def seen_strength(self, state: State, unit: Unit) -> int:
        """What a unit shows to its enemies: its strength, unless a chapter hides it."""
        for look in self.looks:
            if (found := look(self, state, unit)) is not None:
                return found
        return self.roster.strength[unit][state.level[unit]]

    def is_elite(self, state: State, unit: Unit) -> bool:
        """2.3: only at full strength."""
        if not self.roster.elite[unit][state.level[unit]]:
            return False
        return not any(lost(self, state, unit) for lost in self.not_elite)

    def is_printed_elite(self, state: State, unit: Unit) -> bool:
        """By the side of the counter that lies up, whatever a chapter says."""
        return self.roster.elite[unit][state.level[unit]]

    def has_option(self, option: str) -> bool:
        return option in self._chosen


def _anyone(_war: War, _unit: Unit) -> bool:
    return True


def _joined(chapters: Sequence[Chapter], field: str) -> tuple[Any, ...]:
    return tuple(entry for chapter in chapters for entry in getattr(chapter, field))
