"""The first edition (1995) as a value: which procedures, tables, limits and rule numbers it has."""

from sztab.games.rok1920.edition import Edition, SupplyTerms, read_box_table, read_stages, read_track
from sztab.games.rok1920.fighting import orders
from sztab.games.rok1920.fighting.modifiers import MODIFIERS
from sztab.games.rok1920.fighting.pursuit import first_edition_entry, first_edition_points, first_edition_range
from sztab.games.rok1920.first.book import FirstBook
from sztab.games.rok1920.first.chapters import CHAPTER_NUMBERS, special_chapters
from sztab.games.rok1920.first.rule_numbers import NUMBERS
from sztab.games.rok1920.first.turn import player_turn
from sztab.games.rok1920.forces.volunteers import Formation
from sztab.games.rok1920.moving.control_lines import is_encircled, projects
from sztab.games.rok1920.moving.march_costs import march
from sztab.games.rok1920.moving.pressing_on import FLIGHT, PURSUIT, RISKS
from sztab.games.rok1920.named import read_named
from sztab.games.rok1920.politics import morale
from sztab.games.rok1920.politics.operations import polish_number
from sztab.games.rok1920.scenarios.victory_table import read_victories
from sztab.kernel.box import Box

SUPPLY_ENDS = {"pl": ("west-edge",), "su": ("east-edge", "south-source"), "lt": ()}
"""25.1, 38.1.1: by nation, the ends of the board that supply comes from, beside places."""


def first(box: Box) -> Edition:
    """The first edition, with the tables of a box."""
    named = read_named(box, read_stages(box))
    return Edition(
        id="first",
        numbers=NUMBERS,
        chapter_numbers=CHAPTER_NUMBERS,
        turn=player_turn(Formation(box)),
        book=FirstBook(read_victories(box)),
        table=read_box_table(box),
        track=read_track(box),
        stages=read_stages(box),
        named=named,
        chapters=special_chapters(march),
        supply=SupplyTerms(places=named.supply_places(), ends=SUPPLY_ENDS),
        march=march,
        projects=projects,
        is_encircled=is_encircled,
        loss_of_unit=morale.division_lost,
        modifiers=MODIFIERS,
        pursuit_points=first_edition_points,
        pursuit_range=first_edition_range,
        pursuit_entry=first_edition_entry,
        may_order_freely=orders.half_elite,
        risks={FLIGHT: RISKS, PURSUIT: {1: RISKS[1]}},
        polish_number=polish_number,
    )
