/** Opens tables and stores the tokens that come with them. */
import { api, RefusalError, UserError } from './api';
import { botValue, playerNames } from './players';
import { keep, settings } from './storage.svelte';
import { go } from './route.svelte';
import type { Opened, OpenSeat, OpenTable, TableState } from './types';
import { colourValue, loadFontFor, has, nameOf, say } from './words.svelte';

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

/** Return the name of a seat's player, or the words for a free seat. */
export function nameAt(number: number, table: TableState): string {
  loadFontFor(table.seats[number]!.name);
  return table.seats[number]!.joined ? nameOf(playerNames(table)[number]!) : say('ui-pages-free-seat');
}

/** Only typed names are stored: names of bots and colours depend on the reader's language. */
export const seatOf = (player: string, colour: number | null = null, name = '', joined = false): OpenSeat => ({
  player,
  name,
  joined,
  colour,
});
export const CARDINAL = seatOf('cardinalbot');
/** A person on this device. */
export const personHere = (name = '', colour?: number | null): OpenSeat => seatOf('person', colour, name.trim(), true);
export const me = (): OpenSeat => personHere(settings.name, settings.colour);

/** Return the seats as the API expects them. Friends join later. */
export const openSeats = (seats: Seat[]): OpenSeat[] =>
  seats.map(({ who, name, bot, colour }) =>
    who === 'bot' ? seatOf(bot, colour) : who === 'friend' ? seatOf('person', colour) : personHere(name, colour),
  );

/** Open a table under the stored name, or without a name if the server refuses it. */
export const openAsMe = <T>(open: () => Promise<T>): Promise<T> =>
  open().catch((error: unknown) => {
    if (!settings.name || !(error instanceof RefusalError && error.refusal.key.startsWith('error-name'))) throw error;
    settings.name = '';
    return open();
  });

/** Open a table and go there. `mine` selects the seats played on this device; the other tokens are for invitations. */
export async function open(table: Partial<OpenTable>, mine: (seat: number) => boolean): Promise<void> {
  const reply = await api.open(table);
  keepTokens(reply, mine);
  go(reply.id);
}

function keepTokens(reply: Opened, mine: (seat: number) => boolean): void {
  const tokens = reply.seats.flatMap(({ seat, token }) => (seat === null ? [] : [[seat, token] as const]));
  keep(reply.id, {
    opener: reply.opener,
    watch: reply.watch.token,
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

/** The server's limit for files. */
export const MAX_FILE_LENGTH = 1_000_000;

function parseSave(text: string): SaveFile {
  if (text.length > MAX_FILE_LENGTH) throw new UserError(say('server-too-large'));
  try {
    const save = JSON.parse(text) as SaveFile | null;
    if (typeof save === 'object' && save !== null && !Array.isArray(save)) return save;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw new UserError(say('ui-pages-not-a-save'));
}

/** Open a save file with all its players on this device. The table's menu can change that. */
export async function openSave(text: string): Promise<void> {
  const save = parseSave(text);
  const count = save.seats ?? save.players ?? 2;
  // Without names: those of the file stay, even what nobody may be called any more.
  const people = Array.from({ length: count }, () => personHere());
  const seats = save.solo ? [people[0]!, CARDINAL] : people;
  await open({ seats, save: save as unknown as OpenTable['save'] }, () => true);
}

/** Return the time for a turn in words. */
export function clockWords(seconds: number): string {
  if (seconds < 3600) return say('ui-pages-clock-minutes', { count: seconds / 60 });
  return seconds < 86400
    ? say('ui-pages-clock-hours', { count: seconds / 3600 })
    : say('ui-pages-clock-days', { count: seconds / 86400 });
}
