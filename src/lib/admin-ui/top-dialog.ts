import { useEffect, useEffectEvent, useRef, useState } from 'react';

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
  const close = useEffectEvent(onClose);
  const [from] = useState(() => document.activeElement);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    clearTimeout(leaving.current);
    const own = () => close();
    open.push(own);
    return () => {
      open.splice(open.indexOf(own), 1);
      // After the trap that the dialog kept it in is gone.
      leaving.current = setTimeout(() => {
        // What was done in it may have given the focus to something already.
        if (document.activeElement === document.body && from instanceof HTMLElement && from.isConnected)
          from.focus();
      });
    };
  }, [from]);
}
