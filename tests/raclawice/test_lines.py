"""8.10, 8.16: who moves together."""

import pytest

from sztab.games.raclawice.events import MoveEnded
from tests.raclawice.table import alone

GAME = "raclawice-1794"

FOOT, NEXT, THIRD, FOURTH = "pl-1-i-2-pp", "pl-2-i-2-pp", "pl-3-i-2-pp", "pl-4-i-2-pp"


@pytest.mark.rule(GAME, "8.16")
def test_a_stack_moves_whole_or_in_parts() -> None:
    units = f"{FOOT}@0505/NNE {NEXT}@0505/NNE {THIRD}@0505/NNE"
    table = alone(units).say(f"move {NEXT}", f"with {THIRD}", "go", "enter 0506", "stop")
    assert (table.stack("pl", "0506"), table.stack("pl", "0505")) == ([NEXT, THIRD], [FOOT])


@pytest.mark.rule(GAME, "8.16")
def test_the_next_unit_waits_until_the_move_is_over() -> None:
    table = alone(f"{FOOT}@0505/NNE {NEXT}@0808/NNE", at="0606").say(f"move {FOOT}")
    assert table.asked == "pl step"
    assert table.why(f"enter {NEXT} 0506") == "8.16", "nobody else is moving"
    table.say("enter 0506", "stop")
    assert (table.told(MoveEnded)[0].units, table.why(f"move {NEXT}")) == ((FOOT,), "")


@pytest.mark.rule(GAME, "8.10", "8.16")
def test_a_line_moves_together_step_by_step() -> None:
    """0405 and 0604 lie on the flanks of 0505; the third stack stands in the flank of the second."""
    table = alone(f"{FOOT}@0505/NNE {NEXT}@0604/NNE {THIRD}@0704/NNE", at="0503")
    table.say(f"move {FOOT}")
    assert (table.why(f"line {NEXT}"), table.why(f"line {THIRD}")) == ("", "8.10")
    table.say(f"line {NEXT}", f"line {THIRD}")
    table.say(f"enter {FOOT} 0506", f"enter {THIRD} 0705", f"enter {NEXT} 0605", f"enter {FOOT} 0507")
    assert [table.hex(id) for id in (FOOT, NEXT, THIRD)] == ["0507", "0605", "0705"]
    table.say(f"stop {NEXT}", f"stop {FOOT}")
    assert table.asked == "pl step", "the third is still on its way"


@pytest.mark.rule(GAME, "8.10")
@pytest.mark.parametrize(
    ("other", "why"),
    [
        (f"{NEXT}@0604/NNE", ""),
        (f"{NEXT}@0604/E", "8.10"),
        (f"{NEXT}@0605/NNE", "8.10"),
        (f"{NEXT}@0703/NNE", "8.10"),
    ],
)
def test_a_line_stands_side_by_side_in_the_flank_zones(other: str, why: str) -> None:
    table = alone(f"{FOOT}@0505/NNE {THIRD}@0405/NNE {other}", at="0503").say(f"move {FOOT}")
    name = other.partition("@")[0]
    assert table.why(f"line {name}") == why


@pytest.mark.rule(GAME, "8.10")
def test_infantry_and_cavalry_form_no_line() -> None:
    """Both belong to Madaliński."""
    table = alone("pl-1-ii-7-pp@0505/NNE pl-1-1-wbkn@0604/NNE pl-2-ii-7-pp@0405/NNE", "madalinski")
    table.say("move pl-1-ii-7-pp")
    assert (table.why("line pl-1-1-wbkn"), table.why("line pl-2-ii-7-pp")) == ("8.10", "")


@pytest.mark.rule(GAME, "8.10")
def test_who_has_moved_is_no_longer_in_the_line() -> None:
    table = alone(f"{FOOT}@0505/NNE {NEXT}@0604/NNE/moved {THIRD}@0405/NNE").say(f"move {FOOT}")
    assert (table.why(f"line {NEXT}"), table.why(f"line {THIRD}")) == ("8.16", "")


@pytest.mark.rule(GAME, "8.10")
def test_the_line_takes_whole_stacks() -> None:
    table = alone(f"{FOOT}@0505/NNE {NEXT}@0604/NNE {THIRD}@0604/NNE").say(f"move {FOOT}", f"line {NEXT}")
    table.say(f"enter {NEXT} 0605")
    assert table.stack("pl", "0605") == [NEXT, THIRD]


def test_the_question_names_all_who_go_along() -> None:
    table = alone(f"{FOOT}@0505/NNE {NEXT}@0505/NNE {THIRD}@0505/NNE").say(f"move {FOOT}")
    assert table.question.about["units"] == (FOOT,)
    table.say(f"with {NEXT}")
    assert table.question.about["units"] == (FOOT, NEXT)
    table.say("go")
    assert dict(table.question.about) == {"units": (FOOT,), "others": 1}
