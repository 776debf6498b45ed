/** Searches the rules and the log, in any form of a word. */

/** Diacritics of Latin letters only: й and ї are letters of their own. */
const LATIN_MARKS = /(\p{Script=Latin})\p{M}+/gu;
/** English and French plurals. */
const PLURAL = /(?<=\p{L}{3})[sx]$/u;
/** French elision, as in l'action. */
const ELISION = /^(?:[cdjlmnst]|qu)'(?=\p{L})/u;
/** Ukrainian endings of case and number. Short words keep theirs. */
const CASE = /(?<=\p{L}{3})[аеєиіїоуюяьй]+(?:[вмх][иіу]?)?$/u;
/** A Ukrainian vowel that changes or disappears in other forms: дім and дому, камінь and каменю, купець and купця. */
const UNSTABLE_VOWEL = /[іое]?(?=[цкн]$)|[іое](?=[^аеєиіїоуюя]+$)/u;
/** Korean particles, longest first. Words of two syllables keep them: many end like a particle. */
const PARTICLE = /(?<=[가-힣])(?:에서|으로|부터|까지|에게|처럼|마다|을|를|이|가|은|는|의|에|로|와|과|도|만)$/u;

/** Return a text for comparison: in lower case, without Latin diacritics, with one kind of apostrophe. */
export function normalize(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(LATIN_MARKS, '$1')
    .normalize('NFC')
    .replace(/[’ʼ]/g, "'")
    .replace(/œ/g, 'oe');
}

/** Return the patterns that a text must match, one for each word. */
export function searchPatterns(search: string, language: string): RegExp[] {
  return normalize(search)
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => new RegExp(stem(word, language), 'u'));
}

const escapeRegExp = (word: string): string => word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

function stem(word: string, language: string): string {
  if (language === 'uk' && /^[\p{L}']{3,}$/u.test(word))
    return `(?<!\\p{L})${word.replace(CASE, '').replace(UNSTABLE_VOWEL, '[іое]?')}`;
  if (language === 'ko') return escapeRegExp(word.length > 2 ? word.replace(PARTICLE, '') : word);
  return escapeRegExp(word.replace(ELISION, '').replace(PLURAL, '')).replace(/(?<=\p{L}{2})(?:y|ie)$/u, '(?:y|ie)');
}

/** Whether a normalized text matches all patterns. */
export const matchesAll = (text: string, patterns: RegExp[]): boolean => patterns.every((one) => one.test(text));
