"""What dice bring: melees by their edge, tests under fire by how hard they are."""

from functools import lru_cache

from sztab.games.raclawice.edition import Edition
from sztab.games.raclawice.fire import musketry
from sztab.games.raclawice.map.board import BUILDINGS, FOREST
from sztab.games.raclawice.melee.fight import CLEAR_WIN, LOSER_LOSSES
from sztab.games.raclawice.state import ABREAST, SKIRMISH, SQUARE, State
from sztab.games.raclawice.units.counters import ARTILLERY
from sztab.kernel.requests import D10_FROM_ZERO

FACES = range(D10_FROM_ZERO.low, D10_FROM_ZERO.low + D10_FROM_ZERO.sides)


@lru_cache(maxsize=256)
def melee(edge: int, sides: int) -> tuple[float, float, float]:
    """How likely an attack with such an edge wins (11.7/c: ties too), wins without a loss, is beaten so (11.8/b)."""
    margins = [edge + attack - defence for attack in range(sides) for defence in range(sides)]
    count = len(margins)
    won = sum(margin >= 0 for margin in margins)
    return (
        won / count,
        sum(margin >= CLEAR_WIN for margin in margins) / count,
        sum(margin <= -CLEAR_WIN for margin in margins) / count,
    )


def brings(edge: int, sides: int, own: float, other: float, loss: float, prize: float = 0.0) -> float:
    """What a melee is worth to the attacker in victory points; `own` and `other`: what the flight of either costs."""
    won, clear, crushed = melee(max(-12, min(12, edge)), sides)
    lost = 1 - won
    found = won * (1 + prize + LOSER_LOSSES * loss + other) - (won - clear) * loss
    return found - lost * (1 + LOSER_LOSSES * loss + own) + (lost - crushed) * loss


class Gunnery:
    """What shots do, by the tables of an edition."""

    def __init__(self, edition: Edition) -> None:
        self._edition = edition
        self._tests: dict[int, tuple[float, float]] = {}

    def test(self, hard: int) -> tuple[float, float]:
        """How likely a unit goes back, and the losses that it takes, if so much is added to the die beyond morale."""
        found = self._tests.get(hard)
        if found is None:
            table = self._edition.tables.failed_fire
            results = [table.at(face + hard) for face in FACES if face + hard > 0]
            back = sum(1 for result in results if result and result.hexes) / len(FACES)
            found = self._tests[hard] = back, sum(result.losses for result in results if result) / len(FACES)
        return found

    def cover(self, state: State, unit: int, hex: int, *, guns: bool) -> int:
        """What ground and formation take from a shot at a unit in a hex."""
        cases, terrain, formation = self._edition.tables.fire_modifiers, self._edition.board.terrain[hex], 0
        found = cases["forest"][guns] if terrain == FOREST else cases["buildings"][guns] if terrain == BUILDINGS else 0
        formation = state.formation[unit]
        if formation == SKIRMISH:
            found += cases["skirmish"][guns]
        elif formation == SQUARE:
            found += cases["square"][guns]
        return found

    def volley(self, strength: int, distance: int, shots: int) -> int | None:
        """What musketry of such a strength adds to the test; None: nothing."""
        line = self._edition.tables.musketry.at(musketry.rounded(strength, max(1, distance)))
        if line is None:
            return None
        return line.effect + (1 if not shots else -1 if shots > 1 else 0)

    def ball(self, gun: int, distance: int) -> int | None:
        """What a battery adds."""
        effect = self._edition.tables.artillery.at(distance)
        return None if effect is None else effect + self._edition.stars[gun]

    def harm(
        self, state: State, units: tuple[int, ...], hex: int, added: int, risk: tuple[float, ...], back: float,
        *, guns: bool, is_abreast: bool = False,
    ) -> float:  # fmt: skip
        """What a shot costs those who stand in a hex: the unit on top (6.8), or each of them if guns fire (6.10) and
        they do not stand side by side."""
        edition, total = self._edition, 0.0
        is_one = not guns or is_abreast
        for unit in units[:1] if is_one else units:
            lost = state.lost[unit]
            gone, losses = self.test(self._hard(state, unit, hex, added, guns=guns))
            total += back * gone + risk[min(edition.strength[unit][lost], len(risk) - 1)] * losses
        return total

    def driven_back(self, state: State, unit: int, hex: int, added: int, *, guns: bool) -> float:
        """How likely a shot drives a unit back."""
        return self.test(self._hard(state, unit, hex, added, guns=guns))[0]

    def _hard(self, state: State, unit: int, hex: int, added: int, *, guns: bool) -> int:
        return added + self.cover(state, unit, hex, guns=guns) - self._edition.morale[unit][state.lost[unit]]


def fire_of(edition: Edition, state: State, units: tuple[int, ...]) -> tuple[int, int]:
    """The strength with which a stack fires, and how often its first firer has fired: as it stands, or side by side if
    it may be."""
    if edition.arm[units[0]] == ARTILLERY:
        return 0, 0
    firers = units if state.formation[units[0]] in (ABREAST, SQUARE) else units[:1]
    able = [u for u in firers if edition.fire[u] and state.shots[u] < musketry.MOST_SHOTS]
    strength = sum(edition.fire[u][state.lost[u]] for u in able)
    if state.formation[units[0]] == SQUARE:
        strength = musketry.rounded(strength, 4)
    return strength, max((state.shots[u] for u in able), default=0)
