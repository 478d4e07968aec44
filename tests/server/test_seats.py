"""One person, one seat; dice that nobody can choose; results that count."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from sqlalchemy import text

from sztab.kernel.record import parse
from sztab.kernel.verify import verify
from sztab.server.operation.rates import network_of
from tests.kernel.by_hand import check_dice
from tests.kernel.toy import Toy
from tests.server.house import House, house
from tests.server.test_playing import play_out
from tests.server.test_tables import bid

ANNA, JAN, EVA = ({"x-forwarded-for": f"10.0.0.{n}"} for n in (1, 2, 3))


def join(here: House, table: str, body: dict[str, Any], secret: str = "", **headers: str) -> Any:
    return here.post(f"/api/tables/{table}/join", body, secret, **headers)


def two_at_a_table(here: House) -> tuple[str, str, str]:
    made = here.post(
        "/api/tables", {"game": "toy", "seats": {"red": {"kind": "me"}, "blue": {"kind": "link"}}}, **ANNA
    ).json()
    table = made["table"]["id"]
    joined = join(here, table, {"secret": made["links"]["blue"], "name": "Jan"}, **JAN)
    return table, made["seats"]["red"], joined.json()["secret"]


def test_nobody_gets_a_second_seat_by_replacing_and_joining(database: str) -> None:
    with house(database, proxied=True) as here:
        table, anna, jan = two_at_a_table(here)
        assert here.post(f"/api/tables/{table}/leave", {"seat": "blue"}, jan).status_code == 200
        link = here.post(f"/api/tables/{table}/replace", {"seat": "blue", "kind": "link"}, anna).json()["link"]
        for secret, address in ((anna, EVA), ("", ANNA), (anna, ANNA)):
            refused = join(here, table, {"secret": link, "name": "Anna"}, secret, **address)
            assert (refused.status_code, refused.json()["key"]) == (403, "second-seat")
        taken = join(here, table, {"secret": link, "name": "Eva"}, **EVA)
        assert taken.status_code == 201
        (told,) = taken.json()["table"]["takeovers"]
        assert (told["seat"], told["before"], told["now"], told["version"]) == ("blue", "Jan", "Eva", 2)


def test_nobody_gets_a_second_seat_of_a_rematch(database: str) -> None:
    """The network from which someone came to the first table is known again at the ones that follow it."""
    with house(database, proxied=True) as here:
        table, anna, jan = two_at_a_table(here)
        for mine, other in (("red", "blue"), ("blue", "red"), ("red", "blue")):  # seats change with each rematch
            with here.sit(table, anna) as first, here.sit(table, jan) as second:
                play_out(*((first, second) if mine == "red" else (second, first)))
                first.ask("propose", seat=mine, kind="rematch")
                offer = here.get(f"/api/tables/{table}", jan).json()["table"]["offers"][0]["id"]
                second.ask("respond", seat=other, offer=offer, agree=True)
            table = here.get(f"/api/tables/{table}", anna).json()["table"]["rematch"]
        assert here.post(f"/api/tables/{table}/leave", {"seat": "red"}, jan).status_code == 200
        link = here.post(f"/api/tables/{table}/replace", {"seat": "red", "kind": "link"}, anna).json()["link"]
        refused = join(here, table, {"secret": link, "name": "Somebody"}, **ANNA)
        assert (refused.status_code, refused.json()["key"]) == (403, "second-seat")
        assert join(here, table, {"secret": link, "name": "Eva"}, **EVA).status_code == 201


def test_who_ended_an_account_gets_no_other_seat(database: str) -> None:
    """The seat is left as the table says, all are told, and what its player knew he still knows."""
    with house(database, proxied=True) as here:
        here.post("/api/accounts", {"name": "anna", "password": "long enough"})
        origin = {"origin": "http://sztab.test"}
        seats = {"red": {"kind": "me"}, "blue": {"kind": "link"}}
        wish = {"game": "toy", "seats": seats, "at_leave": "bot"}
        made = here.post("/api/tables", wish, **ANNA, **origin).json()
        table, session = made["table"]["id"], here.client.cookies["sztab_session"]
        here.client.cookies.clear()
        jan = join(here, table, {"secret": made["links"]["blue"], "name": "Jan"}, **JAN).json()["secret"]
        cookie = {"cookie": f"sztab_session={session}", **origin}
        assert here.post("/api/me/end", {"password": "long enough"}, **cookie).status_code == 200
        told = here.get(f"/api/tables/{table}", jan).json()["table"]
        (takeover,) = told["takeovers"]
        assert (takeover["seat"], takeover["before"], told["seats"][0]["kind"]) == ("red", "", "bot")
        assert "anna" not in str(told)
        here.post(f"/api/tables/{table}/leave", {"seat": "blue"}, jan)
        here.services.hall.live[table].table.meta.seats[1].kind = "open"
        here.services.hall.live[table].table.meta.public = True
        assert join(here, table, {"seat": "blue"}, **ANNA).json()["key"] == "knew-other-seat"
        assert join(here, table, {"seat": "blue"}, **EVA).status_code == 201


def test_the_record_says_who_took_a_seat_over(database: str) -> None:
    """By name and place, chained and signed like everything else; and the table opens again as it was."""
    with house(database, proxied=True) as here:
        table, anna, jan = two_at_a_table(here)
        assert here.post(f"/api/tables/{table}/leave", {"seat": "blue"}, jan).status_code == 200
        link = here.post(f"/api/tables/{table}/replace", {"seat": "blue", "kind": "link"}, anna).json()["link"]
        eva = join(here, table, {"secret": link, "name": "Eva"}, **EVA).json()["secret"]
    with house(database, proxied=True) as here:
        with here.sit(table, anna) as red, here.sit(table, eva) as blue:
            play_out(red, blue)
        record = parse(here.get(f"/api/tables/{table}/record", anna).text)
    assert [(line.n, line.seat, line.sits) for line in record.lines if line.sits] == [(2, "blue", "Eva")]
    assert verify(lambda _: Toy(), record).ok
    forged = [msgspec.structs.replace(line, sits="Zoe") if line.sits else line for line in record.lines]
    problems = verify(lambda _: Toy(), msgspec.structs.replace(record, lines=forged)).problems
    assert problems == ["line 3: it or a line before it was changed (its chained hash does not fit)"]


def test_an_account_gets_no_second_seat_of_a_waiting_table(database: str) -> None:
    with house(database, proxied=True) as here:
        here.post("/api/accounts", {"name": "anna", "password": "long enough"})
        origin = {"origin": "http://sztab.test"}
        seats = {"red": {"kind": "me"}, "blue": {"kind": "open"}}
        table = here.post("/api/tables", {"game": "toy", "seats": seats, "public": True}, **origin).json()["table"][
            "id"
        ]
        refused = join(here, table, {"seat": "blue"}, **origin)
        assert refused.json()["key"] == "second-seat"


def test_who_knew_one_seat_does_not_get_the_other(database: str) -> None:
    with house(database, proxied=True) as here:
        table, anna, jan = two_at_a_table(here)
        here.post(f"/api/tables/{table}/leave", {"seat": "blue"}, jan)
        here.post(f"/api/tables/{table}/replace", {"seat": "blue", "kind": "bot", "bot": "uniform"}, anna)
        here.post(f"/api/tables/{table}/leave", {"seat": "red"}, anna)
        owner = here.services.hall.live[table].table.meta
        owner.seats[0].kind = "open"
        assert join(here, table, {"seat": "red"}, jan, **JAN).json()["key"] in ("knew-other-seat", "no-table")


def test_a_table_for_one_screen_says_so(database: str) -> None:
    with house(database) as here:
        assert here.open()["table"]["one_screen"] is True
        table, anna, _, _ = here.open_with_friend()
        assert here.get(f"/api/tables/{table}", anna).json()["table"]["one_screen"] is False


def test_a_lost_reply_to_join_can_be_asked_again(database: str) -> None:
    with house(database) as here:
        made = here.open(seats={"red": {"kind": "me"}, "blue": {"kind": "link"}})
        table, body = made["table"]["id"], {"secret": made["links"]["blue"], "name": "Jan", "key": "k" * 20}
        first, again = join(here, table, body).json(), join(here, table, body).json()
        assert (first["seat"], first["secret"]) == (again["seat"], again["secret"])
        assert join(here, table, {**body, "key": "l" * 20}).json()["key"] == "link-used"
        assert join(here, table, {**body, "key": "short"}).status_code == 400
        with here.sit(table, again["secret"]) as blue:
            assert blue.seats == ["blue"]


def test_who_is_seen_in_another_network_while_he_plays_gets_no_second_seat_from_there(database: str) -> None:
    with house(database, proxied=True) as here:
        table, anna, jan = two_at_a_table(here)
        version = here.get(f"/api/tables/{table}", anna).json()["moment"]["version"]
        body = {"seat": "red", "version": version, "key": "k", "index": 0}
        assert here.post(f"/api/tables/{table}/answers", body, anna, **EVA).status_code == 200
        here.post(f"/api/tables/{table}/leave", {"seat": "blue"}, jan)
        link = here.post(f"/api/tables/{table}/replace", {"seat": "blue", "kind": "link"}, anna).json()["link"]
        for address in (ANNA, EVA):
            assert join(here, table, {"secret": link, "name": "Eva"}, **address).json()["key"] == "second-seat"
        here.post(f"/api/tables/{table}/leave", {"seat": "red"}, anna)
        assert join(here, table, {"secret": link, "name": "Eva"}, **EVA).json()["key"] == "knew-other-seat"
        assert join(here, table, {"secret": link, "name": "Jan"}, **JAN).status_code == 201


# --- what needs consent ----------------------------------------------------------------------------------------------


def test_nobody_agrees_for_an_empty_seat(database: str) -> None:
    """A takeback needs both seats: who is left alone does not throw dice anew, nor agree to a draw with himself."""
    with house(database, proxied=True) as here:
        table, anna, jan, _ = here.open_with_friend()
        with here.sit(table, anna) as red:
            bid(red)
            here.post(f"/api/tables/{table}/leave", {"seat": "blue"}, jan)
            for kind in ("takeback", "draw"):
                refused = red.ask("propose", seat="red", kind=kind, to=0 if kind == "takeback" else None)
                assert (refused["type"], refused["key"]) == ("refused", "offer-to-nobody")
            link = here.post(f"/api/tables/{table}/replace", {"seat": "blue", "kind": "link"}, anna).json()["link"]
            assert red.ask("propose", seat="red", kind="takeback", to=0)["key"] == "offer-to-nobody"
            assert join(here, table, {"secret": link, "name": "Eva"}, **EVA).status_code == 201
            version = here.get(f"/api/tables/{table}", anna).json()["moment"]["version"]
            assert red.ask("propose", seat="red", kind="takeback", to=0) | {"id": ""} == {
                "type": "done",
                "version": version,
                "again": False,
                "rest": [],
                "id": "",
            }


def test_offers_fall_when_a_seat_changes_hands(database: str) -> None:
    """Who comes next has neither made an offer nor agreed to one."""
    with house(database, proxied=True) as here:
        table, anna, jan, _ = here.open_with_friend()
        with here.sit(table, anna) as red, here.sit(table, jan) as blue:
            bid(red)
            red.ask("propose", seat="red", kind="takeback", to=0)
            (offer,) = here.get(f"/api/tables/{table}", jan).json()["table"]["offers"]
            here.post(f"/api/tables/{table}/leave", {"seat": "red"}, anna)
            link = here.post(f"/api/tables/{table}/replace", {"seat": "red", "kind": "link"}, jan).json()["link"]
            assert join(here, table, {"secret": link, "name": "Eva"}, **EVA).status_code == 201
            assert blue.ask("respond", seat="blue", offer=offer["id"], agree=True)["key"] == "no-offer"
        with here.sit(table, jan) as blue:
            blue.ask("propose", seat="blue", kind="draw")
        here.services.hall.live[table].table.meta.at_leave = "bot"
        assert len(here.get(f"/api/tables/{table}", jan).json()["table"]["offers"]) == 1
        here.post(f"/api/tables/{table}/leave", {"seat": "blue"}, jan)
        assert here.services.hall.live[table].table.meta.offers == []


# --- dice ------------------------------------------------------------------------------------------------------------


def test_contributions_come_after_the_commitment(database: str) -> None:
    with house(database) as here:
        early = here.open(contribution="mine", seats={"red": {"kind": "me"}, "blue": {"kind": "link"}})
        assert early["table"]["seats"][0]["contributed"] is False
        shown = here.post("/api/commitments", {}).json()["commitment"]
        wish = {"commitment": shown, "contribution": "mine", "seats": {"red": {"kind": "me"}, "blue": {"kind": "link"}}}
        made = here.open(**wish)
        assert made["table"]["commitment"] == shown
        assert made["table"]["seats"][0]["contributed"] is True
        again = here.post("/api/tables", {"game": "toy", **wish})
        assert (again.status_code, again.json()["key"]) == (404, "no-commitment")


def test_a_rematch_shows_its_commitment_before_anyone_adds_to_it(database: str) -> None:
    with house(database) as here:
        table, anna, jan, _ = here.open_with_friend()
        with here.sit(table, anna) as red, here.sit(table, jan) as blue:
            assert red.table["next_commitment"] == ""
            play_out(red, blue)
            shown = here.get(f"/api/tables/{table}", anna).json()["table"]["next_commitment"]
            assert len(shown) == 64
            red.ask("propose", seat="red", kind="rematch", contribution="from anna")
            offer = here.get(f"/api/tables/{table}", jan).json()["table"]["offers"][0]["id"]
            blue.ask("respond", seat="blue", offer=offer, agree=True, contribution="from jan")
        new = here.get(f"/api/tables/{table}", anna).json()["table"]["rematch"]
        assert here.get(f"/api/tables/{new}", anna).json()["table"]["commitment"] == shown
        header = here.services.hall.live[new].table.meta.header
        assert header is not None
        assert header.contributions == {"blue": "from anna", "red": "from jan"}


def test_a_record_proves_its_dice_without_the_rules(database: str) -> None:
    """All that a client needs: seed, contributions, index and what was asked of chance stand in the record."""
    with house(database) as here:
        made = here.open(game="bitwa-warszawska", seats={"pl": {"kind": "bot", "bot": "uniform"}, "su": {"kind": "me"}})
        table, secret = made["table"]["id"], made["seats"]["su"]
        with here.sit(table, secret) as su:
            while su.wait_until(lambda m: m["question"] or m["outcome"])["outcome"] is None:
                su.answer(0)
        record = here.get(f"/api/tables/{table}/record", secret).text
    assert check_dice(record) == sum(line.seat == "chance" for line in parse(record).lines) >= 2


def test_takebacks_against_bots_do_not_throw_anew(database: str) -> None:
    with house(database) as here:
        made = here.open(seats={"red": {"kind": "me"}, "blue": {"kind": "bot", "bot": "uniform"}})
        with here.sit(made["table"]["id"], made["seats"]["red"]) as red:
            bid(red)
            red.wait_until(lambda m: m["question"])
            refused = red.ask("propose", seat="red", kind="takeback", to=0)
            assert refused["key"] == "takeback-dice"
            red.answer(0)
            assert red.ask("propose", seat="red", kind="takeback")["type"] == "done"


# --- results that count ----------------------------------------------------------------------------------------------


TWO = ("anna@example.org", "jan@example.org")


@pytest.mark.parametrize(
    ("verified", "mails", "joins", "plays", "counts"),
    [
        (True, TWO, JAN, JAN, True),
        (True, TWO, JAN, EVA, True),
        (True, TWO, ANNA, JAN, False),
        (True, TWO, JAN, ANNA, False),
        (True, ("anna@example.org", "Anna+jan@Example.org"), JAN, JAN, False),
        (False, TWO, JAN, JAN, False),
    ],
    ids=["apart", "on the move", "joins from her network", "plays from her network", "one mailbox", "not proven"],
)
def test_results_count_between_proven_accounts_that_are_apart(
    database: str, verified: bool, mails: tuple[str, str], joins: Any, plays: Any, counts: bool
) -> None:
    with house(database, proxied=True) as here:
        tokens = []
        for name, mail in zip(("anna", "jan"), mails, strict=True):
            here.post("/api/accounts", {"name": name, "password": "long enough", "mail": mail})
            made = here.post("/api/me/tokens", {"name": "t"}, origin="http://sztab.test")
            tokens.append(made.json()["token"])
            here.client.cookies.clear()
        if verified:

            async def verify() -> None:
                async with here.services.engine.begin() as connection:
                    await connection.execute(text("UPDATE users SET verified = mail"))

            here.client.blocking_portal.call(verify)
        wish = {"game": "toy", "seats": {"red": {"kind": "me"}, "blue": {"kind": "link"}}}
        made = here.post("/api/tables", wish, tokens[0], **ANNA).json()
        table = made["table"]["id"]
        joined = join(here, table, {"secret": made["links"]["blue"]}, tokens[1], **joins)
        assert joined.status_code == 201
        for seat, token, address in (("red", tokens[0], ANNA), ("red", tokens[0], ANNA), ("blue", tokens[1], plays)):
            version = here.get(f"/api/tables/{table}", token).json()["moment"]["version"]
            body = {"seat": seat, "version": version, "key": str(version), "index": 0}
            assert here.post(f"/api/tables/{table}/answers", body, token, **address).status_code == 200
        assert here.post(f"/api/tables/{table}/resign", {"seat": "red"}, tokens[0]).status_code == 200
        found = here.get("/api/users/jan/statistics").json()
        shown, hidden = (found["scores"], found["others"]) if counts else (found["others"], found["scores"])
        assert ([s["won"] for s in shown], hidden) == ([1], [])


def test_networks_not_addresses() -> None:
    assert network_of("2001:db8:1:2:3:4:5:6") == network_of("2001:db8:1:2::9")
    assert network_of("2001:db8:1:3::9") != network_of("2001:db8:1:2::9")
    assert network_of("::ffff:10.1.2.3") == "10.1.2.3"
    assert network_of("testclient") == "testclient"


# --- practice games --------------------------------------------------------------------------------------------------


def test_a_practice_game_says_so_wherever_it_is_told_of_and_is_not_public(database: str) -> None:
    """Its dice are known to all: nobody comes to it, sits at it, reads or proves it without being told."""
    with house(database) as here:
        here.post("/api/accounts", {"name": "anna", "password": "long enough"})
        origin = {"origin": "http://sztab.test"}
        wish = {"game": "toy", "seats": {"red": {"kind": "me"}, "blue": {"kind": "link"}}, "practice": 77}
        made = here.post("/api/tables", wish, **origin).json()
        table, link = made["table"]["id"], made["links"]["blue"]
        assert made["table"]["public"] is False
        assert here.get("/api/tables").json()["tables"] == []
        told = [made["table"], here.get(f"/api/tables/{table}", link).json()["table"]]
        told += here.get("/api/me/tables").json()["tables"]
        here.client.cookies.clear()
        joined = join(here, table, {"secret": link, "name": "Jan", "contribution": "mine"}).json()
        told.append(joined["table"])
        assert [seat["contributed"] for seat in joined["table"]["seats"]] == [False, False], "nothing to add to"
        with here.sit(table, joined["secret"]) as blue, here.sit(table, made["watch"]) as onlooker:
            told += [blue.welcome["table"], onlooker.welcome["table"]]
            blue.ask("resign", seat="blue")
        open_to_all = here.open(practice=77, public=True, seats={"red": {"kind": "me"}, "blue": {"kind": "open"}})[
            "table"
        ]
        told += [open_to_all, *here.get("/api/tables").json()["tables"]]
        assert len(told) == 8
        assert [one["practice"] for one in told] == [77] * 8
        record = parse(here.get(f"/api/tables/{table}/record", joined["secret"]).text)
        assert (record.header.practice, verify(lambda _: Toy(), record).dice) == (77, "practice")
        scores = here.get("/api/users/anna/statistics").json()
        assert (scores["scores"], [score["won"] for score in scores["others"]]) == ([], [1]), "it does not count"
