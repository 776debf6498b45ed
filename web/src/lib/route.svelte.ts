/**
 * Routes by the fragment of the address. `#ID` is a table and `#ID/TOKEN` a link to a seat; the token is stored and
 * removed from the address at once. `#ID@120` is the replay at move 120, or `#ID@120/TOKEN` for people who have no token
 * yet. `#/new` and so on are pages.
 */
import { keep } from './storage.svelte';

export type Route =
  | { page: string; table?: undefined }
  | { page: 'table' | 'replay' | 'link'; table: string; at?: number; token?: string };

const TABLE = /^#([A-Za-z0-9_-]{12})(?:@(\d+))?(?:\/([\x21-\x7e]+))?$/;

function parse(hash: string): Route {
  const match = TABLE.exec(hash);
  if (!match) return { page: hash.replace(/^#\/?/, '').split('?')[0] || 'start' };
  const [, table, at, token] = match;
  if (token) return { page: 'link', table: table!, token, ...(at && { at: Number(at) }) };
  return at === undefined ? { page: 'table', table: table! } : { page: 'replay', table: table!, at: Number(at) };
}

let current = $state.raw<Route>(parse(location.hash));
/** The table, or the moment of its replay, that the reader came from. */
let previous = $state<string | null>(null);
addEventListener('hashchange', () => {
  if (current.table) previous = `#${current.table}${moment()}`;
  current = parse(location.hash);
});

const moment = (): string => (current.table && current.at !== undefined ? `@${current.at}` : '');

export const route = (): Route => current;
export const previousTable = (): string | null => previous;

export function go(hash: string): void {
  // The new page replaces the history entry of an open overlay.
  if (history.state) location.replace(`#${hash}`);
  else location.hash = hash;
}

/** Store the token of a link. The table page has asked the server for its seat. */
export function keepLink(table: string, token: string, seat: number | null): void {
  keep(table, seat === null ? { watch: token } : { seats: { [seat]: token } });
  history.replaceState(null, '', `#${table}${moment()}`);
  current = parse(location.hash);
}
