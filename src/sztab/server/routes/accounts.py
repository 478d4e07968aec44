"""`/api/accounts`, `/api/session`, `/api/me`: accounts, sessions, tokens, one's own tables and results."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, Router, delete, get, post, put
from litestar.datastructures import Cookie
from litestar.params import JSONBody

from sztab.server.accounts.accounts import SESSION_MS
from sztab.server.accounts.callers import User
from sztab.server.accounts.history import statistics_of, tables_of
from sztab.server.accounts.names import folded
from sztab.server.accounts.own_data import delete_account, everything_of
from sztab.server.operation.services import Services
from sztab.server.routes.dependencies import InPath, NumberInPath, PageInQuery, Server, Who
from sztab.server.routes.security import COOKIE, address_of, need_user
from sztab.server.wire.account_bodies import (
    Account,
    EndOfAccount,
    ForgottenPassword,
    Login,
    MailCode,
    MyTables,
    NewAccount,
    NewPassword,
    NewToken,
    NoticeSettings,
    ResetPassword,
    Statistics,
    TokenInfo,
    Tokens,
)
from sztab.server.wire.faults import Fault


def _cookie(services: Services, value: str, seconds: int) -> Cookie:
    return Cookie(
        key=COOKIE,
        value=value,
        max_age=seconds,
        path="/",
        httponly=True,
        samesite="lax",
        secure=services.settings.secure,
    )


async def _logged_in(services: Server, user: User, status: int) -> Response[Account]:
    secret = await services.accounts.open_session(user)
    account = await services.accounts.account(user)
    return Response(account, status_code=status, cookies=[_cookie(services, secret, SESSION_MS // 1000)])


@post("/api/accounts", summary="Make an account and log in")
async def create_account(
    data: JSONBody[NewAccount], services: Server, caller: Who, request: Request[Any, Any, Any]
) -> Response[Account]:
    services.rates.check("account", address_of(request, services.settings))
    user = await services.accounts.create(data)
    if data.mail and services.mailings.is_on:
        await services.mailings.send("verify", user.id)
    return await _logged_in(services, user, 201)


@post("/api/password/forgotten", summary="Send a code for a new password to the address of an account", status_code=200)
async def forgot_password(
    data: JSONBody[ForgottenPassword], services: Server, caller: Who, request: Request[Any, Any, Any]
) -> None:
    """The reply is the same whether there is such an account or not."""
    services.rates.check("mail", address_of(request, services.settings))
    services.rates.check("mail", f"name {folded(data.name)}")
    user = await services.accounts.by_name(data.name)
    if user is not None:
        await services.mailings.send("reset", user.id)
    elif not services.mailings.is_on:
        raise Fault("no-mail-here")


@post("/api/password", summary="Set a new password with a code from a letter", status_code=200)
async def reset_password(
    data: JSONBody[ResetPassword], services: Server, caller: Who, request: Request[Any, Any, Any]
) -> Response[Account]:
    services.rates.check("login", address_of(request, services.settings))
    number, mail = await services.mailings.take("reset", data.code)
    user = await services.accounts.by_id(number)
    if user is None:
        raise Fault("code-used")
    await services.accounts.set_password(user, data.password)
    await services.accounts.set_verified(user.id, mail)  # the letter came there
    await services.recheck_user(user)
    return await _logged_in(services, user, 200)


@post("/api/me/mail/code", summary="Send me a code that proves my address", status_code=200)
async def send_mail_code(services: Server, caller: Who, request: Request[Any, Any, Any]) -> None:
    user = need_user(caller)
    services.rates.check("mail", address_of(request, services.settings))
    await services.mailings.send("verify", user.id)


@post("/api/mail", summary="Prove an address with the code that was sent there", status_code=200)
async def verify_mail(data: JSONBody[MailCode], services: Server, caller: Who, request: Request[Any, Any, Any]) -> None:
    services.rates.check("login", address_of(request, services.settings))
    number, mail = await services.mailings.take("verify", data.code)
    await services.accounts.set_verified(number, mail)


@get("/api/me/data", summary="All that is kept of me")
async def my_data(services: Server, caller: Who) -> dict[str, Any]:
    return await everything_of(services.engine, need_user(caller))


@post("/api/me/end", summary="End my account; my records stay, since they are the others' too", status_code=200)
async def end_account(
    data: JSONBody[EndOfAccount], services: Server, caller: Who, request: Request[Any, Any, Any]
) -> Response[None]:
    user = need_user(caller)
    services.rates.check("login", address_of(request, services.settings))
    await services.accounts.check(user.name, data.password)
    await services.hall.forget(user.id)
    await delete_account(services.writer, user)
    await services.recheck_user(user)
    return Response(None, cookies=[_cookie(services, "", 0)])


@post("/api/session", summary="Log in")
async def log_in(
    data: JSONBody[Login], services: Server, caller: Who, request: Request[Any, Any, Any]
) -> Response[Account]:
    services.rates.check("login", address_of(request, services.settings))
    services.rates.check("login", f"name {folded(data.name)} {address_of(request, services.settings)}")
    user = await services.accounts.check(data.name, data.password)
    return await _logged_in(services, user, 201)


@delete("/api/session", summary="Log out", status_code=200)
async def log_out(services: Server, caller: Who, request: Request[Any, Any, Any]) -> Response[None]:
    if cookie := request.cookies.get(COOKIE):
        await services.accounts.close_session(cookie[:128])
        if caller.user is not None:
            await services.recheck_user(caller.user)
    return Response(None, cookies=[_cookie(services, "", 0)])


@get("/api/me", summary="My account")
async def show_me(services: Server, caller: Who) -> Account:
    return await services.accounts.account(need_user(caller))


@put("/api/me/notices", summary="Where my notices go")
async def set_notices(data: JSONBody[NoticeSettings], services: Server, caller: Who) -> Account:
    user = need_user(caller)
    await services.accounts.set_notices(user, data)
    return await services.accounts.account(user)


@put("/api/me/password", summary="Change my password; all sessions end but this new one")
async def set_password(
    data: JSONBody[NewPassword], services: Server, caller: Who, request: Request[Any, Any, Any]
) -> Response[Account]:
    user = need_user(caller)
    services.rates.check("login", address_of(request, services.settings))
    if await services.accounts.check(user.name, data.old) != user:
        raise Fault("other-password")
    await services.accounts.set_password(user, data.password)
    await services.recheck_user(user)
    return await _logged_in(services, user, 200)


@get("/api/me/tables", summary="My tables, the latest first")
async def my_tables(services: Server, caller: Who, page: PageInQuery = 0) -> MyTables:
    return await tables_of(services.hall, need_user(caller), page)


@get("/api/me/blocks", summary="Accounts that I do not want to meet")
async def my_blocks(services: Server, caller: Who) -> list[str]:
    return await services.moderation.blocked_by(need_user(caller))


@put("/api/me/blocks/{name:str}", summary="Block an account: it takes no seat at my tables, I do not read what it says")
async def block(name: InPath, services: Server, caller: Who) -> list[str]:
    user = need_user(caller)
    await services.moderation.block(user, name[:64])
    return await services.moderation.blocked_by(user)


@delete("/api/me/blocks/{name:str}", summary="Do not block an account any more", status_code=200)
async def unblock(name: InPath, services: Server, caller: Who) -> list[str]:
    user = need_user(caller)
    await services.moderation.unblock(user, name[:64])
    return await services.moderation.blocked_by(user)


@get("/api/me/tokens", summary="My tokens for bots")
async def my_tokens(services: Server, caller: Who) -> Tokens:
    return Tokens(await services.accounts.tokens(need_user(caller)))


@post("/api/me/tokens", summary="Make a token for a bot: it is shown once")
async def new_token(data: JSONBody[NewToken], services: Server, caller: Who) -> TokenInfo:
    return await services.accounts.new_token(need_user(caller), data.name, data.scope, data.days)


@delete("/api/me/tokens/{number:int}", summary="Drop a token", status_code=200)
async def drop_token(number: NumberInPath, services: Server, caller: Who) -> Tokens:
    user = need_user(caller)
    await services.accounts.drop_token(user, number)
    await services.recheck_user(user)
    return Tokens(await services.accounts.tokens(user))


@get("/api/users/{name:str}/statistics", summary="Results of a user by scenario and side")
async def show_statistics(name: InPath, services: Server, caller: Who) -> Statistics:
    found = await statistics_of(services.hall, folded(name[:64]))
    if found is None:
        raise Fault("no-account", name=name[:32])
    return found


accounts_router = Router(
    "/",
    route_handlers=[
        create_account,
        forgot_password,
        reset_password,
        send_mail_code,
        verify_mail,
        my_data,
        my_blocks,
        block,
        unblock,
        end_account,
        log_in,
        log_out,
        show_me,
        set_notices,
        set_password,
        my_tables,
        my_tokens,
        new_token,
        drop_token,
        show_statistics,
    ],
    tags=["accounts"],
)
