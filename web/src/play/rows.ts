/** Arranges the moves' buttons on a phone: two in a row, unless they are long. */
import { saySaid } from '../lib/words.svelte';
import type { Entry } from './folding';

/** The number of letters for which half a row has room. */
const MAX_LETTERS = 50;

export const isWide = ({ said, offers }: Entry): boolean =>
  saySaid(said).length > MAX_LETTERS || (offers.length === 1 && offers[0]!.warnings.length > 0);

/** Move wide entries to the end, so that no narrow one is alone in a row. */
export const pairEntries = (entries: Entry[]): Entry[] =>
  entries.toSorted((one, other) => Number(isWide(one)) - Number(isWide(other)));
