"""18, 19.1.2-19.1.4: what the Pole divides, joins and takes in in his replacement phase."""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from sztab.games.rok1920.chapter_events import Split
from sztab.games.rok1920.chapter_rules import (
    ABSORB,
    ABSORB_BRIGADE,
    ABSORB_NOT,
    ABSORB_ONE,
    CAVALRY_DIVISION,
    POOL,
    SPLIT,
    SPLIT_CADRE,
    SPLIT_MERGE,
    SPLIT_PARTS,
    VOLUNTEER_DIVISION,
)
from sztab.games.rok1920.chapter_state import By, ChapterState, mark, mark_table, with_entry
from sztab.games.rok1920.chapters import Action, Chapter
from sztab.games.rok1920.command import player
from sztab.games.rok1920.eagles import named
from sztab.games.rok1920.eagles.arrivals import far_from
from sztab.games.rok1920.eagles.named import CAVALRY_DIVISIONS
from sztab.games.rok1920.eagles.replacements import Strengthening
from sztab.games.rok1920.eagles.rules import CAVALRY_GROUP, CAVALRY_GROUP_FAR, CAVALRY_WHEN, FOURTH_DIVISION
from sztab.games.rok1920.forces.status import FORMING, VolunteerArmy
from sztab.games.rok1920.forces.volunteer_brigades import absorb
from sztab.games.rok1920.logistics.divisional_brigades import (
    Pair,
    is_unused,
    merge,
    mergeable,
    name_merged,
    parts_of,
    replace,
    together,
)
from sztab.games.rok1920.logistics.new_divisions import cavalry_brigades
from sztab.games.rok1920.logistics.replacement_pools import Replacements
from sztab.games.rok1920.politics.morale import level
from sztab.games.rok1920.rules import STACKING
from sztab.games.rok1920.state import AWAY, REMOVED, State
from sztab.games.rok1920.units.counters import (
    BRIGADE,
    CADRE,
    CAVALRY,
    DIVISION,
    FULL,
    INFANTRY,
    MOTOR,
    PL,
    REGIMENT,
    SU,
    THEATRES,
    WEAK,
    Side,
    Unit,
)
from sztab.games.rok1920.units.positions import stacked
from sztab.games.rok1920.war import War
from sztab.hexmap.bits import members
from sztab.kernel.events import Refusal
from sztab.kernel.requests import Answer, Steps, choose

DISTANCE = 3
LEVEL = 2
THEATRES_OF_GROUP = (THEATRES.index("ua"), THEATRES.index("pl"))


class Reorganisation(ChapterState, frozen=True):
    """18"""

    parts: By = mark_table("parts-")
    """18.2: by the division's id, the brigades of which it consists (sets)."""
    group: int = mark("cavalry-group")
    """18.3: 1 in the replacement phase in which the Cavalry Operational Group is formed."""
    joined: int = mark("joined-now")
    """A124: divisions that were made of brigades in the replacement phase that is on (a set)."""


def made_of(war: War, state: State, unit: Unit) -> tuple[Unit, ...]:
    """The brigades that a division is divided into."""
    return parts_of(war, unit) or tuple(members(state.of[Reorganisation].parts.get(war.roster.ids[unit], 0)))


def refusal_split(war: War, state: State, unit: Unit) -> Refusal | None:
    """19.1.2/a, 19.3/b, 18, 18/c, A63, A124: why a division may not be divided."""
    if not made_of(war, state, unit):
        return Refusal(SPLIT, "not-divisible")
    h = state.at[unit]
    if h < 0:
        return Refusal(SPLIT, "not-on-board")
    if state.level[unit] == CADRE:
        return Refusal(SPLIT_CADRE, "cadre-whole")
    if state.of[Reorganisation].joined >> unit & 1:
        return Refusal(SPLIT, "just-joined")
    limit = war.stack_limit(PL, h)
    return Refusal(STACKING, "full", {"limit": limit}) if stacked(war, state, h) + 1 > limit else None


def split(war: War, state: State, side: Side, answer: Answer) -> Steps[None]:
    """18/a, 18/b: a Full division becomes Full brigades, a Reduced one Reduced brigades."""
    unit = answer[1]
    parts, ids = made_of(war, state, unit), war.roster.ids
    state.change(Reorganisation, parts=with_entry(state.of[Reorganisation].parts, ids[unit], 0))
    replace(war, state, (unit,), AWAY, [(part, state.level[unit]) for part in parts])
    state.events.append(Split(unit=ids[unit], into=tuple(ids[part] for part in parts), rule=SPLIT))
    return
    yield


def may_ride(war: War, state: State) -> bool:
    """18.2/b: 2 and 3 DJ once the Volunteer Army forms, or with the Cavalry Operational Group."""
    return state.of[VolunteerArmy].status >= FORMING or bool(state.of[Reorganisation].group)


def is_far(war: War, state: State, h: int) -> bool:
    """18.3/c: three hexes from every enemy."""
    return bool(far_from(war, state, PL, DISTANCE) >> h & 1)


def cavalry_pairs(war: War, state: State) -> Iterator[tuple[Pair, Unit]]:
    """18.2/a, 18.2, 18.3/b: two cavalry brigades on one hex, and a division that is not in play."""
    if not may_ride(war, state):
        return
    only_group = state.of[VolunteerArmy].status < FORMING
    spare = [u for u in war.named_units(CAVALRY_DIVISIONS) if state.at[u] == AWAY]
    spare = [u for u in spare if not state.due[u]]
    for pair in together(war, state, cavalry_brigades(war)):
        if spare and (not only_group or is_far(war, state, state.at[pair[0]])):
            yield pair, spare[0]


def volunteer_pairs(war: War, state: State) -> Iterator[tuple[Pair, Unit]]:
    """19.1.2: two Full volunteer infantry brigades on one hex, and a volunteer division that has not been formed."""
    brigades = war.roster.where(formation="volunteer", size=BRIGADE, arm=INFANTRY)
    full = [u for u in brigades if state.at[u] >= 0 and state.level[u] == FULL]
    spare = [u for u in war.roster.where(formation="volunteer", size=DIVISION) if is_unused(state, u)]
    for pair in together(war, state, full) if spare else ():
        yield pair, spare[0]


def offer_merge(war: War, state: State, side: Side) -> Sequence[Answer]:
    if side != PL:
        return ()
    found = [*mergeable(war, state), *cavalry_pairs(war, state), *volunteer_pairs(war, state)]
    return [("merge", a, b) for (a, b), into in found if not state.due[into]]


def do_merge(war: War, state: State, side: Side, answer: Answer) -> Steps[None]:
    """19.1.2/b, 19.1.2/c, 18, 18.2, 19.1.2: two units become one."""
    pair = (answer[1], answer[2])
    if (into := dict(mergeable(war, state)).get(pair)) is not None:
        merge(war, state, pair, into, SPLIT_MERGE)
        _note_joined(state, into)
    elif (into := dict(cavalry_pairs(war, state)).get(pair)) is not None:
        spare = [u for u in war.named_units(CAVALRY_DIVISIONS) if state.at[u] == AWAY and not state.due[u]]
        if len(spare) > 1:
            about = _named(war, pair)
            into = yield from choose(
                player(war, state, PL), "join-into", tuple(spare), rule=CAVALRY_DIVISION, about=about
            )
        merge(war, state, pair, into, CAVALRY_DIVISION)
        _note_joined(state, into)
        state.change(
            Reorganisation,
            parts=with_entry(state.of[Reorganisation].parts, war.roster.ids[into], 1 << pair[0] | 1 << pair[1]),
        )
    else:
        into = dict(volunteer_pairs(war, state))[pair]
        replace(war, state, pair, REMOVED, [(into, FULL)])
        name_merged(war, state, pair, into, VOLUNTEER_DIVISION)


def _note_joined(state: State, into: Unit) -> None:
    state.change(Reorganisation, joined=state.of[Reorganisation].joined | 1 << into)


def _named(war: War, pair: Pair) -> dict[str, tuple[str, ...]]:
    return {"units": tuple(war.roster.ids[u] for u in pair)}


def why_merge(war: War, state: State, side: Side, answer: Answer) -> Refusal | None:
    """18.1/c, 18.2/b, 19.1.2: only what stands together and belongs together is joined."""
    a, b = answer[1], answer[2]
    if answer in offer_merge(war, state, side):
        return None
    if state.at[a] < 0 or state.at[a] != state.at[b]:
        return Refusal(SPLIT_MERGE, "not-together-to-join")
    if {a, b} <= set(cavalry_brigades(war)):
        if not may_ride(war, state):
            return Refusal(CAVALRY_WHEN, "cavalry-later")
        far = is_far(war, state, state.at[a])
        return Refusal(CAVALRY_DIVISION, "no-spare-division") if far else Refusal(CAVALRY_GROUP_FAR, "enemies-too-near")
    if {a, b} <= set(war.roster.where(formation="volunteer", size=BRIGADE, arm=INFANTRY)):
        full = all(state.level[u] == FULL for u in (a, b))
        return Refusal(VOLUNTEER_DIVISION, "no-spare-division" if full else "must-be-full")
    return Refusal(SPLIT_PARTS, "not-of-one-division")


# 18.3: the Cavalry Operational Group.


def refusal_group(war: War, state: State) -> Refusal | None:
    """18.3/d, 18.3: why the group is not formed now."""
    if state.of[Reorganisation].group:
        return Refusal(CAVALRY_GROUP, "group-formed")
    if not any(level(war, state, theatre, SU) == LEVEL for theatre in THEATRES_OF_GROUP):
        return Refusal(CAVALRY_GROUP, "group-needs-peril")
    if not state.pools.get("pl", 0):
        return Refusal(POOL, "pool-empty", {"pool": "pl"})
    able = fourth_candidates(war, state, paid=False) or any(
        is_far(war, state, state.at[a]) for a, _ in together(war, state, cavalry_brigades(war))
    )
    return None if able else Refusal(CAVALRY_GROUP_FAR, "enemies-too-near")


def fourth_candidates(war: War, state: State, *, paid: bool = True) -> list[Unit]:
    """18.3/a, 18.3/c: Full cavalry brigades that 4 DJ may take the place of."""
    fourth = war.named_unit(named.FOURTH_DIVISION)
    if fourth < 0 or not is_unused(state, fourth) or (paid and not state.of[Reorganisation].group):
        return []
    brigades = (u for u in cavalry_brigades(war) if state.at[u] >= 0 and state.level[u] == FULL)
    return [u for u in brigades if is_far(war, state, state.at[u])]


def offer_group(war: War, state: State, side: Side) -> Sequence[Answer]:
    if side != PL or refusal_group(war, state) is not None:
        return ()
    return ("cavalry-group",)


def form_group(war: War, state: State, side: Side, answer: Answer) -> Steps[None]:
    """18.3: one replacement, and the reorganisation of this phase is open."""
    state.pools["pl"] -= 1
    if not state.pools["pl"]:
        del state.pools["pl"]
    state.change(Reorganisation, group=1)
    return
    yield


def why_group(war: War, state: State, side: Side, answer: Answer) -> Refusal | None:
    return refusal_group(war, state)


def offer_fourth(war: War, state: State, side: Side) -> Sequence[Answer]:
    return [("fourth", unit) for unit in fourth_candidates(war, state)] if side == PL else ()


def form_fourth(war: War, state: State, side: Side, answer: Answer) -> Steps[None]:
    """18.3/a: the Reduced 4 DJ takes the place of the brigade, which leaves the game."""
    unit, fourth = answer[1], war.named_unit(named.FOURTH_DIVISION)
    replace(war, state, (unit,), REMOVED, [(fourth, WEAK)])
    name_merged(war, state, (unit,), fourth, FOURTH_DIVISION)
    return
    yield


def why_fourth(war: War, state: State, side: Side, answer: Answer) -> Refusal | None:
    if answer[1] in fourth_candidates(war, state):
        return None
    return Refusal(FOURTH_DIVISION, "no-fourth-division")


# 19.1.3, 19.1.4: volunteers whom other units take in.


def refusal_absorb(war: War, state: State, filler: Unit, unit: Unit) -> Refusal | None:
    """17.3/d, 19.1.3/b, 19.1.4/b, 19.1.3, 19.1.4, A99: why a volunteer regiment or brigade may not be taken into a
    unit."""
    small, counter = war.roster.counters[filler], war.roster.counters[unit]
    if small.formation != "volunteer" or small.size not in (REGIMENT, BRIGADE):
        return Refusal(ABSORB, "not-a-filler")
    wanted = (INFANTRY, MOTOR) if small.arm == INFANTRY else (CAVALRY,)
    is_regular = counter.nation == "pl" and counter.formation in ("regular", "legions")
    if not is_regular or counter.arm not in wanted:
        return Refusal(ABSORB_NOT if small.arm == INFANTRY else ABSORB_BRIGADE, "not-regular-infantry")
    if state.at[filler] < 0 or state.at[filler] != state.at[unit]:
        return Refusal(ABSORB, "not-together-to-join")
    if state.level[unit] == FULL:
        return Refusal(ABSORB, "at-full-strength")
    stronger = state.of[Replacements].absorbed | state.of[Replacements].strengthening | state.of[Strengthening].regained
    return Refusal(ABSORB_ONE, "once-a-turn") if stronger >> unit & 1 else None


def offer_absorb(war: War, state: State, side: Side) -> Sequence[Answer]:
    if side != PL:
        return ()
    return [
        ("absorb", filler, unit)
        for filler in war.roster.where(formation="volunteer")
        for unit in state.stacks.get(state.at[filler], ())
        if refusal_absorb(war, state, filler, unit) is None
    ]


def do_absorb(war: War, state: State, side: Side, answer: Answer) -> Steps[None]:
    absorb(war, state, answer[1], answer[2])
    return
    yield


def why_absorb(war: War, state: State, side: Side, answer: Answer) -> Refusal | None:
    return refusal_absorb(war, state, answer[1], answer[2])


def offer_split(war: War, state: State, side: Side) -> Sequence[Answer]:
    if side != PL:
        return ()
    named = [war.roster.number[name] for name in state.of[Reorganisation].parts]
    made_of_others = sorted({*of_brigades(war), *named}) if named else of_brigades(war)
    return [("split", u) for u in made_of_others if state.at[u] >= 0 and refusal_split(war, state, u) is None]


@lru_cache(maxsize=64)
def of_brigades(war: War) -> tuple[Unit, ...]:
    """The Polish divisions that have brigades of their own."""
    return tuple(u for u in war.roster.of_side[PL] if parts_of(war, u))


def why_split(war: War, state: State, side: Side, answer: Answer) -> Refusal | None:
    return refusal_split(war, state, answer[1])


def begin(war: War, state: State) -> None:
    state.change(Reorganisation, group=0, joined=0)


CHAPTER = Chapter(
    name="reorganisation",
    replacement_deeds=(
        Action("split", offer_split, split, refusal=why_split),
        Action("merge", offer_merge, do_merge, refusal=why_merge),
        Action("cavalry-group", offer_group, form_group, refusal=why_group),
        Action("fourth", offer_fourth, form_fourth, refusal=why_fourth),
        Action("absorb", offer_absorb, do_absorb, refusal=why_absorb),
    ),
)
