/** The result of a game, in words. */
import type { Table } from '../lib/table.svelte';
import { say } from '../lib/words.svelte';
import { leavers, seatName } from './seats';

/** Name the winner with the message `won`, or use `unknown` without a winner. Mentions leavers if nobody else was left. */
export function resultOf(table: Table, unknown: string, won: string): string {
  const { winner } = table.game!;
  if (winner === null) return say(unknown);
  const seats = leavers(table);
  return say(seats.length > table.table!.seats.length - 2 ? 'ui-play-gave-up-won' : won, {
    seat: seatName(table, winner),
    gone: { list: seats.map((seat) => seatName(table, seat)) },
    count: seats.length,
  });
}
