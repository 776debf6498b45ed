/** The catalogue's records of events, with their templates filled in. */
import { EVENTS, USUAL_REASON, type EventRecord } from './catalogue';
import { townOf } from './notation';
import type { Happening } from './types';

type Event = Happening['event'];

const RESIGNED: EventRecord = { icon: 'sign:resigned' };
const NOTICE: EventRecord = { icon: 'sign:warning' };

export function recordOf(event: Event): EventRecord {
  if (event.key === 'resigned') return RESIGNED;
  return event.key === 'notice' ? NOTICE : (EVENTS[event.key] ?? USUAL_REASON);
}

/** Fill in a template with an event's fields. Return null if one of them is null. */
export function filled(template: string, event: Event): string | null {
  const fields: Record<string, unknown> = 'house' in event ? { ...event, town: townOf(event.house) } : { ...event };
  let nothing = false;
  const text = template.replace(/\{(\w+)\}/g, (_, name: string) => {
    nothing ||= fields[name] === null;
    return String(fields[name]);
  });
  return nothing ? null : text;
}
