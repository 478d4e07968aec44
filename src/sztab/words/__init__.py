"""Words: one catalogue of Fluent messages, Polish and English, for command line and client alike."""

from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "pl")
FOLDER = Path(__file__).parent


def files(language: str) -> list[Path]:
    return sorted((FOLDER / language).glob("*.ftl"))


class Words:
    """The messages of one language. Games that share a package share its messages; where the rulebook of one has a term
    of its own, the message with the game's id before its key is said instead (`nest-of-eagles-rok1920-ask-pursue`)."""

    def __init__(self, language: str, game: str = "") -> None:
        if language not in LANGUAGES:
            raise ValueError(f"no words in {language!r}: one of {', '.join(LANGUAGES)}")
        self.language = language
        self._own = f"{game}-"
        self._bundle = _bundle(language)

    def of(self, game: str) -> "Words":
        """The same words as one game says them."""
        return words(self.language, game)

    def _said(self, key: str) -> str:
        own = self._own + key
        return own if self._bundle.has_message(own) else key

    def __contains__(self, key: str) -> bool:
        return self._bundle.has_message(self._said(key))

    def __call__(self, key: str, /, **params: Any) -> str:
        """The message with its parameters put in; a key without words comes back as itself, in brackets."""
        if key not in self:
            return f"[{key}]"
        pattern = self._bundle.get_message(self._said(key)).value
        assert pattern is not None, f"{self.language} {key} has no text"
        text, errors = self._bundle.format_pattern(pattern, {k: _plain(v) for k, v in params.items()})
        if errors:
            raise ValueError(f"{self.language} {key}: {errors[0]}")
        return str(text)


def _plain(value: Any) -> Any:
    return value if isinstance(value, (str, int, float)) and not isinstance(value, bool) else str(value)


@cache
def _bundle(language: str) -> FluentBundle:
    """The catalogue of a language, read once."""
    bundle = FluentBundle([language], use_isolating=False)
    for path in files(language):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


@cache
def words(language: str, game: str = "") -> Words:
    """The messages of a language, as a game says them."""
    return Words(language, game)
