"""Colours of the printed map, on paper and in the dark."""

from types import MappingProxyType

LIGHT = MappingProxyType(
    {
        "clear": "#F1EAD6", "forest": "#CDD5AE", "forest-rim": "#A9B583", "swamp": "#D3DFD6", "swamp-rim": "#A9C2B8",
        "mountain": "#D9C5A1", "mountain-rim": "#B99C6B", "hill": "#E6D8B4", "hill-rim": "#CBB888",
        "peaks": "#C9AF85", "peaks-rim": "#A3854F", "morass": "#B5CBC4", "morass-rim": "#7FA39B",
        "slope": "#EDE2C4", "slope-rim": "#D2C093", "buildings": "#E9CDB8", "buildings-rim": "#B98A6C",
        "lake": "#8DBEDB", "lake-rim": "#2F668F",
        "sea": "#A9CBDE", "closed": "#D2BF9C", "hatch": "#B9A37A", "grid": "#6E5F45", "number": "#5E523D",
        "tree": "#7F9060", "reed": "#6B9490", "rock": "#A98D5E",
        "water": "#5C93BC", "water-edge": "#2F668F", "water-soft": "#8DBEDB", "water-light": "#B9DAEC",
        "rail": "#3B342D", "rail-light": "#F6F0E0", "lateral": "#A12B1E", "road": "#8A6B3F",
        "border": "#7A3B5E", "border-band": "#7A3B5E", "theatre": "#FFFFFF", "theatre-case": "#6F6A5A",
        "demarcation": "#A12B1E", "aspiration": "#C79A12", "command": "#A12B1E", "works": "#6B4700",
        "town": "#1D1915", "town-fill": "#FFFDF8", "built": "#E0A08C", "bastion": "#6B3A22", "star": "#B23A2C",
        "label": "#1D1915", "halo": "#F6F0E0", "river-label": "#2A5C82", "state-label": "#7C6847",
        "area-label": "#5C6B3E",
        "green-label": "#1F6B3A", "panel": "#FBF8F1", "line": "#C4B69C", "ink": "#211E1A", "ink-2": "#554D42",
        "zone": "#B23A2C", "digit": "#B23A2C",
        "field-2": "#E8DFB8", "field-3": "#DFDCAE", "field-4": "#ECDCB4", "field-5": "#D8D8A6", "shade": "#3A2808",
        "road-light": "#F6EFDC", "height": "#D6BF94",
        "tree-dark": "#4F6B37", "peak-light": "#EFE3C8", "ridge": "#6F5327", "roof": "#B9563F", "roof-line": "#4A2014",
    }
)  # fmt: skip
DARK = MappingProxyType(
    {
        **LIGHT,
        "clear": "#34352E", "forest": "#2B3A2C", "forest-rim": "#40543F", "swamp": "#2C3B3D", "swamp-rim": "#44595C",
        "mountain": "#4A3F2E", "mountain-rim": "#6B5B40", "hill": "#3D382C", "hill-rim": "#595039",
        "peaks": "#574A33", "peaks-rim": "#7A6845", "morass": "#25383B", "morass-rim": "#4C6B6F",
        "slope": "#3A372D", "slope-rim": "#5A5340", "buildings": "#54402F", "buildings-rim": "#8A684C",
        "lake": "#3F7CA8", "lake-rim": "#1C4A6B",
        "sea": "#243F52", "closed": "#26241F", "hatch": "#3A362D", "grid": "#A89E88", "number": "#A89E88",
        "tree": "#55704F", "reed": "#5F8584", "rock": "#7C6A49",
        "water": "#3F7CA8", "water-edge": "#1C4A6B", "water-soft": "#5FA3C8", "water-light": "#7DB6D6",
        "rail": "#B9AD98", "rail-light": "#20221E", "lateral": "#F08A78", "road": "#A08A5F",
        "border": "#C88AAE", "border-band": "#C88AAE", "theatre": "#E8E2D2", "theatre-case": "#55534A",
        "demarcation": "#F08A78", "aspiration": "#F0C43A", "command": "#F08A78", "works": "#E0A458",
        "town": "#F5EEDD", "town-fill": "#20221E", "built": "#7A4A3A", "bastion": "#C89A6A", "star": "#F08A78",
        "label": "#F5EEDD", "halo": "#20221E", "river-label": "#8FC1E3", "state-label": "#8D836C",
        "area-label": "#A9B98A",
        "green-label": "#7FCF9A", "panel": "#1D2125", "line": "#4B535B", "ink": "#F0EADD", "ink-2": "#C3BAA9",
        "zone": "#F08A78", "digit": "#F08A78",
        "road-light": "#4A4A40", "height": "#4A3F2E",
        "field-2": "#383A30", "field-3": "#363C30", "field-4": "#3A382F", "field-5": "#31342C", "shade": "#000000",
        "tree-dark": "#1B281C", "peak-light": "#6A5C42", "ridge": "#B09A6C", "roof": "#8E4A38", "roof-line": "#1F0F0A",
    }
)  # fmt: skip
