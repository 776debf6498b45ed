/** The server's HTTP API. Refusals are thrown as `RefusalError`, with the server's message to the player. */
import type {
  About,
  ChatLine,
  Entries,
  Hinted,
  Joined,
  Listed,
  Moment,
  Opened,
  OpenTable,
  Previewed,
  Printed,
  Refusal,
  SeatLink,
  State,
} from './types';
import { language, say } from './words.svelte';

/** An error with a message to the player. */
export class UserError extends Error {}

export class RefusalError extends UserError {
  constructor(public readonly refusal: Refusal) {
    super(refusal.message);
  }
}

/** The server did not respond. */
export class UnreachableError extends Error {}

/** Return the message to the player about a failure. Rethrows programming errors. */
export function refusalOf(error: unknown): string {
  if (error instanceof UserError) return error.message;
  if (error instanceof UnreachableError) return say('ui-unreachable');
  throw error;
}

async function call<T>(method: 'GET' | 'POST', path: string, token?: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { 'Accept-Language': language() };
  if (token) headers['Authorization'] = `Bearer ${token}`;
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  const { isRefused, content } = await fetchJson(`./api${path}`, {
    method,
    headers,
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  if (isRefused) throw new RefusalError(content as Refusal);
  return content as T;
}

/** Send a request and parse the response. A proxy's reply that is not JSON means that the server is unreachable. */
async function fetchJson(address: string, request: RequestInit): Promise<{ isRefused: boolean; content: unknown }> {
  try {
    const answer = await fetch(address, request);
    return { isRefused: !answer.ok, content: answer.status === 204 ? null : await answer.json() };
  } catch (error) {
    throw new UnreachableError(String(error));
  }
}

const get = <T>(path: string, token?: string): Promise<T> => call('GET', path, token);
const post = <T>(path: string, token?: string, body: unknown = {}): Promise<T> => call('POST', path, token, body);

const RESEND_AFTER = [1_000, 3_000];
const isUnconfirmed = (error: unknown): boolean =>
  error instanceof UnreachableError || (error instanceof RefusalError && error.refusal.key === 'server-unsure');

export const newKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');

/** Post with retries. The key makes a retry safe: the server applies the request once. */
async function postOnce<T>(path: string, token: string | undefined, body: object): Promise<T> {
  const bodyWithKey = { key: newKey(), ...body };
  for (const wait of RESEND_AFTER) {
    try {
      return await post<T>(path, token, bodyWithKey);
    } catch (error) {
      if (!isUnconfirmed(error)) throw error;
    }
    await new Promise((done) => setTimeout(done, wait));
  }
  return post<T>(path, token, bodyWithKey);
}

export const api = {
  about: () => get<About>('/about'),
  open: (table: Partial<OpenTable>) => post<Opened>('/tables', undefined, table),
  list: (status: 'open' | 'playing' | 'over', after: string | null) =>
    get<Listed>(`/tables?status=${status}${after === null ? '' : `&after=${after}`}`),
  listMine: (tokens: string[], which: 'going' | 'over', after: string | null) =>
    post<Listed>('/mine', undefined, { tokens, which, after }),
  /** The state with all events and their messages, at `version` or later. */
  fullState: (id: string, token?: string, version = 0) =>
    get<State>(`/tables/${id}?guide=true&since=0&version=${version}`, token),
  /** The state without events and messages. */
  state: (id: string, token?: string) => get<State>(`/tables/${id}`, token),
  moment: (id: string, token: string | undefined, version: number) =>
    get<Moment>(`/tables/${id}/at/${version}?guide=true`, token),
  entries: (id: string, token?: string) => get<Entries>(`/tables/${id}/entries`, token),
  box: (id: string, token?: string) => get<Printed>(`/tables/${id}/box`, token),
  save: (id: string, token?: string) => get<Record<string, unknown>>(`/tables/${id}/save`, token),
  /** Idempotent: the same key joins the same seat. */
  join: (id: string, token: string | undefined, name: string, colour: number | null, key: string) =>
    postOnce<Joined>(`/tables/${id}/join`, token, { name, colour, key }),
  link: (id: string, token: string, seat: number | null) => post<SeatLink>(`/tables/${id}/links`, token, { seat }),
  rematch: (id: string, token: string) => post<{ table: string }>(`/tables/${id}/rematch`, token),
  moves: (id: string, token: string, version: number, moves: string[]) =>
    postOnce<{ version: number }>(`/tables/${id}/moves`, token, { version, moves }),
  preview: (id: string, token: string | undefined, version: number, moves: string[]) =>
    post<Previewed>(`/tables/${id}/preview`, token, { version, moves }),
  hint: (id: string, token: string | undefined, count: number) => post<Hinted>(`/tables/${id}/hint`, token, { count }),
  undo: (id: string, token: string, version: number, decisions: number) =>
    postOnce<{ version: number }>(`/tables/${id}/undo`, token, { version, decisions }),
  say: (id: string, token: string, text: string) => postOnce<ChatLine>(`/tables/${id}/chat`, token, { text }),
  /** leave, close, resign, hand, back, pause, run, proposals, answers, hook */
  act: <T>(id: string, token: string, what: string, body: unknown = {}) =>
    post<T>(`/tables/${id}/${what}`, token, body),
};
