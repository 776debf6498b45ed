/** Opening tables, and keeping the tokens that come with them. */
import { api, Told } from '../lib/api';
import { keep } from '../lib/kept.svelte';
import { go } from '../lib/route.svelte';
import type { Opened, OpenTable, SeatState } from '../lib/types';
import { has, nameOf, say } from '../lib/words.svelte';

export type Who = 'me' | 'device' | 'friend' | 'bot';
export interface Seat {
  who: Who;
  name: string;
  bot: string;
}

const COLOURS = ['blue', 'orange', 'purple', 'green'];

export const colourOf = (seat: number): string => nameOf({ name: `seat-${COLOURS[seat]}` });

/** A bot that is not ours has no words, only its name. */
export const botName = (bot: string): string => (has(`ui-pages-bot-${bot}`) ? say(`ui-pages-bot-${bot}`) : bot);
export const botExpects = (bot: string): string => say(has(`ui-pages-bot-${bot}-expect`) ? `ui-pages-bot-${bot}-expect` : 'ui-pages-bot-foreign-expect');

/** Who sits there, or would. */
export function nameAt(number: number, { player, name, joined }: SeatState): string {
  if (player === 'cardinalbot') return say('seat-cardinalbot');
  if (player !== 'person') return name || botName(player);
  return joined ? name || colourOf(number) : say('ui-pages-free-seat');
}

/** How the seats are asked for: a person without a name has to join, one with a name sits there. */
export function asked(seats: Seat[]): OpenTable['seats'] {
  const count = new Map<string, number>();
  return seats.map((seat, number) => {
    if (seat.who === 'friend') return { player: 'person', name: '' };
    if (seat.who !== 'bot') return { player: 'person', name: seat.name.trim() || colourOf(number) };
    const already = count.get(seat.bot) ?? 0;
    count.set(seat.bot, already + 1);
    return { player: seat.bot, name: say(already ? 'ui-pages-bot-as-name-again' : 'ui-pages-bot-as-name', { bot: botName(seat.bot), number: already + 1 }) };
  });
}

/** Open it and go there. `mine` are the seats played on this device; the others' tokens are for their links. */
export async function open(table: Partial<OpenTable>, mine: (seat: number) => boolean): Promise<void> {
  const opened = await api.open(table);
  keepOpened(opened, mine);
  go(opened.id);
}

function keepOpened(opened: Opened, mine: (seat: number) => boolean): void {
  const tokens = opened.seats.flatMap(({ seat, token }) => (seat === null ? [] : [[seat, token] as const]));
  keep(opened.id, {
    opener: opened.opener,
    watch: opened.watch.token,
    seats: Object.fromEntries(tokens.filter(([seat]) => mine(seat))),
    invited: Object.fromEntries(tokens.filter(([seat]) => !mine(seat))),
  });
}

export const linkTo = (id: string, token?: string): string => `${location.href.split('#')[0]}#${id}${token ? `/${token}` : ''}`;

interface SaveFile {
  seats?: number;
  players?: number;
  names?: string[];
  solo?: unknown;
}

function parsed(text: string): SaveFile {
  try {
    const save = JSON.parse(text) as SaveFile | null;
    if (typeof save === 'object' && save !== null) return save;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw new Told(say('ui-pages-not-a-save'));
}

/** A game from a file goes on with everybody on this device; who should play it can be changed at the table. */
export async function openSave(text: string): Promise<void> {
  const save = parsed(text);
  const count = save.seats ?? save.players ?? 2;
  const names = Array.from({ length: count }, (_, seat) => save.names?.[seat] || colourOf(seat));
  const people = names.map((name) => ({ player: 'person', name }));
  const seats = save.solo ? [people[0]!, { player: 'cardinalbot', name: '' }] : people;
  await open({ seats, save: save as unknown as OpenTable['save'] }, () => true);
}

/** So much time for a turn. */
export function clockWords(seconds: number): string {
  if (seconds < 3600) return say('ui-pages-clock-minutes', { count: seconds / 60 });
  return seconds < 86400 ? say('ui-pages-clock-hours', { count: seconds / 3600 }) : say('ui-pages-clock-days', { count: seconds / 86400 });
}
