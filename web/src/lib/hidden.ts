import { isPhone } from './media.svelte';

/** Below a button: its outline, and where the list fades. */
const EDGE = 8;

/** How many buttons of a list that scrolls lie below what is seen of it: `use:hidden={(count) => ...}`. */
export function hidden(node: HTMLElement, tell: (count: number) => void): { destroy(): void } {
  const count = (): void => {
    const { bottom } = node.getBoundingClientRect();
    tell([...node.querySelectorAll('button')].filter((button) => middle(button) > bottom).length);
  };
  let ended = false;
  const scrolled = (): void => {
    ended = node.scrollTop + node.clientHeight > node.scrollHeight - EDGE;
    count();
  };
  const changed = (): void => {
    // Whoever has come to the end stays there, although the room changes with the sign that there is more.
    const stays = ended && node.scrollTop > 0;
    node.style.maxHeight = '';
    if (fitsWithoutSign(node)) return tell(0);
    // On phones the list is low: it ends with a whole button, and what follows is only counted.
    if (isPhone()) endWithAButton(node);
    if (stays) node.scrollTop = node.scrollHeight;
    count();
  };
  const room = new ResizeObserver(changed);
  const things = new MutationObserver(changed);
  room.observe(node);
  // A list that ends early does not grow with its surroundings by itself.
  room.observe(node.parentElement!);
  things.observe(node, { childList: true, subtree: true });
  node.addEventListener('scroll', scrolled, { passive: true });
  return {
    destroy() {
      room.disconnect();
      things.disconnect();
      node.removeEventListener('scroll', scrolled);
      tell(0);
    },
  };
}

function middle(button: Element): number {
  const { top, height } = button.getBoundingClientRect();
  return top + height / 2;
}

/** The sign that there is more takes room: whether it is needed is seen without it. */
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
