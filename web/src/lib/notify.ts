/** Notifications of this device: only if the reader wants them and the browser was allowed to. */
import { settings } from './kept.svelte';

export const canNotify = (): boolean => 'Notification' in window;

/** Ask the browser for its permission; whether it was given. */
export async function askToNotify(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === 'granted';
}

/** Tell it where the reader is; while the page is looked at, nothing needs to be told. */
export function notify(title: string, text: string): void {
  if (!settings.notify || !document.hidden || !canNotify() || Notification.permission !== 'granted') return;
  const how = { body: text, tag: 'tiletum', icon: './icon-192.png' };
  try {
    const told = new Notification(title, how);
    told.onclick = () => {
      window.focus();
      told.close();
    };
  } catch {
    // Phones have only those of the service worker.
    void navigator.serviceWorker.ready.then((worker) => worker.showNotification(title, how));
  }
}
