/**
 * Words from the Fluent catalogues that the server uses, too. `say` turns a key and arguments into a sentence. The
 * functions NAME and SEAT insert values in the form that the sentence needs (as in src/tiletum/words/catalogue.py).
 */
import { FluentBundle, FluentNumber, FluentType, type FluentValue } from '@fluent/bundle';
import type { Scope } from '@fluent/bundle/esm/scope';
import loaders from 'virtual:words';
import { elide, withParticle } from './sounds';
import { readName } from './notation';
import type { Said, Value } from './types';

export const LANGUAGES = Object.keys(loaders);
const SOUND = 'sound';

/** A value with several forms, which only NAME and SEAT can insert. */
class FormValue extends FluentType<Exclude<Value, string | number>> {
  toString(): string {
    throw new Error(`${JSON.stringify(this.value)} is used in a message without NAME or SEAT`);
  }
}

/** A number with a true minus instead of a hyphen. */
class Integer extends FluentNumber {
  override toString(scope?: Scope): string {
    return trueMinus(super.toString(scope));
  }
}
const trueMinus = (digits: string): string => digits.replace('-', '−');

/** Reactive: all words are rendered again when the language or the players' names change. */
let current = $state.raw<{ bundle: FluentBundle | null; language: string }>({ bundle: null, language: 'en' });
let names = $state.raw<Value[]>([]);
/** The fallback for missing messages, loaded when it is first needed. */
let english = $state.raw<FluentBundle | null>(null);
let isEnglishRequested = false;
const missing = new Set<string>();

export function language(): string {
  return current.language;
}

/** Set players' names by seat. A player without a name is called by a colour. */
export function setNames(values: Value[]): void {
  if (JSON.stringify(values) === JSON.stringify(names)) return;
  names = values;
  loadFontFor(JSON.stringify(values));
}

const languageOf = (tag: string): string => tag.toLowerCase().replace(/-.*/, '');

/** Return the reader's regional variant of the language, for dates and times. */
export const locale = (): string => navigator.languages.find((tag) => languageOf(tag) === language()) ?? language();

export function preferredLanguage(chosen: string | null): string {
  const candidates = [chosen ?? '', ...navigator.languages].map(languageOf);
  return candidates.find((tag) => LANGUAGES.includes(tag)) ?? 'en';
}

/** Fonts for other scripts, cut to the letters of our own words. */
const FONTS: Record<string, () => Promise<unknown>> = { ko: () => import('virtual:noto-sans-kr-words.css') };

/** Load the full Korean font if people have typed Korean. It is optional because even its list of slices is long. */
export function loadFontFor(written: string): void {
  if (/[가-힣]/.test(written)) void import('@fontsource-variable/noto-sans-kr');
}

export async function speak(lang: string): Promise<void> {
  await FONTS[lang]?.();
  current = { bundle: await load(lang), language: lang };
  document.documentElement.lang = lang;
}

async function load(lang: string): Promise<FluentBundle> {
  const bundle = new FluentBundle(lang, { useIsolating: false, functions: { NAME: name, SEAT: name } });
  const [error] = bundle.addResource({ body: await loaders[lang]!() });
  if (error) throw error;
  return bundle;
}

export function say(key: string, args: Record<string, Value> = {}): string {
  return pattern(key, args, []);
}

export function has(key: string): boolean {
  return current.bundle?.hasMessage(key) ?? false;
}

export function saySaid(said: Said): string {
  return say(said.key, said.args);
}

/** Return a value by itself in one of its forms: `nameOf({ name: 'kind-gold' }, 'counted', 3)`. */
export function nameOf(value: Value, form = '', count?: number): string {
  return text(value, count, form, '');
}

/** NAME and SEAT: return a value in the requested form, with a particle or an elided article that fits its sound. */
function name(given: FluentValue[], options: Record<string, FluentValue>): string {
  const [value, count] = given;
  const thing = value instanceof FormValue ? value.value : String(value);
  const said = text(
    thing,
    count === undefined ? undefined : Number(count.valueOf()),
    plainText(options.form),
    plainText(options.case),
  );
  if (options.particle) return withParticle(said, plainText(options.particle), soundOf(thing, said));
  return options.elide ? elide(plainText(options.elide), said) : said;
}

/** Return how a name sounds: its attribute `sound`, or else its letters. */
function soundOf(value: Value, said: string): string {
  if (typeof value !== 'object') return said;
  if ('list' in value && value.list.length) return soundOf(value.list.at(-1)!, said);
  const sound = 'name' in value && current.bundle?.getMessage(value.name)?.attributes[SOUND];
  return sound && 'name' in value ? pattern(value.name, {}, [SOUND]) : said;
}

const plainText = (value: FluentValue | undefined): string => (value === undefined ? '' : String(value));

function text(value: Value, count: number | undefined, form: string, kase: string): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if ('seat' in value) return seat(value, form, kase);
  if ('list' in value) return join(value.list.map((item) => text(item, count, form, kase)));
  if ('name' in value && value.text && !has(value.name)) {
    // A component of an owner's box has its printed name, in the forms of `TYPE-other` if its type has that.
    const other = `${readName(value.name).type}-other`;
    return has(other) ? text({ key: other, args: { text: value.text } }, undefined, form, kase) : value.text;
  }
  const [key, args] = 'name' in value ? [value.name, {}] : [value.key, value.args];
  const argsWithCount = count === undefined ? args : { ...args, count };
  return pattern(key, argsWithCount, form && kase ? [`${form}-${kase}`, form, kase] : [form, kase]);
}

/** The colours of players; the last is the Cardinalbot's. */
const LOOKS = ['blue', 'orange', 'purple', 'green', 'cardinalbot'];
export const colourValue = (look: number): Value => ({ name: `seat-${LOOKS[look]}` });

const seat = ({ seat, bot }: { seat: number; bot?: boolean }, form: string, kase: string): string =>
  text((!bot && names[seat]) || colourValue(bot ? 4 : seat), undefined, form, kase);

/** Join texts with messages, as `a`, `a and b` or `a, b and c`. */
function join(texts: string[]): string {
  if (texts.length === 0) return say('list-none');
  return texts.reduceRight((rest, first, index) =>
    say(index === texts.length - 2 ? 'list-last' : 'list-more', { first, rest }),
  );
}

function pattern(key: string, args: Record<string, Value>, forms: string[]): string {
  if (!current.bundle) return '';
  const bundle = current.bundle.hasMessage(key) ? current.bundle : inEnglish(key);
  const message = bundle?.getMessage(key);
  const found = forms.map((form) => message?.attributes[form]).find((attribute) => attribute) ?? message?.value;
  // A missing word is better than a page that stops.
  if (!bundle || !found) return english ? key : '';
  const errors: Error[] = [];
  const said = bundle.formatPattern(found, fluent(args), errors);
  if (errors.length) throw new Error(`${key}: ${errors[0]!.message}`);
  return said;
}

/** Return the fallback for a missing message. Until English is loaded it is null; then all words are rendered again. */
function inEnglish(key: string): FluentBundle | null {
  const name = `${key} in ${current.language}`;
  if (!missing.has(name)) console.warn(`There is no message ${name}`);
  missing.add(name);
  if (!isEnglishRequested) void loadEnglish();
  return english;
}

async function loadEnglish(): Promise<void> {
  isEnglishRequested = true;
  english = await load('en');
}

/** Convert arguments for Fluent. Numbers have no thousands separators in any language. */
function fluent(args: Record<string, Value>): Record<string, FluentValue> {
  const convert = (value: Value): FluentValue => {
    if (typeof value === 'number') return new Integer(value, { useGrouping: false });
    return typeof value === 'string' ? value : new FormValue(value);
  };
  return Object.fromEntries(Object.entries(args).map(([key, value]) => [key, convert(value)]));
}
