import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isName, lengthOf } from './names';

interface Names {
  accepted: { name: string; what: string }[];
  refused: { name: string; what: string }[];
  lengths: { name: string; length: number }[];
}
/** Shared with the server's tests. */
const { accepted, refused, lengths } = JSON.parse(readFileSync('../tests/table/names.json', 'utf8')) as Names;

it.each(accepted)('accepts a name: $what', ({ name }) => expect(isName(name)).toBe(true));
it.each(refused)('refuses a name: $what', ({ name }) => expect(isName(name)).toBe(false));
it.each(lengths)('counts visible characters: $name', ({ name, length }) => expect(lengthOf(name)).toBe(length));
