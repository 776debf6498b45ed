/** Counts open dialogs. The page's shortcuts are off while there are any. */
let dialogs = 0;

export const isCovered = (): boolean => dialogs > 0;

/** Count an opened dialog; call the result when it closes. */
export function cover(): () => void {
  dialogs++;
  return () => void dialogs--;
}
