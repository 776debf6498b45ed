/** Groups the log by round and turn, and folds the Cardinalbot's reasons into its steps. */
import { lookOf } from '../lib/players';
import type { EventGroup } from '../lib/catalogue';
import { filled, recordOf } from '../lib/events';
import { readTilePlace } from '../lib/notation';
import type { Table } from '../lib/table.svelte';
import type { Happening, Said } from '../lib/types';
import { panelOfAnchor } from './folding';
import { leavers, seatName } from './seats';

/** An event with the reasons before it. A step may have only reasons. */
export interface Step {
  /** The index of its first event in the log. */
  index: number;
  reasons: Happening[];
  done: Happening[];
}

export interface Group {
  /** The index of its first event, which identifies the group: groups only grow at their end. */
  from: number;
  kind: 'setup' | EventGroup;
  round: number;
  turn: number;
  seat: number | null;
  count: number;
  steps: Step[];
  /** Points scored in it, by seat. */
  points: Map<number, number>;
}

const isReason = ({ event }: Happening): boolean => recordOf(event).role === 'reason';
/** Whether the story leaves an event out: small events and the Cardinalbot's reasons. */
export const isSmall = ({ event }: Happening): boolean => (recordOf(event).role ?? 'act') !== 'act';

/** With what the table says: who gave the game up, and what was done with a seat. The game itself has no events of it. */
export function withNotices(table: Table, log: Happening[]): Happening[] {
  const left = leavers(table).map((seat): [number, Happening] => [
    table.table!.seats[seat]!.given_up!,
    {
      event: { key: 'resigned', rule: '', seat },
      said: { key: 'ui-play-gave-up', args: { seat: seatName(table, seat) } },
    },
  ]);
  const done = table.chat.flatMap(({ said, events }): [number, Happening][] =>
    said && events != null
      ? [[Math.min(events, table.log.length), { event: { key: 'notice', rule: '' }, said: said as Said }]]
      : [],
  );
  const notices = [...left, ...done].filter(([before]) => before <= log.length && log.length);
  const lines = [...log];
  // From the end, so that earlier indices stay valid.
  for (const [before, line] of notices.sort(([one], [other]) => one - other).reverse()) lines.splice(before, 0, line);
  return lines;
}

export function grouped(log: Happening[]): Group[] {
  const groups: Group[] = [];
  let round = 0;
  let turn = 0;
  log.forEach((happening, index) => {
    const { event } = happening;
    if (event.key === 'round') [round, turn] = [event.round, 0];
    if (event.key === 'corruption') turn += 1;
    const kind = recordOf(event).opens ?? (index === 0 ? 'setup' : undefined);
    if (kind) groups.push(newGroup(index, kind, round, turn, event.seat ?? null));
    // A corruption token belongs to the turns after it.
    else if (event.key === 'corruption' && groups.at(-1)!.kind === 'turn')
      groups.push(newGroup(index, 'round', round, turn, null));
    add(groups.at(-1)!, happening, index);
  });
  return groups;
}

const newGroup = (from: number, kind: Group['kind'], round: number, turn: number, seat: number | null): Group => ({
  from,
  kind,
  round,
  turn,
  seat,
  count: 0,
  steps: [],
  points: new Map(),
});

function add(group: Group, happening: Happening, index: number): void {
  group.count += 1;
  const { event } = happening;
  if (event.key === 'score') group.points.set(event.seat, (group.points.get(event.seat) ?? 0) + event.points);
  const last = group.steps.at(-1);
  if (isReason(happening)) {
    if (last && !last.done.length) last.reasons.push(happening);
    else group.steps.push({ index, reasons: [happening], done: [] });
  } else if (last && last.reasons.length && !last.done.length) last.done.push(happening);
  else group.steps.push({ index, reasons: [], done: [happening] });
}

/** The place on the board that an event is about, as lib/choice.svelte.ts names places. */
export function anchorOf({ event }: Happening): string | null {
  const { place } = recordOf(event);
  if (!place) return null;
  return 'place' in event ? placeAnchor(event.place) : filled(place, event);
}

/** Return the anchors that an event lights up on the shared board. */
export function placesOf(line: Happening): string[] {
  const lights = (recordOf(line.event).lights ?? []).map((template) => filled(template, line.event));
  return [anchorOf(line), ...lights].filter((anchor) => anchor !== null).filter((one) => panelOfAnchor(one) !== 'mine');
}

/** Return the anchor of a tile's place: at the wheel, the King track or a town. Offers have none. */
function placeAnchor(text: string): string | null {
  const place = readTilePlace(text);
  if (place.at === 'wheel') return `wheel:${place.number}`;
  if (place.at === 'town') return `take:${place.town}`;
  return place.at === 'king-track' ? 'king' : null;
}

/** Return the drawing in front of a line (art/Icon.svelte). */
export function iconOf({ event }: Happening, table: Table): string {
  const look = event.seat === undefined ? undefined : lookOf(table, event.seat);
  return filled(recordOf(event).icon ?? 'thing:pile', { ...event, seat: look } as Happening['event'])!;
}
