import { expect, it } from 'vitest';
import { box } from '../testing/box';
import { EDGE, freeCorner, GAP, type View } from './corner';
import { onSheet, SHEET } from './geography';

const towns = box.spaces.filter(({ road }) => !road).map((space) => ({ ...onSheet(space), weight: 1 }));
const wholeMap = (width: number, height: number): View => ({
  width,
  height,
  middle: { x: SHEET.width / 2, y: SHEET.height / 2 },
  scale: Math.min(width / SHEET.width, height / SHEET.height),
});
/** The map sizes in the windows of docs/look.md. */
const MAPS = [
  [696, 422],
  [697, 466],
  [639, 306],
  [639, 420],
  [640, 469],
  [476, 553],
  [339, 280],
  [391, 256],
  [372, 210],
  [806, 690],
  [960, 760],
] as const;

it.each(MAPS)('the buttons of a map of %i x %i hide no town', (width, height) => {
  const buttons = { count: width < 400 ? 2 : 3, size: 36 };
  const { right, top, row } = freeCorner(wholeMap(width, height), towns, buttons, height < 420);
  const long = buttons.count * (36 + GAP) - GAP;
  const [wide, high] = row ? [long, 36] : [36, long];
  const left = right ? width - EDGE - wide : EDGE;
  const above = top ? EDGE : height - EDGE - high;
  const { scale } = wholeMap(width, height);
  const hidden = towns.filter(({ x, y }) => {
    const [at, level] = [width / 2 + (x - SHEET.width / 2) * scale, height / 2 + (y - SHEET.height / 2) * scale];
    return (
      at > left - 40 * scale &&
      at < left + wide + 40 * scale &&
      level > above - 40 * scale &&
      level < above + high + 40 * scale
    );
  });
  expect(hidden).toEqual([]);
});

it('the buttons stay in the upper right corner if they hide nothing there', () => {
  expect(freeCorner(wholeMap(900, 500), towns, { count: 3, size: 36 }, false)).toEqual({
    right: true,
    top: true,
    row: false,
  });
  expect(freeCorner(wholeMap(900, 300), towns, { count: 3, size: 36 }, true)).toEqual({
    right: true,
    top: true,
    row: true,
  });
});

it('the buttons rather hide a town than a target', () => {
  const [target, other] = [
    { x: 700, y: 300, weight: 4 },
    { x: 500, y: 600, weight: 1 },
  ];
  const view = { width: 300, height: 380, middle: { x: 600, y: 450 }, scale: 1 };
  expect(freeCorner(view, [target], { count: 1, size: 44 }, false)).toEqual({ right: false, top: false, row: false });
  expect(freeCorner(view, [target, other], { count: 1, size: 44 }, false).top).toBe(false);
});
