"""What a place is worth to a stack: the blows and shots that it can give and take there, and the way to the enemy."""

from __future__ import annotations

from sztab.games.raclawice.bot.officer.chart import AHEAD, Body, Chart
from sztab.games.raclawice.fire import artillery, musketry
from sztab.games.raclawice.moving.manoeuvres import TURN_COSTS
from sztab.games.raclawice.state import ABREAST, LIMBERED, SQUARE
from sztab.games.raclawice.units.counters import CAVALRY, INFANTRY
from sztab.hexmap.facing import FRONT

ZONES = (0, 0, 1, 2, 2, 1)
"""By the direction from which an attack comes, less the facing: front, flank or rear."""
Blow = tuple[int, float, Body]
"""An attack that an enemy could make: its edge from the front, how likely it is, and who makes it."""
SECOND = 0.25
"""How much a second attack counts."""
BEST_SHOT = 0.6
"""No volley costs the enemy more than this."""
TERMS = ("nearness", "attacks", "leader", "escort", "jammed", "under-fire", "danger", "shots")
FAR = 12
"""Beyond so many hexes the enemy is no matter."""


class Places:
    """Weighs the places that one stack could stand in. What does not depend on its facing is kept by hex."""

    def __init__(self, chart: Chart, body: Body, start: int) -> None:
        self.chart, self.body, self.start = chart, body, start
        self.blocking = chart.blocking & ~(1 << start)
        self._bounds: dict[int, float] = {}
        self._hexes: dict[int, tuple[dict[int, Blow], float]] = {}
        self._near = chart.doctrine.near * chart.urgency if chart.must or body.is_scythe else chart.doctrine.calm
        away, reach = chart.edition.board.distance[start], body.points + 1
        self._strikers = [
            foe for foe in chart.foes if foe.units and foe.formation != SQUARE and away[foe.hex] <= foe.points + reach
        ]
        self._shooters = [
            foe
            for foe in chart.foes
            if (foe.guns and away[foe.hex] <= artillery.RANGE + reach)
            or (foe.fire and away[foe.hex] <= musketry.LONGEST + reach)
        ]
        self._foes = [foe.hex for foe in chart.foes]
        self._chances = self._attacks()

    def _attacks(self) -> list[tuple[int, float]]:
        """What attacks on each of the enemy's stacks might bring, with friends who are near."""
        chart, body, doctrine = self.chart, self.body, self.chart.doctrine
        near = chart.edition.board.within[3][self.start]
        friends = sum(o.strength for o in chart.own if near >> o.hex & 1 and o.hex != self.start and o.arm == body.arm)
        strength = max(body.strength, min(chart.most[body.arm], body.strength + int(doctrine.help * friends)))
        share = doctrine.chance * (chart.urgency if chart.must else 1.0)
        found = []
        for foe in chart.foes:
            edge = chart.edge(body, foe, 0, start=foe.hex, hex=foe.hex, strength=strength, leader=1)
            worth = chart.brings(edge, body, foe, strength)
            if worth > 0:
                found.append((foe.hex, share * worth))
        return found + [(at, share * worth) for at, worth in chart.lost_guns.items()]

    def bound(self, hex: int) -> float:
        """At most so much is it worth to stand there."""
        found = self._bounds.get(hex)
        if found is None:
            found = self._bounds[hex] = sum(self._fixed(hex))
        is_near = self.body.fire and self.chart.edition.board.within[musketry.LONGEST][hex] & self.chart.enemies
        return found + (BEST_SHOT * self.chart.doctrine.fire if is_near else 0.0)

    def worth(self, hex: int, facing: int) -> float:
        """What it is worth to stand there so."""
        known = self._hexes.get(hex)
        if known is None:
            self.bound(hex)
            known = self._hexes[hex] = self._blows(hex), self._bounds[hex] - self._fire(hex)
        blows, found = known
        return found - self._danger(blows, facing) + self._shots(hex, facing)

    def terms(self, hex: int, facing: int) -> tuple[float, ...]:
        """The same part by part, as `TERMS` names them."""
        self.bound(hex)
        return *self._fixed(hex), -self._fire(hex), -self._danger(self._blows(hex), facing), self._shots(hex, facing)

    def _danger(self, blows: dict[int, Blow], facing: int) -> float:
        """What the worst attacks would cost, by how they meet the front."""
        chart, doctrine = self.chart, self.chart.doctrine
        more = (0, 0, 0) if self.body.formation == SQUARE else (0, chart.melee["flank"], chart.melee["rear"])
        worst = second = 0.0
        for direction, (edge, ready, foe) in blows.items():
            blow = ready * chart.brings(edge + more[ZONES[(direction - facing) % 6]], foe, self.body)
            if blow > worst:
                worst, second = blow, worst
            elif blow > second:
                second = blow
        return doctrine.danger * (worst + SECOND * second)

    def _fixed(self, hex: int) -> tuple[float, ...]:
        """Nearness to the enemy, attacks to come, nearness to the leader, own guns to be kept, and room to go back."""
        chart, body, doctrine = self.chart, self.body, self.chart.doctrine
        away = chart.edition.board.distance[hex]
        nearest = min([away[at] for at in self._foes], default=99)
        best = escort = crowds = 0.0
        for at, worth in self._chances:
            distance = away[at]
            times = max(0, (distance - 1) // body.points)
            best = max(best, worth * doctrine.later**times - 0.002 * distance)
        leaders = chart.edition.counters[body.units[0]].leaders
        led = min((away[at] for n in leaders if (at := chart.state.leader_hex[n]) >= 0), default=0)
        if nearest <= FAR:
            near = chart.edition.board.within[1][hex]
            guns = near & chart.state.batteries[chart.side]
            if guns:
                escort = doctrine.escort * (1.0 if guns >> hex & 1 else 0.5)
            crowds = doctrine.jammed * self._crowds(hex)
        return (
            -self._near * min(nearest, 40),
            best + chart.lost_guns.get(hex, 0.0),
            -doctrine.lead * max(0, led - 4),
            escort,
            -crowds,
        )

    def _crowds(self, hex: int) -> int:
        """How many stacks beside it would have no other way back from the nearest enemy."""
        chart, found = self.chart, 0
        for at in chart.edition.board.around[hex]:
            friend = chart.own_at.get(at)
            if friend is None or not friend.units or at == self.start or friend.hex in chart.foe_at:
                continue
            away = chart.edition.board.distance[at]
            distance, cause = min([(away[foe], foe) for foe in self._foes])
            if distance <= artillery.RANGE:
                found += chart.ways_back(friend, at, cause, self.start) == [hex]
        return found

    def _blows(self, hex: int) -> dict[int, Blow]:
        """The worst attack that enemies could make on it from each direction."""
        chart, body = self.chart, self.body
        reached = [(direction, at, foe) for foe in self._strikers for direction, at in self._approaches(foe, hex)]
        total = {INFANTRY: 0, CAVALRY: 0}
        for foe in {id(foe): foe for _, _, foe in reached}.values():
            total[foe.arm] = min(chart.most[foe.arm], total[foe.arm] + foe.strength)
        found: dict[int, Blow] = {}
        for direction, at, foe in reached:
            edge, ready = chart.edge(foe, body, 0, start=at, hex=hex), foe.ready
            joint = edge + chart.ratio(total[foe.arm], body.strength) - chart.ratio(foe.strength, body.strength)
            if (joint + AHEAD) * chart.doctrine.together > edge + AHEAD:
                edge, ready = joint, ready * chart.doctrine.together
            if direction not in found or (edge + AHEAD) * ready > (found[direction][0] + AHEAD) * found[direction][1]:
                found[direction] = edge, ready, foe
        return found

    def _approaches(self, foe: Body, hex: int) -> list[tuple[int, int]]:
        """The sides of a hex from which an enemy stack could enter it, with the hexes before them."""
        chart, board = self.chart, self.chart.edition.board
        away = board.distance[foe.hex]
        if away[hex] > foe.points + 1:
            return []
        costs = board.costs[1 if foe.arm == CAVALRY else 0]
        found = []
        for direction, at in enumerate(board.around[hex]):
            if at < 0 or board.closed >> at & 1 or (chart.held >> at & 1 and at != self.start):
                continue
            into = (direction + 3) % 6
            turn = TURN_COSTS[_turn(into, foe.facing)]
            cost = turn if at == foe.hex else away[at] + min(1, turn)
            if cost + costs[at][into] + 1 <= foe.points:
                found.append((direction, at))
        return found

    def _fire(self, hex: int) -> float:
        """The shots of the enemy that hurt most there, from the front."""
        chart, body, doctrine = self.chart, self.body, self.chart.doctrine
        board, sight, gunnery, state = chart.edition.board, chart.edition.sight, chart.gunnery, chart.state
        away = board.distance[hex]
        total = 0.0
        for foe in self._shooters:
            distance = away[foe.hex]
            if distance > artillery.RANGE or not distance:
                continue
            if foe.fire and distance <= musketry.LONGEST:
                added = gunnery.volley(foe.fire, distance, foe.shots)
                if added is not None and sight.sees(foe.hex, hex, self.blocking):
                    share = 1.0 if sight.field(foe.hex, foe.facing) >> hex & 1 else doctrine.turning
                    back = self._back(hex, foe.hex)
                    harm = gunnery.harm(state, body.units, hex, added, doctrine.risk, back, guns=False)
                    total += share * harm
            for gun in foe.guns:
                if state.formation[gun] == LIMBERED:
                    continue
                ball = gunnery.ball(gun, distance)
                if ball is not None and sight.sees(foe.hex, hex, self.blocking):
                    share = 1.0 if sight.field(foe.hex, state.facing[gun]) >> hex & 1 else doctrine.turning
                    harm = gunnery.harm(
                        state, body.units, hex, ball, doctrine.risk, self._back(hex, foe.hex),
                        guns=True, is_abreast=body.formation == ABREAST,
                    )  # fmt: skip
                    total += doctrine.cannon * share * harm
        return doctrine.under_fire * total

    def _back(self, hex: int, cause: int) -> float:
        """What it costs a unit there to be driven back."""
        doctrine = self.chart.doctrine
        return doctrine.back if self.chart.ways_back(self.body, hex, cause, self.start) else doctrine.trapped

    def _shots(self, hex: int, facing: int) -> float:
        """The best shot that the stack has there."""
        chart, body, doctrine = self.chart, self.body, self.chart.doctrine
        if not body.fire:
            return 0.0
        board, sight, gunnery = chart.edition.board, chart.edition.sight, chart.gunnery
        reach = musketry.RANGE[body.arm]
        near = board.within[reach][hex] & chart.enemies
        if not near:
            return 0.0
        field = sight.field(hex, facing)
        front = 0
        for direction in FRONT[facing]:
            at = board.around[hex][direction]
            if at >= 0:
                front |= 1 << at
        pool = near & front or near & field
        best = 0.0
        for foe in chart.foes:
            if not pool >> foe.hex & 1 or not foe.units:
                continue
            added = gunnery.volley(body.fire, board.distance[hex][foe.hex], body.shots)
            if added is None or not sight.sees(hex, foe.hex, self.blocking):
                continue
            added += sight.is_exposed(foe.hex, foe.facing, hex) and foe.formation != SQUARE
            harm = gunnery.harm(chart.state, foe.units, foe.hex, added, doctrine.risk, doctrine.back, guns=False)
            best = max(best, harm)
        return doctrine.fire * best


def _turn(direction: int, facing: int) -> int:
    """By how many sixths a stack must turn to step in a direction: into one of its two front hexes."""
    left, right = (direction - facing) % 6, (direction - 1 - facing) % 6
    return left if TURN_COSTS[left] <= TURN_COSTS[right] else right


def is_far(chart: Chart, body: Body, hex: int) -> bool:
    """Is no enemy near enough to matter for what this stack does?"""
    return not chart.edition.board.within[min(10, body.points + AHEAD + musketry.LONGEST)][hex] & chart.enemies
