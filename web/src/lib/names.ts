/** What the server takes as a name (tiletum/table/names.py), to say so while it is written. */
const LONGEST = 40;
/** Nothing hidden but joiners, marks and Korean fillers. A region's flag is spelled in letters that nobody sees. */
const WRITTEN =
  /^(?:\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{1,6}\u{E007F}|[\u200c\u200d]|(?=\p{Default_Ignorable_Code_Point})[\p{M}\p{Lo}]|[^\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{NChar}])*$/u;
const VISIBLE = /^$|[^\p{M}\p{Z}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800\u{13441}\u{13442}\u{1D159}]/u;
const PILED = /[\p{Mn}\p{Me}]{9}/u;

/** Count the characters that people see; 0 where the browser cannot, and the server decides. */
export const lengthOf = (text: string): number =>
  'Segmenter' in Intl ? [...new Intl.Segmenter().segment(text)].length : 0;

/** Return whether somebody can be called that. Empty is no name, and everybody can go without. */
export function isName(text: string): boolean {
  const name = text.normalize('NFC');
  return WRITTEN.test(name) && VISIBLE.test(name) && !PILED.test(name) && lengthOf(name) <= LONGEST;
}
