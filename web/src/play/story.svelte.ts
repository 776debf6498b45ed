/** Replays the events of the other players' turns, and lists those since my last turn. */
import { allowsMotion } from '../lib/storage.svelte';
import type { Table } from '../lib/table.svelte';
import type { Happening } from '../lib/types';
import { Flights } from './flights.svelte';
import { isSmall, placesOf } from './logging';

/** Milliseconds between lines, so that each can be read. A long story is faster, down to MIN_PACE. */
const [MAX_PACE, MIN_PACE, MAX_DURATION, LAST_LINE] = [1400, 900, 25000, 3000];
const VISIBLE_LINES = 3;
/** A longer story loses its first lines. */
const MAX_LINES = 45;
/** Return the events worth a line; all dice of a round share one. */
export const worthTelling = (lines: Happening[]): Happening[] =>
  lines.flatMap((line, index) => {
    if (line.event.key === 'roll' && lines[index - 1]?.event.key !== 'roll')
      return [{ ...line, said: { key: 'ui-play-rolled', args: {} } }];
    return isSmall(line) ? [] : [line];
  });

export class Story {
  readonly table: Table;
  /** The lines on the screen, the newest last. */
  lines = $state.raw<Happening[]>([]);
  /** The other players' events since the end of my last turn. */
  recentEvents = $derived.by<Happening[]>(() => {
    const { log, me } = this.table;
    const mine = log.findLastIndex(({ event }) => event.key === 'end-turn' && event.seat === me);
    // Before my first turn: since the first turn of the game.
    const last = mine < 0 ? log.findIndex(({ event }) => event.key === 'turn') : mine;
    return me === null
      ? []
      : worthTelling(
          withoutTurnsOf([me], log)
            .slice(last + 1)
            .filter((line) => line !== null),
        );
  });
  /** Animations: of my own moves at once, of the others' moves with their line. */
  readonly flights: Flights;
  /** Events since the last update, including my own. */
  newEvents = $state.raw<Happening[]>([]);
  /** Whether there is nothing left to replay. */
  isDone = $derived.by(() => this.table.logComplete && this.#seen === this.table.log.length && !this.lines.length);
  #seen = $state<number | null>(null);
  #pace = 0;
  #isLastLine = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(table: Table) {
    this.table = table;
    this.flights = new Flights(table);
  }

  /** Replay new events. Call it when the log changes and when the page becomes visible; it waits until all is drawn. */
  update(drawn: boolean): void {
    const { log, logComplete, seenEvents, me, seats } = this.table;
    if (!logComplete) return;
    const endsMyTurn = ({ event }: Happening): boolean => event.key === 'end-turn' && seats.includes(event.seat);
    // A player who opens the table for the first time has seen no turn yet.
    const begun = me === null || log.some(endsMyTurn) ? -1 : log.findIndex(({ event }) => event.key === 'turn');
    this.#seen ??= seenEvents ?? (begun < 0 ? log.length : begun);
    if (document.hidden || !drawn) return;
    const newLines = log.slice(this.#seen);
    // Skip what was undone, and what is older than the end of my own turn.
    if (log.length < this.#seen || newLines.some(endsMyTurn)) this.skip();
    this.#seen = log.length;
    this.newEvents = newLines;
    const othersLog = withoutTurnsOf(seats, log);
    const others = newLines.filter((line) => othersLog.includes(line));
    if (allowsMotion()) void this.flights.start(newLines.filter((line) => !others.includes(line)));
    this.flights.remember();
    if (allowsMotion()) this.#enqueue(worthTelling(others));
  }

  /** Replay the events since my last turn. */
  replay = (): void => {
    this.skip();
    this.#enqueue(this.recentEvents);
  };

  #enqueue(lines: Happening[]): void {
    if (!lines.length) return;
    const queue = (this.table.story = [...this.table.story, ...lines].slice(-MAX_LINES));
    this.#pace = Math.max(MIN_PACE, Math.min(MAX_PACE, MAX_DURATION / queue.length));
    // The pause after the last line is only for reading: new lines need not wait for it.
    if (this.#timer === undefined || this.#isLastLine) {
      clearTimeout(this.#timer);
      this.#step();
    }
  }

  skip = (): void => {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.table.story = this.lines = [];
    this.flights.skip();
    this.table.highlight = new Set();
  };

  #step = (): void => {
    const [next, ...queue] = this.table.story;
    this.table.story = queue;
    this.#isLastLine = !next;
    if (!next) {
      this.#timer = setTimeout(this.skip, LAST_LINE);
      return;
    }
    this.lines = [...this.lines, next].slice(-VISIBLE_LINES);
    this.table.highlight = new Set(isSmall(next) ? [] : placesOf(next));
    if (allowsMotion()) void this.flights.start([next]);
    this.#timer = setTimeout(this.#step, this.#pace);
  };
}

/**
 * Replace what these seats did in their own turns with null. Their events in the King phase and at fairs stay: the players
 * have not seen those.
 */
function withoutTurnsOf(seats: number[], log: Happening[]): (Happening | null)[] {
  let turn: unknown;
  return log.map((line) => {
    const { key, seat } = line.event;
    if (key === 'turn') turn = seat;
    const own = seat !== undefined && seat === turn && seats.includes(seat);
    if (key === 'end-turn') turn = undefined;
    return own ? null : line;
  });
}
