/** Checks that the number of equal dice covers neither pips nor marks, and touches only its own die. */
import { expect, it } from 'vitest';
import { areaOn, COUNT, distance, layOut, MARK, PIPS } from './counts';

const SECTIONS = [0, 1, 2, 3, 4, 5];
/** Return every choice of `multiple` dice in a section that exist more than once. */
const choices = (dice: number, multiple: number): boolean[][] =>
  [...Array(2 ** dice).keys()]
    .map((bits) => Array.from({ length: dice }, (_, die) => ((bits >> die) & 1) === 1))
    .filter((counted) => counted.filter(Boolean).length === multiple);
const layouts = (dice: number, multiple: number): ReturnType<typeof layOut>[] =>
  SECTIONS.flatMap((section) => choices(dice, multiple).map((counted) => layOut(section, counted)));

/** More than two kinds of multiple dice in a section are very rare. */
it.each([
  [1, 1],
  [2, 1],
  [2, 2],
  [3, 1],
  [3, 2],
  [3, 3],
  [4, 1],
  [4, 2],
  [5, 1],
  [5, 2],
])('with %i dice, the numbers of %i touch nothing', (dice, multiple) => {
  for (const { free } of layouts(dice, multiple)) expect(free).toBeGreaterThan(0.5);
});

it.each([1, 2, 3, 4, 5])('with %i dice, none is hidden by its own number', (dice) => {
  for (const { dice: middles, counts, size } of [1, 2, 3].flatMap((multiple) => layouts(dice, multiple)))
    counts.forEach((count, die) => {
      if (!count) return;
      for (const part of [PIPS, MARK])
        expect(distance(count, areaOn(middles[die]!, size, part))).toBeGreaterThan(COUNT - 0.01);
    });
});

it('dice without numbers keep their size', () => {
  for (const { size } of layouts(3, 0)) expect(size).toBeGreaterThan(44);
});

it('a number hardly shrinks the dice', () => {
  for (const dice of [2, 3, 4, 5])
    for (const section of SECTIONS)
      expect(layOut(section, choices(dice, 1)[0]!).size).toBeGreaterThan(
        0.9 * layOut(section, choices(dice, 0)[0]!).size,
      );
});
