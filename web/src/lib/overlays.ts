/**
 * Back closes dialogs and drawers before it leaves the page. Each registers with `$effect(() => addOverlay(close))`.
 *
 * An open overlay has its own history entry, with the page's address and the overlay's depth as state. When the overlay
 * closes, its entry is removed or, if the browser still has it, skipped: it never opens anything again.
 */
const overlays: (() => void)[] = [];
/** Whether our own `history.go()` is pending: it ends with a `popstate`. */
let isMoving = false;

const depth = (): number => Number((history.state as { depth?: number } | null)?.depth ?? 0);

/** Settle after all overlays of this task have opened and closed: one may replace another. */
const plan = (): unknown => setTimeout(settle);

function settle(): void {
  if (isMoving) return;
  while (depth() < overlays.length) history.pushState({ depth: depth() + 1 }, '');
  isMoving = depth() > overlays.length;
  if (isMoving) history.go(overlays.length - depth());
}

/** Register an overlay; call the result when it closes. */
export function addOverlay(close: () => void): () => void {
  overlays.push(close);
  plan();
  return () => {
    overlays.splice(overlays.lastIndexOf(close), 1);
    plan();
  };
}

addEventListener('popstate', () => {
  // Our own navigation closes nothing, even if something has opened in the meantime.
  if (!isMoving)
    overlays
      .slice(depth())
      .reverse()
      .forEach((close) => close());
  isMoving = false;
  plan();
});

/** A link inside an overlay replaces the overlay's history entry with the new page. */
addEventListener('click', (event) => {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="#"]:not([target])');
  if (!link || !depth() || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  location.replace(link.hash);
});

/** Whether the page's own entry is below the overlays' entries. A reload during `pushState` may have replaced it. */
function hasPageBelow(): boolean {
  const { navigation } = window as { navigation?: { entries(): { url: string }[]; currentEntry: { index: number } } };
  return !navigation || navigation.entries()[navigation.currentEntry.index - depth()]?.url === location.href;
}

// After a reload nothing is open: drop leftover entries, but never the page's own.
if (!hasPageBelow()) history.replaceState(null, '');
plan();
