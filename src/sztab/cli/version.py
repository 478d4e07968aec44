"""Which rules this is: the package's version, and digests of a game's rulebook file and box."""

from typing import Any

import sztab
from sztab import games
from sztab.kernel.game import Game
from sztab.kernel.record import HASH, RulesVersion
from sztab.kernel.rulebook import Rulebook


def rules_version(game: Game[Any]) -> RulesVersion:
    rulebook = Rulebook(games.entry(game.id).rulebook_file)
    return RulesVersion(sztab.__version__, rulebook.digest[:HASH], game.box.digest()[:HASH])
