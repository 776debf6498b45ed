/** A move's kind and text (docs/notation.md) determine its places. */
import { expect, test } from 'vitest';
import { iconOfKind, placesOf } from './moves';
import { kindOfText } from './notation';

const PLACES: [move: string, anchors: string[]][] = [
  ['die pink 2', ['die:pink 2']],
  ['die pink 2 as 3', ['die:pink 2']],
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
  ['bonus 2', ['bonus:2']],
  ['resources', []],
  ['king', ['king']],
  ['task buy wool', ['kind:wool']],
  ['task cathedral Koeln', ['cathedral:Koeln']],
  ['task crest lion 3', ['crest:3', 'store:lion']],
  ['task fulfil 5iron', ['store:5iron']],
  ['task helper +1ap', ['store:+1ap']],
  ['task helper colour1 gold', ['store:colour1']],
  ['roll pink 2', []],
  ['end', ['end']],
  ['done', []],
];

test.each(PLACES)('%s', (move, anchors) => {
  expect(placesOf(kindOfText(move), move)).toEqual(anchors);
});

test('an icon shows a component of one move, or what many moves have in common', () => {
  expect(iconOfKind('die', 'die pink 2')).toBe('die:pink 2');
  expect(iconOfKind('die', 'die pink 2 as 3')).toBe('die:pink 3');
  expect(iconOfKind('colour', 'task helper colour1 gold')).toBe('resource:gold');
  expect(iconOfKind('exchange', 'exchange wool iron')).toBe('resource:wool');
  expect(iconOfKind('exchange', 'exchange wool iron', true)).toBe('action:contract');
  expect(iconOfKind('house', 'house Koeln 2', true)).toBe('thing:house');
  expect(iconOfKind('helper', 'task helper +1ap')).toBeUndefined();
});
