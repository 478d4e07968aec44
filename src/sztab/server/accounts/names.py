"""Names that look alike are one name: a skeleton of each is kept, and no two accounts have the same."""

from __future__ import annotations

import unicodedata

CAPITALS = str.maketrans(
    {
        **dict(zip("АВЕКМНОРСТУХЗЬІЈЅԚԜ", "ABEKMHOPCTYX3BIJSQW", strict=True)),
        **dict(zip("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "ABEZHIKMNOPTYX", strict=True)),
    }
)
"""Capitals of other scripts may look like other letters than their small ones do."""
LOOKS_LIKE = str.maketrans(
    {
        **dict(zip("аеорсухіјѕԁɡһӏԛԝвкмнтзь", "aeopcyxijsdghlqwbkmhteb", strict=True)),
        **dict(zip("αβγδεηικνορτυχω", "abysenikvoptuxw", strict=True)),
        **dict(zip("łøđħŧıĸ", "lodhtik", strict=True)),
        **dict(zip("0134578$@|", "oieastbsal", strict=True)),
        **dict.fromkeys("._- ", None),
    }
)
MARKS = "._-"
LATIN = frozenset("łŁøØđĐħĦŧŦıæÆœŒßẞþÞðÐŋŊəƏ")
"""Letters that are no Latin letter with an accent, and yet are those of a language."""
SCRIPTS = {
    **{script: script for script in ("LATIN", "CYRILLIC", "GREEK", "ARMENIAN", "GEORGIAN", "HEBREW", "ARABIC")},
    **{script: script for script in ("DEVANAGARI", "BENGALI", "TAMIL", "THAI", "ETHIOPIC")},
    **dict.fromkeys(("CJK", "HIRAGANA", "KATAKANA", "HANGUL"), "EAST"),
}
"""Scripts in which a name may be written, those together that are written together."""
LONG_VOWEL = "ー"
LONGEST = 64
"""Characters of a name as it is looked up: one letter may become many."""


def folded(name: str) -> str:
    """A name as it is looked up: letters of any size are the same."""
    return unicodedata.normalize("NFKC", name).casefold()


def skeleton(name: str) -> str:
    """What is left of a name at a quick look: without accents and marks, letters of other scripts as those that they
    look like, I, l and 1 alike, O and 0 alike, rn as m."""
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name))
    bare = "".join(letter for letter in plain if not unicodedata.combining(letter)).translate(CAPITALS)
    seen = unicodedata.normalize("NFKD", bare.casefold()).translate(LOOKS_LIKE)
    return seen.replace("l", "i").replace("rn", "m").replace("vv", "w")


def is_plain(name: str) -> bool:
    """Can a name be read, and told from others? It is written in one script, with letters of languages and digits:
    none of those that cannot be seen, or that only imitate others."""
    shown = unicodedata.normalize("NFKC", name)
    letters = [letter for letter in shown if letter not in MARKS]
    scripts = {_script_of(letter) for letter in letters if letter not in "0123456789"}
    return bool(letters) and len(folded(name)) <= LONGEST and None not in scripts and len(scripts) <= 1


def _script_of(letter: str) -> str | None:
    """The script of a letter; None: no letter of a name."""
    said = unicodedata.name(letter, "")
    script = SCRIPTS.get(said.partition(" ")[0].partition("-")[0])
    is_sign = unicodedata.category(letter) == "Lm" and letter != LONG_VOWEL
    if script is None or not letter.isalpha() or is_sign or "FILLER" in said:
        return None
    is_latin = letter in LATIN or unicodedata.normalize("NFKD", letter)[0].isascii()
    return None if script == "LATIN" and not is_latin else script
