/** Everybody's link is good for the next table, too. */
import { api } from '../lib/api';
import { keep, keptTable } from '../lib/kept.svelte';
import { go } from '../lib/route.svelte';
import type { Table } from '../lib/table.svelte';

/** To the next table; whoever comes first opens it. */
export async function toRematch(table: Table): Promise<void> {
  const id = table.table?.rematch ?? (await api.rematch(table.id, table.seatToken(table.me!)!)).table;
  const kept = keptTable(table.id);
  if (kept) {
    const { seats, opener, watch, invited, unasked } = kept;
    keep(id, { seats, opener, watch, invited, unasked });
  }
  go(id);
}
