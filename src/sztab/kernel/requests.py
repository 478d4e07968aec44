"""How rules ask: a procedure is a generator that yields questions and is sent answers.

Players are asked with `choose`, chance with `roll`, `draw` and `shuffle`. Rules have no other way to the outside.
"""

from collections import Counter
from collections.abc import Generator, Iterator, Mapping, Sequence
from itertools import combinations, permutations, product
from math import comb, factorial
from typing import TYPE_CHECKING, Any, ClassVar, TypeAlias, TypeVar

from msgspec import Struct

from sztab.kernel.errors import IllegalAnswer

if TYPE_CHECKING:
    from sztab.kernel.refusing import Tries

Seat: TypeAlias = str
Rule: TypeAlias = str
Answer: TypeAlias = Any
"""An int, a string, or a tuple of these: plain, hashable, in a fixed order."""

T = TypeVar("T")

CHANCE: Seat = "chance"
NOTHING: Mapping[str, Any] = {}


class Choice(Struct, frozen=True, eq=False):
    """A question to a player, with all its legal answers."""

    seat: Seat
    prompt: str
    rule: Rule
    options: Sequence[Answer]
    about: Mapping[str, Any] = NOTHING
    """What the words of the prompt name (units, places, numbers)."""
    secret: bool = False
    """The answer stays hidden from the other seats until the rules reveal it."""
    tries: "Tries | None" = None
    """What else could be tried, and why not (refusing.py)."""
    case: tuple[Any, ...] = ()
    """What `tries` looks at; like it, no part of what is asked: never compared, shown or saved."""
    never_forced: bool = False
    """A single option is not taken by itself: that nobody was asked would tell the others something, or who asked for
    one thing would see another done."""
    known_to: tuple[Seat, ...] = ()
    """Who else knows a secret answer: the partners of the seat."""
    is_chance: ClassVar[bool] = False

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Choice) and self.asked == other.asked

    def __ne__(self, other: object) -> bool:
        return not self == other

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"Choice{self.asked!r}"

    @property
    def asked(self) -> tuple[Any, ...]:
        """All that a player is asked."""
        return self.seat, self.prompt, self.rule, self.options, self.about, self.secret

    @property
    def is_forced(self) -> bool:
        """Is there one answer only, which may be given by itself?"""
        return len(self.options) == 1 and not self.never_forced

    def is_hidden_from(self, seat: Seat | None) -> bool:
        """Does the answer stay hidden from a seat (None: an onlooker)?"""
        return self.secret and seat != self.seat and seat not in self.known_to

    def pick(self, answer: Answer) -> Answer:
        """The option that equals the answer: the one gate through which answers reach the rules."""
        try:
            return self.options[self.options.index(answer)]
        except ValueError:
            raise IllegalAnswer(f"{answer!r} is not among the answers to {self.prompt} [{self.rule}]") from None


class Die(Struct, frozen=True):
    """A die with `sides` faces, numbered from `low`."""

    name: str
    low: int
    sides: int


D6 = Die("d6", 1, 6)
D10_FROM_ZERO = Die("d10", 0, 10)


class Roll(Struct, frozen=True):
    """A question to chance: so many dice of one kind. The answer is a tuple of faces."""

    count: int
    die: Die
    rule: Rule
    prompt: str = "roll"
    about: Mapping[str, Any] = NOTHING
    seat: ClassVar[Seat] = CHANCE
    seen_by: ClassVar[None] = None
    is_chance: ClassVar[bool] = True

    def pick(self, answer: Answer) -> tuple[int, ...]:
        faces, low, sides = _whole_numbers(answer), self.die.low, self.die.sides
        if len(faces) != self.count or min(faces, default=low) < low or max(faces, default=low) >= low + sides:
            raise IllegalAnswer(f"{answer!r} is not a roll of {self.count}{self.die.name} [{self.rule}]")
        return faces

    def size(self) -> int:
        return int(self.die.sides**self.count)

    def outcomes(self) -> Iterator[tuple[tuple[int, ...], int]]:
        """Every result, with its weight."""
        faces = range(self.die.low, self.die.low + self.die.sides)
        for answer in product(faces, repeat=self.count):
            yield answer, 1


class Draw(Struct, frozen=True):
    """A question to chance: `count` things out of a pool, without putting back. The answer is a tuple of them."""

    pool: Sequence[int | str]
    count: int
    rule: Rule
    prompt: str = "draw"
    seen_by: tuple[Seat, ...] | None = None
    """Who sees what was drawn; None: everyone."""
    about: Mapping[str, Any] = NOTHING
    seat: ClassVar[Seat] = CHANCE
    is_chance: ClassVar[bool] = True

    def pick(self, answer: Answer) -> tuple[int | str, ...]:
        drawn = _things(answer)
        if len(drawn) != self.count or not _lie_in(drawn, self.pool):
            raise IllegalAnswer(f"{answer!r} is not a draw of {self.count} out of {len(self.pool)} [{self.rule}]")
        return drawn

    def size(self) -> int:
        return comb(len(self.pool), self.count)

    def outcomes(self) -> Iterator[tuple[tuple[int | str, ...], int]]:
        """Every hand that can be drawn, as a multiset, with its weight."""
        yield from Counter(combinations(sorted(self.pool, key=str), self.count)).items()


class Shuffle(Struct, frozen=True):
    """A question to chance: a new order of things. The answer is the tuple in its new order."""

    items: Sequence[int | str]
    rule: Rule
    prompt: str = "shuffle"
    seen_by: tuple[Seat, ...] | None = ()
    about: Mapping[str, Any] = NOTHING
    seat: ClassVar[Seat] = CHANCE
    is_chance: ClassVar[bool] = True

    def pick(self, answer: Answer) -> tuple[int | str, ...]:
        order = _things(answer)
        if Counter(order) != Counter(self.items):
            raise IllegalAnswer(f"{answer!r} is not an order of the {len(self.items)} things shuffled [{self.rule}]")
        return order

    def size(self) -> int:
        return factorial(len(self.items))

    def outcomes(self) -> Iterator[tuple[tuple[int | str, ...], int]]:
        yield from Counter(permutations(self.items)).items()


Chance: TypeAlias = Roll | Draw | Shuffle
Question: TypeAlias = Choice | Chance
Steps: TypeAlias = Generator[Question, Answer, T]


_WHOLE, _NAMED = {int}, {int, str}


def _whole_numbers(answer: Answer) -> tuple[int, ...]:
    if not isinstance(answer, (tuple, list)) or (answer and set(map(type, answer)) != _WHOLE):
        return ()
    return tuple(answer)


def _things(answer: Answer) -> tuple[int | str, ...]:
    """What can lie in a pool: whole numbers and strings. True and 1.0 equal 1, but must not come into a state."""
    if not isinstance(answer, (tuple, list)) or not set(map(type, answer)) <= _NAMED:
        return ()
    return tuple(answer)


def _lie_in(drawn: Sequence[int | str], pool: Sequence[int | str]) -> bool:
    """Can all of these be drawn from the pool, one after another?"""
    if len(set(drawn)) == len(drawn):
        return all(map(pool.__contains__, drawn))
    rest = list(pool)
    for thing in drawn:
        if thing not in rest:
            return False
        rest.remove(thing)
    return True


def choose(
    seat: Seat,
    prompt: str,
    options: Sequence[T],
    *,
    rule: Rule,
    about: Mapping[str, Any] = NOTHING,
    secret: bool = False,
    tries: "Tries | None" = None,
    case: tuple[Any, ...] = (),
    never_forced: bool = False,
    known_to: tuple[Seat, ...] = (),
) -> Steps[T]:
    """Ask a player; the answer is one of the options. `tries` and `case` say what else could be tried, and why not."""
    answer: T = yield Choice(seat, prompt, rule, options, about, secret, tries, case, never_forced, known_to)
    return answer


def roll(
    count: int, die: Die, *, rule: Rule, prompt: str = "roll", about: Mapping[str, Any] = NOTHING
) -> Steps[tuple[int, ...]]:
    """Ask chance for dice."""
    faces: tuple[int, ...] = yield Roll(count, die, rule, prompt, about)
    return faces


def draw(
    pool: Sequence[int | str],
    count: int,
    *,
    rule: Rule,
    prompt: str = "draw",
    seen_by: tuple[Seat, ...] | None = None,
    about: Mapping[str, Any] = NOTHING,
) -> Steps[tuple[Any, ...]]:
    """Ask chance for things out of a pool; asks nothing when there is nothing to draw."""
    count = min(count, len(pool))
    if not count:
        return ()
    drawn: tuple[Any, ...] = yield Draw(tuple(pool), count, rule, prompt, seen_by, about)
    return drawn


def shuffle(
    items: Sequence[int | str], *, rule: Rule, prompt: str = "shuffle", seen_by: tuple[Seat, ...] | None = ()
) -> Steps[tuple[Any, ...]]:
    """Ask chance for a new order."""
    order: tuple[Any, ...] = yield Shuffle(tuple(items), rule, prompt, seen_by)
    return order
