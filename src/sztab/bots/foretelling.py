"""Who will win, as a small network foretells it that learned from how games ended (`sztab.lab.learning.results`).

It sees a portrait of the position: what stands where, by strength, and some numbers of the whole. It runs on
onnxruntime (`pip install 'sztab[learned]'`); without it, and where a game or a map has no network, nothing is foretold.
"""

from __future__ import annotations

from typing import Any

from sztab.kernel.game import Game
from sztab.kernel.networks import session
from sztab.kernel.portrait import Portrayed


def foretold(game: Game[Any], state: Any) -> float | None:
    """The chance of the first seat's side to win; None: nothing is foretold."""
    if not isinstance(game, Portrayed) or (net := session(game.foretelling)) is None:
        return None
    drawn = game.portrait(state) if getattr(state, "scenario", game.taught[0]) in game.taught else None
    if drawn is None:
        return None
    import numpy as np

    given = {
        "cells": np.array([drawn.cells], dtype=np.int64),
        "weights": np.array([drawn.weights], dtype=np.float32),
        "facts": np.array([drawn.facts], dtype=np.float32),
    }
    return float(net.run(None, given)[0][0])
