import { useEffect, useRef, useState } from 'react';

/** For elements that are mounted only while open: restores the focus afterwards. */
export function useFocusBack(): void {
  const [from] = useState(() => document.activeElement);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    clearTimeout(leaving.current);
    return () => {
      // After the dialog's focus trap has been removed.
      leaving.current = setTimeout(() => {
        // An action in the dialog may have moved the focus already.
        if (document.activeElement === document.body && from instanceof HTMLElement && from.isConnected)
          from.focus();
      });
    };
  }, [from]);
}
