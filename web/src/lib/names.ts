/** Checks a name as the server does (tiletum/table/names.py), while it is typed. */
const MAX_LENGTH = 40;
/** No hidden characters except joiners, marks, Korean fillers and the letters of a region's flag. */
const ALLOWED =
  /^(?:\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{1,6}\u{E007F}|[\u200c\u200d]|(?=\p{Default_Ignorable_Code_Point})[\p{M}\p{Lo}]|[^\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{NChar}])*$/u;
const VISIBLE = /^$|[^\p{M}\p{Z}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800\u{13441}\u{13442}\u{1D159}]/u;
const TOO_MANY_MARKS = /[\p{Mn}\p{Me}]{9}/u;

/** Count visible characters. Return 0 where the browser cannot; then only the server checks. */
export const lengthOf = (text: string): number =>
  'Segmenter' in Intl ? [...new Intl.Segmenter().segment(text)].length : 0;

/** Whether a name is allowed. The empty string is allowed and means no name. */
export function isName(text: string): boolean {
  const name = text.normalize('NFC');
  return ALLOWED.test(name) && VISIBLE.test(name) && !TOO_MANY_MARKS.test(name) && lengthOf(name) <= MAX_LENGTH;
}
