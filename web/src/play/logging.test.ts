import { expect, test, vi } from 'vitest';
import type { GameEvent } from '../lib/catalogue';
import type { Table } from '../lib/table.svelte';
import type { Happening } from '../lib/types';
import { anchorOf, grouped, iconOf, isSmall, placesOf, withNotices } from './logging';

// There is no localStorage in this test.
vi.mock('../lib/storage.svelte', () => ({ settings: {} }));

const TABLE = { table: { seats: [{ colour: 2 }] } } as unknown as Table;
const line = (event: GameEvent): Happening => ({ event, said: { key: '', args: {} } });

const MERCHANT = line({ key: 'merchant', rule: '', seat: 0, from: 'Bonn', to: 'Köln', way: 'reach' });
const HOUSE = line({ key: 'house', rule: '', seat: 0, house: 'Den Haag 2' });
const COMPLETE = line({ key: 'complete', rule: '', seat: 0, building: 6, action: null, points: 0 });
const CREST = line({ key: 'crest', rule: '', seat: 0, family: 'lion', building: 3, food: 1 });
const ROUND = line({ key: 'round', rule: '', round: 1 });
const REASON = line({ key: 'bot-tries', rule: '', decree: 'fame', entry: 1 });
const takeTile = (place: string): Happening =>
  line({ key: 'take-tile', rule: '', seat: 0, tile: '3gold', place, points: 1 });

test('an event points at its place on the board', () => {
  expect([MERCHANT, HOUSE, COMPLETE, CREST].map(anchorOf)).toEqual(['space:Köln', 'house:Den Haag 2', null, 'crest:3']);
  const places = ['wheel 3', 'king-track', 'Köln', 'contract-offer'];
  expect(places.map((place) => anchorOf(takeTile(place)))).toEqual(['wheel:3', 'king', 'take:Köln', null]);
});

test('an event lights up only places on the shared board', () => {
  expect(placesOf(HOUSE)).toEqual(['house:Den Haag 2', 'space:Den Haag']);
  expect([COMPLETE, CREST].map(placesOf)).toEqual([[], []]);
});

test("a line has its record's drawing in the seat's colour", () => {
  const turn = line({ key: 'turn', rule: '', seat: 0 });
  expect([turn, CREST, MERCHANT].map((one) => iconOf(one, TABLE))).toEqual(['seat:2', 'crest:lion', 'piece:merchant']);
  const resigned: Happening = { event: { key: 'resigned', rule: '', seat: 0 }, said: { key: '', args: {} } };
  expect(iconOf(resigned, TABLE)).toBe('sign:resigned');
});

test('what the table says stands in the log where it was said', () => {
  const log = [ROUND, MERCHANT, HOUSE];
  const notice = (number: number, events: number) => ({ number, events, said: { key: `notice ${number}`, args: {} } });
  const chat = [notice(0, 1), { number: 1, text: 'x' }, notice(2, 1), notice(3, 9)];
  const seats = [{ resigned: true, given_up: 2 }];
  const table = { table: { seats }, chat, log } as unknown as Table;
  const keys = (lines: Happening[]): string[] => lines.map(({ event, said }) => said.key || event.key);
  const whole = ['round', 'notice 0', 'notice 2', 'merchant', 'ui-play-gave-up', 'house', 'notice 3'];
  expect(keys(withNotices(table, log))).toEqual(whole);
  expect(keys(withNotices(table, log.slice(0, 1)))).toEqual(whole.slice(0, 3));
  expect(iconOf(withNotices(table, log)[1]!, table)).toBe('sign:warning');
});

test('only acts are told again', () => {
  const turn = line({ key: 'turn', rule: '', seat: 0 });
  expect([turn, REASON, HOUSE].map(isSmall)).toEqual([true, true, false]);
});

test('reasons precede their event, and a round opens a group', () => {
  const [setup, round] = grouped([line({ key: 'wheel', rule: '', value: 1 }), ROUND, REASON, HOUSE]);
  expect([setup!.kind, round!.kind]).toEqual(['setup', 'round']);
  expect(round!.steps.at(-1)).toEqual({ index: 2, reasons: [REASON], done: [HOUSE] });
});
