/** What the server takes as a name (tiletum/table/names.py), to say so while it is written. */
const [LONGEST, MOST_CODES] = [40, 400];
/** Letters, digits, marks, symbols, spaces and joiners; a region's flag is spelled in letters that nobody sees. */
const WRITTEN = /^(?:\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{1,6}\u{E007F}|[\p{L}\p{M}\p{N}\p{P}\p{S}\p{Zs}\u200c\u200d\u{1F000}-\u{1FAFF}])*$/u;
const VISIBLE = /^$|(?![\u115f\u1160\u2800\u3164\uffa0])[\p{L}\p{N}\p{P}\p{S}\u{1F000}-\u{1FAFF}]/u;
const PILED = /[\p{Mn}\p{Me}]{9}/u;

/** Count the characters that people see; 0 where the browser cannot, and the server decides. */
export const lengthOf = (text: string): number => ('Segmenter' in Intl ? [...new Intl.Segmenter().segment(text)].length : 0);

/** Return whether somebody can be called that. Empty is no name, and everybody can go without. */
export function isName(text: string): boolean {
  const name = text.normalize('NFC');
  return [...name].length <= MOST_CODES && WRITTEN.test(name) && VISIBLE.test(name) && !PILED.test(name) && lengthOf(name) <= LONGEST;
}
