/** The number of equal dice covers neither pips nor marks, and touches nothing but its own die. */
import { expect, it } from 'vitest';
import { COUNT, distance, lay, MARK, on, PIPS } from './counts';

const SECTIONS = [0, 1, 2, 3, 4, 5];
/** Every way in which so many of the dice of a section are there several times. */
const ways = (dice: number, several: number): boolean[][] =>
  [...Array(2 ** dice).keys()]
    .map((bits) => Array.from({ length: dice }, (_, die) => ((bits >> die) & 1) === 1))
    .filter((counted) => counted.filter(Boolean).length === several);
const all = (dice: number, several: number): ReturnType<typeof lay>[] =>
  SECTIONS.flatMap((section) => ways(dice, several).map((counted) => lay(section, counted)));

/** Of more than two kinds there are hardly ever several in one section. */
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
])('of %i dice %i have a number that touches nothing', (dice, several) => {
  for (const { free } of all(dice, several)) expect(free).toBeGreaterThan(0.5);
});

it.each([1, 2, 3, 4, 5])('of %i dice none is hidden by its own number', (dice) => {
  for (const { dice: middles, counts, size } of [1, 2, 3].flatMap((several) => all(dice, several)))
    counts.forEach((count, die) => {
      if (!count) return;
      for (const part of [PIPS, MARK])
        expect(distance(count, on(middles[die]!, size, part))).toBeGreaterThan(COUNT - 0.01);
    });
});

it('dice without a number lie where they always do', () => {
  for (const { size } of all(3, 0)) expect(size).toBeGreaterThan(44);
});

it('a number makes dice hardly smaller', () => {
  for (const dice of [2, 3, 4, 5])
    for (const section of SECTIONS)
      expect(lay(section, ways(dice, 1)[0]!).size).toBeGreaterThan(0.9 * lay(section, ways(dice, 0)[0]!).size);
});
