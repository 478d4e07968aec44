"""Counters and leaders: what is printed on them (2, 3.4, 4.1), and what losses leave of it (3.4/e)."""

from msgspec import Struct

from sztab.kernel.box import Box, Grid, Row, read_all
from sztab.kernel.errors import DataError

SEATS = ("pl", "ru")
POLES, RUSSIANS = 0, 1

ARMS = ("infantry", "cavalry", "artillery")
INFANTRY, CAVALRY, ARTILLERY = 0, 1, 2

KINDS = (
    "line", "rifle", "scythe", "grenadier", "musketeer", "jaeger",
    "national", "volunteer", "dragoon", "hussar", "horse-jaeger", "cossack", "foot-artillery",
)  # fmt: skip
POINTS = (4, 8, 0)
"""8.8/a, 8.8/b: movement points by arm; guns have some only when they are limbered (8.12/b)."""
COSSACK_POINTS = 9
SCYTHE, COSSACK, VOLUNTEER = KINDS.index("scythe"), KINDS.index("cossack"), KINDS.index("volunteer")


STRENGTHS = ("1", "2", "3", "4", "5", "6")
Faces = dict[str, list[tuple[str, int]]]


class Leader(Struct, frozen=True):
    """4: a leader; the two chiefs have rules of their own (4.4)."""

    id: str
    label: str
    side: int
    is_chief: bool
    start: str
    arrives: int
    """The turn from which he may enter; 0: he is there from the start."""
    entry: str
    return_hex: str
    """11.11.4: where his fled units come back when he is not on the map."""


class Counter(Struct, frozen=True):
    """2, 3.4: a unit as printed, with what it is worth after each loss (index: losses taken)."""

    id: str
    label: str
    side: int
    arm: int
    kind: int
    leaders: tuple[int, ...]
    """4.1: the leaders on its stripe, by number."""
    strength: tuple[int, ...]
    fire: tuple[int, ...]
    morale: tuple[int, ...]
    stars: int
    start: str
    facing: str
    is_limbered: bool
    arrives: int
    names: dict[str, str]

    @property
    def steps(self) -> int:
        """How many losses it can take before it is eliminated (3.4/e3); a battery takes none."""
        return len(self.strength)

    @property
    def points(self) -> int:
        """8.8: its movement points, on foot or horse."""
        return COSSACK_POINTS if self.kind == COSSACK else POINTS[self.arm]

    @property
    def is_skirmisher(self) -> bool:
        """7.2: a white star on an infantry counter."""
        return self.arm == INFANTRY and self.stars > 0


def read_leaders(box: Box) -> tuple[Leader, ...]:
    return tuple(read_all(box.rows("leaders", also=("name", "rank_pl", "rank_en")), _leader))


def _leader(row: Row) -> Leader:
    return Leader(
        id=row.text("id"),
        label=row.text("label"),
        side=SEATS.index(row.one_of("side", SEATS)),
        is_chief=row.flag("chief"),
        start=row.text("start", ""),
        arrives=row.int("arrives", low=1, default=0),
        entry=row.text("entry", ""),
        return_hex=row.text("return_hex"),
    )


def read_counters(box: Box, leaders: tuple[Leader, ...]) -> tuple[Counter, ...]:
    numbers = {leader.id: i for i, leader in enumerate(leaders)}
    faces = _faces(box.grid("losses"))
    return tuple(read_all(box.rows("units"), lambda row: _counter(row, numbers, faces)))


def _counter(row: Row, numbers: dict[str, int], faces: Faces) -> Counter:
    unknown = [name for name in row.words("commanders") if name not in numbers]
    if unknown:
        raise row.error(f"commanders: no leader {unknown[0]!r}")
    arm = ARMS.index(row.one_of("arm", ARMS))
    strength, fire, morale = _steps(row, faces) if arm != ARTILLERY else ((), (), ())
    row.int("guns", low=1, default=0)
    return Counter(
        id=row.text("id"),
        label=row.text("label"),
        side=SEATS.index(row.one_of("side", SEATS)),
        arm=arm,
        kind=KINDS.index(row.one_of("kind", KINDS)),
        leaders=tuple(numbers[name] for name in row.words("commanders")),
        strength=strength,
        fire=fire,
        morale=morale,
        stars=row.int("stars", low=0, high=3, default=0),
        start=row.text("start", ""),
        facing=row.text("facing"),
        is_limbered=row.flag("limbered"),
        arrives=row.int("arrives", low=1, default=0),
        names={language: row.text(language) for language in ("pl", "en")},
    )


Steps3 = tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]


def _faces(losses: Grid) -> Faces:
    """3.4/e1, 3.4/e2: by printed strength, the face that shows after each loss and the marker on it."""
    found: Faces = {}
    for head in losses.rows:
        if head not in STRENGTHS:
            raise DataError(f"{losses.file}: row {head!r} is not one of {', '.join(STRENGTHS)}")
        shown = [losses.at(head, lost) for lost in losses.columns]
        for cell in filter(None, shown):
            face, _, marker = cell.partition("-")
            if face not in ("front", "back") or not (marker or "0").isdecimal():
                raise DataError(f"{losses.file}: row {head}: {cell!r} is neither front nor back")
            found.setdefault(head, []).append(("" if face == "front" else "_back", int(marker or 0)))
    if missing := [head for head in STRENGTHS if head not in found]:
        raise DataError(f"{losses.file}: no row {missing[0]!r}")
    return found


def _steps(row: Row, faces: Faces) -> Steps3:
    """What losses leave of a counter: strength and fire of the face less the marker; morale stays."""
    front = row.int("strength", low=1, high=len(STRENGTHS))
    strength, fire, morale = [], [], []
    for tail, less in faces[str(front)]:
        strength.append(row.int(f"strength{tail}", low=1) - less)
        fire.append(max(0, row.int(f"fire{tail}", low=0, default=0) - less))
        morale.append(row.int(f"morale{tail}", low=0, high=9))
    if strength != list(range(front, 0, -1)):
        raise row.error(f"the faces and markers of losses.csv give strengths {strength}, not {front} down to 1")
    return tuple(strength), tuple(fire), tuple(morale)
