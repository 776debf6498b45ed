/** Searching the rules: what is typed is found in other forms of a word, too. */

/** Marks above and below Latin letters only: й and ї are letters of their own. */
const LATIN_MARKS = /(\p{Script=Latin})\p{M}+/gu;
/** English and French plurals. */
const PLURAL = /(?<=\p{L}{3})s$/u;
/** What a Ukrainian word keeps in all its cases, nearly always, if it is long enough. */
const LONG_WORD = 5;
const ENDING = 2;
/** Korean particles, the longer ones first; words of two syllables are left alone, as many end like one. */
const PARTICLE = /(?<=[가-힣])(?:에서|으로|부터|까지|에게|처럼|마다|을|를|이|가|은|는|의|에|로|와|과|도|만)$/u;

/** As it is compared: small letters without marks, one kind of apostrophe. */
export function plainly(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(LATIN_MARKS, '$1').normalize('NFC').replace(/[’ʼ]/g, "'");
}

/** The parts that a text has to contain. */
export function wantedParts(search: string, language: string): string[] {
  return plainly(search).split(/\s+/).filter(Boolean).map((word) => stem(word, language));
}

function stem(word: string, language: string): string {
  if (language === 'ko') return word.length > 2 ? word.replace(PARTICLE, '') : word;
  if (language !== 'uk') return word.replace(PLURAL, '');
  const inflected = word.length >= LONG_WORD && /^[\p{L}']+$/u.test(word);
  return inflected ? word.slice(0, -ENDING) : word;
}

export const contains = (text: string, parts: string[]): boolean => {
  const plain = plainly(text);
  return parts.every((part) => plain.includes(part));
};
