"""8.6, 8.7, 11, 15.3, 16 / Eagles 10.7: what changes the chance of an attack, in the order of the rulebooks."""

from sztab.games.rok1920 import rules
from sztab.games.rok1920.fighting import chance, orders
from sztab.games.rok1920.politics import morale

MODIFIERS = (
    (rules.ON_ROUGH, chance.difficult_terrain),
    (rules.ON_CITY, chance.large_city),
    (rules.ON_FORTRESS, chance.fortress),
    (rules.ON_ENCIRCLED, chance.encircled),
    (rules.ELITE_ATTACK, chance.elite_units),
    (rules.REPEAT_CHANCE, chance.repeat_attack),
    (rules.MORALE_LEVEL, morale.moral_advantage),
    (rules.ASSAULT, orders.assault),
    (rules.RAID, orders.raid),
    (rules.STUBBORN, orders.stubborn_defence),
    (rules.COUNTER_ATTACK, orders.counter_attack),
)
