/** Rematches. All links of a table are also valid at the next one. */
import { api } from '../lib/api';
import { keep, keptTable } from '../lib/storage.svelte';
import { go } from '../lib/route.svelte';
import type { Table } from '../lib/table.svelte';

/** Go to the next table. The first player to ask opens it. */
export async function goToRematch(table: Table): Promise<void> {
  const id = table.table?.rematch ?? (await api.rematch(table.id, table.seatToken(table.me!)!)).table;
  const kept = keptTable(table.id);
  if (kept) {
    const { seats, opener, watch, invited, unasked } = kept;
    keep(id, { seats, opener, watch, invited, unasked });
  }
  go(id);
}
