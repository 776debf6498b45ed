/** The server's HTTP API. A refusal is thrown as `Refused`, with the server's sentence for people. */
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

/** Something that cannot be done, in a sentence for people. */
export class Told extends Error {}

export class Refused extends Told {
  constructor(public readonly refusal: Refusal) {
    super(refusal.message);
  }
}

/** The server could not be reached at all. */
export class Unreachable extends Error {}

/** What to tell people of something that failed; a fault of the program is none of it. */
export function refusalOf(error: unknown): string {
  if (error instanceof Told) return error.message;
  if (error instanceof Unreachable) return say('ui-unreachable');
  throw error;
}

async function call<T>(method: 'GET' | 'POST', path: string, token?: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { 'Accept-Language': language() };
  if (token) headers['Authorization'] = `Bearer ${token}`;
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  const { refused, content } = await answered(`./api${path}`, {
    method,
    headers,
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  if (refused) throw new Refused(content as Refusal);
  return content as T;
}

/** A proxy that answers in place of a server that is away does not speak JSON. */
async function answered(address: string, request: RequestInit): Promise<{ refused: boolean; content: unknown }> {
  try {
    const answer = await fetch(address, request);
    return { refused: !answer.ok, content: answer.status === 204 ? null : await answer.json() };
  } catch (error) {
    throw new Unreachable(String(error));
  }
}

const get = <T>(path: string, token?: string): Promise<T> => call('GET', path, token);
const post = <T>(path: string, token?: string, body: unknown = {}): Promise<T> => call('POST', path, token, body);

const RESEND_AFTER = [1_000, 3_000];
const isUnsure = (error: unknown): boolean =>
  error instanceof Unreachable || (error instanceof Refused && error.refusal.key === 'server-unsure');

export const newKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');

/** Whether a post that was not answered was stored is not known: with the same key it can be sent again, and is not played twice. */
async function surely<T>(path: string, token: string | undefined, body: object): Promise<T> {
  const keyed = { key: newKey(), ...body };
  for (const wait of RESEND_AFTER) {
    try {
      return await post<T>(path, token, keyed);
    } catch (error) {
      if (!isUnsure(error)) throw error;
    }
    await new Promise((done) => setTimeout(done, wait));
  }
  return post<T>(path, token, keyed);
}

export const api = {
  about: () => get<About>('/about'),
  open: (table: Partial<OpenTable>) => post<Opened>('/tables', undefined, table),
  listed: (status: 'open' | 'playing' | 'over', after: string | null) =>
    get<Listed>(`/tables?status=${status}${after === null ? '' : `&after=${after}`}`),
  mine: (tokens: string[], which: 'going' | 'over', after: string | null) =>
    post<Listed>('/mine', undefined, { tokens, which, after }),
  /** From the beginning; not before a version that was seen. */
  look: (id: string, token?: string, version = 0) =>
    get<State>(`/tables/${id}?guide=true&since=0&version=${version}`, token),
  /** Only how it stands, without words for everything. */
  glance: (id: string, token?: string) => get<State>(`/tables/${id}`, token),
  at: (id: string, token: string | undefined, version: number) =>
    get<Moment>(`/tables/${id}/at/${version}?guide=true`, token),
  entries: (id: string, token?: string) => get<Entries>(`/tables/${id}/entries`, token),
  box: (id: string, token?: string) => get<Printed>(`/tables/${id}/box`, token),
  save: (id: string, token?: string) => get<Record<string, unknown>>(`/tables/${id}/save`, token),
  /** With the same key the same seat. */
  join: (id: string, token: string | undefined, name: string, colour: number | null, key: string) =>
    surely<Joined>(`/tables/${id}/join`, token, { name, colour, key }),
  link: (id: string, token: string, seat: number | null) => post<SeatLink>(`/tables/${id}/links`, token, { seat }),
  rematch: (id: string, token: string) => post<{ table: string }>(`/tables/${id}/rematch`, token),
  moves: (id: string, token: string, version: number, moves: string[]) =>
    surely<{ version: number }>(`/tables/${id}/moves`, token, { version, moves }),
  preview: (id: string, token: string | undefined, version: number, moves: string[]) =>
    post<Previewed>(`/tables/${id}/preview`, token, { version, moves }),
  hint: (id: string, token: string | undefined, count: number) => post<Hinted>(`/tables/${id}/hint`, token, { count }),
  undo: (id: string, token: string, version: number, decisions: number) =>
    surely<{ version: number }>(`/tables/${id}/undo`, token, { version, decisions }),
  say: (id: string, token: string, text: string) => surely<ChatLine>(`/tables/${id}/chat`, token, { text }),
  /** leave, close, resign, hand, back, pause, run, proposals, answers, hook */
  act: <T>(id: string, token: string, what: string, body: unknown = {}) =>
    post<T>(`/tables/${id}/${what}`, token, body),
};
