/** Opening tables, and keeping the tokens that come with them. */
import { api, Refused, Told } from './api';
import { botValue, called } from './called';
import { keep, settings } from './kept.svelte';
import { go } from './route.svelte';
import type { Opened, OpenSeat, OpenTable, TableState } from './types';
import { colourValue, faceFor, has, nameOf, say } from './words.svelte';

export type Who = 'me' | 'device' | 'friend' | 'bot';
export interface Seat {
  who: Who;
  name: string;
  bot: string;
  colour?: number;
}

export const colourOf = (look: number): string => nameOf(colourValue(look));

export const botName = (bot: string): string => nameOf(botValue(bot));
export const botExpects = (bot: string): string =>
  say(has(`ui-pages-bot-${bot}-expect`) ? `ui-pages-bot-${bot}-expect` : 'ui-pages-bot-foreign-expect');

/** Who sits there, or would. */
export function nameAt(number: number, table: TableState): string {
  faceFor(table.seats[number]!.name);
  return table.seats[number]!.joined ? nameOf(called(table)[number]!) : say('ui-pages-free-seat');
}

/** Only what somebody typed is a name: bots and colours everybody reads in a language of their own. */
export const seatOf = (player: string, colour: number | null = null, name = '', joined = false): OpenSeat => ({
  player,
  name,
  joined,
  colour,
});
export const CARDINAL = seatOf('cardinalbot');
/** A person on this device. */
export const sitting = (name = '', colour?: number | null): OpenSeat => seatOf('person', colour, name.trim(), true);
export const me = (): OpenSeat => sitting(settings.name, settings.colour);

/** How the seats are asked for: a friend has to join. */
export const asked = (seats: Seat[]): OpenSeat[] =>
  seats.map(({ who, name, bot, colour }) =>
    who === 'bot' ? seatOf(bot, colour) : who === 'friend' ? seatOf('person', colour) : sitting(name, colour),
  );

/** Open a table under the name that this device keeps, or without it if the server refuses it: no name keeps anybody from playing. */
export const openAsMe = <T>(open: () => Promise<T>): Promise<T> =>
  open().catch((error: unknown) => {
    if (!settings.name || !(error instanceof Refused && error.refusal.key.startsWith('error-name'))) throw error;
    settings.name = '';
    return open();
  });

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

export const linkTo = (id: string, token?: string): string =>
  `${location.href.split('#')[0]}#${id}${token ? `/${token}` : ''}`;

interface SaveFile {
  seats?: number;
  players?: number;
  solo?: unknown;
}

/** As much as the server takes. */
export const LARGEST = 1_000_000;

function parsed(text: string): SaveFile {
  if (text.length > LARGEST) throw new Told(say('server-too-large'));
  try {
    const save = JSON.parse(text) as SaveFile | null;
    if (typeof save === 'object' && save !== null && !Array.isArray(save)) return save;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw new Told(say('ui-pages-not-a-save'));
}

/** A game from a file goes on with everybody on this device; who should play it can be changed at the table. */
export async function openSave(text: string): Promise<void> {
  const save = parsed(text);
  const count = save.seats ?? save.players ?? 2;
  // Without names: those of the file stay, even what nobody may be called any more.
  const people = Array.from({ length: count }, () => sitting());
  const seats = save.solo ? [people[0]!, CARDINAL] : people;
  await open({ seats, save: save as unknown as OpenTable['save'] }, () => true);
}

/** So much time for a turn. */
export function clockWords(seconds: number): string {
  if (seconds < 3600) return say('ui-pages-clock-minutes', { count: seconds / 60 });
  return seconds < 86400
    ? say('ui-pages-clock-hours', { count: seconds / 3600 })
    : say('ui-pages-clock-days', { count: seconds / 86400 });
}
