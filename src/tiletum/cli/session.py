"""A game on one terminal: people take turns at the keyboard, and bots play in between."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from tiletum.bots import UNLIMITED, Bot, BotError, ask
from tiletum.bots.hint import hints
from tiletum.errors import TiletumError
from tiletum.game.core.state import Event
from tiletum.game.core.vocabulary import EMPTY
from tiletum.game.refusals import explain
from tiletum.table.save import save
from tiletum.table.setposition import save_position
from tiletum.table.table import Table
from tiletum.words import Words, describe_decision, describe_move, describe_refusal
from tiletum.words.describe import describe_error
from tiletum.words.values import Arg, seat_at

from . import cards
from .choices import Choices
from .folding import Folding
from .hint import hint_texts
from .look import DIM, HEADING, Look
from .screen import View, look_of, result, score_sheet
from .telling import Line, event_lines, event_to_line, events_to_show

LOG_LINES = 15

USAGE = {
    "move": "3 | die pink 2",
    "moves": "moves",
    "undo": "undo [N]",
    "why": "why MOVE",
    "hint": "hint",
    "log": "log [N | full]",
    "board": "board",
    "towns": "towns",
    "player": "player N",
    "piles": "piles",
    "score": "score",
    "decrees": "decrees",
    "challenges": "challenges",
    "save": "save FILE",
    "position": "position FILE",
    "help": "help [COMMAND]",
    "quit": "quit",
}
"""The syntax of commands. The messages `help-...` explain them."""

QUIT_COMMANDS = ("quit", "exit", "q")
OTHER_NAMES = {"?": "help", "h": "help"}
MOST = 99999
"""Largest accepted number of lines or decisions."""


class Session:
    def __init__(
        self,
        console: Console,
        words: Words,
        table: Table,
        bots: Mapping[int, Bot],
        resume: str = "",
        autosave_file: Path | None = None,
        full: bool = False,
    ) -> None:
        """Prepare a session. `resume` contains extra options for the command that resumes a saved game.

        With `full`, every event is printed with its rule. The game is saved to `autosave_file` after every
        move, so that it survives a crash.
        """
        self.console = console
        self.words = words
        self.table = table
        self.bots = bots
        self.resume = resume
        self.autosave_file = autosave_file
        self.full = full
        self.autosaved = False
        """Whether `autosave_file` holds this game and not an earlier one."""
        self.look = look_of(words, table)
        self.new_events: list[Event] = []
        """The events since a person's last decision."""
        self.board_turn: tuple[int, int, int] | None = None
        """The round, turn and seat for which the whole board was last printed."""
        self.saved: tuple[str, int] | None = None
        """File and version of the last save."""
        self.commands: dict[str, Callable[[str], None]] = {
            "moves": lambda rest: self.show_moves(texts=True),
            "undo": self.undo,
            "why": self.why,
            "hint": lambda rest: self.hint(),
            "log": self.log,
            "board": lambda rest: self.show_board(),
            "towns": lambda rest: self.console.print(self.view().towns()),
            "player": self.player,
            "piles": lambda rest: self.console.print(self.view().piles()),
            "score": lambda rest: self.console.print(score_sheet(self.words, self.table)),
            "decrees": lambda rest: self.decrees(),
            "challenges": lambda rest: self.challenges(),
            "save": self.save,
            "position": self.position,
            "help": self.help,
        }

    # --- the game ---

    def run(self) -> int:
        try:
            return self.play_through()
        except KeyboardInterrupt:
            self.console.print()
            self.goodbye()
            return 130
        except BotError as error:  # the game survives the bot's failure
            print(describe_error(self.words, error), file=sys.stderr)
            self.autosave()
            self.goodbye()
            return 1

    def play_through(self) -> int:
        self.new_events = list(self.table.events)
        while self.play_to_the_end():
            self.finish()
            if not self.resume_by_undo():
                break
        return 0

    def play_to_the_end(self) -> bool:
        """Play to the end of the game. Return False if somebody quits before."""
        while not self.table.over:
            seat = self.table.to_move
            assert seat is not None, "the dealer answers chance, so a player has to decide"
            if seat in self.bots:
                self.play_bot(seat)
                continue
            self.show_turn(seat)
            if not self.ask_until_something_changes(seat):
                return False
            self.autosave()
        return True

    def play_bot(self, seat: int) -> None:
        """Let a bot play. On a terminal, show that it is thinking."""
        name = self.table.played_by[seat]
        with self.console.status(self.words.say("play-thinking", bot=name)):
            move = ask(name, self.bots[seat], self.table.game, UNLIMITED)
        self.new_events += self.table.play(move)

    def autosave(self) -> None:
        """Save the game. If that fails, say so once and continue."""
        if self.autosave_file is None:
            return
        try:
            self.autosave_file.parent.mkdir(parents=True, exist_ok=True)
            save(self.table, self.autosave_file)
            self.autosaved = True
        except (OSError, TiletumError):
            self.complain(self.words.say("play-not-kept", file=str(self.autosave_file)))
            self.autosave_file = None

    def show_turn(self, seat: int) -> None:
        """Print the new events and the legal moves, and once per turn the whole board between them."""
        game = self.table.game
        turn = (game.round, game.turn, seat)
        self.show_new_events()
        if turn != self.board_turn:
            self.show_board()
            self.board_turn = turn
        self.show_moves()

    def ask_until_something_changes(self, seat: int) -> bool:
        """Ask until the game changes. Return False if the person quits."""
        version = self.table.version
        while self.table.version == version:
            if not self.ask_once(seat):
                return False
        return True

    def ask_once(self, seat: int | None) -> bool:
        line = self.read_line(seat)
        if line is None or line.lower() in QUIT_COMMANDS:
            self.goodbye()
            return False
        try:
            self.run_line(line)
        except TiletumError as error:
            self.complain(describe_error(self.words, error, self.table.game.rules, self.look.names))
        return True

    def finish(self) -> None:
        self.show_new_events()
        self.show_board()
        for seat in sorted(self.table.resigned):
            self.say("play-resigned", seat=seat_at(seat, self.look.names))
        self.console.print(Rule(style=DIM))
        self.console.print(result(self.words, self.table), "", score_sheet(self.words, self.table), sep="\n")
        self.autosave()
        self.say("play-after-the-end")

    def resume_by_undo(self) -> bool:
        """Take commands after the end. Return True if an undo resumes the game."""
        while self.table.over:
            if not self.ask_once(None):
                return False
        return True

    # --- input ---

    def read_line(self, seat: int | None) -> str | None:
        who = Text() if seat is None else Text.assemble(self.look.seat_text(seat), " ")
        self.console.print(Text.assemble(who, self.words.say("play-prompt"), " "), end="")
        if sys.stdin is None:  # closed by the parent process
            self.console.print()
            return None
        try:
            line = input()
        except EOFError:
            self.console.print()
            return None
        if not sys.stdin.isatty():
            # Echo piped input, so that a transcript makes sense.
            self.console.print(Text(line))
        return line.strip()

    def run_line(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        word = OTHER_NAMES.get(word.lower(), word.lower())
        if not line:
            self.show_moves()
        elif is_number(line):
            self.play_number(line)
        elif word in (*self.commands, *QUIT_COMMANDS):
            self.command(word, rest.strip())
        elif (move := self.find(line)) != EMPTY:
            self.play(move)
        else:
            self.complain(self.words.say("play-unknown", line=line[:60]))

    def command(self, word: str, rest: str) -> None:
        """Run a command. Refuse an argument if the command takes none."""
        if rest and (word in QUIT_COMMANDS or USAGE[word] == word):
            self.complain(self.words.say("play-alone", command=word, rest=rest[:60]))
        else:
            self.commands[word](rest)

    def find(self, text: str) -> int:
        """Return the move with this text, ignoring case and spaces."""
        spelling = " ".join(text.split())
        found = self.table.move_table.find(spelling)
        if found != EMPTY:
            return found
        by_text = {text.lower(): move for text, move in self.table.move_table.by_text.items()}
        return by_text.get(spelling.lower(), EMPTY)

    # --- moves ---

    def choices(self) -> Choices:
        return Choices(self.look, self.table.game, self.table.moves())

    def play_number(self, line: str) -> None:
        if (move := self.move_by_number(line)) != EMPTY:
            self.play(move)

    def move_by_number(self, text: str) -> int:
        """Return the move with this number in the list. Complain if there is none."""
        moves = self.choices().moves
        # `int` refuses thousands of digits.
        number = int(text) if len(text) < 6 else 0
        if 1 <= number <= len(moves):
            return moves[number - 1].index
        self.complain(self.words.say("play-no-number", number=text[:40], count=len(moves)))
        return EMPTY

    def play(self, move: int) -> None:
        if move not in {legal.index for legal in self.table.moves()}:
            self.explain(move)
            return
        self.new_events += self.table.play(move)

    def undo(self, rest: str) -> None:
        count = count_of(rest, 1)
        if count is None:
            self.complain_about_count("undo", rest)
            return
        limit = self.table.undo_limit()
        if count > limit.moves:
            self.table.undo(count)  # raises with the undo limit
        for _ in range(count):
            self.undo_one()
        self.new_events = []
        self.say("play-undone", count=count)
        limit = self.table.undo_limit()
        key = "play-undo-left" if limit.moves else "play-undo-none"
        self.say(key, possible=limit.moves, reason=limit.reason)

    def undo_one(self) -> None:
        """Undo a person's last decision and the bots' moves after it."""
        if not self.table.undo_limit().moves:
            return
        self.table.undo(1)
        while self.table.to_move in self.bots and self.table.undo_limit().moves:
            self.table.undo(1)

    def why(self, rest: str) -> None:
        if not rest:
            self.usage("why")
            return
        move = self.move_by_number(rest) if is_number(rest) else self.find(rest)
        if move != EMPTY:
            self.explain(move)
        elif not is_number(rest):
            raise TiletumError("error-unknown-move", move=rest[:60])

    def explain(self, move: int) -> None:
        """Print why a move is not legal, with its rule, or that it is legal."""
        game = self.table.game
        refusal = explain(game, move)
        if refusal is None:
            text = describe_move(self.words, game, move, self.look.names)
            self.say("play-legal", move=text)
            return
        self.complain(describe_refusal(self.words, refusal, game.rules, self.look.names))
        where = self.words.say("play-rule", rule=refusal.rule)
        self.console.print(Text(where, style=DIM))

    # --- output ---

    def view(self) -> View:
        look = self.look
        return View(self.words, self.table.game, look.names, self.console.width, look.colours)

    def show_board(self) -> None:
        self.console.print(self.view().everything())

    def show_moves(self, texts: bool = False) -> None:
        decision = describe_decision(self.words, self.table.game, self.look.names)
        self.console.print()
        self.console.print(Text.assemble(("▶ ", HEADING), self.look.paint(decision)))
        if self.table.game.to_move != EMPTY:
            self.console.print(self.view().holdings(self.table.game.to_move))
        self.console.print(self.choices().show(self.console.width, texts))

    def show_new_events(self) -> None:
        if self.full:
            self.show_every_step(self.new_events)
        elif self.table.game.rules.solo:
            self.show_log(event_lines(self.look, events_to_show(self.new_events)))
        else:
            for line in event_lines(self.look, events_to_show(self.new_events)):
                self.console.print(self.look.paint(line.text))
        self.new_events = []

    def log(self, rest: str) -> None:
        if rest.lower() == "full":
            self.show_every_step(self.table.events)
            return
        count = count_of(rest, LOG_LINES)
        if count is None:
            self.complain_about_count("log", rest)
            return
        self.show_log(event_lines(self.look, self.table.events)[-count:])

    def show_every_step(self, events: Iterable[Event]) -> None:
        self.show_log([event_to_line(self.look, event) for event in events])

    def show_log(self, lines: list[Line]) -> None:
        grid = Folding.grid(padding=(0, 2, 0, 0))
        for line in lines:
            grid.add_row(*log_row(self.look, line))
        self.console.print(grid)

    def hint(self) -> None:
        """Print the best moves, with reasons."""
        found = hints(self.table.game.copy())
        self.console.print(*hint_texts(self.words, self.table.game, found), sep="\n\n")

    def decrees(self) -> None:
        """Print the remaining decrees in words."""
        game = self.table.game
        ids = [game.rules.decree_ids[decree] for decree in game.decrees]
        if ids:
            self.console.print(cards.decrees(self.words, game.rules, ids))
        else:
            self.say("play-not-solo")

    def challenges(self) -> None:
        game = self.table.game
        ids = [name for i, name in enumerate(game.rules.challenge_names) if game.challenges >> i & 1]
        if game.rules.solo is None:
            self.say("play-not-solo")
        elif ids:
            self.console.print(cards.challenges(self.words, game.rules, ids))
        else:
            self.say("play-no-challenges")

    def player(self, rest: str) -> None:
        if not rest:
            self.usage("player")
            return
        for seat in range(self.table.options.seats):
            if rest.lower() in (str(seat + 1), self.look.letter(seat).lower(), self.look.seat(seat).lower()):
                self.console.print(self.view().board(seat, self.console.width))
                return
        players = self.table.options.seats
        self.complain(self.words.say("play-no-player", player=rest[:40], players=players))

    def help(self, rest: str) -> None:
        """Print the help for one command, or for all."""
        commands = [rest.lower()] if rest.lower() in USAGE else list(USAGE)
        grid = Folding.grid(padding=(0, 3, 0, 0))
        for command in commands:
            grid.add_row(Text(USAGE[command], style=HEADING), self.words.say(f"help-{command}"))
        self.console.print(self.look.heading("help-title"))
        self.console.print(grid)

    # --- save and quit ---

    def save(self, rest: str) -> None:
        if not rest:
            self.usage("save")
            return
        if not may_overwrite(Path(rest)):
            raise TiletumError("error-not-a-save", file=rest)
        save(self.table, rest)
        self.saved = (rest, self.table.version)
        self.say("play-saved", file=rest, command=self.command_to_resume(rest))

    def position(self, rest: str) -> None:
        """Write the position as an editable file, for puzzles and bug reports."""
        if not rest:
            self.usage("position")
            return
        if Path(rest).exists():
            raise TiletumError("error-exists", file=rest)
        save_position(self.table.game, rest)
        self.say("play-position", file=rest, command=f"tiletum play --position {shlex.quote(rest)}")

    def command_to_resume(self, file: str) -> str:
        return f"tiletum play --load {shlex.quote(file)}{self.resume}"

    def goodbye(self) -> None:
        if self.saved is not None and self.saved[1] == self.table.version:
            self.say("play-quit-saved", command=self.command_to_resume(self.saved[0]))
        elif self.autosave_file is not None and self.autosaved:
            self.say("play-quit-kept", command=self.command_to_resume(str(self.autosave_file)))
        else:
            self.say("play-quit-unsaved")

    # --- messages ---

    def say(self, key: str, /, **args: Arg) -> None:
        self.console.print(self.look.say(key, **args))

    def complain(self, text: str) -> None:
        self.console.print(Text(text, style="bold red"))

    def usage(self, command: str) -> None:
        self.complain(self.words.say("play-usage", usage=USAGE[command]))

    def complain_about_count(self, command: str, given: str) -> None:
        message = self.words.say("play-no-count", given=given[:40], most=MOST, usage=USAGE[command])
        self.complain(message)


def log_row(look: Look, line: Line) -> tuple[Text, Text]:
    return look.paint(line.text), Text(line.rule, style=DIM)


def is_number(text: str) -> bool:
    """Return whether the text is meant as a number: digits, perhaps with a minus sign."""
    return text.isascii() and text.removeprefix("-").isdecimal()


def count_of(text: str, default: int) -> int | None:
    """Return a count of at least 1, or None if the text is not a count."""
    if not text:
        return default
    if not is_number(text) or len(text) > len(str(MOST)):
        return None
    return int(text) if int(text) > 0 else None


def may_overwrite(file: Path) -> bool:
    """Return whether the file is new or looks like a saved game: a typo must not destroy other files."""
    try:
        if not file.is_file():
            return True
        with file.open("rb") as opened:
            return b'"tiletum"' in opened.read(40)
    except (OSError, ValueError):
        return True  # the attempt to write it reports the problem
