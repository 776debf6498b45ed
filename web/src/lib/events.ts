/** What the catalogue says of events, with their fields filled in. */
import { EVENTS, type EventRecord } from './catalogue';
import type { Happening } from './types';

type Event = Happening['event'];

const RESIGNED: EventRecord = { icon: 'sign:resigned' };

export const recordOf = (event: Event): EventRecord => (event.key === 'resigned' ? RESIGNED : EVENTS[event.key]);

/** Fill in a template with what an event says; null if a field stands for nothing. */
export function filled(template: string, event: Event): string | null {
  const fields: Record<string, unknown> = 'house' in event ? { ...event, town: townOf(event.house) } : { ...event };
  const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
  if (names.some((name) => fields[name] === null)) return null;
  return names.reduce((text, name) => text.replace(`{${name}}`, String(fields[name])), template);
}

/** A house space is called by its town and a number (docs/notation.md). */
const townOf = (house: string): string => house.slice(0, house.lastIndexOf(' '));
