"""What a position is worth to a bot."""

from sztab.games.raclawice.bot.evaluation import Judge
from sztab.games.raclawice.state import GONE, State
from sztab.games.raclawice.table.view import view
from tests.raclawice.field import drawn, position

FIELD = drawn()
PLACES = ("pl-1-i-6-pp@0404>NNE", "ru-1-ii-uglicki@0408>SSW", "szyrer@0404", "tomatis@0408")


def value(state: State, seat: str = "pl") -> float:
    return Judge(FIELD).worth(view(FIELD, state, seat), seat)


def test_what_one_side_wins_the_other_loses() -> None:
    state = position(FIELD, *PLACES, score=2)
    assert value(state, "pl") == -value(state, "ru")


def test_points_and_units_count() -> None:
    start = value(position(FIELD, *PLACES))
    assert value(position(FIELD, *PLACES, score=1)) > start
    lost = position(FIELD, *PLACES)
    lost.lost[FIELD.unit("pl-1-i-6-pp")] = 1
    assert value(lost) < start
    dead = position(FIELD, *PLACES)
    dead.leader_fate[FIELD.leader("tomatis")] = GONE
    dead.leader_hex[FIELD.leader("tomatis")] = -1
    assert value(dead) > start


def test_a_leader_belongs_to_his_units_and_not_alone_before_the_enemy() -> None:
    near = value(position(FIELD, *PLACES))
    far = value(position(FIELD, *PLACES[:2], "szyrer@1201", "tomatis@0408"))
    exposed = value(position(FIELD, *PLACES[:2], "szyrer@0407", "tomatis@0408"))
    assert near > far
    assert near > exposed


def test_a_melee_that_promises_well_is_worth_having() -> None:
    apart = position(FIELD, "pl-1-kos@0405", "pl-2-kos@0405", "ru-2-art-rosyjska@0404")
    clash = position(FIELD, "pl-1-kos@0404", "pl-2-kos@0404", "ru-2-art-rosyjska@0404")
    assert value(clash) > value(apart)


def test_who_must_score_comes_nearer() -> None:
    """12.3: at a level score the Poles win, so the Russians must come."""
    far = position(FIELD, *PLACES[:3], "tomatis@0408")
    near = position(FIELD, PLACES[0], "ru-1-ii-uglicki@0407>SSW", "szyrer@0404", "tomatis@0408")
    assert value(near, "ru") > value(far, "ru")
