"""The table in the terminal: board, hands, journal with rule numbers, numbered options, and why not others."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.console import Group
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from sztab import games
from sztab.cli.boards import draw_board
from sztab.cli.chances import show_odds
from sztab.cli.output import out
from sztab.cli.telling import Teller
from sztab.kernel.errors import BadNotation, IllegalAnswer, SztabError
from sztab.kernel.events import is_for
from sztab.kernel.odds import odds
from sztab.kernel.recorder import Recorder
from sztab.kernel.refusing import intents, why_not
from sztab.kernel.requests import Answer, Choice, Seat
from sztab.kernel.rulebook import Rulebook
from sztab.kernel.whole_way import WayRefused, spell_out
from sztab.words import Words

JOURNAL = 10
TALL = 14
"""More options than this stand in two columns."""


class Leave(Exception):
    """The player stands up from the table."""


class Terminal:
    """One screen for one or more people."""

    def __init__(self, table: Recorder[Any], say: Words, record: Path | None) -> None:
        self.table = table
        self.game = table.game
        self.say = say
        self.tell = Teller(self.game, say)
        self.record = record
        self.people: list[Seat] = []
        self._seen: Seat | None = None
        self._told = 0
        self._rulebook: Rulebook | None = None

    def open(self, people: list[Seat]) -> None:
        self.people = people
        scenario = self.game.scenario(self.table.header.scenario)
        title = (self.game.title[self.say.language], "bold")
        out.rule(Text.assemble(title, f" · {scenario.title[self.say.language]}"))
        practice = self.table.header.practice
        if practice is not None:
            out.print(self.say("cli-practice", seed=practice))
        else:
            out.print(self.say("cli-commitment", commitment=self.table.header.commitment[:16]))
        if people:
            out.print(self.say("cli-help-line"), style="dim")

    def close(self) -> None:
        self._show_board(self.people[0] if len(self.people) == 1 else None)
        outcome = self.table.play.outcome
        if outcome is not None:
            out.print(Panel(Text(self.tell.outcome(outcome), style="bold"), expand=False))

    def say_goodbye(self) -> None:
        saved = self.say("cli-saved", file=str(self.record)) if self.record else self.say("cli-not-saved")
        out.print(saved)

    def ask(self, question: Choice) -> None:
        """Show the table to the asked seat and take one answer."""
        self._hand_over(question.seat)
        self._show_board(question.seat)
        self._show_question(question)
        while True:
            line = self._input("> ").strip()
            if not line:
                continue
            if line.isdecimal():
                if (number := _number(line, len(question.options))) is not None:
                    self.table.answer(question.options[number - 1])
                    return
                out.print(self.say("cli-no-such-number", count=len(question.options)), style="yellow")
            elif self._command(line, question):
                return

    def _input(self, prompt: str) -> str:
        """A line of the player; without anything to read from, he has left."""
        if sys.stdin is None or sys.stdin.closed:
            raise Leave
        return out.input(prompt, markup=False, emoji=False)

    def _hand_over(self, seat: Seat) -> None:
        """With hidden hands, the screen is cleared before another person looks at it."""
        if len(self.people) > 1 and self.game.has_secrets and self._seen != seat:
            out.clear()
            self._input(self.say("cli-hand-over", seat=self.tell.label("seat", seat)) + " ")
            out.clear()
        self._seen = seat

    def _show_board(self, seat: Seat | None) -> None:
        play = self.table.play
        question = play.question
        view = self.game.view(play.state, seat)
        journal = [event for _, event in play.journal if is_for(event, seat)]
        new = len(journal) - self._told if len(self.people) == 1 else JOURNAL
        lines: list[Text] = []
        for event in journal[-max(JOURNAL, min(new, 40)) :]:
            lines.append(Text("· " + self.tell.event(event)))
            lines += [Text("    " + line, style="dim") for line in self.tell.modifiers(event)]
        self._told = len(journal)
        out.print()
        out.print(draw_board(self.game, view, self.tell, play))
        if lines:
            out.print(Panel(Group(*lines), title=self.say("cli-journal"), title_align="left"))
        if question is not None and question.seat != seat:
            out.print(self.say("cli-waiting", seat=self.tell.label("seat", question.seat)), style="dim")

    def _show_question(self, question: Choice) -> None:
        seat = self.tell.label("seat", question.seat)
        asked = Text(f"{seat}: ", style="bold")
        asked.append(f"{self.tell.question(question)} {self.tell.rule(question.rule)}", style="not bold")
        out.print(asked)
        options = [Text(self.tell.answer(question, option)) for option in question.options]
        columns = 2 if len(options) > TALL and max(text.cell_len for text in options) < out.width // 2 - 6 else 1
        rows = -(-len(options) // columns)
        table = Table(box=None, show_header=False, pad_edge=False)
        for row in range(rows):
            numbers = range(row, len(options), rows)
            table.add_row(*(part for n in numbers for part in (Text(f"{n + 1:>3}", "bold"), options[n])))
        out.print(table)

    def _command(self, line: str, question: Choice) -> bool:
        """Carry out a command; True when the question has to be asked anew."""
        word, _, rest = line.partition(" ")
        if word == "q":
            raise Leave
        if word == "u":
            return self._undo(question.seat)
        if word == "s":
            self._save(rest)
        elif word == "r":
            self._show_rule(rest.strip())
        elif word == "?" or word.startswith("?"):
            self._explain(question, (word[1:] + " " + rest).strip())
        elif word == "o":
            self._show_odds(question, rest.strip())
        elif word == "w":
            return self._march_by(question, rest.split())
        elif word == "b":
            return True
        else:
            out.print(self.say("cli-help-line"), style="yellow")
        return False

    def _march_by(self, question: Choice, path: list[str]) -> bool:
        """5: a march along a way that is given whole, hex by hex; the unit before it where it is not chosen yet."""
        wire: dict[str, Any] = {"path": path}
        try:
            self.game.codec.decode(question, {"unit": "".join(path[:1])})
            wire = {"unit": path[0], "path": path[1:]}
        except BadNotation:
            pass  # the unit is chosen: all of it is the way
        try:
            for part in spell_out(self.table.play, wire):
                asked = self.table.play.question
                assert isinstance(asked, Choice)
                self.table.answer(self.game.codec.decode(asked, part))
        except WayRefused as error:
            out.print(self.tell.refusal(error.refusal), style="yellow")
            return False
        except SztabError as error:
            out.print(Text(str(error), style="yellow"))
            return False
        return True

    def _undo(self, seat: Seat) -> bool:
        refusal = self.table.play.undo_refusal(seat)
        if refusal is not None:
            out.print(self.tell.refusal(refusal), style="yellow")
            return False
        try:
            self.table.undo(seat)
        except IllegalAnswer as error:
            out.print(str(error), style="yellow")
            return False
        return True

    def _save(self, name: str) -> None:
        path = Path(name.strip()) if name.strip() else self.record or Path(f"{self.game.id}.jsonl")
        try:
            self.table.save(path)
        except (OSError, ValueError) as error:
            out.print(f"{path}: {getattr(error, 'strerror', error)}", style="yellow")
            return
        self.record = path
        out.print(self.say("cli-saved", file=str(path)))

    def _show_rule(self, rule: str) -> None:
        if self._rulebook is None:
            self._rulebook = Rulebook(games.entry(self.game.id).rulebook_file)
        text = self._rulebook.rules.get(rule.strip("[]"))
        if text is None:
            out.print(self.say("cli-no-rule", rule=rule), style="yellow")
            return
        title = (f"{text.id} {text.title[self.say.language]}\n", "bold")
        out.print(Text.assemble(title, text.says[self.say.language]))
        for ruling in self._rulebook.rulings_on(text.id):
            out.print(f"  {ruling.id}: {ruling.ruling[self.say.language]}", style="dim")

    def _explain(self, question: Choice, about: str) -> None:
        """`?` the commands; `? 3` an option and its rule; `? words` why what those words name is not offered."""
        if not about:
            out.print(self.say("cli-help"))
            return
        if (number := _number(about, len(question.options))) is not None:
            out.print(Text(self.tell.answer(question, question.options[number - 1])))
            self._show_rule(self.game.number(question.rule))
            return
        found = 0
        for told, refusals in self._tries(question):
            if all(part in told.casefold() for part in about.casefold().split()):
                found += 1
                why = "; ".join(self.tell.refusal(refusal) for refusal in refusals) or self.say("cli-allowed")
                out.print(Text(f"  {told}: {why}"))
                if found == 12:
                    break
        if not found:
            out.print(self.say("cli-nothing-like", words=about), style="yellow")

    def _show_odds(self, question: Choice, about: str) -> None:
        """`o 3`: what chance may bring after option 3, up to the next choice, as far as the seat can know it."""
        if (number := _number(about, len(question.options))) is None:
            out.print(self.say("cli-no-such-number", count=len(question.options)), style="yellow")
            return
        answer = question.options[number - 1]
        out.print(Text(self.tell.answer(question, answer)))
        show_odds(odds(self.table.play, question.seat, answers=[answer]), self.tell, self.say)

    def _tries(self, question: Choice) -> list[tuple[str, list[Any]]]:
        """All that could be tried now, in words, each with its refusals."""
        play = self.table.play
        told = [(self._told_intent(question, intent), why_not(play, intent)) for intent in intents(play)]
        return sorted(told, key=lambda pair: bool(pair[1]))

    def _told_intent(self, question: Choice, intent: Sequence[Answer]) -> str:
        prompt, parts = question.prompt, []
        for answer in intent:
            parts.append(self.tell.answer_at(prompt, answer))
            prompt = self.game.follow_up(prompt, answer)
        return " → ".join(parts)


def _number(text: str, most: int) -> int | None:
    """The number of an option, from 1; None: the text is none."""
    if not text.isdecimal() or len(text) > len(str(most)):
        return None
    return int(text) if 1 <= int(text) <= most else None
