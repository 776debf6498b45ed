/** Searching the rules and the log: what is typed is found in other forms of a word, too. */

/** Marks above and below Latin letters only: й and ї are letters of their own. */
const LATIN_MARKS = /(\p{Script=Latin})\p{M}+/gu;
/** English and French plurals, and French words that have lost their vowel. */
const PLURAL = /(?<=\p{L}{3})[sx]$/u;
const ELIDED = /^(?:[cdjlmnst]|qu)'(?=\p{L})/u;
/** Ukrainian cases and numbers; short words are left alone. */
const CASE = /(?<=\p{L}{3})[аеєиіїоуюяьй]+(?:[вмх][иіу]?)?$/u;
/** The last vowel of a Ukrainian word may change or flee: дім and дому, камінь and каменю, купець and купця. */
const FLEEING = /[іое]?(?=[цкн]$)|[іое](?=[^аеєиіїоуюя]+$)/u;
/** Korean particles, the longer ones first; words of two syllables are left alone, as many end like one. */
const PARTICLE = /(?<=[가-힣])(?:에서|으로|부터|까지|에게|처럼|마다|을|를|이|가|은|는|의|에|로|와|과|도|만)$/u;

/** As it is compared: small letters without marks, one kind of apostrophe. */
export function plainly(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(LATIN_MARKS, '$1')
    .normalize('NFC')
    .replace(/[’ʼ]/g, "'")
    .replace(/œ/g, 'oe');
}

/** What a text has to contain. */
export function wantedParts(search: string, language: string): RegExp[] {
  return plainly(search)
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => new RegExp(stem(word, language), 'u'));
}

const literally = (word: string): string => word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

function stem(word: string, language: string): string {
  if (language === 'uk' && /^[\p{L}']{3,}$/u.test(word))
    return `(?<!\\p{L})${word.replace(CASE, '').replace(FLEEING, '[іое]?')}`;
  if (language === 'ko') return literally(word.length > 2 ? word.replace(PARTICLE, '') : word);
  return literally(word.replace(ELIDED, '').replace(PLURAL, '')).replace(/(?<=\p{L}{2})(?:y|ie)$/u, '(?:y|ie)');
}

/** Of a text as `plainly` makes it. */
export const fits = (plain: string, parts: RegExp[]): boolean => parts.every((part) => part.test(plain));
