"""What a player wants to see before he decides: the table's row, what each roll would mean, how the game stands."""

from collections.abc import Mapping
from typing import Any

from msgspec import structs

from sztab.games.rok1920 import in_force
from sztab.games.rok1920.chapter_rules import CHEKA_ATTACKED, SUPPORT_ATTACKED
from sztab.games.rok1920.fighting.attacks import level_losses
from sztab.games.rok1920.fighting.chance import SUCCESS, Attack, attack_result
from sztab.games.rok1920.fighting.retreat_routes import Group, best_routes, death_on
from sztab.games.rok1920.scenarios.victory_table import HELD
from sztab.games.rok1920.state import State
from sztab.games.rok1920.units.counters import CHEKA, SIDE_NAMES, Unit
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
        told = [{"side": SIDE_NAMES[side], "rule": number(rule)} for side, rule in losses]
        found.append({"roll": rolled, "ways": 6 - abs(7 - rolled), "result": result, "losses": told})
    return found


def walkover(attack: Attack) -> dict[str, Any]:
    """30.1.2, 39.1.4, amb-035: defenders without strength fall to any attack, without orders and without a roll."""
    war, units = attack.war, attack.defenders
    levels = sum(war.levels[unit] - attack.state.level[unit] for unit in units)
    rule = CHEKA_ATTACKED if all(war.roster.counters[u].arm == CHEKA for u in units) else SUPPORT_ATTACKED
    sure = [{"roll": rolled, "ways": 6 - abs(7 - rolled), "result": SUCCESS, "losses": []} for rolled in ROLLS]
    return {
        "attack": attack.strength,
        "defence": 0,
        "base": ROLLS[-1],
        "modifiers": [],
        "chance": ROLLS[-1],
        "rout": False,
        "success": 1.0,
        "may_order": [],
        "levels": levels,
        "least": {"levels": levels, "groups": [[war.roster.ids[unit] for unit in units]]},
        "row": {"defence": 0, "column": 0, "columns": [], "chances": [], "rout": []},
        "rolls": sure,
        "walkover": war.edition.number(rule),
    }


MANY_UNITS = 6
"""So many units are not looked at in all their groups: they go together."""


def least_losses(group: Group) -> tuple[int, list[tuple[Unit, ...]]]:
    """9.2, 9.6: the fewest levels that units lose in a retreat if their player forms the groups well, and the groups.
    Those whom any retreat eliminates (18) are counted first."""
    fallen = tuple(u for u in group.units if death_on(group, u, None) is not None)
    left = tuple(u for u in group.units if u not in fallen)
    first = sum(group.war.levels[u] - group.state.level[u] for u in fallen)
    if len(left) > MANY_UNITS:
        return first + lost_levels(structs.replace(group, units=left)), [left]
    best: dict[int, tuple[int, list[tuple[Unit, ...]]]] = {0: (0, [])}
    for mask in range(1, 1 << len(left)):
        options = []
        part = mask
        while part:
            if part & -part == mask & -mask:
                units = tuple(u for i, u in enumerate(left) if part >> i & 1)
                cost, groups = best[mask & ~part]
                options.append((cost + lost_levels(structs.replace(group, units=units)), [units, *groups]))
            part = (part - 1) & mask
        best[mask] = min(options, key=lambda option: (option[0], len(option[1])))
    cost, groups = best[(1 << len(left)) - 1]
    return first + cost, groups


def lost_levels(group: Group) -> int:
    """9.3, 9.6: the levels that a group really loses on its best way: no more than it has."""
    levels = sum(group.war.levels[u] - group.state.level[u] for u in group.units)
    return min(best_routes(group)[0].toll, levels)


def prizes(war: War) -> dict[str, Any]:
    """Whether the numbers of towns move morale in this scenario, and the towns that give points to who holds them."""
    board = war.board
    towns = [
        {"hex": board.map.numbers[h], "side": line.side, "points": line.points, "rule": war.edition.number(line.rule)}
        for line in war.setting.victory
        if line.what == HELD and line.points
        for place in line.places
        if (h := board.place(place)) >= 0
    ]
    return {"morale": war.has(in_force.MORALE), "towns": towns}


def standing(war: War, state: State) -> dict[str, Any]:
    """Which stages the scenario has, and how it would be judged if it ended now (nobody, where it does not say)."""
    stages = {"first": war.setting.first_stage, "last": war.setting.last_stage}
    judged = next((found for verdict in war.verdicts if (found := verdict(war, state, "end")) is not None), None)
    if judged is None:
        nothing = {"level": "", "reason": "", "rule": "", "score": {}, "places": {}, "missed": []}
        return {**stages, "winner": None, **nothing}
    told: dict[str, Any] = {"winner": judged.winner, "level": judged.level, "reason": judged.reason}
    if judged.also:
        told["also"] = list(judged.also)
    score = dict(judged.score or {})
    places, missed = counted_places(war, state, score), missed_places(war, state, score)
    rule = war.edition.number(judged.rule)
    return {**stages, **told, "rule": rule, "score": score, "places": places, "missed": missed}


def counted_places(war: War, state: State, score: Mapping[str, int]) -> dict[str, list[str]]:
    """The hexes of the places that points are counted for now, by the name of those points in the score."""
    board, found = war.board, dict[str, list[str]]()
    for line in war.setting.victory:
        for side in line.sides if line.what == HELD and line.points else ():
            if (key := f"{SIDE_NAMES[side]} {line.rule}") in score:
                hexes = [h for place in line.places if (h := board.place(place)) >= 0 and state.held[side] >> h & 1]
                found.setdefault(key, []).extend(board.map.numbers[h] for h in hexes)
    return found


def missed_places(war: War, state: State, score: Mapping[str, int]) -> list[dict[str, Any]]:
    """What a side plays for on the map and does not have now: by side and rule, each place or railway with its points.
    Where nothing is scored nothing is missed."""
    board, found = war.board, list[dict[str, Any]]()
    for line in war.setting.victory if score else ():
        hexes = [h for place in line.places if (h := board.place(place)) >= 0]
        for side in line.sides if line.points and hexes else ():
            is_held = line.what == HELD
            left = [h for h in hexes if not state.held[side] >> h & 1] if is_held else hexes
            if not left or (not is_held and f"{SIDE_NAMES[side]} {line.rule}" in score):
                continue
            points = line.points * (len(left) if is_held else 1)
            told = {"rule": war.edition.number(line.rule), "points": points}
            found.append({"side": SIDE_NAMES[side], **told, "places": [board.map.numbers[h] for h in left]})
    return found
