/** What this browser keeps: the tokens of its tables (a token is a seat) and the reader's settings. */
import { isName } from './names';

export interface KeptTable {
  id: string;
  /** Tokens by seat: several if people share this device. */
  seats: Record<number, string>;
  opener?: string;
  watch?: string;
  /** Tokens of seats that were opened here for others: only to show their links again. */
  invited?: Record<number, string>;
  /** How many moves had been made when somebody last looked. */
  seen?: number;
  /** The number of the first line of the chat that had not been read. */
  chat?: number;
  /** People who share this device do not want to be asked to pass it. */
  unasked?: boolean;
  /** Whoever of them has it now. */
  holder?: number;
  /** Somebody here was told which rules differ. */
  told?: boolean;
  /** How many who gave the game up somebody here was told of. */
  gone?: number;
  opened: number;
  /** The first lesson is played here: how far it is, and the token of the teacher's seat. */
  lesson?: { step: number; done: number; teacher: string };
}

export interface Settings {
  name: string;
  /** Of one's own pieces, where nobody else has it. */
  colour: number | null;
  language: string | null;
  theme: 'auto' | 'light' | 'dark';
  motion: boolean;
  sound: boolean;
  notify: boolean;
  /** How much fits on the screen. */
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

export function read<T>(key: string, otherwise: T, storage = localStorage): T {
  const text = storage.getItem(`tiletum.${key}`);
  if (text === null) return otherwise;
  try {
    return JSON.parse(text) as T;
  } catch (error) {
    console.warn(`What was kept as ${key} cannot be read and is forgotten`, error);
    return otherwise;
  }
}

export const write = (key: string, value: unknown, storage = localStorage): void =>
  storage.setItem(`tiletum.${key}`, JSON.stringify(value));

let tables = $state.raw<Record<string, KeptTable>>(read('tables', {}));
export const settings = $state<Settings>({ ...DEFAULTS, ...read<Partial<Settings>>('settings', {}) });
// Earlier versions kept what the server had refused.
if (!isName(settings.name)) settings.name = '';

// Another tab of this browser may have kept something.
addEventListener('storage', () => (tables = read('tables', {})));

/** Unless the reader does not want anything to move, here or anywhere. */
export const mayMove = (): boolean => settings.motion && !matchMedia('(prefers-reduced-motion: reduce)').matches;

export function saveSettings(): void {
  write('settings', settings);
}

export const keptTables = (): KeptTable[] => Object.values(tables).sort((one, other) => other.opened - one.opened);
export const keptTable = (id: string): KeptTable | undefined => tables[id];

export function keep(id: string, change: Partial<KeptTable>): void {
  const stored = read<Record<string, KeptTable>>('tables', {});
  const before = stored[id] ?? { id, seats: {}, opened: Date.now() };
  tables = { ...stored, [id]: { ...before, ...change, seats: { ...before.seats, ...change.seats } } };
  write('tables', tables);
}

/** A token was replaced by a new one, which is good wherever it was: also at rematches. */
export function exchange(lost: string, given: string): void {
  const stored = JSON.stringify(read<Record<string, KeptTable>>('tables', {}));
  tables = JSON.parse(stored.replaceAll(JSON.stringify(lost), JSON.stringify(given))) as Record<string, KeptTable>;
  write('tables', tables);
}

export function forget(id: string): void {
  const { [id]: _, ...others } = read<Record<string, KeptTable>>('tables', {});
  tables = others;
  write('tables', tables);
}

/** Any token by which a table may be seen. */
export const anyToken = (kept: KeptTable | undefined): string | undefined =>
  kept && (Object.values(kept.seats)[0] ?? kept.watch ?? kept.opener);
