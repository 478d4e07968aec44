"""27.3: the compiled search of trains gives the rides of the plain one, in the same order."""

import random

import pytest
from tests.hexmap.compiled import core
from tests.rok1920.kit import game

from sztab.games.rok1920.logistics.railway import railway_hexes
from sztab.games.rok1920.logistics.train_reach import compiled_rides, ride_out_plainly
from sztab.games.rok1920.units.counters import THEATRES
from sztab.hexmap.bits import bit_set, members
from sztab.kernel.play import Play


@pytest.mark.agreement
def test_rides_agree() -> None:
    core()
    war = game().war(Play.begin(game(), "campaign").state)
    stations, luck = members(railway_hexes(war)), random.Random(3)
    for _ in range(40):
        start, goal = luck.choice(stations), luck.choice([-1, luck.choice(stations)])
        hexes = bit_set(luck.sample(stations, luck.randrange(len(stations)))) | 1 << start
        if luck.random() < 0.5:
            hexes = railway_hexes(war) & ~bit_set(luck.sample(stations, 20)) | 1 << start
        for most in range(len(THEATRES) + 1):
            plain = ride_out_plainly(war, hexes, start, most, goal)
            ride = compiled_rides(war).out(hexes, start, most, goal)
            for goals in (railway_hexes(war), hexes, 1 << start, 0):
                cheapest = ride.cheapest(goals)
                assert list(cheapest.items()) == list(plain.cheapest(goals).items())
            for h, counts in plain.counts.items():
                for count in counts:
                    assert ride.path(h, count) == plain.path(h, count)
