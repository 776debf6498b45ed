/** Players' names, as values that each language puts into words, and their looks. */
import { keptTable } from './storage.svelte';
import type { TableState, Value } from './types';
import { colourValue } from './words.svelte';

/** Return a seat's look: the number of its colour and mark. */
export const lookOf = ({ table }: { table: Pick<TableState, 'seats'> | null }, seat: number): number =>
  table?.seats[seat]?.colour ?? seat;

/** Return players' names by seat: their own, a bot's kind, or else the colour of their pieces. */
export function playerNames(table: Pick<TableState, 'id' | 'seats'>): Value[] {
  const { id, seats } = table;
  const nameless = seats.filter(({ name }) => !name).map(({ player }) => player);
  const isMultiple = (player: string): boolean => nameless.filter((other) => other === player).length > 1;
  let number = 0;
  return seats.map(({ player, name }, seat) => {
    if (seat === 1 && player === 'person' && keptTable(id)?.lesson) return { name: 'learn-teacher' };
    if (name || player === 'person' || player === 'cardinalbot') return name || colourValue(lookOf({ table }, seat));
    if (isMultiple(player)) number++;
    return {
      key: isMultiple(player) ? 'ui-pages-bot-as-name-again' : 'ui-pages-bot-as-name',
      args: { bot: botValue(player), number },
    };
  });
}

/** Return a bot's name. There are no messages for third-party bots. */
export const botValue = (bot: string): Value => ({ name: `ui-pages-bot-${bot}`, text: bot });
