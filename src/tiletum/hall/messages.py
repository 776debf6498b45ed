"""Messages about the present state of a table."""

from __future__ import annotations

from tiletum.table.dealer import SeededDealer
from tiletum.table.log_in_force import given_up
from tiletum.table.position import Position
from tiletum.table.table import Table

from .clocks import seconds_left
from .guide import edition_differences, encode_event, guide
from .headers import has_own_box, options_from
from .loaded import LoadedTable
from .players import colours
from .replay_command import command
from .seats import bot_asked, played_by, seats_to_grant, undo_limit
from .snapshot import Snapshot, encode_moves
from .wire import ClockState, GameState, Proposal, SeatState, State, Status, TableState


def state(loaded: LoadedTable, you: int | None, since: int | None = None, guided: bool = False) -> State:
    """Return the whole state of a table, with the events after the first `since` moves; None: no events."""
    game = None
    if loaded.table is not None:
        if loaded.snapshot is None:
            loaded.snapshot = Snapshot(loaded.table.game)
        since = len(loaded.table.made) if since is None else since
        game = game_state(loaded, since, loaded.snapshot.whole(), guided)
    return State(you, table_state(loaded), game, loaded.lines())


def game_state(loaded: LoadedTable, since: int, position: Position, guided: bool) -> GameState:
    table = loaded.game
    rules, warnings = table.game.rules, table.warnings()
    events = table.events_since(since)
    limit = undo_limit(loaded)
    return GameState(
        version=table.version,
        made=len(table.made),
        over=table.over,
        to_move=table.to_move,
        thinking=bot_asked(loaded) is not None,
        position=position,
        moves=encode_moves(table, warnings),
        first_event=len(table.events) - len(events),
        events=[encode_event(rules, event) for event in events],
        undo={"moves": limit.moves, "reason": limit.reason},
        scores=table.scores(),
        winner=table.winner(),
        guide=guide(table, since, warnings) if guided else None,
        again=replay_command(loaded, table) if table.over else None,
    )


def replay_command(loaded: LoadedTable, table: Table) -> str | None:
    return command(table, int(loaded.row.seed), has_own_box(loaded.row.header))


def seat_states(loaded: LoadedTable) -> list[SeatState]:
    gone = given_up(loaded.table) if loaded.table else {}
    return [
        SeatState(played_by(loaded, i), seat.name, seat.joined, colour, i in gone, gone.get(i))
        for i, (seat, colour) in enumerate(zip(loaded.info.seats, colours(loaded.info), strict=True))
    ]


def table_state(loaded: LoadedTable) -> TableState:
    row, info = loaded.row, loaded.info
    options = None if loaded.table is None else loaded.table.options
    header = options or options_from(row.header)
    return TableState(
        id=row.id,
        serial=row.serial,
        status=status_of(row.status),
        public=row.public,
        edition=header.edition,
        differences=edition_differences(header.edition, solo=header.solo is not None),
        first=header.first,
        shuffled_actions=header.shuffled_actions,
        training=header.training,
        own_box=has_own_box(row.header),
        seats=seat_states(loaded),
        version=row.version,
        created=row.created,
        touched=row.touched,
        commitment=SeededDealer(int(row.seed)).commitment(),
        seed=row.seed if row.status == "over" else None,
        clock=clock_state(loaded),
        proposal=proposal_state(loaded),
        rematch=info.rematch,
        scores=info.scores,
        winner=info.winner,
    )


def clock_state(loaded: LoadedTable) -> ClockState | None:
    clock, info, deadline = loaded.info.clock, loaded.info, loaded.row.deadline
    if clock is None:
        return None
    # While a bot plays for a person, the clock stands, and the seconds left are kept.
    paused = info.left is not None and bot_asked(loaded) is None
    left = seconds_left(loaded, loaded.clock.now()) if deadline is not None else info.left if paused else None
    return ClockState(clock.seconds, clock.bot, left, paused)


def proposal_state(loaded: LoadedTable) -> Proposal | None:
    asking = loaded.info.asking
    if asking is None:
        return None
    asked = seats_to_grant(loaded, asking.kind, asking.by, asking.seat)
    missing = [seat for seat in asked if seat not in asking.granted]
    if asking.kind == "link":
        missing.append(asking.seat)
    return Proposal(
        asking.kind,
        asking.by,
        asking.version,
        asking.decisions,
        asking.seat,
        asking.bot,
        asking.granted,
        missing,
        asking.number,
        None if asking.due is None else max(0.0, asking.due - loaded.clock.now()),
    )


def status_of(text: str) -> Status:
    return "open" if text == "open" else "playing" if text == "playing" else "over"
