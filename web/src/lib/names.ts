/** What the server takes as a name (tiletum/table/names.py), to say so while it is written. */
const LONGEST = 40;
/** Nothing hidden but joiners. A region's flag is spelled in letters that nobody sees. */
const WRITTEN =
  /^(?:\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{1,6}\u{E007F}|[\u200c\u200d]|[^\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{NChar}])*$/u;
const VISIBLE = /^$|[^\p{M}\p{Z}\p{Cf}\u115f\u1160\u2800\u3164\uffa0]/u;
const PILED = /[\p{Mn}\p{Me}]{9}/u;

/** Count the characters that people see; 0 where the browser cannot, and the server decides. */
export const lengthOf = (text: string): number =>
  'Segmenter' in Intl ? [...new Intl.Segmenter().segment(text)].length : 0;

/** Return whether somebody can be called that. Empty is no name, and everybody can go without. */
export function isName(text: string): boolean {
  const name = text.normalize('NFC');
  return WRITTEN.test(name) && VISIBLE.test(name) && !PILED.test(name) && lengthOf(name) <= LONGEST;
}
