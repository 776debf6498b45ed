/** Every move has a place, by how it is written (docs/notation.md). */
import { expect, test, vi } from 'vitest';

vi.stubGlobal('document', { documentElement: {} });
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
vi.stubGlobal('location', { hash: '' });
vi.stubGlobal('addEventListener', () => undefined);
const { anchorsOf } = await import('./choice.svelte');

const PLACES: [move: string, anchors: string[]][] = [
  ['die pink 2', ['die:pink 2']],
  ['die pink 2 to 3', ['die:pink 2']],
  ['tile', ['tile']],
  ['leave', []],
  ['merchant Koeln', ['space:Koeln']],
  ['architect Paris-Bordeaux', ['space:Paris-Bordeaux']],
  ['house Koeln 2', ['house:Koeln 2']],
  ['pillar Koeln', ['pillar:Koeln']],
  ['take Koeln', ['take:Koeln']],
  ['character king:2vp', ['character:king:2vp']],
  ['discard', ['discard']],
  ['contract 3', ['contract:3']],
  ['place king:2vp 1.2', ['room:1.2', 'store:king:2vp']],
  ['joker king', ['action:king']],
  ['gain gold', ['kind:gold']],
  ['exchange gold iron', ['kind:gold']],
  ['building 2', ['building:2']],
  ['king', ['king']],
  ['task buy wool', ['kind:wool']],
  ['task cathedral Koeln', ['cathedral:Koeln']],
  ['task crest lion 3', ['crest:3', 'store:lion']],
  ['task fulfil 5iron', ['store:5iron']],
  ['task helper +1ap', ['store:+1ap']],
  ['end', ['end']],
  ['done', []],
];

test.each(PLACES)('%s', (move, anchors) => {
  expect(anchorsOf(move)).toEqual(anchors);
});
