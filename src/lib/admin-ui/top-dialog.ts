import { useEffect, useEffectEvent } from 'react';

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

/** For a dialog that may lie over another one; it then closes itself on Escape by `onClose` alone. */
export function useTopDialog(onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const own = () => close();
    open.push(own);
    return () => {
      open.splice(open.indexOf(own), 1);
    };
  }, []);
}
