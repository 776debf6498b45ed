/**
 * Back closes what lies over a page before it leaves the page: `$effect(() => overlay(close))` for a dialog or a drawer.
 *
 * Each open overlay has an entry of its own in the history, with the address of the page and the depth as its state. Once an
 * overlay is closed its entry is gone or, where the browser still has it, is passed over: it never opens anything again.
 */
const overlays: (() => void)[] = [];
/** Whether a `history.go()` of ours is pending: it ends with a `popstate`. */
let moving = false;

const depth = (): number => Number((history.state as { depth?: number } | null)?.depth ?? 0);

/** After everything that opens and closes together: one overlay may take the place of another. */
const plan = (): unknown => setTimeout(settle);

function settle(): void {
  if (moving) return;
  while (depth() < overlays.length) history.pushState({ depth: depth() + 1 }, '');
  moving = depth() > overlays.length;
  if (moving) history.go(overlays.length - depth());
}

export function overlay(close: () => void): () => void {
  overlays.push(close);
  plan();
  return () => {
    overlays.splice(overlays.lastIndexOf(close), 1);
    plan();
  };
}

addEventListener('popstate', () => {
  // Our own way back closes nothing, even if something was opened meanwhile.
  if (!moving)
    overlays
      .slice(depth())
      .reverse()
      .forEach((close) => close());
  moving = false;
  plan();
});

/** Where an overlay is left for another page, that page takes the place of its entry. */
addEventListener('click', (event) => {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="#"]:not([target])');
  if (!link || !depth() || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  location.replace(link.hash);
});

/** Whether the entries below the overlays' are of this page. A reload that comes while an entry is added may put it in the place of the page's own. */
function hasPageBelow(): boolean {
  const { navigation } = window as { navigation?: { entries(): { url: string }[]; currentEntry: { index: number } } };
  return !navigation || navigation.entries()[navigation.currentEntry.index - depth()]?.url === location.href;
}

// After a reload nothing is open: drop the entries that are left, but never the page.
if (!hasPageBelow()) history.replaceState(null, '');
plan();
