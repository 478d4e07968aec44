"""One line of text is a position of armies, another an attack.

    pl: 1A@radzymin 5A-@modlin:2 OBR@warszawa / su: 16A@wyszkow:1! 3KK@x

After the army's name (its id without the side): `-` dispersed; `@field`, or `@x` destroyed; `:2` markers; `!` it has
attacked in this phase. An attack is `su-16a x pl-1a`.
"""

import re

from msgspec import Struct

from sztab.games.warszawa.edition import Edition
from sztab.games.warszawa.state import State
from sztab.games.warszawa.units.armies import NONE, SIDES
from sztab.kernel.errors import BadNotation

TOKEN = re.compile(r"(?P<name>[\w]+)(?P<dispersed>-?)@(?P<field>[\w-]+?)(?::(?P<markers>\d+))?(?P<attacked>!?)")
DESTROYED = "x"
MOST_MARKERS = 200
"""No rule limits them; more than a game can bring has no meaning."""


class Standing(Struct, frozen=True):
    """How one army stands."""

    army: int
    field: int
    markers: int = 0
    is_dispersed: bool = False
    has_attacked: bool = False


def parse_armies(ed: Edition, text: str) -> list[Standing]:
    """Armies of both sides in one line."""
    if not isinstance(text, str):
        raise BadNotation(f"armies: {text!r} is not a line of text")
    found: list[Standing] = []
    for part in text.split("/"):
        side, colon, line = part.strip().partition(":")
        if not colon or side.strip() not in SIDES:
            raise BadNotation(f"armies: {part.strip()!r} does not begin with pl: or su:")
        found += [_parse_token(ed, side.strip(), token) for token in line.split()]
    names = [ed.armies[standing.army].id for standing in found]
    places = [standing.field for standing in found if standing.field != NONE]
    for name in names:
        if names.count(name) > 1:
            raise BadNotation(f"armies: {name} stands twice")
    for field in places:
        if places.count(field) > 1:
            raise BadNotation(f"armies: two armies on {ed.board.fields[field].id} (BW-O10)")
    return found


def _parse_token(ed: Edition, side: str, token: str) -> Standing:
    match = TOKEN.fullmatch(token)
    if match is None:
        raise BadNotation(f"armies: {token!r} is not like 5A-@modlin:2")
    army = army_number(ed, f"{side}-{match['name'].lower()}")
    field = NONE if match["field"] == DESTROYED else field_number(ed, match["field"])
    markers = int(match["markers"] or 0)
    if markers and not ed.acts[army]:
        raise BadNotation(f"armies: {token!r}: {ed.armies[army].id} never carries markers (BW-O13)")
    if markers > MOST_MARKERS:
        raise BadNotation(f"armies: {token!r}: an army carries at most {MOST_MARKERS} markers here")
    is_dispersed = bool(match["dispersed"]) or ed.armies[army].starts_dispersed
    return Standing(army, field, markers, is_dispersed, bool(match["attacked"]))


def parse_fight(ed: Edition, text: str) -> tuple[int, int]:
    """`su-16a x pl-1a`: two armies, whoever they are."""
    attacker, cross, target = str(text).partition(" x ")
    if not cross:
        raise BadNotation(f"attack {text!r} is not like 'su-16a x pl-1a'")
    return army_number(ed, attacker.strip()), army_number(ed, target.strip())


def parse_attack(ed: Edition, text: str) -> tuple[int, int]:
    """An attack that can have been ordered: of two armies that are enemies."""
    pair = parse_fight(ed, text)
    if ed.side_of[pair[0]] == ed.side_of[pair[1]]:
        raise BadNotation(f"attack {text!r}: both armies are on one side (BW-O6)")
    return pair


def army_number(ed: Edition, name: str) -> int:
    if name not in ed.army_numbers:
        raise BadNotation(f"no army {name!r} (there are: {', '.join(ed.army_numbers)})")
    return ed.army_numbers[name]


def field_number(ed: Edition, name: str) -> int:
    if name not in ed.board.numbers:
        raise BadNotation(f"no field {name!r} (there are: {', '.join(ed.board.numbers)})")
    return ed.board.numbers[name]


def card_number(ed: Edition, name: str) -> int:
    if not isinstance(name, str) or name not in ed.card_numbers:
        raise BadNotation(f"no card {name!r}")
    return ed.card_numbers[name]


def format_armies(ed: Edition, st: State) -> str:
    """The armies of a state in one line."""
    return " / ".join(f"{SIDES[side]}: {' '.join(_tokens(ed, st, side))}".rstrip() for side in (0, 1))


def _tokens(ed: Edition, st: State, side: int) -> list[str]:
    tokens = []
    for army in ed.armies_of[side]:
        if st.at[army] == NONE and not st.destroyed >> army & 1:
            continue
        name = ed.armies[army].id.partition("-")[2].upper()
        shown = "-" if st.is_dispersed(army) and not ed.armies[army].starts_dispersed else ""
        field = DESTROYED if st.at[army] == NONE else ed.board.fields[st.at[army]].id
        markers = f":{st.markers[army]}" if st.markers[army] else ""
        tokens.append(f"{name}{shown}@{field}{markers}{'!' if st.has_attacked(army) else ''}")
    return tokens
