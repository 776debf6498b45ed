/** The stops of a replay. */
import type { EventGroup, Outcome } from '../lib/catalogue';
import { recordOf } from '../lib/events';
import { isNumbered, isOutcome } from '../lib/notation';
import type { Entry, Happening } from '../lib/types';

export interface Stop {
  version: number;
  /** The number of events before it. */
  events: number;
  text: string;
}

/** Outcomes worth a stop: the Cardinalbot's dice and picks. Whatever else is revealed belongs to the move before it. */
const WITH_STOP: readonly Outcome[] = ['cardinal', 'pick'];
const isRevealed = ({ text }: Entry): boolean =>
  isOutcome(text) && !WITH_STOP.some((outcome) => isNumbered(text, outcome));

export function stopsOf(entries: Entry[], events: number): Stop[] {
  const inForce = entries.filter((entry) => entry.made !== null);
  return inForce.flatMap((entry, index) => {
    const next = inForce[index + 1];
    if (next && isRevealed(next)) return [];
    return [{ version: entry.version, events: next?.first_event ?? events, text: entry.text }];
  });
}

/** Return the stop at a version, or the last one before it. */
export function stopAt(stops: Stop[], version: number): number {
  return Math.max(
    0,
    stops.findLastIndex((stop) => stop.version <= version),
  );
}

/** Stops at which a group of the log has begun, of those that are looked for. */
function beginnings(stops: Stop[], log: Happening[], wanted: (group: EventGroup) => boolean): number[] {
  const begins = log.flatMap(({ event }, index) => {
    const { opens } = recordOf(event);
    return opens && wanted(opens) ? [index] : [];
  });
  const found = begins.map((event) => stops.findIndex((stop) => stop.events > event)).filter((stop) => stop >= 0);
  return [...new Set(found)];
}

/** Return the stops where a turn, or a phase between turns, begins. */
export const turnsOf = (stops: Stop[], log: Happening[]): number[] =>
  beginnings(stops, log, (group) => group !== 'round');
export const roundsOf = (stops: Stop[], log: Happening[]): number[] =>
  beginnings(stops, log, (group) => group === 'round');
