"""What the special chapters keep on the board's margins, as a seat may see it: pools' markers, tracks, agreements."""

from msgspec import Struct

from sztab.games.rok1920 import in_force
from sztab.games.rok1920.forces.lithuania import Lithuania
from sztab.games.rok1920.forces.status import CavalryArmy, NoMansLand, VolunteerArmy
from sztab.games.rok1920.logistics.replacement_pools import Replacements
from sztab.games.rok1920.logistics.secret_concentration import Concentration
from sztab.games.rok1920.logistics.train_reach import BASE, transports_left
from sztab.games.rok1920.politics import operations
from sztab.games.rok1920.politics.coupled_theatres import CoupledTheatres
from sztab.games.rok1920.politics.operations import Operations
from sztab.games.rok1920.state import State
from sztab.games.rok1920.units.counters import FRONTS, SIDE_NAMES, SU, THEATRES, Unit
from sztab.games.rok1920.war import War
from sztab.hexmap.bits import members
from sztab.kernel.requests import Seat

LITHUANIA = ("border", "neutral", "at-war", "out")
VOLUNTEERS = ("none", "called", "first", "second", "third", "formed")
OPERATIONS = ("pause", "limited", "offensive")
INCOME = "income"
"""Where replacements come by the character of operations alone."""
KONARMIA = ("waiting", "in-play", "gone")


class Notes(Struct, frozen=True):
    """All that is open to see, and of what is hidden the seat's own part (27.4)."""

    strengthening: tuple[str, ...]
    """14.2: units on which a replacement lies."""
    transports: dict[str, int]
    """27.3: transports left in this phase, by account."""
    travelling: tuple[str, ...]
    """27.4: units on their way to a secret place."""
    concentration: dict[str, str]
    """27.4: the place, for its owner, and for all once it was found out."""
    attacks: dict[str, int]
    """29.1: attacks of this player-turn by theatre and by front."""
    coupled: tuple[str, ...]
    """33.6: theatres that share the Polish theatre's marker."""
    volunteers: str
    konarmia: str
    konarmia_front: str
    lithuania: str
    lithuania_passable: bool
    """38.2.2: the Lithuanians had crossed the line before they left the game: the Poles pass their country."""
    lithuanian_places: tuple[str, ...]
    """38.3.1, 38.4: places that Lithuanians held last."""
    no_mans_land_entered: bool
    operations: dict[str, str]
    """29.1 / Eagles 17.1.1: the character of operations so far, by theatre of the Poles and by front."""
    income: dict[str, int]
    """Eagles 17.1.2, 17.1.3: the replacements that it brings, by pool."""
    precedence: Seat = ""
    """Eagles 22.1: who of several players of the Bolsheviks has precedence."""


def notes(war: War, state: State, seat: Seat | None) -> Notes:
    """What is on the margins. Where no unit is hidden it follows from what chapters remember, the secret places and the
    theatres that have a marker: what a seat was shown last holds as long as these do."""
    if war.conceals or war.known_as:
        return _notes(war, state, seat)
    last = war.last_notes.get(seat)
    if last is not None and last[0] == (state.markers, state.secret, state.of):
        return last[1]
    found = _notes(war, state, seat)
    war.last_notes[seat] = (state.markers, state.secret[:], state.of.copy()), found
    return found


def _notes(war: War, state: State, seat: Seat | None) -> Notes:
    ids, numbers = war.roster.ids, war.board.map.numbers
    secret, lithuania, army = state.of[Concentration], state.of[Lithuania], state.of[CavalryArmy]
    shown = {
        SIDE_NAMES[side]: numbers[place]
        for side, place in enumerate(state.secret)
        if place >= 0 and (war.command.side_of(seat) == side or secret.known[side])
    }
    attacks = state.of[Operations]
    counted = (*zip(THEATRES, attacks.by_theatre), *zip(FRONTS, attacks.by_front))
    rules, reds = war.rules, war.command.players(war, state, SU)
    strengthening = members(state.of[Replacements].strengthening)
    if war.conceals:
        strengthening = [u for u in strengthening if not any(hook(war, state, u, seat) for hook in war.conceals)]
    away = dict.fromkeys([_name(war, state, u, seat) for units in secret.units for u in members(units)])
    # Markers are told by name: their order would betray the units under them.
    return Notes(
        strengthening=tuple([ids[u] for u in strengthening]),
        transports={account: transports_left(state, account) for account in BASE} if in_force.RAIL in rules else {},
        travelling=tuple(sorted(away) if war.known_as else away),
        concentration=shown,
        attacks={name: count for name, count in counted if count},
        coupled=tuple([THEATRES[t] for t in members(state.of[CoupledTheatres].coupled)]),
        volunteers=VOLUNTEERS[state.of[VolunteerArmy].status],
        konarmia=KONARMIA[army.status],
        konarmia_front="west" if army.front else "southwest",
        lithuania=LITHUANIA[lithuania.status],
        lithuania_passable=bool(lithuania.passable),
        lithuanian_places=tuple([numbers[h] for h in members(lithuania.places)]),
        no_mans_land_entered=bool(state.of[NoMansLand].entered),
        operations=_operations(war, state) if in_force.OPERATIONS in rules else {},
        income=_income(war, state) if INCOME in rules else {},
        precedence=reds[0] if len(reds) > 1 else "",
    )


def _name(war: War, state: State, unit: Unit, seat: Seat | None) -> str:
    """By which a seat knows a unit."""
    return next(filter(None, (named(war, state, unit, seat) for named in war.known_as)), war.roster.ids[unit])


def all_travelling(state: State) -> int:
    """27.4: the units that are on their way to a secret place (a set)."""
    ours, theirs = state.of[Concentration].units
    return ours | theirs


def _theatres(state: State) -> list[int]:
    """Theatres in which operations are counted: those that have a marker of morale."""
    return list(members(state.markers))


def _operations(war: War, state: State) -> dict[str, str]:
    polish = {THEATRES[t]: OPERATIONS[operations.polish_character(state, t)] for t in _theatres(state)}
    fronts = FRONTS if war.has(in_force.FRONTS) else ()
    return polish | {front: OPERATIONS[operations.red_character(state, front)] for front in fronts}


def _income(war: War, state: State) -> dict[str, int]:
    polish = [operations.polish_character(state, t) for t in _theatres(state)]
    numbers = {front: operations.RED_NUMBERS[operations.red_character(state, front)] for front in FRONTS}
    return {"pl": war.edition.polish_number(polish), **numbers}
