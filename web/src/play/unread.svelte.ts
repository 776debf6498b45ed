/** The chat that nobody on this device has read. */
import { untrack } from 'svelte';
import { keep, keptTable } from '../lib/kept.svelte';
import { nextLine, type Table } from '../lib/table.svelte';
import type { Layout } from './layout.svelte';

/** Count the lines that were not in sight yet, and remember those that are. */
export function countUnread(table: Table, layout: Layout): () => number {
  let read = $state(keptTable(table.id)?.chat ?? 0);
  $effect(() => {
    const next = nextLine(table);
    if (!next || !layout.isChatInSight()) return;
    read = next;
    untrack(() => keptTable(table.id) && keep(table.id, { chat: next }));
  });
  return () => table.chat.filter(({ number }) => number >= read).length;
}
