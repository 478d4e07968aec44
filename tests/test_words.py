"""Both catalogues have the same keys, and every event of every game has words."""

import re

import pytest
from fluent.syntax import FluentParser, ast

from sztab import games, words
from sztab.kernel.events import Event


def messages(language: str) -> dict[str, ast.Message]:
    found: dict[str, ast.Message] = {}
    for path in words.files(language):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{path.name}: {entry.content!r} cannot be read"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{path.name}: {entry.id.name} stands twice"
                found[entry.id.name] = entry
    return found


def test_every_key_exists_in_both_languages() -> None:
    english, polish = messages("en"), messages("pl")
    assert sorted(set(english) ^ set(polish)) == []
    for key in english:
        assert re.fullmatch(r"[a-z][a-z0-9-]*", key), key


@pytest.mark.parametrize("game", list(games.CATALOGUE))
@pytest.mark.parametrize("language", words.LANGUAGES)
def test_every_event_and_prompt_has_words(game: str, language: str) -> None:
    opened, say = games.load(game), words.words(language)
    for event in opened.event_types:
        assert issubclass(event, Event)
        assert f"{opened.package}-event-{event.__struct_config__.tag}" in say
    for prompt in opened.codec.shapes:
        asked = f"{opened.package}-ask-{prompt}" in say
        assert asked or f"{opened.package}-chance-{prompt}" in say, f"no words for {prompt}"


def test_a_missing_key_shows_itself_and_parameters_are_put_in() -> None:
    say = words.words("en")
    assert say("no-such-key") == "[no-such-key]"
    assert say("cli-no-such-number", count=4) == "Answers are numbered from 1 to 4."
    with pytest.raises(ValueError, match="cli-no-such-number"):
        say("cli-no-such-number")
    with pytest.raises(ValueError, match="de"):
        words.Words("de")
