import { useEffect, useEffectEvent } from 'react';
import { useFocusBack } from '../focus-back.ts';

const open: (() => void)[] = [];

// Registered when the admin's code loads, before any dialog listens: of several stacked dialogs,
// Escape closes only the topmost.
addEventListener(
  'keydown',
  (event) => {
    const close = open.at(-1);
    if (event.key !== 'Escape' || event.isComposing || !close) return;
    event.stopImmediatePropagation();
    close();
  },
  { capture: true },
);

/**
 * For a dialog that may open above another one and is mounted only while it is open: Escape closes only this one, with
 * `onClose`, and the focus is restored.
 */
export function useTopDialog(onClose: () => void): void {
  useFocusBack();
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const own = () => close();
    open.push(own);
    return () => void open.splice(open.indexOf(own), 1);
  }, []);
}
