"""Nest of Eagles as a value: which procedures, tables, limits and rule numbers it has."""

from sztab.games.rok1920.eagles import losses, morale, supply
from sztab.games.rok1920.eagles.book import EaglesBook
from sztab.games.rok1920.eagles.chapters import CHAPTER_NUMBERS, chapters
from sztab.games.rok1920.eagles.control_lines import fortress_limits, is_encircled, projects
from sztab.games.rok1920.eagles.march_costs import march
from sztab.games.rok1920.eagles.options import alternative_arrivals, priorities
from sztab.games.rok1920.eagles.orders import only_chosen_troops
from sztab.games.rok1920.eagles.pursuit import no_pursuit, pursuit_entry, pursuit_points, pursuit_range
from sztab.games.rok1920.eagles.rule_numbers import NUMBERS, WITHOUT
from sztab.games.rok1920.eagles.tables import read_events, read_polish_number, read_recruits, read_risks
from sztab.games.rok1920.eagles.turn import PLAYER_TURN
from sztab.games.rok1920.edition import Edition, read_box_table, read_stages, read_track
from sztab.games.rok1920.fighting.modifiers import MODIFIERS
from sztab.games.rok1920.moving.pressing_on import FLIGHT
from sztab.games.rok1920.named import read_named
from sztab.games.rok1920.politics.coupled_theatres import PL_THEATRE
from sztab.games.rok1920.printed import read_printed
from sztab.games.rok1920.scenarios.victory_table import read_victories
from sztab.games.rok1920.units.counters import Unit
from sztab.games.rok1920.war import War
from sztab.kernel.box import Box


def any_unit_flees(war: War, unit: Unit) -> int:
    """23.2.1, A79: any unit may march as many points more as the table has."""
    return max(war.edition.risks[FLIGHT])


def eagles(box: Box) -> Edition:
    """The second edition, with the tables of a box."""
    stages = read_stages(box)
    named = read_named(box, stages)
    printed = {
        alternative_arrivals.FILE: read_printed(box, alternative_arrivals.FILE, stages, come="units", also=("side",)),
        priorities.FILE: read_printed(
            box, priorities.FILE, stages, come="arrive", also=("priority", "side", "name", "rule")
        ),
    }
    return Edition(
        id="eagles",
        numbers=NUMBERS,
        without=WITHOUT,
        chapter_numbers=CHAPTER_NUMBERS,
        turn=PLAYER_TURN,
        book=EaglesBook(read_victories(box)),
        table=read_box_table(box),
        track=read_track(box),
        stages=stages,
        named=named,
        printed=printed,
        political_events=read_events(box),
        recruits=read_recruits(box),
        risks=read_risks(box),
        polish_number=read_polish_number(box),
        chapters=chapters(box),
        supply=supply.terms(named),
        march=march,
        projects=projects,
        line_limits=fortress_limits,
        is_encircled=is_encircled,
        modifiers=MODIFIERS,
        loss_of_unit=losses.morale_of_loss,
        pursuit_points=pursuit_points,
        no_pursuit=no_pursuit,
        pursuit_range=pursuit_range,
        pursuit_entry=pursuit_entry,
        counters_into_vacated=True,
        calm_theatre=PL_THEATRE,
        town_counts=morale.town_counts,
        avoids_crowds=True,
        exposed_fall_at_once=True,
        flight_points=any_unit_flees,
        may_order_freely=only_chosen_troops,
        ignores_across_unbridged=True,
    )
