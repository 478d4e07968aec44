"""What is printed on map, counters, cards and tracks, for clients that draw them."""

from typing import Any

from sztab.atlas.board import describe
from sztab.games.west.edition import Edition
from sztab.games.west.units.pieces import ARMS, BLANK, NATIONS, NONE, PL, RU, SIDES
from sztab.hexmap.bits import members

KILOMETRES = 50.0


def printed(ed: Edition) -> dict[str, Any]:
    """The whole box as a client needs it."""
    board = ed.board
    numbers = board.numbers

    def named(hexes: int) -> list[str]:
        return [numbers[h] for h in members(hexes)]

    return {
        "picture": describe(board.map, title="How the West Was Saved", kilometres=KILOMETRES),
        "towns": named(board.towns),
        "forts": named(board.forts),
        "green": named(board.green),
        "difficult": named(board.difficult),
        "north": named(board.north),
        "south": named(board.south),
        "lithuania": named(board.lithuania),
        "east_prussia": named(board.east_prussia),
        "east_edge": named(board.east_edge),
        "south_of_sejm": named(board.south_of_sejm),
        "czech_border": named(board.czech_border),
        "places": {name: numbers[h] for name, h in board.map.places.items()},
        "capitals": {
            SIDES[PL]: _number(ed, ed.warsaw),
            SIDES[RU]: _number(ed, ed.smolensk),
            "lt": _number(ed, ed.kaunas),
        },
        "facings": list(board.map.grid.orientation.directions),
        "pieces": [
            {
                "id": piece.id,
                "name": dict(piece.name),
                "side": SIDES[piece.side],
                "nation": NATIONS[piece.nation],
                "arm": ARMS[piece.arm],
                "size": piece.size,
                "full": list(piece.full),
                "weak": list(piece.weak),
                "one_sided": piece.one_sided,
                "zone": piece.zone,
                "place": _number(ed, piece.place),
                "arrives": piece.arrives,
            }
            for piece in ed.pieces
            if piece.arm != BLANK
        ],
        "cards": [
            {
                "id": card.id,
                "number": card.number,
                "single": card.is_single,
                "title": dict(card.title),
                "polish": dict(card.says[PL]),
                "russian": dict(card.says[RU]),
            }
            for card in ed.cards
        ],
        "turns": [{"base": list(turn.base), "date": dict(turn.date)} for turn in ed.turns],
        "numbers": ed.numbers,
    }


def _number(ed: Edition, h: int) -> str:
    return ed.board.numbers[h] if h != NONE else ""
