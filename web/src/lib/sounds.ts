/** Korean particles and French elision, which depend on how a name sounds (as in src/tiletum/words/sounds.py). */
const FIRST_SYLLABLE = 0xac00;
const LAST_SYLLABLE = 0xd7a3;
const FINALS = 28;
const RIEUL = 8;
const NO_FINAL = 0;
const DIGIT_FINALS: Record<string, number> = { 0: 1, 1: RIEUL, 3: 1, 6: 1, 7: RIEUL, 8: RIEUL };
/** A guess for Latin and Cyrillic names. A catalogue name with another sound has an attribute `sound`. */
const ENDS_IN_RIEUL = /[lл]e?$/;
const ENDS_IN_CONSONANT = /(?:[mnмн]e?|ng|[aeiouy][bckpqt]|ck|tt)$/;
/** `y` is a vowel before a consonant only: Yves, but not Yann. */
const VOWEL = /^(?:[aeiouæœ]|y(?![aeiouæœ])\p{L})/u;

/** Return 0 after a vowel, 8 after ㄹ, and another number after other consonants. Brackets and quotes are silent. */
export function finalSound(spoken: string): number {
  const letters = spoken.normalize('NFC').match(/[\p{L}\p{N}]/gu) ?? [];
  const last = letters.at(-1) ?? '';
  const code = last.codePointAt(0) ?? 0;
  if (code >= FIRST_SYLLABLE && code <= LAST_SYLLABLE) return (code - FIRST_SYLLABLE) % FINALS;
  return DIGIT_FINALS[last] ?? finalOfLetters(letters.slice(-4).join('').toLowerCase().replace(/ь+$/, ''));
}

function finalOfLetters(end: string): number {
  if (ENDS_IN_RIEUL.test(end)) return RIEUL;
  return ENDS_IN_CONSONANT.test(end) ? 1 : NO_FINAL;
}

/** Append the first of `을/를` after a consonant, the second after a vowel. `으로/로` treats ㄹ as a vowel. */
export function withParticle(text: string, particles: string, spoken: string): string {
  const [closed = '', open = ''] = particles.split('/');
  const final = finalSound(spoken);
  const vowel = final === NO_FINAL || (closed === '으로' && final === RIEUL);
  return text + (vowel ? open : closed);
}

/** Join `de` and `Paris` to “de Paris”, but `de` and `Anvers` to “d’Anvers”. */
export function elide(word: string, text: string): string {
  const bare = text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  return VOWEL.test(bare) ? `${word.slice(0, -1)}’${text}` : `${word} ${text}`;
}
