"""A table of three: a seat is not a side, and nobody can decide for two others."""

from collections.abc import Mapping

from sztab.kernel.game import Scenario
from sztab.kernel.requests import Steps, choose
from tests.kernel.toy import State, Toy
from tests.server.house import house

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
