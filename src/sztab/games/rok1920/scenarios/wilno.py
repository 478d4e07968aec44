"""A.2.3 / Eagles S1.4: the garrison of Wilno."""

from sztab.games.rok1920.chapter_state import ChapterState, mark


class WilnoGarrison(ChapterState, frozen=True):
    """A.2.3"""

    alarm: int = mark("wilno-alarm")
    """A.2.3: 1 once a Bolshevik unit has been near Wilno."""
