/** Who sits where, as a thing that messages can be given. */
import { lookOf } from '../lib/called';
import type { Table } from '../lib/table.svelte';
import type { Value } from '../lib/types';

export const isCardinal = (table: Table, seat: number): boolean => table.table?.seats[seat]?.player === 'cardinalbot';

export const seatName = (table: Table, seat: number): Value =>
  isCardinal(table, seat) ? { seat, bot: true } : { seat };

/** Those who gave the game up. */
export const leavers = (table: Table): number[] =>
  (table.table?.seats ?? []).flatMap(({ resigned }, seat) => (resigned ? [seat] : []));

/** A colour and a shape; the Cardinalbot has its own. */
export const seatIcon = (table: Table, seat: number): string => `seat:${lookOf(table, seat)}`;
