"""19, 33.2, 33.3, 36, 37 / Eagles 18: dividing and joining divisions, taking volunteers in, changes of organisation."""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from sztab.games.rok1920 import marks
from sztab.games.rok1920.chapters import Action, Chapter
from sztab.games.rok1920.morale import shift
from sztab.games.rok1920.positions import lift, put
from sztab.games.rok1920.replacements import raise_level
from sztab.games.rok1920.rules import MORALE_DIVISION
from sztab.games.rok1920.special_events import Absorbed, Merged, Split
from sztab.games.rok1920.special_rules import (
    ABSORB,
    ABSORB_NOT,
    ABSORB_ONE,
    CAVALRY_DIVISION,
    CAVALRY_DIVISION_LOST,
    FOURTH_BRIGADE,
    MOUNTAIN_DIVISION,
    SPLIT,
    SPLIT_CADRE,
    SPLIT_LOST,
    SPLIT_MERGE,
    SPLIT_PARTS,
    VOLUNTEER_DIVISION,
)
from sztab.games.rok1920.state import AWAY, ELIMINATED, REMOVED, State
from sztab.games.rok1920.units import (
    BRIGADE,
    CADRE,
    CAVALRY,
    DIVISION,
    FULL,
    INFANTRY,
    LEVELS,
    PL,
    REGIMENT,
    WEAK,
    Side,
    Unit,
)
from sztab.games.rok1920.war import War
from sztab.kernel.events import Refusal
from sztab.kernel.requests import Answer, Rule, Steps

Pair = tuple[Unit, Unit]
SECOND_CAVALRY = "pl-2dk"
PARTS = "second-cavalry-parts"
"""36: the brigades of which the 2nd Cavalry Division consists (a set)."""
MOUNTAIN_BRIGADE, MOUNTAIN_UNIT = "pl-bgor", "pl-21dgor"
FOURTH = "pl-4bk"
REFORM_STAGE = "4.VII"
REGULAR = ("regular", "legions", "lith-bel", "reserve")


def replace(war: War, state: State, old: Sequence[Unit], to: int, new: Sequence[tuple[Unit, int]]) -> None:
    """Units go off the board (to AWAY or REMOVED), others take their place on the hex."""
    h = state.at[old[0]]
    for unit in old:
        lift(war, state, unit, to)
    for unit, level in new:
        state.level[unit] = level
        state.due[unit] = 0
        if state.entered[unit] < 0:
            state.entered[unit] = level
        put(war, state, unit, h)


def is_unused(state: State, unit: Unit) -> bool:
    """It has never been in play."""
    return state.at[unit] == AWAY and state.entered[unit] < 0


def together(war: War, state: State, units: Sequence[Unit]) -> Iterator[Pair]:
    """All pairs of these units that stand on one hex."""
    here = [unit for unit in units if state.at[unit] >= 0]
    for i, a in enumerate(here):
        for b in here[i + 1 :]:
            if state.at[a] == state.at[b]:
                yield a, b


def name_merged(war: War, state: State, units: Sequence[Unit], into: Unit, rule: Rule) -> None:
    ids = war.roster.ids
    told = Merged(units=tuple(ids[u] for u in units), into=ids[into], level=LEVELS[state.level[into]], rule=rule)
    state.events.append(told)


# 19: divisions 4 to 9.


@lru_cache(maxsize=1000)
def parts_of(war: War, unit: Unit) -> tuple[Unit, ...]:
    return tuple(war.roster.number[part] for part in war.roster.counters[unit].parts)


@lru_cache(maxsize=64)
def divisible(war: War) -> tuple[Unit, ...]:
    """19.1: the divisions that consist of brigades."""
    return tuple(unit for unit in range(war.roster.size) if parts_of(war, unit))


def refusal_split(war: War, state: State, unit: Unit) -> Refusal | None:
    """19, 19.2.5: why a division may not be divided."""
    is_cavalry = war.roster.ids[unit] == SECOND_CAVALRY and marks.get(state, PARTS)
    if state.at[unit] < 0 or not (parts_of(war, unit) or is_cavalry):
        return Refusal(SPLIT, "not-divisible")
    return Refusal(SPLIT_CADRE, "cadre-whole") if state.level[unit] == CADRE else None


def split(war: War, state: State, unit: Unit) -> None:
    """19.2.1, 19.2.2: a full division becomes full brigades, a weak one weak brigades; 36: likewise."""
    parts = parts_of(war, unit)
    if not parts:
        kept = marks.get(state, PARTS)
        parts = tuple(u for u in range(war.roster.size) if kept >> u & 1)
        marks.clear(state, PARTS)
    level = state.level[unit]
    replace(war, state, (unit,), AWAY, [(part, level) for part in parts])
    ids = war.roster.ids
    state.events.append(Split(unit=ids[unit], into=tuple(ids[part] for part in parts), rule=SPLIT))


def mergeable(war: War, state: State) -> Iterator[tuple[Pair, Unit]]:
    """19.1: the two brigades of one division on one hex, while the division itself is not in play."""
    for unit in divisible(war):
        if state.at[unit] == AWAY:
            for pair in together(war, state, parts_of(war, unit)):
                yield pair, unit


def merge(war: War, state: State, pair: Pair, into: Unit, rule: Rule) -> None:
    """19.2.3: two full brigades make a full division; with a weak one among them it is weak."""
    level = WEAK if any(state.level[unit] != FULL for unit in pair) else FULL
    replace(war, state, pair, AWAY, [(into, level)])
    name_merged(war, state, pair, into, rule)


def brigade_lost(war: War, state: State, unit: Unit, h: int) -> None:
    """19.3: when both brigades are gone the division is, with the loss of morale; it is restored as a division."""
    division = war.roster.parent.get(unit)
    if division is None:
        return
    parts = parts_of(war, division)
    if all(state.at[part] == ELIMINATED for part in parts):
        state.at[division] = ELIMINATED
        if marks.has(state, marks.FALLEN, unit):
            marks.add(state, marks.FALLEN, division)
        for part in parts:
            state.at[part] = AWAY
        shift(war, state, war.board.theatre[h], 1 - war.roster.side[unit], 2, MORALE_DIVISION)


def part_restored(war: War, state: State, unit: Unit) -> Refusal | None:
    """19.3, 36: brigades of a division that is gone (or whole) are not restored by themselves; 2 DK is never
    restored."""
    if war.roster.ids[unit] == SECOND_CAVALRY:
        return Refusal(CAVALRY_DIVISION_LOST, "second-cavalry")
    division = war.roster.parent.get(unit)
    if division is not None and state.at[unit] != ELIMINATED:
        return Refusal(SPLIT_LOST, "division-first")
    return None


# 36, 37: cavalry and mountain troops.


def is_reform_time(war: War, state: State) -> bool:
    """37, amb-095: from 4.VII on."""
    return war.setting.chapters >= 36 and state.stage >= war.edition.stages.index(REFORM_STAGE) + 1


def cavalry_brigades(war: War) -> tuple[Unit, ...]:
    """36, 36(1): Polish cavalry brigades, volunteers among them."""
    return tuple(
        u for u in war.roster.where(arm=CAVALRY, size=BRIGADE, nation="pl")
        if war.roster.counters[u].formation in ("regular", "volunteer")
    )  # fmt: skip


def cavalry_pairs(war: War, state: State) -> Iterator[tuple[Pair, Unit]]:
    """36, 37.2.1: two cavalry brigades on one hex may make the 2nd Cavalry Division, if it is not in play."""
    unit = war.roster.number.get(SECOND_CAVALRY, -1)
    is_free = unit >= 0 and state.at[unit] in (AWAY, ELIMINATED) and not marks.get(state, PARTS)
    if is_free and is_reform_time(war, state):
        for pair in together(war, state, cavalry_brigades(war)):
            yield pair, unit


def second_cavalry_lost(war: War, state: State, unit: Unit, h: int) -> None:
    """36(2): the division is formed anew, not restored; the brigades it was made of may be restored."""
    if war.roster.ids[unit] == SECOND_CAVALRY:
        kept = marks.get(state, PARTS)
        for part in range(war.roster.size):
            if kept >> part & 1:
                state.at[part] = ELIMINATED
                if marks.has(state, marks.FALLEN, unit):
                    marks.add(state, marks.FALLEN, part)
        marks.clear(state, PARTS)


def reforms(war: War, state: State) -> Iterator[tuple[Unit, Unit, Rule]]:
    """37.1: the full Mountain Brigade becomes 21 DGór; 37.2.2: a cavalry brigade is exchanged for 4 BK; once each."""
    if war.setting.chapters < 37 or not is_reform_time(war, state):
        return
    brigade, division = (war.roster.number.get(name, -1) for name in (MOUNTAIN_BRIGADE, MOUNTAIN_UNIT))
    if brigade >= 0 and state.at[brigade] >= 0 and state.level[brigade] == FULL and is_unused(state, division):
        yield brigade, division, MOUNTAIN_DIVISION
    fourth = war.roster.number.get(FOURTH, -1)
    if fourth >= 0 and is_unused(state, fourth):
        for unit in cavalry_brigades(war):
            if unit != fourth and state.at[unit] >= 0 and war.roster.counters[unit].formation == "regular":
                yield unit, fourth, FOURTH_BRIGADE


# 33.2, 33.3: volunteers.


def volunteer_pairs(war: War, state: State) -> Iterator[tuple[Pair, Unit]]:
    """33.2: two full volunteer infantry brigades on one hex make a volunteer division, for good."""
    if war.setting.chapters < 33:
        return
    volunteers = war.roster.where(formation="volunteer", size=BRIGADE, arm=INFANTRY)
    spare = [u for u in war.roster.where(formation="volunteer", size=DIVISION) if is_unused(state, u)]
    full = [unit for unit in volunteers if state.at[unit] >= 0 and state.level[unit] == FULL]
    if spare:
        for pair in together(war, state, full):
            yield pair, spare[0]


def refusal_absorb(war: War, state: State, filler: Unit, unit: Unit) -> Refusal | None:
    """33.3-33.3.5: why a volunteer regiment or brigade may not be taken into a unit."""
    small, counter = war.roster.counters[filler], war.roster.counters[unit]
    if small.formation != "volunteer" or small.arm != INFANTRY or small.size not in (REGIMENT, BRIGADE):
        return Refusal(ABSORB, "not-a-filler")
    if counter.arm != INFANTRY or counter.formation not in REGULAR or counter.side != PL:
        return Refusal(ABSORB_NOT, "not-regular-infantry")
    if state.at[filler] < 0 or state.at[filler] != state.at[unit] or state.level[unit] == FULL:
        return Refusal(ABSORB, "not-together-or-full")
    if marks.has(state, marks.ABSORBED, unit) or marks.has(state, marks.STRENGTHENING, unit):
        return Refusal(ABSORB_ONE, "once-a-turn")
    return None


def absorb(war: War, state: State, filler: Unit, unit: Unit) -> None:
    """33.3.1: the volunteers leave the game for good, and the unit rises one level."""
    lift(war, state, filler, REMOVED)
    ids = war.roster.ids
    state.events.append(Absorbed(unit=ids[filler], into=ids[unit], rule=ABSORB))
    raise_level(war, state, unit)
    marks.add(state, marks.ABSORBED, unit)


def fillers(war: War, state: State) -> Iterator[tuple[Unit, Unit]]:
    if war.setting.chapters < 33:
        return
    for filler in war.roster.where(formation="volunteer", arm=INFANTRY):
        for unit in state.stacks.get(state.at[filler], ()):
            if refusal_absorb(war, state, filler, unit) is None:
                yield filler, unit


# The replacement phase asks for all of these.


def offer_split(war: War, state: State, side: Side) -> Sequence[Answer]:
    if side != PL:
        return ()
    return [("split", unit) for unit in war.roster.of_side[PL] if refusal_split(war, state, unit) is None]


def do_split(war: War, state: State, side: Side, answer: Answer) -> Steps[None]:
    split(war, state, answer[1])
    return
    yield


def offer_merge(war: War, state: State, side: Side) -> Sequence[Answer]:
    if side != PL:
        return ()
    found = [*mergeable(war, state), *cavalry_pairs(war, state), *volunteer_pairs(war, state)]
    return [("merge", a, b) for (a, b), _ in found]


def do_merge(war: War, state: State, side: Side, answer: Answer) -> Steps[None]:
    """19.2.3, 33.2, 36: two units become one."""
    pair = (answer[1], answer[2])
    for source, rule in ((mergeable, SPLIT_MERGE), (cavalry_pairs, CAVALRY_DIVISION)):
        into = dict(source(war, state)).get(pair)
        if into is not None:
            merge(war, state, pair, into, rule)
            if source is cavalry_pairs:
                marks.put(state, PARTS, 1 << pair[0] | 1 << pair[1])
            return
    into = dict(volunteer_pairs(war, state))[pair]
    replace(war, state, pair, REMOVED, [(into, FULL)])
    name_merged(war, state, pair, into, VOLUNTEER_DIVISION)
    return
    yield


def offer_reform(war: War, state: State, side: Side) -> Sequence[Answer]:
    return [("reform", unit) for unit, _, _ in reforms(war, state)] if side == PL else ()


def do_reform(war: War, state: State, side: Side, answer: Answer) -> Steps[None]:
    """37.1, 37.2.2: the new unit comes weakened; the old one never comes back."""
    old, new, rule = next(found for found in reforms(war, state) if found[0] == answer[1])
    replace(war, state, (old,), REMOVED, [(new, WEAK)])
    name_merged(war, state, (old,), new, rule)
    return
    yield


def offer_absorb(war: War, state: State, side: Side) -> Sequence[Answer]:
    return [("absorb", filler, unit) for filler, unit in fillers(war, state)] if side == PL else ()


def do_absorb(war: War, state: State, side: Side, answer: Answer) -> Steps[None]:
    absorb(war, state, answer[1], answer[2])
    return
    yield


def why_split(war: War, state: State, side: Side, answer: Answer) -> Refusal | None:
    return refusal_split(war, state, answer[1])


def why_absorb(war: War, state: State, side: Side, answer: Answer) -> Refusal | None:
    return refusal_absorb(war, state, answer[1], answer[2])


def why_merge(war: War, state: State, side: Side, answer: Answer) -> Refusal | None:
    """19.1, 19.2, 33.2, 36: only what stands together and belongs together is joined."""
    a, b = answer[1], answer[2]
    if state.at[a] < 0 or state.at[a] != state.at[b]:
        return Refusal(SPLIT_MERGE, "not-together-to-join")
    return Refusal(SPLIT_PARTS, "not-of-one-division")


def try_split(war: War, state: State, side: Side) -> Sequence[Answer]:
    return [("split", unit) for unit in war.roster.of_side[PL]] if side == PL else ()


def try_merge(war: War, state: State, side: Side) -> Sequence[Answer]:
    """Any two brigades of a hex."""
    if side != PL:
        return ()
    brigades = [u for u in war.roster.of_side[PL] if war.roster.counters[u].size == BRIGADE]
    return [("merge", a, b) for a, b in together(war, state, brigades)]


def try_absorb(war: War, state: State, side: Side) -> Sequence[Answer]:
    """Any volunteers with anybody on their hex."""
    if side != PL:
        return ()
    volunteers = [u for u in war.roster.where(formation="volunteer") if state.at[u] >= 0]
    return [("absorb", u, other) for u in volunteers for other in state.stacks[state.at[u]] if other != u]


CHAPTER = Chapter(
    name="regrouping",
    number=19,
    lost=(brigade_lost, second_cavalry_lost),
    no_restore=(part_restored,),
    upkeep=(
        Action("split", offer_split, do_split, refusal=why_split, tries=try_split),
        Action("merge", offer_merge, do_merge, refusal=why_merge, tries=try_merge),
        Action("reform", offer_reform, do_reform),
        Action("absorb", offer_absorb, do_absorb, refusal=why_absorb, tries=try_absorb),
    ),
)
