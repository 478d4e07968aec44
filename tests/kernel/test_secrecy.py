import pytest

from sztab.kernel.dice import RandomDice
from sztab.kernel.play import Play
from sztab.kernel.requests import Choice, Steps, choose
from sztab.kernel.secrecy import differences, follow, redealt, walk_together
from tests.kernel.toy import SEATS, Bid, Prize, State, Toy


def leaks(game: Toy, seed: int) -> list[str]:
    """Play at random; at each moment re-deal for each seat and an onlooker, and compare."""
    play, dice, found = Play.begin(game, "one"), RandomDice(seed), list[str]()
    while (question := play.question) is not None:
        for seat in ("red", "blue", None):
            twin = redealt(play, seat, dice)
            found += differences(play, twin, seat)
            if isinstance(question, Choice) and question.seat == seat:
                found += follow(play.copy(), twin, seat, question.options[0])
        play.answer(
            question.options[dice.below(len(question.options))]
            if isinstance(question, Choice)
            else dice.settle(question)
        )
    return found


@pytest.mark.parametrize("seed", range(20))
def test_nothing_leaks(seed: int) -> None:
    assert leaks(Toy(), seed) == []


def test_a_planted_leak_is_caught() -> None:
    assert any(leaks(Toy(leaky=True), seed) for seed in range(5))


def leaks_on_the_way(game: Toy, seed: int) -> list[str]:
    """Re-deal at each moment, and go on in both plays for a while."""
    play, dice, found = Play.begin(game, "one"), RandomDice(seed), list[str]()
    while (question := play.question) is not None:
        for seat in ("red", "blue", None):
            found += walk_together(play.copy(), redealt(play, seat, dice), seat, dice, steps=6)
        play.answer(question.options[0] if isinstance(question, Choice) else dice.settle(question))
    return found


class Telltale(Toy):
    """When one seat has bid in secret, all are told the card: nothing is seen of it before the others' answer."""

    def next_activity(self, state: State) -> Steps[None]:
        yield from super().next_activity(state)
        if any(isinstance(event, Bid) for event in state.events):
            state.events.append(Prize(tuple(state.bids), rule="2"))


@pytest.mark.parametrize("seed", range(5))
def test_nothing_leaks_while_the_others_answer(seed: int) -> None:
    assert leaks_on_the_way(Toy(), seed) == []
    assert any("events" in leak for leak in leaks_on_the_way(Telltale(), seed))


def open_bid(state: State) -> Steps[None]:
    """A card is named for all to hear, and then asked about once more."""
    who = state.phase - 1
    card = yield from choose(SEATS[who], "bid", sorted(state.hands[who]), rule="2")
    yield from choose(SEATS[who], "sure", ("yes", "no"), rule="2")
    state.bids[who] = card
    state.hands[who].remove(card)
    state.phase += 1


class Open(Toy):
    def next_activity(self, state: State) -> Steps[None]:
        return open_bid(state) if state.phase in (1, 2) else super().next_activity(state)


def test_a_world_that_does_not_fit_what_was_named_openly_is_dealt_again() -> None:
    """Whoever named a hidden thing in the running activity has it in every world that the others can be in."""
    for seed in range(20):
        play, dice = Play.begin(Open(), "one"), RandomDice(seed)
        play.answer(dice.settle(play.question))  # type: ignore[arg-type]
        assert isinstance(play.question, Choice)
        named = play.question.options[0]
        play.answer(named)
        twin = redealt(play, "blue", dice)
        assert (twin.tape, twin.question and twin.question.prompt) == ([named], "sure")
