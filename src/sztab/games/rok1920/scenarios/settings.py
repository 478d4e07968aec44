"""From a scenario card to what the catalogue lists and to the `Setting` of a war.

A scenario is listed (and so played by everybody) once its own rules stand in `OWN`: a function of its card and settled
options that gives a `Setting` with the fields that only this scenario has (own chapters, closed lines, one theatre).
"""

from collections.abc import Callable, Mapping

from msgspec import structs

from sztab.games.rok1920.first.scenarios import (
    a_smolensk_gate,
    b_kiev_expedition,
    c_spring,
    campaign,
    d_battle_of_warsaw,
    e_cavalry_army,
    g_miracle_on_the_vistula,
    h_battle_of_the_niemen,
)
from sztab.games.rok1920.scenarios import deployment
from sztab.games.rok1920.scenarios.cards import Ending, ScenarioCard
from sztab.games.rok1920.units.counters import SEATS
from sztab.games.rok1920.war import Setting
from sztab.kernel.game import Option, Scenario

OwnRules = Callable[[ScenarioCard, Setting], Setting]

OWN: dict[str, OwnRules] = {
    "A": a_smolensk_gate.rules,
    "B": b_kiev_expedition.rules,
    "C": c_spring.rules,
    "D": d_battle_of_warsaw.rules,
    "E": e_cavalry_army.rules,
    "F": e_cavalry_army.rules,
    "G": g_miracle_on_the_vistula.rules,
    "H": h_battle_of_the_niemen.rules,
    "campaign": campaign.rules,
}

FIRST_REPLACEMENT_CHAPTER = 14
NO_YES = ("no", "yes")


def options_of(card: ScenarioCard) -> tuple[Option, ...]:
    """E.3, F: some scenarios may end in more ways than one."""
    endings = tuple(ending.id for ending in card.endings)
    found = [Option("ending", endings, endings[0])] if len(endings) > 1 else []
    return (*found, *(Option(name, NO_YES, "no") for name in optional_rules(card)))


def optional_rules(card: ScenarioCard) -> list[str]:
    """41-46: the optional rules that have a meaning in the scenario, each switched on by agreement."""
    fits = {
        "ukraine": card.chapters >= 20 and card.id != "H",
        "upsurge": card.chapters >= 33 and card.facts.volunteers != "formed",
        "glavkom": card.chapters >= 29 and card.id != "H",
        "budyonny": card.chapters >= 23 and card.facts.konarmia == "waiting",
        "flight": card.chapters >= 15,
        "pursuit": card.chapters >= 15,
    }
    return [name for name, is_fit in fits.items() if is_fit]


def ending_of(card: ScenarioCard, options: Mapping[str, str]) -> Ending:
    chosen = options.get("ending", card.endings[0].id)
    return next(ending for ending in card.endings if ending.id == chosen)


def scenario_of(card: ScenarioCard) -> Scenario:
    """What the catalogue says of a scenario: it is as long as the ending that is played unless another is chosen."""
    last = card.endings[0].last_stage
    return Scenario(card.id, card.title, SEATS, options_of(card), last - card.first_stage + 1)


def setting_of(card: ScenarioCard, options: Mapping[str, str]) -> Setting:
    """3, amb-111: who begins, how long it lasts, which chapters are in force."""
    common = Setting(
        id=card.id,
        first=card.first_player,
        first_stage=card.first_stage,
        last_stage=ending_of(card, options).last_stage,
        chapters=card.chapters,
        options=dict(options),
        replacements=card.chapters >= FIRST_REPLACEMENT_CHAPTER,
    )
    own = OWN.get(card.id)
    setting = common if own is None else own(card, common)
    areas = {start.unit: f"army-{army}" for army, starts in card.areas.items() for start in starts}
    return structs.replace(setting, own=(*setting.own, deployment.chapter(areas)))
