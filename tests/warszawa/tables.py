"""Positions to test with: a play at a drawn position, and answers by name."""

from functools import cache
from typing import Any

from sztab.games import load
from sztab.games.warszawa.game import Warszawa
from sztab.games.warszawa.state import State
from sztab.kernel.play import Play
from sztab.kernel.refusing import why_not
from sztab.kernel.requests import Choice, Draw

GAME = "bitwa-warszawska"


@cache
def game() -> Warszawa:
    loaded = load(GAME)
    assert isinstance(loaded, Warszawa)
    return loaded


class Table:
    """A play with names instead of numbers."""

    def __init__(self, play: Play[State]) -> None:
        self.play = play
        drawn = play.game
        assert isinstance(drawn, Warszawa)
        self.game: Warszawa = drawn
        self.ed = drawn.ed

    @property
    def state(self) -> State:
        return self.play.state

    @property
    def seat(self) -> str:
        assert self.play.question is not None
        return self.play.question.seat

    @property
    def prompt(self) -> str:
        return self.play.question.prompt if self.play.question else ""

    @property
    def rule(self) -> str:
        return self.play.question.rule if self.play.question else ""

    def options(self) -> list[dict[str, Any]]:
        question = self.play.question
        assert isinstance(question, Choice)
        return [self.game.codec.encode(question, option) for option in question.options]

    def offers(self, answer: str = "", **wire: str) -> bool:
        wanted = {"answer": answer, **wire} if answer else dict(wire)
        return any(wanted.items() <= option.items() for option in self.options())

    def say(self, answer: str = "", **wire: Any) -> "Table":
        """The asked player answers, in names."""
        question = self.play.question
        assert isinstance(question, Choice), f"{self.prompt} is asked of chance"
        self.play.answer(self.game.codec.decode(question, {"answer": answer, **wire} if answer else wire))
        return self

    def chance(self, *cards: str) -> "Table":
        """Chance deals these cards."""
        assert self.seat == "chance", f"{self.seat} is asked {self.prompt}"
        self.play.answer(tuple(self.ed.card_numbers[card] for card in cards))
        return self

    def send_back(self, *cards: str) -> "Table":
        """Chance sends these cards back from the fronts."""
        for card in cards:
            assert self.prompt == "reject", self.prompt
            self.chance(card)
        return self

    def pool(self) -> list[str]:
        question = self.play.question
        assert isinstance(question, Draw)
        return [self.ed.cards[int(card)].id for card in question.pool]

    def side_of(self, army: int) -> str:
        return ("pl", "su")[self.ed.side_of[army]]

    def why_not(self, answer: str = "", **wire: Any) -> tuple[str, str]:
        """Rule and key of the refusal; empty when it is allowed."""
        question = self.play.question
        assert isinstance(question, Choice)
        said = self.game.codec.decode(question, {"answer": answer, **wire} if answer else wire)
        found = why_not(self.play, [said])
        return (found[0].rule, found[0].key) if found else ("", "")

    def at(self, army: str) -> str:
        field = self.state.at[self.ed.army_numbers[army]]
        return self.ed.board.fields[field].id if field >= 0 else ""

    def markers(self, army: str) -> int:
        return self.state.markers[self.ed.army_numbers[army]]

    def is_dispersed(self, army: str) -> bool:
        return self.state.is_dispersed(self.ed.army_numbers[army])

    def is_destroyed(self, army: str) -> bool:
        return bool(self.state.destroyed >> self.ed.army_numbers[army] & 1)

    def hand(self, side: str) -> list[str]:
        return [self.ed.cards[card].id for card in self.state.hands[("pl", "su").index(side)]]

    def attacks(self) -> list[str]:
        return [f"{self.ed.armies[a].id} x {self.ed.armies[b].id}" for a, b in self.state.attacks]

    def told(self, tag: str) -> list[Any]:
        """All events of a kind so far."""
        return [event for _, event in self.play.journal if event.__struct_config__.tag == tag]


def pose(**position: Any) -> Table:
    """A position as a situation draws it."""
    drawn = game().drawn(position)
    return Table(Play(drawn, drawn.place(position)))


def begin() -> Table:
    return Table(Play.begin(game(), "olympiad"))


LINE = {"a": {"s": "b"}, "b": {"s": "c"}, "c": {"s": "d"}, "d": {}}
"""A small map: four fields in a row, from north to south, so that no attack is encircling."""


def duel(attack: dict[str, dict[str, Any]], defence: dict[str, dict[str, Any]], **position: Any) -> Table:
    """A fight of two white armies on a line, `su-x` on b against `pl-x` on c, whose fronts are these cards.

    A spare card without strength lies beside each front, and is the one that chance sends back (BW-F5). A second army
    of each side stands at the ends, so that no fight ends the game.
    """
    spec = {
        "map": LINE,
        "units": {"pl-x": {}, "su-x": {}, "pl-y": {}, "su-y": {}},
        "cards": {**attack, **defence, "r-spare": {"strength": 0}, "p-spare": {"strength": 0}},
        "armies": "pl: X@c Y@d / su: X@b Y@a",
        "phase": "fights",
        "fight": "su-x x pl-x",
        "hands": {"su": [*attack, "r-spare"], "pl": [*defence, "p-spare"]},
        **position,
    }
    return pose(**spec).send_back("r-spare", "p-spare")
