/** That it is one's turn is seen in the title and the icon of the tab, heard, and told by the browser when the page is hidden. */
import { untrack } from 'svelte';
import { notify } from '../lib/notify';
import { play, type Sound } from '../lib/sound';
import type { Table } from '../lib/table.svelte';
import { say } from '../lib/words.svelte';

/** What is heard of a table: how far it is, whether it is over, and one's own points. */
interface Heard {
  made: number;
  over: boolean;
  score: number;
}

export function callAttention(table: Table): void {
  let called: number | null = null;
  let before: Heard | null = null;

  $effect(() => {
    const { acting } = table;
    document.title = say(acting === null ? 'ui-play-title' : 'ui-play-title-mine');
    badge(acting !== null);
    if (acting !== null && called === null) {
      notify(say('ui-play-title'), say('ui-play-notified'));
      play('turn');
    }
    called = acting;
    return () => badge(false);
  });
  $effect(() => {
    const { game } = table;
    if (!game) return;
    const me = untrack(() => table.me);
    const now = { made: game.made, over: game.over, score: me === null ? 0 : (table.position?.boards[me]?.score ?? 0) };
    const sound = before && soundOf(before, now);
    if (sound) play(sound);
    before = now;
  });
}

function soundOf(before: Heard, now: Heard): Sound | null {
  if (now.over && !before.over) return 'end';
  if (now.score > before.score) return 'score';
  return now.made > before.made ? 'place' : null;
}

function badge(mine: boolean): void {
  document
    .querySelector<HTMLLinkElement>('link[rel=icon]')
    ?.setAttribute('href', mine ? './icon-turn.svg' : './icon.svg');
}
