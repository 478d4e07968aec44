"""19, 33.2, 33.3, 36, 37 / Eagles 18: what the replacement phase asks about dividing, joining and reorganising."""

from collections.abc import Sequence

from sztab.games.rok1920 import in_force
from sztab.games.rok1920.chapter_rules import CAVALRY_DIVISION, SPLIT_MERGE, SPLIT_PARTS, VOLUNTEER_DIVISION
from sztab.games.rok1920.chapters import Action, Chapter
from sztab.games.rok1920.forces.volunteer_brigades import (
    absorb,
    fillers,
    refusal_absorb,
    refusal_volunteers,
    volunteer_pairs,
)
from sztab.games.rok1920.logistics.divisional_brigades import (
    SecondCavalry,
    brigade_lost,
    merge,
    mergeable,
    name_merged,
    part_restored,
    refusal_split,
    replace,
    split,
    splittable,
    together,
)
from sztab.games.rok1920.logistics.new_divisions import (
    cavalry_brigades,
    cavalry_pairs,
    reforms,
    refusal_cavalry,
    refusal_reform,
    second_cavalry_lost,
)
from sztab.games.rok1920.named import MOUNTAIN_BRIGADE
from sztab.games.rok1920.state import REMOVED, State
from sztab.games.rok1920.units.counters import BRIGADE, FULL, PL, WEAK, Side
from sztab.games.rok1920.war import War
from sztab.kernel.events import Refusal
from sztab.kernel.requests import Answer, Steps


def offer_split(war: War, state: State, side: Side) -> Sequence[Answer]:
    if side != PL:
        return ()
    return [("split", unit) for unit in splittable(war) if refusal_split(war, state, unit) is None]


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
                state.change(SecondCavalry, parts=1 << pair[0] | 1 << pair[1])
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
    found = refusal_cavalry(war, state, (a, b)) or refusal_volunteers(war, state, (a, b))
    return found or Refusal(SPLIT_PARTS, "not-of-one-division")


def why_reform(war: War, state: State, side: Side, answer: Answer) -> Refusal | None:
    return refusal_reform(war, state, answer[1])


def try_reform(war: War, state: State, side: Side) -> Sequence[Answer]:
    """The Mountain Brigade and all cavalry brigades."""
    if side != PL:
        return ()
    mountain = war.named_unit(MOUNTAIN_BRIGADE)
    return [("reform", unit) for unit in (mountain, *cavalry_brigades(war)) if unit >= 0]


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
    name=in_force.BRIGADES,
    lost=(brigade_lost, second_cavalry_lost),
    no_restore=(part_restored,),
    replacement_deeds=(
        Action("split", offer_split, do_split, refusal=why_split, tries=try_split),
        Action("merge", offer_merge, do_merge, refusal=why_merge, tries=try_merge),
        Action("reform", offer_reform, do_reform, refusal=why_reform, tries=try_reform),
        Action("absorb", offer_absorb, do_absorb, refusal=why_absorb, tries=try_absorb),
    ),
)
