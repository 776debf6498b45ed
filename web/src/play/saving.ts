/** Saves a game as a file. */
import { api } from '../lib/api';
import type { Table } from '../lib/table.svelte';

export async function download(table: Table): Promise<void> {
  const text = JSON.stringify(await api.save(table.id, table.token));
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = `tiletum-${table.id}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}
