"""Edition: all that does not change in play (board, counters, cards, turn track), with tables made from it."""

from collections.abc import Iterable, Mapping
from typing import Any

from msgspec import Struct

from sztab.atlas.reading import read_map
from sztab.games.west.cards.card import read_cards
from sztab.games.west.map.board import Board
from sztab.games.west.map.fans import crossed
from sztab.games.west.units.pieces import (
    ARMS,
    ARTILLERY,
    BLANK,
    CAVALRY,
    HEADQUARTERS,
    INFANTRY,
    LITHUANIAN,
    NONE,
    PL,
    RU,
    RUSSIAN,
    SIDES,
    UKRAINIAN,
    read_pieces,
)  # fmt: skip
from sztab.hexmap.bits import members
from sztab.hexmap.hexmap import HexMap
from sztab.kernel.box import Box
from sztab.kernel.box import Card as TomlCard
from sztab.kernel.errors import DataError


class Turn(Struct, frozen=True):
    """One box of the turn track: base points of both sides, and its dates."""

    base: tuple[int, int]
    date: Mapping[str, str]


NAMED = 1_000
"""So many sets of hexes are remembered by their numbers."""


class Numbers(Struct, frozen=True):
    """The numbers of the booklet."""

    stack_limit: int
    towns_to_win: int
    gap: int
    cavalry_gap: int
    strategic_moves: int
    headquarters_move: int
    reconnaissance_stacks: int
    reconnaissance_range: int
    return_range: int
    uman_turn: int
    forced_march: int
    border_hexes: int
    allowance: tuple[int, int, int]
    """7.4: of infantry, cavalry and artillery."""


class Edition:
    """Everything on dense integers. Sets of counters and of hexes are integers."""

    def __init__(self, box: Box, hexmap: HexMap | None = None) -> None:
        self.board = board = Board(hexmap if hexmap is not None else read_map(box))
        self.pieces = read_pieces(box, board, is_drawn=hexmap is not None)
        self.cards = read_cards(box)
        self.turns = read_turns(box)
        campaign = box.card("campaign")
        self.title: Mapping[str, str] = campaign.words("title")
        self.numbers = read_numbers(campaign)
        places = {name: _place(campaign, board, name, is_drawn=hexmap is not None) for name in PLACES}
        self.smolensk, self.warsaw, self.kaunas = places["smolensk"], places["warsaw"], places["kaunas"]
        self.kiev, self.torun, self.uman = places["kiev"], places["torun"], places["uman"]
        self.depots = read_depots(box, board, is_drawn=hexmap is not None)
        self.fans: dict[tuple[int, int], int] = {}
        """5.2: fans of depots that were looked for of late, by hex and what is passable around it (supply.py)."""
        self.stack_views: tuple[dict[tuple[int, ...], Any], ...] = ({}, {})
        """For each side, stacks as they were shown of late, by all that is seen of them (table/view.py)."""
        self.last_seen: dict[tuple[int, int], tuple[Any, Any, list[Any]]] = {}
        """For each side and looker, what its stacks were shown of last, and all of them (table/view.py)."""
        self._named: dict[int, tuple[str, ...]] = {}
        gap = self.numbers.gap
        self.around = tuple(crossed(board, 1 << h, gap, from_edge=False) for h in range(board.size))
        self.around_edge = crossed(board, 0, gap, from_edge=True)
        """5.2: all hexes through which a depot, or the eastern edge, can be linked with others."""
        self._make_sets()
        self._make_answers()

    def _make_sets(self) -> None:
        pieces = self.pieces
        self.number = {piece.id: n for n, piece in enumerate(pieces)}
        self.card_number = {card.id: n for n, card in enumerate(self.cards)}
        self.arm = tuple(piece.arm for piece in pieces)
        self.nation = tuple(piece.nation for piece in pieces)
        self.side = tuple(piece.side for piece in pieces)
        self.full = tuple(piece.full for piece in pieces)
        self.weak = tuple(piece.weak for piece in pieces)
        self.infantry, self.cavalry, self.artillery, self.leaders, self.blanks = (
            self._those(p.arm == arm for p in pieces) for arm in range(len(ARMS))
        )
        self.troops = self.infantry | self.cavalry
        """Cavalry and infantry: what has a facing."""
        self.combat = self.troops | self.artillery
        self.units = self.combat | self.leaders
        """11.1: a unit is a headquarters or a combat unit."""
        self.of_side = tuple(self._those(p.side == side for p in pieces) for side in (PL, RU))
        self.lithuanians = self._those(p.nation == LITHUANIAN for p in pieces)
        self.lithuanian_pieces = tuple(members(self.lithuanians))
        self.blank_pieces = tuple(tuple(members(self.blanks & own)) for own in self.of_side)
        self.lithuanian_land = self.board.within(self.board.lithuania, self.numbers.border_hexes + 1)
        """13.3/e: Lithuania, and the hexes with at most two others between them and it."""
        self.ukrainians = self._those(p.nation == UKRAINIAN for p in pieces)
        self.ukrainian_pieces = tuple(members(self.ukrainians))
        self.one_sided = self._those(p.one_sided for p in pieces)
        self.north_leaders = self._those(p.nation == RUSSIAN and p.zone == "N" for p in pieces)
        self.south_leaders = self._those(p.nation == RUSSIAN and p.zone == "S" for p in pieces)
        self.russian_cavalry = self.cavalry & self._those(p.nation == RUSSIAN for p in pieces)
        self.arriving = tuple(
            tuple(
                tuple(n for n, p in enumerate(pieces) if p.side == side and p.arrives == turn and p.arm < BLANK)
                for turn in range(len(self.turns) + 1)
            )
            for side in (PL, RU)
        )
        """12.0/a: for each side and turn, who comes."""
        self.singles = tuple(n for n, card in enumerate(self.cards) if card.is_single)
        self.from_kiev = tuple(
            self.board.distance(h, self.kiev) if self.kiev >= 0 else 0 for h in range(self.board.size)
        )

        goals = [*members(self.board.green), *(h for h in (self.warsaw, self.smolensk) if h != NONE)]
        self.away = {h: tuple(self.board.distance(h, x) for x in range(self.board.size)) for h in goals}
        """For each green town and capital, how far every hex is from it."""

    @staticmethod
    def _those(flags: Iterable[bool]) -> int:
        return sum(1 << n for n, flag in enumerate(flags) if flag)

    def _make_answers(self) -> None:
        """Answers that are offered often, made once: option lists only pick from these."""
        hexes = range(self.board.size)
        self.marches = [("march", h) for h in hexes]
        self.discards = [("discard", h) for h in hexes]
        self.turnings = [[("face", h, d) for d in range(6)] for h in hexes]
        self.foundings = [("found", h) for h in hexes]
        self.removals = [("remove", h) for h in hexes]
        self.puts = [("put", h) for h in hexes]
        self.takes = [("take", h) for h in hexes]
        self.alone = [("alone", h) for h in hexes]

    def named(self, hexes: int) -> list[str]:
        """The numbers of some hexes, rising: sets that were named before are remembered."""
        if not hexes:
            return []
        found = self._named.get(hexes)
        if found is None:
            if len(self._named) >= NAMED:
                self._named.clear()
            found = self._named[hexes] = tuple([self.board.numbers[h] for h in members(hexes)])
        return list(found)

    def ids(self, pieces: Iterable[int]) -> tuple[str, ...]:
        return tuple(self.pieces[piece].id for piece in pieces)


PLACES = ("smolensk", "warsaw", "kaunas", "kiev", "torun", "uman")


def _place(card: TomlCard, board: Board, name: str, *, is_drawn: bool) -> int:
    """The hex of a place that the rules name; only a drawn map may lack it."""
    place = card.get(f"places.{name}", str)
    if place not in board.map.places and not is_drawn:
        raise card.error(f"places.{name}", f"{place!r} is no place of the map")
    return board.map.places.get(place, NONE)


def read_numbers(card: TomlCard) -> Numbers:
    def count(path: str) -> int:
        value = card.get(path, int)
        if not 1 <= value <= 20:
            raise card.error(path, f"{value} is not between 1 and 20")
        return value

    by_arm = [count(f"allowance.{ARMS[arm]}") for arm in (INFANTRY, CAVALRY, ARTILLERY)]
    others = {name: count(f"numbers.{name}") for name in Numbers.__struct_fields__ if name != "allowance"}
    return Numbers(**others, allowance=(by_arm[0], by_arm[1], by_arm[2]))


def read_turns(box: Box) -> tuple[Turn, ...]:
    """2.1, 4.0: the turn track."""
    rows = box.rows("turns")
    for number, row in enumerate(rows, 1):
        if row.int("turn") != number:
            raise row.error(f"turn {number} should stand here")
    if len(rows) != 14:
        raise DataError(f"{box.path('turns.csv')}:1: {len(rows)} turns, not 14 (2.1)")
    return tuple(
        Turn(
            (row.int("pl", low=0, high=40), row.int("ru", low=0, high=40)),
            {lang: row.text(f"date_{lang}") for lang in ("pl", "en")},
        )
        for row in rows
    )


def read_depots(box: Box, board: Board, *, is_drawn: bool) -> tuple[int, int]:
    """1.4, 5.2: the depots of the start, a set of hexes a side; a drawn map has none."""
    found = [0, 0]
    for row in box.rows("depots"):
        town, side = row.text("town"), SIDES.index(row.one_of("side", SIDES))
        if is_drawn:
            continue
        if town not in board.map.places:
            raise row.error(f"{town!r} is no place on the map")
        if not board.towns >> board.map.places[town] & 1:
            raise row.error(f"{town} is no town (5.2)")
        found[side] |= 1 << board.map.places[town]
    return found[0], found[1]


assert (INFANTRY, CAVALRY, ARTILLERY, HEADQUARTERS, BLANK) == (0, 1, 2, 3, 4)
