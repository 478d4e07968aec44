"""The network that `sztab.lab.learning` trained: what it thinks of answers, from the seat's view alone.

It runs on onnxruntime, which is not installed with everything (`pip install 'sztab[learned]'`): without it, and on
boards and in positions that it was not trained on, it has nothing to say.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

from sztab.games.warszawa.bot.features import (
    ANSWER_SIZE,
    MOST_OF_ANSWER,
    MOST_OF_VIEW,
    VIEW_SIZE,
    features,
    fits,
)
from sztab.games.warszawa.edition import Edition
from sztab.games.warszawa.table.view import View
from sztab.games.warszawa.units.armies import NONE
from sztab.kernel.networks import opinion_of, session
from sztab.kernel.requests import Answer

FILE = Path(__file__).parent / "network.onnx"
FEWEST = 6
"""With fewer armies on the map it has nothing to say: it has hardly seen such positions, if any (in 120 games of
marshals there were never fewer), and errs in them."""
log = logging.getLogger("sztab.bots")


@cache
def taught() -> Any:
    """The network, ready to be asked; None: it cannot be run here, which is said once."""
    net = session(FILE)
    if net is None:
        log.warning("onnxruntime is not installed: the marshal of Bitwa Warszawska searches instead of what he learned")
    return net


def opinion(ed: Edition, view: View, prompt: str, options: Sequence[Answer]) -> tuple[list[float], float] | None:
    """How good each answer is (the logarithm of how readily it would be given), and the seat's chance to win."""
    if not fits(ed) or sum(field != NONE for field in view.at) < FEWEST or (net := taught()) is None:
        return None
    seen, about = features(ed, view, prompt, options)
    return opinion_of(net, seen, about, (MOST_OF_VIEW, MOST_OF_ANSWER), (VIEW_SIZE, ANSWER_SIZE))
