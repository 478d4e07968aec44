import hashlib
import hmac
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sztab.kernel.dice import FairDice, RandomDice, commitment, practice_seed
from sztab.kernel.requests import D6, D10_FROM_ZERO, Chance, Draw, Roll, Shuffle


def test_the_stream_is_what_the_documents_say() -> None:
    """docs/records.md: anyone can compute a roll with a few lines of their own."""
    seed, said = b"seed", "3:red=3:abc;"
    key = hmac.new(seed, b"sztab-key:" + said.encode(), hashlib.sha256).digest()
    words = hmac.new(key, b"4:0", hashlib.sha256).digest()
    numbers = [int.from_bytes(words[i : i + 4], "big") for i in range(0, 32, 4)]
    faces = [1 + n % 6 for n in numbers if n < 2**32 // 6 * 6][:2]
    assert list(FairDice(seed, {"red": "abc"}).settle_at(4, Roll(2, D6, ""))) == faces
    assert commitment(seed) == hashlib.sha256(b"sztab-seed:seed").hexdigest()


def test_every_index_is_used_once_and_contributions_change_everything() -> None:
    ask = Roll(8, D6, "")
    dice = FairDice(b"s", {})
    first, second = dice.settle(ask), dice.settle(ask)
    assert first != second
    assert dice.next_index == 2
    assert FairDice(b"s", {"red": "x"}).settle(ask) != first
    assert FairDice(b"t", {}).settle(ask) != first
    assert FairDice(b"s", {}, next_index=1).settle(ask) == second


@pytest.mark.parametrize(
    ("question", "faces"), [(Roll(1, D6, ""), range(1, 7)), (Roll(1, D10_FROM_ZERO, ""), range(10))]
)
def test_dice_are_not_biased(question: Roll, faces: range) -> None:
    """Chi-square over 6,000 rolls of the fair stream, far from the limit (p = 0.0001: 25.7 and 33.7)."""
    dice = FairDice(practice_seed(1), {})
    counts = Counter(dice.settle(question)[0] for _ in range(6000))
    expected = 6000 / len(faces)
    assert set(counts) == set(faces)
    assert sum((counts[f] - expected) ** 2 / expected for f in faces) < (25.7 if len(faces) == 6 else 33.7)


@given(st.lists(st.integers(0, 5), min_size=1, max_size=9), st.data())
def test_draws_and_shuffles_keep_the_things_they_were_given(pool: list[int], data: st.DataObject) -> None:
    count = data.draw(st.integers(0, len(pool)))
    questions: list[Chance] = [Draw(pool, count, ""), Shuffle(pool, "")]
    for dice in (FairDice(b"x", {}), RandomDice(1)):
        for question in questions:
            answer = dice.settle(question)
            assert question.pick(answer) == answer


def test_outcomes_are_all_hands_with_their_weights() -> None:
    question = Draw((1, 1, 2), 2, "")
    assert dict(question.outcomes()) == {(1, 1): 1, (1, 2): 2}
    assert question.size() == 3
    assert sum(weight for _, weight in Roll(2, D6, "").outcomes()) == 36
    assert Shuffle((1, 2, 3), "").size() == len(dict(Shuffle((1, 2, 3), "").outcomes())) == 6


@given(st.lists(st.integers(0, 5), min_size=1, max_size=9), st.integers(1, 4), st.integers(0, 99))
def test_what_random_dice_say_could_always_be_picked(pool: list[int], count: int, seed: int) -> None:
    """Play-outs take it without a second look."""
    questions: list[Chance] = [Roll(count, D6, ""), Roll(1, D10_FROM_ZERO, ""), Shuffle(tuple(pool), "")]
    questions += [Draw(tuple(pool), min(count, len(pool)), ""), Draw(tuple(pool), 1, "")]
    for question in questions:
        said = RandomDice(seed).settle(question)
        assert type(said) is tuple
        assert question.pick(said) == said
