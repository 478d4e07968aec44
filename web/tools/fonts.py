"""Fonts for pictures and printed sheets: `python web/tools/fonts.py`, after `npm ci`.

Takes the client's own fonts out of its packages (fontsource, SIL Open Font License), joins Latin and extended Latin to
one TrueType file each and puts them beside the package, where a wheel takes them along with their licences.
"""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path

from fontTools.merge import Merger
from fontTools.ttLib import TTFont

ROOT = Path(__file__).resolve().parents[2]
PACKAGES = ROOT / "web" / "node_modules" / "@fontsource"
GOAL = ROOT / "src" / "sztab" / "atlas" / "typefaces"
FAMILIES = {"brygada-1918": "Brygada 1918", "barlow-condensed": "Barlow Condensed", "source-sans-3": "Source Sans 3"}
FACES = {
    "brygada-1918": ("500-normal", "500-italic", "700-normal"),
    "barlow-condensed": ("500-normal", "600-normal"),
    "source-sans-3": ("400-normal", "600-normal"),
}
STYLES = {"normal": "", "italic": " Italic"}


def joined(package: str, face: str) -> TTFont:
    """One face with all letters that the client has."""
    with tempfile.TemporaryDirectory() as folder:
        parts = []
        for subset in ("latin", "latin-ext"):
            font = TTFont(PACKAGES / package / "files" / f"{package}-{subset}-{face}.woff")
            font.flavor = None
            parts.append(f"{folder}/{subset}.ttf")
            font.save(parts[-1])
        return Merger().merge(parts)


def named(font: TTFont, family: str, face: str) -> TTFont:
    """The family's name in the name table, so that a weight is found by family and number."""
    weight, _, style = face.partition("-")
    full = f"{family} {weight}{STYLES[style]}"
    for number, text in ((1, family), (2, "Italic" if style == "italic" else "Regular"), (4, full), (16, family)):
        font["name"].setName(text, number, 3, 1, 0x409)
    font["name"].setName(f"{weight}{STYLES[style]}", 17, 3, 1, 0x409)
    font["OS/2"].usWeightClass = int(weight)
    return font


def main() -> None:
    GOAL.mkdir(exist_ok=True)
    for package, faces in FACES.items():
        for face in faces:
            named(joined(package, face), FAMILIES[package], face).save(GOAL / f"{package}-{face}.ttf")
        shutil.copyfile(PACKAGES / package / "LICENSE", GOAL / f"{package}-LICENSE.txt")


if __name__ == "__main__":
    main()
