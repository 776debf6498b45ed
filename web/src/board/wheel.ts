/** The six sections of the wheel, in their current order. */
import { readDie } from '../lib/notation';
import type { Table } from '../lib/table.svelte';
import { printedPart } from './facts';

export interface Section {
  action: string;
  /** The section's die value, and the points of a die here. */
  value: number;
  points: number;
  tile: string | null;
  dice: { die: string; count: number }[];
  markers: { seat: number; more: number }[];
}

export function sections(table: Table): Section[] {
  const { position } = table;
  const order =
    (position?.pending as { action_order?: string[] } | undefined)?.action_order ??
    printedPart<{ order: string[] }>(table, 'actions')?.order ??
    [];
  const points = printedPart<{ points: number[] }>(table, 'wheel')?.points ?? [];
  if (!position) return [];
  return order
    .filter((action) => position.wheel[action] !== undefined)
    .map((action) => {
      const value = position.wheel[action]!;
      const dice = Object.entries(position.dice).filter(([die, count]) => count > 0 && readDie(die).value === value);
      return {
        action,
        value,
        points: points[value - 1] ?? 0,
        tile: position.action_tiles[action] ?? null,
        dice: dice.map(([die, count]) => ({ die, count })),
        markers: (table.game?.guide?.markers ?? []).flatMap((of, seat) =>
          of[action] ? [{ seat, more: of[action] }] : [],
        ),
      };
    });
}

/** Return the action of the current die, whose bonus tile is offered. */
export const currentAction = (table: Table): string | null =>
  (table.position?.pending as { action?: string | null } | undefined)?.action ?? null;

interface Places {
  /** The side of a die's square, including its resource. */
  side: number;
  places: { x: number; y: number }[];
}
/**
 * The middles of one to five dice that do not touch each other, in the section at the top and in the one after it. The
 * other four sections are mirror images.
 */
const AT_TOP: [side: number, ...[number, number][]][] = [
  [52, [0, -103]],
  [48, [-25, -111], [25, -111]],
  [41, [-21.3, -118], [21.3, -118], [0, -76]],
  [36, [-18.6, -122], [18.6, -122], [-18.6, -85], [18.6, -85]],
  [34.5, [-36.6, -117.5], [0, -127], [36.6, -117.5], [-18, -81.5], [18, -81.5]],
];
const AFTER_TOP: [side: number, ...[number, number][]][] = [
  [52, [91, -52]],
  [48, [83, -75], [104.5, -25]],
  [42, [81, -78], [118, -22.5], [74.5, -34.5]],
  [37.5, [65.5, -60], [104.5, -59], [81, -20.5], [120.5, -20]],
  [34.5, [81, -90.5], [72, -54.5], [108.5, -54.5], [82, -18.5], [118, -18.5]],
];
const SIGNS = [
  [1, 1],
  [1, 1],
  [1, -1],
  [1, -1],
  [-1, -1],
  [-1, 1],
] as const;

export function dicePlaces(count: number, section: number): Places {
  const [side, ...places] = (section % 3 ? AFTER_TOP : AT_TOP)[Math.max(1, count) - 1]!;
  const [across, down] = SIGNS[section]!;
  return { side, places: places.map(([x, y]) => ({ x: x * across, y: y * down })) };
}
