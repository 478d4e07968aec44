"""Both catalogues have the same keys, and every event of every game has words."""

import re
from ast import Call, Constant, Dict, Name, parse, walk
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast, visitor

from sztab import games, words
from sztab.kernel.events import Event
from sztab.kernel.modifiers import Modifier
from sztab.server.routes.games import said_of
from sztab.words import params

CLIENT = Path(__file__).parents[1] / "web" / "src"


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
def test_all_that_can_be_arranged_has_a_name(game: str) -> None:
    opened, say = games.load(game), words.words("en")
    for name, scenario in opened.scenarios().items():
        board = opened.arrangement(opened.start(name, scenario.settle({})))
        knobs = {name for name, knob in board.settings.items() if knob.values}
        fields = {name for kind in board.fields.values() for name in kind}
        assert [name for name in sorted(knobs | fields) if f"web-knob-{name}" not in say] == []


@pytest.mark.parametrize("game", list(games.CATALOGUE))
def test_every_query_has_a_name_on_the_board(game: str) -> None:
    say = words.words("en")
    names = [f"web-query-{query.replace('_', '-')}" for query in games.load(game).queries]
    assert [name for name in names if name not in say] == []


@pytest.mark.parametrize("game", list(games.CATALOGUE))
@pytest.mark.parametrize("language", words.LANGUAGES)
def test_every_query_says_what_it_is_asked_about(game: str, language: str) -> None:
    """The page asks for the names in backticks before the first colon of its description, each by a name."""
    say = words.words(language)
    for name, query in games.load(game).queries.items():
        if name in ("combats", "match"):  # of many fights, of two games: no form asks them
            continue
        about = said_of(query)
        assert about, f"{name} does not say what it is asked about"
        head = re.match(r"(?:`[^`]*`|[^:`])*", about)
        fields = re.findall(r"`([\w-]+)[^`]*`", head[0] if head else "")
        missing = [field for field in fields if f"web-asked-{field.replace('_', '-')}" not in say and field != "fight"]
        assert not missing, f"{name} is asked about {missing}, which have no words"


@pytest.mark.parametrize("game", list(games.CATALOGUE))
@pytest.mark.parametrize("language", words.LANGUAGES)
def test_every_scenario_tells_what_one_plays_for(game: str, language: str) -> None:
    """It stands with the first question. Where a game has several scenarios, each says it in words of its own."""
    opened, say = games.load(game), words.words(language)
    scenarios = opened.scenarios()
    for name in scenarios:
        ends = [f"{part}-{name.lower()}" for part in ("goal", "aim")]
        if len(scenarios) == 1 or opened.package == "warszawa":  # whose scenarios differ in their cards
            ends += ["goal", "aim"]
        assert any(f"web-about-{stem}-{end}" in say for stem in (game, opened.package) for end in ends), name


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


def refusals(package: str) -> Iterator[tuple[str, set[str] | None, str]]:
    """Every `Refusal(rule, "key", {...})` in the source: key, names of its parameters (None: not literal), place."""
    for path in sorted((games.HERE / package).rglob("*.py")):
        for node in walk(parse(path.read_text(encoding="utf-8"))):
            if not (isinstance(node, Call) and isinstance(node.func, Name) and node.func.id == "Refusal"):
                continue
            if len(node.args) >= 2 and isinstance(node.args[1], Constant):
                yield str(node.args[1].value), literal_names(node), f"{path.name}:{node.lineno}"


def literal_names(call: Call) -> set[str] | None:
    if len(call.args) < 3:
        return set() if not call.keywords else None
    params = call.args[2]
    if not isinstance(params, Dict) or any(key is None for key in params.keys):
        return None
    return {str(key.value) for key in params.keys if isinstance(key, Constant)}


def variables(message: ast.Message) -> set[str]:
    found: set[str] = set()

    class Finder(visitor.Visitor):
        def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
            found.add(node.id.name)

    Finder().visit(message)
    return found


@pytest.mark.parametrize("game", list(games.CATALOGUE))
def test_every_refusal_in_the_source_has_words_and_gives_them_what_they_name(game: str) -> None:
    package = games.entry(game).package
    catalogues = [messages(language) for language in words.LANGUAGES]
    wrong = []
    for key, given, place in refusals(package):
        for catalogue in catalogues:
            message = catalogue.get(f"{package}-refusal-{key}")
            if message is None:
                wrong.append(f"{place}: no words for {key}")
            elif given is not None and variables(message) - given:
                wrong.append(f"{place}: {key} lacks {sorted(variables(message) - given)}")
    assert wrong == []


FORM = re.compile(r"(.+)-(?:gen|dat|acc|ins|loc|the|cap|kind|number)")


def test_the_client_asks_for_forms_only_of_names_that_it_hands_over_with_them() -> None:
    """Only sides have forms there, and only where they are told with `forms('winner', …)`: else braces show."""
    source = [path.read_text(encoding="utf-8") for end in ("ts", "svelte") for path in CLIENT.rglob(f"*.{end}")]
    handed = set(re.findall(r"\b(?:f|sideF)orms\(\s*'([\w-]+)'", "\n".join(source)))
    assert {"seat", "winner"} <= handed
    for language in words.LANGUAGES:
        for key, message in messages(language).items():
            if key.startswith("web-"):
                fields = {found[1] for name in variables(message) if (found := FORM.fullmatch(name))}
                assert fields <= handed, f"{language}, {key}: {sorted(fields - handed)}"


def test_words_that_games_may_say_their_own_way_are_given_what_they_name() -> None:
    """`ours(stem, 'turn-of', {…})` says `web-<game>-turn-of` where a game has it: by what every such call gives."""
    source = "\n".join(
        path.read_text(encoding="utf-8") for end in ("ts", "svelte") for path in CLIENT.rglob(f"*.{end}")
    )
    calls = re.findall(r"\bours\([^,()]*(?:\([^()]*\))?[^,()]*,\s*'([\w-]+)'(?:,\s*\{([^}]*)\})?", source)
    assert {"turn", "turn-of", "after-turns", "end-units"} <= {key for key, _ in calls}
    packages = {games.load(game).package for game in games.CATALOGUE}
    for language in words.LANGUAGES:
        found = messages(language)
        for key, given in calls:
            names = set(re.findall(r"(?:^|,)\s*(\w+)", given))
            for said in {f"web-{key}", *(f"web-{package}-{key}" for package in packages)} & found.keys():
                assert variables(found[said]) <= names, f"{language}, {said}: {sorted(variables(found[said]) - names)}"


def test_terms_of_one_game_stand_for_messages_that_its_package_has() -> None:
    """`nest-of-eagles-rok1920-ask-pursue` is said in place of `rok1920-ask-pursue`: with the same parameters."""
    for language in words.LANGUAGES:
        found = messages(language)
        own = [(game, key) for game in games.CATALOGUE for key in found if key.startswith(f"{game}-")]
        assert own
        for game, key in own:
            shared = found.get(key.removeprefix(f"{game}-"))
            assert shared is not None, f"{key} stands for nothing"
            assert variables(found[key]) == variables(shared), key


def test_a_game_says_its_own_terms() -> None:
    first, eagles = (words.words("pl", game) for game in ("rok-1920", "nest-of-eagles"))
    assert first("rok1920-label-level-weak") == "osłabiona"
    assert eagles("rok1920-label-level-weak") == "zredukowana"
    assert games.load("nest-of-eagles").label("level", "weak", "pl") == "zredukowana"
    assert eagles("rok1920-label-level-cadre") == first("rok1920-label-level-cadre") == "kadra"
    assert words.words("pl").of("nest-of-eagles") is eagles


BESIDE = ("", "-id", "-count", "-first", "-last", "-first-id", "-last-id", "-size", "-sign", "-parts")


@pytest.mark.parametrize("game", list(games.CATALOGUE))
def test_sentences_of_the_journal_name_only_what_their_events_hold(game: str) -> None:
    opened = games.load(game)
    for catalogue in (messages(language) for language in words.LANGUAGES):
        for event in opened.event_types:
            tag = event.__struct_config__.tag
            held = {f"{field}{beside}" for field in event.__struct_fields__ for beside in BESIDE}
            assert variables(catalogue[f"{opened.package}-event-{tag}"]) - held == set(), tag


@pytest.mark.parametrize("game", list(games.CATALOGUE))
def test_sentences_by_rule_are_of_events_and_name_only_what_they_hold(game: str) -> None:
    opened = games.load(game)
    fields = {str(event.__struct_config__.tag): event.__struct_fields__ for event in opened.event_types}
    for catalogue in (messages(language) for language in words.LANGUAGES):
        for key in catalogue:
            found = re.fullmatch(rf"{opened.package}-event-([\w-]+?)-by-\d[\w-]*", key)
            if found:
                held = {f"{field}{beside}" for field in fields[found[1]] for beside in BESIDE}
                assert variables(catalogue[key]) <= held, key


def test_sentences_are_given_counts_ids_signs_and_ends() -> None:
    names = {"su-18ds": "18 DS", "su-164bs": "164 BS", "su": "the Bolsheviks"}

    def name(field: str, value: object) -> str:
        if isinstance(value, (list, tuple)):
            return params.listed(field, [name(field, part) for part in value], "en")
        return names.get(str(value), str(value))

    told = params.told({"side": "su", "units": ["su-18ds", "su-164bs"], "margin": -2, "chance": 5, "gone": []}, name)
    assert told["side"] == "the Bolsheviks"
    assert told["side-id"] == "su"
    assert (told["units"], told["units-count"]) == ("18 DS and 164 BS", 2)
    assert (told["units-first"], told["units-last"], told["units-last-id"]) == ("18 DS", "164 BS", "su-164bs")
    assert (told["margin"], told["margin-size"], told["margin-sign"]) == ("−2", 2, "minus")
    assert (told["chance"], told["chance-sign"]) == (5, "plus")
    assert (told["gone"], told["gone-count"]) == ("–", 0)
    assert told["gone-parts"] == ""
    parts = [Modifier("R", "k", -1), Modifier("R", "k", 0), Modifier("R", "k", 2)]
    assert params.told({"sum": parts}, name) == {"sum-count": 3, "sum-parts": " − 1 + 2"}


def test_lists_and_full_stops() -> None:
    assert params.listed("units", ["a", "b", "c"], "pl") == "a, b i c"
    assert params.listed("path", ["2405", "2306"], "en") == "2405 – 2306"
    assert params.ended("New order in 1826: 2/komb. gren..") == "New order in 1826: 2/komb. gren."
    assert params.ended("and so on...") == "and so on..."


def test_days_are_written_as_the_language_has_them() -> None:
    assert [params.dated(day, "en") for day in ("26.IV", "13 VIII", "24.X")] == ["26 April", "13 August", "24 October"]
    assert [params.dated(day, "pl") for day in ("26.IV", "13 VIII")] == ["26.IV", "13 VIII"]
    assert [params.dated(other, "en") for other in ("2124", "4 DP", "1 IIX")] == ["2124", "4 DP", "1 IIX"]


def test_a_missing_key_shows_itself_and_parameters_are_put_in() -> None:
    say = words.words("en")
    assert say("no-such-key") == "[no-such-key]"
    assert say("cli-no-such-number", count=4) == "Choices are numbered from 1 to 4."
    with pytest.raises(ValueError, match="cli-no-such-number"):
        say("cli-no-such-number")
    with pytest.raises(ValueError, match="de"):
        words.Words("de")


@pytest.mark.parametrize("game", list(games.CATALOGUE))
def test_every_decision_says_what_to_do_about_it(game: str) -> None:
    """Whoever does not know the game reads under each question where to click; chance is asked without words."""
    opened, say = games.load(game), words.words("pl")
    asked = {prompt for prompt in opened.codec.shapes if f"{opened.package}-chance-{prompt}" not in say}
    silent = {prompt for prompt in asked if f"web-{opened.package}-how-{prompt}" not in say}
    assert sorted(silent - CHANCE.get(opened.package, set())) == []


CHANCE = {
    "warszawa": {"draw", "reject", "discard"},
    "raclawice": {"chit"},
    "west": {"draw", "points", "start", "command", "horses", "east-prussia", "coordination", "combat", "desertion"},
}
"""What is asked of dice, cards and chits, and has its words as a question."""


def test_polish_verbs_agree_with_what_they_count() -> None:
    """One is left, two are left, five are left: three forms in Polish, so the verb stands inside the choice."""
    verb = r"\b(?:(?:po)?zosta(?:ł[oay]?|nie|ną|je|ją)|był[oay]?|jest|są|będzie|będą)"
    counted = re.compile(verb + r" \{ \$[\w-]+ ->\s+(?:\[0\][^\n]*\s+)?\[one\]")
    found = [
        f"{path.name}: {match[0]}"
        for path in words.files("pl")
        for match in counted.finditer(path.read_text(encoding="utf-8"))
    ]
    assert found == []
