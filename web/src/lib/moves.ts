/** The catalogue's records of moves, which are given as text (docs/notation.md). */
import { MOVES, type MoveRecord } from './catalogue';
import { wordsOf } from './notation';

/** Kinds come from the server as strings; outcomes have no record. */
const RECORDS: Record<string, MoveRecord | undefined> = MOVES;
const NO_RECORD: Partial<MoveRecord> = {};

export const recordOf = (kind: string): Partial<MoveRecord> => RECORDS[kind] ?? NO_RECORD;

/** Replace the numbers in a template with the move's words. */
const fill = (template: string, move: string): string =>
  template.replace(/-?\d+/g, (number) => wordsOf(move).at(Number(number))!);

/** Return the places on the board where a move is chosen. */
export const placesOf = (kind: string, move: string): string[] =>
  (recordOf(kind).places ?? []).map((place) => fill(place, move));

/** Return the drawing of a move, or of many moves of its kind. */
export function iconOfKind(kind: string, move: string, many = false): string | undefined {
  const icons = recordOf(kind).icons;
  const icon = icons && (many ? icons.at(-1)! : icons[0]!);
  return icon && fill(icon, move);
}
