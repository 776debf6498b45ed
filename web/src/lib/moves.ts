/** What the catalogue says about a move that is known by its text (docs/notation.md). */
import { MOVES, type MoveRecord } from './catalogue';
import { wordsOf } from './notation';

/** Kinds come from the server as strings; outcomes have no record. */
const RECORDS: Record<string, MoveRecord | undefined> = MOVES;
const NOTHING: Partial<MoveRecord> = {};

export const recordOf = (kind: string): Partial<MoveRecord> => RECORDS[kind] ?? NOTHING;

/** A place or an icon, with the words of the move for their numbers. */
const filled = (template: string, move: string): string =>
  template.replace(/-?\d+/g, (number) => wordsOf(move).at(Number(number))!);

/** Where a move is chosen on the board. */
export const placesOf = (kind: string, move: string): string[] =>
  (recordOf(kind).places ?? []).map((place) => filled(place, move));

/** The drawing that stands for a move, or for many of its kind. */
export function iconOfKind(kind: string, move: string, many = false): string | undefined {
  const icons = recordOf(kind).icons;
  const icon = icons && (many ? icons.at(-1)! : icons[0]!);
  return icon && filled(icon, move);
}
