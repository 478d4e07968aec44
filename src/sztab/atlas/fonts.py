"""The product's own fonts for pictures: files that `web/tools/fonts.py` makes at build time and a wheel brings along.

A checkout without them draws with the system's fonts, and says so.
"""

from base64 import b64encode
from dataclasses import dataclass
from pathlib import Path

FOLDER = Path(__file__).parent / "typefaces"


@dataclass(frozen=True)
class Face:
    """One file of a family: its weight, and whether it leans."""

    family: str
    weight: int
    italic: bool
    file: str

    @property
    def path(self) -> Path:
        return FOLDER / self.file

    @property
    def name(self) -> str:
        return self.file.removesuffix(".ttf")


FACES = (
    Face("Brygada 1918", 500, False, "brygada-1918-500-normal.ttf"),
    Face("Brygada 1918", 500, True, "brygada-1918-500-italic.ttf"),
    Face("Brygada 1918", 700, False, "brygada-1918-700-normal.ttf"),
    Face("Barlow Condensed", 500, False, "barlow-condensed-500-normal.ttf"),
    Face("Barlow Condensed", 600, False, "barlow-condensed-600-normal.ttf"),
    Face("Source Sans 3", 400, False, "source-sans-3-400-normal.ttf"),
    Face("Source Sans 3", 600, False, "source-sans-3-600-normal.ttf"),
)
SERIF, NARROW, SANS = "Brygada 1918", "Barlow Condensed", "Source Sans 3"
FALLBACKS = {
    SERIF: "Georgia, DejaVu Serif, serif",
    NARROW: "Arial Narrow, Liberation Sans Narrow, DejaVu Sans Condensed, sans-serif",
    SANS: "Arial, DejaVu Sans, sans-serif",
}


def own_fonts() -> list[Face]:
    """The faces that are here: all of them or none."""
    return list(FACES) if all(face.path.is_file() for face in FACES) else []


def face_for(family: str, weight: int, italic: bool) -> Face:
    """The face nearest to what is asked for."""
    own = [face for face in FACES if face.family == family] or list(FACES)
    return min(own, key=lambda face: (face.italic != italic, abs(face.weight - weight)))


def font(family: str, size: float, *, weight: int = 500, italic: bool = False) -> str:
    """The attributes of a text in a family, with what to take where it is not there."""
    slant = ' font-style="italic"' if italic else ""
    families = f"'{family}', {FALLBACKS[family]}"
    return f'font-family="{families}" font-size="{size:g}" font-weight="{weight}"{slant}'


def embedded() -> str:
    """A style sheet with our fonts in it, for SVG files that travel alone; empty where they are not here."""
    rules = "".join(
        f"@font-face{{font-family:'{face.family}';font-weight:{face.weight};"
        f"font-style:{'italic' if face.italic else 'normal'};"
        f"src:url(data:font/ttf;base64,{b64encode(face.path.read_bytes()).decode('ascii')}) format('truetype')}}"
        for face in own_fonts()
    )
    return f"<style>{rules}</style>" if rules else ""
