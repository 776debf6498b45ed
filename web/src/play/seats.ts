/** Players, as values for messages. */
import { lookOf } from '../lib/players';
import type { Table } from '../lib/table.svelte';
import type { Value } from '../lib/types';

export const isCardinal = (table: Table, seat: number): boolean => table.table?.seats[seat]?.player === 'cardinalbot';

export const seatName = (table: Table, seat: number): Value =>
  isCardinal(table, seat) ? { seat, bot: true } : { seat };

/** Return the seats of players who have resigned. */
export const leavers = (table: Table): number[] =>
  (table.table?.seats ?? []).flatMap(({ resigned }, seat) => (resigned ? [seat] : []));

/** Return the icon of a seat's colour and shape. */
export const seatIcon = (table: Table, seat: number): string => `seat:${lookOf(table, seat)}`;
