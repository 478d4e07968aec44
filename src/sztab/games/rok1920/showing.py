"""What a player wants to see before he decides: the table's row, what each roll would mean, how the game stands."""

from typing import Any

from sztab.games.rok1920.attacks import level_losses
from sztab.games.rok1920.combat import Attack, attack_result
from sztab.games.rok1920.state import State
from sztab.games.rok1920.units import SEATS
from sztab.games.rok1920.war import War

ROLLS = range(2, 13)
LONGEST_ROW = 9


def table_row(attack: Attack) -> dict[str, Any]:
    """8.3, 8.5: the row of the defending strength about the cell that is read, and where a defender is routed."""
    table = attack.war.table
    column, row = table.cell(attack.strength, attack.defence)
    last = len(table.chances[0])
    first = max(1, min(column - LONGEST_ROW // 2, last - LONGEST_ROW + 1))
    columns = range(first, min(last, first + LONGEST_ROW - 1) + 1)
    return {
        "defence": row,
        "column": column,
        "columns": list(columns),
        "chances": [table.chance(a, row) for a in columns],
        "rout": [a for a in columns if table.is_rout(a, row)],
    }


def rolls(attack: Attack, chance: int) -> list[dict[str, Any]]:
    """8.3-8.5, 15.5, 16: for each sum of two dice how many throws give it, the result and who loses a level by it."""
    number, is_rout = attack.war.edition.number, attack.is_rout
    found = []
    for rolled in ROLLS:
        result = attack_result(chance, rolled)
        losses = level_losses(attack, result, rolled, is_rout)
        told = [{"side": SEATS[side], "rule": number(rule)} for side, rule in losses]
        found.append({"roll": rolled, "ways": 6 - abs(7 - rolled), "result": result, "losses": told})
    return found


def standing(war: War, state: State) -> dict[str, Any]:
    """Which stages the scenario has, and how it would be judged if it ended now (nobody, where it does not say)."""
    stages = {"first": war.setting.first_stage, "last": war.setting.last_stage}
    judged = next((found for verdict in war.verdicts if (found := verdict(war, state, "end")) is not None), None)
    if judged is None:
        return {**stages, "winner": None, "level": "", "reason": "", "rule": "", "score": {}}
    told = {"winner": judged.winner, "level": judged.level, "reason": judged.reason}
    return {**stages, **told, "rule": war.edition.number(judged.rule), "score": dict(judged.score or {})}
