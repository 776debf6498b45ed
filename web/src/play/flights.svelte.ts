/**
 * Animates events: a die flies from the wheel to a player, resources fly to their counters, and tiles from the map, the
 * wheel and the offers to a Storehouse. Only drawings fly, by a transform; the board below has already changed.
 */
import { tick } from 'svelte';
import { KINDS } from '../board/facts';
import { filled, recordOf } from '../lib/events';
import { readDie, readTilePlace, type TilePlace } from '../lib/notation';
import type { Table } from '../lib/table.svelte';
import type { Happening, Position } from '../lib/types';

type Event = Happening['event'];
interface Point {
  x: number;
  y: number;
}
export interface Flight {
  id: number;
  /** A drawing (art/Icon.svelte), or a tile of the box. */
  icon?: string;
  tile?: string;
  size: number;
  from: Point;
  to: Point;
  /** Milliseconds until it starts. */
  after: number;
}

/** More copies of a drawing would only hide each other. */
const MOST_ALIKE = 3;
const MOST = 16;
const APART = 70;
const SIZES = { die: 40, resource: 30, tile: 50 };

export class Flights {
  readonly table: Table;
  flying = $state.raw<Flight[]>([]);
  #number = 0;
  /** The seat of the last event and its place, where its gains come from. */
  #giver: { seat: number | undefined; place: Element | null } = { seat: undefined, place: null };
  /** The position before the current events. */
  #before: Position | null = null;

  constructor(table: Table) {
    this.table = table;
  }

  /** Start the flights of these events. Call `remember` after the last of them. */
  async start(lines: Happening[]): Promise<void> {
    const before = this.#before;
    await tick();
    // Measure after layout.
    await new Promise(requestAnimationFrame);
    const started: Flight[] = [];
    for (const { event } of lines) {
      if (event.seat !== this.#giver.seat) this.#giver = { seat: event.seat, place: null };
      this.#giver.place = this.#placeOf(event, before) ?? this.#giver.place;
      started.push(...this.#of(event, this.#giver.place, started.length));
    }
    if (started.length) this.flying = [...this.flying, ...started].slice(-MOST);
  }

  remember(): void {
    this.#before = this.table.position;
  }

  land = (id: number): void => {
    this.flying = this.flying.filter((one) => one.id !== id);
  };

  skip(): void {
    this.flying = [];
  }

  #of(event: Event, source: Element | null, earlier: number): Flight[] {
    const { seat } = event;
    if (seat === undefined) return [];
    if (event.key === 'die')
      return this.#from(source, seat, 'dice', { icon: `die:${event.die}`, size: SIZES.die }, 1, earlier);
    if (event.key === 'take-tile')
      return this.#from(source, seat, 'store', { tile: event.tile, size: SIZES.tile }, 1, earlier);
    if (event.key === 'gain' || event.key === 'buy') {
      const count = event.key === 'gain' ? Math.min(MOST_ALIKE, event.amount) : 1;
      return this.#from(
        source,
        seat,
        event.kind,
        { icon: `resource:${event.kind}`, size: SIZES.resource },
        count,
        earlier,
      );
    }
    return [];
  }

  #from(
    source: Element | null,
    seat: number,
    what: string,
    look: Pick<Flight, 'icon' | 'tile' | 'size'>,
    count: number,
    earlier: number,
  ): Flight[] {
    const [from, to] = [source && middleOf(source), middleOf(placeOfSeat(seat, what))];
    if (!from || !to) return [];
    return Array.from({ length: count }, (_, index) => ({
      ...look,
      id: ++this.#number,
      from,
      to,
      after: (earlier + index) * APART,
    }));
  }

  /** Return the visible place where an event's drawing starts, if any. */
  #placeOf(event: Event, before: Position | null): Element | null {
    if (event.key === 'die') return spot(`wheel:${readDie(event.die).value}`);
    if (event.key === 'take-tile') return elementOf(readTilePlace(event.place), event.tile, before);
    const { source } = recordOf(event);
    if (source?.includes(':')) return spot(filled(source, event)!);
    return source && event.seat !== undefined ? placeOfSeat(event.seat, source) : null;
  }
}

/** Return where a tile lay, or lies now. */
function elementOf(place: TilePlace, tile: string, before: Position | null): Element | null {
  // By order: the place's number is not the current value of the dice there.
  if (place.at === 'wheel') return document.querySelectorAll('[data-spot^="wheel:"]')[place.number - 1] ?? null;
  if (place.at === 'king-track') return spot('king');
  if (place.at === 'town') return spot(`space:${place.town}`);
  const offer = place.at === 'contract-offer' ? before?.contract_offer : before?.character_offer;
  return spot(place.at)?.children[(offer ?? []).indexOf(tile)] ?? spot(place.at);
}

/** Return the place of a seat's component: on a board or at a glance, or else the seat in the header. */
function placeOfSeat(seat: number, what: string): Element | null {
  const kind = (KINDS as readonly string[]).indexOf(what);
  const board = kind < 0 ? spot(`${seat}:${what}`) : spot(`${seat}:resources`)?.children[kind];
  return board ?? spot(`${seat}:seat`);
}

const spot = (name: string): Element | null =>
  [...document.querySelectorAll(`[data-spot="${name}"]`)].find((place) => middleOf(place)) ?? null;

/** Return the middle of a visible place. It may be scrolled out of its panel. */
function middleOf(place: Element | null): Point | null {
  const box = place?.getBoundingClientRect();
  if (!place || !box?.width) return null;
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const pane = (place.closest('.right, .left, .side, .map') ?? document.documentElement).getBoundingClientRect();
  const inside =
    middle.x > pane.left &&
    middle.x < pane.right &&
    middle.y > pane.top &&
    middle.y < Math.min(pane.bottom, innerHeight);
  return inside ? middle : null;
}
