/** How many buttons of a list that scrolls lie below what is seen of it: `use:hidden={(count) => ...}`. */
export function hidden(node: HTMLElement, tell: (count: number) => void): { destroy(): void } {
  const count = (): void => {
    const { bottom } = node.getBoundingClientRect();
    tell([...node.querySelectorAll('button')].filter((button) => middle(button) > bottom).length);
  };
  const room = new ResizeObserver(count);
  const things = new MutationObserver(count);
  room.observe(node);
  things.observe(node, { childList: true, subtree: true });
  node.addEventListener('scroll', count, { passive: true });
  return {
    destroy() {
      room.disconnect();
      things.disconnect();
      node.removeEventListener('scroll', count);
      tell(0);
    },
  };
}

function middle(button: Element): number {
  const { top, height } = button.getBoundingClientRect();
  return top + height / 2;
}
