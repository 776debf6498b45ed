import { expect, test } from 'vitest';
import type { Offer } from '../lib/choice.svelte';
import { entriesOf, stepsOf } from './folding';

const offer = (move: string, kind: string): Offer => ({ moves: [move], kind, group: 'action', said: { key: 'move', args: {} }, warnings: [] });

test('characters are listed as they lie in the offer', () => {
  const listed = ['king:2vp', 'architect:pillar', 'architect:1stone'].map((tile) => offer(`character ${tile}`, 'character'));
  expect(entriesOf('action', listed).map(({ id }) => id)).toEqual(['character architect:1stone', 'character architect:pillar', 'character king:2vp']);
});

test('an exchange is told by what is given, all of them by their action', () => {
  const kinds = ['food', 'wool', 'stone'];
  const listed = kinds.flatMap((given) => kinds.filter((kind) => kind !== given).map((kind) => offer(`exchange ${given} ${kind}`, 'exchange')));
  expect(entriesOf('action', listed).map(({ icon }) => icon)).toEqual(['action:contract']);
  expect(stepsOf(listed).map(({ icon }) => icon)).toEqual(kinds.map((kind) => `resource:${kind}`));
});
