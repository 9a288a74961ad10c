import { useEffect, useEffectEvent } from 'react';
import { useFocusBack } from '../focus-back.ts';

const open: (() => void)[] = [];

// Registered when the admin's code is read, before any dialog listens: of several that lie over one another,
// Escape closes the topmost alone.
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
 * For a dialog that may lie over another one and is there only while it is open: Escape closes it alone, by `onClose`, and
 * the focus goes back to where it was.
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
