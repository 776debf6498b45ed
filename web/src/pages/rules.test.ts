/** Checks the rules in every language: chapters have the same ids, and all links resolve. */
import { expect, test } from 'vitest';
import loaders from 'virtual:rules';
import { readRules, type Block, type Inline, type Rules } from './rules';

const read = async (language: string): Promise<Rules> => readRules(await loaders[language]!());
const ids = ({ chapters }: Rules): string[] => chapters.map(({ id }) => id);

function linksOf(parts: Inline[]): string[] {
  return parts.flatMap((part) => ('parts' in part ? [...('to' in part ? [part.to] : []), ...linksOf(part.parts)] : []));
}
function partsOf(block: Block): Inline[] {
  if (block.kind === 'table') return [...block.head, ...block.rows.flat()].flat();
  return block.kind === 'list' ? block.items.flat() : block.parts;
}

test.each(Object.keys(loaders))('in %s', async (language) => {
  const [rules, english] = [await read(language), await read('en')];
  expect(new Set(ids(rules)).size).toBe(rules.chapters.length);
  expect(ids(rules)).toEqual(ids(english));
  const links = rules.chapters.flatMap(({ blocks }) => blocks.flatMap(partsOf)).filter(Boolean);
  expect(linksOf(links).length).toBeGreaterThan(100);
  expect(linksOf(links).filter((to) => !rules.places.has(to))).toEqual([]);
});
