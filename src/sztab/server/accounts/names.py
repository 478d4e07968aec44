"""Names that look alike are one name: a skeleton of each is kept, and no two accounts have the same."""

from __future__ import annotations

import unicodedata

LOOKS_LIKE = str.maketrans(
    {
        **dict(zip("аеорсухіјѕԁɡһӏԛԝвкмнтзь", "aeopcyxijsdghlqwbkmht3b", strict=True)),
        **dict(zip("αβγδεικνορτυχω", "abyseiknoptuxw", strict=True)),
        **dict(zip("łøđħŧıĸ", "lodhtik", strict=True)),
        **dict(zip("0134578$@|", "oieastbsal", strict=True)),
        **dict.fromkeys("._- ", None),
    }
)


def folded(name: str) -> str:
    """A name as it is looked up: letters of any size are the same."""
    return unicodedata.normalize("NFKC", name).casefold()


def skeleton(name: str) -> str:
    """What is left of a name at a quick look: without accents and marks, letters of other scripts as those that they
    look like, I, l and 1 alike, O and 0 alike, rn as m."""
    plain = unicodedata.normalize("NFKD", folded(name))
    bare = "".join(letter for letter in plain if not unicodedata.combining(letter)).translate(LOOKS_LIKE)
    return bare.replace("l", "i").replace("rn", "m").replace("vv", "w")
