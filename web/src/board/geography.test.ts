/** Checks that nothing at a town hides another town, in any language. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { box } from '../testing/box';
import {
  BELOW_TOWN,
  groundOf,
  housesWidth,
  ON_ROAD,
  onSheet,
  plateWidth,
  RING_TOP,
  rowOf,
  SHEET,
  TILE,
  TOWN_SIZE,
} from './geography';

interface Part {
  town: string;
  what: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
}
type Area = [left: number, top: number, width: number, height: number];
/** The pieces of up to four players side by side, and all pieces in the first town. Fewer pieces are larger. */
const ROWS = [1, 2, 3, 4];
const ALL = 8;

const towns = (list: string): string[] => (box[list] as { town: string }[]).map(({ town }) => town);
const cathedrals = new Set(towns('cathedrals'));
const tiles = new Set(towns('bonus_spaces'));
const first = (box['fairs'] as { first_town: string }).first_town;
const fairs = new Set([...towns('town_tiles'), first]);
const housesAt = (town: string): number =>
  town === first ? ROWS.length : towns('house_spaces').filter((one) => one === town).length;

const WORDS = fileURLToPath(new URL('../../../src/tiletum/words/', import.meta.url));
const catalogues = readdirSync(WORDS)
  .filter((name) => /^[a-z]{2}$/.test(name))
  .map((language) => readFileSync(`${WORDS}${language}/names.ftl`, 'utf8'));
/** Return the plate's width in the language with the longest name. */
const widestPlate = (town: string): number =>
  Math.max(
    ...catalogues.map((source) => plateWidth(new RegExp(`^space-${town} = (.*)$`, 'm').exec(source)?.[1] ?? town)),
  );

const spaces = box.spaces.map((space) => ({ ...space, at: onSheet(space) }));
function partOf({ id, at }: (typeof spaces)[number], what: string, [left, top, width, height]: Area): Part {
  return {
    town: id,
    what,
    left: at.x + left,
    top: at.y + top,
    right: at.x + left + width,
    bottom: at.y + top + height,
  };
}
const scaleUp = (area: Area): Area => area.map((one) => one * TOWN_SIZE) as Area;

/** Return the areas of pieces on a space, for any number of them. */
const piecesAt = (space: (typeof spaces)[number]): Part[] =>
  (space.id === first ? [...ROWS, ALL] : ROWS).map((pieces) => {
    const { size, perRow } = rowOf(pieces);
    return partOf(space, 'pieces', [
      (-perRow * (size + 1)) / 2,
      space.road ? ON_ROAD : BELOW_TOWN,
      perRow * (size + 1),
      Math.ceil(pieces / perRow) * (size - 1) + 1,
    ]);
  });
function partsAt(space: (typeof spaces)[number]): Part[] {
  if (space.road) return [partOf(space, 'space', [-14, -14, 28, 28])];
  const town = space.id;
  const houses = housesAt(town);
  const ground = groundOf(town, { houses, cathedral: cathedrals.has(town), tile: tiles.has(town) });
  const plate = widestPlate(town);
  const areas: [string, Area][] = [
    ['plate', [-plate / 2, 15, plate, 24]],
    ['houses', [ground.middle - housesWidth(houses) / 2, -18, housesWidth(houses), 31]],
  ];
  if (cathedrals.has(town)) areas.push(['cathedral', [-63, -72, 124, 60]]);
  if (tiles.has(town)) areas.push(['tile', [ground.tile, TILE.top, TILE.width, TILE.height]]);
  if (fairs.has(town)) areas.push(['flag', [ground.middle - 15, -52, 30, 34]]);
  return areas.map(([what, area]) => partOf(space, what, scaleUp(area)));
}
function outlinesAt(space: (typeof spaces)[number]): Part[] {
  if (space.road) return [partOf(space, 'ring', [-20, -20, 40, 40])];
  const plate = widestPlate(space.id) + 6;
  const tile = partsAt(space)
    .filter(({ what }) => what === 'tile')
    .map(({ left, top, right, bottom }) => ({
      town: space.id,
      what: 'outline',
      left: left - 4,
      top: top - 4,
      right: right + 4,
      bottom: bottom + 2,
    }));
  return [partOf(space, 'plate', scaleUp([-plate / 2, RING_TOP, plate, 41 - RING_TOP])), ...tile];
}
const overlap = (one: Part, other: Part): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
const overlaps = (some: Part[], others: Part[]): string[] =>
  some.flatMap((one) =>
    others
      .filter((other) => other.town !== one.town && overlap(one, other))
      .map((other) => `${one.town} ${one.what}, ${other.town} ${other.what}`),
  );

it('no part of a town overlaps another town', () => {
  const parts = spaces.flatMap(partsAt);
  expect(parts.length).toBeGreaterThan(80);
  expect(overlaps(parts, parts)).toEqual([]);
});

it('no piece overlaps another town', () => {
  const pieces = spaces.flatMap(piecesAt);
  expect(overlaps(pieces, spaces.flatMap(partsAt))).toEqual([]);
  expect(overlaps(pieces, pieces)).toEqual([]);
});

it('outlines of targets cross no tile, flag or house of another town', () => {
  const parts = spaces.flatMap(partsAt).filter(({ what }) => what !== 'plate');
  expect(overlaps(spaces.flatMap(outlinesAt), parts)).toEqual([]);
});

it('everything is on the sheet', () => {
  const outside = spaces
    .flatMap((space) => [...partsAt(space), ...piecesAt(space)])
    .filter(({ left, top, right, bottom }) => left < 0 || top < 0 || right > SHEET.width || bottom > SHEET.height);
  expect(outside.map(({ town, what }) => `${town} ${what}`)).toEqual([]);
});
