/** That it is one's turn is seen in the title of the tab, heard, and told by the browser when the page is hidden. */
import { notify } from '../lib/notify';
import { play } from '../lib/sound';
import type { Table } from '../lib/table.svelte';
import { say } from '../lib/words.svelte';

export function callAttention(table: Table): void {
  let called: number | null = null;
  $effect(() => {
    const { acting } = table;
    document.title = say(acting === null ? 'ui-play-title' : 'ui-play-title-mine');
    if (acting !== null && called === null) {
      notify(say('ui-play-title'), say('ui-play-notified'));
      play('turn');
    }
    called = acting;
  });
}
