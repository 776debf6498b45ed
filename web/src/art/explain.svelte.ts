/**
 * Explanations of elements: `<div use:explain={() => ({ text: say('ui-...'), rule: 'MERCH-2' })}>`.
 *
 * An explanation appears when the pointer rests on the element, on a long press, and on keyboard focus. Escape closes it,
 * F1 opens its rule. All explanations share one tooltip, and the function is called only when it opens. Elements that
 * cannot take the focus get no tab stop: the arrow keys of the nearest `use:roam` (a panel) reach them.
 */
import { mount, untrack } from 'svelte';
import { on } from 'svelte/events';
import { rulesOf } from '../lib/notation';
import { go } from '../lib/route.svelte';
import { say } from '../lib/words.svelte';
import Explain from './Explain.svelte';

export interface Explanation {
  /** The element's name. */
  title?: string;
  text: string;
  /** Further lines. */
  more?: string[];
  /** The ids of rules to link to, separated by spaces, the most relevant first. */
  rule?: string;
}
export type Explains = () => Explanation | null;
/** Return an explanation that is always the same. */
export const telling =
  (key: string, rule?: string): Explains =>
  () => ({ text: say(key), ...(rule && { rule }) });

/** The open explanation. `among`: other targets on the map, and the way there, which it should not hide. */
export const shown = $state<{
  current: { words: Explanation; at: DOMRect; panel: DOMRect | null; among: DOMRect[] } | null;
}>({ current: null });

/** Elements that an explanation must not hide: `use:keepClear`. */
export const clear = $state<{ of: Element[] }>({ of: [] });

export function keepClear(node: Element): { destroy(): void } {
  untrack(() => (clear.of = [...clear.of, node]));
  return {
    destroy() {
      clear.of = clear.of.filter((one) => one !== node);
    },
  };
}

export const TOOLTIP_ID = 'explanation';
/** The tooltip's element, bound by Explain.svelte. */
export const tooltip: { element?: HTMLElement } = {};
const REST = 500;
const PRESS = 450;
const GRACE = 300;
const LONGEST = 1000;
const STRAY = 10;

let owner: Element | null = null;
/** The element that the timer will explain. */
let awaited: Element | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
let mounted = false;
/** Whether the last key moves the focus. */
let going = false;

function show(node: Element, explains: Explains): void {
  const words = explains();
  if (!words) return;
  if (!mounted) mount(Explain, { target: document.body });
  mounted = true;
  conceal();
  owner = node;
  node.setAttribute('aria-describedby', TOOLTIP_ID);
  const panel = node.closest('section, dialog, aside');
  // On the map, keep clear of the whole town.
  const at = node.closest('.map [data-spot]') ?? node;
  const among = panel?.matches('.map') ? [...panel.querySelectorAll('.target, .way')] : [];
  shown.current = {
    words,
    at: at.getBoundingClientRect(),
    panel: panel?.getBoundingClientRect() ?? null,
    among: among.map((one) => one.getBoundingClientRect()),
  };
}

function schedule(node: Element, done: () => void, after: number): void {
  clearTimeout(timer);
  awaited = node;
  timer = setTimeout(done, after);
}

export function conceal(): void {
  clearTimeout(timer);
  awaited = null;
  owner?.removeAttribute('aria-describedby');
  owner = null;
  shown.current = null;
}

/** Close an element's explanation, or cancel it. The further the pointer is from the tooltip, the longer it stays. */
function leave(node: Element, from?: PointerEvent): void {
  if (owner !== node && awaited !== node) return;
  if (!owner) return conceal();
  // Even if the pointer crosses other elements on its way to the tooltip.
  awaited = null;
  // Time for a slow hand to reach the tooltip, but not for one that goes elsewhere.
  fade(from && GRACE + Math.min(LONGEST, 3 * wayTo(tooltip.element!.getBoundingClientRect(), from)));
}
/** Return the pixels between the pointer and the tooltip. */
const wayTo = ({ left, right, bottom }: DOMRect, { clientX, clientY }: PointerEvent): number =>
  Math.hypot(Math.max(left - clientX, 0, clientX - right), bottom - clientY);

/** Keep the tooltip open while the pointer is on its link. */
export function linger(): void {
  clearTimeout(timer);
}
export function fade(after = GRACE): void {
  clearTimeout(timer);
  timer = setTimeout(conceal, after);
}

addEventListener('keydown', (event) => {
  going =
    /Tab|Arrow|Home|End|Enter/.test(event.key) &&
    !(event.key === 'Enter' && (event.target as Element).closest('dialog'));
  if (!shown.current) return;
  if (event.key === 'Escape') conceal();
  else if (event.key === 'F1' && shown.current.words.rule) {
    event.preventDefault();
    go(`/rules/${rulesOf(shown.current.words.rule)[0]}`);
    conceal();
  }
});
addEventListener('hashchange', conceal);
addEventListener('wheel', conceal, { passive: true });

export function explain(
  node: HTMLElement | SVGElement,
  explains: Explains | undefined,
): { update: (now: Explains | undefined) => void; destroy: () => void } {
  let now = explains;
  let pressed: { x: number; y: number } | null = null;
  let held = false;
  /** Whether the element was pressed: no explanation until the pointer has left it. */
  let done = false;
  const later = (after: number): void => schedule(node, () => now && show(node, now), after);
  /** Only a moving pointer counts: below one at rest the board may have changed. The innermost element explains itself. */
  const innermost = (event: Event): boolean => (event.target as Element).closest('[data-explained]') === node;
  const rest = (event: PointerEvent): void => {
    if (innermost(event) && owner !== node && awaited !== node && !done) later(REST);
  };
  const listeners: Record<string, (event: never) => void> = {
    pointerenter: () => void (done = false),
    pointerleave: (event: PointerEvent) => event.pointerType === 'mouse' && leave(node, event),
    pointerdown: (event: PointerEvent) => {
      if (!innermost(event)) return;
      conceal();
      held = false;
      done = true;
      if (event.pointerType === 'mouse') return;
      pressed = { x: event.clientX, y: event.clientY };
      schedule(
        node,
        () => {
          held = pressed !== null;
          if (held && now) show(node, now);
        },
        PRESS,
      );
    },
    pointermove: (event: PointerEvent) => {
      if (event.pointerType === 'mouse') return rest(event);
      if (!pressed || Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) < STRAY) return;
      pressed = null;
      clearTimeout(timer);
    },
    pointerup: () => {
      if (!held) clearTimeout(timer);
      pressed = null;
    },
    pointercancel: () => {
      pressed = null;
      clearTimeout(timer);
    },
    contextmenu: (event: MouseEvent) => held && event.preventDefault(),
    // Not if the page itself moves the focus, as after a dialog.
    focusin: (event: FocusEvent) => event.target === node && going && node.matches(':focus-visible') && later(REST),
    focusout: () => leave(node),
  };
  // The click at the end of a long press chooses nothing.
  const click = (event: Event): void => {
    if (!innermost(event)) return;
    if (held) {
      event.stopPropagation();
      event.preventDefault();
      held = false;
    } else conceal();
  };
  // Not `addEventListener`: a focused element that is removed fires `focusout` during an update.
  for (const [name, listen] of Object.entries(listeners)) on(node, name, listen as EventListener);
  on(node, 'click', click, { capture: true });
  node.setAttribute('data-explained', '');
  if (!node.matches('button, a, input, select, summary, [tabindex]')) node.setAttribute('tabindex', '-1');
  return {
    update(changed) {
      now = changed;
    },
    // A removed element has no place for an explanation.
    destroy() {
      if (owner === node || awaited === node) conceal();
    },
  };
}

const AHEAD = ['ArrowRight', 'ArrowDown'];
const BACK = ['ArrowLeft', 'ArrowUp'];

/** Make a panel one tab stop, with arrow keys through its explained elements. */
export function roam(panel: HTMLElement): { destroy(): void } {
  const places = (): HTMLElement[] => [...panel.querySelectorAll<HTMLElement>('[data-explained]')];
  const enter = (): void => {
    for (const place of panel.querySelectorAll<HTMLElement>('[data-entry]')) {
      place.removeAttribute('data-entry');
      place.tabIndex = -1;
    }
    const first = places()[0];
    if (!first || first.tabIndex >= 0) return;
    first.setAttribute('data-entry', '');
    first.tabIndex = 0;
  };
  const move = (event: KeyboardEvent): void => {
    const step = AHEAD.includes(event.key) ? 1 : BACK.includes(event.key) ? -1 : 0;
    const all = places();
    const from = all.indexOf(event.target as HTMLElement);
    if (!step || from < 0) return;
    event.preventDefault();
    all[(from + step + all.length) % all.length]!.focus();
  };
  panel.addEventListener('keydown', move);
  const changes = new MutationObserver(enter);
  changes.observe(panel, { childList: true, subtree: true });
  enter();
  return {
    destroy() {
      changes.disconnect();
    },
  };
}

/** A drawing or number whose explanation is also its label: `<span use:fact={{ text: say('ui-...'), rule: 'TASK-9' }}>`. */
export function fact(node: HTMLElement, words: Explanation): { update(now: Explanation): void; destroy(): void } {
  const { update, destroy } = explain(node, undefined);
  const told = (now: Explanation): void => {
    node.ariaLabel = now.text;
    update(() => now);
  };
  node.role = 'img';
  told(words);
  return { update: told, destroy };
}
