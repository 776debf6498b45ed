/**
 * Words: the Fluent catalogues that Python uses too. `say` makes a sentence of a key and arguments; things are put
 * into it by NAME and SEAT in the form the sentence wants (src/tiletum/words/catalogue.py does the same).
 */
import { FluentBundle, FluentNumber, FluentType, type FluentValue } from '@fluent/bundle';
import type { Scope } from '@fluent/bundle/esm/scope';
import loaders from 'virtual:words';
import { elided, withParticle } from './sounds';
import { readName } from './notation';
import type { Said, Value } from './types';

export const LANGUAGES = Object.keys(loaders);
const SOUND = 'sound';

/** Something only NAME or SEAT can put into a sentence, because it has several forms. */
class Thing extends FluentType<Exclude<Value, string | number>> {
  toString(): string {
    throw new Error(`${JSON.stringify(this.value)} stands in a message without NAME or SEAT`);
  }
}

/** A number in a sentence: with a minus, as the rules print it, and no hyphen. */
class Figure extends FluentNumber {
  override toString(scope?: Scope): string {
    return trueMinus(super.toString(scope));
  }
}
const trueMinus = (figure: string): string => figure.replace('-', '−');

/** Reactive: whoever said something says it again when the language or the players' names change. */
let current = $state.raw<{ bundle: FluentBundle | null; language: string }>({ bundle: null, language: 'en' });
let names = $state.raw<Value[]>([]);
/** Says what the chosen language lacks; loaded when that happens first. */
let english = $state.raw<FluentBundle | null>(null);
let englishAsked = false;
const lacking = new Set<string>();

export function language(): string {
  return current.language;
}

/** What players are called, by seat; colours are said where a name is empty. */
export function setNames(chosen: Value[]): void {
  if (JSON.stringify(chosen) === JSON.stringify(names)) return;
  names = chosen;
  faceFor(JSON.stringify(chosen));
}

const languageOf = (tag: string): string => tag.toLowerCase().replace(/-.*/, '');

/** The language as it is spoken where the reader is, for times of day: British English is not American. */
export const locale = (): string => navigator.languages.find((tag) => languageOf(tag) === language()) ?? language();

export function preferredLanguage(wanted: string | null): string {
  const asked = [wanted ?? '', ...navigator.languages].map(languageOf);
  return asked.find((tag) => LANGUAGES.includes(tag)) ?? 'en';
}

/** Faces for scripts that the usual ones lack, with the letters of what we say. */
const FACES: Record<string, () => Promise<unknown>> = { ko: () => import('virtual:noto-sans-kr-words.css') };

/** What people write may be in another script than what is said around it, and have any letter of that: browsers fetch
 * just the parts with those they meet, but the list of the parts alone is long. */
export function faceFor(written: string): void {
  if (/[가-힣]/.test(written)) void import('@fontsource-variable/noto-sans-kr');
}

export async function speak(lang: string): Promise<void> {
  await FACES[lang]?.();
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

/** A thing on its own, in one of its forms: `nameOf({ name: 'kind-gold' }, 'counted', 3)`. */
export function nameOf(value: Value, form = '', count?: number): string {
  return text(value, count, form, '');
}

/** NAME and SEAT: a thing in the form that is wanted, with what its sound asks for beside it. */
function name(given: FluentValue[], options: Record<string, FluentValue>): string {
  const [value, count] = given;
  const thing = value instanceof Thing ? value.value : String(value);
  const said = text(
    thing,
    count === undefined ? undefined : Number(count.valueOf()),
    plainText(options.form),
    plainText(options.case),
  );
  if (options.particle) return withParticle(said, plainText(options.particle), spoken(thing, said));
  return options.elide ? elided(plainText(options.elide), said) : said;
}

/** How a name is read where it is not written as it sounds: its attribute `sound`. */
function spoken(value: Value, said: string): string {
  if (typeof value !== 'object') return said;
  if ('list' in value && value.list.length) return spoken(value.list.at(-1)!, said);
  const sound = 'name' in value && current.bundle?.getMessage(value.name)?.attributes[SOUND];
  return sound && 'name' in value ? pattern(value.name, {}, [SOUND]) : said;
}

const plainText = (value: FluentValue | undefined): string => (value === undefined ? '' : String(value));

function text(value: Value, count: number | undefined, form: string, kase: string): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if ('seat' in value) return seat(value, form, kase);
  if ('list' in value) return join(value.list.map((item) => text(item, count, form, kase)));
  if ('name' in value && value.text && !has(value.name)) {
    // A thing of an owner's box: as it is printed, in the forms of `TYPE-other` if its type has that.
    const other = `${readName(value.name).type}-other`;
    return has(other) ? text({ key: other, args: { text: value.text } }, undefined, form, kase) : value.text;
  }
  const [key, args] = 'name' in value ? [value.name, {}] : [value.key, value.args];
  const counted = count === undefined ? args : { ...args, count };
  return pattern(key, counted, form && kase ? [`${form}-${kase}`, form, kase] : [form, kase]);
}

/** What players without a name are called; the last is the Cardinalbot's. */
const LOOKS = ['blue', 'orange', 'purple', 'green', 'cardinalbot'];
export const colourValue = (look: number): Value => ({ name: `seat-${LOOKS[look]}` });

const seat = ({ seat, bot }: { seat: number; bot?: boolean }, form: string, kase: string): string =>
  text((!bot && names[seat]) || colourValue(bot ? 4 : seat), undefined, form, kase);

/** `a`, `a and b`, `a, b and c`: only messages know how. */
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
  // Whoever plays is better served by a word too few than by a page that stops.
  if (!bundle || !found) return english ? key : '';
  const errors: Error[] = [];
  const said = bundle.formatPattern(found, fluent(args), errors);
  if (errors.length) throw new Error(`${key}: ${errors[0]!.message}`);
  return said;
}

/** For a message that the language lacks. Nothing is said until English is there; then everything is said again. */
function inEnglish(key: string): FluentBundle | null {
  const name = `${key} in ${current.language}`;
  if (!lacking.has(name)) console.warn(`There is no message ${name}`);
  lacking.add(name);
  if (!englishAsked) void askForEnglish();
  return english;
}

async function askForEnglish(): Promise<void> {
  englishAsked = true;
  english = await load('en');
}

/** Numbers are written without marks between thousands, in every language alike. */
function fluent(args: Record<string, Value>): Record<string, FluentValue> {
  const convert = (value: Value): FluentValue => {
    if (typeof value === 'number') return new Figure(value, { useGrouping: false });
    return typeof value === 'string' ? value : new Thing(value);
  };
  return Object.fromEntries(Object.entries(args).map(([key, value]) => [key, convert(value)]));
}
