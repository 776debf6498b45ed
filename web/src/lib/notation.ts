/**
 * The texts that serve as ids (docs/notation.md), taken apart. The rest of the client reads them only through this module;
 * printed effects are read in art/effects.ts.
 */
import { MOVES, type Outcome } from './catalogue';

// --- moves ---

export const wordsOf = (move: string): string[] => move.split(' ');

/** A kind has the name of its verb; only a helper that names a colour has another, and the same place. */
export const kindOfText = (move: string): string => /^(?:task )?(\w+)/.exec(move)![1]!;

/** Return whether a text is an outcome of chance, not a player's move. */
export const isOutcome = (text: string): boolean => !(kindOfText(text) in MOVES);

/** Return whether a text is this outcome with a number: `cardinal 3` is `cardinal`, `cardinal town Paris` is not. */
export const isNumbered = (text: string, outcome: Outcome): boolean => text.replace(/ \d+$/, '') === outcome;

// --- things ---

export interface Die {
  colour: string;
  value: number;
}

/** Read a die such as `pink 3`. */
export function readDie(die: string): Die {
  const [colour, value] = die.split(' ');
  return { colour: colour!, value: Number(value) };
}

/** Return the town of a house space such as `Paris 2`. */
export const townOf = (house: string): string => house.slice(0, house.lastIndexOf(' '));

/** A place where a tile lies or is taken from. */
export type TilePlace =
  | { at: 'wheel'; number: number }
  | { at: 'king-track' | 'contract-offer' | 'character-offer' }
  | { at: 'town'; town: string };

/** Read the place that an event names: `wheel 3`, `king-track`, an offer, or else a town. */
export function readTilePlace(place: string): TilePlace {
  if (place === 'king-track' || place === 'contract-offer' || place === 'character-offer') return { at: place };
  const number = /^wheel (\d)$/.exec(place)?.[1];
  return number ? { at: 'wheel', number: Number(number) } : { at: 'town', town: place };
}

/** Return the ids of rules that are written with spaces between them. */
export const rulesOf = (rules: string): string[] => rules.match(/\S+/g) ?? [];

// --- names of things as messages ---

/** Read the name of a message such as `action-king`. */
export function readName(name: string): { type: string; id: string } {
  const type = name.split('-', 1)[0]!;
  return { type, id: name.slice(type.length + 1) };
}

// --- anchors and drawings: a sort, and mostly an id after a colon ---

/** Return the sort of an anchor or a drawing: `die` of `die:pink 3`. */
export const sortOf = (name: string): string => name.split(':', 1)[0]!;

/** Return what comes after the sort: `pink 3` of `die:pink 3`, and `king:2vp` of `character:king:2vp`. */
export const idOf = (name: string): string => name.slice(sortOf(name).length + 1);

/** Return the space of the map that an anchor belongs to. */
export const spaceOf = (anchor: string): string | undefined =>
  /^(?:space|house|pillar|take|cathedral):(\S+)/.exec(anchor)?.[1];
