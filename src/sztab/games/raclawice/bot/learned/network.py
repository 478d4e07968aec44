"""The network that `sztab.lab.learning` trained: what it thinks of answers when it has heard the officer's.

It runs on onnxruntime, which is not installed with everything (`pip install 'sztab[learned]'`): without it, and in
scenarios that it was not trained on, it has nothing to say.
"""

from __future__ import annotations

import logging
from functools import cache
from pathlib import Path
from typing import Any

from sztab.games.raclawice.bot.learned.features import Eyes
from sztab.games.raclawice.bot.learned.numbering import ANSWER_SIZE, MOST_OF_ANSWER, MOST_OF_VIEW, VIEW_SIZE
from sztab.games.raclawice.state import State
from sztab.kernel.networks import opinion_of, session
from sztab.kernel.requests import Choice

FILE = Path(__file__).parent / "network.onnx"
log = logging.getLogger("sztab.bots")
NEVER = float("-inf")


@cache
def taught() -> Any:
    """The network, ready to be asked; None: it cannot be run here, which is said once."""
    net = session(FILE)
    if net is None:
        log.warning("no network can be run: the marshal of Racławice answers as an officer")
    return net


def opinion(eyes: Eyes, state: State, question: Choice, hint: int, plan: bytes) -> tuple[list[float], float] | None:
    """How good each answer is (the logarithm of how readily it would be given), and the seat's chance to win; `hint`:
    the number of the officer's answer, `plan`: what he has in mind with it."""
    if not eyes.fit(state) or (net := taught()) is None:
        return None
    seen = eyes.see(state, question, hint, plan)
    most, sizes = (MOST_OF_VIEW, MOST_OF_ANSWER), (VIEW_SIZE, ANSWER_SIZE)
    scores, chance = opinion_of(net, seen.position, seen.answers, most, sizes)
    found = [NEVER] * len(question.options)
    for index, score in zip(seen.which, scores):
        found[index] = score
    return found, chance
