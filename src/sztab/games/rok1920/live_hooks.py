"""Which hooks of a march can do anything now.

Most chapters wait for one stage of the campaign, or are over: `For.now` and `ForbiddenHexes.now` say so by what is
remembered, and as long as that stays the same those hooks are not called. What stands here says the same as all hooks
of the scenario (`War.entered_of` and the like) would.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, TypeAlias

from msgspec import Struct

from sztab.games.rok1920.chapters import For, ForbiddenHexes, HexSet
from sztab.games.rok1920.units.counters import Unit
from sztab.kernel.events import Refusal
from sztab.kernel.requests import Steps

if TYPE_CHECKING:
    from sztab.games.rok1920.state import State
    from sztab.games.rok1920.war import War

Closing: TypeAlias = "Callable[[War, State, Unit], HexSet]"
Things: TypeAlias = "Callable[[War, State, Unit], Sequence[HexSet] | HexSet]"
Hearing: TypeAlias = "Callable[[War, State, Unit, Sequence[int]], None]"


class Bars(Struct, frozen=True):
    """What closes hexes to a unit that has no duty to leave where it is."""

    most: HexSet
    """All hexes that bars with bounds can close."""
    bounded: tuple[tuple[HexSet, Closing], ...]
    boundless: tuple[Closing, ...]


class Heard(Struct, frozen=True):
    """Which chapters hear of a unit's march while everybody stays in his theatre."""

    hexes: HexSet
    """Where some chapters have something to look after."""
    elsewhere: tuple[tuple[int, HexSet, Hearing], ...]
    """Those who may hear of it also where no such hex is entered: with hexes all over the map (`For.scattered`); each
    with its place in `Live.entered`."""
    of_any: tuple[tuple[int, HexSet, Hearing], ...]
    """Those of them who do not hear of cadres alone (`For.of_cadres`)."""
    in_any_case: tuple[tuple[int, HexSet, Hearing], ...]
    """Those of these who hear of it also where no ground is taken (`For.of_ground`)."""


class Live(Struct, frozen=True):
    """The hooks of marches that can do anything, by unit where they are about units."""

    entered: tuple[tuple[tuple[HexSet, Hearing, bool], ...], ...]
    """True: it looks at theatres alone (`For.by_theatre`)."""
    heard_of: tuple[Heard, ...]
    consequences: tuple[tuple[tuple[HexSet, Things], ...], ...]
    consequences_abroad: tuple[tuple[tuple[HexSet, Things], ...], ...]
    besides_ground: tuple[tuple[tuple[HexSet, Things], ...], ...]
    besides_ground_abroad: tuple[tuple[tuple[HexSet, Things], ...], ...]
    """The same two without those about ground that is taken (`For.of_ground`)."""
    rolls_after_move: tuple[Callable[[War, State, Unit], Steps[None] | None], ...]
    allowances: tuple[Callable[[War, State, Unit, int], int], ...]
    bars: tuple[Bars, ...]
    frozen: tuple[tuple[Callable[[War, State, Unit], Refusal | None], ...], ...]


def live_hooks(war: War, state: State) -> Live:
    """The hooks that can do anything by what chapters remember now."""
    found: Live | None = state.of.live
    if found is None:
        met = tuple([now(state) for now in war.conditions])
        found = war.live.get(met) or war.live.setdefault(met, _tables(war, met))
        state.of.live = found
    return found


def conditions(war: War) -> tuple[Callable[[State], bool], ...]:
    """On what hooks of marches hang, each once."""
    fields = ("entered", "consequences_of_entering", "rolls_after_move", "allowance", "frozen")
    hooks = [hook for field in fields for hook in war.joined(field) if isinstance(hook, For)]
    bars = (*war.forbidden_hexes, *war.joined("never_together"))
    return tuple(dict.fromkeys(each.now for each in (*hooks, *bars) if each.now is not None))


def _tables(war: War, met: tuple[bool, ...]) -> Live:
    is_met = dict(zip(war.conditions, met))

    def is_live(hook: For | ForbiddenHexes) -> bool:
        return hook.now is None or is_met[hook.now]

    def is_besides_ground(hook: For) -> bool:
        return is_live(hook) and not hook.of_ground

    by_theatre = {hook.hook for hook in war.hooks("entered") if hook.by_theatre}
    scattered = {hook.hook for hook in war.hooks("entered") if hook.scattered}
    of_cadres = {hook.hook for hook in war.hooks("entered") if hook.of_cadres}
    of_ground = {hook.hook for hook in war.hooks("entered") if hook.of_ground}
    heard = war.by_hex("entered", is_live=is_live)
    rows = {row: tuple((hexes, hook, hook in by_theatre) for hexes, hook in row) for row in {*heard}}
    entered = {row: _heard(war, hooks, scattered, of_cadres, of_ground) for row, hooks in rows.items()}
    return Live(
        tuple([rows[row] for row in heard]),
        tuple([entered[row] for row in heard]),
        war.by_hex("consequences_of_entering", abroad=False, is_live=is_live),
        war.by_hex("consequences_of_entering", is_live=is_live),
        war.by_hex("consequences_of_entering", abroad=False, is_live=is_besides_ground),
        war.by_hex("consequences_of_entering", is_live=is_besides_ground),
        tuple(hook.hook for hook in war.hooks("rolls_after_move") if is_live(hook)),
        tuple(hook.hook for hook in war.hooks("allowance") if is_live(hook)),
        _bars_by_unit(war, is_live),
        war.by_unit("frozen", is_live=is_live),
    )


def _heard(
    war: War,
    hooks: tuple[tuple[HexSet, Hearing, bool], ...],
    scattered: set[Hearing],
    of_cadres: set[Hearing],
    of_ground: set[Hearing],
) -> Heard:
    together, elsewhere = 0, list[tuple[int, HexSet, Hearing]]()
    for place, (hexes, hook, by_theatre) in enumerate(hooks):
        if hexes == war.board.map.all_hexes or hook in scattered:
            if not by_theatre:
                elsewhere.append((place, hexes, hook))
        else:
            together |= hexes
    of_any = [each for each in elsewhere if each[2] not in of_cadres]
    in_any_case = [each for each in of_any if each[2] not in of_ground]
    return Heard(together, tuple(elsewhere), tuple(of_any), tuple(in_any_case))


def _bars_by_unit(war: War, is_live: Callable[[ForbiddenHexes], bool]) -> tuple[Bars, ...]:
    """By unit what closes hexes to it; units that the same closes them to share it."""
    known, found = dict[tuple[int, ...], Bars](), list[Bars]()
    for by_place, by_company in zip(war.forbidden_hexes_of, war.never_together_of):
        bars = [bar for bar in (*by_place, *by_company) if is_live(bar)]
        key = tuple(map(id, bars))
        found.append(known.get(key) or known.setdefault(key, _bars(war, bars)))
    return tuple(found)


def _bars(war: War, bars: Sequence[ForbiddenHexes]) -> Bars:
    bounded = tuple((bar.most(war), bar.hexes) for bar in bars if bar.most is not None)
    most = 0
    for hexes, _ in bounded:
        most |= hexes
    return Bars(most, bounded, tuple(bar.hexes for bar in bars if bar.most is None))
