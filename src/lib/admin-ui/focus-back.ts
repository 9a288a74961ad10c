import { useEffect, useRef, useState } from 'react';

/** For what is there only while it is open: the focus goes back to where it was before. */
export function useFocusBack(): void {
  const [from] = useState(() => document.activeElement);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    clearTimeout(leaving.current);
    return () => {
      // After the trap that the dialog kept it in is gone.
      leaving.current = setTimeout(() => {
        // What was done in it may have given the focus to something already.
        if (document.activeElement === document.body && from instanceof HTMLElement && from.isConnected)
          from.focus();
      });
    };
  }, [from]);
}
