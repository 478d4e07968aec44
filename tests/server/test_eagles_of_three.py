"""Nest of Eagles for three at three sockets: whose turn it is, what each sees, clocks, consent of all, one leaves."""

from contextlib import ExitStack
from typing import Any

from tests.server.house import House, Player, house

GAME = "nest-of-eagles"
SEATS = ("pl", "west", "southwest")


def gathered(here: House, scenario: str = "9", **wish: Any) -> tuple[str, dict[str, str]]:
    seats = {"pl": {"kind": "me"}, "west": {"kind": "link"}, "southwest": {"kind": "link"}}
    made = here.open(
        game=GAME, scenario=scenario, options={"players": "three"}, seats=seats, name="Anna", practice=1920, **wish
    )
    table, secrets = made["table"]["id"], {"pl": made["seats"]["pl"]}
    assert [seat["seat"] for seat in made["table"]["seats"]] == list(SEATS)
    for seat, name in (("west", "Jan"), ("southwest", "Olga")):
        joined = here.post(f"/api/tables/{table}/join", {"secret": made["links"][seat], "name": name})
        secrets[seat] = joined.json()["secret"]
    return table, secrets


def catch_up(players: dict[str, Player]) -> None:
    for player in players.values():
        player.ask("ping")


def play_on(players: dict[str, Player], until: Any, most: int = 400) -> list[tuple[str, str]]:
    """Everybody answers as quietly as he can, when he is asked; who was asked what."""
    asked: list[tuple[str, str]] = []
    while not until(asked):
        catch_up(players)
        waiting = players["pl"].moment["waiting"]
        player = players[waiting["seat"]]
        question = player.moment["question"]
        assert question["seat"] == waiting["seat"]
        assert all(p.moment["question"] is None for s, p in players.items() if s != waiting["seat"])
        asked.append((waiting["seat"], waiting["prompt"]))
        quiet = [o["index"] for o in question["options"] if o["wire"].get("answer") in ("pass", "done", "ready", "no")]
        assert player.answer(quiet[0] if quiet else 0)["type"] == "done"
        assert len(asked) < most
    return asked


def test_three_sockets_play_a_turn_of_the_campaign(database: str) -> None:
    with house(database) as here, ExitStack() as open_sockets:
        table, secrets = gathered(here, pace={"kind": "days", "main": 86_400})
        players = {seat: open_sockets.enter_context(here.sit(table, secrets[seat])) for seat in SEATS}
        asked = play_on(
            players, lambda found: len({s for s, p in found if p == "attack"}) == 3 and found[-1][0] != "pl"
        )
        turn = [seat for seat, prompt in asked if prompt == "attack"]
        assert turn[:2] == ["pl", "pl"], "the Poles attack twice in their player-turn"
        assert set(turn[2:]) == {"west", "southwest"}
        catch_up(players)
        views = {seat: player.moment["view"] for seat, player in players.items()}
        assert views["west"] == views["southwest"], "partners see the same"
        assert views["west"]["notes"]["precedence"] in ("west", "southwest")
        clocks = players["pl"].moment["clocks"]
        assert set(clocks["left"]) == set(SEATS)
        assert clocks["running"] == players["pl"].moment["waiting"]["seat"]


def test_takebacks_and_draws_need_all_three(database: str) -> None:
    with house(database) as here, ExitStack() as open_sockets:
        table, secrets = gathered(here, "7")
        players = {seat: open_sockets.enter_context(here.sit(table, secrets[seat])) for seat in SEATS}
        play_on(players, lambda found: len(found) == 4)
        catch_up(players)
        for kind in ("takeback", "draw"):
            before = players["pl"].moment["version"]
            assert players["pl"].ask("propose", seat="pl", kind=kind)["type"] == "done"
            catch_up(players)
            offer = players["west"].table["offers"][-1]["id"]
            assert players["west"].ask("respond", seat="west", offer=offer, agree=True)["type"] == "done"
            catch_up(players)
            assert players["pl"].moment["version"] == before, "the third has not agreed yet"
            assert players["pl"].moment["outcome"] is None
            assert players["southwest"].ask("respond", seat="southwest", offer=offer, agree=True)["type"] == "done"
            catch_up(players)
            assert players["pl"].moment["version"] > before
        assert players["west"].moment["outcome"]["reason"] == "draw-agreed"


def test_the_partner_plays_on_for_a_front_that_was_left(database: str) -> None:
    with house(database) as here, ExitStack() as open_sockets:
        table, secrets = gathered(here, "7", at_leave="partner")
        players = {seat: open_sockets.enter_context(here.sit(table, secrets[seat])) for seat in SEATS}
        assert players["southwest"].ask("leave", seat="southwest")["type"] == "done"
        catch_up({"west": players["west"]})
        standing = here.get(f"/api/tables/{table}", secrets["west"]).json()
        assert standing["seats"] == ["west", "southwest"]
        assert [seat["name"] for seat in standing["table"]["seats"]] == ["Anna", "Jan", "Jan"]
        refused = players["west"].ask("resign", seat="west")
        assert refused["type"] == "refused", "one front cannot resign for both"
        assert players["pl"].ask("resign", seat="pl")["type"] == "done"
        outcome = here.get(f"/api/tables/{table}", secrets["pl"]).json()["table"]["outcome"]
        assert (outcome["winner"], outcome["also"]) == ("west", ["southwest"])


def test_bots_lead_the_fronts(database: str) -> None:
    bot = {"kind": "bot", "bot": "uniform"}
    with house(database) as here:
        wish = {"pl": {"kind": "me"}, "west": bot, "southwest": bot}
        made = here.open(game=GAME, scenario="7", options={"players": "three"}, seats=wish, practice=5)
        with here.sit(made["table"]["id"], made["seats"]["pl"]) as pole:
            for _ in range(300):
                pole.wait_until(lambda moment: moment["question"] is not None or moment["outcome"])
                if pole.moment["outcome"] or pole.moment["turn"] > 1:
                    break
                options = pole.moment["question"]["options"]
                quiet = [o["index"] for o in options if o["wire"].get("answer") in ("pass", "done", "ready", "no")]
                assert pole.answer(quiet[0] if quiet else 0)["type"] == "done"
            assert pole.moment["turn"] > 1
            events = {event["event"] for event in pole.journal}
            assert "precedence-set" in events


def test_the_catalogue_says_who_can_sit_where(database: str) -> None:
    with house(database) as here:
        game = next(g for g in here.get("/api/games").json()["games"] if g["id"] == GAME)
        campaign = next(s for s in game["scenarios"] if s["id"] == "9")
        assert campaign["seatings"] == {"players": {"three": list(SEATS)}}
        assert campaign["alliances"] == [["west", "southwest"]]
        assert game["seats"]["southwest"] == {"en": "the South-Western Front", "pl": "Front Południowo-Zachodni"}
        wish = {"game": GAME, "scenario": "9", "options": {"players": "three"}, "seats": {"su": {"kind": "me"}}}
        refused = here.post("/api/tables", wish)
        assert refused.status_code == 400, "two Bolsheviks do not sit on one seat"
