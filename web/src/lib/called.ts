/** What the players of a table are called, as values that every reader's language says in its own words. */
import { keptTable } from './kept.svelte';
import type { TableState, Value } from './types';

/** The names they chose; bots by what they are; nothing where the colour of the pieces is enough. */
export function called({ id, seats }: Pick<TableState, 'id' | 'seats'>): Value[] {
  const nameless = seats.filter(({ name }) => !name).map(({ player }) => player);
  const several = (player: string): boolean => nameless.filter((other) => other === player).length > 1;
  let number = 0;
  return seats.map(({ player, name }, seat) => {
    if (seat === 1 && player === 'person' && keptTable(id)?.lesson) return { name: 'learn-teacher' };
    if (name || player === 'person' || player === 'cardinalbot') return name;
    if (several(player)) number++;
    return { key: several(player) ? 'ui-pages-bot-as-name-again' : 'ui-pages-bot-as-name', args: { bot: botValue(player), number } };
  });
}

/** A bot that is not ours has no words, only its name. */
export const botValue = (bot: string): Value => ({ name: `ui-pages-bot-${bot}`, text: bot });
