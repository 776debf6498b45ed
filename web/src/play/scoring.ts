/** Points by source, player and time, from the score events in the log. */
import type { GameEvent } from '../lib/catalogue';
import type { Happening } from '../lib/types';

export interface Sheet {
  /** Sources in the order of their first points. */
  sources: string[];
  /** By source, then by seat. */
  points: Record<string, number[]>;
  /** The rule of each source. */
  rules: Record<string, string>;
  /** Points at the start, by seat. */
  start: number[];
  total: number[];
}

/** Scores over time. */
export interface Curve {
  steps: { event: number; total: number[] }[];
  /** The first event of each round. */
  rounds: number[];
}

const scores = (log: Happening[]): Extract<GameEvent, { key: 'score' }>[] =>
  log.flatMap(({ event }) => (event.key === 'score' ? [event] : []));

export function sheetOf(log: Happening[], totals: number[]): Sheet {
  const points: Record<string, number[]> = {};
  const rules: Record<string, string> = {};
  for (const { source, rule, seat, points: scored } of scores(log)) {
    rules[source] ??= rule;
    const row = (points[source] ??= totals.map(() => 0));
    row[seat] = row[seat]! + scored;
  }
  const gained = totals.map((_, seat) => Object.values(points).reduce((sum, row) => sum + row[seat]!, 0));
  return {
    sources: Object.keys(points),
    points,
    rules,
    start: totals.map((total, seat) => total - gained[seat]!),
    total: totals,
  };
}

export function curveOf(log: Happening[], start: number[]): Curve {
  const rounds: number[] = [];
  const steps = [{ event: 0, total: [...start] }];
  log.forEach(({ event }, index) => {
    if (event.key === 'round') rounds.push(index);
    if (event.key !== 'score') return;
    const total = [...steps.at(-1)!.total];
    total[event.seat] = event.total;
    steps.push({ event: index, total });
  });
  return { steps, rounds };
}
