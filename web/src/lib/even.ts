/**
 * Equal things side by side: `<div use:even={165}>`, for a grid of `var(--columns)` columns that are at least so many
 * pixels wide. In few rows with few holes, and never so that one thing is alone in the last row.
 */
export function columnsOf(count: number, fitting: number): number {
  let [best, least] = [1, count];
  for (let columns = 2; columns <= Math.min(count, fitting); columns++) {
    const rows = Math.ceil(count / columns);
    const waste = rows + (rows * columns - count);
    if (count % columns !== 1 && waste < least) [best, least] = [columns, waste];
  }
  return best;
}

/** What only goes into the padding makes nothing scroll, but is too long as well. Parts that are only heard have no width. */
function tooLong(thing: Element): boolean {
  if (thing.scrollWidth > thing.clientWidth + 1) return true;
  const { paddingLeft, paddingRight } = getComputedStyle(thing);
  const room = thing.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
  const parts = [...thing.childNodes]
    .filter((part) => !(part instanceof Element && getComputedStyle(part).position === 'absolute'))
    .map(boxOf)
    .filter(({ width }) => width > 1);
  const wide = Math.max(...parts.map(({ right }) => right)) - Math.min(...parts.map(({ left }) => left));
  return room > 0 && wide > room + 1;
}

function boxOf(part: ChildNode): DOMRect {
  if (part instanceof Element) return part.getBoundingClientRect();
  const range = document.createRange();
  range.selectNode(part);
  return range.getBoundingClientRect();
}

export function even(grid: HTMLElement, least: number): { destroy(): void } {
  const arrange = (): void => {
    const { columnGap, paddingLeft, paddingRight } = getComputedStyle(grid);
    const gap = parseFloat(columnGap) || 0;
    const room = grid.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    const things = [...grid.children].filter((child) => !child.matches('legend'));
    // A word may be longer than a column is wide: then there are fewer of them.
    for (let fitting = Math.floor((room + gap) / (least + gap)); ;) {
      const columns = columnsOf(things.length, fitting);
      grid.style.setProperty('--columns', String(columns));
      if (columns === 1 || !things.some(tooLong)) return;
      fitting = columns - 1;
    }
  };
  const size = new ResizeObserver(arrange);
  const things = new MutationObserver(arrange);
  size.observe(grid);
  things.observe(grid, { childList: true });
  // Nothing jumps after the first picture. Where the things are no grid, nothing has to be measured.
  if (getComputedStyle(grid).display === 'grid') arrange();
  return {
    destroy() {
      size.disconnect();
      things.disconnect();
    },
  };
}
