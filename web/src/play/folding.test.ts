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
const listed = (offers: Offer[]): Entry[] => groupsOf(offers).flatMap(({ entries }) => entries);
const characters = ['king:2vp', 'architect:pillar', 'architect:1stone'].map((tile) =>
  offer(`character ${tile}`, 'character'),
);

test('characters are listed as they lie in the offer', () => {
  expect(listed(characters).map(({ id }) => id)).toEqual([
    'character architect:1stone',
    'character architect:pillar',
    'character king:2vp',
  ]);
});

test('an exchange is told by what is given, all of them by their action', () => {
  const kinds = ['food', 'wool', 'stone'];
  const exchanges = kinds.flatMap((given) =>
    kinds.filter((kind) => kind !== given).map((kind) => offer(`exchange ${given} ${kind}`, 'exchange')),
  );
  expect(listed(exchanges).map(({ icon }) => icon)).toEqual(['action:contract']);
  expect(unfolded('all:exchange', exchanges).map(({ icon }) => icon)).toEqual(kinds.map((kind) => `resource:${kind}`));
});

test('where many things can be done, those of a kind stand behind one button, and nothing is left out', () => {
  const more = [
    offer('discard', 'discard'),
    offer('task cathedral Paris', 'cathedral', 'task'),
    offer('task helper king2', 'helper', 'task'),
    offer('task buy food', 'buy', 'task'),
    offer('end', 'end', 'end'),
  ];
  const few = [...characters, ...more.slice(1)];
  expect(listed(few).map(({ offers }) => offers.length)).toEqual([1, 1, 1, 1, 1, 1, 1]);
  const many = [...characters, ...more];
  expect(listed(many).map(({ id }) => id)).toEqual([
    'all:character',
    'discard',
    'task cathedral Paris',
    'task helper king2',
    'task buy food',
    'end',
  ]);
  expect(listed(many).flatMap(({ offers }) => offers)).toHaveLength(many.length);
});

test('on a phone that is so much earlier', () => {
  const few = [...characters.slice(0, 2), offer('discard', 'discard'), offer('task helper king2', 'helper', 'task')];
  const onPhone = groupsOf(few, 'phone').flatMap(({ entries }) => entries);
  expect(onPhone.map(({ id }) => id)).toEqual(['all:character', 'discard', 'task helper king2']);
  expect(listed(few)).toHaveLength(few.length);
});

test('where even that is too much, all tasks stand behind one button, and behind that those of a kind', () => {
  const tasks = [
    offer('task buy food', 'buy', 'task'),
    offer('task buy wool', 'buy', 'task'),
    offer('task helper king2', 'helper', 'task'),
  ];
  const [, task] = groupsOf([offer('discard', 'discard'), ...tasks], 'phone', true);
  expect(task!.entries.map(({ id, offers }) => [id, offers.length])).toEqual([['all:task', 3]]);
  expect(unfolded('all:task', tasks).map(({ id }) => id)).toEqual(['all:buy', 'task helper king2']);
  const [alone] = groupsOf(tasks.slice(2), 'phone', true);
  expect(alone!.entries.map(({ id }) => id)).toEqual(['task helper king2']);
});

test('what is all that can be done is not folded, unless it is too much', () => {
  const gains = ['food', 'wool', 'stone', 'iron', 'gold'].map((kind) => offer(`gain ${kind}`, 'gain'));
  const onPhone = (tight: boolean): string[] =>
    groupsOf([...gains, offer('done', 'done', 'end')], 'phone', tight).flatMap(({ entries }) =>
      entries.map(({ id }) => id),
    );
  expect(onPhone(false)).toEqual([...gains.map(({ moves }) => moves[0]), 'done']);
  expect(onPhone(true)).toEqual(['all:gain', 'done']);
});
