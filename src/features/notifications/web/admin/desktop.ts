import { create } from 'zustand';

const KEY = 'sitewright-desktop-notifications';

const isOffered = 'Notification' in window;
const isOn = () => isOffered && Notification.permission === 'granted' && localStorage.getItem(KEY) === 'on';

/** Whether notifications are also shown outside the browser's window; a setting of this browser. */
export const useDesktop = create<{ offered: boolean; on: boolean }>(() => ({
  offered: isOffered,
  on: isOn(),
}));

/** Asks the browser for permission the first time, so call it on a press only. @returns false if it was denied */
export async function showOnDesktop(wanted: boolean): Promise<boolean> {
  const granted = wanted && (await Notification.requestPermission()) === 'granted';
  localStorage.setItem(KEY, granted ? 'on' : 'off');
  useDesktop.setState({ on: isOn() });
  return granted === wanted;
}

/** For a user who looks elsewhere. Windows of one browser with the same notification show it once. */
export function tellDesktop(tag: string, title: string, line: string, open: () => void): void {
  if (!isOn() || document.visibilityState === 'visible') return;
  try {
    const shown = new Notification(title, { body: line, tag });
    shown.addEventListener('click', () => {
      window.focus();
      open();
      shown.close();
    });
  } catch {
    // Phones offer it to service workers only.
  }
}
