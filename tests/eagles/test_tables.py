"""Tables, tracks, markers, events and priorities of Nest of Eagles against what its rulebook says of them."""

from collections import Counter
from datetime import date
from itertools import pairwise

import pytest

from sztab.kernel.origin import origins
from sztab.kernel.rulebook import Rulebook
from tests.eagles.boxed import DATA, GAME, SCENARIOS, box, card, rows, stages

BOOK = Rulebook(DATA / "eagles" / "rulebook.yaml")


def test_every_datum_has_its_origin() -> None:
    assert origins(box()).problems == []


def test_the_attack_table() -> None:
    """10.3, 10.5: 5 against 3 gives 8, 8 against 2 gives 11; from 1 to 13; four especially favourable cells."""
    table = box().grid("attack")
    chance = {(a, d): table.int_at(d, a) for a in range(1, 9) for d in range(1, 9)}
    assert chance[5, 3] == 8
    assert chance[8, 2] == 11
    assert (min(chance.values()), max(chance.values())) == (1, 13)
    assert all(chance[a, d] <= chance[a + 1, d] for a in range(1, 8) for d in range(1, 9))
    assert all(chance[a, d] >= chance[a, d + 1] for a in range(1, 9) for d in range(1, 8))
    cells = {(row.int("attacker"), row.int("defender")) for row in rows("rout").values()}
    assert cells == {(8, 1), (8, 2), (7, 1), (6, 1)}


def test_the_morale_track() -> None:
    """13.1, 13.2: 49 spaces, Levels 0 to 2 alike for both sides, the maximum on 24."""
    track = list(rows("morale").values())
    assert [row.int("field") for row in track] == list(range(-24, 25))
    assert [row.int("field") for row in track if row.flag("yellow")] == [-24, 24]
    levels = [row.int("level") for row in track]
    assert levels == levels[::-1]
    assert levels[24:] == sorted(levels[24:])
    assert {*levels} == {0, 1, 2}


def test_the_turn_track() -> None:
    """2/a, 5: a space a week; every date of the text is one."""
    days = [date.fromisoformat(row.text("date")) for row in rows("stages").values()]
    gaps = [(b - a).days for a, b in pairwise(days)]
    assert len(days) == 27
    assert (gaps[0], {*gaps[1:]}) == (6, {7})
    named = ("9.V", "16.V", "23.V", "30.V", "6.VI", "13.VI", "20.VI", "27.VI", "4.VII", "1.VIII", "15.VIII", "29.VIII")
    assert {*named} <= {*stages()}
    assert {row.text("stage") for row in rows("dates").values()} <= {*stages()}


@pytest.mark.parametrize(
    ("operations", "replacements"),
    [("PPP", 4), ("PPL", 3), ("PLL", 2), ("PPO", 2), ("PLO", 1), ("LLL", 1), ("LOO", 0), ("LLO", 0), ("POO", 0),
     ("OOO", 0)],
)  # fmt: skip
def test_polish_replacements(operations: str, replacements: int) -> None:
    """17.1.3: all ten combinations of pause, limited operations and offensive."""
    assert rows("replacements")[operations].int("pl") == replacements
    assert len(rows("replacements")) == 10


def test_markers() -> None:
    """1.2: 247 in all; the numbers that the text binds."""
    counts = {marker: row.int("count") for marker, row in rows("markers").items()}
    assert sum(counts.values()) == 247
    fixed = {"patrol": 16, "group": 12, "event": 20, "volunteer-arrival": 6, "bolshevik-arrival": 5, "priority": 6,
             "sich": 6, "cheka": 4, "morale": 3, "reserve-ban": 2}  # fmt: skip
    assert {marker: counts[marker] for marker in fixed} == fixed
    binding = {marker for marker, row in rows("markers").items() if row.flag("binding")}
    assert binding == {"cheka", "patrol", "group", "event"}


def test_ten_events_a_side() -> None:
    """23.3: each with its number, its phase and its rule."""
    events = rows("events")
    assert Counter(row.text("side") for row in events.values()) == {"pl": 10, "su": 10}
    for event, row in events.items():
        assert event[0] == {"pl": "P", "su": "B"}[row.text("side")]
        row.one_of("turn", ("pl", "su", "any"))
        row.one_of("phase", ("replacement", "attack", "any", "reaction"))
        assert BOOK.rules[row.text("rule")].title["en"].startswith(f"{event} ")
        assert all(unit in rows("units") for unit in row.words("units"))


def test_priorities() -> None:
    """23.5: three choices each; what comes, what goes."""
    priorities = rows("priorities")
    assert Counter(row.text("side") for row in priorities.values()) == {"pl": 3, "su": 3}
    stalin = priorities["su-stalin"]
    assert [rows("units")[u].text("twin") for u in stalin.words("arrive")] == [*stalin.words("remove")]
    assert priorities["su-third-army"].words("arrive") == ("su-8dk-w", "su-33dk-w")
    for row in priorities.values():
        assert row.text("rule") in BOOK.rules
        assert all(unit in rows("units") for c in ("arrive", "remove", "not_later") for unit in row.words(c))


def test_markers_of_arrivals() -> None:
    """23.4.2: four groups with the dates of the campaign's card, and a decoy."""
    markers = rows("arrival-markers")
    assert sum(not row.words("units") for row in markers.values()) == 1
    listed = card(9).get("arrival", list)
    come = {unit: entry["stage"] for entry in listed for unit in entry["units"]}
    for row in markers.values():
        assert {come[unit] for unit in row.words("units")} <= {row.text("stage", "")}
    assert [row.text("stage", "") for row in markers.values()] == ["9.V", "23.V", "13.VI", "27.VI", ""]


def test_example_of_hastened_arrivals() -> None:
    """23.4.2 (A08): 9.V to 16.V, 13.VI to 18.VII, 27.VI to 4.VII are 1 + 5 + 1 = 7 turns."""
    at = stages().index
    slips = [at("16.V") - at("9.V"), at("18.VII") - at("13.VI"), at("4.VII") - at("27.VI")]
    assert slips == [1, 5, 1]


def test_forced_marches() -> None:
    """23.2.1, 23.2.2: what the die brings after a longer march."""
    marches = rows("forced-march")
    found = {name: (row.int("bonus"), row.int("loss_to"), row.int("morale_to")) for name, row in marches.items()}
    assert found == {"escape-1": (1, 1, 3), "escape-2": (2, 2, 5), "chase-1": (1, 1, 3)}


def test_the_rulebook_file() -> None:
    """760 ids of the rulebook and those of the scenarios; every one in both languages; 124 rulings."""
    own = [rule for rule in BOOK.rules if rule.startswith("S")]
    assert BOOK.game == GAME
    assert len(BOOK.rules) - len(own) == 760
    assert len(BOOK.rulings) == 127
    for rule in BOOK.rules.values():
        assert set(rule.title) == set(rule.says) == {"en", "pl"}, rule.id
        assert all([*rule.title.values(), *rule.says.values()]), rule.id
        assert rule.kind != "commentary" or rule.why, rule.id
    for ruling in BOOK.rulings:
        texts = (ruling.question, ruling.ruling, ruling.reason)
        assert all(set(text) == {"en", "pl"} and all(text.values()) for text in texts), ruling.id
        assert ruling.rules, ruling.id
    heads = [rule for rule in BOOK.rules.values() if rule.umbrella]
    for rule in heads:
        assert any(other.startswith((f"{rule.id}/", f"{rule.id}.")) for other in BOOK.rules), rule.id


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_points_of_a_scenario_have_their_rules(scenario: int) -> None:
    cited = [entry["rule"] for entry in card(scenario).get("points", list, [])]
    assert len(set(cited)) == len(cited)
    assert all(rule in BOOK.rules and rule.startswith(f"S{scenario}.V/") for rule in cited)
    for ending in card(scenario).get("ending", list, []) or [card(scenario).data]:
        assert ending["victory"] in BOOK.rules
