"""The box: what the booklet states of map, counters, cards, set-up and turn track, and what the start needs."""

import re
from collections import Counter
from functools import cache

import pytest

from sztab.games.west.events import Arrived, Passed, PhaseBegun
from sztab.games.west.logistics.depots import upkeep
from sztab.games.west.logistics.supply import chain, region_of, regions, unsupplied
from sztab.games.west.rules import NAMES, check_names
from sztab.games.west.scenarios.setup import start
from sztab.games.west.units.pieces import ARMS, BLANK, NATIONS, PL, RU, SIDES, count_of
from sztab.hexmap.bits import members
from sztab.kernel.errors import DataError
from sztab.kernel.events import kebab
from sztab.kernel.origin import origins
from sztab.kernel.requests import Choice, Roll
from tests.west.kit import begin, game, started, table

GAME = "how-the-west-was-saved"
MARKERS = (
    "depot-pl", "depot-ru", "time", "points-pl", "points-ru", "activation-pl", "activation-ru", "attacker", "defender",
    "grouping-pl", "grouping-ru", "blank-pl", "blank-ru",
)  # fmt: skip


def test_every_datum_has_its_origin() -> None:
    assert origins(game().box).problems == []


def test_there_are_216_counters() -> None:
    ed = game().ed
    units = sum(piece.arm != BLANK for piece in ed.pieces)
    assert units + sum(count_of(game().box, what) for what in MARKERS) == 216
    assert units == 103 + 18


def test_grouping_markers_come_in_pairs_with_boxes() -> None:
    assert count_of(game().box, "grouping-pl") == count_of(game().box, "grouping-ru") == 4


@pytest.mark.rule(GAME, "1.2/q")
def test_a_large_stack_may_lie_in_a_box_beside_the_map() -> None:
    """A grouping marker changes no rule: position and facing of a stack are kept once for all its counters."""
    state = start(game().ed)
    h = game().ed.board.map.at("Zwiahel")
    stack = state.on[PL][h]
    assert (stack & game().ed.combat).bit_count() == 4
    assert game().view(state, "ru").stacks[0].facing
    assert len({state.face[PL][h]}) == 1


@pytest.mark.rule(GAME, "1.2/l", "10.0/f")
def test_three_units_have_one_side() -> None:
    one_sided = [piece.name["en"] for piece in game().ed.pieces if piece.one_sided]
    assert one_sided == ["41st Infantry Regiment", "13th Cavalry Regiment", "6th Ukrainian Division"]
    assert start(game().ed).weak == game().ed.one_sided


@pytest.mark.rule(GAME, "1.2/d")
def test_two_sides_with_their_allies() -> None:
    sides = {NATIONS[piece.nation]: SIDES[piece.side] for piece in game().ed.pieces}
    assert sides == {"polish": "pl", "ukrainian": "pl", "russian": "ru", "lithuanian": "ru"}


def test_counters_of_the_examples() -> None:
    by_name = {piece.id: piece for piece in game().ed.pieces}
    assert by_name["ru-dk-11"].full[0] == 3
    assert {by_name["pl-bj-7"].full[0], by_name["pl-dp-12"].full[0]} == {2, 3}
    assert all(by_name[name].full[0] == 3 for name in ("ru-ds-18", "ru-ds-6"))
    cavalry = [p for p in game().ed.pieces if ARMS[p.arm] == "cavalry" and NATIONS[p.nation] == "russian"]
    assert sum(piece.size == "division" for piece in cavalry) == 8
    zones = Counter(piece.zone for piece in game().ed.pieces if piece.zone)
    assert zones == {"N": 6, "S": 3}


@pytest.mark.rule(GAME, "1.4/a", "1.4/b", "12.0/a", "5.2/e")
def test_the_set_up_keeps_the_rules() -> None:
    ed = game().ed
    state = start(ed)
    game().check(state)
    assert unsupplied(ed, state) == 0, "nobody is out of supply at the start"
    for side in (PL, RU):
        assert state.depots[side] & ~ed.board.towns == 0, "depots stand in towns"
        assert chain(ed, state, side, state.depots[side])[0] == state.depots[side], "all are linked"
    assert [upkeep(ed, state, side, state.depots[side]) for side in (PL, RU)] == [9, 6]
    assert state.at[ed.number["lt-1"]] == -1, "Lithuanians come by card 2"
    assert state.at[ed.number["pl-dp-12"]] == ed.board.map.at("Płoskirów")


@pytest.mark.rule(GAME, "12.0/d", "2.1/k")
def test_reinforcements_and_turns() -> None:
    ed = game().ed
    uman = [p for p in ed.pieces if p.place == ed.uman and p.arrives == 4]
    assert [ARMS[p.arm] for p in uman] == ["cavalry"] * 4 + ["headquarters"]
    assert max(Counter((p.place, p.arrives) for p in ed.pieces if p.arm < 3 and p.arrives).values()) <= 4
    assert len(ed.turns) == 14
    assert any(turn.base[RU] == 12 for turn in ed.turns)
    assert max(base for turn in ed.turns for base in turn.base) + 5 + 3 <= 25, "the track has boxes to 25"
    assert ed.turns[3].date["en"] == "16–31 May 1920"
    region = regions(ed, start(ed), RU)
    cavalry = ed.number["ru-dk-4"]
    assert region_of(ed, region, cavalry) >> ed.uman & 1, "Uman is in supply"


def test_map_of_the_campaign() -> None:
    board = game().ed.board
    assert board.green.bit_count() == 11
    assert board.green >> board.map.at("Ostrołęka") & 1
    assert board.map.regions["pripet"].bit_count() == 5
    assert not board.map.regions["pripet"] & board.open
    assert board.south_of_sejm & ~board.east_edge == 0
    assert board.czech_border
    assert not board.north & board.south


@pytest.mark.rule(GAME, "3.1/b", "1.3/d")
def test_the_deck_begins_without_the_single_cards() -> None:
    ed = game().ed
    assert [ed.cards[card].number for card in ed.singles] == [2, 4, 7, 8, 13, 22, 32]
    assert sorted(begin().state.deck) == [n for n in range(40) if n not in ed.singles]


@cache
def played_turn() -> tuple[dict[str, set[str]], int]:
    """One turn in which both do as little as they may: what is asked and told in each phase, in the order of play, and
    the turn after it."""
    t = started()
    t.draw(1).draw(3)
    while t.state.turn == 1:
        question = t.play.question
        assert question is not None
        if isinstance(question, Choice):
            t.play.answer("done" if question.options[0] == "done" else question.options[-1])
        else:
            assert isinstance(question, Roll)
            t.play.answer((2, 5)[: question.count])
    phases: dict[str, set[str]] = {}
    told: set[str] = set()
    for _, event in t.play.journal:
        if isinstance(event, PhaseBegun):
            told = phases.setdefault(event.phase, set())
        else:
            told.add(f"passed {event.phase}" if isinstance(event, Passed) else kebab(type(event).__name__))
    return phases, t.state.turn


def what_is_done(*phases: str) -> list[set[str]]:
    return [played_turn()[0][phase] for phase in phases]


@pytest.mark.rule(GAME, "2.1/a", "2.1/b", "2.1/c")
def test_events_points_and_depots_come_first() -> None:
    assert list(played_turn()[0])[:3] == ["events", "points", "depots"]
    events, points, depots = what_is_done("events", "points", "depots")
    assert events == {"card-drawn", "card-taken"}
    assert points == {"points-rolled"}
    assert depots == {"passed depots", "upkeep-paid"}


@pytest.mark.rule(GAME, "2.1/d", "2.1/e", "2.1/f")
def test_then_supply_movement_and_headquarters() -> None:
    movement = ["reconnaissance", "markers", "orders"]
    assert list(played_turn()[0])[3:8] == ["supply", *movement, "headquarters"]
    supply, markers, orders, headquarters = what_is_done("supply", "markers", "orders", "headquarters")
    assert "supply-checked" in supply
    assert markers == {"start-rolled", "passed markers"}
    assert orders == {"start-rolled"}
    assert headquarters == {"passed headquarters"}


@pytest.mark.rule(GAME, "2.1/g", "2.1/h")
def test_then_combat_and_replenishment() -> None:
    assert list(played_turn()[0])[8:12] == ["withdrawal", "attacks", "manoeuvre", "replenishment"]
    withdrawal, attacks, replenishment = what_is_done("withdrawal", "attacks", "replenishment")
    assert "passed withdrawal" in withdrawal
    assert "start-rolled" in attacks
    assert "passed replenishment" in replenishment


@pytest.mark.rule(GAME, "2.1/i", "2.1/j", "2.1/l")
def test_then_strategic_movement_reinforcements_and_the_next_turn() -> None:
    phases, turn = played_turn()
    assert list(phases)[12:] == ["strategic", "reinforcements", "blanks"]
    strategic, blanks = what_is_done("strategic", "blanks")
    assert strategic == {"passed strategic"}
    assert blanks == {"passed blanks", "turn-begun"}
    assert turn == 2


@pytest.mark.rule(GAME, "2.1/j")
def test_reinforcements_come_after_strategic_movement() -> None:
    t = table(turn=3, phase="strategic", step=0)
    t.say("pass").say("pass")
    while t.prompt in ("arrival", "facing"):
        t.skip(t.prompt)
    told = [event.phase if isinstance(event, PhaseBegun) else type(event) for _, event in t.play.journal]
    assert told.index("reinforcements") < told.index(Arrived) < told.index("blanks")
    assert Arrived not in told[: told.index("reinforcements")]


def test_damaged_rule_names_are_found_at_loading() -> None:
    with pytest.raises(DataError):
        check_names(set(NAMES.values()) - {"9.3/a"})


def test_members_of_the_czech_border_touch_it() -> None:
    board = game().ed.board
    assert all(board.open >> h & 1 for h in members(board.czech_border))


@pytest.mark.parametrize("language", ["pl", "en"])
def test_what_a_card_says_is_said_without_numbers_of_rules(language: str) -> None:
    said = [text[language] for card in game().ed.cards for text in card.says]
    assert not [text for text in said if re.search(r"\d\.\d", text)]
