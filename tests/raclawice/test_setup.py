"""3.1/b: units and leaders start where the index of the counters puts them: copied by hand, not from the box."""

import re

import pytest

from sztab import games
from tests.raclawice.field import real
from tests.raclawice.test_box import battle

GAME = "raclawice-1794"

UNITS = """
0420: 1/2 MBKN, 2/2 MBKN
0520: 3/2 MBKN, 4/2 MBKN
0533: 1/A.Denisow
0619: 5/2 MBKN, 6/2 MBKN
0633: I/Achtyrski
0732: I/Elizawetgradzki, II/Elizawetgradzki
0820: 1/I/2 pp, 2/I/2 pp
0822: 1s/2 pp
0832: 1/III/jegrów, 2/III/jegrów
0833: 3 art. rosyjska
0915: 1/kos, 2/kos, 3/kos, 4/kos
0920: 3/I/2 pp, 4/I/2 pp
0921: 2s/2 pp
0932: 3/III/jegrów, 4/III/jegrów
1014: 5/kos, 6/kos, 7/kos, 8/kos
1015: 9/kos, 10/kos, 11/kos, 12/kos
1019: 1/II/3 pp, 2/II/3 pp
1116: ochotnicy
1119: 3/II/3 pp, 4/II/3 pp
1218: 1/I/3 pp, 2/I/3 pp
1316: 1/II/6 pp, 2/II/6 pp
1318: 3/I/3 pp, 4/I/3 pp
1319: 1 art. polska
1415: 3/II/6 pp, 4/II/6 pp
1417: 1/I/6 pp, 2/I/6 pp
1517: 3/I/6 pp, 4/I/6 pp
1518: 2 art. polska
1616: 1/II/7 pp, 2/II/7 pp
1626: 2 art. rosyjska
1627: 1/II/Uglicki, 2/II/Uglicki
1716: 3/II/7 pp, 4/II/7 pp
1717: 3 art. polska
1727: 3/II/Uglicki, 4/II/Uglicki
1815: 1/1 WBKN, 2/1 WBKN
1825: 1 art. rosyjska
1826: 1/komb. gren., 2/komb. gren.
1915: 3/1 WBKN, 4/1 WBKN
1926: 3/komb. gren., 4/komb. gren.
2014: 5/1 WBKN, 6/1 WBKN
2025: 1/I/jegrów, 2/I/jegrów
2114: 1/4 PSP, 2/4 PSP
2124: I/Smoleński, II/Smoleński
2223: III/Smoleński, IV/Smoleński
2323: II/Achtyrski, III/Achtyrski
2422: 2/kozacy, 3/kozacy
2522: 4/kozacy, 5/kozacy
2621: 6/kozacy
later: 1/I/Uglicki, 2/I/Uglicki, 3/I/Uglicki, 4/I/Uglicki, 1/II komb. gren., 2/II komb. gren., 1/II/jegrów,
      2/II/jegrów, 3/II/jegrów, 4/II/jegrów, 1/I/Kozłowski, 2/I/Kozłowski, 3/I/Kozłowski, 4/I/Kozłowski,
      I/Charkowski, II/Charkowski, III/Charkowski, 7/kozacy, 8/kozacy, 9/kozacy, 10/kozacy, 11/kozacy,
      12/kozacy, 4 art. rosyjska, 5 art. rosyjska
"""
"""Hex by hex, by the labels of the counters; "later" come with General Denisov."""

LEADERS = {
    "Kościuszko": "1216",
    "Zajączek": "0919",
    "Szyrer": "1317",
    "Manget": "0519",
    "Madaliński": "1814",
    "Tormasow": "1927",
    "Tomatis": "1826",
    "Muromcow": "2322",
    "Pustowałow": "0833",
    "Denisow": "",
}

MOVED = {"1 art. polska": "1318", "2 art. polska": "1517", "3 art. polska": "1716"}
"""Guns that stand among the companies of the first line, for balance."""


def expected() -> dict[str, str]:
    lines = re.sub(r"\n +", " ", UNITS.strip()).splitlines()
    listed = {label: hex for hex, _, labels in (line.partition(": ") for line in lines) for label in labels.split(", ")}
    return {**listed, **MOVED}


@pytest.mark.rule(GAME, "3.1/b")
def test_every_unit_starts_in_its_hex_of_the_index() -> None:
    edition, state = real(), battle()
    standing = {c.label: edition.number(state.hexes[unit]) or "later" for unit, c in enumerate(edition.counters)}
    assert standing == expected()


@pytest.mark.rule(GAME, "3.1/b")
def test_every_leader_starts_in_his_hex_of_the_index() -> None:
    edition, state = real(), battle()
    places = {leader.label: edition.number(state.leader_hex[n]) for n, leader in enumerate(edition.leaders)}
    assert places == LEADERS


@pytest.mark.parametrize(
    ("id_", "polish", "english"),
    [
        ("ru-1-art-rosyjska", "1 art. rosyjska", "Russian battery 1"),
        ("pl-3-art-polska", "3 art. polska", "Polish battery 3"),
        ("ru-2-kozacy", "2/kozacy", "2/Cossacks"),
        ("pl-1-i-2-pp", "1/I/2 pp", "1/I/2 pp"),
        ("tormasow", "Tormasow", "Tormasov"),
    ],
)
def test_english_sentences_name_units_and_leaders_in_english(id_: str, polish: str, english: str) -> None:
    game = games.load(GAME)
    assert (game.label("unit", id_, "pl"), game.label("unit", id_, "en")) == (polish, english)
