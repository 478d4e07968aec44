"""`/api/games`: what can be played, rules, data and words; all of it without an account."""

from __future__ import annotations

import inspect
from typing import Annotated, Any

import msgspec
from litestar import Response, Router, get
from litestar.params import QueryParameter

import sztab
from sztab import bots
from sztab.kernel.errors import SztabError
from sztab.kernel.game import Game, Scenario
from sztab.kernel.origin import origins
from sztab.kernel.rulebook import RuleText, Ruling
from sztab.server.operation.library import Library
from sztab.server.routes.dependencies import Asking, InPath, Server
from sztab.server.wire.faults import Fault
from sztab.server.wire.game_bodies import (
    BotInfo,
    BoxFile,
    BoxPage,
    Catalogue,
    ExclusionInfo,
    GameInfo,
    GamePage,
    OptionInfo,
    RulePage,
    RulesPage,
    RulingPage,
    ScenarioInfo,
)
from sztab.server.wire.kept import PACKED, reply, spec
from sztab.server.wire.models import Label
from sztab.words import LANGUAGES, files, words

WORDS_TYPE = "text/plain; charset=utf-8"
JSON = "application/json"


def game_of(library: Library, game: str) -> Game[Any]:
    try:
        return library.game(game)
    except SztabError as error:
        raise Fault("no-game", game=game[:40]) from error


def game_info(library: Library, game_id: str) -> GameInfo:
    game = library.game(game_id)
    teller = library.teller(game_id)
    scenarios = list(game.scenarios().values())
    seats = list(dict.fromkeys(seat for scenario in scenarios for seat in scenario.all_seats))
    return GameInfo(
        id=game.id,
        title=msgspec.convert(dict(game.title), Label),
        package=game.package,
        edition=game.edition,
        has_secrets=game.has_secrets,
        scenarios=[scenario_info(scenario) for scenario in scenarios],
        seats={seat: teller.label("seat", seat) for seat in seats},
        bots=list(bots.offered(game.id)),
    )


def scenario_info(scenario: Scenario) -> ScenarioInfo:
    return ScenarioInfo(
        scenario.id,
        msgspec.convert(scenario.title, Label),
        list(scenario.seats),
        [OptionInfo(o.id, list(o.values), o.default) for o in scenario.options],
        scenario.turns,
        {o: {v: list(seats) for v, seats in by.items()} for o, by in scenario.seatings.items()},
        [list(allied) for allied in scenario.alliances],
        [ExclusionInfo(list(pair.options), pair.rule) for pair in scenario.excluded],
        {option: dict(turns) for option, turns in scenario.lengths.items()},
        scenario.first_turn,
    )


def bot_info(name: str) -> BotInfo:
    key = f"server-bot-{bots.OLD_NAMES.get(name, name)}"
    said = [words(language)(key) if key in words(language) else name for language in ("en", "pl")]
    return BotInfo(name, Label(*said))


@get("/", summary="All games with their scenarios, and the bots", responses=spec(Catalogue), opt={PACKED: True})
async def list_games(services: Server, request: Asking) -> Response[bytes]:
    kept = await services.shelf.take("games", JSON, lambda: msgspec.json.encode(_catalogue(services.library)))
    return reply(request, kept, "no-cache")


def _catalogue(library: Library) -> Catalogue:
    return Catalogue(
        games=[game_info(library, game) for game in library.ids()],
        bots=[bot_info(name) for name in (*bots.NAMES, *bots.OLD_NAMES)],
        languages=list(LANGUAGES),
        version=sztab.__version__,
    )


@get(
    "/{game:str}",
    summary="Names of things and shapes of answers of one game",
    responses=spec(GamePage),
    opt={PACKED: True},
)
async def show_game(game: InPath, services: Server, request: Asking) -> Response[bytes]:
    opened = game_of(services.library, game)

    def page() -> bytes:
        return msgspec.json.encode(_game_page(services.library, opened, game))

    return reply(request, await services.shelf.take(("game", game), JSON, page), "no-cache")


def _game_page(library: Library, opened: Game[Any], game: str) -> GamePage:
    teller, codec, version = library.teller(game), opened.codec, library.rules_version(game)
    return GamePage(
        game=game_info(library, game),
        domains={domain: list(names) for domain, names in codec.domains.items()},
        labels={domain: {n: teller.label(domain, n) for n in names} for domain, names in codec.domains.items()},
        shapes={prompt: {tag: list(f) for tag, f in shapes.items()} for prompt, shapes in codec.shapes.items()},
        queries={name: said_of(query) for name, query in opened.queries.items()},
        rules=msgspec.to_builtins(version),
    )


def said_of(query: Any) -> str:
    """What a query answers: its docstring, or that of the function it wraps."""
    inner = [cell.cell_contents for cell in getattr(query, "__closure__", None) or ()]
    found = next((inspect.getdoc(part) for part in (query, *inner) if inspect.isfunction(part) and part.__doc__), "")
    return found or ""


@get(
    "/{game:str}/rules",
    summary="Rules in our words, with rulings; one rule with `id`",
    responses=spec(RulesPage),
    opt={PACKED: True},
)
async def show_rules(
    game: InPath,
    services: Server,
    request: Asking,
    rule: Annotated[str | None, QueryParameter(name="id", max_length=64)] = None,
) -> Response[bytes]:
    game_of(services.library, game)
    try:
        rulebook = services.library.rulebook(game)
    except SztabError:
        raise Fault("no-rulebook", game=game[:40]) from None
    if rule is not None and rule not in rulebook.rules:
        raise Fault("no-rule", rule=rule)

    def page(*shown: RuleText) -> bytes:
        return msgspec.json.encode(RulesPage(game, [_rule_page(text, rulebook.rulings_on(text.id)) for text in shown]))

    if rule is not None:
        return Response(page(rulebook.rules[rule]), media_type=JSON)
    kept = await services.shelf.take(("rules", game), JSON, lambda: page(*rulebook.rules.values()))
    return reply(request, kept, "no-cache")


def _label(text: dict[str, str]) -> Label:
    return Label(en=text.get("en", ""), pl=text.get("pl", ""))


def _rule_page(rule: RuleText, rulings: list[Ruling]) -> RulePage:
    return RulePage(
        rule.id,
        rule.kind,
        _label(rule.title),
        _label(rule.says),
        [
            RulingPage(r.id, list(r.rules), _label(r.question), _label(r.ruling), _label(r.reason))
            for r in rulings
        ],
        rule.umbrella,
    )  # fmt: skip


@get(
    "/{game:str}/box",
    summary="Where each datum of a game comes from",
    responses=spec(BoxPage),
    opt={PACKED: True},
)
async def show_box(game: InPath, services: Server, request: Asking) -> Response[bytes]:
    opened = game_of(services.library, game)
    if game in services.library.extra:
        raise Fault("no-box", game=game[:40])

    def page() -> bytes:
        found = origins(opened.box)
        files = [BoxFile(f.file, f.data, f.origins, f.note) for f in found.files]
        return msgspec.json.encode(BoxPage(game, found.counts, files))

    return reply(request, await services.shelf.take(("box", game), JSON, page), "no-cache")


@get("/{game:str}/box/{file:str}", media_type=WORDS_TYPE, summary="A data file of a game, as text")
async def show_box_file(game: InPath, file: InPath, services: Server) -> str:
    opened = game_of(services.library, game)
    if game in services.library.extra or file not in opened.box.files():
        raise Fault("no-box-file", file=file[:60], game=game[:40])
    return opened.box.text(file)


@get("/{game:str}/board", summary="The board, as the client draws it", opt={PACKED: True})
async def show_board(
    game: InPath,
    services: Server,
    request: Asking,
    scenario: Annotated[str, QueryParameter(max_length=64)] = "",
) -> Response[bytes]:
    opened = game_of(services.library, game)
    if scenario and scenario not in opened.scenarios():
        raise Fault("no-scenario", scenario=scenario[:40])
    describe = getattr(opened, "board", None)
    if not callable(describe):
        raise Fault("no-board", game=game)

    def board() -> bytes:
        return msgspec.json.encode(describe(scenario) if inspect.signature(describe).parameters else describe())

    return reply(request, await services.shelf.take(("board", game, scenario), JSON, board))


@get(
    "/api/words/{language:str}",
    media_type=WORDS_TYPE,
    summary="The Fluent words of a language, all files in one",
    opt={PACKED: True},
)
async def show_words(language: InPath, services: Server, request: Asking) -> Response[bytes]:
    if language not in LANGUAGES:
        raise Fault("no-language", language=language[:20])

    def text() -> bytes:
        return b"\n".join(path.read_bytes() for path in files(language))

    return reply(request, await services.shelf.take(("words", language), WORDS_TYPE, text))


games_router = Router(
    "/api/games",
    route_handlers=[list_games, show_game, show_rules, show_box, show_box_file, show_board],
    tags=["games"],
)
