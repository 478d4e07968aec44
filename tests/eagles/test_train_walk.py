"""9.3: the ways of trains: the compiled search finds those of the plain one, and what a way takes at least it takes."""

import random

import pytest

from sztab.games.rok1920.eagles import train_walk
from sztab.games.rok1920.eagles.fare_bounds import hexes_to, hopeful, lateral_hexes, lowest
from sztab.games.rok1920.eagles.railway import OpenRails
from sztab.games.rok1920.logistics.railway import open_rails, railway_hexes
from sztab.games.rok1920.logistics.train_reach import TRANSPORTS
from sztab.games.rok1920.war import War
from sztab.hexmap.bits import bit_set, members
from tests.eagles.kit import real
from tests.hexmap.compiled import core

pytestmark = pytest.mark.agreement


def some_railways(war: War, luck: random.Random, count: int) -> list[OpenRails]:
    """The railway with some hexes and sides closed, and localities that are not passed."""
    hexes, sides = members(railway_hexes(war)), members(open_rails(war))
    places = members(railway_hexes(war) & war.board.localities)
    closed = [bit_set(luck.sample(hexes, luck.randrange(60))) for _ in range(count)]
    return [
        OpenRails(
            war,
            railway_hexes(war) & ~some,
            open_rails(war) & ~bit_set(luck.sample(sides, luck.randrange(20))),
            bit_set(luck.sample(places, luck.randrange(30))),
        )
        for some in closed
    ]


def test_the_compiled_walk_is_the_plain_one() -> None:
    core()
    war, luck = real("9").war, random.Random(5)
    for rails in some_railways(war, luck, 12):
        for _ in range(4):
            start, goal = luck.choices(members(rails.hexes), k=2)
            saves, most = luck.random() < 0.7, luck.randrange(1, 5)
            for to, room in ((-1, 1 << 20), (goal, 1 << 20), (goal, hexes_to(war, goal)[start] + luck.randrange(8))):
                ahead = hexes_to(war, goal) if room < 1 << 20 else bytes(war.board.size)
                case = war, rails, start, rails.hexes, most, saves, to, ahead, room
                assert train_walk._walk_compiled(*case) == train_walk.walk_plainly(*case)


def test_no_way_takes_less_than_the_least() -> None:
    """And one on few hexes is among all ways, in their order."""
    war, luck = real("9").war, random.Random(6)
    for rails in some_railways(war, luck, 8):
        start = luck.choice(members(rails.hexes & (lateral_hexes(war) | war.board.localities)))
        ways = train_walk.walk(war, rails, start, 0, 4, saves=True)
        for h, count, before, is_along in ways:
            price = TRANSPORTS[count] - is_along
            if before >= 0:
                assert lowest(war, start, h, 1, saves=True) <= price
                assert lowest(war, start, h, 2, saves=True) <= 2 * TRANSPORTS[count] - is_along
                assert hopeful(war, start, price, saves=True) >> h & 1
        goal = luck.choice([h for h, _, before, _ in ways if before >= 0])
        for detour in (0, 4):
            near = train_walk.walk(war, rails, start, 0, 4, saves=True, goal=goal, detour=detour)
            told = [(count, is_along) for h, count, _, is_along in near if h == goal]
            every = [(count, is_along) for h, count, _, is_along in ways if h == goal]
            assert [way for way in every if way in told] == told
