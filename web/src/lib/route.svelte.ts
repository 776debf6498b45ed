/**
 * Where in the client we are, by the fragment of the address: `#ID/TOKEN` is a link to a seat (the token is kept and
 * taken out of the address at once), `#ID` a table, `#ID@120` its replay at move 120 (`#ID@120/TOKEN` for whoever does not know it), `#/new` and so on pages.
 */
import { keep } from './kept.svelte';

export type Route =
  | { page: string; table?: undefined }
  | { page: 'table' | 'replay' | 'link'; table: string; at?: number; token?: string };

const TABLE = /^#([A-Za-z0-9_-]{12})(?:@(\d+))?(?:\/([\x21-\x7e]+))?$/;

function parse(hash: string): Route {
  const found = TABLE.exec(hash);
  if (!found) return { page: hash.replace(/^#\/?/, '').split('?')[0] || 'start' };
  const [, table, at, token] = found;
  if (token) return { page: 'link', table: table!, token, ...(at && { at: Number(at) }) };
  return at === undefined ? { page: 'table', table: table! } : { page: 'replay', table: table!, at: Number(at) };
}

let current = $state.raw<Route>(parse(location.hash));
/** The table, or the moment of its replay, that was left for another page. */
let left = $state<string | null>(null);
addEventListener('hashchange', () => {
  if (current.table) left = `#${current.table}${moment()}`;
  current = parse(location.hash);
});

const moment = (): string => (current.table && current.at !== undefined ? `@${current.at}` : '');

export const route = (): Route => current;
export const cameFrom = (): string | null => left;

export function go(hash: string): void {
  // What lies over the page has an entry in the history, which the new page takes.
  if (history.state) location.replace(`#${hash}`);
  else location.hash = hash;
}

/** Whose token it is only the server knows: the table page asks. */
export function keepLink(table: string, token: string, seat: number | null): void {
  keep(table, seat === null ? { watch: token } : { seats: { [seat]: token } });
  history.replaceState(null, '', `#${table}${moment()}`);
  current = parse(location.hash);
}
