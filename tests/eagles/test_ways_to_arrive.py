"""What can be tried about the way of an arrival can be said on the wire."""

from sztab.games.rok1920.eagles import arrivals
from tests.eagles.kit import game


def test_every_way_that_can_be_tried_has_its_shape() -> None:
    codec = game().codec
    assert set(arrivals.ASKED) == set(codec.shapes["arrive-way"])
    assert all(codec.encode_at("arrive-way", way) for way in arrivals.ASKED)
