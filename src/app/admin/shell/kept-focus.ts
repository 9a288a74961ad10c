import { useEffect } from 'react';

const REMEMBERED = 30;
/** Runs after dialogs have restored the focus. */
const PATIENCE_MS = 350;

const usable = (element: HTMLElement): boolean =>
  element.isConnected && !element.matches(':disabled') && element.checkVisibility();

/**
 * Where to put the focus when the focused element is removed or disabled (a deleted card, a button at work), so that keyboard
 * users continue in the same place.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    const trail: HTMLElement[] = [];
    let byKey = false;
    let lost = false;
    let waiting: ReturnType<typeof setTimeout> | undefined;

    const goBack = () => {
      const last = trail.at(-1);
      // If the element returns, this is called again.
      if (!lost || document.activeElement !== document.body || (last?.isConnected && !usable(last))) return;
      const dialog = [...document.querySelectorAll<HTMLElement>('[role="dialog"][aria-modal="true"]')].at(-1);
      const within = dialog ?? document.getElementById('main');
      const back = trail.findLast((each) => usable(each) && within?.contains(each));
      (back ?? within?.querySelector<HTMLElement>('h1'))?.focus({ preventScroll: back === undefined });
    };
    const noteFocus = ({ target }: FocusEvent) => {
      lost = false;
      if (!(target instanceof HTMLElement)) return;
      trail.push(target);
      if (trail.length > REMEMBERED) trail.shift();
    };
    const noteInput = ({ type }: Event) => void (byKey = type === 'keydown');
    const watch = new MutationObserver(() => {
      const last = trail.at(-1);
      if (!byKey || !last || document.activeElement !== document.body) return;
      if (!usable(last)) lost = true;
      if (!lost) return;
      clearTimeout(waiting);
      waiting = setTimeout(goBack, PATIENCE_MS);
    });

    addEventListener('focusin', noteFocus);
    for (const type of ['keydown', 'pointerdown']) addEventListener(type, noteInput, true);
    watch.observe(document.body, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['disabled'],
    });
    return () => {
      removeEventListener('focusin', noteFocus);
      for (const type of ['keydown', 'pointerdown']) removeEventListener(type, noteInput, true);
      watch.disconnect();
      clearTimeout(waiting);
    };
  }, []);
}
