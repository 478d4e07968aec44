"""The box of Racławice: everything that the rulebook says of the map, the counters, the tables and the scenarios."""

from collections import Counter as Count
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from sztab.games.raclawice.edition import make_edition
from sztab.games.raclawice.scenarios import cards as scenarios
from sztab.games.raclawice.state import IN_PLAY, LIMBERED, NOWHERE, TO_COME, State
from sztab.games.raclawice.units import stacking
from sztab.games.raclawice.units.counters import ARTILLERY, CAVALRY, INFANTRY, KINDS
from sztab.hexmap.hexes import Corner, distance
from sztab.kernel.box import Box
from sztab.kernel.errors import DataError
from sztab.kernel.origin import origin_of, origins
from sztab.kernel.refusing import first
from sztab.kernel.rulebook import Rulebook
from tests.raclawice.field import DATA, real

GAME = "raclawice-1794"
OPTIONS = {"threshold": "6", "melee-die": "d10"}


def battle(name: str = "battle") -> State:
    edition = real()
    card = scenarios.read_cards(edition.box, edition)[name]
    return scenarios.start(edition, card, {**OPTIONS, "threshold": str(card.threshold)})


class TestMap:
    def test_it_has_26_columns_of_34_hexes(self) -> None:
        numbers = real().board.map.numbers
        assert len(numbers) == 26 * 34
        assert {number[:2] for number in numbers} == {f"{c:02}" for c in range(1, 27)}

    @pytest.mark.rule(GAME, "10.1/c")
    def test_the_hexes_of_the_example_lie_as_it_says(self) -> None:
        edition = real()
        for hill in ("1315", "1316"):
            assert edition.board.relief[edition.hex(hill)] == 2
            for end in ("1215", "1415"):
                assert edition.board.distance[edition.hex(hill)][edition.hex(end)] == 1
        assert not all(edition.board.relief[edition.hex(end)] == 2 for end in ("1215", "1415"))

    @pytest.mark.rule(GAME, "11.11.4/a", "11.11.4/b")
    def test_the_hexes_of_return_are_open_edge_hexes(self) -> None:
        board = real().board
        for number in ("0110", "2334", "2601"):
            hex = real().hex(number)
            assert -1 in board.around[hex]
            assert not board.closed >> hex & 1

    def test_roads_are_chains_and_streams_hang_together(self) -> None:
        rows = Box(DATA).rows("sides")
        for road in {row.text("road", "") for row in rows} - {""}:
            ends = Count(hex for row in rows if row.text("road", "") == road for hex in row.text("side").split("/"))
            assert sorted(ends.values())[:2] == [1, 1], road
            assert set(ends.values()) <= {1, 2}, road
        stream = [row.text("side").split("/") for row in rows if row.text("stream", "")]
        corners = [_corners(a, b) for a, b in stream]
        joined, left = corners[0], corners[1:]
        while near := [c for c in left if c & joined]:
            joined = joined.union(*near)
            left = [c for c in left if c not in near]
        assert not left

    def test_no_hex_is_cut_off(self) -> None:
        board = real().board
        seen = frontier = {real().hex("0110")}
        while frontier:
            near = {b for a in frontier for b in board.around[a] if b >= 0 and not board.closed >> b & 1}
            frontier = near - seen
            seen = seen | frontier
        assert len(seen) == board.size - board.closed.bit_count()

    def test_places_stand_where_the_map_shows_them(self) -> None:
        box = Box(DATA)
        named = {row.text("hex"): row.text("place", "") for row in box.rows("hexes")}
        ids = {row.text("id") for row in box.rows("places")}
        assert set(named.values()) - {""} <= ids
        for row in box.rows("places"):
            if row.text("kind") != "stream":
                assert named[row.text("hex")] == row.text("id")

    def test_every_forbidden_hex_is_closed_to_infantry_as_well(self) -> None:
        """8.11/b speaks of hexes closed to infantry, so there are some."""
        assert real().board.closed


def _corners(a: str, b: str) -> set[Corner]:
    hexes = real().board.map.hexes
    first, second = hexes[real().hex(a)], hexes[real().hex(b)]
    assert distance(first, second) == 1
    return set(first.corners()) & set(second.corners())


class TestCounters:
    def test_the_printed_company(self) -> None:
        """3.4, example: 1/I/2 pp has morale 6, strength 4, fire 4; after one loss 3, 3 and still 6."""
        edition = real()
        unit = edition.unit("pl-1-i-2-pp")
        assert (edition.morale[unit][0], edition.strength[unit][0], edition.fire[unit][0]) == (6, 4, 4)
        assert (edition.morale[unit][1], edition.strength[unit][1], edition.fire[unit][1]) == (6, 3, 3)

    def test_there_are_216_counters(self) -> None:
        markers = sum(row.int("count") for row in Box(DATA).rows("markers"))
        edition = real()
        assert len(edition.counters) + 2 * len(edition.leaders) + markers == 216, "each leader has a chit as well"

    def test_every_kind_of_counter_is_there_and_on_the_right_side(self) -> None:
        """2.0/b, 2.0/c."""
        kinds: dict[int, set[str]] = {0: set(), 1: set()}
        for counter in real().counters:
            kinds[counter.side].add(KINDS[counter.kind])
        assert kinds[0] == {"line", "rifle", "scythe", "national", "volunteer", "foot-artillery"}
        assert kinds[1] == {
            "grenadier", "musketeer", "jaeger", "dragoon", "hussar", "horse-jaeger", "cossack", "foot-artillery",
        }  # fmt: skip

    def test_guns_and_stars(self) -> None:
        """2.1/d, A46: 2 to 8 guns a counter; 3 art. polska has one star; 12 guns with Tormasov, 6 with Denisov."""
        rows = {row.text("id"): row for row in Box(DATA).rows("units") if row.text("arm") == "artillery"}
        assert rows["pl-3-art-polska"].int("stars") == 1
        for row in rows.values():
            guns, stars = row.int("guns", low=2, high=8), row.int("stars")
            assert stars == (0 if guns <= 3 else 1 if guns <= 5 else 2)
        russian = [row for row in rows.values() if row.text("side") == "ru"]
        with_denisov = sum(row.int("guns") for row in russian if row.text("commanders") == "denisow")
        assert (sum(row.int("guns") for row in russian) - with_denisov, with_denisov) == (12, 6)

    def test_the_order_of_battle(self) -> None:
        """1.0: Tormasov: 9 squadrons and 6 sotnias; Denisov: 3 squadrons and 6 sotnias; about 2000 scythemen."""
        edition = real()
        squadrons = Count[tuple[bool, bool]]()
        for unit, counter in enumerate(edition.counters):
            if counter.side == 1 and counter.arm == CAVALRY:
                with_denisov = edition.leaders[counter.leaders[0]].id == "denisow"
                squadrons[with_denisov, edition.is_cossack(unit)] += 1
        assert squadrons == {(False, False): 9, (False, True): 6, (True, False): 3, (True, True): 6}
        scythes = sum(edition.strength[u][0] for u in range(len(edition.counters)) if edition.is_scythe(u))
        assert abs(scythes * 35 - 2000) <= 35

    def test_scythemen_and_cossacks_have_no_muskets_and_skirmishers_have_stars(self) -> None:
        edition = real()
        for unit, counter in enumerate(edition.counters):
            if edition.is_scythe(unit) or edition.is_cossack(unit):
                assert not any(edition.fire[unit])
            assert counter.is_skirmisher == (KINDS[counter.kind] in ("rifle", "jaeger"))

    @pytest.mark.rule(GAME, "4.5", "4.5.1")
    def test_two_coloured_stripes(self) -> None:
        edition = real()
        for counter in edition.counters:
            names = [edition.leaders[leader].id for leader in counter.leaders]
            if KINDS[counter.kind] == "scythe":
                assert names == ["zajaczek", "szyrer"]
            elif KINDS[counter.kind] == "volunteer":
                assert names == ["manget", "madalinski"]
            else:
                assert len(names) == 1


class TestTables:
    @pytest.mark.rule(GAME, "10.9.4/c")
    def test_the_rows_of_musketry_that_the_text_names(self) -> None:
        table = real().tables.musketry
        assert table.names[-3:] == ("2-3", "4-5", "6+")
        row = table.at(4)
        assert row is not None
        assert (row.effect, row.endangers) == (1, True)
        assert [bool(line and line.endangers) for line in table.values] == [False, False, False, True, True]

    @pytest.mark.rule(GAME, "10.10.1", "10.8/c")
    def test_the_artillery_figure(self) -> None:
        table = real().tables.artillery
        assert table.at(6) == 1
        assert table.at(10) is not None
        assert table.at(11) is None
        effects = [table.at(distance) for distance in range(1, 11)]
        assert all(a is not None and b is not None and a >= b for a, b in pairwise(effects))

    @pytest.mark.rule(GAME, "4.6.1/b", "4.6.1/c", "4.6.1/d")
    def test_the_roll_for_leaders(self) -> None:
        fates = [real().tables.leader_roll.at(die) for die in range(10)]
        assert fates == ["death", *["none"] * 8, "contusion"]

    def test_wrong_tables_are_refused_with_their_file(self, tmp_path: Path) -> None:
        for name, text, expected in (
            ("flight.csv", "difference,turns\n1-3,1\n5+,2\n", "does not follow"),
            ("musketry.csv", "strength,effect,leader\nmany,1,no\n", "neither a number nor a range"),
            ("melee-modifiers.csv", "case,modifier\nflank,2\n", "no row"),
            ("melee-strength.csv", "ratio,modifier\n2 to 1,2\n", "is not a ratio"),
            ("leader-roll.csv", "roll,fate\n0-9,fame\n", "is not one of"),
        ):
            folder = tmp_path / name
            folder.mkdir()
            (folder / name).write_text(text)
            with pytest.raises(DataError, match=expected) as error:
                make_edition(Box(DATA).overlaid(folder))
            assert name in str(error.value)


class TestScenarios:
    @pytest.mark.rule(GAME, "13.0", "3.1", "3.1/b")
    def test_every_unit_starts_in_the_hex_on_its_counter(self) -> None:
        edition, state = real(), battle()
        for unit, counter in enumerate(edition.counters):
            if counter.arrives:
                assert (state.fate[unit], state.hexes[unit], state.due[unit]) == (TO_COME, NOWHERE, counter.arrives)
            else:
                assert (state.fate[unit], edition.number(state.hexes[unit])) == (IN_PLAY, counter.start)
        assert state.turn == 1
        assert (state.last_turn, state.score) == (12, 0)

    @pytest.mark.parametrize("name", ["battle", "battery"])
    def test_stacks_keep_the_limits_from_the_start(self, name: str) -> None:
        edition, state = real(), battle(name)
        for side in (0, 1):
            assert state.stacks[side]
            for hex, stack in state.stacks[side].items():
                assert stack
                assert first(stacking.reasons_against_stack(edition, state, stack, hex)) is None, edition.number(hex)
                assert not edition.board.closed >> hex & 1

    @pytest.mark.rule(GAME, "8.12.1", "13.0")
    def test_arriving_artillery_is_limbered(self) -> None:
        edition, state = real(), battle()
        arriving = [u for u, c in enumerate(edition.counters) if c.arrives and c.arm == ARTILLERY]
        assert arriving
        assert all(state.formation[u] == LIMBERED for u in arriving)

    @pytest.mark.rule(GAME, "3.3/a", "13.0")
    def test_the_pool_by_turn(self) -> None:
        """Denisov's chit joins in turn 9, at 18:00; Tomatis is there in turn 3 (10.4, example)."""
        card = scenarios.read_cards(real().box, real())["battle"]
        assert "denisow" not in card.chits(8)
        assert set(card.chits(9)) - set(card.chits(8)) == {"denisow"}
        assert "tomatis" in card.chits(3)
        assert len(card.chits(1)) == 9
        assert card.entry_hexes[0] == "2601"

    @pytest.mark.rule(GAME, "13.0", "12.4/opt", "11.7/opt")
    def test_options_of_a_scenario(self) -> None:
        card = scenarios.read_cards(real().box, real())["battle"]
        scenario = scenarios.described(card)
        options = {option.id: option for option in scenario.options}
        assert options["threshold"].default == "6"
        assert options["melee-die"].values == ("d10", "d6")
        state = scenarios.start(real(), card, {"threshold": "10", "melee-die": "d6"})
        assert (state.threshold, state.melee_die) == (10, 6)

    @pytest.mark.rule(GAME, "13.0")
    def test_the_short_scenario(self) -> None:
        edition, state = real(), battle("battery")
        here = {edition.counters[u].id for u, fate in enumerate(state.fate) if fate == IN_PLAY}
        assert (state.turn, state.last_turn, state.threshold, state.score) == (7, 12, 4, -1)
        assert {f"pl-{i}-kos" for i in range(1, 9)} <= here
        assert "pl-9-kos" not in here
        assert not {"ru-1-i-jegrow", "ru-2-i-jegrow"} & here, "sent to the right wing before the assault"
        assert "ru-1-komb-gren" in here
        assert all(
            edition.leaders[edition.counters[edition.unit(name)].leaders[0]].id in ("szyrer", "tomatis")
            for name in here
            if "kos" not in name
        )
        leaders = {edition.leaders[i].id for i, fate in enumerate(state.leader_fate) if fate == IN_PLAY}
        assert leaders == {"kosciuszko", "szyrer", "tormasow", "tomatis"}

    def test_wrong_cards_are_refused_with_file_and_line(self, tmp_path: Path) -> None:
        text = (DATA / "scenario-battery.toml").read_text(encoding="utf-8")
        for number, (old, new, expected) in enumerate(
            (
                ('pl-1-kos = "1217"', 'pl-99-kos = "1217"', "no such unit"),
                ('pl-1-kos = "1217"', 'pl-1-kos = "9917"', "not on the map"),
                ('"szyrer", "tormasow"', '"suworow", "tormasow"', "no leader 'suworow'"),
                ("threshold = 4", "threshold = 9", "not among the thresholds"),
                ('"ru-1-i-jegrow"', '"ru-9-i-jegrow"', "no unit 'ru-9-i-jegrow'"),
                ('clock = "17:30"', 'clock = "25:30"', "not a time of day"),
            )
        ):
            folder = tmp_path / str(number)
            folder.mkdir()
            (folder / "scenario-battery.toml").write_text(text.replace(old, new, 1), encoding="utf-8")
            box = Box(DATA).overlaid(folder)
            with pytest.raises(DataError, match=expected) as error:
                scenarios.read_cards(box, make_edition(box))
            assert "scenario-battery.toml:" in str(error.value)

    def test_both_armies_have_infantry_cavalry_and_guns(self) -> None:
        for side in (0, 1):
            assert {c.arm for c in real().counters if c.side == side} == {INFANTRY, CAVALRY, ARTILLERY}


def test_the_rulebook_file_is_whole() -> None:
    book = Rulebook(DATA / "rulebook.yaml")
    assert (len(book.rules), len(book.provable())) == (309, 283)
    assert [ruling.id for ruling in book.rulings[:69]] == [f"A{i:02}" for i in range(1, 70)]
    texts: list[dict[str, Any]] = [t for r in book.rules.values() for t in (r.title, r.says)]
    texts += [t for r in book.rulings for t in (r.question, r.ruling, r.reason)]
    assert all(set(text) == {"en", "pl"} and all(text.values()) for text in texts)


def test_every_datum_of_the_box_has_its_origin() -> None:
    found = origins(Box(DATA))
    assert list(found.problems) == []
    assert origin_of(Box(DATA), "units", "pl-1-i-2-pp.morale") == "rulebook"
    assert origin_of(Box(DATA), "failed-fire", "5+.losses") == "reconstruction"
