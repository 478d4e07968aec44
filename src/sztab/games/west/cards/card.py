"""3.1: the forty cards as printed: a title, and an instruction for each side or one for both.

What a card does is written in `cards.csv` in a small closed vocabulary:

    points:SIDE:N            the side has so many more points this turn
    combat:SIDE:N:K:WHEN:BY  in one combat each, K stacks of the side fight with N more; BY decides; WHEN is `any`,
                             `cavalry` (the stack has some) or `attacked` (the stack is the defender)
    strategic:SIDE:N         at most so many strategic moves (`both`: of each side)
    no-strategic-south       Russian units south of the command line make none
    treaty:N                 Lithuania joins the war; N is the change of the Polish points
    partisans, desertion, rain, rifles-low, shells-low, mausers, no-removal
    mutiny:BY                a Russian cavalry unit that BY picks is eliminated
    panic:K:NEXT:BY          K Polish units next to Russians (`cavalry`: next to their cavalry) that BY picks retreat
    fog:K                    K Polish stacks next to Russians get no marker
    torun:K, border:K        K Polish units go to Toruń, or next to the Czechoslovak border
    restore:SIDE:K           K weakened units of the side (`all`) regain full strength
    return:K                 up to K eliminated Russian units come back at Smolensk
    manoeuvre:K, free-order:K
"""

from collections.abc import Mapping

from msgspec import Struct

from sztab.games.west.units.pieces import SIDES
from sztab.kernel.box import Box, Row, read_all
from sztab.kernel.errors import DataError

DECK = 40
SHAPES: Mapping[str, tuple[tuple[str, ...], ...]] = {
    "points": (SIDES, ("int",)),
    "combat": (SIDES, ("int",), ("int",), ("any", "cavalry", "attacked"), SIDES),
    "strategic": ((*SIDES, "both"), ("int",)),
    "no-strategic-south": (),
    "treaty": (("int",),),
    "partisans": (),
    "desertion": (),
    "rain": (),
    "rifles-low": (),
    "shells-low": (),
    "mausers": (),
    "no-removal": (),
    "mutiny": (SIDES,),
    "panic": (("int",), ("any", "cavalry"), SIDES),
    "fog": (("int",),),
    "torun": (("int",),),
    "border": (("int",),),
    "restore": (SIDES, ("int", "all")),
    "return": (("int",),),
    "manoeuvre": (("int",),),
    "free-order": (("int",),),
}


class Effect(Struct, frozen=True):
    """What an instruction does: its kind and what stands after it."""

    kind: str
    args: tuple[str, ...] = ()

    def number(self, at: int) -> int:
        return int(self.args[at])

    def side(self, at: int) -> int:
        return SIDES.index(self.args[at])


class Card(Struct, frozen=True):
    """One card: for each side its effect and its words."""

    id: str
    number: int
    is_single: bool
    effects: tuple[Effect, Effect]
    title: Mapping[str, str]
    says: tuple[Mapping[str, str], Mapping[str, str]]


def parse_effect(row: Row, column: str) -> Effect:
    kind, *args = row.text(column).split(":")
    shape = SHAPES.get(kind)
    if shape is None or len(shape) != len(args):
        raise row.error(f"{column} is {row.text(column)!r}, which no instruction is written like")
    for arg, known in zip(args, shape):
        is_number = "int" in known and arg.removeprefix("-").isdecimal() and abs(int(arg)) < 10
        if arg not in known[known[0] == "int" :] and not is_number:
            raise row.error(f"{column}: {arg!r} is not one of {', '.join(known)}")
    return Effect(kind, tuple(args))


def read_cards(box: Box) -> tuple[Card, ...]:
    """3.1: the deck."""

    def read(row: Row) -> Card:
        says = tuple({lang: row.text(f"{side}_{lang}") for lang in ("pl", "en")} for side in ("polish", "russian"))
        prefix, _, number = row.text("id").partition("-")
        if prefix != "card" or not number.isdecimal():
            raise row.error(f"id {row.text('id')!r} is not like card-7")
        return Card(
            row.text("id"), int(number), row.flag("single"),
            (parse_effect(row, "polish"), parse_effect(row, "russian")),
            {"pl": row.text("title_pl"), "en": row.text("title_en")}, (says[0], says[1]),
        )  # fmt: skip

    cards: list[Card] = read_all(box.rows("cards"), read)
    if [card.number for card in cards] != list(range(1, DECK + 1)):
        raise DataError(f"{box.path('cards.csv')}:1: the cards are not numbered 1 to {DECK} in order")
    return tuple(cards)
