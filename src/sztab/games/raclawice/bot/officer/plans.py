"""What a stack had better do: the best place or the best attack that its move can lead to."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from hashlib import blake2b

import msgspec
from msgspec import Struct

from sztab.games.raclawice.bot.officer.chart import Body, Chart
from sztab.games.raclawice.bot.officer.hurrying import further, hurried, is_behind, may_hurry
from sztab.games.raclawice.bot.officer.odds import fire_of
from sztab.games.raclawice.bot.officer.places import Places, is_far
from sztab.games.raclawice.bot.officer.ways import Action, Attack, Start, Step, Way, Ways
from sztab.games.raclawice.state import ABREAST, SQUARE
from sztab.games.raclawice.turn.activation import LEADER_POINTS
from sztab.games.raclawice.units.stacking import may_stand_abreast
from sztab.hexmap.facing import corner_towards

MOST = 300
"""More plans than this are not kept: the running activation is thought over anew."""
NAME = 9


class Plan(Struct):
    """What a move would bring beyond staying, and how it begins."""

    gain: float = 0.0
    path: list[Step] = []
    is_attack: bool = False

    @property
    def first(self) -> Action:
        return self.path[0][3] if self.path else ("stop",)


class Memory(Struct):
    """What an officer has planned in the running activation. It comes with his answers and is handed back to him with
    the next question (`Game.planned`): nothing of it is kept anywhere else."""

    moment: str = ""
    plans: dict[str, Plan] = {}
    steps: dict[str, Action] = {}

    @classmethod
    def read(cls, plan: bytes, moment: object) -> Memory:
        """What was planned, unless it was in another activation or cannot be read."""
        now = named(moment)
        with suppress(msgspec.MsgspecError):
            found = msgspec.json.decode(plan, type=cls) if plan else None
            if found is not None and found.moment == now and len(found.plans) <= MOST:
                return found
        return cls(now)

    def told(self) -> bytes:
        return msgspec.json.encode(self)


def named(key: object) -> str:
    """A short name of a key, the same in every process."""
    return blake2b(repr(key).encode(), digest_size=NAME).hexdigest()


class Planner:
    """Plans moves on one chart."""

    def __init__(self, chart: Chart, leader: int, memory: Memory | None = None) -> None:
        self.chart = chart
        self.memory = memory or Memory()
        self.leader = leader
        """Who is active: he may ride to a melee before it is fought."""
        self._reach: dict[tuple[int, ...], Ways] = {}
        self._hosts: dict[tuple[int, ...], float] = {}

    def start(self, units: tuple[int, ...], left: int) -> Start:
        state = self.chart.state
        return Start(units, state.hexes[units[0]], state.facing[units[0]], left)

    def ways(self, begin: Start) -> Ways:
        found = self._reach.get(begin.units)
        if found is None:
            found = self._reach[begin.units] = Ways(self.chart, begin, self.body(begin.units, begin.hex))
        return found

    def body(self, units: tuple[int, ...], hex: int) -> Body:
        """A stack as it would be, side by side if it may be so."""
        chart = self.chart
        body = chart.body(chart.side, units, hex)
        if body.formation != SQUARE and may_stand_abreast(chart.edition, chart.state, units):
            body.fire = sum(chart.edition.fire[u][chart.state.lost[u]] for u in units if chart.edition.fire[u])
            body.formation = ABREAST
        elif body.formation == ABREAST:
            body.fire = fire_of(chart.edition, chart.state, units[:1])[0]
        return body

    def plan(self, begin: Start, others: Sequence[Start] = ()) -> Plan:
        """The best that the group can do; what is known of it already holds while nothing near by has changed."""
        key = self._key(begin, others)
        found = self.memory.plans.get(key)
        if found is None:
            found = self.memory.plans[key] = self._plan(begin, others)
        return found

    def known(self, begin: Start, others: Sequence[Start] = ()) -> Plan | None:
        """The same, if it was thought of already."""
        return self.memory.plans.get(self._key(begin, others))

    def _key(self, begin: Start, others: Sequence[Start]) -> str:
        board = self.chart.edition.board
        near = board.within[6][begin.hex]
        return named((
            begin, self.chart.held & board.within[8][begin.hex], self.chart.sign,
            tuple(other for other in others if near >> other.hex & 1), self.leader,
        ))  # fmt: skip

    def _plan(self, begin: Start, others: Sequence[Start]) -> Plan:
        chart = self.chart
        ways = self.ways(begin)
        body = self.body(begin.units, begin.hex)
        places = Places(chart, body, begin.hex)
        stay = self._stay(begin, places)
        best = Plan()
        for target, attacks in ways.attacks.items():
            self._weigh_attacks(begin, body, target, attacks, stay, best, others)
        if begin.is_over:
            return best
        far = is_far(chart, body, begin.hex)
        joined: dict[int, float] = {}
        looks: dict[int, tuple[int, ...]] = {}
        ends = sorted(ways.ends.items(), key=lambda end: (-places.bound(end[0][0]), end[0]))
        for (hex, facing), way in ends:
            if not way.may_stop or (hex == begin.hex and facing == begin.facing):
                continue
            if hex != begin.hex and chart.held >> hex & 1 and chart.state.stacks[chart.side][hex]:
                if hex not in joined:
                    joined[hex] = self._joined(begin, hex)
                found = joined[hex]
            else:
                if (places.bound(hex) - stay) * way.sure - way.risk <= best.gain:
                    continue
                if hex not in looks:
                    looks[hex] = self._looks(hex, far)
                if facing not in looks[hex]:
                    continue
                found = places.worth(hex, facing)
            gain = (found - stay) * way.sure - way.risk - 0.001 * (begin.left - way.left)
            if gain > best.gain:
                best = Plan(gain, way.path())
        return self._hurried(begin, places, stay, best) if may_hurry(chart, begin) else best

    def ends(self, begin: Start, others: Sequence[Start] = ()) -> list[Plan]:
        """What a group could do instead: the best move to each hex, and the best attack on each enemy. For those who
        ask; a plan is found faster."""
        chart, ways, body = self.chart, self.ways(begin), self.body(begin.units, begin.hex)
        places = Places(chart, body, begin.hex)
        stay, found = self._stay(begin, places), list[Plan]()
        for target, attacks in ways.attacks.items():
            best = Plan(-99.0)
            self._weigh_attacks(begin, body, target, attacks, stay, best, others)
            found += [best] if best.path else []
        best_at: dict[int, Plan] = {}
        far = is_far(chart, body, begin.hex)
        for (hex, facing), way in ways.ends.items() if not begin.is_over else ():
            if not way.may_stop or (hex == begin.hex and facing == begin.facing):
                continue
            if hex != begin.hex and chart.held >> hex & 1 and chart.state.stacks[chart.side][hex]:
                worth = self._joined(begin, hex)
            elif facing in self._looks(hex, far):
                worth = places.worth(hex, facing)
            else:
                continue
            gain = (worth - stay) * way.sure - way.risk - 0.001 * (begin.left - way.left)
            if hex not in best_at or gain > best_at[hex].gain:
                best_at[hex] = Plan(gain, way.path())
        return sorted([*found, *best_at.values()], key=lambda plan: -plan.gain)

    def _hurried(self, begin: Start, places: Places, stay: float, best: Plan) -> Plan:
        """The same at double pace, where that brings clearly more: to lost guns, or behind others who are ahead."""
        chart, far = self.chart, is_far(self.chart, places.body, begin.hex)
        least = best.gain + chart.doctrine.hurry
        for way in hurried(chart, begin, self.ways(begin)):
            if not chart.lost_guns.get(way.hex) and not is_behind(chart, begin.hex, way.hex):
                continue
            if (places.bound(way.hex) - stay) * way.sure - way.risk > least and way.facing in self._looks(way.hex, far):
                gain = (places.worth(way.hex, way.facing) - stay) * way.sure - way.risk
                if gain > least:
                    least, best = gain, Plan(gain, way.path())
        return best

    def hastened(self, begin: Start) -> Plan:
        """How a group goes on that has doubled its pace, where things came otherwise than planned."""
        places = Places(self.chart, self.body(begin.units, begin.hex), begin.hex)
        stand = Way(begin.hex, begin.facing, begin.left, 0.0, begin.entered, True, True, False)
        best = Plan(-99.0)
        for way in further(self.chart, stand, self.ways(begin)):
            gain = places.worth(way.hex, way.facing) - way.risk
            if gain > best.gain:
                best = Plan(gain, way.path())
        return best

    def _looks(self, hex: int, far: bool) -> tuple[int, ...]:
        """The facings in which a stack there looks about towards the nearest enemy."""
        chart = self.chart
        away = chart.edition.board.distance[hex]
        _, nearest = min([(away[foe.hex], foe.hex) for foe in chart.foes], default=(0, hex))
        if nearest == hex or hex in chart.lost_guns:
            return (0, 1, 2, 3, 4, 5)
        hexes = chart.edition.board.map.hexes
        corner = corner_towards(hexes[hex], hexes[nearest])
        return (corner,) if far else (corner, (corner + 1) % 6, (corner - 1) % 6)

    def _stay(self, begin: Start, places: Places) -> float:
        chart = self.chart
        stack = chart.state.stacks[chart.side][begin.hex]
        if not begin.entered or len(stack) == len(begin.units):
            return places.worth(begin.hex, begin.facing)
        return self._joined(begin, begin.hex)

    def _joined(self, begin: Start, hex: int) -> float:
        """What it adds to a stack there."""
        chart = self.chart
        hosts = tuple(u for u in chart.state.stacks[chart.side][hex] if u not in begin.units)
        if not hosts:
            return -99.0
        facing = chart.state.facing[hosts[0]]
        after = Places(chart, self.body((*hosts, *begin.units), hex), begin.hex).worth(hex, facing)
        if hosts not in self._hosts:
            self._hosts[hosts] = Places(chart, self.body(hosts, hex), hex).worth(hex, facing)
        return after - self._hosts[hosts]

    # attacks

    def _weigh_attacks(
        self, begin: Start, body: Body, target: int, attacks: list[Attack], stay: float, best: Plan,
        others: Sequence[Start],
    ) -> None:  # fmt: skip
        chart, doctrine = self.chart, self.chart.doctrine
        foe = chart.foe_at[target]
        there = chart.own_at.get(target)
        alone = body.strength + (there.strength if there else 0)
        more = 0 if there else self._help(begin, body, target, others)
        leader = self.lead(target)
        for attack in attacks:
            edge = chart.edge(
                body, foe, attack.zone, start=attack.way.hex, hex=target, strength=alone, leader=leader,
                charge=attack.is_charge,
            )  # fmt: skip
            found = chart.brings(edge, body, foe, alone)
            if there:
                before = chart.edge(there, foe, 0, start=target, hex=target, leader=leader)
                found -= chart.brings(before, there, foe)
            elif more and not attack.is_charge:
                total = min(chart.most[body.arm], alone + more)
                edge += chart.ratio(total, foe.strength) - chart.ratio(alone, foe.strength)
                found = max(found, doctrine.joint * chart.brings(edge, body, foe, total))
            least = 0.0 if there else self.least()
            gain = found * attack.way.sure - attack.way.risk - least - min(stay, 0.0) * 0.5
            if gain > best.gain:
                best.gain, best.path, best.is_attack = gain, attack.path(), True

    def _help(self, begin: Start, body: Body, target: int, others: Sequence[Start]) -> int:
        """The strength of others who could come to the same attack."""
        chart, found = self.chart, 0
        distance = chart.edition.board.distance[target]
        for other in others:
            if other.units == begin.units or chart.edition.arm[other.units[0]] != body.arm:
                continue
            if distance[other.hex] <= other.left and target in self.ways(other).attacks:
                found += sum(chart.edition.strength[u][chart.state.lost[u]] for u in other.units)
        return found

    def lead(self, target: int) -> int:
        """What a leader adds in a melee there: one who is with the troops, or the active one who can ride there."""
        chart = self.chart
        found = chart.leaders.get((chart.side, target), 0)
        at = chart.state.leader_hex[self.leader] if self.leader >= 0 else -1
        if at >= 0 and chart.edition.board.distance[at][target] <= LEADER_POINTS:
            found = max(found, chart.melee["leader"])
        return found

    def least(self) -> float:
        """What an attack must bring: less for who is behind in the last turns, more for who leads."""
        chart = self.chart
        state, doctrine = chart.state, chart.doctrine
        lead = -state.score if chart.side else state.score
        is_winning = lead > 0 if chart.side else lead >= 0
        left = state.last_turn - state.turn
        if left > 1:
            return doctrine.least
        return doctrine.least + (0.15 if is_winning else -0.4) * (1.0 if not left else 0.4)
