from typing import Any

import pytest

from sztab.kernel.codec import Codec
from sztab.kernel.errors import BadNotation, IllegalAnswer
from sztab.kernel.requests import D6, Roll

CODEC = Codec(
    {"army": ("pl-1a", "pl-2a"), "field": ("modlin", "radzymin")},
    {
        "retreat": {"": ("field",)},
        "action": {"order": ("army",), "move": ("army", "to:field"), "rest": ()},
        "front": {"": ("army*",)},
        "patrol": {"": ("army&",)},
        "count": {"": ("int",), "done": ()},
    },
)


@pytest.mark.parametrize(
    ("prompt", "answer", "wire"),
    [
        ("retreat", 1, {"field": "radzymin"}),
        ("action", ("order", 1), {"answer": "order", "army": "pl-2a"}),
        ("action", ("move", 0, 1), {"answer": "move", "army": "pl-1a", "to": "radzymin"}),
        ("action", "rest", {"answer": "rest"}),
        ("front", (1, 0), {"army": ["pl-2a", "pl-1a"]}),
        ("front", (), {"army": []}),
        ("patrol", (0, 1), {"army": ["pl-1a", "pl-2a"]}),
        ("count", 3, {"int": 3}),
        ("count", "done", {"answer": "done"}),
        ("other", (1, "x"), {"value": [1, "x"]}),
    ],
)
def test_answers_to_names_and_back(prompt: str, answer: object, wire: dict[str, object]) -> None:
    assert CODEC.encode_at(prompt, answer) == wire
    assert CODEC.decode_at(prompt, wire) == answer


def test_several_of_a_kind_are_named_in_any_order() -> None:
    assert CODEC.decode_at("patrol", {"army": ["pl-2a", "pl-1a"]}) == (0, 1)
    assert CODEC.decode_at("front", {"army": ["pl-2a", "pl-1a"]}) == (1, 0), "the order of a way counts"


def test_rolls_are_dice() -> None:
    roll = Roll(2, D6, "1")
    assert CODEC.encode(roll, (3, 4)) == {"dice": [3, 4]}
    assert CODEC.decode(roll, {"dice": [3, 4]}) == (3, 4)


@pytest.mark.parametrize(
    ("prompt", "wire", "said"),
    [
        ("retreat", {"field": "kiev"}, "'kiev'"),
        ("retreat", {"field": 1}, "known field"),
        ("retreat", {}, "missing"),
        ("retreat", {"field": "modlin", "army": "pl-1a"}, "unknown"),
        ("action", {"answer": "dance"}, "'order'"),
        ("front", {"army": "pl-1a"}, "a list"),
        ("count", {"int": True}, "not int"),
        ("retreat", "modlin", "a mapping"),
    ],
)
def test_what_cannot_be_read_is_refused_with_the_reason(prompt: str, wire: object, said: str) -> None:
    with pytest.raises(BadNotation, match=said):
        CODEC.decode_at(prompt, wire)  # type: ignore[arg-type]


@pytest.mark.parametrize("wire", [{"answer": ["rest"]}, {"answer": {}}, {"answer": None}, {1: 2, "x": 3}, [], 5, None])
def test_answers_of_a_wrong_type_are_refused_not_crashed_on(wire: Any) -> None:
    shapes = {"action": {"rest": (), "": ("army",)}}
    with pytest.raises(BadNotation):
        Codec({"army": ("a",)}, shapes).decode_at("action", wire)


@pytest.mark.parametrize(
    "wire", [{"dice": 5}, {"dice": None}, {"dice": "12"}, {"dice": [True, 2]}, {"dice": {"a": 1}}, {}]
)
def test_dice_of_a_wrong_type_are_refused(wire: Any) -> None:
    question = Roll(2, D6, "1")
    with pytest.raises(IllegalAnswer):
        question.pick(Codec({}, {}).decode(question, wire))
