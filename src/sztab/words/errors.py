"""Errors in the chosen language.

Code raises errors in English. Their texts stand in `errors.ftl` of both languages: the English one is the pattern by
which a text is known and its parts are found, the Polish one says the same. A part called `what` or `why` is an error
text itself, `place` is a file with or without a line. What no pattern fits stays English.
"""

import re
from functools import cache

from sztab.words import FOLDER, Words

INNER = ("what", "why")
LONGEST = 1000
"""A longer text stays English: it would take too long to take apart, and Fluent takes no long parts."""
_MESSAGE = re.compile(r"^(error-[\w-]+) = (.*)$", re.M)
_PART = re.compile(r"\{ \$(\w+) \}")
QUOTES = r"""'"\[{("""
PLACE = rf"(?:[^\s:{QUOTES}][^\s:]*|[^:{QUOTES}]*[/\\][^:]*)(?::\d+)?"
"""A file, or a word that says where; only a path may have spaces."""
FIRST = rf"(?:[{QUOTES}].*|(?:(?!: ).)*)"
"""A part that begins a text: a value, or words that do not say where."""
_QUOTED = re.compile(r'\{ "([^"]*)" \}')


@cache
def patterns() -> tuple[tuple[str, re.Pattern[str]], ...]:
    """The key of each error and the pattern of its English text, those with most words of their own first."""
    text = (FOLDER / "en" / "errors.ftl").read_text(encoding="utf-8")
    found = [(key, english) for key, english in _MESSAGE.findall(text)]
    found.sort(key=lambda pair: -len(_PART.sub("", pair[1])))
    return tuple((key, _pattern(english)) for key, english in found)


def _pattern(english: str) -> re.Pattern[str]:
    parts = _PART.split(_QUOTED.sub(lambda quoted: quoted[1], english))
    literal, names = parts[::2], parts[1::2]
    whole = re.escape(literal[0])
    for name, after in zip(names, literal[1:]):
        kind = PLACE if name == "place" else FIRST if not whole else ".*"
        whole += (rf"(?P<{name}>{kind})" if f"(?P<{name}>" not in whole else rf"(?P={name})") + re.escape(after)
    return re.compile(whole, re.S)


def told_error(text: str, say: Words) -> str:
    """An error's English text in the language of `say`."""
    if say.language == "en" or len(text) > LONGEST:
        return text
    for key, pattern in patterns():
        if found := pattern.fullmatch(text):
            parts = {name: told_error(part, say) if name in INNER else part for name, part in found.groupdict().items()}
            return say(key, **parts)
    return text
