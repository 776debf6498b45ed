/** Moving and enlarging: wheel, drag, pinch, and keys while the element itself has the focus. */
export interface Gestures {
  pan(dx: number, dy: number): void;
  /** About a point, in pixels of the element. */
  zoom(by: number, x: number, y: number): void;
  /** Before what is pressed hears of it. */
  tap(event: MouseEvent): void;
  all(): void;
}

/** A finger or button that moves less than this only presses. */
const STILL = 6;
const KEY_STEP = 60;
const KEY_ZOOM = 1.25;
const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

export function panZoom(node: HTMLElement, gestures: Gestures): { destroy(): void } {
  const fingers = new Map<number, PointerEvent>();
  let moved = 0;
  const spread = (): number => {
    const [one, other] = [...fingers.values()];
    return one && other ? Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) : 0;
  };
  const within = (x: number, y: number): [number, number] => {
    const { left, top } = node.getBoundingClientRect();
    return [x - left, y - top];
  };

  function down(event: PointerEvent): void {
    if (event.button !== 0) return;
    if (fingers.size === 0) moved = 0;
    fingers.set(event.pointerId, event);
  }
  function move(event: PointerEvent): void {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const [dx, dy] = [event.clientX - before.clientX, event.clientY - before.clientY];
    const apart = spread();
    if (fingers.size === 1 && moved + Math.hypot(dx, dy) < STILL) return;
    if (!moved) node.setPointerCapture(event.pointerId);
    moved += Math.hypot(dx, dy);
    fingers.set(event.pointerId, event);
    gestures.pan(dx / fingers.size, dy / fingers.size);
    if (apart) {
      const [one, other] = [...fingers.values()] as [PointerEvent, PointerEvent];
      gestures.zoom(spread() / apart, ...within((one.clientX + other.clientX) / 2, (one.clientY + other.clientY) / 2));
    }
  }
  const up = (event: PointerEvent): void => void fingers.delete(event.pointerId);
  // What ends a drag chooses nothing.
  const click = (event: MouseEvent): void => {
    if (moved < STILL) return gestures.tap(event);
    event.stopPropagation();
    event.preventDefault();
    moved = 0;
  };
  function wheel(event: WheelEvent): void {
    event.preventDefault();
    gestures.zoom(Math.exp(-event.deltaY / (event.ctrlKey ? 150 : 500)), ...within(event.clientX, event.clientY));
  }
  function key(event: KeyboardEvent): void {
    const middle: [number, number] = [node.clientWidth / 2, node.clientHeight / 2];
    const arrow = ARROWS[event.key];
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.key === '+' || event.key === '=') gestures.zoom(KEY_ZOOM, ...middle);
    else if (event.key === '-') gestures.zoom(1 / KEY_ZOOM, ...middle);
    else if (event.key === '0') gestures.all();
    else if (arrow && event.target === node) gestures.pan(arrow[0] * KEY_STEP, arrow[1] * KEY_STEP);
    else if (arrow) nearest(event.target as Element, arrow)?.focus();
    else return;
    event.preventDefault();
  }
  /** From a place of the map the arrows go to the next place in that direction. */
  function nearest(from: Element, [dx, dy]: [number, number]): SVGElement | undefined {
    const here = centreOf(from);
    const candidates = [...node.querySelectorAll<SVGElement>('svg [data-explained]')].map((place) => {
      const there = centreOf(place);
      const along = -(there.x - here.x) * dx - (there.y - here.y) * dy;
      const aside = Math.abs((there.x - here.x) * dy) + Math.abs((there.y - here.y) * dx);
      return { place, along, cost: along + 2 * aside };
    });
    return candidates
      .filter(({ along, cost, place }) => along > 4 && cost < 2 * along + 400 && place !== from)
      .sort((one, other) => one.cost - other.cost)[0]?.place;
  }

  const listeners: [string, (event: never) => void, AddEventListenerOptions?][] = [
    ['pointerdown', down],
    ['pointermove', move],
    ['pointerup', up],
    ['pointercancel', up],
    ['click', click, { capture: true }],
    ['wheel', wheel, { passive: false }],
    ['keydown', key],
  ];
  for (const [name, listen, options] of listeners) node.addEventListener(name, listen as EventListener, options);
  node.tabIndex = 0;
  return {
    destroy() {
      for (const [name, listen, options] of listeners) node.removeEventListener(name, listen as EventListener, options);
    },
  };
}

function centreOf(place: Element): { x: number; y: number } {
  const { left, top, width, height } = place.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
