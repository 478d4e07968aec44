"""5, 15.4, 15.7, 27.2: which way a march takes."""

from itertools import pairwise
from typing import Any

import pytest
from tests.rok1920.kit import Table, draw

from sztab import games
from sztab.bots.bot import random_play_out
from sztab.games.rok1920.events import MoraleShifted, Moved
from sztab.games.rok1920.moving import movement_phase
from sztab.games.rok1920.moving.reach import Range, march_range, points_of
from sztab.games.rok1920.moving.way_choice import careful_path, choose_way
from sztab.games.rok1920.state import State
from sztab.games.rok1920.war import War
from sztab.kernel.dice import RandomDice
from sztab.kernel.play import Play
from sztab.kernel.requests import Answer, Steps

GAME = "rok-1920"

RIDERS: dict[str, Any] = {
    "pl-r": {"name": "R", "side": "pl", "arm": "cavalry", "strength": 2, "weakened": 1, "movement": 9}
}
"""Nine points: enough for a ride round the towns between 0303 and 0301."""
TOWNS: dict[str, Any] = {"regions": {"town": "0202 0501 0302"}, "held": {"su": ["0202", "0501"], "pl": ["0302"]}}


def path(table: Table) -> tuple[str, ...]:
    found: tuple[str, ...] = table.events(Moved)[-1].path
    return found


@pytest.mark.rule(GAME, "5", "27.2")
def test_the_player_says_which_places_a_march_goes_through() -> None:
    table = draw("pl: R@0303 / su: 58DS@0808", phase="movement", counters=RIDERS, **TOWNS)
    table.give("R", "0301")
    assert (table.prompt, table.asked) == ("move-by", "pl")
    assert table.options() == {"straight", "0202", "0501"}, "0302 is ours and no matter"
    assert table.why_not("0302") == ["27.2"]
    table.give("0501")
    assert table.options() == {"straight", "0202"}, "on the way back it may take the other as well"
    table.give("0202")
    assert table.at("R") == "0301"
    assert {"0501", "0202"} <= set(path(table))
    assert table.events(Moved)[-1].points <= 9
    for h in ("0202", "0501"):
        assert table.state.held[0] >> table.hex(h) & 1
    shortest = draw("pl: 1BK@0303 / su: 58DS@0808", phase="movement", **TOWNS).give("1BK", "0301", "straight")
    assert path(shortest) == ("0302", "0301")
    assert shortest.state.held[1] >> shortest.hex("0202") & 1


@pytest.mark.rule(GAME, "5", "5.1")
def test_only_as_far_as_the_points_go_and_where_it_may_go() -> None:
    weak = draw("pl: 16DP@0303 / su: 58DS@0808", phase="movement", **TOWNS).give("16DP", "0301")
    assert weak.options() == {"straight", "0202"}, "three points: 0501 is too far"
    assert weak.why_not("0501") == ["5.1.2"]
    ride: dict[str, Any] = {"phase": "movement", "counters": RIDERS, **TOWNS}
    theirs = draw("pl: R@0303 / su: 16BK-@0501 58DS@0808", **ride).give("R", "0301")
    assert theirs.options() == {"straight", "0202"}, "an enemy stands in 0501"
    assert theirs.why_not("0501") == ["5.1.3"]
    none = draw("pl: 1BK@0303 / su: 58DS@0808", phase="movement", **{**TOWNS, "held": {"pl": ["0202", "0501", "0302"]}})
    none.give("1BK", "0301")
    assert none.at("1BK") == "0301", "nothing to ask where every place is ours"


@pytest.mark.rule(GAME, "10", "27.2")
def test_after_combat_too() -> None:
    table = draw("su: 8DK@0304 4DK@0304 6DK@0304 / pl: 16DP@0303", phasing="su", **{**TOWNS, "held": {"pl": ["0402"]},
                 "regions": {"town": "0402"}})  # fmt: skip
    table.give("0303", "8DK", "4DK", "6DK", "go", (1, 2))
    while table.prompt in ("loss", "retreat-route"):
        table.play.answer_index(0)
    table.give("8DK", "0302")
    assert table.options() == {"straight", "0402"}
    table.give("0402")
    assert path(table) == ("0303", "0402", "0302")


@pytest.mark.rule(GAME, "15.7")
def test_no_boundary_is_crossed_without_need() -> None:
    """Two ways of the same cost; the one that stays in the theatre is taken."""
    regions = {"lb": "0403 0402", "ua": "0303 0302 0301 0401 0503 0502 0501 0404 0304 0504"}
    for start, goal in (("0303", "0401"), ("0302", "0502"), ("0304", "0503")):
        table = draw(f"pl: 1BK@{start} / su: 58DS@0909", phase="movement", chapters=15, regions=regions,
                     morale={"ua": 0, "lb": -20})  # fmt: skip
        span = march_range(table.war, table.state, table.unit("1BK"))
        way = careful_path(table.war, table.state, span, table.hex(goal))
        cost = span.reach.cost(table.hex(goal))
        theatres = [table.war.board.theatre[h] for h in (table.hex(start), *way)]
        free = draw(f"pl: 1BK@{start} / su: 58DS@0909", phase="movement", chapters=15,
                    terrain={"sea": "0403 0402"})  # fmt: skip
        around = march_range(free.war, free.state, free.unit("1BK")).reach.cost(free.hex(goal))
        crossings = sum(a != b for a, b in pairwise(theatres))
        assert len(way) == cost
        assert (crossings == 0) == (around == cost), "over it only where the way round is longer"
        table.march("1BK", goal)
        assert around is not None, "its points suffice for the way round"
        assert not table.events(MoraleShifted), "a longer way brings nothing about, and costs nothing else"


@pytest.mark.rule(GAME, "5.1")
def test_a_way_round_is_told_with_all_that_it_takes() -> None:
    straight = draw("pl: R@0303 / su: 58DS@0808", phase="movement", counters=RIDERS, **TOWNS).give(
        "R", "0301", "straight"
    )
    assert straight.events(Moved)[-1].points == 2
    table = draw("pl: R@0303 / su: 58DS@0808", phase="movement", counters=RIDERS, **TOWNS)
    table.give("R", "0301", "0501", "straight")
    assert table.events(Moved)[-1].points == len(path(table)) > 2, "a point for each hex of clear ground"


@pytest.mark.rule(GAME, "5", "5.2", "27.2")
def test_there_and_back_again() -> None:
    """5, amb-162: a unit may take a place and return to where it stands, as far as its points allow both ways."""
    near: dict[str, Any] = {"regions": {"town": "0302 0501"}, "held": {"su": ["0302", "0501"]}}
    table = draw("pl: 16DP@0303 / su: 58DS@0808", phase="movement", **near).give("16DP", "0303")
    assert (table.prompt, table.options()) == ("move-by", {"stay", "0302"}), "0501 is too far for the way back"
    table.give("0302")
    assert (table.at("16DP"), path(table), table.events(Moved)[-1].points) == ("0303", ("0302", "0303"), 2)
    assert table.state.held[0] >> table.hex("0302") & 1
    assert "pl-16dp" not in table.options(), "that was its move"
    stays = draw("pl: 16DP@0303 / su: 58DS@0808", phase="movement", **near).give("16DP", "0303", "stay")
    assert (stays.at("16DP"), stays.events(Moved)) == ("0303", [])
    assert stays.state.held[1] >> stays.hex("0302") & 1


@pytest.mark.rule(GAME, "5.1.1.1", "6")
def test_back_only_where_the_way_allows_it() -> None:
    near: dict[str, Any] = {"regions": {"town": "0302"}, "held": {"su": ["0302"]}, "phase": "movement"}
    river = draw("pl: 16DP@0303 / su: 58DS@0808", sides={"large-river": "0303/0302"}, **near).give("16DP", "0303")
    assert river.prompt == "move", "over a large river all points go on the first step"
    four = "pl: 16DP@0303 12DP@0303 13DP@0303 11DP@0303"
    full = draw(f"{four} / su: 58DS@0808", **near).give("16DP", "0303")
    assert full.options() == {"stay", "0302"}, "6: its own room is free for it"
    over = draw(f"{four} 10DP@0303 / su: 58DS@0808", **near).give("16DP", "0303")
    assert over.prompt == "move", "6: four others are left, and nobody may join them"


@pytest.mark.agreement
@pytest.mark.parametrize(
    ("game", "scenario", "seed"), [("nest-of-eagles", "2", 0), ("nest-of-eagles", "2", 3), ("rok-1920", "D", 1)]
)
def test_no_march_takes_more_points_than_the_unit_has(
    game: str, scenario: str, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where it goes by a hex that its player names, and round what it need not bring about."""
    by = 0

    def within(war: War, state: State, span: Range, goal: int) -> Steps[list[int]]:
        nonlocal by
        walked, answers = choose_way(war, state, span, goal), 0
        answer: Answer = None
        try:
            while True:
                asked = walked.send(answer)
                answers += 1
                answer = yield asked
        except StopIteration as done:
            way: list[int] = done.value
        by += bool(answers)
        spent = points_of(war, state, span.unit, span.start, way, span.began)
        assert spent <= span.points or span.first >> goal & 1
        return way

    monkeypatch.setattr(movement_phase, "choose_way", within)
    random_play_out(Play.begin(games.load(game), scenario, memory=False), RandomDice(seed))
    assert by > 10
