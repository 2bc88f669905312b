"""One evening at one terminal: people and bots around a match, taking turns at the keyboard."""

from __future__ import annotations

import shlex
import shutil
import sys
import textwrap
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from random import Random

from ludarium.bots import make_bot
from ludarium.kernel import Game, Match, Refused, Sealed, Setup, View
from ludarium.terminal import saves, table
from ludarium.terminal.voice import Voice
from ludarium.texts import rules_at_hand

CLEAR = "\x1b[2J\x1b[3J\x1b[H"  # wipe the screen and what was scrolled off it
ALIKE = 12  # possible sentences shown to somebody who has mistyped one
LONGEST = 200  # letters of an answer; nobody types more by hand


class Quit(Exception):
    """Somebody wants to leave; the game is saved."""


class Sitting:
    """A match, its bots, and the file that keeps it safe. Every move is saved as soon as it is made."""

    def __init__(self, match: Match, bots: Mapping[int, str], say: Voice, file: Path, resume_command: str = "") -> None:
        self.match = match
        self.game = match.game
        self.grammar = match.game.grammar(match.setup)
        self.names = dict(bots)
        minds = Random(f"{match.seed}/bots")
        self.bots = {seat: make_bot(name, self.game, minds) for seat, name in bots.items()}
        self.people = [seat for seat in range(match.setup.seats) if seat not in bots]
        self.say = say
        self.file = file
        self.resume_command = resume_command
        self.told = dict.fromkeys(self.people, 0)  # how many sentences each person has heard of
        self.at_keyboard: int | None = None
        self.width = min(max(shutil.get_terminal_size((80, 24)).columns, 40), 100)

    def run(self) -> None:
        """Play until the game is over or somebody leaves."""
        try:
            while not self.match.over:
                seat = self.match.position.question.waiting[0]
                if seat in self.bots:
                    self.match.play(seat, self.bots[seat].choose(self.match.view(seat)))
                else:
                    self.ask(seat)
            self.finish()
        except (EOFError, KeyboardInterrupt, Quit):
            print()
            self.leave()

    # --- One question ------------------------------------------------------------------------------------------

    def ask(self, seat: int) -> None:
        """Show a person the table and take one answer; everything but a possible move is met with one sentence."""
        self.hand_over(seat)
        self.tell(seat)
        seen = self.match.view(seat)
        print(table.draw(self.game, self.grammar, seen, self.say, self.width))
        self.put_question(seen)
        while True:
            typed = input("> ").strip()[:LONGEST]
            if not typed:
                self.put_question(seen)
                continue
            try:
                if self.answer(seen, typed):
                    return
            except Refused as refusal:
                print(refusal)

    def put_question(self, seen: View) -> None:
        """The question, its choices, and what else one may say."""
        print()
        print(table.question(seen, self.say))
        print(*table.choices(self.game, self.grammar, seen, self.say, self.width), sep="\n")
        print(self.say("terminal-hint"))

    def answer(self, seen: View, typed: str) -> bool:
        """Do what was typed; whether the table looks different now."""
        move = self.spoken(seen, typed)
        if move is not None:
            assert seen.seat is not None
            self.match.play(seen.seat, move)
            with suppress(Refused):  # a disk that cannot be written is told on leaving; nothing is lost until then
                saves.keep(self.file, self.saved())
            return True
        word, _, rest = typed.partition(" ")
        command = self.commands().get(word.casefold())
        if command is not None:
            return command(seen, rest.strip())
        if typed.lstrip("+-").isdecimal():
            raise Refused("no_choice", self.say("terminal-choice", number=typed, choices=str(len(seen.moves))))
        move = self.read(seen, typed)  # refused if it is no sentence of this game at all
        self.match.play(seen.seat or 0, move)  # a sentence, but not a possible one: refused with those that are
        return True

    def read(self, seen: View, typed: str) -> str:
        """A typed sentence; if it is none, the refusal shows those that begin alike and are possible now."""
        try:
            return self.grammar.read(typed)
        except Refused as refusal:
            verb = typed.casefold().partition(" ")[0]
            alike = [move for move in seen.moves if move.partition(" ")[0] == verb][:ALIKE]
            if not alike:
                raise
            raise Refused(refusal.reason, f"{refusal} Possible now: {', '.join(alike)}.") from None

    def spoken(self, seen: View, typed: str) -> str | None:
        """The possible move a person means: its number, its sentence or its label."""
        moves = seen.moves
        if typed.isdecimal() and 1 <= int(typed) <= len(moves):
            return moves[int(typed) - 1]
        words = " ".join(typed.casefold().split())
        if words in moves:
            return words
        labels = {self.label(move).casefold(): move for move in moves}
        return labels.get(words)

    def label(self, move: str) -> str:
        """A move as this edition calls it."""
        return self.say.move(self.grammar, move, self.match.setup.edition)

    # --- Other words -------------------------------------------------------------------------------------------

    def commands(self) -> dict[str, Callable[[View, str], bool]]:
        """The words that are not moves, in English and in the language of the sitting."""
        english: dict[str, Callable[[View, str], bool]] = {
            "help": self.help,
            "undo": self.undo,
            "rules": self.rules,
            "save": self.save_as,
            "export": self.export,
            "quit": self.quit,
        }
        return english | {self.say(f"terminal-word-{word}"): command for word, command in english.items()}

    def help(self, seen: View, rest: str) -> bool:
        """What one can type."""
        print(self.say("terminal-help"))
        return False

    def undo(self, seen: View, rest: str) -> bool:
        """Take the last move back. Around one open table anybody may; secrets only their owner."""
        assert seen.seat is not None
        last = self.match.plies[-1].seat if self.match.plies else seen.seat
        move = self.match.undo(seen.seat if self.private() or last in self.bots else last)
        self.told = {seat: min(heard, len(self.match.plies)) for seat, heard in self.told.items()}
        print(self.say("terminal-undone", move=self.label(move)))
        return True

    def rules(self, seen: View, rest: str) -> bool:
        """The numbered rules behind this question."""
        numbers = rules_at_hand(self.game, seen.table.question.step)
        for number in numbers:
            print(textwrap.fill(f"{number}  {self.say(number)}", self.width, subsequent_indent="    "))
        if not numbers:
            print(self.say("terminal-no-rules"))
        return False

    def save_as(self, seen: View, rest: str) -> bool:
        """Save the game with its luck, into a file of one's own or where it is kept anyway."""
        file = Path(rest).expanduser() if rest else self.file
        (saves.write_record if rest else saves.keep)(file, self.saved())
        print(self.say("terminal-saved", file=str(file)))
        return False

    def export(self, seen: View, rest: str) -> bool:
        """Write the record alone: it can be shown around without giving away the luck to come."""
        if not rest:
            raise Refused("no_file", self.say("terminal-which-file"))
        file = Path(rest).expanduser()
        saves.write_record(file, self.match.record())
        print(self.say("terminal-exported", file=str(file)))
        return False

    def quit(self, seen: View, rest: str) -> bool:
        """Leave the table."""
        raise Quit

    # --- Around the question -----------------------------------------------------------------------------------

    def private(self) -> bool:
        """Whether what is on the screen is for one person only."""
        several = len(self.people) > 1
        return several and (self.game.conceal is not None or isinstance(self.match.position.question, Sealed))

    def hand_over(self, seat: int) -> None:
        """Give the keyboard to another person, behind a clean screen when something is secret."""
        if self.private() and seat != self.at_keyboard:
            if sys.stdout.isatty():
                print(CLEAR, end="")
            input(self.say("terminal-hand-over", seat=seat) + " ")
            print()
        self.at_keyboard = seat

    def tell(self, seat: int) -> None:
        """What happened since this person last looked; around an open table everybody has then heard it."""
        lines = table.story(self.match, seat, self.told[seat], self.names, self.say)
        if lines:
            print(*lines, "", sep="\n")
        for listener in [seat] if self.private() else self.people:
            self.told[listener] = len(self.match.plies)

    def finish(self) -> None:
        """The end of the story, the last table and the result; the game moves to the finished ones."""
        viewer = self.people[0] if len(self.people) == 1 else None
        since = min(self.told.values()) if self.told else 0
        print(*table.story(self.match, viewer, since, self.names, self.say), "", sep="\n")
        print(table.draw(self.game, self.grammar, self.match.view(viewer), self.say, self.width))
        print()
        print(*table.outcome(self.match.setup.seats, self.match.position.outcome, viewer, self.say), sep="\n")
        record = saves.home() / "records" / self.file.name
        saves.keep(record, self.match.record())
        self.file.unlink(missing_ok=True)
        print(self.say("terminal-look-back", command=f"ludarium replay {shlex.quote(str(record))}"))

    def leave(self) -> None:
        """Save the game and say how to go on with it."""
        saves.keep(self.file, self.saved())
        print(self.say("terminal-saved", file=str(self.file)))
        print(self.say("terminal-resume", command=self.resume_command))

    def saved(self) -> saves.Saved:
        """The game with its luck and its bots."""
        record = self.match.record()
        return saves.Saved(setup=record.setup, moves=record.moves, seed=self.match.seed, bots=self.names)


def sit_down(
    game: Game,
    setup: Setup,
    bots: Mapping[int, str],
    language: str,
    seed: str | None = None,
    resume_command: str = "",
) -> Sitting:
    """A new match at this terminal."""
    match = Match(game, setup, seed)
    return Sitting(match, bots, Voice(game, language), saves.new_save(game.key), resume_command)


def sit_down_again(game: Game, file: Path, language: str, resume_command: str = "") -> Sitting:
    """A saved match goes on. One from the user's own folder stays in its file, others get a new one there."""
    saved = saves.read_saved(file)
    if saved.setup.game != game.key:
        raise Refused("other_game", f"{file} is a game of {saved.setup.game}, not of {game.key}.")
    wrong = [seat for seat in saved.bots if not 0 <= seat < saved.setup.seats]
    if wrong:
        raise Refused("bad_record", f"{file} seats a bot at {wrong[0]}, a seat this game does not have.")
    match = Match.resume(game, saved, saved.seed or None)
    own = file.resolve().parent == (saves.home() / "saves").resolve()
    kept = file if own else saves.new_save(game.key)
    sitting = Sitting(match, saved.bots, Voice(game, language), kept, resume_command)
    sitting.told = dict.fromkeys(sitting.people, len(match.plies))
    return sitting
