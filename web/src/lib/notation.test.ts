/** Texts that serve as ids, as docs/notation.md and the anchors of the catalogue write them. */
import { expect, test } from 'vitest';
import { OUTCOMES } from './catalogue';
import {
  idOf,
  isNumbered,
  isOutcome,
  kindOfText,
  readDie,
  readName,
  readTilePlace,
  rulesOf,
  sortOf,
  spaceOf,
  townOf,
  wordsOf,
} from './notation';

test('a move is its words, and its kind that of its verb', () => {
  expect(wordsOf('die pink 2 as 3')).toEqual(['die', 'pink', '2', 'as', '3']);
  expect(['tile', 'house Paris 2', 'task buy wool', 'task helper colour1 gold'].map(kindOfText)).toEqual([
    'tile',
    'house',
    'buy',
    'helper',
  ]);
});

test('an outcome begins like no move', () => {
  expect(OUTCOMES.filter((outcome) => !isOutcome(`${outcome} 1`))).toEqual([]);
  expect(['die pink 2', 'task cathedral Koeln', 'task helper colour1 gold', 'end'].filter(isOutcome)).toEqual([]);
});

test('the dice of the Cardinalbot are numbered, its town is not', () => {
  expect(['cardinal 3', 'cardinal town Paris'].map((text) => isNumbered(text, 'cardinal'))).toEqual([true, false]);
});

test('a die has a colour and a value', () => {
  expect(readDie('lightgrey 6')).toEqual({ colour: 'lightgrey', value: 6 });
});

test('a house stands in a town, whose name may have spaces', () => {
  expect(['Paris 2', 'Den Haag 1'].map(townOf)).toEqual(['Paris', 'Den Haag']);
});

test('a tile lies at the wheel, on the King track, in an offer or in a town', () => {
  expect(readTilePlace('wheel 3')).toEqual({ at: 'wheel', number: 3 });
  expect(readTilePlace('king-track')).toEqual({ at: 'king-track' });
  expect(readTilePlace('contract-offer')).toEqual({ at: 'contract-offer' });
  expect(readTilePlace('character-offer')).toEqual({ at: 'character-offer' });
  expect(readTilePlace('Koeln')).toEqual({ at: 'town', town: 'Koeln' });
});

test('an event names no rule, one or several', () => {
  expect(['', 'TURN-8', 'CLEAN-7 CLEAN-8'].map(rulesOf)).toEqual([[], ['TURN-8'], ['CLEAN-7', 'CLEAN-8']]);
});

test('a message is named after a type and a thing', () => {
  expect(readName('action-king')).toEqual({ type: 'action', id: 'king' });
  expect(readName('space-Arles-Genova')).toEqual({ type: 'space', id: 'Arles-Genova' });
});

test('an anchor has a sort, and mostly an id', () => {
  const anchors = ['die:pink 3', 'character:king:2vp', 'king'];
  expect(anchors.map(sortOf)).toEqual(['die', 'character', 'king']);
  expect(anchors.map(idOf)).toEqual(['pink 3', 'king:2vp', '']);
});

test('an anchor on the map belongs to a space', () => {
  const anchors = ['space:Arles-Genova', 'house:Koeln 2', 'cathedral:Koeln', 'die:pink 3', 'king'];
  expect(anchors.map(spaceOf)).toEqual(['Arles-Genova', 'Koeln', 'Koeln', undefined, undefined]);
});
