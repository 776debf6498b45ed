/** Opens the table of the first lesson. */
import { api } from '../lib/api';
import { keep, keptTables, settings } from '../lib/storage.svelte';
import { openAsMe, personHere } from '../lib/opening';
import deal from './first-round.json';

/** Open the table of the lesson, or return the one already begun. */
export async function beginLesson(): Promise<string> {
  const begun = keptTables().find((table) => table.lesson);
  if (begun) return begun.id;
  const reply = await openAsMe(() => api.open({ seats: [personHere(settings.name), personHere()], save: deal }));
  const [pupil, teacher] = reply.seats;
  keep(reply.id, {
    opener: reply.opener,
    seats: { 0: pupil!.token },
    lesson: { step: 0, done: 0, teacher: teacher!.token },
  });
  return reply.id;
}
