/** Browser notifications: only if the reader wants them and the browser has permission. */
import { settings } from './storage.svelte';

export const canNotify = (): boolean => 'Notification' in window;

/** Ask for permission to notify; return whether it was granted. */
export async function requestPermission(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === 'granted';
}

/** Show a notification, unless the page is visible. */
export function notify(title: string, text: string): void {
  if (!settings.notify || !document.hidden || !canNotify() || Notification.permission !== 'granted') return;
  const options = { body: text, tag: 'tiletum', icon: './icon-192.png' };
  try {
    const notification = new Notification(title, options);
    notification.onclick = () => {
      window.focus();
      notification.close();
    };
  } catch {
    // On phones only the service worker can notify.
    void navigator.serviceWorker.ready.then((worker) => worker.showNotification(title, options));
  }
}
