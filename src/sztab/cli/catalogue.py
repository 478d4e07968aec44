"""`sztab games`: what can be played."""

from typing import Any

from rich.text import Text

from sztab import bots, games
from sztab.cli.output import JsonFlag, LangOption, columns, language, open_game, out, print_json


def games_command(as_json: JsonFlag = False, lang: LangOption = "") -> None:
    """List the games with their scenarios, seats and options."""
    listed = [_described(game) for game in games.CATALOGUE]
    if as_json:
        print_json({"games": listed})
        return
    say = language(lang)
    table = columns(*(say(f"cli-{column}") for column in ("game", "scenario", "seats", "turns", "options")))
    for game in listed:
        name = Text.assemble((game["title"][say.language], "bold"), f" ({game['id']})")
        for scenario in game["scenarios"]:
            options = ", ".join(f"{o['id']}={'|'.join(o['values'])}" for o in scenario["options"])
            title = f"{scenario['id']}: {scenario['title'][say.language]}"
            tables = [scenario["seats"], *(seats for by in scenario["seatings"].values() for seats in by.values())]
            table.add_row(name, title, " / ".join(" ".join(seats) for seats in tables), str(scenario["turns"]), options)
            name = Text()
    out.table(table)


def _described(game_id: str) -> dict[str, Any]:
    game = open_game(game_id)
    scenarios = game.scenarios().values()
    return {
        "id": game.id,
        "title": dict(game.title),
        "bots": list(bots.offered(game.id)),
        "seats": sorted({seat for scenario in scenarios for seat in scenario.all_seats}),
        "scenarios": [
            {
                "id": scenario.id,
                "title": scenario.title,
                "seats": list(scenario.seats),
                "seatings": scenario.seatings,
                "options": [{"id": o.id, "values": list(o.values), "default": o.default} for o in scenario.options],
                "turns": scenario.turns,
                "lengths": scenario.lengths,
            }
            for scenario in scenarios
        ],
    }
