"""Playing at a table: views, questions, answers, bots, undo, queries."""

from typing import Any

import pytest

from tests.server.house import Player, house


def play_out(*players: Player) -> None:
    """Everyone answers what he is asked, to the end."""
    while True:
        newest = max(player.moment["version"] for player in players)
        for player in players:
            player.wait_until(lambda m, v=newest: m["version"] >= v)
        if players[0].moment["outcome"]:
            return
        asked = [player for player in players if player.moment["question"]]
        if asked:
            assert asked[0].answer(0)["type"] == "done"
        else:
            players[0].receive()


def test_a_whole_game_against_a_bot(database: str) -> None:
    with house(database) as here:
        made = here.open(seats={"red": {"kind": "me"}, "blue": {"kind": "bot", "bot": "greedy"}})
        with here.sit(made["table"]["id"], made["seats"]["red"]) as red:
            assert red.seats == ["red"]
            play_out(red)
            outcome = red.moment["outcome"]
            assert outcome["reason"] == "points"
            assert outcome["rule"] == "T-5"
            with here.sit(made["table"]["id"], made["seats"]["red"]) as again:
                assert again.journal == red.journal


def test_two_players_and_an_onlooker_each_see_their_own(database: str) -> None:
    with house(database) as here:
        table, anna, jan, watch = here.open_with_friend()
        with here.sit(table, anna) as red, here.sit(table, jan) as blue, here.sit(table, watch) as onlooker:
            assert red.moment["question"]["prompt"] == "bid"
            assert [o["wire"] for o in red.moment["question"]["options"]] == [{"card": f"card-{n}"} for n in (1, 2, 3)]
            assert blue.moment["question"] is None
            assert blue.moment["waiting"] == {"seat": "red", "prompt": "bid"}
            assert (red.moment["view"]["hand"], blue.moment["view"]["hand"]) == ([0, 1, 2], [3, 4, 5])
            assert (onlooker.seats, onlooker.moment["view"]["hand"]) == ([], [])
            assert red.answer(1)["type"] == "done"
            assert red.answer(answer={"answer": "yes"}, index=None)["type"] == "done"
            blue.wait_until(lambda m: m["question"])
            assert blue.moment["view"]["bids"] == [-2, -1]
            assert red.moment["view"]["bids"] == [1, -1]
            play_out(red, blue)
            assert red.moment["outcome"] == blue.moment["outcome"]


def test_answers_are_refused_with_their_reason(database: str) -> None:
    with house(database) as here:
        table, anna, jan, watch = here.open_with_friend()
        with here.sit(table, anna) as red, here.sit(table, watch) as onlooker:
            cases: list[tuple[Player, dict[str, Any], str]] = [
                (red, {"version": 7}, "stale"),
                (red, {"index": 9}, "illegal"),
                (red, {"index": None}, "bad-message"),
                (red, {"index": None, "answer": {"card": "card-9"}}, "bad-notation"),
                (red, {"seat": "blue"}, "forbidden"),
                (onlooker, {"seat": "red", "index": 0}, "forbidden"),
            ]
            for who, fields, code in cases:
                reply = who.answer(**fields)
                assert (reply["type"], reply["code"]) == ("refused", code), fields
            reply = red.answer(index=None, answer={"card": "card-7"})
            assert reply["code"] == "illegal"
            assert reply["refusals"] == [{"rule": "T-2", "key": "not-in-hand", "params": {"card": 6}, "labels": {}}]
            assert red.moment["version"] == red.answer(0)["version"] - 1
        with here.sit(table, jan) as blue:
            assert blue.answer(0, seat="blue")["code"] == "not-asked"


def test_the_same_key_applies_once(database: str) -> None:
    with house(database) as here:
        made = here.open()
        table, secret = made["table"]["id"], made["seats"]["red"]
        with here.sit(table, secret) as red:
            version = red.moment["version"]
            first = red.answer(2, key="a", version=version)
            again = red.answer(0, key="a", version=version)
            assert (first["version"], first["again"]) == (version + 1, False)
            assert (again["version"], again["again"]) == (version + 1, True)
            assert red.answer(0, key="b", version=version)["code"] == "stale"
            assert red.moment["view"]["hand"] == [0, 1, 2]
            assert red.moment["question"]["about"] == {"card": 2}


def test_undo_by_the_policy_and_the_journal_follows(database: str) -> None:
    with house(database) as here:
        table, anna, jan, _ = here.open_with_friend()
        with here.sit(table, anna) as red, here.sit(table, jan) as blue:
            assert red.moment["undo"]["key"] == "undo-chance"
            red.answer(0)
            assert red.moment["undo"] is None
            assert red.ask("undo", seat="red", version=red.moment["version"])["type"] == "done"
            assert red.moment["question"]["prompt"] == "bid"
            red.answer(1)
            red.answer(0)
            told = len(red.journal)
            assert red.ask("undo", seat="red", version=red.moment["version"])["type"] == "done"
            assert len(red.journal) == told - 1
            assert blue.wait_until(lambda m: m["version"] == red.moment["version"])["taken_back"] == "red"
            reply = blue.ask("undo", seat="blue", version=red.moment["version"])
            assert reply["code"] == "illegal"
            assert reply["refusals"][0]["key"].startswith("undo-")
            with here.sit(table, anna) as again:
                assert again.journal == red.journal


def test_queries_on_the_same_connection(database: str) -> None:
    with house(database) as here:
        table, anna, jan, _ = here.open_with_friend()
        with here.sit(table, anna) as red, here.sit(table, jan) as blue:
            why = red.ask("why-not", seat="red", intent=[{"card": "card-5"}])
            assert [r["key"] for r in why["refusals"]] == ["not-in-hand"]
            assert red.ask("why-not", seat="red", intent=[{"card": "card-1"}])["refusals"] == []
            tries = red.ask("tries", seat="red", like={"card": "card-8"})["tries"]
            assert [(t["intent"], [r["rule"] for r in t["refusals"]]) for t in tries] == [
                ([{"card": "card-8"}], ["T-2"])
            ]
            outlook = red.ask("try", seat="red", answers=[{"card": "card-2"}])
            assert (outlook["question"]["prompt"], outlook["stopped"]) == ("sure", "")
            odds = red.ask("ask-odds", seat="red", answers=[{"card": "card-2"}])
            assert sum(c["probability"] for c in odds["chances"]) == pytest.approx(1)
            assert red.ask("query", name="nothing")["code"] == "not-found"
            assert blue.ask("why-not", seat="blue", intent=[{"card": "card-5"}])["code"] == "not-asked"
            assert blue.ask("why-not", seat="red", intent=[{"card": "card-1"}])["code"] == "forbidden"
            assert blue.ask("ask-odds", seat="red")["code"] == "forbidden"
            assert red.ask("ping")["type"] == "pong"


def test_damaged_messages_are_answered_and_the_connection_lives(database: str) -> None:
    with house(database) as here:
        made = here.open()
        with here.sit(made["table"]["id"], made["seats"]["red"]) as red:
            damaged = ["", "{", "[]", "null", '{"type":"dance","id":"x"}', '{"type":"answer"}', "\x00", "[" * 5000]
            for text in damaged:
                red.socket.send_text(text)
                assert red.next("refused")["code"] == "bad-message", text
            red.socket.send_bytes(b"\xff\xfe")
            assert red.next("refused")["code"] == "bad-message"
            red.socket.send_json({"type": "answer", "id": "mine", "seat": 5})
            assert red.next("refused")["id"] == "mine"
            assert red.answer(0)["type"] == "done"


def test_http_plays_the_same_game(database: str) -> None:
    with house(database) as here:
        made = here.open(seats={"red": {"kind": "me"}, "blue": {"kind": "bot", "bot": "uniform"}})
        path, secret = f"/api/tables/{made['table']['id']}", made["seats"]["red"]
        for number in range(20_000):
            standing = here.get(path, secret).json()
            moment = standing["moment"]
            if moment["outcome"]:
                break
            if moment["question"] is None:
                continue
            body = {"seat": "red", "version": moment["version"], "key": str(number), "index": 0}
            reply = here.post(f"{path}/answers", body, secret)
            assert reply.status_code == 200, reply.text
            again = here.post(f"{path}/answers", body, secret).json()
            assert (again["version"], again["again"]) == (reply.json()["version"], True)
        assert moment["outcome"]
        assert here.post(f"{path}/answers", {**body, "key": "z"}, secret).json()["code"] == "not-now"
        why = here.post(f"{path}/queries/why-not", {"seat": "red", "intent": [{"card": "card-5"}]}, secret)
        assert why.status_code == 409


def test_a_table_of_the_catalogue_can_be_opened(sqlite: str) -> None:
    with house(sqlite) as here:
        for game in here.get("/api/games").json()["games"]:
            made = here.open(game=game["id"], seats={})
            first = game["scenarios"][0]["seats"][0]
            with here.sit(made["table"]["id"], made["seats"][first]) as player:
                assert player.moment["seat"] == first


def test_a_moment_before_is_seen_again(database: str) -> None:
    with house(database) as here:
        table, anna, jan, _ = here.open_with_friend()
        with here.sit(table, anna) as red, here.sit(table, jan) as blue:
            views = {red.moment["version"]: red.moment["view"]}
            for player, index in ((red, 0), (red, 0), (blue, 0), (blue, 0)):
                player.wait_until(lambda m: m["question"])
                player.answer(index)
                red.wait_until(lambda m, v=player.moment["version"]: m["version"] >= v)
                views[red.moment["version"]] = red.moment["view"]
            for version in (*views, *reversed(views)):
                found = red.ask("ask-moment", version=version, seat="red")["moment"]
                assert found["view"] == views[version]
                assert found["question"] is None
            assert red.ask("ask-moment", version=99, seat="red")["code"] == "not-found"
            assert red.ask("ask-moment", version=2, seat="blue")["code"] == "forbidden"
            assert here.get(f"/api/tables/{table}/moments/2?seat=red", anna).json()["view"] == views[2]
            assert here.get(f"/api/tables/{table}/moments/2?seat=red", jan).status_code == 403


def test_hot_seat_hands_the_look_over(database: str) -> None:
    with house(database) as here:
        made = here.open()
        with here.sit(made["table"]["id"], made["seats"]["red"]) as both:
            assert (both.seats, both.moment["seat"]) == (["red", "blue"], "red")
            both.answer(0)
            both.answer(0)
            assert both.moment["seat"] == "blue"
            assert both.moment["view"]["hand"] == [3, 4, 5]
            assert both.moment["kept"] == -1
