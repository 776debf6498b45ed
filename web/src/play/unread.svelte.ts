/** Unread chat lines on this device. */
import { untrack } from 'svelte';
import { keep, keptTable } from '../lib/storage.svelte';
import { nextLine, type Table } from '../lib/table.svelte';
import type { Layout } from './layout.svelte';

/** Count the unread lines, and store how many have been read. */
export function countUnread(table: Table, layout: Layout): () => number {
  let read = $state(keptTable(table.id)?.chat ?? 0);
  $effect(() => {
    const next = nextLine(table);
    if (!next || !layout.isChatVisible()) return;
    read = next;
    untrack(() => keptTable(table.id) && keep(table.id, { chat: next }));
  });
  return () => table.chat.filter(({ number }) => number >= read).length;
}
