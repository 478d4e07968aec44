"""The map in the terminal."""

import pytest
from tests.rok1920.kit import game

from sztab.cli.boards.hexes import draw_hexes, ground
from sztab.cli.boards.rok1920 import WIDTH, stack_text
from sztab.games.rok1920.table.board_view import UnitView
from sztab.games.rok1920.table.view import View


def units(scenario: str) -> list[UnitView]:
    state = game().start(scenario, game().scenario(scenario).settle({}))
    view = game().view(state, None)
    assert isinstance(view, View)
    return list(view.units)


@pytest.mark.parametrize("room", [40, 80, 100])
def test_a_map_wider_than_the_terminal_is_cut_into_parts(room: int) -> None:
    hexmap = game().map
    names = {index: name for name, index in hexmap.places.items()}
    wanted = {hexmap.at(unit.hex) for unit in units("A")}

    def drawn(width: int) -> str:
        return draw_hexes(hexmap, lambda h: (stack_text([]), ground(hexmap, h, names)), wanted, room=width).plain

    lines = drawn(room).splitlines()
    assert max(len(line) for line in lines) <= room
    assert len(lines) > len(drawn(0).splitlines())
    assert sorted(" ".join(lines).split()) == sorted(drawn(0).split()), "no hex is lost or drawn twice"


def test_the_strength_of_a_stack_is_never_cut_short() -> None:
    many = [unit for unit in units("A") if unit.side == "su"][:4]
    assert sum(unit.strength for unit in many) >= 10
    text = stack_text(many).plain
    assert len(text) < WIDTH
    assert text.endswith(f"+3·{sum(unit.strength for unit in many)}")
