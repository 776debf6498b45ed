import { isPhone } from './media.svelte';

/** Pixels below a button: its outline, and the fade of the list. */
const EDGE = 8;

/** Count the buttons below the visible part of a scrolling list: `use:countOverflow={(count) => ...}`. */
export function countOverflow(node: HTMLElement, report: (count: number) => void): { destroy(): void } {
  const count = (): void => {
    const { bottom } = node.getBoundingClientRect();
    report([...node.querySelectorAll('button')].filter((button) => middle(button) > bottom).length);
  };
  let isAtEnd = false;
  const onScroll = (): void => {
    isAtEnd = node.scrollTop + node.clientHeight > node.scrollHeight - EDGE;
    count();
  };
  const onChange = (): void => {
    // A reader at the end stays there, although the "more below" sign changes the room.
    const stays = isAtEnd && node.scrollTop > 0;
    node.style.maxHeight = '';
    if (fitsWithoutSign(node)) return report(0);
    // A phone's list is low: end it with a whole button, and only count the rest.
    if (isPhone()) endWithAButton(node);
    if (stays) node.scrollTop = node.scrollHeight;
    count();
  };
  const size = new ResizeObserver(onChange);
  const children = new MutationObserver(onChange);
  size.observe(node);
  // A list with a maximum height does not grow with its parent.
  size.observe(node.parentElement!);
  children.observe(node, { childList: true, subtree: true });
  node.addEventListener('scroll', onScroll, { passive: true });
  return {
    destroy() {
      size.disconnect();
      children.disconnect();
      node.removeEventListener('scroll', onScroll);
      report(0);
    },
  };
}

function middle(button: Element): number {
  const { top, height } = button.getBoundingClientRect();
  return top + height / 2;
}

/** Whether the list fits without the "more below" sign, which takes room itself. */
function fitsWithoutSign(node: HTMLElement): boolean {
  const sign = node.parentElement!.querySelector<HTMLElement>('.below');
  if (sign) sign.style.display = 'none';
  const fits = node.scrollHeight <= node.clientHeight;
  if (sign) sign.style.display = '';
  return fits;
}

function endWithAButton(node: HTMLElement): void {
  const room = node.clientHeight;
  const start = node.getBoundingClientRect().top - node.scrollTop;
  const ends = [...node.querySelectorAll('button')].map(
    (button) => button.getBoundingClientRect().bottom - start + EDGE,
  );
  const whole = Math.max(...ends.filter((end) => end <= room));
  if (whole > 0) node.style.maxHeight = `${whole}px`;
}
