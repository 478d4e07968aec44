"""The games that a server offers: from the catalogue, each loaded when it is first asked for."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import sztab
from sztab import games
from sztab.kernel.box import Box
from sztab.kernel.errors import BadNotation
from sztab.kernel.game import Game
from sztab.kernel.record import RulesVersion
from sztab.kernel.rulebook import Rulebook
from sztab.server.tables.metadata import Metadata
from sztab.server.wire.telling import Teller


class Library:
    """Games by id. `boxes` are folders of an owner's data, `extra` are games beside the catalogue (for tests)."""

    def __init__(self, boxes: tuple[Path, ...] = (), extra: Mapping[str, Game[Any]] | None = None) -> None:
        self.boxes = {Box(folder).card("box").get("game", str): folder for folder in boxes}
        self.extra = dict(extra or {})
        self._games: dict[str, Game[Any]] = {}
        self._tellers: dict[str, Teller] = {}
        self._rulebooks: dict[str, Rulebook] = {}
        self._versions: dict[str, RulesVersion] = {}
        for game in self.boxes:
            games.entry(game)

    def ids(self) -> list[str]:
        return [*games.CATALOGUE, *self.extra]

    def game(self, game_id: str) -> Game[Any]:
        if game_id in self.extra:
            return self.extra[game_id]
        if game_id not in self._games:
            box = Box(games.entry(game_id).box_folder)
            folder = self.boxes.get(game_id)
            self._games[game_id] = games.load(game_id, box.overlaid(folder) if folder else box)
        return self._games[game_id]

    def teller(self, game_id: str) -> Teller:
        if game_id not in self._tellers:
            self._tellers[game_id] = Teller(self.game(game_id))
        return self._tellers[game_id]

    def teller_for(self, meta: Metadata) -> Teller:
        """The teller of a table's game: an analysis table may have a map of its own."""
        game = self.game(meta.game)
        twin = games.twin(game, meta.start)
        return self.teller(meta.game) if twin is game else Teller(twin)

    def rulebook(self, game_id: str) -> Rulebook:
        if game_id not in self._rulebooks:
            if game_id in self.extra:
                raise BadNotation(f"{game_id} has no rulebook file")
            self._rulebooks[game_id] = Rulebook(games.entry(game_id).rulebook_file)
        return self._rulebooks[game_id]

    def rules_version(self, game_id: str) -> RulesVersion:
        if game_id not in self._versions:
            game = self.game(game_id)
            in_catalogue = game_id not in self.extra
            self._versions[game_id] = (
                games.rules_version(game) if in_catalogue else RulesVersion(sztab.__version__, "", "")
            )
        return self._versions[game_id]
