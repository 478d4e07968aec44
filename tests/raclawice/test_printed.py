"""What a client draws is what the box prints."""

from sztab import games
from sztab.games.raclawice.table.printed import printed
from tests.raclawice.field import drawn


def test_the_picture_and_the_counters_name_the_hexes_and_units_of_the_codec() -> None:
    game = games.load("raclawice-1794")
    told = game.board()  # type: ignore[attr-defined]
    assert {cell.number for cell in told["picture"].cells} == set(game.codec.domains["hex"])
    assert tuple(counter["id"] for counter in told["counters"]) == game.codec.domains["unit"]
    assert tuple(leader["id"] for leader in told["leaders"]) == game.codec.domains["leader"]
    assert tuple(told["hexes"]) == game.codec.domains["hex"]


def test_a_counter_shows_its_numbers_after_each_loss() -> None:
    told = games.load("raclawice-1794").board()  # type: ignore[attr-defined]
    counters = {counter["id"]: counter for counter in told["counters"]}
    company = counters["pl-1-i-2-pp"]
    assert company["strength"] == [4, 3, 2, 1]
    assert company["leaders"] == ["zajaczek"]
    assert (company["side"], company["arm"], company["kind"]) == ("pl", "infantry", "line")


def test_a_scenario_names_the_leaders_who_take_part() -> None:
    """Whoever does not is not told as lost."""
    told = games.load("raclawice-1794").board()["scenarios"]  # type: ignore[attr-defined]
    casts = [set(card["leaders"]) for card in told.values()]
    assert {"kosciuszko", "szyrer", "tormasow", "tomatis"} in casts
    assert any("zajaczek" in cast and "denisow" in cast for cast in casts)


def test_a_drawn_map_is_drawn() -> None:
    """A situation on a map of its own shows that map, not the battlefield."""
    edition = drawn({"0303": "forest"}, streams=["0404/0405"], columns=6, rows=7)
    shown = printed(edition.box, edition)
    cells = {cell.number: cell.terrain for cell in shown["picture"].cells}
    assert len(cells) == 6 * 7
    assert cells["0303"] == "forest"
    assert shown["hexes"] == list(edition.board.map.numbers)
