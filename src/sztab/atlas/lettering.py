"""Names on the map without collisions: the most important first, each on the first free of its places, or none."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from math import atan2, cos, degrees, hypot, radians, sin

from sztab.atlas.drafting import Drafter
from sztab.atlas.picture import Board, Dot, Label, Line, Mark
from sztab.hexmap.bits import members
from sztab.hexmap.ways import areas

Box = tuple[float, float, float, float]  # left, top, right, bottom

# Size of the letters and their width as a part of it, in pixels at a hex of 52.
TOWN_SIZES = {"city": 17.0, "fortress": 14.0, "town": 13.0, "fort": 13.0, "foreign": 12.5, "village": 11.5}
TOWN_SIZES["name"] = 13.0
BATTLEFIELD = 1.5  # how much larger names are on a map of a few kilometres, which has few of them
LETTER = 0.56
ORDER = ("city", "fortress", "town", "fort", "foreign", "village", "name")
_MARK = {"city": 15.0, "fortress": 13.0, "town": 8.0, "fort": 13.0, "foreign": 7.0, "village": 5.0}
_MARK |= {"bridge": 8.0, "star": 12.0, "digit": 7.0}


class Sheet:
    """What is taken on the sheet already."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.boxes: list[Box] = []

    def is_free(self, boxes: Iterable[Box]) -> bool:
        return all(self._fits(box) and not any(_meet(box, other) for other in self.boxes) for box in boxes)

    def take(self, boxes: Iterable[Box]) -> None:
        self.boxes += boxes

    def _fits(self, box: Box) -> bool:
        return box[0] >= 4 and box[1] >= 4 and box[2] <= self.board.width - 4 and box[3] <= self.board.height - 4


def lettered(drafter: Drafter, board: Board, names: Mapping[str, str]) -> list[Label]:
    """The names of places, rivers and states, in the order of their weight."""
    sheet = Sheet(board)
    sheet.take(_mark_box(mark) for mark in board.marks if mark.kind in _MARK)
    towns = [mark for mark in board.marks if mark.kind in ORDER]
    labels: list[Label] = []
    green = {drafter.centre(hex) for hex in members(drafter.map.regions.get("green", 0))}
    for mark in sorted(towns, key=lambda mark: (ORDER.index(mark.kind), mark.name)):
        scale = board.size * (BATTLEFIELD if board.kilometres < 1 else 1.0)
        labels += _town(sheet, mark, board.size, scale, "green" if (mark.x, mark.y) in green else mark.kind)
    for name in _river_names(board.lines):
        labels += _river(sheet, _longest(board.lines, name), name, board)
    labels += _lakes(sheet, board)
    labels += _states(sheet, drafter, board, names)
    labels += _areas(sheet, drafter, board.size / 52)
    return labels


def _town(sheet: Sheet, mark: Mark, hex_size: float, scale: float, kind: str) -> list[Label]:
    size = TOWN_SIZES[mark.kind] * scale / 52
    text = mark.name.upper() if mark.kind == "city" else mark.name
    wide = width_of(text, size)
    down, aside = 0.7 * hex_size, wide / 2 + 0.24 * hex_size
    if mark.kind == "name":
        down = 0.1 * hex_size
    places = [(0, down), (0, 0.5 * hex_size), (0, -0.36 * hex_size), (aside, size * 0.35), (-aside, size * 0.35)]
    places += [(wide * 0.3, down), (-wide * 0.3, down), (wide * 0.3, -0.4 * hex_size), (-wide * 0.3, -0.4 * hex_size)]
    for dx, dy in places:
        label = Label(kind, text, round(mark.x + dx, 1), round(mark.y + dy, 1), round(size, 1))
        boxes = label_boxes(label)
        if sheet.is_free(boxes):
            sheet.take(boxes)
            return [label]
    return []


def _river_names(lines: Sequence[Line]) -> list[str]:
    """Large rivers first, then by name."""
    rank = {"large-river": 0, "soft-river": 0, "river": 1}
    names: dict[str, int] = {}
    for line in lines:
        if line.name and line.kind.endswith(("river", "stream")):
            names[line.name] = min(names.get(line.name, 2), rank.get(line.kind, 2))
    return sorted(names, key=lambda name: (names[name], name))


def _river(sheet: Sheet, points: list[Dot], name: str, board: Board) -> list[Label]:
    """A name beside its river where it runs straight for long enough; long rivers have it more than once."""
    is_large = any(line.name == name and line.kind != "small-river" for line in board.lines)
    size, spacing = (16.0, 4.0) if is_large else (12.0, 2.0)
    scale = board.size / 52
    text = name
    wide = width_of(text, size * scale, spacing * scale)
    labels: list[Label] = []
    for at, angle in _stretches(points, wide):
        if any(hypot(at[0] - label.x, at[1] - label.y) < 900 * scale for label in labels):
            continue
        for off in (-0.62, 1.15, -0.95, 1.5):
            turn = radians(angle)
            x, y = at[0] - sin(turn) * off * size * scale, at[1] + cos(turn) * off * size * scale
            label = Label("river", text, round(x, 1), round(y, 1), size * scale, round(angle, 1), spacing * scale)
            boxes = label_boxes(label)
            if sheet.is_free(boxes):
                sheet.take(boxes)
                labels.append(label)
                break
    return labels


def _lakes(sheet: Sheet, board: Board) -> list[Label]:
    """Names of lagoons and lakes: upon the water where they have room there, else beside it."""
    labels: list[Label] = []
    for patch in board.patches:
        if patch.kind != "lake" or not patch.name or not patch.rings[0]:
            continue
        xs, ys = [x for x, _ in patch.rings[0]], [y for _, y in patch.rings[0]]
        x, y, size = (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2, 11.5 * board.size / 52
        for dx, dy in (
            (0, 0),
            (0, max(ys) - y + size),
            (0, min(ys) - y - 0.4 * size),
            (size * 3, size),
            (-size * 3, size),
        ):
            label = Label("river", patch.name, round(x + dx, 1), round(y + dy, 1), round(size, 1))
            boxes = label_boxes(label)
            if sheet.is_free(boxes):
                sheet.take(boxes)
                labels.append(label)
                break
    return labels


def _longest(lines: Iterable[Line], name: str) -> list[Dot]:
    own = [line.points for line in lines if line.name == name]
    return max(own, key=lambda points: sum(hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(points)))


def _stretches(points: list[Dot], wide: float) -> Iterable[tuple[Dot, float]]:
    """Places along a line with its direction over the length of a name, straightest first."""
    along = [0.0]
    for a, b in pairwise(points):
        along.append(along[-1] + hypot(b[0] - a[0], b[1] - a[1]))
    found = []
    for i in range(0, len(points), 4):
        j = next((j for j in range(i, len(points)) if along[j] - along[i] >= wide), None)
        if j is None:
            break
        a, b = points[i], points[j]
        straight = hypot(b[0] - a[0], b[1] - a[1]) / (along[j] - along[i])
        angle = degrees(atan2(b[1] - a[1], b[0] - a[0]))
        angle = angle - 180 if angle > 90 else angle + 180 if angle < -90 else angle
        middle = sum(x for x, _ in points[i : j + 1]) / (j + 1 - i), sum(y for _, y in points[i : j + 1]) / (j + 1 - i)
        found.append((round(-straight, 2), i, middle, angle))
    return [(middle, angle) for _, _, middle, angle in sorted(found)]


def _states(sheet: Sheet, drafter: Drafter, board: Board, names: Mapping[str, str]) -> list[Label]:
    """Names of states, widely spaced, about the middle of their ground."""
    labels: list[Label] = []
    for name, hexes in sorted(drafter.map.regions.items()):
        if not name.startswith("state:") or hexes.bit_count() < 7:
            continue
        dots = [drafter.centre(hex) for hex in members(hexes)]
        text = names.get(name[6:], name[6:])
        room = max(x for x, _ in dots) - min(x for x, _ in dots)
        size = min((34.0 if len(dots) > 15 else 22.0) * board.size / 52, room / len(text) / 1.1)
        x, y = sum(x for x, _ in dots) / len(dots), sum(y for _, y in dots) / len(dots)
        for dot in sorted(dots, key=lambda dot: (hypot(dot[0] - x, dot[1] - y), dot)):
            label = Label("state", text, *dot, round(size, 1), spacing=round(size * 0.45, 1))
            boxes = label_boxes(label)
            if sheet.is_free(boxes):
                sheet.take(boxes)
                labels.append(label)
                break
    return labels


def _areas(sheet: Sheet, drafter: Drafter, unit: float) -> list[Label]:
    """Names of woods, marshes and mountains, where there is room for them; in each part of an area once."""
    labels: list[Label] = []
    for name, hexes in sorted(drafter.map.regions.items()):
        if name.startswith("area:"):
            for part in areas(drafter.map, hexes):
                labels += _area(sheet, name[5:], [drafter.centre(hex) for hex in members(part)], unit)
    return labels


def _area(sheet: Sheet, name: str, dots: list[Dot], unit: float) -> list[Label]:
    size, spacing = (20.0, 12.0) if len(dots) > 12 else (12.0, 2.5) if len(dots) > 1 else (11.0, 1.0)
    x, y = sum(x for x, _ in dots) / len(dots), sum(y for _, y in dots) / len(dots)
    rows = [(x, y), *sorted(dots, key=lambda dot: (hypot(dot[0] - x, dot[1] - y), dot))]
    for at in rows:
        for down in (6, -14, 26, -30, 40):
            label = Label(
                "area", name, round(at[0], 1), round(at[1] + down * unit, 1), size * unit, spacing=spacing * unit
            )
            boxes = label_boxes(label)
            if sheet.is_free(boxes):
                sheet.take(boxes)
                return [label]
    return []


def width_of(text: str, size: float, spacing: float = 0.0) -> float:
    return len(text) * (LETTER * size * (1.18 if text.isupper() else 1.0) + spacing)


def label_boxes(label: Label) -> list[Box]:
    """The boxes that a label takes: one if it stands level, else a row of small ones along its line."""
    wide, high = width_of(label.text, label.size, label.spacing), label.size
    if not label.angle:
        return [(label.x - wide / 2, label.y - high * 0.8, label.x + wide / 2, label.y + high * 0.25)]
    parts = max(1, round(wide / high))
    turn = radians(label.angle)
    boxes = []
    for i in range(parts):
        off = (i + 0.5) / parts * wide - wide / 2
        x, y = label.x + cos(turn) * off + sin(turn) * high * 0.3, label.y + sin(turn) * off - cos(turn) * high * 0.3
        boxes.append((x - high / 2, y - high / 2, x + high / 2, y + high / 2))
    return boxes


def _mark_box(mark: Mark) -> Box:
    half = _MARK[mark.kind]
    return mark.x - half, mark.y - half, mark.x + half, mark.y + half


def _meet(a: Box, b: Box) -> bool:
    return a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]
