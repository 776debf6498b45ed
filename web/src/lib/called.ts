/** What the players of a table are called, as values that every reader's language says in its own words; and how they look. */
import { keptTable } from './kept.svelte';
import type { TableState, Value } from './types';
import { colourValue } from './words.svelte';

/** Which colour and mark a seat has, wherever it is drawn. */
export const lookOf = ({ table }: { table: Pick<TableState, 'seats'> | null }, seat: number): number =>
  table?.seats[seat]?.colour ?? seat;

/** The names they chose; bots by what they are; the others, and the Cardinalbot, by the colour of their pieces. */
export function called(table: Pick<TableState, 'id' | 'seats'>): Value[] {
  const { id, seats } = table;
  const nameless = seats.filter(({ name }) => !name).map(({ player }) => player);
  const several = (player: string): boolean => nameless.filter((other) => other === player).length > 1;
  let number = 0;
  return seats.map(({ player, name }, seat) => {
    if (seat === 1 && player === 'person' && keptTable(id)?.lesson) return { name: 'learn-teacher' };
    if (name || player === 'person' || player === 'cardinalbot') return name || colourValue(lookOf({ table }, seat));
    if (several(player)) number++;
    return {
      key: several(player) ? 'ui-pages-bot-as-name-again' : 'ui-pages-bot-as-name',
      args: { bot: botValue(player), number },
    };
  });
}

/** A bot that is not ours has no words, only its name. */
export const botValue = (bot: string): Value => ({ name: `ui-pages-bot-${bot}`, text: bot });
