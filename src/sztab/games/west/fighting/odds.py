"""9.3 to 9.5: all that two dice may bring, exactly: difference, losses of both, result."""

from typing import Any

from sztab.games.west.fighting.combat import RETREAT_FROM, ROUT_FROM

FACES = range(1, 7)


def losses(difference: int, winners: int, losers: int) -> tuple[int, int]:
    """9.4/a, 9.4/b, 9.5.c/b: what the loser and the winner lose at most, by their numbers of units before the fight."""
    inflicted = min(difference // 2, winners)
    back = 0 if difference >= ROUT_FROM else min(inflicted // 2, losers)
    return inflicted, back


def result_of(difference: int) -> str:
    """9.5."""
    if difference >= ROUT_FROM:
        return "9.5.c"
    return "9.5.b" if difference >= RETREAT_FROM else "9.5.a"


def outlook(edge: int, sizes: tuple[int, int]) -> dict[str, Any]:
    """The chances of an attack whose modified factor is so much above the defence: to win, to draw, to lose, and the
    chance of every difference with its losses; `margin` is below zero where the defender wins."""
    rows: dict[int, int] = {}
    for attack in FACES:
        for defence in FACES:
            margin = edge + attack - defence
            rows[margin] = rows.get(margin, 0) + 1
    table = []
    for margin, count in sorted(rows.items()):
        wins = margin > 0
        inflicted, back = losses(abs(margin), *(sizes if wins else sizes[::-1]))
        attacker, defender = (back, inflicted) if wins else (inflicted, back)
        table.append(
            {
                "margin": margin,
                "probability": count / 36,
                "attacker_losses": attacker if margin else 0,
                "defender_losses": defender if margin else 0,
                "result": result_of(abs(margin)),
            }
        )
    return {
        "win": sum(count for margin, count in rows.items() if margin > 0) / 36,
        "draw": rows.get(0, 0) / 36,
        "lose": sum(count for margin, count in rows.items() if margin < 0) / 36,
        "retreat": sum(count for margin, count in rows.items() if margin >= RETREAT_FROM) / 36,
        "rout": sum(count for margin, count in rows.items() if margin >= ROUT_FROM) / 36,
        "table": table,
    }
