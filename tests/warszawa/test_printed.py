"""What a client draws is what the box prints, in the engine's order."""

from typing import Any

from sztab import games
from sztab.kernel.play import Play


def printed() -> dict[str, Any]:
    game = games.load("bitwa-warszawska")
    told: dict[str, Any] = game.queries["board"](Play(game, game.start("olympiad", {})), {})
    return told


def test_things_stand_in_the_order_of_the_codec() -> None:
    told, domains = printed(), games.load("bitwa-warszawska").codec.domains
    for key, domain in (("fields", "field"), ("armies", "army"), ("cards", "card")):
        assert tuple(thing["id"] for thing in told[key]) == domains[domain]


def test_fields_lie_where_their_neighbours_say() -> None:
    """The rows and columns of the drawing agree with the named directions."""
    fields = {field["id"]: field for field in printed()["fields"]}
    steps = {"nw": (-1, -0.5), "ne": (-1, 0.5), "w": (0, -1), "e": (0, 1), "sw": (1, -0.5), "se": (1, 0.5)}
    for field in fields.values():
        for direction, to in field["neighbours"].items():
            down, right = steps[direction]
            assert (fields[to]["row"], fields[to]["x"]) == (field["row"] + down, field["x"] + right), (field["id"], to)


def test_a_card_says_what_it_does() -> None:
    cards = {card["id"]: card for card in printed()["cards"]}
    assert cards["p-01"]["effect"] == {"kind": "plus", "amount": 1, "when": "at", "field": "radzymin"}
    assert cards["p-30"]["action"] == {"kind": "share", "amount": 2, "armies": ["pl-3a", "pl-4a"]}
    assert cards["p-02"]["effect"] is None


def test_points_of_fields_come_with_their_rule() -> None:
    fields = {field["id"]: (field["points"], field["rule"]) for field in printed()["fields"]}
    assert fields["warszawa"] == (21, "BW-V2")
    assert fields["modlin"][0] == 7
    assert fields["siedlce"][0] == 0
