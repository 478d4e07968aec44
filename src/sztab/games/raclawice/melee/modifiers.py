"""11.7/b: the modifiers of a melee, as a table of cited functions: each looks at one side of the fight."""

from __future__ import annotations

from fractions import Fraction

from msgspec import Struct

from sztab.games.raclawice.edition import Edition
from sztab.games.raclawice.map.board import BUILDINGS, FOREST
from sztab.games.raclawice.rules import LAVA, MELEE_ROLL, SQUARE_CAVALRY, SQUARE_INFANTRY
from sztab.games.raclawice.state import NOWHERE, SKIRMISH, SQUARE, State
from sztab.games.raclawice.units import leaders, stacking
from sztab.games.raclawice.units.counters import CAVALRY, COSSACK, INFANTRY, SCYTHE
from sztab.hexmap.facing import Zone, zone
from sztab.kernel.modifiers import Cited, Modifier, modifiers

LONE_GUNS_STRENGTH = 1
"""10.10.8: a battery alone defends like infantry of this strength."""


class Fight(Struct, frozen=True):
    """One melee: where, who attacks, and in which way."""

    edition: Edition
    state: State
    hex: int
    attacker: int
    is_charge: bool = False
    is_counter: bool = False
    has_lava: bool = False
    """7.4: the Cossacks got round the enemy."""

    def side(self, side: int) -> Party:
        return Party(self, side)


class Party(Struct, frozen=True):
    """One side of a melee."""

    fight: Fight
    side: int

    @property
    def other(self) -> Party:
        return Party(self.fight, 1 - self.side)

    @property
    def troops(self) -> tuple[int, ...]:
        return self.fight.state.stacks[self.side][self.fight.hex]

    @property
    def guns(self) -> list[int]:
        return stacking.guns_at(self.fight.edition, self.fight.state, self.side, self.fight.hex)

    @property
    def is_attacker(self) -> bool:
        return self.side == self.fight.attacker

    @property
    def top(self) -> int:
        """The unit on top; of a battery alone, the battery."""
        return self.troops[0] if self.troops else self.guns[0]

    @property
    def arm(self) -> int:
        """10.10.8: guns alone count as infantry."""
        return self.fight.edition.arm[self.troops[0]] if self.troops else INFANTRY

    @property
    def strength(self) -> int:
        """6.7, 11.1: the sum of all; guns with troops add nothing (10.10.9)."""
        fight = self.fight
        if not self.troops:
            return LONE_GUNS_STRENGTH
        return stacking.strength_of(fight.edition, fight.state, self.troops)

    @property
    def morale(self) -> int:
        fight = self.fight
        if not self.troops:
            return fight.edition.tables.melee["lone-artillery-morale"]
        return fight.edition.morale[self.top][fight.state.lost[self.top]]

    @property
    def formation(self) -> int:
        return self.fight.state.formation[self.top]

    @property
    def came_from(self) -> list[int]:
        """The hexes from which its units entered in this activation."""
        came = self.fight.state.came
        return sorted({came[unit] for unit in self.troops if came[unit] != NOWHERE})

    @property
    def was_first(self) -> bool:
        """Was it in the hex before the other side? The defender, where nothing tells."""
        first = dict(self.fight.state.first_in).get(self.fight.hex)
        return first == self.side if first is not None else not self.is_attacker

    def value(self, case: str) -> int:
        return self.fight.edition.tables.melee[case]

    @property
    def terrain(self) -> int:
        return self.fight.edition.board.terrain[self.fight.hex]


def entry_zone(party: Party) -> Zone:
    """Where the attacker came from, as the enemy faces: the best for him of several ways; a square has only a front."""
    enemy = party.other
    if enemy.formation == SQUARE or not party.is_attacker:
        return Zone.FRONT
    fight = party.fight
    facing = fight.state.facing[enemy.top]
    around = fight.edition.board.around[fight.hex]
    found = {zone(facing, around.index(hex)) for hex in party.came_from if hex in around}
    return Zone.REAR if Zone.REAR in found else Zone.FLANK if Zone.FLANK in found else Zone.FRONT


def superior_strength(party: Party) -> int:
    ratio = Fraction(party.strength, party.other.strength)
    return next((shift for least, shift in party.fight.edition.tables.melee_strength if ratio >= least), 0)


def higher_morale(party: Party) -> int:
    lead = party.morale - party.other.morale
    return min(lead * party.value("morale-point"), party.value("morale-most")) if lead > 0 else 0


def flank_attack(party: Party) -> int:
    return party.value("flank") if entry_zone(party) is Zone.FLANK else 0


def rear_attack(party: Party) -> int:
    return party.value("rear") if entry_zone(party) is Zone.REAR else 0


def lava_attack(party: Party) -> int:
    """7.4: a ława that succeeded counts as an attack from the flank."""
    return party.value("flank") if party.is_attacker and party.fight.has_lava else 0


def charge_against_infantry(party: Party) -> int:
    """Not against a square, not in forest or buildings; guns alone count as infantry."""
    if not (party.is_attacker and party.fight.is_charge) or party.other.arm != INFANTRY:
        return 0
    if party.other.formation == SQUARE or party.terrain in (FOREST, BUILDINGS):
        return 0
    return party.value("charge-infantry")


def charge_against_cavalry(party: Party) -> int:
    charged = party.is_attacker and party.fight.is_charge and party.other.arm == CAVALRY
    return party.value("charge-cavalry") if charged else 0


def counter_attack(party: Party) -> int:
    return party.value("counterattack") if party.is_attacker and party.fight.is_counter else 0


def scythes(party: Party) -> int:
    """Scythemen who attack infantry or guns."""
    armed = any(party.fight.edition.kind[unit] == SCYTHE for unit in party.troops)
    return party.value("scythemen") if party.is_attacker and armed and party.other.arm == INFANTRY else 0


def square_against_cavalry(party: Party) -> int:
    holds = party.formation == SQUARE and not party.is_attacker
    return party.value("square-against-cavalry") if holds and party.other.arm == CAVALRY else 0


def square_against_infantry(party: Party) -> int:
    holds = party.formation == SQUARE and not party.is_attacker
    return party.value("square-against-infantry") if holds and party.other.arm == INFANTRY else 0


def skirmishers(party: Party) -> int:
    return party.value("skirmish") if party.formation == SKIRMISH else 0


def cossacks_in_front(party: Party) -> int:
    """Cossacks fight badly face to face, attacking or defending, unless their ława succeeded."""
    fight = party.fight
    if fight.edition.kind[party.top] != COSSACK:
        return 0
    attack = fight.side(fight.attacker)
    is_frontal = entry_zone(attack) is Zone.FRONT and not fight.has_lava
    return party.value("cossacks") if is_frontal else 0


def leader_present(party: Party) -> int:
    """One leader counts, the best: Kościuszko is worth more."""
    fight = party.fight
    found = leaders.leaders_at(fight.edition, fight.state, party.side, fight.hex)
    names = [fight.edition.leaders[leader].id for leader in found]
    return max((party.value("kosciuszko" if name == "kosciuszko" else "leader") for name in names), default=0)


def holds_buildings(party: Party) -> int:
    return party.value("buildings") if party.was_first and party.terrain == BUILDINGS else 0


def holds_forest(party: Party) -> int:
    holds = party.was_first and party.terrain == FOREST and party.arm == INFANTRY
    return party.value("forest") if holds else 0


def cavalry_in_cover(party: Party) -> int:
    into = party.is_attacker and party.arm == CAVALRY and party.terrain in (FOREST, BUILDINGS)
    return party.value("cavalry-rough") if into else 0


def stands_higher(party: Party) -> int:
    """The defender, when all who came climbed to him."""
    attack = party.other
    relief = party.fight.edition.board.relief
    came = attack.came_from
    climbed = bool(came) and all(relief[hex] < relief[party.fight.hex] for hex in came)
    return party.value("uphill") if not party.is_attacker and climbed else 0


def crossed_stream(party: Party) -> int:
    """The attacker, when all of his came across it without a bridge."""
    board, hex = party.fight.edition.board, party.fight.hex
    came = party.came_from
    wet = bool(came) and all(board.streams[at] >> board.direction(at, hex) & 1 for at in came)
    return party.value("stream") if party.is_attacker and wet else 0


MELEE_MODIFIERS: tuple[Cited[Party], ...] = (
    (MELEE_ROLL, superior_strength),
    (MELEE_ROLL, higher_morale),
    (MELEE_ROLL, flank_attack),
    (MELEE_ROLL, rear_attack),
    (LAVA, lava_attack),
    (MELEE_ROLL, charge_against_infantry),
    (MELEE_ROLL, charge_against_cavalry),
    (MELEE_ROLL, counter_attack),
    (MELEE_ROLL, scythes),
    (SQUARE_CAVALRY, square_against_cavalry),
    (SQUARE_INFANTRY, square_against_infantry),
    (MELEE_ROLL, skirmishers),
    (MELEE_ROLL, cossacks_in_front),
    (MELEE_ROLL, leader_present),
    (MELEE_ROLL, holds_buildings),
    (MELEE_ROLL, holds_forest),
    (MELEE_ROLL, cavalry_in_cover),
    (MELEE_ROLL, stands_higher),
    (MELEE_ROLL, crossed_stream),
)


def melee_modifiers(party: Party) -> list[Modifier]:
    """11.7/b: all that is added to the die of one side."""
    return modifiers(MELEE_MODIFIERS, party)
