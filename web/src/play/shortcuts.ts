/** Keys that do something wherever the focus is. */
import { isCovered } from '../ui/modality';

/** Whether a key may be a shortcut: nobody writes anything, no dialog is open, and it is not one of the browser's. */
export function isShortcut(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || isCovered()) return false;
  return !(event.target instanceof HTMLElement && event.target.matches('input, textarea, select'));
}
