"""A counter to cut out: front and back, one above the other, to be folded between them and glued."""

from sztab.atlas.fonts import NARROW
from sztab.atlas.pen import Pen, circle, rectangle
from sztab.printing.parts import Counter

SQUARE = 60.0
"""15 millimetres."""
FOLDED = 2 * SQUARE
PAPER = {"pl": "#F7F2E4", "pl-grey": "#D9DADB", "su": "#D9B9A8", "lt": "#DCE6C8", "ua": "#F0DFA0", "": "#ECE6D6"}
BAND = {"pl": "#A8332E", "pl-grey": "#3F464D", "su": "#6B2A22", "lt": "#3E6B3A", "ua": "#2F5F93", "": "#6F6A5A"}
SIZES = {"division": "XX", "brigade": "X", "regiment": "III", "battalion": "II", "company": "I"}


def draw_counter(pen: Pen, counter: Counter) -> str:
    """The front above, the back below it and upside down, so that it stands right when folded."""
    back = _face(pen, counter, counter.back, weak=True)
    return (
        _face(pen, counter, counter.front, weak=False)
        + f'<g transform="translate({SQUARE:g} {FOLDED:g}) rotate(180)">{back}</g>'
        + pen.stroke(rectangle(0, 0, SQUARE, FOLDED), "line", 0.6)
        + pen.stroke(f"M0 {SQUARE:g}H{SQUARE:g}", "line", 0.5, dash="3 3", cap="butt")
    )


def _face(pen: Pen, counter: Counter, numbers: str, *, weak: bool) -> str:
    paper, band = PAPER[counter.side], BAND[counter.side]
    parts = [pen.fill(rectangle(0, 0, SQUARE, SQUARE), paper)]
    if weak and not numbers:
        return "".join([*parts, pen.fill(rectangle(0, 26, SQUARE, 8), band, opacity=0.35)])
    if counter.arm == "marker":
        return "".join([*parts, *_words(pen, counter.name, 30, band)])
    if weak:
        parts.append(pen.fill(rectangle(0, 42, SQUARE, 18), band, opacity=0.22))
    parts.append(_line(pen, counter.name, 12, 11.5, "#1D1915"))
    parts.append(_symbol(pen, counter, band))
    parts.append(_line(pen, numbers, 55, 16 if len(numbers) < 8 else 10, "#1D1915"))
    return "".join(parts)


def _line(pen: Pen, text: str, y: float, size: float, colour: str) -> str:
    """One line in the middle, smaller where it would be too long."""
    fits = min(size, (SQUARE - 4) / max(1, len(text)) / 0.44)
    return pen.text(SQUARE / 2, y, text, round(fits, 1), colour=colour, family=NARROW, weight=600, anchor="middle")


def _words(pen: Pen, text: str, y: float, colour: str) -> list[str]:
    """A marker's name, a word a line."""
    lines = text.split()[:4]
    top = y - 6.5 * (len(lines) - 1) + 4
    return [_line(pen, line, top + 13 * i, 12, colour) for i, line in enumerate(lines)]


def _symbol(pen: Pen, counter: Counter, band: str) -> str:
    """The sign of the arm in its frame, with the sign of the size above it."""
    if counter.arm in ("leader", "headquarters", "army"):
        return pen.fill(circle(30, 29, 11), band) + pen.stroke(circle(30, 29, 13), band, 1.0)
    x, y, w, h = 17.0, 20.0, 26.0, 18.0
    inside = {
        "infantry": f"M{x} {y}L{x + w} {y + h}M{x + w} {y}L{x} {y + h}",
        "cavalry": f"M{x} {y + h}L{x + w} {y}",
        "garrison": f"M{x} {y}L{x + w} {y + h}M{x + w} {y}L{x} {y + h}",
        "motor": f"M{x} {y}L{x + w} {y + h}M{x + w} {y}L{x} {y + h}M{x + 13} {y}V{y + h}",
        "cheka": f"M{x + 4} {y + 13}H{x + w - 4}",
    }.get(counter.arm, "")
    parts = pen.fill(rectangle(x, y, w, h), "#FFFFFF") + pen.stroke(rectangle(x, y, w, h) + inside, band, 1.4)
    if counter.arm == "artillery":
        parts += pen.fill(circle(x + w / 2, y + h / 2, 4), band)
    if counter.arm in ("armoured-train", "armoured-car", "tank", "aircraft"):
        top, bottom, right = y + 5, y + 13, x + w - 6
        rounded = f"C{x + w} {top} {x + w} {bottom} {right} {bottom}H{x + 6}C{x} {bottom} {x} {top} {x + 6} {top}Z"
        parts += pen.stroke(f"M{x + 6} {top}H{right}{rounded}", band, 1.3)
    return parts + pen.text(
        x + w / 2, 18.4, SIZES.get(counter.size, ""), 7, colour=band, family=NARROW, weight=600, anchor="middle"
    )
