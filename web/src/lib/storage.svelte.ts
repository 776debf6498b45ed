/** What this browser stores: the tokens of its tables (a token is a seat) and the reader's settings. */
import { isName } from './names';

export interface KeptTable {
  id: string;
  /** Tokens by seat; several if people share this device. */
  seats: Record<number, string>;
  opener?: string;
  watch?: string;
  /** Tokens of seats opened here for others, only to show their links again. */
  invited?: Record<number, string>;
  /** The number of moves at the last look. */
  seen?: number;
  /** The number of the first line of the chat that had not been read. */
  chat?: number;
  /** Do not ask to pass on a shared device. */
  unasked?: boolean;
  /** The seat of the player who holds the shared device. */
  holder?: number;
  /** The notice about different rules has been closed. */
  told?: boolean;
  /** The number of leavers whose notice has been closed. */
  gone?: number;
  opened: number;
  /** Progress in the first lesson, and the token of the teacher's seat. */
  lesson?: { step: number; done: number; teacher: string };
}

export interface Settings {
  name: string;
  /** The preferred colour of one's own pieces. */
  colour: number | null;
  language: string | null;
  theme: 'auto' | 'light' | 'dark';
  motion: boolean;
  sound: boolean;
  notify: boolean;
  density: 'auto' | 'comfortable' | 'compact';
}

export const THEMES: Settings['theme'][] = ['auto', 'light', 'dark'];

const DEFAULTS: Settings = {
  name: '',
  colour: null,
  language: null,
  theme: 'auto',
  motion: true,
  sound: false,
  notify: false,
  density: 'auto',
};

/** Read a JSON value; return `otherwise` if there is none or it cannot be parsed. */
export function read<T>(key: string, otherwise: T, storage = localStorage): T {
  const text = storage.getItem(`tiletum.${key}`);
  if (text === null) return otherwise;
  try {
    return JSON.parse(text) as T;
  } catch (error) {
    console.warn(`The stored value of ${key} cannot be parsed and is ignored`, error);
    return otherwise;
  }
}

export const write = (key: string, value: unknown, storage = localStorage): void =>
  storage.setItem(`tiletum.${key}`, JSON.stringify(value));

type Tables = Record<string, KeptTable>;
const readTables = (): Tables => read('tables', {});
function writeTables(updated: Tables): void {
  tables = updated;
  write('tables', tables);
}

let tables = $state.raw(readTables());
export const settings = $state<Settings>({ ...DEFAULTS, ...read<Partial<Settings>>('settings', {}) });
// Earlier versions stored names that the server refuses.
if (!isName(settings.name)) settings.name = '';

// Another tab may have changed a table.
addEventListener('storage', () => (tables = readTables()));

/** Whether animations are allowed, in our settings and in the system's. */
export const allowsMotion = (): boolean => settings.motion && !matchMedia('(prefers-reduced-motion: reduce)').matches;

export function saveSettings(): void {
  write('settings', settings);
}

export const keptTables = (): KeptTable[] => Object.values(tables).sort((one, other) => other.opened - one.opened);
export const keptTable = (id: string): KeptTable | undefined => tables[id];

export function keep(id: string, change: Partial<KeptTable>): void {
  const stored = readTables();
  const before = stored[id] ?? { id, seats: {}, opened: Date.now() };
  writeTables({ ...stored, [id]: { ...before, ...change, seats: { ...before.seats, ...change.seats } } });
}

/** Replace a token with its successor at every table: rematches use the same one. */
export function replaceToken(old: string, successor: string): void {
  const stored = JSON.stringify(readTables());
  writeTables(JSON.parse(stored.replaceAll(JSON.stringify(old), JSON.stringify(successor))) as Tables);
}

export function forget(id: string): void {
  const { [id]: _, ...others } = readTables();
  writeTables(others);
}

/** Return any token that gives access to a table. */
export const anyToken = (table: KeptTable | undefined): string | undefined =>
  table && (Object.values(table.seats)[0] ?? table.watch ?? table.opener);
