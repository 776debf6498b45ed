/** Opens the table of the first lesson, or goes on with it. */
import { api } from '../lib/api';
import { keep, keptTables, settings } from '../lib/kept.svelte';
import { openAsMe, sitting } from '../lib/opening';
import deal from './first-round.json';

export async function beginLesson(): Promise<string> {
  const begun = keptTables().find((table) => table.lesson);
  if (begun) return begun.id;
  const opened = await openAsMe(() => api.open({ seats: [sitting(settings.name), sitting()], save: deal }));
  const [pupil, teacher] = opened.seats;
  keep(opened.id, {
    opener: opened.opener,
    seats: { 0: pupil!.token },
    lesson: { step: 0, done: 0, teacher: teacher!.token },
  });
  return opened.id;
}
