"""Analysis boards: situations opened, pieces put, dice given, questions asked; their records go out and come in."""

from typing import Any

import pytest
import yaml

from sztab.kernel.record import parse
from sztab.situations import shelf
from tests.server.house import House, Json, house


def opened(here: House, **wish: Any) -> tuple[str, str, Json]:
    """An analysis table: its path, its player's secret, the reply."""
    reply = here.post("/api/analysis", wish)
    assert reply.status_code == 201, reply.text
    made = reply.json()
    return f"/api/tables/{made['table']['id']}", next(iter(made["seats"].values())), made


def board(here: House, path: str, secret: str, **wish: Any) -> Any:
    version = here.get(path, secret).json()["table"]["version"]
    return here.post(f"{path}/board", {"version": version, **wish}, secret)


def places(here: House, path: str, secret: str) -> dict[str, str | None]:
    return {piece["id"]: piece["place"] for piece in here.get(f"{path}/board", secret).json()["pieces"]}


def test_pieces_are_put_and_play_goes_on(database: str) -> None:
    with house(database) as here:
        path, secret, _ = opened(here, game="toy", position={"phase": 1, "prize": 4})
        assert places(here, path, secret)["card-8"] == "deck"
        puts = [{"piece": "card-8", "place": "red"}, {"piece": "card-1", "place": None}]
        reply = board(here, path, secret, puts=puts, settings={"points": 12})
        assert reply.status_code == 200, reply.text
        moment = reply.json()["moment"]
        assert (moment["view"]["hand"], moment["view"]["points"]) == ([1, 2, 7], [12, 0])
        assert [o["wire"]["card"] for o in moment["question"]["options"]] == ["card-2", "card-3", "card-8"]
        body = {"seat": "red", "version": moment["version"], "key": "k", "index": 2}
        assert here.post(f"{path}/answers", body, secret).status_code == 200
        table = path.rpartition("/")[2]
    with house(database) as here:
        assert places(here, path, secret)["card-8"] == "red"
        with here.sit(table, secret) as alone:
            assert alone.moment["question"]["prompt"] == "sure"
            assert alone.answer(0)["type"] == "done"
            assert here.get(f"{path}/moments/0?seat=red", secret).json()["view"]["points"] == [0, 0]


@pytest.mark.parametrize(
    ("wish", "says"),
    [
        ({"puts": [{"piece": "card-9", "place": "red"}]}, "card-9"),
        ({"puts": [{"piece": "card-1", "place": "moon"}]}, "moon"),
        ({"puts": [{"piece": "card-1", "place": "red", "fields": {"size": 1}}]}, "size"),
        ({"puts": [{"piece": "card-1", "place": "red"}] * 2}, "twice"),
        ({"settings": {"points": 99}}, "points"),
        ({"settings": {"points": True}}, "points"),
        ({"settings": {"weather": 1}}, "weather"),
        ({"settings": {"phase": 99}}, "cannot be played"),
        ({"settings": {"phase": "x"}}, "phase"),
        ({"version": 7}, "version"),
        ({"roll": True}, "rolled"),
        ({"to": 50}, "version 50"),
    ],
)
def test_a_board_that_cannot_be_is_refused_and_nothing_changes(sqlite: str, wish: Json, says: str) -> None:
    with house(sqlite) as here:
        path, secret, _ = opened(here, game="toy", position={"phase": 1, "prize": 4})
        before = here.get(path, secret).json()["moment"]
        reply = board(here, path, secret, **wish)
        assert reply.status_code in (400, 404, 409), reply.text
        assert says in reply.json()["message"]
        assert here.get(path, secret).json()["moment"] == before


def test_only_an_analysis_board_is_arranged_and_only_by_its_owner(database: str) -> None:
    with house(database) as here:
        made = here.open()
        path = f"/api/tables/{made['table']['id']}"
        assert here.get(f"{path}/board", made["seats"]["red"]).status_code == 409
        body = {"version": 1, "puts": [{"piece": "card-1", "place": "blue"}]}
        assert here.post(f"{path}/board", body, made["seats"]["red"]).status_code == 409
        path, _, made = opened(here, game="toy", position={"phase": 1})
        assert here.post(f"{path}/board", body, made["watch"]).status_code == 403
        assert here.post(f"{path}/board", body, "wrong").status_code == 404


def test_chance_waits_for_dice_or_a_roll(database: str) -> None:
    with house(database) as here:
        path, secret, made = opened(here, game="toy", position={}, chance="waits")
        assert made["table"]["waiting"] == {"seat": "chance", "prompt": "roll"}
        assert here.get(path, secret).json()["moment"]["question"] is None
        odds = here.post(f"{path}/queries/odds", {}, secret).json()
        assert sum(chance["probability"] for chance in odds["chances"]) == pytest.approx(1)
        reply = board(here, path, secret, dice=[[6, 5]])
        assert reply.json()["moment"]["view"]["prize"] == 11
        again = board(here, path, secret, to=0)
        assert again.json()["moment"]["waiting"]["seat"] == "chance"
        assert again.json()["moment"]["events"] == []
        rolled = board(here, path, secret, roll=True).json()["moment"]
        assert 2 <= rolled["view"]["prize"] <= 12
        board(here, path, secret, to=0)
        dropped = board(here, path, secret, dice=[[7, 7], [1, 1]]).json()["moment"]
        assert dropped["waiting"]["seat"] == "chance"
        assert here.get(path, secret).json()["table"]["dice"] == []


def test_a_game_that_is_over_is_analysed_from_its_last_choice(database: str) -> None:
    with house(database) as here:
        game = here.open()
        table, secret = game["table"]["id"], next(iter(game["seats"].values()))
        with here.sit(table, secret) as player:
            while not player.moment["outcome"]:
                player.answer(0)
            ended = player.moment["version"]
        made = here.post("/api/analysis", {"table": table}, secret).json()
        path, own = f"/api/tables/{made['table']['id']}", next(iter(made["seats"].values()))
        question = here.get(path, own).json()["moment"]["question"]
        assert made["table"]["outcome"] is None
        assert len(question["options"]) > 1
        assert made["table"]["origin"]["version"] < ended


def test_the_record_of_an_analysis_goes_out_and_comes_in(database: str) -> None:
    with house(database) as here:
        path, secret, _ = opened(here, game="toy", position={"phase": 1, "prize": 4}, chance="waits")
        table = path.rpartition("/")[2]
        with here.sit(table, secret) as alone:
            alone.answer(0)
            alone.answer(0)
            board(here, path, secret, puts=[{"piece": "card-8", "place": "blue"}], settings={"phase": 0}, dice=[[3, 3]])
            alone.wait_until(lambda m: m["view"]["prize"] == 6)
            assert [event["event"] for event in alone.journal] == ["prize"]
            journal = alone.journal
        text = here.get(f"{path}/record", secret).text
        assert parse(text).header.base is not None
        reply = here.post("/api/records", {"record": text})
        assert reply.status_code == 201, reply.text
        watched = reply.json()
        with here.sit(watched["table"]["id"], watched["watch"]) as onlooker:
            assert onlooker.journal == journal
            assert onlooker.moment["view"]["prize"] == 6
        other = text.replace('"prize":4', '"prize":5')
        assert other != text
        assert here.post("/api/records", {"record": other}).status_code == 400


def test_every_situation_of_every_game_opens_as_a_board(sqlite: str) -> None:
    """And its questions are answered on the wire as the file expects."""
    with house(sqlite, {}) as here:
        opened_boards = 0
        for game in here.get("/api/games").json()["games"]:
            listed = here.get(f"/api/games/{game['id']}/situations").json()["situations"]
            for situation in listed[:: 1 if game["id"] == "bitwa-warszawska" else 6]:
                page = here.get(f"/api/games/{game['id']}/situations/{situation['id']}").json()
                assert page["failures"] == []
                assert page["situation"]["title"]["pl"] != page["situation"]["title"]["en"]
                path, secret, made = opened(here, game=game["id"], situation=situation["id"])
                check_questions(here, path, secret, page["blocks"][0]["asked"])
                assert made["table"]["situation"] == situation["id"]
                assert here.get(f"{path}/board", secret).status_code == 200
                opened_boards += 1
        assert opened_boards > 15


def check_questions(here: House, path: str, secret: str, asked: list[Json]) -> None:
    standing = here.get(path, secret).json()
    for question in asked:
        if question["what"] == "legal" and not question["at"]:
            wires = [option["wire"] for option in standing["moment"]["question"]["options"]]
            assert wires == question["result"]
        if question["what"] == "question" and not question["at"]:
            assert standing["moment"]["waiting"]["seat"] == question["result"]["seat"]
        if question["what"] == "why_not" and standing["moment"]["question"]:
            body = {"seat": standing["moment"]["seat"], "intent": question["of"]}
            if all(isinstance(part, dict) and "prompt" not in part for part in question["of"]):
                found = here.post(f"{path}/queries/why-not", body, secret).json()["refusals"]
                assert [r["rule"] for r in found] == [r["rule"] for r in question["result"]]


def test_situations_that_are_not_there_are_not_found(sqlite: str) -> None:
    with house(sqlite) as here:
        assert here.get("/api/games/chess/situations").status_code == 404
        assert here.get("/api/games/toy/situations").json()["situations"] == []
        assert here.get("/api/games/rok-1920/situations/none").status_code == 404
        assert here.post("/api/analysis", {"game": "rok-1920", "situation": "none"}).status_code == 404
        for game in ("chess", "../kernel", "..", ""):
            assert here.post("/api/analysis", {"game": game, "situation": "x"}).status_code == 400


@pytest.mark.parametrize("game", ["rok-1920", "raclawice-1794", "bitwa-warszawska", "how-the-west-was-saved"])
def test_a_board_is_told_as_text_and_opened_again(sqlite: str, game: str) -> None:
    with house(sqlite) as here:
        path, secret, _ = opened(here, game=game, situation=shelf.names(game)[0])
        told = here.get(f"{path}/board", secret).json()
        again, key, _ = opened(here, game=game, text=yaml.safe_dump(told["position"]), chance="waits")
        assert places(here, again, key) == {piece["id"]: piece["place"] for piece in told["pieces"]}


def test_a_whole_situation_is_opened_as_text(sqlite: str) -> None:
    text = (shelf.folder() / "bitwa-warszawska" / f"{shelf.names('bitwa-warszawska')[0]}.yaml").read_text()
    with house(sqlite) as here:
        path, secret, made = opened(here, game="bitwa-warszawska", text=text)
        assert made["table"]["kind"] == "analysis"
        assert here.get(path, secret).json()["table"]["version"] > 0


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("scenario: [", "text:"),
        ("scenario: nowhere", "nowhere"),
        ("armies: 'pl: 99A@modlin'", "99a"),
        ("- 1", "mapping"),
        ("a: &a [1]\nb: *a", "aliases"),
        ("game: rok-1920\nposition: {scenario: A}", "rok-1920"),
        ("position: {scenario: olympiad}\nanswers: 7", "answers"),
        ("position: {scenario: olympiad}\nanswers: [{answer: fly}]", "fly"),
        ("position: {scenario: olympiad}\nweather: rain", "weather"),
        ("round: !!bool 7", "tag"),
        ("round: !!timestamp soon", "tag"),
        ("round: !!int ''", "tag"),
        (f"game: 0x{'f' * 5000}\nposition: {{}}", "2**63"),
        (f"position: {{}}\ndice: [0x{'f' * 5000}]", "2**63"),
        ("position: {}\ndice: [{null: 1}]", "NoneType"),
        ("position: {}\ndice: [{true: 1}]", "bool"),
        ("position: {}\ndice: [.nan]", "nan"),
        ("position: {}\ndice: [!!set {a}]", "set"),
    ],
)
def test_a_text_that_is_no_position_is_refused_with_its_place(sqlite: str, text: str, says: str) -> None:
    with house(sqlite) as here:
        reply = here.post("/api/analysis", {"game": "bitwa-warszawska", "text": text})
        assert reply.status_code == 400, reply.text
        assert says in reply.json()["message"]
