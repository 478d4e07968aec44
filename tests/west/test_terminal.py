"""The board in the terminal: stacks of the enemy show their height only, own ones their strength."""

from rich.console import Console
from rich.text import Text

from sztab.cli.boards import draw_board
from sztab.cli.boards.hexes import draw_hexes, ground
from sztab.cli.telling import Teller
from sztab.words import words
from tests.west.kit import Table, table


def drawn(t: Table, seat: str) -> str:
    console = Console(width=200, force_terminal=False)
    with console.capture() as capture:
        console.print(draw_board(t.game, t.game.view(t.state, seat), Teller(t.game, words("en"))))
    return capture.get()


def test_own_stacks_show_strength_enemy_stacks_height() -> None:
    t = table("pl: dp-12@0404>E bj-1@0404 hq-1@0404 / ru: ds-5@0604>W blank@0604", markers={"pl": ["0404"]})
    seen = drawn(t, "pl")
    assert "→2·5H!" in seen
    assert "←?2" in seen
    assert "←2·" not in seen
    assert "←1·3" in drawn(t, "ru")


def test_points_and_towns_stand_above() -> None:
    seen = drawn(table("pl: dp-12@0404>E / ru: ds-5@0604>W", points={"pl": 7, "ru": 3}), "pl")
    assert "Poles: 7/7" in seen
    assert "Russians: 3/3" in seen


def test_a_map_that_is_cut_into_parts_fits_the_room() -> None:
    t = table("pl: dp-12@0404>E / ru: ds-5@1204>W")
    for room in (40, 60, 80):
        lines = draw_hexes(
            t.ed.board.map,
            lambda index: (Text(""), ground(t.ed.board.map, index, {})),
            range(t.ed.board.map.size),
            room=room,
        )
        assert max(len(line) for line in lines.plain.splitlines()) <= room


def test_a_goal_is_told_as_a_goal() -> None:
    t = table("pl: dp-12@0404>E hq-1@0404 / ru: ds-5@1111>W", markers={"pl": ["0404"]})
    tell = Teller(t.game, words("en"))
    assert tell.answer_at("order", ("march", t.ed.board.map.at("0404"))) == "0404: march"
    t.say("march", hex="0404").say(unit=["pl-dp-12"])
    assert t.prompt == "march"
    assert tell.answer_at("march", t.ed.board.map.at("0504")) == "march to 0504"
