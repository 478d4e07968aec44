"""How a special chapter joins the game: a value that lists what it adds to the common procedures.

The core (movement, control lines, combat, retreat, pursuit, sequence) knows none of the special forces. It asks the
chapters that are in force in the scenario, in the order of the rulebook. Every field below is a tuple of functions (or
small values); an empty one adds nothing. `war` is what stands still in the scenario (War), `state` what changes.
A chapter is a constant, or made by a function of what the edition lists (`chapter(march)`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypeAlias

from msgspec import Struct

from sztab.games.rok1920.units.counters import PL, SU, Side, Unit
from sztab.kernel.events import Event, Outcome, Refusal
from sztab.kernel.requests import Answer, Rule, Seat, Steps

if TYPE_CHECKING:
    from sztab.games.rok1920.fighting.chance import Attack
    from sztab.games.rok1920.map.board import Board, Ground, HexStep
    from sztab.games.rok1920.named import Named
    from sztab.games.rok1920.state import HangsOn, State
    from sztab.games.rok1920.table.markers import MarkerView
    from sztab.games.rok1920.war import War

HexSet: TypeAlias = int
UnitSet: TypeAlias = int
MarchRule: TypeAlias = "Callable[[HexStep, bool, bool], March]"
"""(step, does it cross an enemy control line, did an own unit begin the phase on the target hex) -> what it takes."""


class March(Struct, frozen=True):
    """What a step takes out of a unit's march points, or why it may not be made."""

    points: int = 0
    whole: bool = False
    """It takes all points, so it can only be the first step of a move."""
    bars_attack: bool = False
    """7.1.2: the unit may not attack in its next attack phase."""
    parts: tuple[tuple[Rule, str, int], ...] = ()
    """Rule, key of words, points: what the sum is made of."""
    refusal: Refusal | None = None


class Profile(Struct, frozen=True):
    """How a kind of unit marches. The first profile that `is_for` a unit is its own; the last one is everybody's."""

    name: str
    is_for: Callable[[War, Unit], bool]
    march: MarchRule
    passes: Callable[[War, State, Unit, HexSet], HexSet] | None = None
    """Which of these hexes hold enemies that it may pass through, but not stop among (17.1)."""
    unlimited: bool = False
    """It has no march points to count (30.2.3)."""
    stops: Callable[[War, State, Unit], HexSet] | None = None
    """Hexes at which its march ends (Eagles 3.4.3: trains in places of the enemy)."""
    stop: Refusal | None = None
    """Why it does not go on from there."""
    held_now: bool = False
    """Own units that stand on the target hex now help it over an enemy line, not those that began there (30.2.4)."""


class ForbiddenHexes(Struct, frozen=True):
    """Hexes that a unit may not enter, with the rule that forbids it."""

    rule: Rule
    key: str
    hexes: Callable[[War, State, Unit], HexSet]
    forced: bool = False
    """It holds for retreats as well ("in no way"), not only for what the player chooses."""
    concerns: Callable[[War, Unit], bool] | None = None
    """Whom it can ever concern (None: everybody); others are not asked about."""
    most: Callable[[War], HexSet] | None = None
    """The hexes that it can close at most (None: any), so that others need not be asked about."""
    counts_in: Callable[[War], Sequence[HexSet]] | None = None
    """The regions in which it counts the units that it concerns, where what it closes to others hangs on that."""
    now: Callable[[State], bool] | None = None
    """Can it close anything now, by what chapters remember alone (None: it can)?"""


def within(*names: str) -> Callable[[War], HexSet]:
    """The hexes of these regions, and of places that rules name (named.py), for `most`."""

    def hexes(war: War) -> HexSet:
        found = 0
        for name in names:
            found |= war.board.map.regions.get(name, 0) | war.named_places(name)
        return found

    return hexes


def theatre_hexes(theatre: int) -> Callable[[War], HexSet]:
    """The hexes of a theatre, for `most`."""
    return lambda war: war.board.theatres[theatre]


class ForbiddenSides(Struct, frozen=True):
    """Sides of hexes that a side's units may not cross (a river, a demarcation line)."""

    rule: Rule
    key: str
    sides: Callable[[War, State, Unit], int]
    forced: bool = False
    concerns: Callable[[War, Unit], bool] | None = None
    never_marched: bool = False
    """No march of those whom it concerns leads over them anyway, by what their steps take."""


def poles(war: War, unit: Unit) -> bool:
    """All units of the Polish player, for `concerns`."""
    return war.roster.side[unit] == PL


def anyone(war: War, unit: Unit) -> bool:
    """All units."""
    return True


def reds(war: War, unit: Unit) -> bool:
    """All units of the Bolshevik player."""
    return war.roster.side[unit] == SU


class For(Struct, frozen=True):
    """A hook of some units only; it is not called for others."""

    whom: Callable[[War, Unit], bool]
    hook: Callable[..., Any]
    most: Callable[[War], HexSet] | None = None
    """For `consequences_of_entering`, `entered` and `forbidden_attacks`: the hexes that it is about (None: any): others
    are not asked."""
    abroad: bool = False
    """For `consequences_of_entering`: it is about other theatres than the unit's alone."""
    now: Callable[[State], bool] | None = None
    """Can it do anything now, by what chapters remember alone (None: it can)? For hooks of marches (live_hooks.py)."""
    by_theatre: bool = False
    """For `entered`: it looks at nothing but who stands in which theatre, and what is remembered that wakes hooks."""
    scattered: bool = False
    """For `entered`: the hexes that it is about lie all over the map, so that most marches come by some."""
    of_ground: bool = False
    """For `consequences_of_entering` and `entered`: it is about localities and `Chapter.to_take` alone: a march on
    which none of these is to be taken does not concern it."""
    of_cadres: bool = False
    """For `entered`: it is about cadres alone."""


def also_driven(
    entered: Callable[[War, State, Unit, Sequence[int]], None],
) -> Callable[[War, State, Unit, int, Sequence[int]], None]:
    """For `after_retreat`: what a step into a place brings about, a retreat into it does as well."""

    def driven(war: War, state: State, unit: Unit, start: int, path: Sequence[int]) -> None:
        entered(war, state, unit, path)

    return driven


class MustGoTo(Struct, frozen=True):
    """Where a unit has to get to as soon as it can, with the rule that sends it there."""

    rule: Rule
    key: str
    hexes: Callable[[War, State, Unit], HexSet]
    """0: it has no such duty."""
    concerns: Callable[[War, Unit], bool] | None = None
    most: Callable[[War], HexSet] | None = None
    """The hexes that it can send away from at most (None: any)."""
    now: Callable[[War, State], bool] | None = None
    """Can it send anybody now (None: it can)?"""


class Action(Struct, frozen=True):
    """Something besides marching that a player may do in a movement phase: rail transport, an arrival, …

    Its answers are tuples that begin with its tag, or the tag alone. It runs as one activity.
    """

    tag: str
    offers: Callable[[War, State, Side], Sequence[Answer]]
    run: Callable[[War, State, Side, Answer], Steps[None]]
    must: Callable[[War, State, Side], Refusal | None] | None = None
    """Why the phase may not end before this has been done; None: it may."""
    refusal: Callable[[War, State, Side, Answer], Refusal | None] | None = None
    """Why this answer is not offered."""
    tries: Callable[[War, State, Side], Sequence[Answer]] | None = None
    """All that a player could try."""
    can_be: Callable[[War], bool] | None = None
    """Can it ever be offered in this scenario, with its options (None: it can)?"""
    hangs_on: Callable[[War, State, Side], HangsOn] | None = None
    """By what other units of the side may change its offers when they march, as long as no chapter remembers anything
    new and no Lithuanian marches (None: it hangs on more than that)."""
    keeps_offers: bool = False
    """It changes what this and other actions offer no further than a march and what chapters remember do."""


class TurnStep(Struct, frozen=True):
    """A step of the player-turn, run as activities until it calls `sequence.advance`. An edition lists its steps in
    order, in one table."""

    name: str
    cites: str
    """Its rules, by their numbers in the edition's rulebook."""
    run: Callable[[War, State], Steps[None]]
    needs: str = ""
    """The rules that must be in force for it (in_force.py, or the name of a scenario's own chapter)."""


class Chapter(Struct, frozen=True, kw_only=True):
    """One chapter of special rules; see the module's text."""

    name: str
    """By which it is known to be in force or not (in_force.py)."""

    grounds: Callable[[Named, Board, Side], Ground | None] | None = None
    """How a side sees the rivers (22)."""
    profiles: tuple[Profile, ...] = ()
    forbidden_hexes: tuple[ForbiddenHexes, ...] = ()
    forbidden_sides: tuple[ForbiddenSides, ...] = ()
    no_east: tuple[Callable[[War, State, Unit], Refusal | None] | For, ...] = ()
    """Why a unit may not make a step to the east, wherever it has come to on its way (G.1)."""
    frozen: tuple[Callable[[War, State, Unit], Refusal | None] | For, ...] = ()
    """Why a unit may not move by its player's will at all (18, 32.2, A.2.3)."""
    must_go_to: tuple[MustGoTo, ...] = ()
    """Where a unit has to get to as soon as possible (20.3, 26.1.3, A.1). It comes nearer every phase."""
    lays_lines: tuple[Callable[[War, State, Unit], bool | None], ...] = ()
    """Does a unit lay control lines, whatever is printed on it? None: as printed (Eagles 23.1)."""
    looks: tuple[Callable[[War, State, Unit], int | None], ...] = ()
    """The strength that a unit shows to enemies who want to pass it; None: its own (Eagles 23.1)."""
    not_elite: tuple[Callable[[War, State, Unit], bool], ...] = ()
    """Units that are not elite now, whatever is printed on them (Eagles 23.3.2)."""
    reserve_values: tuple[Callable[[War, State, Unit, int], int], ...] = ()
    """The strength of a unit in halves for the reserve test, given what it counts so far (Eagles 23)."""
    stack_limits: tuple[Callable[[War, Side, int], int | None], ...] = ()
    """The most units that may stand on a hex by choice, where it differs from the usual (6.1)."""
    weightless: tuple[Callable[[War, Unit], bool], ...] = ()
    """Units that do not count for stacking (39)."""
    never_together: tuple[ForbiddenHexes, ...] = ()
    """Hexes of own units that the unit may not join, nor be driven to (38.1)."""
    allowance: tuple[Callable[[War, State, Unit, int], int] | For, ...] = ()
    """March points of a unit in a movement phase, given those so far."""
    actions: tuple[Action, ...] = ()
    abroad: tuple[Callable[[War, State, Side], HexSet], ...] = ()
    """A country that neither trains nor supply of a side pass (38.2.1)."""

    attack_actions: tuple[Action, ...] = ()
    """What else the attacker may do between his attacks (Eagles 23.3)."""
    forbidden_attacks: tuple[Callable[[War, State, Unit, int], Refusal | None] | For, ...] = ()
    """Why a unit may not take part in an attack on a hex (30.1.5, 38.4)."""
    forbidden_joint_attacks: tuple[Callable[[Attack], Refusal | None], ...] = ()
    """Why an attack by these units together may not be made (30.1.1, 30.1.7)."""
    defers: tuple[Callable[[Attack], bool], ...] = ()
    """A declared attack that its chapter carries out as an activity of its own, since the declaration reveals something
    (Eagles 23.1.3)."""
    before_attack: tuple[Callable[[Attack], Steps[None]], ...] = ()
    """What happens when an attack has been declared (21.2, 39.1.3)."""
    modifiers: tuple[tuple[Rule, Callable[[Attack], int]], ...] = ()
    defence: tuple[Callable[[War, State, Unit, tuple[Unit, ...]], int | None] | For, ...] = ()
    """The strength of a defender where it is not the printed one (30.1.2)."""
    standing_orders: tuple[Callable[[Attack], str | None], ...] = ()
    """An order that the defenders carry out by themselves (18)."""

    bearings: tuple[Callable[[War, Unit], str | None], ...] = ()
    """The name of the place that a unit retreats towards, instead of its side's direction (38.1.1)."""
    retreat_free: tuple[Callable[[War, Unit], frozenset[str]], ...] = ()
    """Kinds of retreat losses that a unit does not suffer: "direction", "line" (30.2.6)."""
    retreat_dies: tuple[Callable[[War, State, Unit, HexStep | None], Rule | None] | For, ...] = ()
    """The rule that eliminates a unit which has to make this step of a retreat (None: any step; 17.2, 18, 30.2.1)."""

    to_take: tuple[Callable[[War, State, Side], HexSet], ...] = ()
    """Hexes beside localities that change hands where units of a side pass, or more than these (Eagles 2.7)."""
    consequences_of_entering: tuple[Callable[[War, State, Unit], Sequence[HexSet] | HexSet] | For, ...] = ()
    """Sets of hexes that a unit brings something about by entering, so that its player says whether it does (21.2, 32,
    33, 35.1): one set for each thing; a set alone: each of its hexes is a thing by itself."""
    entered: tuple[Callable[[War, State, Unit, Sequence[int]], None] | For, ...] = ()
    """A unit has moved along these hexes by its player's will (start left out)."""
    after_retreat: tuple[Callable[[War, State, Unit, int, Sequence[int]], None], ...] = ()
    """A unit has retreated from a hex along these hexes (none: it left the board by the first edge)."""
    retreated: tuple[Callable[[War, State, Side, tuple[Unit, ...]], None], ...] = ()
    """All these units of a side have retreated, those among them that fell left out (Eagles 3.3)."""
    rolls_after_move: tuple[Callable[[War, State, Unit], Steps[None] | None] | For, ...] = ()
    """Asked after each move of a unit: rolls that a move brings about; None: nothing (21.2, 45)."""
    lost: tuple[Callable[[War, State, Unit, int], None], ...] = ()
    """A unit has been eliminated on a hex."""
    weakened: tuple[Callable[[War, State, Unit], None], ...] = ()
    """A unit has lost a level or had to retreat (14.2.3)."""
    attacked: tuple[Callable[[Attack, str], None], ...] = ()
    """An attack has ended with this result: success, failure, bloody, walkover (29.1)."""
    unharmed: tuple[Callable[[War, Unit], bool], ...] = ()
    """Units that bear no losses (Eagles 3.4.7)."""
    locality_taken: tuple[Callable[[War, State, Side, int], None], ...] = ()
    """A side has taken a locality from the other."""
    taken_by: tuple[Callable[[War, State, Unit, int], None], ...] = ()
    """A unit has taken it (Eagles 22.2)."""

    does_not_cool: tuple[Callable[[War, State], int], ...] = ()
    """Theatres whose advantage does not cool (15.6, 33.6); a set."""
    pending: tuple[Callable[[War, State], Steps[None] | None], ...] = ()
    """Something that has to be done before anything else; None: nothing (27.4)."""
    pending_by_marks: tuple[Callable[[War, State], Steps[None] | None], ...] = ()
    """The same where it hangs alone on what chapters remember, on who is on the board and on morale: it is asked only
    when a chapter remembers something new, a unit comes or goes (other than by a march) or a marker is moved."""
    replacement_deeds: tuple[Action, ...] = ()
    """What a player may do in his replacement phase (14, 19, 33.3)."""
    no_regrouping: tuple[Callable[[War, State, Sequence[Unit]], Refusal | None], ...] = ()
    """Why units take no part together in what is done in a replacement phase (Eagles 23.1)."""
    exchanged: tuple[Callable[[War, State, Sequence[Unit], Sequence[Unit]], None], ...] = ()
    """Units of a hex have left the map, and others have taken their place (Eagles 23.1)."""
    no_restore: tuple[Callable[[War, State, Unit], Refusal | None], ...] = ()
    """Why a unit is not restored with a replacement (18, 21.2, 30.3)."""
    restore_places: tuple[Callable[[War, State, Unit], HexSet | None], ...] = ()
    """Where a unit is restored, if not where its side's units usually are (20.1.2)."""
    not_restored_at: tuple[Callable[[War, State, Unit, int], Iterable[Refusal] | None], ...] = ()
    """Why a unit that has such places is not restored on a hex; None: it has none."""

    coupled_theatres: tuple[Callable[[War, State, int, int], tuple[int, ...]], ...] = ()
    """The theatres whose markers move when one's does (33.6)."""
    phase_begins: tuple[Callable[[War, State, Side, bool], None], ...] = ()
    """A movement phase of a side begins; the last argument: is it a reserve phase."""
    stage_ends: tuple[Callable[[War, State], None], ...] = ()
    verdicts: tuple[Callable[[War, State, str], Outcome | None], ...] = ()
    """Is the play over? Asked at "turn-start", "turn-end", "stage-end", "taken", "end" (the last stage is over)."""
    hides: tuple[Callable[[War, State, Unit, Seat | None], bool], ...] = ()
    """Is the coming of a unit kept from a seat (27.4)?"""
    conceals: tuple[Callable[[War, State, Unit, Seat | None], bool], ...] = ()
    """Is it kept from a seat which unit stands on the map (Eagles 23.1)?"""
    known_as: tuple[Callable[[War, State, Unit, Seat | None], str], ...] = ()
    """The name of the marker by which a seat knows a unit; empty: by its own (Eagles 23.1)."""
    markers: tuple[Callable[[War, State, Seat | None], Iterable[MarkerView]], ...] = ()
    """Markers that it has laid on the map, on the stage track or into a hand, as a seat sees them (Eagles 23)."""
    events: tuple[type[Event], ...] = ()
    prompts: Mapping[str, Mapping[str, tuple[str, ...]]] = {}
    """Shapes of the answers to the chapter's questions (kernel/codec.py); those of "move" are added to the core's."""
    queries: tuple[tuple[str, Callable[[War, State, Any], Any]], ...] = ()
    """Further questions of situations: name, and (war, state, arguments) -> JSON-ready answer."""
