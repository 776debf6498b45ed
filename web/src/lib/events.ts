/** What the catalogue says of events, with their fields filled in. */
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

/** Fill in a template with what an event says; null if a field stands for nothing. */
export function filled(template: string, event: Event): string | null {
  const fields: Record<string, unknown> = 'house' in event ? { ...event, town: townOf(event.house) } : { ...event };
  let nothing = false;
  const text = template.replace(/\{(\w+)\}/g, (_, name: string) => {
    nothing ||= fields[name] === null;
    return String(fields[name]);
  });
  return nothing ? null : text;
}
