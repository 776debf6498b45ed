/** Without TLS browsers give no clipboard: what is to be copied is also shown, to be copied by hand. */
export const canCopy = 'clipboard' in navigator;

/** Whether it was copied; the reader may not allow it. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch (error) {
    if (error instanceof DOMException) return false;
    throw error;
  }
}
