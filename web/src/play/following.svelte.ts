/** What others did, told step by step; and what is new since one's own last turn. */
import { mayMove } from '../lib/kept.svelte';
import type { Table } from '../lib/table.svelte';
import type { Happening } from '../lib/types';
import { Flights } from './flights.svelte';
import { isSmall, placesOf } from './logging';

/** Milliseconds from line to line, so that each can be read: of many less for each, down to some limit. */
const [SLOWEST, QUICKEST, ALTOGETHER, LAST] = [1400, 900, 25000, 3000];
const SHOWN = 3;
/** Of more lines only the last are told. */
const MOST = 45;
/** What is worth telling; all dice of a round in one line. */
export const worthTelling = (lines: Happening[]): Happening[] =>
  lines.flatMap((line, index) => {
    if (line.event.key === 'roll' && lines[index - 1]?.event.key !== 'roll')
      return [{ ...line, said: { key: 'ui-play-rolled', args: {} } }];
    return isSmall(line) ? [] : [line];
  });

export class Following {
  readonly table: Table;
  /** The lines told at this moment, the newest last. */
  telling = $state.raw<Happening[]>([]);
  /** Everything after the end of one's last turn. */
  sinceMine = $derived.by<Happening[]>(() => {
    const { log, me } = this.table;
    const mine = log.findLastIndex(({ event }) => event.key === 'end-turn' && event.seat === me);
    // Before one's first turn: what others did in theirs.
    const last = mine < 0 ? log.findIndex(({ event }) => event.key === 'turn') : mine;
    return me === null
      ? []
      : worthTelling(
          notBy([me], log)
            .slice(last + 1)
            .filter((line) => line !== null),
        );
  });
  /** What is on its way: of one's own moves at once, of others' when it is told. */
  readonly flights: Flights;
  /** What happened since the last look, one's own moves, too. */
  heard = $state.raw<Happening[]>([]);
  /** All that happened has been told, or need not be. */
  upToDate = $derived.by(() => this.table.logComplete && this.#known === this.table.log.length && !this.telling.length);
  #known = $state<number | null>(null);
  #pace = 0;
  #allTold = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(table: Table) {
    this.table = table;
    this.flights = new Flights(table);
  }

  /** To be called whenever the log has changed, or the page is looked at again: until then, and until all is drawn, it waits. */
  look(drawn: boolean): void {
    const { log, logComplete, seenEvents, me, seats } = this.table;
    if (!logComplete) return;
    const mine = ({ event }: Happening): boolean => event.key === 'end-turn' && seats.includes(event.seat);
    // Who comes for the first time, before a turn of their own, has seen none of the others'.
    const begun = me === null || log.some(mine) ? -1 : log.findIndex(({ event }) => event.key === 'turn');
    this.#known ??= seenEvents ?? (begun < 0 ? log.length : begun);
    if (document.hidden || !drawn) return;
    const fresh = log.slice(this.#known);
    // What was taken back is not told, and who has ended a turn has moved on.
    if (log.length < this.#known || fresh.some(mine)) this.skip();
    this.#known = log.length;
    this.heard = fresh;
    const told = notBy(seats, log);
    const others = fresh.filter((line) => told.includes(line));
    if (mayMove()) void this.flights.start(fresh.filter((line) => !others.includes(line)));
    this.flights.remember();
    if (mayMove()) this.#tell(worthTelling(others));
  }

  /** What is new since one's own last turn, once more. */
  again = (): void => {
    this.skip();
    this.#tell(this.sinceMine);
  };

  #tell(lines: Happening[]): void {
    if (!lines.length) return;
    const untold = (this.table.untold = [...this.table.untold, ...lines].slice(-MOST));
    this.#pace = Math.max(QUICKEST, Math.min(SLOWEST, ALTOGETHER / untold.length));
    // What was told last is only left to be read: it does not keep the next waiting.
    if (this.#timer === undefined || this.#allTold) {
      clearTimeout(this.#timer);
      this.#step();
    }
  }

  skip = (): void => {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.table.untold = this.telling = [];
    this.flights.skip();
    this.table.highlight = new Set();
  };

  #step = (): void => {
    const [next, ...untold] = this.table.untold;
    this.table.untold = untold;
    this.#allTold = !next;
    if (!next) {
      this.#timer = setTimeout(this.skip, LAST);
      return;
    }
    this.telling = [...this.telling, next].slice(-SHOWN);
    this.table.highlight = new Set(isSmall(next) ? [] : placesOf(next));
    if (mayMove()) void this.flights.start([next]);
    this.#timer = setTimeout(this.#step, this.#pace);
  };
}

/** The lines of a log without what these seats did in their own turns: what kings and fairs bring them is told to them. */
function notBy(seats: number[], log: Happening[]): (Happening | null)[] {
  let turn: unknown;
  return log.map((line) => {
    const { key, seat } = line.event;
    if (key === 'turn') turn = seat;
    const own = seat !== undefined && seat === turn && seats.includes(seat);
    if (key === 'end-turn') turn = undefined;
    return own ? null : line;
  });
}
