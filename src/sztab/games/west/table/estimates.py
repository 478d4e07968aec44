"""What an attack on counters that one does not see promises: the average of many worlds, and how far it may be off."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

CHANCES = ("win", "draw", "lose", "retreat", "rout")
SURE = 0.8
"""The part of the worlds between the two ends of what is told as the range."""

Found = Mapping[str, Any]


def combat(found: Sequence[Found]) -> Found:
    """Chances on the average; sums and their parts from the world in the middle; `estimate` says how far the chances
    to win and to drive back differ. What is the same in all worlds is told as it is."""
    if all(one == found[0] for one in found):
        return found[0]
    middle = sorted(found, key=lambda one: (one["defence"], one["attack"]))[len(found) // 2]
    told = {**middle, "odds": _average([one["odds"] for one in found])}
    if "together" in middle:
        told["together"] = {**middle["together"], "odds": _average([one["together"]["odds"] for one in found])}
    sums = [one["defence"] for one in found]
    told["estimate"] = {
        "worlds": len(found),
        "defence": _range(sums),
        **{name: _range([_chance(one, name) for one in found]) for name in ("win", "retreat")},
    }
    return told


def combats(found: Sequence[Sequence[Found | None]]) -> list[Found | None]:
    """The same for each attack of a list; one that is refused in one of the worlds is refused."""
    return [None if None in (one := list(worlds)) else combat(one) for worlds in zip(*found)]


def fight(found: Sequence[Found]) -> Found:
    """The fight that waits for its dice, as it stands and with each card: the cards are the same in all worlds."""
    cards = zip(*(one["cards"] for one in found))
    return {"now": combat([one["now"] for one in found]), "cards": [combat(alike) for alike in cards]}


def _chance(found: Found, name: str) -> float:
    """As a whole: with a second stack over the three ways in which it may answer (9.2/h)."""
    if "together" not in found:
        return float(found["odds"][name])
    ways = found["coordination"]
    return float(ways["together"] * found["together"]["odds"][name] + ways["alone"] * found["odds"][name])


def _range(values: Sequence[float]) -> list[float]:
    inside = sorted(values)
    cut = int(len(inside) * (1 - SURE) / 2)
    return [inside[cut], inside[-1 - cut]]


def _average(odds: Sequence[Found]) -> Found:
    count = len(odds)
    told: dict[str, Any] = {name: sum(one[name] for one in odds) / count for name in CHANCES}
    rows: dict[int, list[Found]] = {}
    for one in odds:
        for row in one["table"]:
            rows.setdefault(row["margin"], []).append(row)
    told["table"] = [
        {
            **_commonest(alike),
            "probability": sum(row["probability"] for row in alike) / count,
        }
        for _, alike in sorted(rows.items())
    ]
    return told


def _commonest(rows: Sequence[Found]) -> Found:
    """The losses that a difference brings in most worlds: they hang on how many units there are."""
    losses = [(row["attacker_losses"], row["defender_losses"]) for row in rows]
    most = max(losses, key=lambda pair: (losses.count(pair), pair))
    return rows[losses.index(most)]


ESTIMATES: Mapping[str, Callable[[Sequence[Any]], Any]] = {"combat": combat, "combats": combats, "fight": fight}
