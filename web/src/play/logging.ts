/** The log in groups, as it is read: by round and turn, the Cardinalbot's reasons folded into its steps. */
import { lookOf } from '../lib/called';
import type { Table } from '../lib/table.svelte';
import type { Happening } from '../lib/types';
import { leavers, seatName } from './seats';

/** Something that happened, after what was considered for it. A step may have reasons only. */
export interface Step {
  /** Its place in the whole log. */
  index: number;
  reasons: Happening[];
  done: Happening[];
}

export interface Group {
  /** Number of its first event; groups only ever grow at their end, so it names the group. */
  from: number;
  kind: 'setup' | 'round' | 'turn' | 'king' | 'fair' | 'cleanup' | 'final';
  round: number;
  turn: number;
  seat: number | null;
  count: number;
  steps: Step[];
  /** Points that were scored in it, by seat. */
  points: Map<number, number>;
}

const OPENING: Record<string, Group['kind']> = {
  round: 'round',
  turn: 'turn',
  'king-phase': 'king',
  fair: 'fair',
  cleanup: 'cleanup',
  'final-scoring': 'final',
};
/** What the Cardinalbot tells is a reason, except where it does something. */
const BOT_DOES = [
  ...['challenge-drawn', 'challenge-chosen', 'begins', 'supply', 'markers', 'pieces', 'decree-row', 'decree-gone'],
  ...[
    'stays',
    'pays',
    'spends',
    'spends-pair',
    'crest',
    'contract',
    'fulfils',
    'ignores-reward',
    'ignores-space',
    'activates',
    'removes',
    'converts',
  ],
].map((name) => `bot-${name}`);
const isReason = ({ event: { key } }: Happening): boolean => key.startsWith('bot-') && !BOT_DOES.includes(key);

/** The game itself goes on as if nobody had given it up: the table tells of it. */
export function withLeavers(table: Table, log: Happening[]): Happening[] {
  const lines = [...log];
  const when = (seat: number): number => table.table!.seats[seat]!.given_up!;
  // From the end, so that what comes before stays in its place.
  for (const seat of leavers(table).sort((one, other) => when(other) - when(one)))
    if (when(seat) <= log.length)
      lines.splice(when(seat), 0, {
        event: { key: 'resigned', rule: '', seat },
        said: { key: 'ui-play-gave-up', args: { seat: seatName(table, seat) } },
      });
  return lines;
}

export function grouped(log: Happening[]): Group[] {
  const groups: Group[] = [];
  let round = 0;
  let turn = 0;
  log.forEach((happening, index) => {
    const { event } = happening;
    if (event.key === 'round') [round, turn] = [Number(event['round']), 0];
    if (event.key === 'corruption') turn += 1;
    const kind = index === 0 && !OPENING[event.key] ? 'setup' : OPENING[event.key];
    if (kind) groups.push(newGroup(index, kind, round, turn, event.seat ?? null));
    // Turning up a corruption token belongs to the turns that follow, not to the one before.
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
  if (happening.event.key === 'score') countPoints(group, happening);
  const last = group.steps.at(-1);
  if (isReason(happening)) {
    if (last && !last.done.length) last.reasons.push(happening);
    else group.steps.push({ index, reasons: [happening], done: [] });
  } else if (last && last.reasons.length && !last.done.length) last.done.push(happening);
  else group.steps.push({ index, reasons: [], done: [happening] });
}

function countPoints(group: Group, { event }: Happening): void {
  const seat = event.seat!;
  group.points.set(seat, (group.points.get(seat) ?? 0) + Number(event['points']));
}

/** The rules an event cites: none, one, or several with spaces between. */
export const rulesOf = ({ rule }: Happening['event']): string[] => rule.match(/\S+/g) ?? [];

/** The place on the board that an event is about, as lib/choice.svelte.ts names places. */
export function anchorOf({ event }: Happening): string | null {
  const text = (name: string): string | null => (typeof event[name] === 'string' ? (event[name] as string) : null);
  switch (event.key) {
    case 'merchant':
    case 'architect':
      return `space:${text('to')}`;
    case 'house':
      return `house:${text('house')}`;
    case 'pillar':
      return `pillar:${text('cathedral')}`;
    case 'cathedral':
    case 'cost-drawn':
      return `cathedral:${text('cathedral')}`;
    case 'contract-drawn':
      return `contract:${String(event['slot'])}`;
    case 'character-drawn':
      return `character:${text('tile')}`;
    case 'die':
      return `die:${text('die')}`;
    case 'roll':
      return `die:${text('colour')} ${String(event['value'])}`;
    case 'action':
    case 'joker':
    case 'bonus-action':
      return `action:${text('action')}`;
    case 'take-tile':
    case 'bonus-drawn':
      return placeAnchor(text('place'));
    case 'place':
      return `room:${String(event['building'])}.${String(event['floor'])}`;
    case 'crest':
      return `crest:${String(event['building'])}`;
    case 'fair':
    case 'fair-town':
      return `space:${text('space')}`;
    case 'buy':
    case 'gain':
      return `kind:${text('kind')}`;
    case 'king-advance':
    case 'king-move':
    case 'king-reset':
    case 'corruption':
      return 'king';
    default:
      return null;
  }
}

/** Places of bonus tiles: one of the six round the wheel, the King track, a town, or one of the offers. */
function placeAnchor(place: string | null): string | null {
  if (place === null || place.endsWith('offer')) return null;
  if (place === 'king-track') return 'king';
  return place.startsWith('wheel ') ? place.replace(' ', ':') : `take:${place}`;
}

/** The drawing in front of a line (art/Icon.svelte). */
export function iconOf({ event }: Happening, table: Table): string {
  const text = (name: string): string => String(event[name]);
  switch (event.key) {
    case 'gain':
    case 'buy':
    case 'colour':
    case 'bot-required':
    case 'bot-spends':
    case 'bot-spends-pair':
      return `resource:${text('kind')}`;
    case 'exchange':
      return `resource:${text('received')}`;
    case 'action':
    case 'bonus-action':
    case 'joker':
    case 'action-tile':
    case 'bot-points':
      return `action:${text('action')}`;
    case 'crest':
    case 'bot-crest':
    case 'bot-activates':
      return `crest:${text('family')}`;
    case 'die':
      return `die:${text('die')}`;
    case 'roll':
      return `die:${text('colour')} ${text('value')}`;
    case 'bot-die':
      return `face:${text('value')}`;
    case 'turn':
    case 'end-turn':
    case 'first-player':
    case 'turn-order':
      return `seat:${lookOf(table, Number(event.seat))}`;
    default:
      return ICONS[event.key] ?? otherIcon(event.key);
  }
}

function otherIcon(key: string): string {
  if (key.startsWith('king-')) return 'action:king';
  if (key.includes('decree')) return 'thing:decree';
  return key.startsWith('bot-') ? 'seat:4' : 'thing:pile';
}

const ICONS: Record<string, string> = {
  merchant: 'piece:merchant',
  architect: 'piece:architect',
  'bot-pieces': 'piece:merchant',
  house: 'thing:house',
  'roof-house': 'thing:house',
  pillar: 'thing:pillar',
  'contract-pillar': 'thing:pillar',
  cathedral: 'thing:cathedral',
  'cost-drawn': 'thing:cathedral',
  score: 'thing:vp',
  'houses-and-pillars': 'thing:vp',
  leftovers: 'thing:vp',
  'points-lost': 'thing:ap',
  'more-points': 'thing:ap',
  corruption: 'thing:corruption',
  fulfil: 'thing:contract',
  'contract-drawn': 'thing:contract',
  'bot-contract': 'thing:contract',
  'bot-fulfils': 'thing:contract',
  place: 'thing:character',
  'character-drawn': 'thing:character',
  bonus: 'thing:character',
  fair: 'thing:fair',
  'fair-score': 'thing:fair',
  'king-fair-score': 'thing:fair',
  'fair-town': 'thing:fair',
  'fair-tile': 'thing:fair',
  complete: 'thing:building',
  'building-bonuses': 'thing:building',
  helper: 'thing:helper',
  'take-tile': 'thing:store',
  'discard-offer': 'thing:discard',
  'bonus-lost': 'thing:discard',
  declined: 'thing:discard',
  'bot-removes': 'thing:discard',
  'bot-pawn': 'thing:pawn',
  'bot-challenge': 'thing:challenge',
  'bot-challenge-drawn': 'thing:challenge',
  'bot-challenge-chosen': 'thing:challenge',
  round: 'thing:round',
  wheel: 'thing:round',
  'wheel-turned': 'thing:round',
  cleanup: 'thing:round',
  'final-scoring': 'thing:crown',
  winner: 'thing:crown',
  resigned: 'sign:resigned',
};
