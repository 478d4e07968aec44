"""Two frozen ways to play, for digests only: they must never change, and use nothing that bots may change.

`random` takes any answer. `forward` fights where it can, marches towards the enemy's side of the map and seldom stops:
its games have more fights, retreats and lost towns.
"""

from typing import Any

from sztab.kernel.codec import Wire
from sztab.kernel.requests import Answer, Chance, Draw, Roll

MASK = (1 << 64) - 1


class Generator:
    """SplitMix64: numbers that are the same on any machine and in any version of Python."""

    def __init__(self, seed: str) -> None:
        self._state = 0
        for byte in seed.encode():
            self._state = (self._state * 1_000_003 + byte) & MASK
            self.below(2)

    def below(self, n: int) -> int:
        self._state = (self._state + 0x9E3779B97F4A7C15) & MASK
        z = self._state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
        return (z ^ (z >> 31)) % n


def settle(luck: Generator, question: Chance) -> Answer:
    """What chance says."""
    if isinstance(question, Roll):
        return tuple(question.die.low + luck.below(question.die.sides) for _ in range(question.count))
    things: list[Any] = list(question.pool if isinstance(question, Draw) else question.items)
    count = question.count if isinstance(question, Draw) else len(things)
    return tuple(things.pop(luck.below(len(things))) for _ in range(count))


FIGHTING = {
    "attack", "fight", "charge", "fire", "counter", "assault", "raid", "plunder", "take", "roll", "with", "line",
    "restore", "go",
}  # fmt: skip
STOPPING = {
    "rest", "done", "nobody", "pass", "stop", "hold", "stay", "back", "none", "call-off", "no", "ready", "end", "keep",
    "exit", "discard", "turn", "limber",
}  # fmt: skip
GOALS: dict[str, dict[str, tuple[int, int]]] = {
    "rok-1920": {"pl": (1, 0), "su": (-1, 0)},
    "nest-of-eagles": {"pl": (1, 0), "su": (-1, 0), "west": (-1, 0), "southwest": (-1, 0)},
    "raclawice-1794": {"pl": (2, 1), "ru": (-1, -2)},
}
"""By game and seat: how much a column to the right and a row further down are worth."""
EASTWARD = (1, 0)
WHIM = 6
"""One answer in so many is any of them, so that nothing goes on for ever."""
NEAR = 2
"""Any of the answers that come so near to the best is taken."""


def forward(luck: Generator, game: str, seat: str, wires: list[Wire]) -> int:
    """The number of the answer that the forward player gives."""
    if len(wires) == 1 or luck.below(WHIM) == 0:
        return luck.below(len(wires))
    goal = GOALS.get(game, {}).get(seat, EASTWARD)
    scores = [_score(wire, goal) for wire in wires]
    ahead = [i for i, score in enumerate(scores) if score >= max(scores) - NEAR]
    return ahead[luck.below(len(ahead))]


FIGHT = 10_000
MARCH = 1_000
STOP = -10_000


def _score(wire: Wire, goal: tuple[int, int]) -> int:
    tag = wire.get("answer", "")
    if tag in FIGHTING:
        return FIGHT
    if tag in STOPPING:
        return STOP
    name = wire.get("hex") or wire.get("path") or ""
    if isinstance(name, list):
        name = name[-1] if name else ""
    if len(name) == 4 and name.isdigit():
        return MARCH + goal[0] * int(name[:2]) + goal[1] * int(name[2:])
    return 0
