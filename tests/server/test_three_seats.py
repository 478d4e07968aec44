"""A table of three: a seat is not a side, and nobody can decide for two others."""

import time
from collections.abc import Mapping
from typing import Any

import pytest

from sztab.kernel.game import Scenario
from sztab.kernel.requests import Steps, choose
from tests.kernel.toy import State, Toy
from tests.server.house import House, house
from tests.server.test_tables import run_down

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
            assert reply.json()["key"] == "no-offer", "who sits there now has not agreed to it"
            assert red.ask("propose", seat="red", kind="draw")["key"] == "draw-with-bot"


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


# --- time runs out at a table of three -------------------------------------------------------------------------------

DAYS = {"kind": "days", "main": 86_400}
LIVE = {"kind": "live", "main": 600, "increment": 5}


def let_green_run_out(here: House, table: str) -> None:
    """Green is asked first; its time is over."""
    run_down(here, table, "green")
    for _ in range(200):
        meta = here.services.hall.live[table].table.meta
        if meta.flagged or meta.takeovers or meta.outcome:
            return
        time.sleep(0.02)
    raise AssertionError("nothing came of it")


@pytest.mark.parametrize(
    ("at_timeout", "at_leave", "kind"),
    [
        ("claim", "partner", "person"),
        ("claim", "bot", "bot"),
        ("lose", "partner", "person"),
        ("lose", "bot", "bot"),
        ("lose", "vacant", "bot"),
        ("bot", "partner", "bot"),
    ],
)
def test_who_plays_on_for_a_partner_whose_time_is_over(
    database: str, at_timeout: str, at_leave: str, kind: str
) -> None:
    with house(database, {"toy": Allied()}) as here:
        table, secrets = gathered(here, at_timeout=at_timeout, at_leave=at_leave, pace=DAYS)
        let_green_run_out(here, table)
        path = f"/api/tables/{table}"
        standing = here.get(path, secrets["blue"]).json()
        late = standing["table"]["seats"][2]
        assert (standing["table"]["status"], late["kind"]) == ("running", kind)
        assert standing["seats"] == (["blue", "green"] if kind == "person" else ["blue"])
        told = [(over["seat"], over["before"]) for over in standing["table"]["takeovers"]]
        assert told == [("green", "Olga")], "all are told who plays on"
        hers = here.get(path, secrets["green"]).json()
        assert (hers["seats"], hers["moment"]["seat"]) == ([], None), "she may look on, as anyone may"
        if kind == "person":
            left = standing["moment"]["clocks"]["left"]["green"]
            assert 86_000_000 < left <= 86_400_000, "he has the time for an answer"
            assert here.services.hall.live[table].table.asked == "green"


def test_a_partner_who_plays_both_seats_and_is_late_again_gives_way_to_a_bot(database: str) -> None:
    with house(database, {"toy": Allied()}) as here:
        table, secrets = gathered(here, at_leave="partner", pace=LIVE)
        let_green_run_out(here, table)
        meta = here.services.hall.live[table].table.meta
        assert 0 < meta.left["green"] <= 600_000, "by his own clock"
        run_down(here, table, "green")
        for _ in range(200):
            if len(here.services.hall.live[table].table.meta.takeovers) == 2:
                break
            time.sleep(0.02)
        seats = here.get(f"/api/tables/{table}", secrets["blue"]).json()["table"]["seats"]
        assert [seat["kind"] for seat in seats] == ["person", "person", "bot"]


def test_a_lone_player_who_is_late_loses_to_both_partners(database: str) -> None:
    with house(database, {"toy": Allied()}) as here:
        table, secrets = gathered(here, at_timeout="lose", at_leave="partner", pace=LIVE)
        with here.sit(table, secrets["green"]) as green:
            assert green.answer(0)["type"] == "done"
        run_down(here, table, "red")
        with here.sit(table, secrets["red"]) as red:
            outcome = red.wait_until(lambda m: m["outcome"])["outcome"]
        assert (outcome["winner"], outcome["also"], outcome["reason"]) == ("blue", ["green"], "time")


def test_who_was_late_gets_no_other_seat(database: str) -> None:
    """What he saw there he would see from two sides."""
    with house(database, {"toy": Allied()}, proxied=True) as here:
        olga = {"x-forwarded-for": "10.0.0.3"}
        made = here.open(seats={"red": {"kind": "me"}, "blue": {"kind": "me"}, "green": {"kind": "link"}}, pace=DAYS)
        table = made["table"]["id"]
        here.services.hall.live[table].table.meta.one_screen = False
        path = f"/api/tables/{table}"
        here.post(f"{path}/join", {"secret": made["links"]["green"], "name": "Olga"}, **olga)
        here.services.hall.live[table].table.meta.at_timeout = "bot"
        let_green_run_out(here, table)
        assert here.post(f"{path}/leave", {"seat": "red"}, made["seats"]["red"]).status_code == 200
        link = here.post(f"{path}/replace", {"seat": "red", "kind": "link"}, made["seats"]["blue"]).json()["link"]
        refused = here.post(f"{path}/join", {"secret": link, "name": "Olga"}, **olga)
        assert (refused.status_code, refused.json()["key"]) == (403, "knew-other-seat")


@pytest.mark.parametrize("pace", [DAYS, LIVE])
def test_who_sits_down_for_a_player_who_was_late_has_time(database: str, pace: dict[str, Any]) -> None:
    with house(database, {"toy": Allied()}, proxied=True) as here:
        table, secrets = gathered(here, pace=pace)
        let_green_run_out(here, table)
        path = f"/api/tables/{table}"
        link = here.post(f"{path}/replace", {"seat": "green", "kind": "link"}, secrets["red"]).json()["link"]
        assert here.services.hall.live[table].table.meta.flagged == ["green"], "until someone sits there"
        eva = here.post(f"{path}/join", {"secret": link, "name": "Ewa"}, **{"x-forwarded-for": "10.0.0.9"}).json()[
            "secret"
        ]
        with here.sit(table, eva) as green:
            assert green.moment["clocks"]["left"]["green"] > pace["main"] * 1000 - 60_000
            assert green.answer(0)["type"] == "done"
        assert here.services.hall.live[table].table.meta.flagged == []
