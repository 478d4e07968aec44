"""A list of answers at one version: one step, all of it or nothing, up to where something new comes in."""

from __future__ import annotations

from typing import Any

from sztab.games.rok1920.events import Moved
from sztab.kernel.record import parse
from sztab.kernel.verify import verify
from tests.kernel.toy import Toy
from tests.server.house import House, Player, house

BID: list[dict[str, Any]] = [{"card": "card-2"}, {"answer": "yes"}]


def give(player: Player, answers: list[dict[str, Any]], **fields: Any) -> Any:
    return player.answer(None, answers=answers, **fields)


def revs(here: House, table: str) -> int:
    return here.services.hall.live[table].table.rev


def test_a_unit_and_its_way_are_one_saved_step_and_one_undo(database: str) -> None:
    with house(database) as here:
        table, anna, jan, _ = here.open_with_friend()
        with here.sit(table, anna) as red, here.sit(table, jan) as blue:
            version, saved = red.moment["version"], revs(here, table)
            done = give(red, [*BID[:1], {"answer": "no"}, *BID[:1]])
            assert (done["type"], done["version"], done["rest"]) == ("done", version + 3, [])
            assert revs(here, table) == saved + 1
            assert red.moment["question"]["prompt"] == "sure"
            undone = red.ask("undo", seat="red", version=version + 3)
            assert (undone["type"], undone["version"]) == ("done", version + 4)
            assert red.moment["question"]["prompt"] == "bid"
            assert red.moment["undo"]["key"] == "undo-chance"
            assert give(red, BID, key="again")["version"] == version + 6
            blue.wait_until(lambda m: m["question"])


def test_a_step_is_taken_back_whole_after_the_table_was_loaded_again(database: str) -> None:
    with house(database) as here:
        table, anna, _, _ = here.open_with_friend()
        with here.sit(table, anna) as red:
            before = red.moment["version"]
            red.answer(0)
            give(red, [{"answer": "no"}, *BID[:1]], key="list")
            version = red.moment["version"]
    with house(database) as here, here.sit(table, anna) as red:
        assert red.ask("undo", seat="red", version=version)["type"] == "done"
        assert red.moment["question"]["prompt"] == "sure"
        assert red.ask("undo", seat="red", version=version + 1)["type"] == "done"
        assert red.moment["question"]["prompt"] == "bid"
        assert version == before + 3


def test_what_follows_another_seat_comes_back_unplayed(database: str) -> None:
    with house(database) as here:
        table, anna, jan, _ = here.open_with_friend()
        with here.sit(table, anna) as red, here.sit(table, jan) as blue:
            done = give(red, [*BID, {"answer": "draw"}, {"card": "card-1"}])
            assert done["rest"] == [{"answer": "draw"}, {"card": "card-1"}]
            again = give(red, [*BID, {"answer": "draw"}, {"card": "card-1"}], key="k2", version=2)
            assert again["code"] == "stale"
            blue.wait_until(lambda m: m["question"])
            version = blue.moment["version"]
            revealed = give(blue, [{"card": "card-4"}, {"answer": "yes"}, {"answer": "rest"}], key="x")
            assert revealed["rest"] == [{"answer": "rest"}]
            repeated = give(blue, [{"card": "card-4"}, {"answer": "yes"}, {"answer": "rest"}], key="x", version=version)
            assert (repeated["again"], repeated["rest"]) == (True, [{"answer": "rest"}])


def test_one_that_is_not_allowed_undoes_the_whole_list(database: str) -> None:
    with house(database) as here:
        table, anna, _, _ = here.open_with_friend()
        with here.sit(table, anna) as red:
            version, saved = red.moment["version"], revs(here, table)
            wrong = give(red, [*BID[:1], {"answer": "no"}, {"card": "card-7"}])
            assert (wrong["code"], wrong["params"]["answer"]) == ("illegal", 2)
            assert wrong["refusals"][0]["key"] == "not-in-hand"
            for answers in ([{"card": "card-9"}], [*BID[:1], {"answer": "perhaps"}], [], [*BID[:1], {}]):
                assert give(red, answers)["type"] == "refused", answers
            both = red.answer(0, answers=BID)
            assert both["code"] == "bad-message"
            assert (red.ask("look", seat="red")["moment"]["version"], revs(here, table)) == (version, saved)


def test_questions_with_one_answer_may_be_given_or_passed_over(database: str) -> None:
    class Narrow(Toy):
        def start(self, scenario: str, options: Any) -> Any:
            state = super().start(scenario, options)
            state.hands = [[0], [3, 4, 5]]
            state.deck = [1, 2, 6, 7]
            return state

    for forced, answers in ((False, [{"card": "card-1"}, {"answer": "yes"}]), (True, [{"answer": "yes"}])):
        with house(database, {"toy": Narrow()}) as here:
            made = here.open(forced=forced)
            with here.sit(made["table"]["id"], made["seats"]["red"]) as red:
                assert give(red, answers)["rest"] == []
                assert red.moment["waiting"]["seat"] == "blue"
    with house(database, {"toy": Narrow()}) as here:
        made = here.open(forced=False)
        with here.sit(made["table"]["id"], made["seats"]["red"]) as red:
            assert give(red, [{"answer": "yes"}])["code"] == "illegal" or red.moment["waiting"]["seat"] == "red"


def test_a_selection_sends_nothing_to_the_opponent(database: str) -> None:
    """Choosing and looking is `try`: nothing is saved, nothing is told; only the list that is given is."""
    with house(database) as here:
        table, anna, jan, watch = here.open_with_friend()
        with here.sit(table, anna) as red, here.sit(table, jan) as blue, here.sit(table, watch) as onlooker:
            for other in (blue, onlooker):
                other.ask("ping")
            saved, heard = revs(here, table), (len(blue.all), len(onlooker.all))
            for card in ("card-1", "card-2", "card-3"):
                outlook = red.ask("try", seat="red", answers=[{"card": card}])
                assert (outlook["question"]["prompt"], outlook["taken"]) == ("sure", 1)
            red.ask("why-not", seat="red", intent=[{"card": "card-1"}])
            red.ask("tries", seat="red")
            assert [p.ask("ping")["type"] for p in (blue, onlooker)] == ["pong", "pong"]
            assert (len(blue.all), len(onlooker.all)) == (heard[0] + 1, heard[1] + 1)
            assert revs(here, table) == saved
            give(red, BID)
            blue.next("update")
            assert sum(m["type"] == "update" for m in blue.all[heard[0] :]) == 1


def test_try_tells_which_answers_come_to_the_same(database: str) -> None:
    """What the other answers lead to is compared in the same world, and what is not offered is like nothing."""
    with house(database) as here:
        table, anna, _, _ = here.open_with_friend()
        with here.sit(table, anna) as red:
            one, other = [{"card": "card-1"}], [{"card": "card-2"}]
            found = red.ask("try", seat="red", answers=one, others=[one, other, [{"card": "card-5"}]])
            assert found["alike"] == [0]
            assert red.ask("try", seat="red", answers=one)["alike"] == []
            assert red.ask("try", seat="red", answers=one, others=[one] * 13)["type"] == "refused"


def test_try_stops_where_a_list_stops(database: str) -> None:
    with house(database) as here:
        table, anna, jan, _ = here.open_with_friend()
        with here.sit(table, anna) as red, here.sit(table, jan) as blue:
            tried = red.ask("try", seat="red", answers=[*BID, {"answer": "draw"}])
            assert (tried["stopped"], tried["taken"], tried["question"]) == ("other-seat", 2, None)
            refused = red.ask("try", seat="red", answers=[{"card": "card-7"}])
            assert (refused["code"], refused["refusals"][0]["key"]) == ("illegal", "not-in-hand")
            give(red, BID)
            blue.wait_until(lambda m: m["question"])
            for _ in range(5):
                tried = blue.ask("try", seat="blue", answers=[{"card": "card-5"}, {"answer": "yes"}])
                assert (tried["stopped"], [e["event"] for e in tried["events"]]) == ("reveal", ["bid"])


def test_the_record_has_one_line_an_answer_and_proves_itself(database: str) -> None:
    with house(database) as here:
        made = here.open()
        table, secret = made["table"]["id"], made["seats"]["red"]
        with here.sit(table, secret) as both:
            both.answer(None, answers=[BID[0], {"answer": "no"}, BID[0]])
            both.ask("undo", seat="red", version=both.moment["version"])
            while not both.moment["outcome"]:
                first = both.moment["question"]["options"][0]["wire"]
                assert both.answer(None, answers=[first])["type"] == "done"
        record = parse(here.get(f"/api/tables/{table}/record", secret).text)
        assert [line.back for line in record.lines[:6]].count(None) == 5
        result = verify(lambda _: Toy(), record)
        assert (result.ok, result.problems) == (True, [])


def test_lists_over_http(database: str) -> None:
    with house(database) as here:
        table, anna, _, _ = here.open_with_friend()
        version = here.get(f"/api/tables/{table}", anna).json()["moment"]["version"]
        body = {"seat": "red", "version": version, "key": "h", "answers": [*BID, {"answer": "draw"}]}
        reply = here.post(f"/api/tables/{table}/answers", body, anna)
        assert (reply.status_code, reply.json()["rest"]) == (200, [{"answer": "draw"}])


def test_queries_over_http_take_the_names_of_the_socket(database: str) -> None:
    with house(database) as here:
        table, anna, _, _ = here.open_with_friend()
        path = f"/api/tables/{table}/queries"
        assert (
            here.post(f"{path}/try", {"seat": "red", "answers": BID[:1]}, anna).json()["question"]["prompt"] == "sure"
        )
        tries = here.post(f"{path}/tries", {"seat": "red", "like": {"card": "card-8"}}, anna).json()["tries"]
        assert [t["intent"] for t in tries] == [[{"card": "card-8"}]]
        odds = here.post(f"{path}/odds", {"seat": "red", "answers": BID[:1]}, anna)
        assert odds.status_code == 200
        assert here.post(f"{path}/try", {"seat": "red", "intent": BID[:1]}, anna).json()["taken"] == 1


MARCH = {
    "game": "rok-1920",
    "position": {
        "map": {"size": "9x5", "regions": {"town": "0302"}, "places": {"Town": "0302"}},
        "chapters": 12,
        "units": "pl: 12DP@0303 / su: 58DS@0905",
        "phase": "movement",
    },
}


def test_a_way_given_whole_is_one_step_of_the_answers_it_stands_for(database: str) -> None:
    """`{unit, path}`: alone, in a list, and looked at with `try`; a way that a rule forbids is refused by it."""
    with house(database) as here:
        made = here.post("/api/analysis", MARCH).json()
        assert "seats" in made, made
        secret = next(iter(made["seats"].values()))
        with here.sit(made["table"]["id"], secret) as player:
            while player.moment["question"]["prompt"] != "move":
                player.answer(None, answer={"answer": "end"})
            version, way = player.moment["version"], {"unit": "pl-12dp", "path": ["0302", "0402"]}
            seen = player.ask("try", seat="pl", answers=[way])
            assert (seen["type"], seen["question"]["prompt"]) == ("outlook", "move"), seen
            jump = player.answer(None, answer={"unit": "pl-12dp", "path": ["0301"]})
            assert (jump["type"], jump["code"]) == ("refused", "illegal"), jump
            assert jump["refusals"][0]["rule"], jump
            for bad in ([], "0302", ["0302"] * 200, ["nowhere"]):
                assert player.answer(None, answer={"path": bad, "unit": "pl-12dp"})["type"] == "refused", bad
            assert player.ask("look", seat="pl")["moment"]["version"] == version
            done = player.answer(None, answer=way)
            assert (done["type"], done["rest"]) == ("done", []), done
            journal = here.services.hall.live[made["table"]["id"]].table.play.journal
            assert [event.path for _, event in journal if isinstance(event, Moved)] == [("0302", "0402")]
            again = player.answer(None, answers=[way], key=f"k{version}", version=version)
            assert (again["again"], again["rest"]) == (True, [])
            player.ask("undo", seat="pl", version=player.moment["version"])
            assert player.moment["question"]["prompt"] == "move", "the whole way is taken back at once"
            listed = player.answer(None, answers=[{"unit": "pl-12dp"}, {"path": ["0302", "0402"]}], key="list")
            assert (listed["type"], listed["rest"]) == ("done", []), listed
