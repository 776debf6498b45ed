/** What lies at the six actions round the wheel, in their present order. */
import type { Table } from '../lib/table.svelte';
import { printedPart } from './facts';

export interface Section {
  action: string;
  /** Die value now paired with it, and the points a die gives here. */
  value: number;
  points: number;
  tile: string | null;
  dice: { die: string; count: number }[];
  markers: { seat: number; more: number }[];
}

export function sections(table: Table): Section[] {
  const { position } = table;
  const order = (position?.pending as { action_order?: string[] } | undefined)?.action_order ?? printedPart<{ order: string[] }>(table, 'actions')?.order ?? [];
  const points = printedPart<{ points: number[] }>(table, 'wheel')?.points ?? [];
  if (!position) return [];
  return order
    .filter((action) => position.wheel[action] !== undefined)
    .map((action) => {
      const value = position.wheel[action]!;
      const dice = Object.entries(position.dice).filter(([die, count]) => count > 0 && die.endsWith(` ${value}`));
      return {
        action,
        value,
        points: points[value - 1] ?? 0,
        tile: position.action_tiles[action] ?? null,
        dice: dice.map(([die, count]) => ({ die, count })),
        markers: (table.game?.guide?.markers ?? []).flatMap((of, seat) => (of[action] ? [{ seat, more: of[action] }] : [])),
      };
    });
}

/** The action of the die in hand: its bonus tile is the one that is offered. */
export const currentAction = (table: Table): string | null => (table.position?.pending as { action?: string | null } | undefined)?.action ?? null;
