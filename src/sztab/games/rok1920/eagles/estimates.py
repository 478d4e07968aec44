"""23: what an attack on hidden units promises: the average of many worlds, and how far it may be off."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

SURE = 0.8
"""The part of the worlds between the two ends of what is told as the range."""


def attack(found: Sequence[Mapping[str, Any]]) -> Mapping[str, Any]:
    """The chance on the average, all else from the world in the middle; `estimate` says how far the chances differ.
    What is the same in all worlds is told as it is."""
    if all(one == found[0] for one in found):
        return found[0]
    inside = sorted(found, key=lambda one: float(one["success"]))
    chances = [float(one["success"]) for one in inside]
    cut = int(len(inside) * (1 - SURE) / 2)
    return {
        **inside[len(inside) // 2],
        "success": round(sum(chances) / len(chances), 4),
        "estimate": {"worlds": len(inside), "success": [chances[cut], chances[-1 - cut]]},
    }


def attackers(found: Sequence[Mapping[str, Any]]) -> Mapping[str, Any]:
    """Who is needed in any world; idle is who adds nothing in all of them."""
    needed = {unit for one in found for unit in one["units"]}
    every = [*found[0]["units"], *found[0]["idle"]]
    return {
        "units": [unit for unit in every if unit in needed],
        "idle": [unit for unit in every if unit not in needed],
        "barred": found[0]["barred"],
    }


ESTIMATES: Mapping[str, Callable[[Sequence[Any]], Any]] = {"attack": attack, "attackers": attackers}
