"""What can go wrong with a request: a code that clients know, an HTTP status, a key with words in both languages.

Words are the Fluent messages `fault-<key>`, filled from `params`; `message` is the English of them. What the engine
said in English (`said`) has its other languages beside it (`said-pl`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sztab.server.wire.models import Refusal
from sztab.words import LANGUAGES, words
from sztab.words.errors import told_error

STATUS = {
    "bad-message": 400,
    "bad-notation": 400,
    "no-session": 401,
    "forbidden": 403,
    "bad-origin": 403,
    "not-found": 404,
    "stale": 409,
    "not-asked": 409,
    "illegal": 409,
    "not-now": 409,
    "taken": 409,
    "too-large": 413,
    "too-many": 429,
    "failed": 500,
    "unavailable": 503,
    "stopping": 503,
}

KEYS = {
    "bad-message": (
        *("not-utf8", "nul", "nul-in-address", "too-deep", "unreadable", "bad-field", "bad-request"),
        *("account-name", "password-length", "bad-mail", "bad-webhook", "bad-minutes", "bad-name", "bad-text"),
        *("answers-without-seat", "no-answers", "query-without-seat", "index-or-mapping"),
    ),
    "bad-notation": (
        *("bad-notation", "bad-record", "bad-position", "bad-board", "bad-arguments", "put-twice"),
        *("clock-length", "increment-length", "strange-seat", "strange-bot"),
    ),
    "no-session": ("wrong-password", "strange-token", "log-in-first", "session-over"),
    "forbidden": (
        *(
            "other-password",
            "link-used",
            "second-seat",
            "knew-other-seat",
            "token-scope",
            "only-players-replace",
            "not-your-seat",
            "hidden-seat",
        ),
        *("chat-for-players", "notes-for-players", "board-for-owner", "not-allowed", "no-hints-here"),
        *("blocked", "muted"),
    ),
    "bad-origin": ("other-site", "cookie-from-elsewhere"),
    "not-found": (
        *("no-table", "no-seat", "no-version", "no-offer", "no-token", "no-account", "no-page", "no-file", "no-game"),
        *("no-rulebook", "no-rule", "no-box", "no-box-file", "no-scenario", "no-board", "no-language", "no-situation"),
        *("no-query", "no-lessons", "no-lesson", "no-commitment"),
    ),
    "stale": ("stale",),
    "not-asked": ("not-asked", "onlooker-not-asked"),
    "illegal": (
        "illegal",
        "no-such-option",
        "not-an-option",
        "no-undo",
        "no-answer-yet",
        "takeback-to",
        "takeback-dice",
    ),
    "not-now": (
        *("table-waiting", "table-running", "table-finished", "table-marked", "players-missing", "still-played"),
        *(
            "rematch-later",
            "rematch-already",
            "draw-with-bot",
            "stop-not-now",
            "offer-to-nobody",
            "others-agree",
            "more-than-two",
            "time-not-over",
        ),
        *("no-record-yet", "no-record-kept", "record-hidden", "analysis-only", "old-analysis", "no-arranging"),
        *(
            "other-rules",
            "chance-not-asked",
            "nobody-asked",
            "lesson-other-way",
            "lesson-not-next",
            "no-lesson-here",
            "too-many-tokens",
            "no-mail-here",
            "code-used",
            "hello-first",
            "hello-again",
        ),
    ),
    "taken": ("name-taken", "seat-taken"),
    "too-large": ("too-large", "record-too-long"),
    "too-many": ("too-many", "too-many-sockets", "too-many-bot-tables"),
    "failed": ("failed", "changed-elsewhere", "record-broken"),
    "unavailable": ("not-saved", "database-away"),
    "stopping": ("stopping",),
}
"""Every fault by its code. Keys stay: clients and catalogues know them."""
CODES = {key: code for code, keys in KEYS.items() for key in keys}


LARGEST = 2**53 - 1
"""The largest number that every client can read."""


LONGEST = 500
"""Characters of a text that a fault repeats."""
TRANSLATED = 300
"""Longer texts of the engine stay English: to know them takes too long to be asked for at will."""


def _told(value: str | int) -> str | int:
    return value[:LONGEST] if isinstance(value, str) else max(-LARGEST, min(value, LARGEST))


def _said_elsewhere(params: Mapping[str, str | int]) -> dict[str, str]:
    """The English text of an error of the engine (`said`) in the other languages: `said-pl`."""
    said = params.get("said")
    if not isinstance(said, str) or len(said) > TRANSLATED:
        return {}
    told = {f"said-{language}": told_error(said, words(language)) for language in LANGUAGES}
    return {name: text for name, text in told.items() if text != said}


class Fault(Exception):
    """A request that is refused; nothing was changed by it."""

    def __init__(
        self, key: str, /, *, refusals: Sequence[Refusal] = (), version: int | None = None, **params: str | int
    ) -> None:
        self.key = key
        self.code = CODES[key]
        self.params = {name: _told(value) for name, value in (params | _said_elsewhere(params)).items()}
        self.refusals = list(refusals)
        self.version = version
        super().__init__(key)

    def __str__(self) -> str:
        return self.message

    @property
    def message(self) -> str:
        return words("en")(f"fault-{self.key}", **self.params)

    @property
    def status(self) -> int:
        return STATUS[self.code]
