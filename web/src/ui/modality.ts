/** Whether a dialog lies over the page, whose shortcuts then wait. */
let dialogs = 0;

export const isCovered = (): boolean => dialogs > 0;

/** Count a dialog that opens; the result is called when it closes. */
export function cover(): () => void {
  dialogs++;
  return () => void dialogs--;
}
