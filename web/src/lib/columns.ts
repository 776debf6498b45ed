/**
 * Lays out equal items: `<div use:evenColumns={165}>` for a grid of `var(--columns)` columns, each at least that many
 * pixels wide. Keeps rows and gaps few, and leaves no item alone in the last row.
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

/** Whether an item's content is wider than its box without padding. Visually hidden parts do not count. */
function overflows(item: Element): boolean {
  if (item.scrollWidth > item.clientWidth + 1) return true;
  const { paddingLeft, paddingRight } = getComputedStyle(item);
  const room = item.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
  const parts = [...item.childNodes]
    .filter((part) => !(part instanceof Element && getComputedStyle(part).position === 'absolute'))
    .map(boxOf)
    .filter(({ width }) => width > 1);
  const width = Math.max(...parts.map(({ right }) => right)) - Math.min(...parts.map(({ left }) => left));
  return room > 0 && width > room + 1;
}

function boxOf(part: ChildNode): DOMRect {
  if (part instanceof Element) return part.getBoundingClientRect();
  const range = document.createRange();
  range.selectNode(part);
  return range.getBoundingClientRect();
}

export function evenColumns(grid: HTMLElement, least: number): { destroy(): void } {
  const arrange = (): void => {
    const { columnGap, paddingLeft, paddingRight } = getComputedStyle(grid);
    const gap = parseFloat(columnGap) || 0;
    const room = grid.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    const items = [...grid.children].filter((child) => !child.matches('legend'));
    // Use fewer columns while a word is wider than its column.
    for (let fitting = Math.floor((room + gap) / (least + gap)); ;) {
      const columns = columnsOf(items.length, fitting);
      grid.style.setProperty('--columns', String(columns));
      if (columns === 1 || !items.some(overflows)) return;
      fitting = columns - 1;
    }
  };
  const size = new ResizeObserver(arrange);
  const children = new MutationObserver(arrange);
  size.observe(grid);
  children.observe(grid, { childList: true });
  // Arrange before the first paint, so that nothing jumps. Narrow windows may not use a grid at all.
  if (getComputedStyle(grid).display === 'grid') arrange();
  return {
    destroy() {
      size.disconnect();
      children.disconnect();
    },
  };
}
