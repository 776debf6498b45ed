/** Rematches. All links of a table are also valid at the next one. */
import { api } from '../lib/api';
import { keep, keptTable } from '../lib/storage.svelte';
import { go } from '../lib/route.svelte';
import type { Table } from '../lib/table.svelte';

/** Go to the next table. The first player to ask opens it. */
export async function goToRematch(table: Table): Promise<void> {
  const id = table.table?.rematch ?? (await api.rematch(table.id, table.seatToken(table.me!)!)).table;
  const tokens = keptTable(table.id);
  if (tokens) {
    const { seats, opener, watch, invited, unasked } = tokens;
    keep(id, { seats, opener, watch, invited, unasked });
  }
  go(id);
}
