/** Announces my turn by the tab's title and icon, a sound, and a notification if the page is hidden. */
import { untrack } from 'svelte';
import { notify } from '../lib/notifications';
import { play, type Sound } from '../lib/sound';
import type { Table } from '../lib/table.svelte';
import { say } from '../lib/words.svelte';

/** What decides on a sound: the number of moves, whether the game is over, and my score. */
interface Progress {
  made: number;
  over: boolean;
  score: number;
}

export function callAttention(table: Table): void {
  let announcedSeat: number | null = null;
  let before: Progress | null = null;

  $effect(() => {
    const { activeSeat } = table;
    document.title = say(activeSeat === null ? 'ui-play-title' : 'ui-play-title-mine');
    setIcon(activeSeat !== null);
    if (activeSeat !== null && announcedSeat === null) {
      notify(say('ui-play-title'), say('ui-play-notified'));
      play('turn');
    }
    announcedSeat = activeSeat;
    return () => setIcon(false);
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

function soundOf(before: Progress, now: Progress): Sound | null {
  if (now.over && !before.over) return 'end';
  if (now.score > before.score) return 'score';
  return now.made > before.made ? 'place' : null;
}

/** Change the icon of index.html. A second link would not replace it: browsers disagree on which of two counts. */
function setIcon(isMyTurn: boolean): void {
  document
    .querySelector<HTMLLinkElement>('link[rel=icon]')
    ?.setAttribute('href', isMyTurn ? './icon-turn.svg' : './icon.svg');
}
