import { expect, it } from 'vitest';
import { columnsOf } from './columns';

it('keeps rows and gaps few', () => {
  expect(columnsOf(3, 3)).toBe(3);
  expect(columnsOf(4, 9)).toBe(4);
  expect(columnsOf(8, 3)).toBe(2);
  expect(columnsOf(9, 5)).toBe(3);
  expect(columnsOf(12, 5)).toBe(4);
  expect(columnsOf(7, 5)).toBe(4);
  expect(columnsOf(1, 5)).toBe(1);
  expect(columnsOf(5, 0)).toBe(1);
});

it('leaves no item alone in the last row', () => {
  for (let count = 2; count < 30; count++)
    for (let fitting = 1; fitting < 12; fitting++) {
      const columns = columnsOf(count, fitting);
      expect(columns === 1 || count % columns !== 1, `${count} in ${fitting}`).toBe(true);
      expect(columns).toBeLessThanOrEqual(fitting);
    }
});
