"""Names of things, in a language, for words that name units, leaders, hexes and sides."""

import re
from typing import Any

from sztab.games.raclawice.edition import Edition

SIDE_NAMES = {"pl": {"pl": "Polacy", "en": "Poles"}, "ru": {"pl": "Rosjanie", "en": "Russians"}}
PHASE_NAMES = {
    "movement": {"pl": "ruch oddziałów", "en": "movement of units"},
    "leader": {"pl": "ruch dowódcy", "en": "the leader's move"},
    "melee": {"pl": "walka wręcz", "en": "melee"},
}
FORMATION_NAMES = {
    "ordinary": {"pl": "szyk zwykły", "en": "ordinary order"},
    "skirmish": {"pl": "tyraliera", "en": "skirmish order"},
    "square": {"pl": "czworobok", "en": "square"},
    "abreast": {"pl": "linia na jednym polu", "en": "side by side in the hex"},
    "limbered": {"pl": "zaprzęg", "en": "limbered"},
}
FATE_NAMES = {
    "death": {"pl": "śmierć", "en": "death"},
    "contusion": {"pl": "kontuzja", "en": "stunned"},
    "none": {"pl": "bez szwanku", "en": "unhurt"},
}
FACING_NAMES = {
    "NNE": {"pl": "północny wschód", "en": "north-east"},
    "E": {"pl": "wschód", "en": "east"},
    "SSE": {"pl": "południowy wschód", "en": "south-east"},
    "SSW": {"pl": "południowy zachód", "en": "south-west"},
    "W": {"pl": "zachód", "en": "west"},
    "NNW": {"pl": "północny zachód", "en": "north-west"},
}
"""The six corners of a hex, as people say them."""
POINT_NAMES = {
    "12.1/a": {"pl": "za wyeliminowany oddział", "en": "for an eliminated unit"},
    "12.1/b": {"pl": "za wygraną walkę wręcz", "en": "for a won melee"},
    "12.1/c": {"pl": "za zdobytą baterię", "en": "for a captured battery"},
    "12.1/d": {"pl": "za odbitą baterię", "en": "for a recaptured battery"},
    "12.1/e": {"pl": "za zabitego dowódcę", "en": "for a killed leader"},
}
"""What victory points are given for (12.1), by the rule that gives them."""
TABLES = {
    "side": SIDE_NAMES, "seat": SIDE_NAMES, "winner": SIDE_NAMES, "attacker": SIDE_NAMES,
    "phase": PHASE_NAMES, "formation": FORMATION_NAMES, "fate": FATE_NAMES, "facing": FACING_NAMES,
    "because": POINT_NAMES,
}  # fmt: skip
ENGLISH = {
    "kozacy": "Cossacks", "jegrów": "Jägers", "ochotnicy": "volunteer horse", "komb. gren.": "comb. gren.",
    "Tormasow": "Tormasov", "Muromcow": "Muromtsov", "Pustowałow": "Pustovalov",
    "A.Denisow": "A. Denisov", "Denisow": "Denisov",
}  # fmt: skip
"""What the counters print in Polish, as English sentences say it; regiments keep their printed names."""
BATTERY = re.compile(r"(\d) art\. (polska|rosyjska)")


def sign(printed: str) -> str:
    """The printed name as a counter in English bears it: its colour says whose battery it is."""
    return f"battery {found[1]}" if (found := BATTERY.fullmatch(printed)) else english(printed)


def english(printed: str) -> str:
    """The printed name of a unit or a leader, for English sentences."""
    if found := BATTERY.fullmatch(printed):
        return f"{'Polish' if found[2] == 'polska' else 'Russian'} battery {found[1]}"
    return "/".join(ENGLISH.get(part, part) for part in printed.split("/"))


def label(edition: Edition, field: str, value: Any, language: str) -> str:
    """The name of what a field of an event, a prompt, a refusal or a modifier means: an id, a number, or several."""
    if isinstance(value, (list, tuple)):
        return ", ".join(label(edition, field, part, language) for part in value) or "–"
    if not isinstance(value, str):
        return str(value)
    printed = ""
    if value in edition.unit_numbers:
        printed = edition.counters[edition.unit_numbers[value]].label
    elif value in edition.leader_numbers:
        printed = edition.leaders[edition.leader_numbers[value]].label
    if printed:
        return english(printed) if language == "en" else printed
    names = TABLES.get(field, {}).get(value)
    return names[language] if names else value or "–"
