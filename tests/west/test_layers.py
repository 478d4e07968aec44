"""What the layers of the map are drawn from: links of depots, and where headquarters command."""

from __future__ import annotations

from tests.west.kit import plain, table


def test_each_depot_is_linked_by_the_hexes_of_its_gap() -> None:
    drawn = plain(
        places={"Warszawa": "0203"}, regions={"town": "0503 0903 1203"}, terrain={"forest": "0303 0302 0402 0304 0404"}
    )
    t = table(
        "pl: dp-12@0503>E dp-13@0903>E / ru: ds-5@1203>E",
        map=drawn,
        phase="depots",
        depots={"pl": ["0503", "0903"], "ru": ["1203"]},
    )
    found = t.query("depots", side="pl")
    assert [(link["hexes"][0], link["hexes"][-1], link["counts"]) for link in found["links"]] == [
        ("0203", "0503", [2, 3]),  # a forest counts two
        ("0503", "0903", [1, 2, 3]),
    ]
    assert t.query("depots", side="ru")["links"] == [{"hexes": ["1203"], "counts": []}], "the edge lies beside it"


def test_a_link_never_steps_over_an_unbridged_river() -> None:
    drawn = plain(places={"Warszawa": "0203"}, regions={"town": "0503"}, sides={"river": "0503/NW+NE+E+SE+SW+W"})
    t = table("pl: dp-12@0503>E / ru: ds-5@1109>W", map=drawn, phase="depots", depots={"pl": ["0503"]})
    assert t.query("depots", side="pl")["links"] == []


def test_a_russian_headquarters_commands_in_its_zone_only() -> None:
    t = table("pl: dp-12@0303>E hq-1@0303 / ru: ds-5@0905>W hq-16@0905 hq-12@0606", map=plain())
    own = t.query("ranges", side="pl")["ranges"]["hq-pl-1"]
    assert "0303" in own
    assert len(own) == 7
    for unit, hexes in t.query("ranges", side="ru")["ranges"].items():
        rows = {int(number[2:]) for number in hexes}
        assert len(hexes) == 5, unit
        assert max(rows) <= 5 or min(rows) >= 6


def test_a_depot_hangs_together_with_the_nearest_one_and_not_with_one_behind_it() -> None:
    """Both lie in reach of the base: the second gap begins at the first depot, where a reader counts it from."""
    t = table(
        "pl: dp-12@0403>E dp-13@0603>E / ru: ds-5@1109>W",
        map=plain(places={"Warszawa": "0203"}, regions={"town": "0403 0603"}),
        phase="depots",
        depots={"pl": ["0403", "0603"]},
    )
    links = t.query("depots", side="pl")["links"]
    assert [(link["hexes"][0], link["hexes"][-1], link["counts"]) for link in links] == [
        ("0203", "0403", [1]),
        ("0403", "0603", [1]),
    ]
