"""What players read is written alike everywhere: signs, terms and quotations, in both languages."""

import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml
from fluent.syntax import FluentParser, ast

from sztab import games, words
from sztab.lessons.course import DATA

SITUATIONS = Path(__file__).parent / "situations"
SPOKEN = re.compile(r"[„“]([^„“”]+)”")
"""Words in quotation marks of either language."""


def in_yaml(value: Any, language: str) -> Iterator[str]:
    """Every text of one language in a file of data."""
    if isinstance(value, dict):
        for key, part in value.items():
            if key == language and isinstance(part, str):
                yield part
            else:
                yield from in_yaml(part, language)
    elif isinstance(value, list):
        for part in value:
            yield from in_yaml(part, language)


def read(path: Path, language: str) -> list[str]:
    return list(in_yaml(yaml.load(path.read_bytes(), yaml.CSafeLoader), language))


def texts(pattern: ast.Pattern) -> Iterator[str]:
    """The plain parts of a message, those of its choices too; a variable between them counts as one letter."""
    plain = ""
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            plain += element.value
            continue
        plain += "x"
        if isinstance(element.expression, ast.SelectExpression):
            for variant in element.expression.variants:
                yield from texts(variant.value)
    yield plain


@cache
def catalogue(language: str) -> dict[str, list[str]]:
    """The texts of every message; errors of files and of the terminal's signs quote what is typed."""
    found: dict[str, list[str]] = {}
    for path in words.files(language):
        if path.stem == "errors":
            continue
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message) and entry.value is not None and entry.id.name != "raclawice-signs":
                found[entry.id.name] = list(texts(entry.value))
    return found


@cache
def all_texts(language: str) -> list[tuple[str, str]]:
    """Everything that players read, with where it stands: messages, rules and rulings, lessons, situations."""
    found = [(key, text) for key, parts in catalogue(language).items() for text in parts]
    found += [(game, text) for game in games.CATALOGUE for text in read(games.entry(game).rulebook_file, language)]
    found += [(path.name, text) for path in sorted(DATA.glob("*.yaml")) for text in read(path, language)]
    found += [(path.name, text) for path in sorted(SITUATIONS.rglob("*.yaml")) for text in read(path, language)]
    return found


def faults(language: str, pattern: str, spared: Callable[[str, str], bool] = lambda _place, _text: False) -> list[str]:
    wrong = re.compile(pattern)
    return [
        f"{place}: {text[max(0, match.start() - 30) : match.end() + 30]}"
        for place, text in all_texts(language)
        for match in [wrong.search(text)]
        if match and not spared(place, text)
    ]


@pytest.mark.parametrize(
    ("language", "pattern"),
    [
        ("en", r"['\"„]"),
        ("pl", r"[\"“]|(?<!\w)'|'(?!\w)"),
        ("en", r"(?<![\w.–/)])-\d|\d-\d(?!\d*\.)|\s-\s"),
        ("pl", r"(?<![\w.–/)])-\d|\s-\s"),
        ("en", r"\d %"),
        ("pl", r"\d %"),
    ],
    ids=["quotes", "cudzysłowy", "minus and dash", "minus i pauza", "percent", "procent"],
)
def test_signs_are_those_of_print(language: str, pattern: str) -> None:
    """Quotation marks and apostrophes of the language, a true minus, dashes between figures, 5% without a space."""
    assert faults(language, pattern, lambda place, text: text.startswith("EX-") or place == "cli-help") == []


SIGNS = {"cli-help", "cli-help-line", "cli-report", "web-key-time"}
"""Messages that show keys and what is typed."""


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_no_text_has_spaces_to_spare(language: str) -> None:
    assert faults(language, r"\S  +\S| [.,;?!](\s|$)|\( \w|\w \)", lambda place, _text: place in SIGNS) == []


NOT_SAID = {
    "en": r"localit(y|ies)|NoE|player-turn|journal|weakened|Berezina|Vilnius|Kaunas|Lwow|Dnieper|Dvina|software|LCs?|"
    r"MPs|onlooker|jaegers|maneuver|color",
    "pl": "heksa|heksą|poprawka|Czerwoni",
}
"""Words that have another word in every text (docs: one word for one thing); the other is what the table says."""


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_one_thing_has_one_name(language: str) -> None:
    assert faults(language, rf"\b({NOT_SAID[language]})\b", lambda _place, text: "for one town each" in text) == []


OF_A_GAME = [
    ("en", "raclawice-1794", r"\bPR\b|[Cc]lash hex|[Mm]orale test|\bwoods?\b|[Dd]ouble step|[Cc]ontainer for"),
    ("pl", "raclawice-1794", r"[Hh]eks"),
    ("en", "bitwa-warszawska", r"(?<![$\w-])[Ff]ields?\b"),
    ("en", "how-the-west-was-saved", r"\b[Ff]ound(ed|ing)? (a |new )?depots?"),
    ("pl", "how-the-west-was-saved", r"Żeton\w* Aktywacji|Punkt\w* Zasobów"),
    ("en", "rok-1920", r"\b[Ss]tages?\b|\bPL\b|\bUA\b|\bLB\b|\b[Mm]oral adv"),
    ("en", "nest-of-eagles", r"\bPR\b|\bPS\b|\b[Ss]tages?\b|rok-1920|\bWest Front|Minsk|\bKiev\b(?! Expedition)"),
    ("en", "nest-of-eagles", r"\bThe (Pole|Bolshevik) (gets|wins)"),
    ("pl", "nest-of-eagles", r"\bosłabion"),
]
"""Terms of one game alone: whose rules and lessons they are in, and what they are not called there."""


@pytest.mark.parametrize(("language", "game", "pattern"), OF_A_GAME)
def test_a_game_keeps_to_its_terms(language: str, game: str, pattern: str) -> None:
    course = DATA / f"{game}.yaml"
    told = read(games.entry(game).rulebook_file, language) + (read(course, language) if course.exists() else [])
    package = games.entry(game).package
    if package not in ("rok1920",):  # two editions share its messages
        told += [text for key, parts in catalogue(language).items() if f"{package}-" in key for text in parts]
    assert [text for text in told if re.search(pattern, text)] == []


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_what_is_quoted_can_be_read_on_the_table(language: str) -> None:
    """A hint that says to choose “Done” names a button that there is."""
    said = {text.strip().rstrip(".:").casefold() for parts in catalogue(language).values() for text in parts}
    said |= {text.split(" (")[0] for text in said}
    hints = re.compile(r"web-(\w+-)?(how|first|intro|dock|about)-|web-.*-(how|why)$|web-chance-waits")
    wrong = [
        f"{key}: {quoted}"
        for key, parts in catalogue(language).items()
        if hints.match(key)
        for text in parts
        for quoted in SPOKEN.findall(text)
        if quoted.casefold() not in said
    ]
    assert wrong == []


COUNTED = re.compile(
    r"^ (?:more )?(hexes|points|turns|units|cards|orders|markers|steps|stacks|armies|days|losses|games)\b"
)
MANY = {
    "raclawice-refusal-six-chosen", "raclawice-refusal-charge-run", "raclawice-refusal-guns-too-far",
    "warszawa-refusal-plunder-needs-markers", "web-scenario-turns-range", "raclawice-answer-step-turn", "print-done",
    "atlas-compare-far",
}  # fmt: skip
"""Messages whose number is always above one, or no number at all."""


def test_english_counts_have_both_forms() -> None:
    """“1 hexes” is never said: a counted noun stands inside a choice by its number."""
    wrong = []
    for path in words.files("en"):
        if path.stem in ("errors", "cli"):
            continue
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message) and entry.value is not None and entry.id.name not in MANY:
                wrong += [f"{entry.id.name}: {found}" for found in uncounted(entry.value)]
    assert wrong == []


def uncounted(pattern: ast.Pattern) -> Iterator[str]:
    """Plural nouns right after a variable, outside every choice."""
    for element, after in zip(pattern.elements, pattern.elements[1:], strict=False):
        if not (isinstance(element, ast.Placeable) and isinstance(element.expression, ast.VariableReference)):
            continue
        if isinstance(after, ast.TextElement) and COUNTED.match(after.value):
            yield after.value


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_labels_of_buttons_are_short(language: str) -> None:
    labels = {key: parts[-1] for key, parts in catalogue(language).items() if "-button-" in key}
    assert labels
    assert {key: text for key, text in labels.items() if len(text) > 24} == {}


def test_every_step_of_a_player_turn_has_a_name() -> None:
    """The terminal shows the step: never the word of the program for it."""
    source = "".join(path.read_text(encoding="utf-8") for path in sorted((games.HERE / "rok1920").rglob("turn.py")))
    steps = set(re.findall(r'TurnStep\("([a-z-]+)"', source))
    assert "turn-start" in steps
    assert sorted(step for step in steps if f"rok1920-label-step-{step}" not in catalogue("pl")) == []
