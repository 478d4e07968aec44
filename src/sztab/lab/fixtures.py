"""Who plays whom: every pair of bots, sides swapped, with the same dice both ways."""

from collections.abc import Iterator, Sequence
from itertools import combinations

from msgspec import Struct

from sztab.kernel.requests import Seat


class Fixture(Struct, frozen=True):
    """One game that is to be played. `a` has one seat, `b` the other."""

    game: str
    scenario: str
    rules: str
    """Digests of the game's box and code and of the bots': games of other versions do not count."""
    a: str
    b: str
    seat: Seat
    """The seat of `a`."""
    seed: int
    """Of the dice: the game with the seats swapped has the same."""


def fixtures(
    game: str, rules: str, scenarios: Sequence[tuple[str, tuple[Seat, ...]]], bots: Sequence[str], games: int, seed: int
) -> Iterator[Fixture]:
    """So many games of every pair in every scenario, in an order in which each stopped run is about even."""
    for number in range(games):
        for scenario, seats in scenarios:
            for a, b in combinations(bots, 2):
                yield Fixture(game, scenario, rules, a, b, seats[number % 2], seed + number // 2)
