"""An account is its owner's: proven address, forgotten password, tokens with an end, one's data, the end of it."""

from __future__ import annotations

import re
import time
from typing import Any

from sqlalchemy import select, update

from sztab.server.accounts.names import is_plain, skeleton
from sztab.server.operation.settings import Mailing
from sztab.server.storage.schema import blocks, notices, reports, tokens, users
from tests.server.house import house
from tests.server.test_accounts import ORIGIN, PASSWORD, sign_up
from tests.server.test_notices import Post, post_office

NEW = "another-long-one"


def mailed(post: Post, letters: int) -> str:
    """The code in the last letter."""
    for _ in range(400):
        if len(post.mails) >= letters:
            found = re.search(r"\((?:code|kod) ([\w-]+)\)", post.mails[-1].replace("=\n", "").replace("\n", " "))
            assert found, post.mails[-1]
            return found[1]
        time.sleep(0.05)
    raise AssertionError(f"{len(post.mails)} letters")


def settings(post: Post) -> dict[str, Any]:
    return {"mailing": Mailing("127.0.0.1", post.mail.server_address[1]), "address": "https://sztab.example"}


def test_an_address_is_proven_by_a_letter(database: str) -> None:
    with post_office() as post, house(database, **settings(post)) as here:
        wish = {"name": "anna", "password": PASSWORD, "mail": "anna@example.org"}
        assert here.post("/api/accounts", wish).json()["verified"] is False
        here.client.headers.update(ORIGIN)
        code = mailed(post, 1)
        assert here.post("/api/mail", {"code": "x" * 20}).json()["key"] == "code-used"
        assert here.post("/api/mail", {"code": code}).status_code == 200
        assert here.get("/api/me").json()["verified"] is True
        assert here.post("/api/mail", {"code": code}).json()["key"] == "code-used"
        notices = {"mail": "other@example.org", "webhook": "", "minutes": 60, "language": "en"}
        changed = here.client.put("/api/me/notices", json=notices, headers=ORIGIN)
        assert changed.json()["verified"] is False


def test_a_forgotten_password_is_set_anew_by_a_letter(database: str) -> None:
    with post_office() as post, house(database, **settings(post)) as here:
        anna = sign_up(here, "anna")
        notices = {"mail": "anna@example.org", "webhook": "", "minutes": 60, "language": "pl"}
        anna.put("/api/me/notices", json=notices)
        token = anna.post("/api/me/tokens", json={"name": "bot"}).json()["token"]
        nobody = here.post("/api/password/forgotten", {"name": "nobody"})
        known = here.post("/api/password/forgotten", {"name": "Anna"})
        assert (nobody.status_code, nobody.content) == (known.status_code, known.content)
        code = mailed(post, 1)
        here.client.headers.update(ORIGIN)
        assert here.post("/api/password", {"code": code, "password": NEW}).status_code == 200
        assert here.post("/api/password", {"code": code, "password": NEW}).json()["key"] == "code-used"
        assert anna.get("/api/me").status_code == 401
        assert here.get("/api/me/tables", token).status_code == 401
        assert here.post("/api/session", {"name": "anna", "password": PASSWORD}).status_code == 401
        assert here.post("/api/session", {"name": "anna", "password": NEW}).status_code == 201


def test_without_mail_it_is_said(database: str) -> None:
    with house(database) as here:
        assert here.post("/api/password/forgotten", {"name": "nobody"}).json()["key"] == "no-mail-here"


def test_tokens_have_a_scope_and_an_end_and_go_with_the_password(database: str) -> None:
    with house(database) as here:
        anna = sign_up(here, "anna")
        made = {
            scope: anna.post("/api/me/tokens", json={"name": scope, "scope": scope, "days": 7}).json()
            for scope in ("read", "play", "all")
        }
        assert made["read"]["expires"] - made["read"]["created"] == 7 * 86_400_000
        wish, token = {"game": "toy"}, {scope: reply["token"] for scope, reply in made.items()}
        assert here.get("/api/me/tables", token["read"]).status_code == 200
        assert here.post("/api/tables", wish, token["read"]).json()["key"] == "token-scope"
        table = here.post("/api/tables", wish, token["play"]).json()["table"]["id"]
        with here.sit(table, token["read"]) as onlooker:
            assert onlooker.answer(0)["key"] == "token-scope"
        with here.sit(table, token["play"]) as red:
            assert red.answer(0)["type"] == "done"
        assert here.post("/api/me/tokens", {"name": "x"}, token["play"]).json()["key"] == "token-scope"
        assert here.post("/api/me/tokens", {"name": "x"}, token["all"]).status_code == 201

        async def age() -> None:
            async with here.services.engine.begin() as connection:
                await connection.execute(update(tokens).where(tokens.c.scope == "read").values(expires=1))

        here.client.blocking_portal.call(age)
        assert here.get("/api/me/tables", token["read"]).status_code == 401
        assert anna.put("/api/me/password", json={"old": PASSWORD, "password": NEW}).status_code == 200
        assert here.get("/api/me/tables", token["play"]).status_code == 401


def test_strangers_lock_nobody_out(database: str) -> None:
    """Many wrong passwords from one network do not keep the owner out, who comes from another."""
    with house(database, rates=True, proxied=True) as here:
        wish = {"name": "anna", "password": PASSWORD}
        here.client.headers.update(ORIGIN)
        assert here.post("/api/accounts", wish, **{"x-forwarded-for": "10.0.0.1"}).status_code == 201
        wrong, elsewhere = {**wish, "password": "wrong-password"}, {"x-forwarded-for": "10.9.9.9"}
        codes = [401]
        while codes[-1] == 401 and len(codes) < 100:  # a slow machine refills while it checks passwords
            codes.append(here.post("/api/session", wrong, **elsewhere).status_code)
        assert codes[-1] == 429
        assert here.post("/api/session", wish, **{"x-forwarded-for": "10.0.0.1"}).status_code == 201


def test_names_that_look_alike_are_refused(sqlite: str) -> None:
    with house(sqlite) as here:
        sign_up(here, "anna1920")
        for name in ("anna1920", "Anna_1920", "ANNA-192O", "ánna1920", "annaI920"):
            reply = here.post("/api/accounts", {"name": name, "password": PASSWORD})
            assert (reply.status_code, reply.json()["key"]) == (409, "name-taken"), name
        assert here.post("/api/accounts", {"name": "hanna1920", "password": PASSWORD}).status_code == 201


STRANGE = (
    *("Ηanna", "hаnnа", "հanna", "ԋanna"),  # letters of another script among ours
    *("hanna\u3164", "hanna\u115f", "hanna\uffa0"),  # letters that cannot be seen
    *("ʜᴀɴɴᴀ", "hɑnnɑ", "ꓧꓮꓠꓠꓮ", "hannaʼ", "hannaꟷ", "hanna٥"),  # letters that only imitate others
    *("ﷺ" * 32, "..", "-_-"),
)


def test_names_that_cannot_be_told_from_others_are_refused(sqlite: str) -> None:
    with house(sqlite) as here:
        for name in STRANGE:
            reply = here.post("/api/accounts", {"name": name, "password": PASSWORD})
            assert (reply.status_code, reply.json()["key"]) == (400, "account-name"), ascii(name)


def test_names_of_many_languages_are_plain() -> None:
    names = ["Józef", "Żółkiewski_1", "Nguyễn", "Đoko", "Будённый", "Ἀλέξανδρος", "名前", "スズキ", "スー", "홍길동"]
    assert [name for name in names if not is_plain(name)] == []


def test_capitals_of_other_scripts_are_seen_as_what_they_look_like() -> None:
    assert skeleton("ΗΑΝΝΑ") == skeleton("Hanna")
    assert skeleton("ЗОЯ") == skeleton("3OЯ")
    assert skeleton("сора") == skeleton("copa")
    assert skeleton("ΥΑΝΝΗ") == skeleton("YANNH")


def test_accounts_older_than_skeletons_have_their_likes_refused_too(database: str) -> None:
    with house(database) as here:
        sign_up(here, "anna1920")

        async def forget() -> None:
            async with here.services.engine.begin() as connection:
                await connection.execute(update(users).values(skeleton=""))

        here.client.blocking_portal.call(forget)
    with house(database) as here:
        reply = here.post("/api/accounts", {"name": "Anna_1920", "password": PASSWORD})
        assert (reply.status_code, reply.json()["key"]) == (409, "name-taken")


def test_skeletons_tell_other_names_apart() -> None:
    names = ["anna", "hanna", "jan", "janek", "piłsudski", "tuchaczewski", "budionny", "rozwadowski"]
    assert len({skeleton(name) for name in names}) == len(names)


def test_ones_data_can_be_had_and_deleted(database: str) -> None:
    with house(database) as here:
        anna, jan = sign_up(here, "anna"), sign_up(here, "jan")
        seats = {"red": {"kind": "me"}, "blue": {"kind": "link"}}
        made = anna.post("/api/tables", json={"game": "toy", "seats": seats}).json()
        table = made["table"]["id"]
        jan.post(f"/api/tables/{table}/join", json={"secret": made["links"]["blue"]})
        anna.post(f"/api/tables/{table}/chat", json={"text": "I was here", "seat": "red"})
        anna.put(f"/api/tables/{table}/note", json={"text": "a secret plan"})
        data = anna.get("/api/me/data").json()
        assert (data["account"]["name"], data["tables"][0]["id"]) == ("anna", table)
        assert ("I was here" in str(data["chat"]), "a secret plan" in str(data["notes"])) == (True, True)
        assert "password" not in str(data)
        assert anna.post("/api/me/end", json={"password": "not-it-at-all"}).status_code == 401
        assert anna.post("/api/me/end", json={"password": PASSWORD}).status_code == 200
        assert anna.get("/api/me").status_code == 401
        shown = jan.get(f"/api/tables/{table}").json()["table"]
        assert (shown["seats"][0]["kind"], shown["seats"][0]["name"], shown["seats"][0]["user"]) == ("vacant", "", None)
        assert "I was here" not in jan.get(f"/api/tables/{table}/chat").text
        assert here.post("/api/session", {"name": "anna", "password": PASSWORD}).status_code == 401
        assert here.get("/api/users/anna/statistics").status_code == 404


def test_nothing_of_an_ended_account_is_left_behind(database: str) -> None:
    """Neither who was blocked by it or blocked it, nor its name under what it reported."""
    with house(database) as here:
        anna, jan = sign_up(here, "anna"), sign_up(here, "jan")
        table = anna.post("/api/tables", json={"game": "toy"}).json()["table"]["id"]
        anna.put("/api/me/blocks/jan")
        jan.put("/api/me/blocks/anna")
        anna.post(f"/api/tables/{table}/report", json={"text": "rude words"})
        data = anna.get("/api/me/data").json()
        assert ([r["text"] for r in data["reports"]], len(data["sessions"])) == (["rude words"], 1)
        assert anna.post("/api/me/end", json={"password": PASSWORD}).status_code == 200

        async def left() -> list[Any]:
            async with here.services.engine.connect() as connection:
                queries = [select(blocks), select(notices), select(reports.c.by)]
                return [(await connection.execute(query)).all() for query in queries]

        assert here.client.blocking_portal.call(left) == [[], [], [("–",)]]
        assert jan.get("/api/me/blocks").json() == []


def test_a_guest_of_the_same_name_is_someone_else(database: str) -> None:
    """Guests choose any name: an account of that name neither gets what they said nor takes it away."""
    with house(database) as here:
        table, secret, _, _ = here.open_with_friend()
        here.post(f"/api/tables/{table}/chat", {"text": "a word in private", "seat": "red"}, secret)
        anna = sign_up(here, "Anna")
        assert anna.get("/api/me/data").json()["chat"] == []
        assert anna.post("/api/me/end", json={"password": PASSWORD}).status_code == 200
        assert "a word in private" in here.get(f"/api/tables/{table}/chat", secret).text


def test_cookies_are_not_for_other_sites_though_these_may_play(database: str) -> None:
    with house(database, origins=("https://other.example",)) as here:
        anna = sign_up(here, "anna")
        other = {"Origin": "https://other.example"}
        assert anna.get("/api/me", headers=other).status_code == 401
        assert anna.post("/api/tables", json={"game": "toy"}, headers=other).json()["table"]["seats"][0]["user"] is None
        assert (
            anna.post("/api/tables", json={"game": "toy"}, headers={"Origin": "https://evil.example"}).status_code
            == 403
        )


def test_errors_name_no_folders_of_this_machine(database: str) -> None:
    from sztab.server.wire.texts import without_paths

    assert without_paths("/home/anna/box/units.csv:3: side is 'xx'") == "units.csv:3: side is 'xx'"
    assert without_paths("1/4 of a hex, km/h") == "1/4 of a hex, km/h"
    with house(database) as here:
        reply = here.post("/api/analysis", {"game": "rok-1920", "position": {"map": "/etc/passwd/x"}})
        assert "/etc/passwd/" not in reply.text or reply.status_code == 400
