/** Checks box.json, the part of the box that the figures show. `npm run figures` writes it. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { box } from '../testing/box';

const TOWNS = ['Koeln', 'Leipzig', 'Venezia', 'Tiletum'];
const PARTS = ['buildings', 'actions', 'wheel', 'player_board', 'king_track', 'fairs', 'contract_offer', 'cardinalbot'];

const here = new URL('.', import.meta.url);
const sources = readdirSync(here).filter((name) => name.endsWith('.svelte') || name === 'scene.ts');
/** All quoted strings in the figures, which include the ids of tiles. */
const strings = new Set(
  sources.flatMap((name) =>
    [...readFileSync(new URL(name, here), 'utf8').matchAll(/'([^'\n]+)'/g)].map((found) => found[1]!),
  ),
);

type Tile = { id?: string; crest?: string };
const idOf = (tile: Tile): string => tile.id ?? tile.crest!;
const isFirst = <T extends Tile>(tile: T, index: number, all: T[]): boolean =>
  all.findIndex((one) => idOf(one) === idOf(tile)) === index;
const select = <T extends Tile>(tiles: T[]): T[] => tiles.filter((tile) => strings.has(idOf(tile))).filter(isFirst);

type Decree = { entries: string[] };
/** Entries such as `pillars>houses: merchant` as values: what is compared, the action, or the colours to choose from. */
const read = (decree: Decree): object => ({ ...decree, entries: decree.entries.map(entryOf) });
const entryOf = (text: string): object => {
  const [take, condition] = text.split(': ').reverse() as [string, string?];
  const [first, ...colours] = take.split(' ');
  const compared = condition?.split('>') ?? [];
  return first === 'highest' ? { compared, colours } : { compared, action: first };
};

test('box.json equals the box', async () => {
  const excerpt = {
    spaces: box.spaces.filter(({ id }) => TOWNS.includes(id)),
    house_spaces: box.house_spaces.filter(({ town }) => TOWNS.includes(town)),
    bonus_spaces: box.bonus_spaces.filter(({ town }) => TOWNS.includes(town)),
    cathedrals: box.cathedrals.filter(({ town }) => TOWNS.includes(town)),
    cost_tiles: select(box.cost_tiles),
    fair_tiles: select(box.fair_tiles),
    characters: select(box.characters),
    contracts: select(box.contracts),
    bonus_tiles: select(box.bonus_tiles),
    decrees: (box['decrees'] as Decree[]).slice(0, 1).map(read),
    ...Object.fromEntries(PARTS.map((part) => [part, box[part]])),
  };
  const withoutMarks = JSON.stringify(
    excerpt,
    (key, value) => (/mark/.test(key) && key !== 'ap_markers' ? undefined : (value as unknown)),
    1,
  );
  await expect(`${withoutMarks}\n`).toMatchFileSnapshot('box.json');
});
