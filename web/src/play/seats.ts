/** Who sits where, as a thing that messages can be given. */
import { telling, type Explains } from '../art/explain.svelte';
import { lookOf } from '../board/facts';
import type { Table } from '../lib/table.svelte';
import type { Value } from '../lib/types';

export const isCardinal = (table: Table, seat: number): boolean => table.table?.seats[seat]?.player === 'cardinalbot';

export const seatName = (table: Table, seat: number): Value => (isCardinal(table, seat) ? { seat, bot: true } : { seat });

/** What a tab beside the board is for. */
export const aboutSide = (tab: string): Explains => telling(`ui-play-about-${tab}`, { log: 'ROUND-2', score: 'ROUND-1' }[tab]);

/** A colour and a shape; the Cardinalbot has its own. */
export const seatIcon = (table: Table, seat: number): string => `seat:${lookOf(table, seat)}`;
