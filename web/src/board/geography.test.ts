/** What lies or stands at a town of the box hides nothing of another town. */
import { expect, it } from 'vitest';
import { box } from '../figures/whole';
import { BELOW_TOWN, flagX, onSheet, plateWidth, rowOf, tileX, TOWN_SIZE } from './geography';

interface Part {
  town: string;
  what: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
}
/** A row of pieces, and the two rows of those that begin in one town. */
const ROW = 4;
const ALL = 8;

const named = (list: string, field: string): Set<unknown> => new Set((box[list] as Record<string, unknown>[]).map((one) => one[field]));
const cathedrals = named('cathedrals', 'town');
const tiles = named('bonus_spaces', 'town');
const first = (box['fairs'] as { first_town: string }).first_town;
const fairs = named('town_tiles', 'town').add(first);

function partsOf(space: (typeof box.spaces)[number]): Part[] {
  const { x, y } = onSheet(space);
  const town = space.id;
  const part = (what: string, left: number, top: number, width: number, height: number): Part => ({ town, what, left: x + left, top: y + top, right: x + left + width, bottom: y + top + height });
  const drawn = (what: string, ...at: [number, number, number, number]): Part => part(what, ...(at.map((one) => one * TOWN_SIZE) as typeof at));
  const tile = tiles.has(town) ? tileX(town, cathedrals.has(town)) : null;
  const { size, perRow } = rowOf(town === first ? ALL : ROW);
  const found = [part('pieces', (-perRow * (size + 1)) / 2, BELOW_TOWN, perRow * (size + 1), town === first ? 2 * size : size), drawn('houses', -34, -18, 68, 57)];
  if (tile !== null) found.push(drawn('tile', tile, -62, 44, 52));
  if (fairs.has(town)) found.push(drawn('flag', flagX(tile) - 8, -62, 30, 44));
  return found;
}
const meet = (one: Part, other: Part): boolean => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

it('nothing of a town lies on the tile, the flag, the houses or the pieces of another', () => {
  const parts = box.spaces.filter(({ road }) => !road).flatMap(partsOf);
  const hidden = parts.flatMap((one, index) => parts.slice(index + 1).filter((other) => other.town !== one.town && meet(one, other)).map((other) => `${one.town} ${one.what}, ${other.town} ${other.what}`));
  expect(parts.length).toBeGreaterThan(40);
  expect(hidden).toEqual([]);
});

it('outlines of what can be chosen cross no tile, flag or house of another town', () => {
  const all = box.spaces.filter(({ road }) => !road);
  const parts = all.flatMap(partsOf).filter(({ what }) => what !== 'pieces');
  const outlines = all.flatMap((space): Part[] => {
    const { x, y } = onSheet(space);
    const outline = (what: string, left: number, top: number, width: number, height: number): Part => ({ town: space.id, what, left: x + left * TOWN_SIZE, top: y + top * TOWN_SIZE, right: x + (left + width) * TOWN_SIZE, bottom: y + (top + height) * TOWN_SIZE });
    if (space.road) return [outline('ring', -17, -17, 34, 34)];
    const plate = plateWidth(space.id) + 6;
    const found = [outline('plate', -plate / 2, 12, plate, 30)];
    if (tiles.has(space.id)) found.push(outline('tile', tileX(space.id, cathedrals.has(space.id)) - 3, -65, 50, 56));
    return found;
  });
  const crossed = outlines.flatMap((one) => parts.filter((other) => other.town !== one.town && meet(one, other)).map((other) => `${one.town} ${one.what}, ${other.town} ${other.what}`));
  expect(crossed).toEqual([]);
});
