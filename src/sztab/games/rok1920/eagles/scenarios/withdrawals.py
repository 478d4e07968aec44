"""S2.4: Polish units that leave for the north."""

from sztab.games.rok1920.chapters import Chapter
from sztab.games.rok1920.scenarios.withdrawals import withdrawals

run = withdrawals
CHAPTER = Chapter(name="withdrawals")
