/** The moments of a game at which a replay stops. */
import type { Entry, Happening } from '../lib/types';

export interface Stop {
  version: number;
  /** How many events had happened. */
  events: number;
  text: string;
}

/** What chance reveals belongs to the move before it; only the Cardinalbot's dice and picks are worth a stop. */
const REVEALED = ['wheel', 'action', 'draw', 'first', 'roll', 'corruption', 'challenge'];
const isRevealed = (entry: Entry): boolean => {
  const [verb, next] = entry.text.split(' ');
  return REVEALED.includes(verb!) || (verb === 'cardinal' && next === 'town');
};

export function stopsOf(entries: Entry[], events: number): Stop[] {
  const inForce = entries.filter((entry) => entry.made !== null);
  return inForce.flatMap((entry, index) => {
    const next = inForce[index + 1];
    if (next && isRevealed(next)) return [];
    return [{ version: entry.version, events: next?.first_event ?? events, text: entry.text }];
  });
}

/** The stop at a version, or the last one before it. */
export function stopAt(stops: Stop[], version: number): number {
  return Math.max(
    0,
    stops.findLastIndex((stop) => stop.version <= version),
  );
}

const BEGINS = ['turn', 'king-phase', 'final-scoring'];

/** Stops at which something of this kind has begun. */
function beginnings(stops: Stop[], log: Happening[], keys: string[]): number[] {
  const begins = log.flatMap(({ event }, index) => (keys.includes(event.key) ? [index] : []));
  const found = begins.map((event) => stops.findIndex((stop) => stop.events > event)).filter((stop) => stop >= 0);
  return [...new Set(found)];
}

/** A turn, or a phase between turns. */
export const turnsOf = (stops: Stop[], log: Happening[]): number[] => beginnings(stops, log, BEGINS);
export const roundsOf = (stops: Stop[], log: Happening[]): number[] => beginnings(stops, log, ['round']);
