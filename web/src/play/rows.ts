/** How a phone arranges the buttons of moves: two in a row, unless there is much to read. */
import { saySaid } from '../lib/words.svelte';
import type { Entry } from './folding';

/** More letters than two such buttons side by side have room for. */
const LONG = 50;

export const isWide = ({ said, offers }: Entry): boolean =>
  saySaid(said).length > LONG || (offers.length === 1 && offers[0]!.warnings.length > 0);

/** Move wide entries to the end, so that no narrow one is alone in its row. */
export const paired = (entries: Entry[]): Entry[] =>
  entries.toSorted((one, other) => Number(isWide(one)) - Number(isWide(other)));
