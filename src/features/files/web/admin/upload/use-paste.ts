import { useEffect, useEffectEvent } from 'react';
import { pastedFiles } from './chosen-files.ts';
import type { Chosen } from './upload-store.ts';

/** Files pasted anywhere on the screen; text pasted into a field stays text. */
export function usePaste(folder: string, onFiles: (chosen: Chosen[]) => void): void {
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const chosen = pastedFiles(event.clipboardData, folder);
    if (chosen.length === 0) return;
    event.preventDefault();
    onFiles(chosen);
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent) => onPaste(event);
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, []);
}
