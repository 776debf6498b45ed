import { expect, it } from 'vitest';
import { placeOf, type Area } from './placing';

const WINDOW = { width: 1366, height: 768 };
const WORDS = { width: 320, height: 110 };
const BAR: Area = { left: 0, top: 626, width: 1366, height: 142 };
const QUESTION: Area = { left: 12, top: 630, width: 660, height: 40 };
const MOVE: Area = { left: 272, top: 682, width: 339, height: 36 };
const PREVIEW: Area = { left: 12, top: 566, width: 300, height: 54 };
const areaAt = (place: { left: number; top: number }): Area => ({ ...WORDS, ...place });
const overlap = (one: Area, other: Area): boolean =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height;

it('an explanation of a move hides neither the question nor the preview', () => {
  const area = areaAt(placeOf(WORDS, MOVE, BAR, [QUESTION, PREVIEW], WINDOW));
  for (const other of [QUESTION, PREVIEW, MOVE]) expect(overlap(area, other)).toBe(false);
  expect(area.top + area.height).toBeLessThanOrEqual(BAR.top);
  expect(area.left).toBe(PREVIEW.left + PREVIEW.width + 8);
});

it('on a phone it stands above the question', () => {
  const phone = { width: 360, height: 740 };
  const bar = { left: 0, top: 430, width: 360, height: 310 };
  const question = { left: 10, top: 436, width: 290, height: 52 };
  const move = { left: 10, top: 500, width: 340, height: 44 };
  const area = areaAt(placeOf(WORDS, move, bar, [question], phone));
  for (const other of [question, move]) expect(overlap(area, other)).toBe(false);
});

it('an explanation stands beside a column, and below or above a town', () => {
  const column = { left: 7, top: 60, width: 314, height: 550 };
  expect(placeOf(WORDS, { left: 50, top: 100, width: 30, height: 30 }, column, [QUESTION], WINDOW).left).toBe(329);
  const map = { left: 325, top: 60, width: 696, height: 426 };
  const town = { left: 600, top: 200, width: 60, height: 40 };
  expect(placeOf(WORDS, town, map, [QUESTION], WINDOW)).toEqual({ left: 470, top: 248 });
});

it('an explanation stays in the window', () => {
  const area = areaAt(placeOf(WORDS, { left: 1350, top: 740, width: 16, height: 20 }, null, [], WINDOW));
  expect(area.left + area.width).toBeLessThanOrEqual(WINDOW.width);
  expect(area.top + area.height).toBeLessThanOrEqual(WINDOW.height);
});

it('an explanation of a town hides no other target', () => {
  const map = { left: 325, top: 60, width: 696, height: 426 };
  const town = { left: 600, top: 200, width: 60, height: 40 };
  const others = [
    { left: 560, top: 300, width: 80, height: 20 },
    { left: 500, top: 120, width: 80, height: 20 },
  ];
  const area = areaAt(placeOf(WORDS, town, map, [QUESTION], WINDOW, others));
  for (const other of [town, ...others]) expect(overlap(area, other)).toBe(false);
  expect(area.left).toBe(668);
});

it('an explanation of an offer stands directly above the offers', () => {
  const offers = { left: 333, top: 483, width: 680, height: 125 };
  const tile = { left: 463, top: 515, width: 44, height: 80 };
  expect(placeOf(WORDS, tile, offers, [QUESTION], WINDOW)).toEqual({ left: 325, top: 365 });
});
