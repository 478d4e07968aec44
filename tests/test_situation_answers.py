"""What a situation answers is told in words: each part has a name, each refusal and event a sentence.

The page leaves out what has no words (`web/src/table/panels/found.ts`); so nothing of it may be all that there is.
"""

from collections.abc import Iterator
from typing import Any

import pytest

from sztab import games
from sztab.situations import run, shelf
from sztab.words import words

INNER = {"armies", "board", "combats", "match", "overlays", "state", "units", "view"}
"""What stands on the board, or is about several games: the page does not ask it."""
GAMES = list(games.CATALOGUE)
EXPECTS = ("is", "has", "lacks", "about", "at")


def asked(game: str) -> Iterator[tuple[str, str, Any]]:
    """Every question of a game's situations with the whole of its answer."""
    for name in shelf.names(game):
        spec = shelf.find(game, name)
        blocks = [dict(block) for block in shelf.blocks(spec)]
        for block in blocks:
            block["ask"] = [{k: v for k, v in ask.items() if k not in EXPECTS} for ask in block.get("ask") or ()]
        first, *rest = blocks
        answers = iter(run({**spec, "ask": first["ask"], "then": rest}).answers)
        for block in blocks:
            for ask in block["ask"]:
                yield name, ask["what"], next(answers)


def missing(package: str, say: Any, what: str, found: Any) -> list[str]:
    if what == "why_not":
        return [key for key in (f"{package}-refusal-{one['key']}" for one in found) if key not in say]
    if what == "events":
        return [key for key in (f"{package}-event-{one['event']}" for one in found) if key not in say]
    if isinstance(found, dict) and what not in ("question", "outcome"):
        if isinstance(refusal := found.get("refusal"), dict):
            return missing(package, say, "why_not", [refusal])
        if "params" in found or found.get("allowed") is False:
            return missing(package, say, "why_not", [{"key": found.get("key") or found["refusal"]}])
        named = [key for key in found if f"web-answer-{key.replace('_', '-')}" in say or key[:1].isupper()]
        return [] if named or not found else [f"nothing of {sorted(found)}"]
    return []


@pytest.mark.parametrize("game", GAMES)
def test_what_a_situation_answers_has_words(game: str) -> None:
    """In one language: tests of words see to it that the other has the same."""
    package, say = games.load(game).package, words("en")
    wrong = {
        f"{name}: {what}": lacking
        for name, what, found in asked(game)
        if what not in INNER and (lacking := missing(package, say, what, found))
    }
    assert wrong == {}
