"""Tables: links, open seats, private and public ones, offers, clocks, leaving, rematches, chat and notes."""

import time

import pytest

from sztab.server.tables.offers import is_decided_against
from tests.server.house import House, Player, house
from tests.server.test_accounts import sign_up
from tests.server.test_playing import play_out


def bid(player: Player, card: int = 0) -> None:
    """Bid a card and be sure."""
    player.wait_until(lambda m: m["question"] and m["question"]["prompt"] == "bid")
    assert player.answer(card)["type"] == "done"
    assert player.answer(0)["type"] == "done"


def test_a_link_takes_its_seat_once(database: str) -> None:
    with house(database) as here:
        made = here.open(seats={"red": {"kind": "me"}, "blue": {"kind": "link"}})
        table, link = made["table"]["id"], made["links"]["blue"]
        assert made["table"]["status"] == "waiting"
        assert here.get(f"/api/tables/{table}", link).json()["moment"] is None
        joined = here.post(f"/api/tables/{table}/join", {"secret": link, "name": "Jan", "contribution": "abc"})
        assert (joined.status_code, joined.json()["seat"]) == (201, "blue")
        assert joined.json()["table"]["status"] == "running"
        assert joined.json()["table"]["seats"][1]["contributed"]
        again = here.post(f"/api/tables/{table}/join", {"secret": link})
        assert (again.status_code, again.json()["code"]) == (403, "forbidden")
        assert here.get(f"/api/tables/{table}", link).status_code == 404
        assert here.get(f"/api/tables/{table}", joined.json()["secret"]).json()["seats"] == ["blue"]


def test_a_private_table_is_hidden_and_a_public_one_is_not(database: str) -> None:
    with house(database) as here:
        hidden = here.open()
        shown = here.open(public=True)
        path = f"/api/tables/{hidden['table']['id']}"
        assert here.get(path).status_code == 404
        assert here.get(path, "wrong").status_code == 404
        assert here.get(path, hidden["watch"]).status_code == 200
        assert here.get(f"/api/tables/{shown['table']['id']}").json()["seats"] == []
        listed = [t["id"] for t in here.get("/api/tables").json()["tables"]]
        assert listed == [shown["table"]["id"]]
        assert here.get("/api/tables?game=bitwa-warszawska").json()["tables"] == []
        with here.sit(hidden["table"]["id"]) as nobody:
            assert nobody.welcome["code"] == "not-found"


def test_an_open_seat_is_taken_by_whoever_comes_first(database: str) -> None:
    with house(database) as here:
        made = here.open(seats={"red": {"kind": "me"}, "blue": {"kind": "open"}}, public=True)
        path = f"/api/tables/{made['table']['id']}"
        with here.sit(made["table"]["id"], made["seats"]["red"]) as red:
            assert red.welcome["moment"] is None
            assert red.ask("answer", seat="red", version=0, key="k", index=0)["code"] == "not-now"
            assert here.post(f"{path}/join", {"name": "Jan"}).json()["seat"] == "blue"
            red.wait_until(lambda m: m)
            red.ask("ping")
            assert red.table["seats"][1]["name"] == "Jan"
        assert here.post(f"{path}/join", {"name": "Ewa"}).json()["code"] == "taken"


@pytest.mark.parametrize(
    ("wish", "says"),
    [
        ({"game": "chess"}, "chess"),
        ({"scenario": "two"}, "one"),
        ({"options": {"target": "25"}}, "20, 30"),
        ({"options": {"aim": "20"}}, "aim"),
        ({"seats": {"green": {"kind": "me"}}}, "red, blue"),
        ({"seats": {"red": {"kind": "bot", "bot": "marshal-of-poland"}}}, "corporal"),
        ({"seats": {"red": {"kind": "ghost"}}}, "kind"),
        ({"pace": {"kind": "live", "main": 1}}, "10"),
        ({"name": "x" * 41}, "name"),
        ({"colour": "red"}, "colour"),
    ],
)
def test_a_wish_that_cannot_be_granted_is_refused_clearly(sqlite: str, wish: dict[str, object], says: str) -> None:
    with house(sqlite) as here:
        reply = here.post("/api/tables", {"game": "toy", **wish})
        assert reply.status_code == 400, reply.text
        assert says in reply.json()["message"]


def test_a_takeback_needs_consent_and_stays_in_the_record(database: str) -> None:
    with house(database) as here:
        table, anna, jan, _ = here.open_with_friend()
        with here.sit(table, anna) as red, here.sit(table, jan) as blue:
            bid(red)
            bid(blue)
            red.wait_until(lambda m: m["version"] >= 5)
            version = red.moment["version"]
            assert red.ask("propose", seat="red", kind="takeback")["type"] == "done"
            offer = red.ask("ping") and red.table["offers"][0]
            assert (offer["kind"], offer["by"], offer["to"]) == ("takeback", "red", 2)
            assert red.ask("respond", seat="red", offer=offer["id"], agree=True)["code"] == "not-now"
            assert blue.ask("respond", seat="blue", offer=offer["id"], agree=True)["type"] == "done"
            red.wait_until(lambda m: m["version"] == version + 1)
            assert red.moment["question"]["prompt"] == "sure"
            red.ask("ping")
            assert red.table["offers"] == []
            assert blue.ask("respond", seat="blue", offer=offer["id"], agree=True)["code"] == "not-found"


def test_an_offer_may_be_declined_and_falls_with_the_next_answer(database: str) -> None:
    with house(database) as here:
        table, anna, jan, _ = here.open_with_friend()
        with here.sit(table, anna) as red, here.sit(table, jan) as blue:
            red.ask("propose", seat="red", kind="draw")
            number = blue.ask("ping") and blue.table["offers"][0]["id"]
            assert blue.ask("respond", seat="blue", offer=number, agree=False)["type"] == "done"
            red.ask("propose", seat="red", kind="draw")
            red.answer(0)
            red.ask("ping")
            assert red.table["offers"] == []
            assert red.ask("propose", seat="red", kind="takeback", to=50)["code"] == "illegal"
            assert red.ask("propose", seat="red", kind="rematch")["code"] == "not-now"


def test_a_draw_is_agreed_and_a_rematch_changes_the_seats(database: str) -> None:
    with house(database) as here:
        table, anna, jan, _ = here.open_with_friend()
        with here.sit(table, anna) as red, here.sit(table, jan) as blue:
            red.ask("propose", seat="red", kind="draw")
            blue.ask("ping")
            blue.ask("respond", seat="blue", offer=blue.table["offers"][0]["id"], agree=True)
            red.wait_until(lambda m: m["outcome"])
            assert red.moment["outcome"]["reason"] == "draw-agreed"
            assert red.answer(0)["code"] in ("not-now", "bad-message")
            blue.ask("propose", seat="blue", kind="rematch")
            red.ask("ping")
            red.ask("respond", seat="red", offer=red.table["offers"][0]["id"], agree=True)
            red.ask("ping")
            new = red.table["rematch"]
        assert here.get(f"/api/tables/{new}", anna).json()["seats"] == ["blue"]
        assert here.get(f"/api/tables/{new}", jan).json()["seats"] == ["red"]
        assert here.get(f"/api/tables/{new}", jan).json()["table"]["status"] == "running"


def test_who_resigns_loses_and_bots_take_no_draw(database: str) -> None:
    with house(database) as here:
        made = here.open(seats={"red": {"kind": "bot", "bot": "uniform"}, "blue": {"kind": "me"}})
        with here.sit(made["table"]["id"], made["seats"]["blue"]) as blue:
            blue.wait_until(lambda m: m["question"])
            assert blue.ask("propose", seat="blue", kind="draw")["code"] == "not-now"
            assert blue.ask("resign", seat="red")["code"] == "forbidden"
            assert blue.ask("resign", seat="blue")["type"] == "done"
            assert blue.moment["outcome"] == {
                "winner": "red", "level": "win", "reason": "resigned", "rule": "", "score": {}, "also": []
            }  # fmt: skip


def run_down(here: House, table: str, seat: str) -> None:
    """Let the time of a seat be over, as if it had thought for long."""

    async def run() -> None:
        live = await here.services.hall.get(table)
        live.table.meta.left[seat] = 0
        live.table.meta.since -= 10_000
        here.services.drivers.follow(live)

    here.client.blocking_portal.call(run)


@pytest.mark.parametrize("chosen", ["lose", "bot", "claim"])
def test_what_was_chosen_happens_when_time_is_over(database: str, chosen: str) -> None:
    with house(database) as here:
        pace = {"kind": "live", "main": 60, "increment": 5}
        table, anna, jan, _ = here.open_with_friend(pace=pace, at_timeout=chosen)
        with here.sit(table, anna) as red, here.sit(table, jan) as blue:
            assert red.moment["clocks"]["running"] == "red"
            red.answer(0)
            left = red.moment["clocks"]["left"]
            assert 60_000 < left["red"] <= 65_000
            assert left["blue"] == 60_000
            assert blue.ask("claim", seat="blue")["code"] == "not-now"
            run_down(here, table, "red")
            if chosen == "lose":
                blue.wait_until(lambda m: m["outcome"])
                assert (blue.moment["outcome"]["winner"], blue.moment["outcome"]["reason"]) == ("blue", "time")
            elif chosen == "bot":
                while blue.table["seats"][0]["kind"] != "bot":
                    blue.receive()
                blue.wait_until(lambda m: m["question"])
                assert red.ask("answer", seat="red", version=0, key="x", index=0)["code"] == "forbidden"
            else:
                for _ in range(100):
                    if blue.ask("claim", seat="blue")["type"] == "done":
                        break
                    time.sleep(0.02)
                blue.wait_until(lambda m: m["outcome"])
                assert blue.moment["outcome"]["reason"] == "time"


@pytest.mark.parametrize("public", [False, True])
def test_a_player_who_leaves_is_replaced_and_sees_no_more(database: str, public: bool) -> None:
    """Nor on a connection that he opened before: at a public table he looks on, of a private one he hears nothing."""
    with house(database, proxied=True) as here:
        table, anna, jan, _ = here.open_with_friend(public=public)
        path = f"/api/tables/{table}"
        with here.sit(table, anna) as red, here.sit(table, jan) as blue:
            bid(red)
            blue.wait_until(lambda m: m["question"])
            refused = here.post(f"{path}/replace", {"seat": "blue", "kind": "bot"}, anna)
            assert refused.json()["code"] == "not-now"
            assert blue.ask("leave", seat="blue")["type"] == "done"
            assert blue.ask("answer", seat="blue", version=0, key="x", index=0)["code"] in ("forbidden", "not-found")
            made = here.post(f"{path}/replace", {"seat": "blue", "kind": "link"}, anna)
            assert made.status_code == 201
            away = {"x-forwarded-for": "10.0.0.9"}
            joined = here.post(f"{path}/join", {"secret": made.json()["link"], "name": "Ewa"}, **away)
            with here.sit(table, joined.json()["secret"]) as new:
                assert new.moment["view"]["hand"] == [3, 4, 5]
                bid(new)
                red.wait_until(lambda m: m["version"] >= 5)
                assert red.ask("say", text="Gdzie on jest?")["type"] == "done"
            heard = len(blue.all)
            blue.ask("ping")
            later = blue.all[heard:-1]
            updates = [m["moment"] for m in later if m["type"] == "update"]
            assert [m["seat"] for m in updates if m["seat"] is not None or m["view"]["hand"]] == []
            assert bool(updates) == public
            assert [m["type"] for m in later if m["type"] == "chat"] == ["chat"] * public
        assert here.get(path, jan).status_code == (200 if public else 404)


def test_everyone_at_the_table_hears_the_chat_and_nobody_reads_a_note(database: str) -> None:
    with house(database) as here:
        table, anna, jan, watch = here.open_with_friend()
        with here.sit(table, anna) as red, here.sit(table, jan) as blue:
            assert red.ask("say", text="Dzień dobry!")["type"] == "done"
            heard = blue.next("chat")["line"]
            assert (heard["name"], heard["seat"], heard["text"]) == ("Anna", "red", "Dzień dobry!")
            assert red.ask("say", text="")["code"] == "bad-message"
            assert red.ask("say", text="x" * 2001)["code"] == "bad-message"
        made = here.open(seats={"red": {"kind": "me"}, "blue": {"kind": "bot", "bot": "uniform"}}, name="")
        with here.sit(made["table"]["id"], made["seats"]["red"]) as nameless:
            nameless.ask("say", text="Kto to?")
        with here.sit(made["table"]["id"], made["seats"]["red"]) as nameless:
            assert [line["name"] for line in nameless.welcome["chat"]] == [""], "the page names the side"
        with here.sit(table, watch) as onlooker:
            assert [line["text"] for line in onlooker.welcome["chat"]] == ["Dzień dobry!"]
        path = f"/api/tables/{table}/note"
        assert here.put(path, {"text": "he bluffs"}, anna).status_code == 200
        assert here.put(path, {"text": "he bluffs often"}, anna).status_code == 200
        assert here.get(path, anna).json() == {"text": "he bluffs often"}
        assert here.get(path, jan).json() == {"text": ""}
        assert here.get(path).status_code == 404


def test_a_table_comes_back_from_the_database(database: str) -> None:
    with house(database) as here:
        table, anna, jan, _ = here.open_with_friend(pace={"kind": "days", "main": 86_400})
        with here.sit(table, anna) as red:
            bid(red)
            before = red.moment
            journal = red.journal
    with house(database) as here, here.sit(table, anna) as red, here.sit(table, jan) as blue:
        assert red.journal == journal
        assert {k: v for k, v in red.moment.items() if k not in ("events", "kept", "clocks")} == {
            k: v for k, v in before.items() if k not in ("events", "kept", "clocks")
        }
        again = red.ask("answer", seat="red", version=1, key="k1", index=0)
        assert (again["type"], again["again"]) == ("done", True)
        play_out(red, blue)


def test_a_lost_connection_goes_on_where_it_was(database: str) -> None:
    with house(database) as here:
        table, anna, jan, _ = here.open_with_friend()
        with here.sit(table, anna) as red:
            bid(red)
            known, journal = red.moment["version"], red.journal
        with here.sit(table, jan) as blue:
            bid(blue)
        with here.sit(table, anna, since=known) as red:
            kept = [e for e in journal if e["version"] <= red.moment["kept"]]
            with here.sit(table, anna) as whole:
                assert kept + red.welcome["moment"]["events"] == whole.journal


@pytest.mark.parametrize("pace", [{"kind": "live", "main": 60, "increment": 30}, {"kind": "days", "main": 3600}])
def test_nobody_wins_time_by_answering_and_undoing(database: str, pace: dict[str, object]) -> None:
    with house(database) as here:
        table, anna, _, _ = here.open_with_friend(pace=pace)
        with here.sit(table, anna) as red:
            spend(here, table, "red", 20_000)
            for number in range(4):
                red.ask("look", seat="red")
                red.moment = red.all[-1]["moment"]
                assert red.answer(0, key=f"a{number}")["type"] == "done"
                assert red.ask("undo", seat="red", version=red.moment["version"])["type"] == "done"
            left = red.moment["clocks"]["left"]["red"]
            main = int(str(pace["main"])) * 1000
            assert left <= main - 20_000


def spend(here: House, table: str, seat: str, milliseconds: int) -> None:
    """Let a seat have thought for a while."""

    async def run() -> None:
        live = await here.services.hall.get(table)
        live.table.meta.left[seat] -= milliseconds

    here.client.blocking_portal.call(run)


def test_clocks_run_only_for_the_seat_that_is_asked(database: str) -> None:
    """A bot's clock never runs; forced answers are taken by themselves and cost nobody time."""
    with house(database) as here:
        pace = {"kind": "live", "main": 600, "increment": 0}
        table, anna, jan, _ = here.open_with_friend(pace=pace, forced=True)
        with here.sit(table, anna) as red, here.sit(table, jan) as blue:
            bid(red)
            blue.wait_until(lambda m: m["question"])
            assert blue.moment["clocks"]["running"] == "blue"
            before = blue.moment["clocks"]["left"]["red"]
            time.sleep(0.2)
            bid(blue)
            assert blue.moment["clocks"]["left"]["red"] == before
            assert blue.moment["clocks"]["left"]["blue"] <= 600_000 - 200
        made = here.open(seats={"red": {"kind": "me"}, "blue": {"kind": "bot", "bot": "uniform"}}, pace=pace)
        with here.sit(made["table"]["id"], made["seats"]["red"]) as red:
            bid(red)
            red.wait_until(lambda m: m["question"])
            assert red.moment["clocks"]["left"]["blue"] == 600_000


def test_who_watches_by_a_link_has_no_private_note(database: str) -> None:
    """The link is known to many: a note under it would be everyone's."""
    with house(database) as here:
        table, _, _, watch = here.open_with_friend()
        path = f"/api/tables/{table}/note"
        assert here.put(path, {"text": "mine"}, watch).status_code == 403
        assert here.get(path, watch).status_code == 403


def test_a_rematch_is_opened_once_and_counts(database: str) -> None:
    """However often it is asked for; and its results are those of the accounts that play it."""
    with house(database) as here:
        anna, jan = sign_up(here, "anna"), sign_up(here, "jan")
        seats = {"red": {"kind": "me"}, "blue": {"kind": "link"}}
        made = anna.post("/api/tables", json={"game": "toy", "seats": seats}).json()
        path = f"/api/tables/{made['table']['id']}"
        jan.post(f"{path}/join", json={"secret": made["links"]["blue"]})
        assert anna.post(f"{path}/resign", json={"seat": "red"}).status_code == 200
        assert anna.post(f"{path}/offers", json={"seat": "red", "kind": "rematch"}).status_code == 200
        offer = anna.get(path).json()["table"]["offers"][0]["id"]
        replies = [jan.post(f"{path}/offers/{offer}", json={"seat": "blue", "agree": True}) for _ in range(2)]
        assert [reply.status_code for reply in replies] == [200, 404]
        new = anna.get(path).json()["table"]["rematch"]
        assert anna.post(f"{path}/offers", json={"seat": "red", "kind": "rematch"}).status_code == 409
        assert anna.get(f"/api/tables/{new}").json()["seats"] == ["blue"]
        assert [t["id"] for t in jan.get("/api/me/tables").json()["tables"]] == [new, made["table"]["id"]]
        assert jan.post(f"/api/tables/{new}/resign", json={"seat": "red"}).status_code == 200
        scores = jan.get("/api/users/jan/statistics").json()["others"]
        assert {(s["seat"], s["won"], s["lost"]) for s in scores} == {("blue", 1, 0), ("red", 0, 1)}


def test_who_left_has_no_part_in_the_table_any_more(database: str) -> None:
    with house(database) as here:
        anna, jan = sign_up(here, "anna"), sign_up(here, "jan")
        seats = {"red": {"kind": "me"}, "blue": {"kind": "link"}}
        made = anna.post("/api/tables", json={"game": "toy", "seats": seats}).json()
        path = f"/api/tables/{made['table']['id']}"
        jan.post(f"{path}/join", json={"secret": made["links"]["blue"]})
        assert len(jan.get("/api/me/tables").json()["tables"]) == 1
        assert jan.post(f"{path}/leave", json={"seat": "blue"}).status_code == 200
        assert jan.get("/api/me/tables").json()["tables"] == []
        assert jan.get(path).status_code == 404
        assert len(anna.get("/api/me/tables").json()["tables"]) == 1


def test_a_lone_seat_decides_nothing_by_giving_up(sqlite: str) -> None:
    with house(sqlite) as here:
        made = here.open()
        table = here.services.hall.live[made["table"]["id"]].table
        table.meta.seats = table.meta.seats[:1]
        assert not is_decided_against(table, "red")
        refused = here.post(f"/api/tables/{table.meta.id}/resign", {"seat": "red"}, made["seats"]["red"])
        assert (refused.status_code, refused.json()["key"]) == (409, "more-than-two")
