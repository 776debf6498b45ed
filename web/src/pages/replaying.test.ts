/** The stops of a replay: a player's moves, and the Cardinalbot's dice and picks. */
import { expect, test } from 'vitest';
import { OUTCOMES, type GameEvent } from '../lib/catalogue';
import type { Entry, Happening } from '../lib/types';
import { roundsOf, stopAt, stopsOf, turnsOf } from './replaying';

/** The entries of a log: each is in force, and one event comes with it. */
const entries = (...texts: string[]): Entry[] =>
  texts.map((text, index) => ({ text, version: index + 1, made: index, first_event: index }));
const textsOf = (...texts: string[]): string[] => stopsOf(entries(...texts), texts.length).map(({ text }) => text);
const line = (event: GameEvent): Happening => ({ event, said: { key: '', args: {} } });

test('what is revealed after a move belongs to it', () => {
  const log = ['die pink 2', 'end', 'draw contract 5iron', 'roll pink 3', 'corruption 2', 'tile'];
  expect(textsOf(...log)).toEqual(['die pink 2', 'corruption 2', 'tile']);
});

test('of all outcomes only the dice and picks of the Cardinalbot are stops', () => {
  const stops = OUTCOMES.filter((verb) => textsOf('end', `${verb} 1`).length === 2);
  expect(stops).toEqual(['cardinal', 'pick']);
});

test('a stop has the events up to the next one', () => {
  const stops = stopsOf(entries('die pink 2', 'end', 'roll pink 3', 'tile'), 9);
  const found = stops.map(({ version, events }) => `version ${version}: ${events}`);
  expect(found).toEqual(['version 1: 1', 'version 3: 3', 'version 4: 9']);
  expect([0, 1, 2, 4].map((version) => stopAt(stops, version))).toEqual([0, 0, 0, 2]);
});

test('turns and phases begin at stops, and so do rounds', () => {
  const log = [
    line({ key: 'round', rule: '', round: 1 }),
    line({ key: 'turn', rule: '', seat: 0 }),
    line({ key: 'end-turn', rule: '', seat: 0 }),
    line({ key: 'king-phase', rule: '' }),
    line({ key: 'fair', rule: '', space: 'Paris', fair: 'house', board: 1 }),
    line({ key: 'final-scoring', rule: '' }),
  ];
  const stops = stopsOf(entries('die pink 2', 'tile', 'end', 'leave', 'end', 'end'), log.length);
  expect(turnsOf(stops, log)).toEqual([1, 3, 4, 5]);
  expect(roundsOf(stops, log)).toEqual([0]);
});
