"""Bots of Bitwa Warszawska put the card aside that counts most in the fight."""

import pytest

from sztab.bots import make
from sztab.bots.bot import Glimpse, ask
from sztab.kernel.requests import Choice
from tests.warszawa.tables import pose


@pytest.mark.parametrize("level", ["corporal", "officer"])
@pytest.mark.parametrize("seed", range(4))
def test_the_strongest_card_that_matches_is_protected(level: str, seed: int) -> None:
    """In a fortress one card is safe from rejection."""
    table = pose(
        armies="pl: 5A@modlin OBR@warszawa / su: 3A@nasielsk:1",
        hands={"pl": ["p-12", "p-24", "p-26", "p-29"], "su": ["r-18"]},
        decks={"pl": [], "su": []},
    )
    table.say("attack", army="su-3a", target="pl-5a").say("rest").say("rest")
    while table.prompt != "protect":
        table.play.answer_index(0)
    question = table.play.question
    assert isinstance(question, Choice)
    army = next(army for army in table.ed.armies if army.id == "pl-5a")
    counts = {card: table.ed.cards[card].strength * table.ed.cards[card].matches(army) for card in question.options}
    assert len(set(counts.values())) > 2
    assert counts[ask(make(level, seed), Glimpse(table.play, "pl")).answer] == max(counts.values())
