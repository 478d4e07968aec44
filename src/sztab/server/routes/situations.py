"""`/api/games/{game}/situations`: the worked examples of the rulebooks, to be read and opened as analysis boards."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any

from litestar import Router, get

from sztab.server.routes.dependencies import InPath, Server
from sztab.server.routes.games import game_of
from sztab.server.wire.board_bodies import Asked, Block, SituationInfo, SituationPage, Situations
from sztab.server.wire.faults import Fault
from sztab.server.wire.models import Label
from sztab.situations import run, shelf
from sztab.situations.asking import spoken

EXPECTS = ("is", "has", "lacks", "about")
_infos: dict[str, list[SituationInfo]] = {}
_pages: dict[tuple[str, str], SituationPage] = {}
"""Files that come with the games do not change: each is read once."""


@get("/", summary="The situations that come with a game")
async def list_situations(game: InPath, services: Server) -> Situations:
    game_of(services.library, game)
    if game not in _infos:
        _infos[game] = await asyncio.to_thread(_list, game)
    return Situations(game, _infos[game])


@get("/{name:str}", summary="A situation: its position, answers and questions, with what is answered")
async def show_situation(game: InPath, name: InPath, services: Server) -> SituationPage:
    game_of(services.library, game)
    if name not in shelf.names(game):
        raise Fault("no-situation", situation=name[:60], game=game[:40])
    if (game, name) not in _pages:
        _pages[game, name] = await asyncio.to_thread(_page, game, name)
    return _pages[game, name]


def _list(game: str) -> list[SituationInfo]:
    return [_info(name, shelf.find(game, name)) for name in shelf.names(game)]


def _info(name: str, spec: Mapping[str, Any]) -> SituationInfo:
    title = Label(**shelf.title(spec))
    return SituationInfo(name, title, [str(rule) for rule in spec.get("rules") or ()], len(shelf.blocks(spec)))


def _page(game: str, name: str) -> SituationPage:
    spec = shelf.find(game, name)
    report = run(spec)
    results = iter(report.answers)
    blocks = []
    for block in shelf.blocks(spec):
        asked = [_asked(question, next(results, None)) for question in block.get("ask") or ()]
        answers = [spoken(wire) for wire in block.get("answers") or ()]
        blocks.append(Block(list(block.get("dice") or ()), answers, asked, str(block.get("note", ""))))
    position, box = dict(spec.get("position") or {}), dict(spec.get("box") or {})
    return SituationPage(_info(name, spec), position, box, blocks, report.failures)


def _asked(question: Mapping[str, Any], result: Any) -> Asked:
    expects = {key: question[key] for key in EXPECTS if key in question}
    return Asked(
        str(question.get("what")),
        question.get("of"),
        question.get("seat"),
        str(question.get("at", "")),
        expects,
        result,
        str(question.get("note", "")),
    )


situations_router = Router(
    "/api/games/{game:str}/situations", route_handlers=[list_situations, show_situation], tags=["games"]
)
