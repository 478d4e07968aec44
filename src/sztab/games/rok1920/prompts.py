"""The shapes of the answers to the questions of the special chapters (kernel/codec.py)."""

Shapes = dict[str, tuple[str, ...]]
YES_NO: Shapes = {"roll": (), "no": ()}

PLACE: Shapes = {"": ("hex",)}

UNIT: Shapes = {"": ("unit",)}

PROMPTS: dict[str, Shapes] = {
    "move": {
        "arrive": ("unit",),
        "rail": ("unit",),
        "concentrate": ("unit",),
        "relocate": ("unit",),
        "press-on": ("unit", "way:text"),
    },
    "arrive-way": {"place": (), "march": (), "train": (), "ka": (), "kowno": ()},
    "arrive-at": PLACE,
    "rail-to": {**PLACE, "call-off": ()},
    "press-on-to": {**PLACE, "call-off": ()},
    "concentrate-at": PLACE,
    "concentration-near": PLACE,
    "replacements": {
        "restore": ("unit",),
        "strengthen": ("unit",),
        "split": ("unit",),
        "merge": ("unit", "with:unit"),
        "reform": ("unit",),
        "absorb": ("unit", "into:unit"),
        "cheka": ("unit",),
        "done": (),
    },
    "restore-at": PLACE,
    "cheka-at": PLACE,
    "operation-theatre": {"": ("theatre",)},
    "extra-replacement": {"west": (), "southwest": ()},
    "call-up": {**UNIT, "replacements": ()},
    "glavkom": {**UNIT, "replacements": ()},
    "hand-over": {"keep": (), "hand-over": ()},
    "front-reserve": UNIT,
    "guest-stays": UNIT,
    "support-unit": {**UNIT, "none": ()},
    "upsurge-unit": UNIT,
    "moao": {"Warszawa": (), "Lwów": ()},
    "mobilise-galicia": YES_NO,
    "ordzhonikidze": YES_NO,
    "withdraw": UNIT,
    "deploy": {**UNIT, "ready": ()},
    "deploy-at": PLACE,
    "start-divided": {**UNIT, "ready": ()},
    "armistice": {"fight": (), "end": ()},
}
