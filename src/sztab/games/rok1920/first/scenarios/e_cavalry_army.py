"""E: The Cavalry Army: victory by points, or by the rules of D or of the campaign (E.3); F: The Banner of
Revolution."""

from msgspec import structs

from sztab.games.rok1920.chapters import Chapter
from sztab.games.rok1920.first.scenarios import campaign, d_battle_of_warsaw
from sztab.games.rok1920.first.scenarios.counting import points_at_the_end
from sztab.games.rok1920.scenarios.cards import ScenarioCard
from sztab.games.rok1920.scenarios.setting import Setting

POINTS = Chapter(name="konarmija", verdicts=(points_at_the_end("E.2"),))
VICTORIES = {"E.2": POINTS, "D.4": d_battle_of_warsaw.VICTORY, "40.2": campaign.VICTORY}


def rules(card: ScenarioCard, setting: Setting) -> Setting:
    """E.3, F: the ending that was chosen says how the game is judged."""
    chosen = setting.options.get("ending", card.endings[0].id)
    ending = next(ending for ending in card.endings if ending.id == chosen)
    return structs.replace(setting, scenario_rules=(VICTORIES[ending.victory],), raised=d_battle_of_warsaw.RAISED)
