"""PDF of the SVG that we write ourselves, at a printer's size: one sheet of A1, or its parts on A4 with marks to join.

It knows the few elements that pen.py writes (groups, paths, circles, rectangles, texts, hatching) and nothing else, and
embeds the product's own fonts; where they are not here, a font of the system with Polish letters is taken.
"""

from collections.abc import Callable, Iterator
from io import BytesIO
from pathlib import Path
from typing import Any
from xml.etree.ElementTree import Element, fromstring

from sztab.atlas.fonts import face_for, own_fonts
from sztab.atlas.outline import Bezier, beziers, bounds, hatched
from sztab.kernel.errors import DataError

MM = 72 / 25.4
PAPERS = {"a4": (210 * MM, 297 * MM), "a3": (297 * MM, 420 * MM), "a1": (594 * MM, 841 * MM)}
MARGIN, OVERLAP = 8 * MM, 8 * MM
INHERITED = (
    *("fill", "stroke", "stroke-width", "font-family", "font-size", "font-weight", "font-style", "text-anchor"),
    *("paint-order", "fill-opacity", "stroke-opacity"),
)
_SYSTEM = ("DejaVuSerif.ttf", "LiberationSerif-Regular.ttf", "DejaVuSans.ttf", "LiberationSans-Regular.ttf")
Style = dict[str, str]
Box = tuple[float, float, float, float]


def on_paper(svg: str, paper: str) -> bytes:
    """A picture as PDF: on one sheet of A1 or A3, turned as it fits best; on A4 in parts of a sheet of A1."""
    root = fromstring(svg)
    wide, high = (float(root.attrib[key]) for key in ("width", "height"))
    if paper == "a4":
        return _tiled(root, wide, high)
    page = _turned(PAPERS[paper], wide, high)
    out = _canvas(page)
    scale = min((page[0] - 2 * MARGIN) / wide, (page[1] - 2 * MARGIN) / high)
    left, top = (page[0] - scale * wide) / 2, (page[1] + scale * high) / 2
    _paint(out, root, (scale, 0, 0, -scale, left, top))
    out.showPage()
    return _finished(out)


def pages_of(svgs: list[str], paper: str) -> bytes:
    """Pictures that are pages already, each drawn in millimetres of the paper."""
    out = _canvas(PAPERS[paper])
    for svg in svgs:
        root = fromstring(svg)
        scale = PAPERS[paper][0] / float(root.attrib["width"])
        _paint(out, root, (scale, 0, 0, -scale, 0, PAPERS[paper][1]))
        out.showPage()
    return _finished(out)


def _turned(paper: tuple[float, float], wide: float, high: float) -> tuple[float, float]:
    return (paper[1], paper[0]) if wide > high else paper


def _tiled(root: Element, wide: float, high: float) -> bytes:
    sheet = _turned(PAPERS["a1"], wide, high)
    scale = min(sheet[0] / wide, sheet[1] / high)
    page = _turned(PAPERS["a4"], wide, high)
    step = page[0] - 2 * MARGIN - OVERLAP, page[1] - 2 * MARGIN - OVERLAP
    columns, rows = (max(1, -int(-(whole * scale - OVERLAP) // each)) for whole, each in zip((wide, high), step))
    out = _canvas(page)
    for row in range(rows):
        for column in range(columns):
            left, top = MARGIN - column * step[0], page[1] - MARGIN + row * step[1]
            _part(out, page, root, (scale, 0, 0, -scale, left, top))
            _join_marks(out, page, f"{'ABCDEFGHIJ'[row]}{column + 1}", (column < columns - 1, row < rows - 1))
            out.showPage()
    return _finished(out)


def _part(out: Any, page: tuple[float, float], root: Element, transform: tuple[float, ...]) -> None:
    """What of the sheet lies on one page."""
    out.saveState()
    frame = out.beginPath()
    frame.rect(MARGIN, MARGIN, page[0] - 2 * MARGIN, page[1] - 2 * MARGIN)
    out.clipPath(frame, stroke=0)
    scale, left, top = transform[0], transform[4], transform[5]
    seen = ((MARGIN - left) / scale, (top - page[1] + MARGIN) / scale)
    size = ((page[0] - 2 * MARGIN) / scale, (page[1] - 2 * MARGIN) / scale)
    _paint(out, root, transform, (seen[0], seen[1], seen[0] + size[0], seen[1] + size[1]))
    out.restoreState()


def _join_marks(out: Any, page: tuple[float, float], name: str, onward: tuple[bool, bool]) -> None:
    """Where to cut and glue: ticks at the overlap, and the name of the part."""
    out.setStrokeColorRGB(0.4, 0.4, 0.4)
    out.setLineWidth(0.5)
    if onward[0]:
        x = page[0] - MARGIN - OVERLAP
        out.line(x, 0, x, MARGIN)
        out.line(x, page[1] - MARGIN, x, page[1])
    if onward[1]:
        y = MARGIN + OVERLAP
        out.line(0, y, MARGIN, y)
        out.line(page[0] - MARGIN, y, page[0], y)
    out.setFillColorRGB(0.4, 0.4, 0.4)
    out.setFont("Helvetica", 7)
    out.drawString(MARGIN, 2 * MM, name)


def _canvas(page: tuple[float, float]) -> Any:
    try:
        from reportlab.pdfgen.canvas import Canvas
    except ImportError:
        raise DataError("PDF needs the package reportlab: pip install 'sztab[pictures]' (SVG needs nothing)") from None
    out = Canvas(BytesIO(), pagesize=page, pageCompression=1, invariant=1)
    out.setCreator("Sztab")
    return out


def _finished(out: Any) -> bytes:
    return bytes(out.getpdfdata())


def _paint(out: Any, root: Element, transform: tuple[float, ...], seen: Box | None = None) -> None:
    out.saveState()
    out.transform(*transform)
    Painter(out, root, seen).group(root, {})
    out.restoreState()


class Painter:
    """Paints the elements of one picture, or of them those that are seen: what lies far outside is left out."""

    def __init__(self, out: Any, root: Element, seen: Box | None = None) -> None:
        self.out, self.seen = out, seen
        self.moved = [(0.0, 0.0)]
        named = {element.attrib["id"]: element for element in root.iter() if "id" in element.attrib}
        self.named = named
        self.outlines: dict[str, list[Bezier]] = {}
        self.drawn: dict[str, Callable[[Element, Style], None]] = {
            "g": self.group, "path": self.path, "circle": self.circle, "rect": self.rect, "text": self.text,
        }  # fmt: skip

    def group(self, element: Element, style: Style) -> None:
        self.out.saveState()
        self._move(element)
        self.moved.append(self._shifted(element))
        if clip := element.get("clip-path"):
            (shape,) = self.named[clip[5:-1]]
            self.out.clipPath(self._path(beziers(shape.attrib["d"])), stroke=0, fill=0)
        for child in element:
            tag = child.tag.rpartition("}")[2]
            if tag in self.drawn:
                self.drawn[tag](child, style | {key: child.attrib[key] for key in INHERITED if key in child.attrib})
        self.moved.pop()
        self.out.restoreState()

    def _shifted(self, element: Element) -> tuple[float, float]:
        """How far the groups so far have moved what is in them; what they turn is small."""
        x, y = self.moved[-1]
        shifts = [numbers for name, numbers in _transforms(element.get("transform", "")) if name == "translate"]
        return x + sum(shift[0] for shift in shifts), y + sum(shift[1] for shift in shifts)

    def _is_seen(self, box: Box) -> bool:
        if self.seen is None:
            return True
        (x, y), far = self.moved[-1], 60.0
        left, top, right, bottom = self.seen
        return (
            box[0] + x < right + far
            and box[2] + x > left - far
            and box[1] + y < bottom + far
            and box[3] + y > top - far
        )

    def path(self, element: Element, style: Style) -> None:
        d = element.attrib["d"]
        if d not in self.outlines:
            self.outlines[d] = beziers(d)
        if self.outlines[d]:
            self._draw(self.outlines[d], style, element)

    def circle(self, element: Element, style: Style) -> None:
        x, y, r = (float(element.attrib[key]) for key in ("cx", "cy", "r"))
        ring = f"a{r} {r} 0 1 0"
        self._draw(beziers(f"M{x - r} {y}{ring} {2 * r} 0{ring} {-2 * r} 0Z"), style, element)

    def rect(self, element: Element, style: Style) -> None:
        x, y, w, h = (float(element.get(key, "0")) for key in ("x", "y", "width", "height"))
        self._draw(beziers(f"M{x} {y}h{w}v{h}h{-w}Z"), style, element)

    def text(self, element: Element, style: Style) -> None:
        from reportlab.pdfbase.pdfmetrics import stringWidth

        text, size = element.text or "", float(style.get("font-size", "12"))
        x, y = float(element.attrib["x"]), float(element.attrib["y"])
        if not self._is_seen((x - 200, y - 200, x + 200, y + 200)):
            return
        font, spacing = self._font(style), float(element.get("letter-spacing", "0"))
        wide = stringWidth(text, font, size) + spacing * max(0, len(text) - 1)
        back = {"middle": wide / 2, "end": wide}.get(style.get("text-anchor", "start"), 0.0)
        self.out.saveState()
        self._move(element)
        self.out.transform(1, 0, 0, -1, x - back, y)
        if style.get("paint-order") == "stroke" and "stroke" in style:
            self.out.setStrokeColor(style["stroke"])
            self.out.setLineWidth(float(style["stroke-width"]))
            self.out.setLineJoin(1)
            self._string(text, font, size, spacing, 1)
        self.out.setFillColor(style.get("fill", "#000000"))
        self._string(text, font, size, spacing, 0)
        self.out.restoreState()

    def _string(self, text: str, font: str, size: float, spacing: float, mode: int) -> None:
        self.out.saveState()
        line = self.out.beginText(0, 0)
        line.setFont(font, size)
        line.setCharSpace(spacing)
        line.setTextRenderMode(mode)
        line.textOut(text)
        self.out.drawText(line)
        self.out.restoreState()

    def _draw(self, steps: list[Bezier], style: Style, element: Element) -> None:
        if not self._is_seen(bounds(steps)):
            return
        fill, stroke = style.get("fill", "#000000"), style.get("stroke", "none")
        if fill.startswith("url("):
            self._hatch(steps, fill[5:-1], float(style.get("fill-opacity", "1")))
            fill = "none"
        if fill == stroke == "none":
            return
        self.out.saveState()
        self._move(element)
        if fill != "none":
            self.out.setFillColor(fill)
            self.out.setFillAlpha(float(style.get("fill-opacity", "1")))
        if stroke != "none":
            self.out.setStrokeColor(stroke)
            self.out.setStrokeAlpha(float(style.get("stroke-opacity", "1")))
            self.out.setLineWidth(float(style.get("stroke-width", "1")))
            self.out.setLineCap(1 if element.get("stroke-linecap") == "round" else 0)
            self.out.setLineJoin(1)
            if dashes := element.get("stroke-dasharray"):
                self.out.setDash([float(part) for part in dashes.split()])
        self.out.drawPath(self._path(steps), stroke=int(stroke != "none"), fill=int(fill != "none"), fillMode=0)
        self.out.restoreState()

    def _hatch(self, steps: list[Bezier], name: str, opacity: float) -> None:
        """Parallel lines within an outline, as the pattern of that name says."""
        angle, gap, width, colour, alpha = self.named[name].attrib["data-hatch"].split()
        self.out.saveState()
        self.out.clipPath(self._path(steps), stroke=0, fill=0, fillMode=0)
        self.out.setStrokeColor(colour)
        self.out.setStrokeAlpha(float(alpha) * opacity)
        self.out.setLineWidth(float(width))
        self.out.lines(list(hatched(bounds(steps), float(angle), float(gap))))
        self.out.restoreState()

    def _path(self, steps: list[Bezier]) -> Any:
        path = self.out.beginPath()
        for kind, numbers in steps:
            if kind == "Z":
                path.close()
            else:
                {"M": path.moveTo, "L": path.lineTo, "C": path.curveTo}[kind](*numbers)
        return path

    def _move(self, element: Element) -> None:
        for name, numbers in _transforms(element.get("transform", "")):
            if name == "translate":
                self.out.translate(*numbers)
            elif name == "scale":
                self.out.scale(numbers[0], numbers[-1])
            else:
                x, y = numbers[1:] or (0.0, 0.0)
                self.out.translate(x, y)
                self.out.rotate(numbers[0])
                self.out.translate(-x, -y)

    def _font(self, style: Style) -> str:
        family = style.get("font-family", "").split(",")[0].strip("' ")
        weight, italic = int(style.get("font-weight", "400")), style.get("font-style") == "italic"
        if own_fonts():
            face = face_for(family, weight, italic)
            return _registered(face.name, face.path)
        return _registered("system", _system_font())


def _transforms(text: str) -> Iterator[tuple[str, list[float]]]:
    for part in text.split(")"):
        name, bracket, numbers = part.strip().partition("(")
        if bracket:
            yield name, [float(number) for number in numbers.replace(",", " ").split()]


def _registered(name: str, file: Path) -> str:
    from reportlab.pdfbase import pdfmetrics
    from reportlab.pdfbase.ttfonts import TTFont

    if name not in pdfmetrics.getRegisteredFontNames():
        pdfmetrics.registerFont(TTFont(name, str(file)))
    return name


def _system_font() -> Path:
    for folder in (Path("/usr/share/fonts"), Path("/Library/Fonts"), Path("C:/Windows/Fonts")):
        for name in (*_SYSTEM, "Georgia.ttf", "georgia.ttf", "arial.ttf"):
            if found := next(iter(sorted(folder.rglob(name))), None) if folder.is_dir() else None:
                return found
    raise DataError("PDF needs a font with Polish letters: run web/tools/fonts.py, or install DejaVu")
