"""The scenarios of Nest of Eagles: their cards, the rules in force, their own rules and options."""

from collections.abc import Callable, Mapping
from typing import Any

from msgspec import structs

from sztab.games.rok1920 import in_force
from sztab.games.rok1920.bot.goals import Goals, goals_of
from sztab.games.rok1920.chapter_rules import IV_ARMY
from sztab.games.rok1920.chapters import Chapter, For, ForbiddenHexes, MustGoTo, poles
from sztab.games.rok1920.eagles import operations, setup, three_players
from sztab.games.rok1920.eagles.cards import FULL, LEARNING, EaglesCard, read_card
from sztab.games.rok1920.eagles.chapters import SECTIONS
from sztab.games.rok1920.eagles.options import (
    alternative_arrivals,
    hidden_units,
    hiding,
    laying_markers,
    moral_surge,
    priorities,
)
from sztab.games.rok1920.eagles.options.hiding import Hiding
from sztab.games.rok1920.eagles.rule_numbers import NUMBERS
from sztab.games.rok1920.eagles.rules import AREA_8, BORDER_1, BORDER_6, PRIORITY_PICK
from sztab.games.rok1920.eagles.scenarios import late, limits, shares, verdicts, withdrawals
from sztab.games.rok1920.edition import Edition
from sztab.games.rok1920.moving.pressing_on import FORCED_MARCH
from sztab.games.rok1920.named import LITHUANIAN_GOAL
from sztab.games.rok1920.scenarios import niemen
from sztab.games.rok1920.scenarios.cards import ScenarioCard, ending_of, lengths_of
from sztab.games.rok1920.scenarios.iv_army import IvArmy
from sztab.games.rok1920.scenarios.setting import Setting
from sztab.games.rok1920.scenarios.victory_table import Counted
from sztab.games.rok1920.state import State
from sztab.games.rok1920.units.counters import FRONTS, SEATS, THEATRES, Roster, Unit
from sztab.games.rok1920.war import War
from sztab.kernel.box import Box
from sztab.kernel.events import Refusal
from sztab.kernel.game import Exclusion, Option, Scenario
from sztab.kernel.requests import Rule

NO, YES = "no", "yes"
PLAYERS, TWO, THREE = "players", "two", "three"
"""22: how many play."""
OwnRules = Callable[[EaglesCard, Setting], Setting]


CLOSED: dict[str, Any] = {"closed_lines": ("demarcation",), "closed_rule": BORDER_1}
"""S1.3: the demarcation line with Lithuania counts as a state border."""


def smolensk_gate(card: EaglesCard, setting: Setting) -> Setting:
    """S1"""
    own = (limits.SPRING, limits.NORTH, verdicts.points("S1.V"))
    return structs.replace(setting, scenario_rules=own, by_rail=True, **CLOSED)


def kiev_expedition(card: EaglesCard, setting: Setting) -> Setting:
    """S2"""
    own = (
        limits.KIEV, limits.SOUTH, withdrawals.CHAPTER, operations.SCHEDULE,
        verdicts.points("S2.V", verdicts.lwow_falls("S2.V")),
    )  # fmt: skip
    leaving, listed = card.withdrawals, card.schedule
    return structs.replace(
        setting, scenario_rules=own, by_rail=True, edge_entry=True, withdrawals=leaving, schedule=listed
    )


def spring(card: EaglesCard, setting: Setting) -> Setting:
    """S3"""
    early = (verdicts.lwow_falls("S3.V"), verdicts.poland_entered)
    own = (limits.SPRING, verdicts.SPRING, verdicts.points("S3.V", *early))
    return structs.replace(setting, scenario_rules=own, **CLOSED)


def cavalry_army(card: EaglesCard, setting: Setting) -> Setting:
    """S5.V, S4, S5: judged by the ending that was chosen."""
    ending = ending_of(card, setting.options)
    judged = {"S6.V": verdicts.WARSAW, "S9.V": verdicts.CAMPAIGN}.get(ending.victory) or verdicts.points("S4.V")
    return structs.replace(setting, scenario_rules=(late.LATE, judged))


def battle_of_warsaw(card: EaglesCard, setting: Setting) -> Setting:
    """S6"""
    own = (late.LATE, verdicts.WARSAW)
    return structs.replace(setting, scenario_rules=own, closed_lines=("demarcation",), closed_rule=BORDER_6)


def miracle(card: EaglesCard, setting: Setting) -> Setting:
    """S7"""
    army = IvArmy(card.iv_army)
    own = Chapter(
        name="iv-army",
        forbidden_hexes=(ForbiddenHexes(IV_ARMY, "iv-army", army.closed, concerns=army.concerns),),
        no_east=(For(army.concerns, army.no_east),),
        forbidden_attacks=(For(army.concerns, army.attack_bar),),
        before_attack=(army.attacked,),
    )
    return structs.replace(setting, scenario_rules=(own, verdicts.MIRACLE))


def battle_of_the_niemen(card: EaglesCard, setting: Setting) -> Setting:
    """S8"""
    area = Chapter(
        name="area",
        forbidden_hexes=(ForbiddenHexes(AREA_8, "play-area", niemen.closed, most=niemen.outside),),
        must_go_to=(MustGoTo(AREA_8, "duty-play-area", niemen.duty, most=niemen.outside),),
        forbidden_attacks=(For(poles, suwalki),),
    )
    own = (area, operations.CAPPED, verdicts.points("S8.V", verdicts.stronger_reds))
    return structs.replace(setting, scenario_rules=own, theatre=THEATRES.index("lb"))


def suwalki(war: War, state: State, unit: Unit, target: int) -> Refusal | None:
    """S8.3: Poles do not attack Lithuanians who have not attacked them; Lithuanian-Belarusian units may attack
    Wilno."""
    is_lith_bel = war.roster.counters[unit].formation == "lith-bel" and target == war.named_hex(LITHUANIAN_GOAL)
    return None if is_lith_bel else niemen.peace(war, state, unit, target)


def campaign(card: EaglesCard, setting: Setting) -> Setting:
    """S9"""
    own = (
        late.LATE,
        verdicts.CAMPAIGN,
        *(chapter for name, chapter in CHOSEN.items() if setting.options.get(name) == YES),
    )
    return structs.replace(setting, scenario_rules=own)


CAMPAIGN = "9"
CHOSEN = {
    moral_surge.NAME: moral_surge.CHAPTER,
    alternative_arrivals.NAME: alternative_arrivals.CHAPTER,
    priorities.NAME: priorities.CHAPTER,
}
"""23: optional rules of the campaign alone."""
SAID = (FORCED_MARCH, priorities.NAME)
"""Optional rules that every record names, even if they are not chosen: older ones do."""
OWN: dict[str, OwnRules] = {
    "1": smolensk_gate, "2": kiev_expedition, "3": spring, "4": cavalry_army, "5": cavalry_army,
    "6": battle_of_warsaw, "7": miracle, "8": battle_of_the_niemen, "9": campaign,
}  # fmt: skip
"""The scenarios that are played."""


def options_of(card: EaglesCard) -> tuple[Option, ...]:
    """1.1, S4.2, S5.4, 23: learning or full rules, the ways in which some scenarios may end, and optional rules."""
    endings = tuple(ending.id for ending in card.endings)
    found = [Option("ending", endings, endings[0])] if len(endings) > 1 else []
    if card.learning_skip:
        found.append(Option("rules", (card.default, FULL if card.default == LEARNING else LEARNING), card.default))
    if card.three_players:
        found.append(Option(PLAYERS, (TWO, THREE), TWO, unsaid=True))
    chosen = (FORCED_MARCH, *(CHOSEN if card.id == CAMPAIGN else ()))
    hidden = Option(hidden_units.NAME, hidden_units.VALUES, hidden_units.NO, unsaid=True)
    return (*found, hidden, *(Option(name, (NO, YES), NO, unsaid=name not in SAID) for name in chosen))


def exclusions_of(card: EaglesCard) -> tuple[Exclusion, ...]:
    """23.5: political priorities are not used together with alternative arrivals."""
    return (
        (Exclusion((alternative_arrivals.NAME, priorities.NAME), NUMBERS[PRIORITY_PICK]),)
        if card.id == CAMPAIGN
        else ()
    )


def boxes_of(card: EaglesCard) -> tuple[tuple[str, int, tuple[Unit, ...]], ...]:
    """2/c: who waits beside the map; units that can be rebuilt are among the eliminated ones."""
    first = [(box, card.first_stage, units) for box, units in card.boxes.items()]
    later = [(arrival.box, arrival.stage, arrival.units) for arrival in card.box_arrivals]
    return tuple((box.replace("_", "-"), stage, units) for box, stage, units in [*first, *later])


def in_force_by(card: EaglesCard, options: Mapping[str, str]) -> frozenset[str]:
    """S7.3, S8.2, 1.1: all rules but those whose section the scenario never uses, or a learner has not read."""
    sections = set(card.never)
    if len(card.theatres) < len(THEATRES):
        sections |= {"2.4.1", "13.4", "19.1"}
    if card.one_theatre:
        sections |= {"2.4.1", "13.4", "17.1.2"}
    if options.get("rules", card.default) == LEARNING:
        sections |= set(card.learning_skip)
    return frozenset(
        name
        for name, section in SECTIONS.items()
        if not any(section == skipped or section.startswith(f"{skipped}.") for skipped in sections)
    )


class EaglesBook:
    """1.4, 1.4/a, 1.4/b: the nine scenarios of Nest of Eagles, and what their victories count."""

    def __init__(self, victories: Mapping[Rule, tuple[Counted, ...]]) -> None:
        self.victories = victories

    def cards(self, edition: Edition, box: Box, roster: Roster) -> Mapping[str, ScenarioCard]:
        return {id: read_card(box, id, roster, edition.rules_up_to) for id in OWN}

    def listed(self, card: Any) -> Scenario:
        last = card.endings[0].last_stage
        turns, options, excluded = last - card.first_stage + 1, options_of(card), exclusions_of(card)
        seatings = {PLAYERS: {THREE: three_players.SEATS}} if card.three_players else {}
        alliances = (FRONTS,) if card.three_players else ()
        return Scenario(card.id, card.title, SEATS, options, turns, excluded, seatings, alliances, lengths_of(card))

    def setting(self, card: Any, options: Mapping[str, str]) -> Setting:
        """Who begins, how long it lasts, which rules are in force."""
        rules = in_force_by(card, options)
        common = Setting(
            id=card.id,
            first=card.first_player,
            first_stage=card.first_stage,
            last_stage=ending_of(card, options).last_stage,
            rules=rules,
            options=dict(options),
            victory=self.victories[ending_of(card, options).victory],
            replacements=in_force.REPLACEMENTS in rules,
            boxes=boxes_of(card),
            late=tuple((arrival.stage, arrival.units) for arrival in card.box_arrivals),
        )
        setting = OWN[card.id](card, common)
        if options.get(hidden_units.NAME, hidden_units.NO) != hidden_units.NO:
            setting = structs.replace(setting, scenario_rules=(*setting.scenario_rules, hiding.CHAPTER))
        if options.get(PLAYERS) != THREE:
            return setting
        command = shares.commanders(card, ending_of(card, options).victory)
        return structs.replace(setting, command=command, scenario_rules=(shares.CHAPTER, *setting.scenario_rules))

    def start(self, war: War, card: Any) -> State:
        state = setup.start(war, card)
        if war.has(hidden_units.NAME):
            state.change(Hiding, set_up=1)
            laying_markers.note_units(war, state)
        return state

    def goals(self, card: Any, options: Mapping[str, str]) -> Goals:
        return goals_of(self.victories[ending_of(card, options).victory])
