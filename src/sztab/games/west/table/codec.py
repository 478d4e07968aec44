"""Answers by name. The order of shapes is the numbering of actions for environments: append, never reorder."""

from sztab.games.west.edition import Edition
from sztab.games.west.fighting.factors import ROLES
from sztab.kernel.codec import Codec

SHAPES: dict[str, dict[str, tuple[str, ...]]] = {
    "blanks": {"done": (), "put": ("hex",), "take": ("hex",)},
    "draw": {"": ("card*",)},
    "card": {"": ("card",)},
    "depot": {"found": ("hex",), "remove": ("hex",), "pass": ()},
    "forced-removal": {"": ("hex",)},
    "reconnaissance": {"": ("hex",), "done": ()},
    "fog": {"": ("hex",)},
    "marker": {"": ("hex",), "pass": ()},
    "order": {"march": ("hex",), "face": ("hex", "facing"), "discard": ("hex",)},
    "group": {"": ("unit*",)},
    "march": {"": ("hex",), "via": ("via:hex", "hex")},
    "free-order": {"yes": (), "no": ()},
    "headquarters-stop": {"": ("hex",)},
    "facing": {"": ("facing",)},
    "headquarters": {"": ("unit",), "pass": ()},
    "headquarters-to": {"": ("hex",)},
    "withdrawal": {"": ("hex",), "pass": ()},
    "follow": {"": ("unit*",), "stay": ()},
    "attack": {"alone": ("hex",), "with": ("hex", "second:hex"), "pass": ()},
    "attack-again": {"alone": ("hex",), "with": ("hex", "second:hex"), "pass": ()},
    "combat-card": {"use": ("card", "role"), "none": ()},
    "loss": {"": ("unit",)},
    "retreat": {"": ("path:hex*",)},
    "overstacked": {"": ("unit",)},
    "pursue": {"": ("unit*",), "stay": ()},
    "ride-on": {"": ("unit", "hex"), "done": ()},
    "manoeuvre": {"march": ("hex",), "face": ("hex", "facing"), "done": ()},
    "replenish": {"": ("unit",), "done": ()},
    "strategic": {"": ("unit",), "pass": ()},
    "strategic-to": {"": ("hex",)},
    "arrival": {"": ("hex",)},
    "headquarters-back": {"": ("hex",)},
    "partisans": {"": ("unit",)},
    "deserters": {"": ("unit",)},
    "mutiny": {"": ("unit",)},
    "panic": {"": ("unit",)},
    "send": {"": ("unit",)},
    "send-to": {"": ("hex",)},
    "restore": {"": ("unit",)},
    "return": {"": ("unit",), "done": ()},
}
FOLLOW_UPS = {
    "order": "group",
    "manoeuvre": "group",
    "group": "march",
    "headquarters": "headquarters-to",
    "strategic": "strategic-to",
    "send": "send-to",
}


def codec(ed: Edition) -> Codec:
    domains = {
        "hex": ed.board.numbers,
        "unit": tuple(piece.id for piece in ed.pieces),
        "card": tuple(card.id for card in ed.cards),
        "facing": ed.board.map.grid.orientation.directions,
        "role": ROLES,
    }
    return Codec(domains, SHAPES)
