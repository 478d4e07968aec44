"""What bots go by is told to either side in words of its own."""

from msgspec.structs import replace

from sztab.games.warszawa.bot.evaluation import OFFICER
from sztab.games.warszawa.bot.reasons import parts
from tests.warszawa.tables import game, pose


def test_an_open_warsaw_is_a_danger_to_poles_and_a_way_for_reds() -> None:
    state = pose(armies="pl: 1A@modlin / su: 3A@radzymin").state
    names = {}
    for seat in ("pl", "su"):
        view = replace(game().view(state, seat), destroyed=game().ed.defenders_bit)
        (found,) = [part for part in parts(game().ed, view, seat, OFFICER) if "warsaw" in part.name]
        names[seat] = (found.name, found.worth > 0)
    assert names == {"pl": ("warsaw-guard", False), "su": ("warsaw", True)}
