/** The server's types, from its OpenAPI description. */
import type { GameEvent } from './catalogue';
import type { components } from './schema';

type Forms = components['schemas'];
export type State = Forms['State'];
export type TableState = Forms['TableState'];
export type Listed = Forms['Listed'];
export type SeatState = Forms['SeatState'];
export type GameState = Forms['GameState'];
export type Guide = Forms['Guide'];
export type Walk = Forms['Walk'];
export type Position = Required<Omit<Forms['Position'], 'solo'>> & Pick<Forms['Position'], 'solo'>;
export type Board = Forms['Board'];
export type ChatLine = Forms['ChatLine'];
export type Opened = Forms['Opened'];
export type OpenTable = Forms['OpenTable'];
export type OpenSeat = Forms['OpenSeat'];
export type SeatLink = Forms['SeatLink'];
export type About = Forms['About'];
export type Previewed = Forms['Previewed'];
export type Refusal = Forms['Refusal'];
export type Joined = Forms['Joined'];
export type Moment = Forms['Moment'];
export type Entries = Forms['Entries'];
export type Entry = Forms['Entry'];

type Hint = Omit<Forms['Hint'], 'said'> & { said: Said[] };
export type Hinted = Omit<Forms['Hinted'], 'hints'> & { hints: Hint[] };

/** An argument of a message. */
export type Value =
  | string
  | number
  | { name: string; text?: string }
  | { key: string; args: Record<string, Value> }
  | { list: Value[] }
  | { seat: number; bot?: boolean };
export interface Said {
  key: string;
  args: Record<string, Value>;
}

/** A legal move with its message and warnings. */
export interface Move {
  text: string;
  group: Forms['LegalMove']['group'];
  kind: string;
  said: Said;
  warnings: Said[];
}

/** An event, with its message in `said`. */
export interface Happening {
  event: GameEvent | Resigned | Noticed;
  said: Said;
}
/** A resignation. It comes from the table: the game itself has no such event. */
export interface Resigned {
  key: 'resigned';
  rule: '';
  seat: number;
}
/** Told by the table: what was done with a seat. */
export interface Noticed {
  key: 'notice';
  rule: '';
  seat?: undefined;
}

/** The printed components (docs/notation.md, `tiletum box --json`). */
export interface Box {
  spaces: { id: string; name: string; x: number; y: number; road?: boolean }[];
  links: { between: [string, string] }[];
  house_spaces: { town: string; players: number; bonus: string[] }[];
  bonus_spaces: { town: string; players: number }[];
  cathedrals: { town: string; tiles: number[]; pillar_spaces: number }[];
  cost_tiles: { id: string; stone?: number; vp?: number }[];
  fair_tiles: { id: string; vp: number; counts: string[] }[];
  buildings: { rooms: number; ap: number; crest_cost: number; crest_bonus: string[] }[];
  characters: { id: string; kind: string; bonus: string[] }[];
  contracts: {
    id?: string;
    crest?: string;
    identical?: number;
    wool?: number;
    iron?: number;
    vp?: number;
    reward?: string[];
  }[];
  bonus_tiles: {
    id?: string;
    crest?: string;
    helper?: string[];
    identical?: number;
    wool?: number;
    iron?: number;
    vp?: number;
    reward?: string[];
  }[];
  [other: string]: unknown;
}
export interface Printed {
  digest: string;
  box: Box;
  /** The rule of each kind of move. */
  rules: Record<string, string>;
  names: {
    tiles: Record<string, Said>;
    fairs: Record<string, Said>;
    costs: Record<string, Said>;
    challenges: Record<string, Said>;
  };
  /** What components do: messages, and the rules with the details. */
  abouts: Record<
    'tiles' | 'houses' | 'crests' | 'challenges' | 'decrees',
    Record<string, { said: Said[]; rules: string[] }>
  >;
}
