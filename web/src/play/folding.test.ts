import { expect, test } from 'vitest';
import type { Offer } from '../lib/choice.svelte';
import { groupsOf, unfolded, type Entry, type Group } from './folding';

const offer = (move: string, kind: string, group: Group = 'action'): Offer => ({
  moves: [move],
  kind,
  group,
  said: { key: 'move', args: {} },
  warnings: [],
});
const entriesOf = (offers: Offer[]): Entry[] => groupsOf(offers).flatMap(({ entries }) => entries);
const characters = ['king:2vp', 'architect:pillar', 'architect:1stone'].map((tile) =>
  offer(`character ${tile}`, 'character'),
);

test('characters are listed in the order of the offer', () => {
  expect(entriesOf(characters).map(({ id }) => id)).toEqual([
    'character architect:1stone',
    'character architect:pillar',
    'character king:2vp',
  ]);
});

test('an exchange shows the resource paid, and all exchanges show their action', () => {
  const kinds = ['food', 'wool', 'stone'];
  const exchanges = kinds.flatMap((given) =>
    kinds.filter((kind) => kind !== given).map((kind) => offer(`exchange ${given} ${kind}`, 'exchange')),
  );
  expect(entriesOf(exchanges).map(({ icon }) => icon)).toEqual(['action:contract']);
  expect(unfolded('all:exchange', exchanges).map(({ icon }) => icon)).toEqual(kinds.map((kind) => `resource:${kind}`));
});

test('many moves are folded by kind, and none is left out', () => {
  const more = [
    offer('discard', 'discard'),
    offer('task cathedral Paris', 'cathedral', 'task'),
    offer('task helper king2', 'helper', 'task'),
    offer('task buy food', 'buy', 'task'),
    offer('end', 'end', 'end'),
  ];
  const few = [...characters, ...more.slice(1)];
  expect(entriesOf(few).map(({ offers }) => offers.length)).toEqual([1, 1, 1, 1, 1, 1, 1]);
  const many = [...characters, ...more];
  expect(entriesOf(many).map(({ id }) => id)).toEqual([
    'all:character',
    'discard',
    'task cathedral Paris',
    'task helper king2',
    'task buy food',
    'end',
  ]);
  expect(entriesOf(many).flatMap(({ offers }) => offers)).toHaveLength(many.length);
});

test('a phone folds earlier', () => {
  const few = [...characters.slice(0, 2), offer('discard', 'discard'), offer('task helper king2', 'helper', 'task')];
  const onPhone = groupsOf(few, 'phone').flatMap(({ entries }) => entries);
  expect(onPhone.map(({ id }) => id)).toEqual(['all:character', 'discard', 'task helper king2']);
  expect(entriesOf(few)).toHaveLength(few.length);
});

test('if that is not enough, all tasks share one button, which opens them by kind', () => {
  const tasks = [
    offer('task buy food', 'buy', 'task'),
    offer('task buy wool', 'buy', 'task'),
    offer('task helper king2', 'helper', 'task'),
  ];
  const [, task] = groupsOf([offer('discard', 'discard'), ...tasks], 'phone', true);
  expect(task!.entries.map(({ id, offers }) => [id, offers.length])).toEqual([['all:task', 3]]);
  expect(unfolded('all:task', tasks).map(({ id }) => id)).toEqual(['all:buy', 'task helper king2']);
  const [only] = groupsOf(tasks.slice(2), 'phone', true);
  expect(only!.entries.map(({ id }) => id)).toEqual(['task helper king2']);
});

test('a single kind is not folded, unless it does not fit', () => {
  const gains = ['food', 'wool', 'stone', 'iron', 'gold'].map((kind) => offer(`gain ${kind}`, 'gain'));
  const onPhone = (tight: boolean): string[] =>
    groupsOf([...gains, offer('done', 'done', 'end')], 'phone', tight).flatMap(({ entries }) =>
      entries.map(({ id }) => id),
    );
  expect(onPhone(false)).toEqual([...gains.map(({ moves }) => moves[0]), 'done']);
  expect(onPhone(true)).toEqual(['all:gain', 'done']);
});
