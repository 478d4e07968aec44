"""The curve as a picture (SVG): the first seat's chance with its bounds, turning points, and mistakes of both."""

from collections.abc import Callable, Mapping
from html import escape

from sztab.analysis.report import Analysis
from sztab.kernel.requests import Seat

WIDTH, HEIGHT = 960, 360
LEFT, RIGHT, TOP, BOTTOM = 56, 16, 40, 44
INK, LINE, BAND, GRID, TURN = "#2b2b2b", "#1f4e79", "#1f4e7930", "#d9d4c7", "#b03a2e"
DOTS = {"inaccuracy": 3, "mistake": 4, "blunder": 6}


def svg(analysis: Analysis, names: Mapping[Seat, str], title: str) -> str:
    """A picture of the whole game."""
    last = max(1, analysis.answers)
    first = analysis.seats[0]

    def x(answer: int) -> float:
        return round(LEFT + (WIDTH - LEFT - RIGHT) * answer / last, 1)

    def y(chance: float) -> float:
        return round(TOP + (HEIGHT - TOP - BOTTOM) * (1 - chance), 1)

    moments = analysis.moments
    upper = [f"{x(m.answer)},{y(m.high)}" for m in moments]
    lower = [f"{x(m.answer)},{y(m.low)}" for m in reversed(moments)]
    line = [f"{x(m.answer)},{y(m.win[first])}" for m in moments]
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif"',
        ' font-size="12">',
        f'<title>{escape(title)}</title><rect width="{WIDTH}" height="{HEIGHT}" fill="#fbf8f0"/>',
        f'<text x="{LEFT}" y="24" font-size="15" fill="{INK}">{escape(title)}</text>',
    ]
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        parts.append(f'<path d="M{LEFT} {y(share)}H{WIDTH - RIGHT}" stroke="{GRID}"/>')
        parts.append(f'<text x="{LEFT - 8}" y="{y(share) + 4}" text-anchor="end" fill="{INK}">{share:.0%}</text>')
    parts += _turns(analysis, x)
    parts.append(f'<polygon points="{" ".join(upper + lower)}" fill="{BAND}"/>')
    parts.append(f'<polyline points="{" ".join(line)}" fill="none" stroke="{LINE}" stroke-width="2"/>')
    for turn in analysis.turning_points:
        parts.append(f'<path d="M{x(turn.answer)} {TOP}V{HEIGHT - BOTTOM}" stroke="{TURN}" stroke-dasharray="4 3"/>')
    for one in analysis.better:
        if one.mark not in DOTS:
            continue
        height = y(0.97) if one.seat == first else y(0.03)
        parts.append(f'<circle cx="{x(one.answer)}" cy="{height}" r="{DOTS[one.mark]}" fill="{TURN}"/>')
    parts.append(f'<text x="{LEFT + 6}" y="{TOP + 14}" fill="{LINE}">{escape(names[first])}</text>')
    others = ", ".join(names[seat] for seat in analysis.seats[1:])
    parts.append(f'<text x="{LEFT + 6}" y="{HEIGHT - BOTTOM - 6}" fill="{INK}">{escape(others)}</text></svg>')
    return "\n".join(parts) + "\n"


def _turns(analysis: Analysis, x: Callable[[int], float]) -> list[str]:
    """The numbers of the turns below, as far as there is room for them."""
    parts, turn, room = [], 0, 0.0
    for moment in analysis.moments:
        if moment.turn > turn:
            turn = moment.turn
            at = x(moment.answer)
            if at >= room:
                room = at + 22
                place = f'x="{at}" y="{HEIGHT - BOTTOM + 18}" text-anchor="middle"'
                parts.append(f'<text {place} fill="{INK}">{turn}</text>')
    return parts
