/** Properties of the window and the device. */
import { PHONE } from './breakpoints';

/** Return a reactive getter for whether a media query matches. */
export function media(query: string): () => boolean {
  const list = matchMedia(query);
  let matches = $state(list.matches);
  list.onchange = () => (matches = list.matches);
  return () => matches;
}

export const isPhone = media(PHONE);
export const hasFinger = media('(pointer: coarse)');
