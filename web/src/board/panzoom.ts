/** Pans and zooms by wheel, drag, pinch, and by keys while the element has the focus. */
export interface Gestures {
  pan(dx: number, dy: number): void;
  /** Zoom around a point, in pixels of the element. */
  zoom(by: number, x: number, y: number): void;
  /** Called before the pressed element gets the click. */
  tap(event: MouseEvent): void;
  all(): void;
}

/** A pointer that moves less than this presses instead of dragging. */
const DRAG_THRESHOLD = 6;
const KEY_STEP = 60;
const KEY_ZOOM = 1.25;
const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

export function panZoom(node: HTMLElement, gestures: Gestures): void {
  const fingers = new Map<number, PointerEvent>();
  let moved = 0;
  const spread = (): number => {
    const [one, other] = [...fingers.values()];
    return one && other ? Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) : 0;
  };
  const toElement = (x: number, y: number): [number, number] => {
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
    const spreadBefore = spread();
    if (fingers.size === 1 && moved + Math.hypot(dx, dy) < DRAG_THRESHOLD) return;
    if (!moved) node.setPointerCapture(event.pointerId);
    moved += Math.hypot(dx, dy);
    fingers.set(event.pointerId, event);
    gestures.pan(dx / fingers.size, dy / fingers.size);
    if (spreadBefore) {
      const [one, other] = [...fingers.values()] as [PointerEvent, PointerEvent];
      const middle = toElement((one.clientX + other.clientX) / 2, (one.clientY + other.clientY) / 2);
      gestures.zoom(spread() / spreadBefore, ...middle);
    }
  }
  const up = (event: PointerEvent): void => void fingers.delete(event.pointerId);
  // The click at the end of a drag chooses nothing.
  const click = (event: MouseEvent): void => {
    if (moved < DRAG_THRESHOLD) return gestures.tap(event);
    event.stopPropagation();
    event.preventDefault();
    moved = 0;
  };
  function wheel(event: WheelEvent): void {
    event.preventDefault();
    gestures.zoom(Math.exp(-event.deltaY / (event.ctrlKey ? 150 : 500)), ...toElement(event.clientX, event.clientY));
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
  /** Return the next place in the direction of an arrow key. */
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
}

function centreOf(place: Element): { x: number; y: number } {
  const { left, top, width, height } = place.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
