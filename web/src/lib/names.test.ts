import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isName, lengthOf } from './names';

interface Names {
  accepted: { name: string; what: string }[];
  refused: { name: string; what: string }[];
  lengths: { name: string; length: number }[];
}
/** The list that the server is tested with, too. */
const { accepted, refused, lengths } = JSON.parse(readFileSync('../tests/table/names.json', 'utf8')) as Names;

it.each(accepted)('accepts a name: $what', ({ name }) => expect(isName(name)).toBe(true));
it.each(refused)('refuses a name: $what', ({ name }) => expect(isName(name)).toBe(false));
it.each(lengths)('counts characters as people see them: $name', ({ name, length }) =>
  expect(lengthOf(name)).toBe(length),
);
