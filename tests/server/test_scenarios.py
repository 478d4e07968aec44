"""A scenario before anybody sits down to it: where counters stand, and how it went for bots."""

from sztab import bots, games
from sztab.bots.balance import measured
from tests.server.house import house


def test_a_scenario_tells_where_its_counters_stand_and_how_it_went(sqlite: str) -> None:
    with house(sqlite) as here:
        page = here.get("/api/games/rok-1920/scenarios/A").json()
        assert page["scenario"]["turns"] == 4
        assert {"place": "2705", "side": "su", "pieces": 2} in page["standing"]
        assert sum(at["pieces"] for at in page["standing"]) == 24
        cards = here.get("/api/games/bitwa-warszawska/scenarios/olympiad").json()["standing"]
        assert sum(at["pieces"] for at in cards) == 12
        assert here.get("/api/games/rok-1920/scenarios/Z").status_code == 404
        assert here.get("/api/games/chess/scenarios/A").status_code == 404


def test_what_was_measured_names_what_there_is() -> None:
    for game in games.CATALOGUE:
        for scenario in games.load(game).scenarios().values():
            for found in measured(game, scenario.id):
                assert found.bot in bots.offered(game)
                assert set(found.won) == set(scenario.seats)
                assert 0 <= found.drawn <= found.games
