/** Keyboard shortcuts. */
import { isCovered } from '../ui/modality';

/** Whether a key can be a shortcut: outside text fields and dialogs, without modifier keys of the browser. */
export function isShortcut(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || isCovered()) return false;
  return !(event.target instanceof HTMLElement && event.target.matches('input, textarea, select'));
}
