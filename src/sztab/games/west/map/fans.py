"""5.2: how far paths of supply go."""

from sztab.games.west.map.board import Board


def fans(board: Board, sources: int, near: int, gap: int, through: int, *, from_edge: bool) -> tuple[int, int]:
    """5.2/d, 5.2/g, 5.2/h: the hexes with at most so many others between them and a source, a difficult one as two, by
    ways without a step over an unbridged river; first those with at most `near`. The eastern edge lies outside its
    hexes (A37)."""
    dry = board.over_dry
    clear, difficult = through & board.clear, through & board.difficult
    edge = board.east_edge if from_edge else 0
    before, last = 0, sources
    seen = inner = sources
    for count in range(1, gap + 1):
        ring = dry(last) & clear
        if before:
            ring |= dry(before) & difficult
        if count == 1:
            ring |= edge & clear
        elif count == 2:
            ring |= edge & difficult
        ring &= ~seen
        seen |= ring
        before, last = last, ring
        if count == near:
            inner = seen
    far = seen | edge | dry(seen)
    return (far if near == gap else inner | edge | dry(inner)), far


def crossed(board: Board, sources: int, gap: int, *, from_edge: bool) -> int:
    """All hexes through which a path with such a gap could run: those that a smaller gap comes to on an empty map."""
    return fans(board, sources, gap - 1, gap - 1, board.open, from_edge=from_edge)[1]
