"""23.1.3: hidden units come to light."""

from typing import Any

import pytest

from sztab.games.rok1920.eagles.events import DummyRevealed, HiddenRevealed
from sztab.games.rok1920.eagles.options.reconnaissance import hexes_revealed
from sztab.games.rok1920.events import Moved
from sztab.games.rok1920.scenarios.setup import hex_of
from sztab.games.rok1920.state import Pursuit
from sztab.games.rok1920.units.counters import PL
from tests.eagles.kit import game
from tests.eagles.test_hiding import posed, said
from tests.rok1920.special_kit import Scene

GAME = "nest-of-eagles"

# Open country in the Ukraine; a small river runs along some sides of it.
HERE = "2125"
RED = {"su p1": "su-58ds"}


def around(number: str = HERE) -> list[str]:
    board = posed("su-27ds@Orsza", phase="movement").war.board
    h = hex_of(board, number)
    return [board.map.numbers[n] for n in board.neighbours[h]]


def windowed(units: str, under_markers: dict[str, str] | None = None, **what: Any) -> Scene:
    """A reserve phase of the Pole, or what the arguments say."""
    what = {"phase": "first-window", "phasing": "pl", **what}
    mover = what.pop("mover", "pl")
    table = posed(f"{units} su-27ds@Orsza", under_markers=RED if under_markers is None else under_markers, **what)
    while table.prompt == "reserve-phase":
        table.give("take" if table.asked == mover else "pass")
    return table


def beside(unit: str, **what: Any) -> Scene:
    return windowed(f"{unit}@{HERE} pl-15dp@{HERE} su-58ds@{around()[1]}", **what)


@pytest.mark.rule(GAME, "23.1.3", "23.1.3/a", "23.1.3/q")
def test_reserves_reveal_hidden_enemies_beside_them_in_a_reserve_phase() -> None:
    table = beside("pl-12dp")
    assert "pl-12dp" in said(table, "scout")
    table.act("scout", "pl-12dp")
    assert table.options() == {"done", around()[1]}
    table.give(around()[1])
    assert [(e.piece, e.units) for e in table.events(HiddenRevealed)] == [("su-patrol-1", ("su-58ds",))]
    assert not table.marks.get("hidden-su")
    assert "su-58ds" in {u.id for u in table.game.view(table.state, "pl").units}
    assert table.prompt == "move"
    assert table.unit("pl-12dp") not in table.state.movers, "it does not move"
    assert not said(beside("pl-12dp", phase="movement"), "scout"), "not in the movement phase"
    weak = windowed(f"pl-205pp@{HERE} su-58ds@{around()[1]} su-45ds@{around()[1]}", {"su a": "su-58ds su-45ds"})
    assert not said(weak, "scout"), "a regiment beside a Group is no reserve"


@pytest.mark.rule(GAME, "23.1.3/l")
@pytest.mark.parametrize(
    ("unit", "may"), [("pl-12dp", True), ("pl-art1", False), ("pl-1pcz", False), ("pl-7esk", False)]
)
def test_tanks_artillery_and_patrols_reveal_nobody(unit: str, may: bool) -> None:
    table = beside(unit)
    assert (unit in said(table, "scout")) is may
    patrol = beside("pl-12dp", under_markers={**RED, "pl p1": "pl-12dp"})
    assert "pl-12dp" not in said(patrol, "scout")


@pytest.mark.rule(GAME, "23.1.3/d", "23.1.3/e", "23.1.3/f", "23.1.3/g")
@pytest.mark.parametrize(
    ("unit", "count"),
    [
        ("pl-205pp", 1), ("pl-sp", 1), ("pl-pp1", 1), ("pl-12dp", 2), ("pl-1dpleg", 3), ("pl-1dk", 3), ("pl-1bk", 2),
        ("su-4dk", 6), ("pl-art1", 0),
    ],
)  # fmt: skip
def test_how_many_hexes_a_unit_reveals_without_moving(unit: str, count: int) -> None:
    table = posed(f"{unit}@Lwów su-27ds@Orsza", phase="movement")
    counter = table.war.roster.counters[table.unit(unit)]
    assert hexes_revealed(table.war, table.state, table.unit(unit)) == count, counter


def ringed(unit: str) -> Scene:
    """Five Patrols around a unit."""
    reds = ("su-58ds", "su-45ds", "su-44ds", "su-47ds", "su-60ds")
    places = around()
    units = " ".join(f"{red}@{h}" for red, h in zip(reds, places))
    hidden = {f"su p{n}": red for n, red in enumerate(reds, 1)}
    return windowed(f"{unit}@{HERE} pl-1dpleg@{HERE} pl-1dk@{HERE} pl-2dpleg@{HERE} {units}", hidden)


@pytest.mark.rule(GAME, "23.1.3/c", "23.1.3/e", "23.1.3/f")
@pytest.mark.parametrize(("unit", "count"), [("pl-12dp", 2), ("pl-1dpleg", 3)])
def test_the_player_picks_the_hexes_one_by_one(unit: str, count: int) -> None:
    table = ringed("pl-12dp")
    table.act("scout", unit)
    assert len(table.options()) == 6, "five hexes, or no more"
    for _ in range(count):
        assert table.prompt == "scout"
        table.give(sorted(table.options() - {"done"})[0])
    assert table.prompt == "move"
    assert len(table.events(HiddenRevealed)) == count


@pytest.mark.rule(GAME, "23.1.3/c")
def test_a_hidden_stack_counts_as_one() -> None:
    h = around()[1]
    table = windowed(
        f"pl-205pp@{HERE} pl-1dpleg@{HERE} su-58ds@{h} su-45ds@{h}", {"su p1": "su-58ds", "su p2": "su-45ds"}
    )
    table.act("scout", "pl-205pp")
    table.give(h)
    revealed = [e.piece for e in table.events(HiddenRevealed)]
    assert revealed == ["su-patrol-1", "su-patrol-2"]


@pytest.mark.rule(GAME, "23.1.3/a", "23.1.3/b")
def test_after_a_move_points_must_be_left_for_the_hex() -> None:
    board = posed("su-27ds@Orsza", phase="movement").war.board
    goal = hex_of(board, HERE)
    red = around()[1]
    for steps, asked in ((1, True), (3, False)):
        starts = [
            board.map.numbers[h]
            for h in range(board.size)
            if board.distance(h, goal) == steps and board.open >> h & 1
            and board.distance(h, hex_of(board, red)) > steps
        ]  # fmt: skip
        table = None
        for start in starts:
            trial = windowed(f"pl-12dp@{start} su-58ds@{red}")
            trial.give("12DP")
            if HERE in trial.options():
                table = trial
                break
        assert table is not None
        table.give(HERE)
        while table.prompt == "way":
            table.play.answer_index(0)
        moved = table.events(Moved)[-1]
        assert (table.prompt == "scout") is asked, moved
        if asked:
            table.give(red)
            assert table.events(HiddenRevealed)
            assert table.prompt != "scout", "A78: one hex only"


@pytest.mark.rule(GAME, "23.1.3/h")
def test_pursuers_may_reveal_too() -> None:
    south = around()[3]
    far = around(south)
    red = "2127"
    assert red in far
    table = windowed(f"pl-12dp@{HERE} su-58ds@{red}", phase="attacks")
    table.state.pursuit = Pursuit(PL, 1 << table.unit("pl-12dp"), table.hex(south))
    table = Scene(table.game, table.state)
    table.give("12DP", south)
    assert table.prompt == "scout", "1 of 2 points is left"
    table.give(red)
    assert table.events(HiddenRevealed)


@pytest.mark.rule(GAME, "23.1.3/i")
def test_where_only_dummies_were_the_unit_may_enter() -> None:
    h = around()[1]
    for word, at in (("enter", h), ("stay", HERE)):
        table = windowed(f"pl-12dp@{HERE} su-s-dummy1@{h}", {"su p1": "su-s-dummy1"})
        table.act("scout", "pl-12dp").give(h)
        assert [e.piece for e in table.events(DummyRevealed)] == ["su-patrol-1"]
        assert table.prompt == "scout-enter"
        table.give(word)
        assert table.at("pl-12dp") == at
    real = beside("pl-12dp").act("scout", "pl-12dp").give(h)
    assert real.prompt != "scout-enter"


@pytest.mark.rule(GAME, "23.1.3/j")
def test_revealing_counts_as_one_attack_and_no_more() -> None:
    table = ringed("pl-12dp")
    table.act("scout", "pl-12dp")
    for _ in range(2):
        table.give(sorted(table.options() - {"done"})[0])
    assert table.marks["attacks-ua"] == 1
    table.act("scout", "pl-1dk")
    table.give(sorted(table.options() - {"done"})[0])
    assert table.marks["attacks-ua"] == 1, "never more than one"
    h = around()[1]
    red = windowed(f"su-58ds@{HERE} pl-12dp@{h} su-44ds@{HERE}", {"pl p1": "pl-12dp"}, mover="su", phasing="su")
    red.act("scout", "su-58ds").give(h)
    assert red.marks["attacks-southwest"] == 1, "for the front of the unit"


@pytest.mark.rule(GAME, "23.1.3/k")
def test_in_the_enemys_turn_it_counts_for_the_next_own_turn() -> None:
    table = beside("pl-12dp", phasing="su")
    table.act("scout", "pl-12dp").give(around()[1])
    assert not table.marks.get("attacks-ua")
    for _ in range(400):
        if table.state.phasing == PL and table.prompt == "reserve-phase":
            break
        question: Any = table.play.question
        words = [w for w in ("pass", "done", "no", "none") if w in getattr(question, "options", ())]
        table.play.answer(words[0] if words else question.options[0]) if hasattr(question, "options") else table.roll(6)
    assert table.marks["attacks-ua"] == 1


@pytest.mark.rule(GAME, "23.1.3/m")
def test_a_group_that_reveals_is_revealed() -> None:
    table = beside("pl-12dp", under_markers={**RED, "pl a": "pl-12dp pl-15dp"})
    assert "pl-12dp" in said(table, "scout")
    table.act("scout", "pl-12dp")
    assert [e.piece for e in table.events(HiddenRevealed)] == ["pl-group-a"]
    assert not table.marks.get("hidden-pl")
    table.give(around()[1])
    assert [e.piece for e in table.events(HiddenRevealed)] == ["pl-group-a", "su-patrol-1"]
    assert table.unit("pl-15dp") in table.state.movers, "the other unit may still move"


@pytest.mark.rule(GAME, "23.1.3/n", "23.1.3/o")
def test_who_attacks_or_is_attacked_is_revealed() -> None:
    h = around()[1]
    table = posed(
        f"pl-12dp@{HERE} pl-15dp@{HERE} su-58ds@{h} su-27ds@Orsza", phase="attacks", phasing="pl",
        under_markers={**RED, "pl p1": "pl-12dp pl-15dp"},
    )  # fmt: skip
    table.give(h, "12DP", "go")
    revealed = [(e.piece, e.units, game().number(e.rule)) for e in table.events(HiddenRevealed)]
    assert revealed == [
        ("pl-patrol-1", ("pl-12dp", "pl-15dp"), "23.1.3/n"), ("su-patrol-1", ("su-58ds",), "23.1.3/o"),
    ]  # fmt: skip
    while table.prompt in ("operation-theatre", "attack-order", "defence-order"):
        table.play.answer_index(0)
    assert table.prompt == "attack-roll", "then the attack is carried out"


@pytest.mark.rule(GAME, "23.1.3/p")
@pytest.mark.parametrize(("phase", "side"), [("movement", "pl"), ("attacks", "pl"), ("replacements", "pl")])
def test_the_owner_may_reveal_in_his_own_phases(phase: str, side: str) -> None:
    h = around()[1]
    both = {**RED, "pl p1": "pl-12dp"}
    units = f"pl-12dp@{HERE} pl-15dp@{HERE} su-58ds@{h} su-27ds@Orsza"
    table = posed(units, under_markers=both, phase=phase, phasing=side)
    assert said(table, "reveal") == {"p1"}, "his own markers, in his own phase"
    table.play.answer(("reveal", "p1"))
    assert not table.marks.get("hidden-pl")
    assert table.marks.get("hidden-su")


@pytest.mark.rule(GAME, "23.1.3")
def test_whoever_has_to_roll_for_supply_is_revealed() -> None:
    table = posed(
        "pl-12dp@Smoleńsk su-58ds@Humań su-27ds@Orsza", under_markers={"pl p1": "pl-12dp"}, phase="replacements",
        phasing="pl", unsupplied=["pl-12dp"], morale={"ua": 0, "lb": 0},
    )  # fmt: skip
    table.skip_to("starvation")
    assert not table.marks.get("hidden-pl")
