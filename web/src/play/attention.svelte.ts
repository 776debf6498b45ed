/** That it is one's turn is seen in the title of the tab, and told by the browser when the page is hidden. */
import { settings } from '../lib/kept.svelte';
import type { Table } from '../lib/table.svelte';
import { say } from '../lib/words.svelte';

export function callAttention(table: Table): void {
  let called = false;
  $effect(() => {
    const mine = table.acting !== null;
    document.title = say(mine ? 'ui-play-title-mine' : 'ui-play-title');
    if (mine && !called && document.hidden && settings.notify && 'Notification' in window && Notification.permission === 'granted')
      new Notification(say('ui-play-title'), { body: say('ui-play-notified'), tag: table.id });
    called = mine;
    return () => (document.title = 'Tiletum');
  });
}
