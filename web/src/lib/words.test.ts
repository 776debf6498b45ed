/** Compares both runtimes: every message with sample arguments, in Python and in the browser's code. */
import { execFileSync } from 'node:child_process';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { FluentResource } from '@fluent/bundle';
import loaders from 'virtual:words';
import { elide, withParticle } from './sounds';
import type { Value } from './types';

interface Case {
  thing: Value;
  form: string;
  said: string;
}

vi.stubGlobal('document', { documentElement: {} });
const { has, LANGUAGES, locale, nameOf, preferredLanguage, say, setNames, speak } = await import('./words.svelte');

const python = process.env.PYTHON ?? '../.venv/bin/python';
const env = { ...process.env, PYTHONPATH: '../tests' };
const output = execFileSync(python, ['-m', 'tools.say_everything'], { encoding: 'utf8', env, maxBuffer: 1 << 28 });
const { names, cases, sounds } = JSON.parse(output) as {
  names: string[];
  cases: Record<string, Case[]>;
  sounds: [string, string, string][];
};

/** Whether the client's catalogues have every message of a value. */
function isOurs(value: Value): boolean {
  if (typeof value !== 'object' || 'seat' in value) return true;
  if ('list' in value) return value.list.every(isOurs);
  if ('name' in value) return has(value.name) || value.text !== undefined;
  return has(value.key) && Object.values(value.args).every(isOurs);
}

describe.each(LANGUAGES)('words in %s', (language) => {
  beforeAll(async () => {
    await speak(language);
    setNames(names);
  });

  test('equal those of Python', () => {
    // The client's catalogues lack the command line's messages.
    const ours = cases[language]!.filter(({ thing }) => isOurs(thing));
    expect(ours.length).toBeGreaterThan(1000);
    const said = ours.map(({ thing, form }) => ({ thing, form, said: nameOf(thing, form) }));
    expect(said).toEqual(ours);
  });
});

test('names sound as they do in Python', () => {
  expect(sounds.map(([name]) => [name, withParticle(name, '으로/로', name), elide('de', name)])).toEqual(sounds);
});

test('numbers have a true minus', async () => {
  await speak('en');
  expect(say('event-king-advance', { seat: 'Ada', from: -2, to: -1 })).toBe(
    'Ada moves up from −2 to −1 on the King track.',
  );
});

test('the preferred language compares whole language tags', () => {
  vi.stubGlobal('navigator', { languages: ['kok-IN', 'uk-UA', 'en'] });
  expect([preferredLanguage(null), preferredLanguage('fr'), preferredLanguage('xx')]).toEqual(['uk', 'fr', 'uk']);
});

test.each([
  ['en', 'en-GB'],
  ['fr', 'fr'],
  ['uk', 'uk-UA'],
])('the locale of %s is %s', async (language, expected) => {
  vi.stubGlobal('navigator', { languages: ['uk-UA', 'en-GB', 'en'] });
  await speak(language);
  expect(locale()).toBe(expected);
});

test('a message with a missing argument throws', async () => {
  await speak('en');
  expect(() => say('move-merchant', { points: 1 })).toThrow('move-merchant');
  expect(say('list-last', { first: 'a', rest: 'b' })).toBe('a and b');
});

describe('a missing message', () => {
  const ENGLISH = 'only-here = { NAME($kind, case: "gen") } for { $count ->\n    [one] one\n   *[other] many\n}';

  test('falls back to English with a warning', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
    const [english, french] = [await loaders['en']!(), await loaders['fr']!()];
    vi.spyOn(loaders, 'en').mockResolvedValue([...english, ...new FluentResource(ENGLISH).body]);
    await speak('fr');
    const args = { kind: { name: 'kind-gold' }, count: 1 };
    // English is loaded when it is first needed.
    await vi.waitFor(() => expect(say('only-here', args)).toBe(`${say('kind-gold')} for one`));
    expect(say('no-such-message')).toBe('no-such-message');
    expect(say('list-last', { first: 'a', rest: 'b' })).toBe('a et b');
    expect(french.map(({ id }) => id)).not.toContain('only-here');
    expect(warn.mock.calls).toEqual([
      ['There is no message only-here in fr'],
      ['There is no message no-such-message in fr'],
    ]);
  });
});
