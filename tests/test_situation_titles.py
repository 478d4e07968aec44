"""What players read of a situation is in the words of the game, not of the engine or of its files."""

import re
from pathlib import Path

import pytest
import yaml

FILES = sorted((Path(__file__).parent / "situations").glob("*/*.yaml"))
ENGINE = re.compile(
    r"\.(csv|toml|ya?ml|py)\b|[a-z]_[a-z]|why.?not|\bask\b:|\b(True|False|None|null)\b|->|=>|[{}`]"
    r"|\b(pl|su|ru|ua|lt)-[a-z0-9]"  # ids of pieces
)

NOTES = re.compile(
    r"(?i)\b(pudełk|przypad(ek|ku|kami)\b|pozycj\w+ (może|ustawion)|w pliku|narysowan|własnej mapie|w środku\b"
    r"|the box\b|\ba file|for one case|\bcase on\b|set up by hand|drawn map|in the middle of"
    r"|can be (said|changed)|przykład|example|rysunek|figure\b)"
)
"""Whoever wrote the file speaks of it, and not of the battle."""
NUMBERED = re.compile(r"^(BW-)?[A-Z]{0,2}\d+(\.\d+)+|^BW-|^[A-Z]\. ")
"""The rules stand beside the title, each with its link."""


@pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])
def test_a_title_has_no_words_of_the_engine(file: Path) -> None:
    title = yaml.safe_load(file.read_text(encoding="utf-8"))["title"]
    for language in ("en", "pl"):
        for unsaid in (ENGINE, NOTES, NUMBERED):
            assert not (found := unsaid.search(title[language])), f"{language}: {found[0]!r} in {title[language]!r}"
