"""A record, walked through from its start to its end."""

from collections.abc import Callable, Iterator
from typing import Any

from sztab.kernel.beginning import begin
from sztab.kernel.errors import BadNotation, SztabError
from sztab.kernel.game import Game
from sztab.kernel.play import Play
from sztab.kernel.record import Record
from sztab.kernel.replay import replay

Progress = Callable[[str, int, int], None]
"""What is being done, how much of it is done, and of how much."""


def quietly(what: str, done: int, of: int) -> None:
    """Progress that nobody looks at."""


class Walk:
    """All answers of a record that were not taken back."""

    def __init__(self, game: Game[Any], record: Record) -> None:
        self.game = game
        self._header = record.header
        self.scenario = record.header.scenario
        final = replay(game, record).play
        self.answers = final.answers
        self.outcome = final.state.outcome
        end = record.end
        self.is_over = final.question is None or end is not None
        try:
            for _ in self.steps():
                pass
        except (SztabError, AttributeError) as error:
            raise BadNotation(f"it cannot be walked through from its start ({error})") from None

    def steps(self) -> Iterator[tuple[int, Play[Any]]]:
        """The play before each answer, with the number of answers given; it moves on with the walk."""
        play = begin(self.game, self._header)
        first = len(play.answers)
        for number in range(first, len(self.answers)):
            assert play.question is not None
            yield number, play
            play.answer(self.answers[number])
        yield len(self.answers), play
