"""A table of three: a seat is not a side, and nobody can decide for two others."""

from collections.abc import Mapping
from typing import Any

import pytest

from sztab.kernel.game import Scenario
from sztab.kernel.requests import Steps, choose
from tests.kernel.toy import State, Toy
from tests.server.house import House, house

SEATS = ("red", "blue", "green")


class Three(Toy):
    """The toy with a referee who is asked before each round."""

    def scenarios(self) -> Mapping[str, Scenario]:
        one = super().scenarios()["one"]
        return {"one": Scenario(one.id, one.title, SEATS, one.options, one.turns)}

    def next_activity(self, state: State) -> Steps[None]:
        return self._with_referee(state) if state.phase == 0 else super().next_activity(state)

    def _with_referee(self, state: State) -> Steps[None]:
        yield from choose("green", "sure", ("yes", "no"), rule="1")
        yield from super().next_activity(state)


def test_three_players_sit_and_one_is_replaced(database: str) -> None:
    with house(database, {"toy": Three()}) as here:
        seats = {"red": {"kind": "me"}, "blue": {"kind": "link"}, "green": {"kind": "link"}}
        made = here.open(seats=seats)
        path = f"/api/tables/{made['table']['id']}"
        secrets = {"red": made["seats"]["red"]}
        for seat in ("blue", "green"):
            assert here.get(path, secrets["red"]).json()["table"]["status"] == "waiting"
            secrets[seat] = here.post(f"{path}/join", {"secret": made["links"][seat]}).json()["secret"]
        with (
            here.sit(made["table"]["id"], secrets["green"]) as green,
            here.sit(made["table"]["id"], secrets["red"]) as red,
        ):
            assert green.moment["question"]["prompt"] == "sure"
            assert green.answer(0)["type"] == "done"
            assert red.ask("resign", seat="red")["code"] == "not-now"
            assert red.ask("propose", seat="red", kind="draw")["type"] == "done"
            green.ask("ping")
            offer = green.table["offers"][0]["id"]
            assert green.ask("respond", seat="green", offer=offer, agree=True)["type"] == "done"
            assert green.moment["outcome"] is None
            assert green.ask("leave", seat="green")["type"] == "done"
            replaced = here.post(f"{path}/replace", {"seat": "green", "kind": "bot", "bot": "uniform"}, secrets["red"])
            assert replaced.json()["table"]["seats"][2]["bot"] == "uniform"
            reply = here.post(f"{path}/offers/{offer}", {"seat": "blue", "agree": True}, secrets["blue"])
            assert reply.status_code == 200
            red.wait_until(lambda m: m["outcome"])
            assert red.moment["outcome"]["reason"] == "draw-agreed"


class Allied(Three):
    """Blue and green play one side."""

    def scenarios(self) -> Mapping[str, Scenario]:
        one = super().scenarios()["one"]
        return {"one": Scenario(one.id, one.title, SEATS, one.options, one.turns, alliances=(("blue", "green"),))}


def gathered(here: House, **wish: Any) -> tuple[str, dict[str, str]]:
    """A table with three people: its id and their secrets."""
    seats = {"red": {"kind": "me"}, "blue": {"kind": "link"}, "green": {"kind": "link"}}
    made = here.open(seats=seats, name="Anna", **wish)
    table, secrets = made["table"]["id"], {"red": made["seats"]["red"]}
    for seat, name in (("blue", "Jan"), ("green", "Olga")):
        joined = here.post(f"/api/tables/{table}/join", {"secret": made["links"][seat], "name": name})
        secrets[seat] = joined.json()["secret"]
    return table, secrets


@pytest.mark.parametrize(
    ("at_leave", "kind", "name"), [("vacant", "vacant", "Olga"), ("partner", "person", "Jan"), ("bot", "bot", "")]
)
def test_who_plays_on_for_a_seat_that_is_left(database: str, at_leave: str, kind: str, name: str) -> None:
    with house(database, {"toy": Allied()}) as here:
        table, secrets = gathered(here, at_leave=at_leave)
        path = f"/api/tables/{table}"
        assert here.post(f"{path}/leave", {"seat": "green"}, secrets["green"]).status_code == 200
        standing = here.get(path, secrets["blue"]).json()
        left = standing["table"]["seats"][2]
        assert (left["kind"], left["name"]) == (kind, name)
        assert standing["seats"] == (["blue", "green"] if at_leave == "partner" else ["blue"])
        assert here.get(path, secrets["green"]).status_code >= 400, "his secret opens nothing any more"
        told = [(over["seat"], over["before"]) for over in standing["table"]["takeovers"]]
        assert told == ([] if at_leave == "vacant" else [("green", "Olga")]), "all are told who plays on"


def test_the_pole_who_leaves_has_no_partner(database: str) -> None:
    with house(database, {"toy": Allied()}) as here:
        table, secrets = gathered(here, at_leave="partner")
        here.post(f"/api/tables/{table}/leave", {"seat": "red"}, secrets["red"])
        assert here.get(f"/api/tables/{table}", secrets["blue"]).json()["table"]["seats"][0]["kind"] == "bot"


def test_one_of_two_partners_does_not_resign_for_both_but_a_lone_player_does(database: str) -> None:
    with house(database, {"toy": Allied()}) as here:
        table, secrets = gathered(here)
        path = f"/api/tables/{table}"
        refused = here.post(f"{path}/resign", {"seat": "green"}, secrets["green"])
        assert refused.status_code == 409, refused.text
        assert here.post(f"{path}/resign", {"seat": "red"}, secrets["red"]).status_code == 200
        outcome = here.get(path, secrets["red"]).json()["table"]["outcome"]
        assert (outcome["winner"], outcome["also"], outcome["reason"]) == ("blue", ["green"], "resigned")
