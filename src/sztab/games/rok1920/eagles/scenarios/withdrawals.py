"""S2.4: Polish units that leave for the north."""

from sztab.games.rok1920.chapters import Chapter
from sztab.games.rok1920.first.scenarios.b_kiev_expedition import withdrawals

run = withdrawals
CHAPTER = Chapter(name="withdrawals")
