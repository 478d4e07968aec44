"""What the special chapters keep on the board's margins, as a seat may see it: pools' markers, tracks, agreements."""

from msgspec import Struct

from sztab.games.rok1920 import in_force, marks
from sztab.games.rok1920.logistics.train_reach import BASE, transports_left
from sztab.games.rok1920.politics import operations
from sztab.games.rok1920.state import State
from sztab.games.rok1920.units.counters import FRONTS, SIDE_NAMES, SIDES, SU, THEATRES, Unit
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
    ids, numbers = war.roster.ids, war.board.map.numbers
    travelling = [u for side in SIDES for u in members(marks.get(state, marks.CONCENTRATING + SIDE_NAMES[side]))]
    shown = {
        SIDE_NAMES[side]: numbers[state.secret[side]]
        for side in SIDES
        if state.secret[side] >= 0
        and (war.command.side_of(seat) == side or marks.get(state, marks.CONCENTRATION_KNOWN + SIDE_NAMES[side]))
    }
    counted = (*marks.ATTACKS_BY_THEATRE, *marks.ATTACKS_BY_FRONT)
    rails, reds = war.has(in_force.RAIL), war.command.players(war, state, SU)
    return Notes(
        strengthening=tuple(
            ids[u]
            for u in members(marks.get(state, marks.STRENGTHENING))
            if not any(conceals(war, state, u, seat) for conceals in war.conceals)
        ),
        transports={account: transports_left(state, account) for account in BASE} if rails else {},
        travelling=tuple(ids[u] for u in travelling),
        concentration=shown,
        attacks={name.removeprefix("attacks-"): marks.get(state, name) for name in counted if marks.get(state, name)},
        coupled=tuple(THEATRES[t] for t in members(marks.get(state, marks.COUPLED))),
        volunteers=VOLUNTEERS[marks.get(state, marks.VOLUNTEERS)],
        konarmia=KONARMIA[marks.get(state, marks.KONARMIA)],
        konarmia_front="west" if marks.get(state, marks.KONARMIA_FRONT) else "southwest",
        lithuania=LITHUANIA[marks.get(state, marks.LITHUANIA)],
        lithuania_passable=bool(marks.get(state, marks.LITHUANIA_PASSABLE)),
        lithuanian_places=tuple(numbers[h] for h in members(marks.get(state, marks.LITHUANIAN_PLACES))),
        no_mans_land_entered=bool(marks.get(state, marks.NO_MANS_LAND_ENTERED)),
        operations=_operations(war, state) if war.has(in_force.OPERATIONS) else {},
        income=_income(war, state) if war.has(INCOME) else {},
        precedence=reds[0] if len(reds) > 1 else "",
    )


def is_travelling(state: State, unit: Unit) -> bool:
    """27.4: on the way to a secret place."""
    return any(marks.has(state, marks.CONCENTRATING + SIDE_NAMES[side], unit) for side in SIDES)


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
    return {"pl": operations.polish_number(polish), **numbers}
