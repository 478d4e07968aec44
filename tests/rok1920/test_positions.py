"""Positions that users pose: what can be said of them, and what cannot be."""

from typing import Any

import pytest
from tests.rok1920 import marks
from tests.rok1920.kit import game

from sztab.games.rok1920.logistics.supply import is_supplied
from sztab.games.rok1920.posing.facts import KEYS as FACTS
from sztab.games.rok1920.posing.margins import knob_of
from sztab.games.rok1920.state import AWAY, ELIMINATED, REMOVED
from sztab.games.rok1920.units.counters import SIDES, SU
from sztab.games.rok1920.units.positions import lift
from sztab.hexmap.bits import bit_set
from sztab.kernel.arranging import Put
from sztab.kernel.errors import BadNotation
from sztab.kernel.play import Play

DRAWN = {"map": {"size": "9x9", "regions": {"town": "0105"}}, "units": "pl: 16DP@0303 / su: 58DS@0505"}


def place(**more: Any) -> Any:
    position = {**DRAWN, **more}
    twin = game().drawn(position)
    return twin, twin.place(position)


@pytest.mark.parametrize(
    ("more", "said"),
    [
        ({"units": "pl: 16DP@0303 / su: 58DS@0303"}, "both sides"),
        ({"map": {"size": "9x9", "terrain": {"sea": "0303"}}}, "outside the area"),
        ({"units": "pl: 16DP@0303 16DP@0404"}, "twice"),
        ({"attacked": ["su-58ds"], "phasing": "pl"}, "cannot have attacked"),
        ({"attacked": ["pl-5dp"], "phasing": "pl"}, "cannot have attacked"),
        ({"pools": {"pl": -1}}, r"-1 replacements, not 0 to 40 \(14.3\)"),
        ({"pools": {"pl": 500}}, r"500 replacements, not 0 to 40 \(14.3\)"),
        ({"pools": {"pl": True}}, "True replacements"),
        ({"pools": {"fr": 1}}, "pools: 'fr' is not one of pl, ua, west, southwest, su"),
        ({"morale": {"ua": 99}}, "the track has fields"),
        ({"attacks": {"ua": 41}}, "not a whole number from 0 to 40"),
        ({"transports": {"pl": 500}, "chapters": 12}, "not a whole number from 0 to 40"),
        ({"transports": {"pl": 9}}, "27.3"),
        ({"attacks": {"ua": -1}}, "whole number"),
        ({"due": {"pl-5dp": "1.I"}}, "is not one of"),
        ({"volunteers": "asleep"}, "is not one of"),
        ({"own_rules": "Z"}, "is not one of"),
        ({"fallne": []}, "unknown key"),
    ],
)
def test_a_position_that_cannot_be_is_refused_with_its_reason(more: dict[str, Any], said: str) -> None:
    with pytest.raises(BadNotation, match=said):
        place(**more)


def test_units_off_the_board_and_facts_of_the_chapters() -> None:
    twin, state = place(
        fallen=["pl-5dp"], removed=["su-8ds"], due={"pl-4dp": "9.V"}, strengthening=["pl-16dp"], attacks={"pl": 1},
        transports={"pl": 2}, volunteers="formed", konarmia="gone", kijow_taken=True, unsupplied=["su-58ds"],
    )  # fmt: skip
    number = twin.roster.number
    assert [state.at[number[unit]] for unit in ("pl-5dp", "su-8ds", "pl-4dp")] == [-2, -3, -1]
    assert twin.values.stages[state.due[number["pl-4dp"]] - 1] == "9.V"
    assert marks.has(state, "strengthening", number["pl-16dp"])
    view = twin.view(state, "pl")
    assert (view.notes.volunteers, view.notes.konarmia, view.notes.attacks["pl"]) == ("formed", "gone", 1)
    assert twin.load(twin.dump(state)) == state


def test_a_scenarios_own_rules_hold_on_a_drawn_map() -> None:
    """A.5: the verdict of A; without its rules a drawn game ends in nothing."""
    plain, _ = place()
    twin, state = place(own_rules="A")
    war = twin.war(state)
    assert [chapter.name for chapter in war.setting.scenario_rules] == ["limits", "smolensk"]
    assert war.verdicts
    assert not plain.war(place()[1]).setting.scenario_rules


def test_an_analysis_board_offers_what_a_position_can_say() -> None:
    """Every fact of posing/facts.py is a setting or a field of the arrangement, and is set by it."""
    play: Play[Any] = Play.begin(game(), "campaign")
    state = play.quiet_state()
    board = game().arrangement(state)
    offered = {*board.settings, *board.fields["unit"]}
    said = {"fallen": "off-board", "removed": "off-board", "due": "off-board", "supplied": "supply"}
    said |= {"unsupplied": "supply", "strengthening": "replacement", "restored": "replacement"}
    said |= {"attacks": "attacks-ua", "transports": "transports-pl", "coupled": "coupled-lb"}
    assert [key for key in FACTS if said.get(key, knob_of(key)) not in offered] == []
    assert board.off_board == ["off-board"]
    puts = [
        Put("pl-16dp", None, {"off-board": "fallen"}),
        Put("pl-17dp", None, {"off-board": "15.VIII"}),
        Put("su-sicz1", None, {"off-board": "removed"}),
        Put("pl-5dp", "2326", {"replacement": "strengthening", "supply": "unsupplied"}),
    ]
    settings = {
        "lithuanian-places": ["Kowno"],
        "volunteers": "formed",
        "attacks-ua": 2,
        "transports-pl": 2,
        "coupled-lb": True,
        "pool-pl": 3,
    }
    game().arrange(state, puts, settings)
    number, war = game().roster.number, game().war(state)
    assert [state.at[number[put.piece]] for put in puts[:3]] == [ELIMINATED, AWAY, REMOVED]
    assert war.edition.stages[state.due[number["pl-17dp"]] - 1] == "15.VIII"
    assert marks.has(state, "strengthening", number["pl-5dp"])
    assert not is_supplied(war, state, number["pl-5dp"])
    notes = game().view(state, "pl").notes
    assert len(notes.lithuanian_places) == 1
    assert (notes.volunteers, notes.attacks["ua"], notes.coupled, state.pools["pl"]) == ("formed", 2, ("lb",), 3)
    game().arrange(state, [Put("pl-5dp", "2326", {"supply": "by-the-map"})], {"coupled-lb": False, "pool-pl": 0})
    assert is_supplied(war, state, number["pl-5dp"])
    assert (game().view(state, "pl").notes.coupled, "pl" in state.pools) == ((), False)


def test_who_has_fallen_may_have_stood_where_an_enemy_stands_now() -> None:
    began = game().start("A", game().scenario("A").settle({}))
    ids, numbers = game().war(began).roster.ids, game().war(began).board.map.numbers
    pole, red = (next(u for u in game().war(began).roster.of_side[side] if began.at[u] >= 0) for side in SIDES)
    fallen = [ids[unit] for unit in began.stacks[began.at[red]]]
    units = f"pl: {ids[pole]}@{numbers[began.at[red]]}"
    state = game().place({"scenario": "A", "units": units, "fallen": fallen})
    game().check(state)
    assert not state.occupied[SU] >> state.at[pole] & 1


def test_who_has_fallen_in_his_attack_is_not_told_as_an_attacker() -> None:
    state = game().start("A", game().scenario("A").settle({}))
    war = game().war(state)
    units = [unit for unit in war.roster.of_side[state.phasing] if state.at[unit] >= 0][:2]
    state.step, state.attacked = [step.name for step in war.steps].index("attacks"), bit_set(units)
    lift(war, state, units[0], ELIMINATED)
    told = game().posed(state)
    assert (told["attacked"], told["fallen"]) == ([war.roster.ids[units[1]]], [war.roster.ids[units[0]]])
    assert game().place(told).attacked == 1 << units[1]
