"""From the files of a box to what is printed of it: each kind of file by its columns, whatever the game."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace

from sztab.kernel.box import Box, Row
from sztab.printing.parts import Card, Counter, Field, Printed, Table, Track
from sztab.words import Words

MAP_FILES = ("hexes", "sides", "places", "rails", "railways", "regions", "waters", "roads")
LISTS = ("volunteers", "depots", "arrival-markers", "dates", "priorities", "rout")
"""Set-up and dates: on the cards of the scenarios, not on tables of their own."""
ORDER = ("units", "leaders", "headquarters", "armies", "markers", "cards", "stages", "turns", "morale")
SIDES = {"pl": "pl", "polish": "pl", "su": "su", "ru": "su", "russian": "su", "lt": "lt", "lithuanian": "lt"}
SIDES |= {"ua": "ua", "ukrainian": "ua"}
GREY_POLES = ("nest-of-eagles",)
"""Editions whose Polish counters are grey."""
Cells = Mapping[str, str]


def printed(box: Box, title: str, words: Words, statements: Mapping[str, str] | None = None) -> Printed:
    """Counters, cards, tracks and tables of a box, in a language; `statements` are rules by number, for cards that say
    what a rule says."""
    found = Printed(title)
    names = _names(box, words)
    readers: dict[str, Callable[[list[Cells]], None]] = {
        "fields": lambda rows: found.fields.extend(_on_board(row) for row in rows),
        "units": lambda rows: found.counters.extend(_unit(row, words) for row in rows),
        "leaders": lambda rows: found.counters.extend(_leader(row, words) for row in rows),
        "headquarters": lambda rows: found.counters.extend(_headquarters(row, words) for row in rows),
        "armies": lambda rows: found.counters.extend(_army(row, words) for row in rows),
        "markers": lambda rows: found.counters.extend(_marker(row, words) for row in rows),
        "events": lambda rows: found.cards.extend(_events(rows, words, statements or {})),
        "cards": lambda rows: found.cards.extend(_card(row, words, names) for row in rows),
        "stages": lambda rows: found.tracks.append(_track(words, "stages", ((row["name"], "") for row in rows))),
        "turns": lambda rows: found.tracks.append(_track(words, "turns", (_turn(row, words) for row in rows))),
        "morale": lambda rows: found.tracks.append(_track(words, "morale", (_field(row) for row in rows))),
    }
    stems = [file.removesuffix(".csv") for file in sorted(box.files()) if file.endswith(".csv")]
    for stem in sorted(stems, key=lambda stem: (ORDER.index(stem) if stem in ORDER else len(ORDER), stem)):
        if stem in MAP_FILES or stem in LISTS:
            continue
        rows = [_cells(row) for row in box.rows(stem)]
        if stem == "markers":
            _check_counts(box.rows(stem))
        if stem in readers:
            readers[stem](rows)
        else:
            found.tables.append(_table(stem, rows, words))
    if box.is_of_a_game and box.card("box").get("game", str) in GREY_POLES:
        found.counters = [replace(one, side="pl-grey") if one.side == "pl" else one for one in found.counters]
    return found


def _check_counts(rows: Iterable[Row]) -> None:
    for row in rows:
        for column in ("count", "number"):
            row.int(column, low=1, default=1)


def _cells(row: Row) -> Cells:
    return dict(row.cells)


def _names(box: Box, words: Words) -> Mapping[str, str]:
    """What cards call by id: armies and fields, under the names that players know."""
    found = {}
    for stem in ("armies", "fields"):
        for row in box.rows(stem) if f"{stem}.csv" in box.files() else ():
            found[row.text("id")] = row.text(f"name_{words.language}", "") or row.text("name", "")
    return found


def _side(row: Cells) -> str:
    return SIDES.get(row.get("side", row.get("nation", "")), "")


def _on_board(row: Cells) -> Field:
    place = int(row["row"]), float(row["x"].replace(",", "."))
    return Field(row["name"], *place, patterned=row["red_pattern"] == "yes", fortified=row["fortified"] == "yes")


def _unit(row: Cells, words: Words) -> Counter:
    front, back = _numbers(row)
    name = row.get("label") or row.get("name", "")
    return Counter(name, _side(row), row.get("arm", ""), row.get("size", row.get("kind", "")), front, back)


def _numbers(row: Cells) -> tuple[str, str]:
    """What stands at the foot of a counter: strength and movement, or what the game has in their place."""
    if "movement" in row:
        star = "*" if row.get("elite") == "yes" else ""
        weak = f"{row['weakened']}–{row['movement']}" if row.get("weakened") else ""
        return f"{row['strength']}{star}–{row['movement']}", weak
    if row.get("arm") == "artillery" and "guns" in row:
        return " ".join(part for part in ("*" * int(row.get("stars") or "0"), row["guns"]) if part), ""
    if "fire" in row:
        keys = ("morale", "strength", "fire")
        back = [row.get(f"{key}_back", "") for key in keys]
        return " ".join(row[key] or "–" for key in keys), " ".join(back) if all(back) else ""
    if "other" in row:
        weak = f"{row['weak_front']}/{row['weak_other']}" if row.get("weak_front") else ""
        return f"{row['front']}/{row['other']}", weak
    return row.get("strength", ""), row.get("weakened", "")


def _leader(row: Cells, words: Words) -> Counter:
    return Counter(row["label"], _side(row), "leader", "", row.get(f"rank_{words.language}", ""))


def _headquarters(row: Cells, words: Words) -> Counter:
    name = row["name_en"] if words.language == "en" and row.get("name_en") else row["name"]
    return Counter(name, _side(row), "headquarters", "", words("print-headquarters"))


def _army(row: Cells, words: Words) -> Counter:
    return Counter(row[f"name_{words.language}"], _side(row), "army", "", "", words("print-dispersed"))


def _marker(row: Cells, words: Words) -> Counter:
    id = row.get("id") or row.get("marker") or row.get("what") or ""
    key = f"print-marker-{id}"
    name = row.get(words.language) or (words(key) if key in words else id.replace("-", " "))
    side = next((SIDES[part] for part in id.split("-") if part in SIDES), "")
    return Counter(name, side, "marker", count=int(row.get("count") or row.get("number") or "1"))


def _card(row: Cells, words: Words, names: Mapping[str, str]) -> Card:
    language = words.language
    if f"title_{language}" in row:
        texts = ((side, row[f"{key}_{language}"]) for side, key in (("pl", "polish"), ("su", "russian")))
        lines = tuple(dict.fromkeys(((side, text) for side, text in texts if text)))
        if len({text for _, text in lines}) == 1:
            lines = (("", lines[0][1]),)
        return Card(row[f"title_{language}"], "", lines, corner=row["id"].removeprefix("card-"))
    effects = [
        ("", text)
        for text in (_effect(row.get("effect", ""), words, names), _action(row.get("action", ""), words, names))
        if text
    ]
    return Card(row[f"name_{language}"], _side(row), tuple(effects), row.get("strength", ""), row.get("colour", ""))


def _events(rows: list[Cells], words: Words, statements: Mapping[str, str]) -> Iterable[Card]:
    """Political events are drawn like cards: each says its rules, up to those of the next one."""
    numbers = list(statements)
    firsts = {row["rule"] for row in rows}
    for row in rows:
        title = words(f"rok1920-label-political-{row['event'].lower()}").strip("„”“")
        at = numbers.index(row["rule"]) if row["rule"] in statements else len(numbers)
        said = [("", row["rule"])] if at == len(numbers) else []
        chapter = row["rule"].partition("/")[0]
        for number in numbers[at:]:
            if number.partition("/")[0] != chapter or (number in firsts and number != row["rule"]):
                break
            said.append(("", f"{number}: {statements[number]}"))
        yield Card(title, _side(row), tuple(said), corner=row["event"])


def _effect(text: str, words: Words, names: Mapping[str, str]) -> str:
    if not text:
        return ""
    kind, _, rest = text.partition(":")
    amount, _, when = rest.partition(":")
    when, _, place = when.partition(":")
    key = "-".join(part for part in ("warszawa-effect", kind, when) if part)
    return words(key, amount=amount, field=names.get(place, place))


def _action(text: str, words: Words, names: Mapping[str, str]) -> str:
    if not text:
        return ""
    kind, *rest = text.split(":")
    amount = next((part for part in rest if part.isdigit()), "")
    called = next((part.split("+") for part in rest if not part.isdigit()), [])
    armies = ", ".join(names.get(army, army) for army in called)
    return words(f"warszawa-action-{kind}", amount=amount, armies=armies)


def _track(words: Words, stem: str, boxes: Iterable[tuple[str, str]]) -> Track:
    return Track(words(f"print-track-{stem}"), tuple(boxes))


def _turn(row: Cells, words: Words) -> tuple[str, str]:
    return f"{row['turn']}\n{row.get(f'date_{words.language}', '')}\n{row['pl']} : {row['ru']}", ""


def _field(row: Cells) -> tuple[str, str]:
    return row["field"], SIDES.get(row.get("side", ""), "")


def _table(stem: str, rows: list[Cells], words: Words) -> Table:
    title = words(f"print-table-{stem}") if f"print-table-{stem}" in words else stem.replace("-", " ")
    columns = tuple(rows[0]) if rows else ()
    heads = tuple(
        words(key) if (key := f"print-column-{column.replace('/', '-').replace('_', '-')}") in words else column
        for column in columns
    )
    return Table(title, heads, tuple(tuple(_cell(row[column], words) for column in columns) for row in rows))


def _cell(text: str, words: Words) -> str:
    key = f"print-cell-{text}"
    return words(key) if text and key in words else text.replace("-", " ") if text.replace("-", "").isalpha() else text
