import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { FILES_KEY } from '../file-calls.ts';
import { startUploads, useUploads } from './upload-store.ts';

/** Keeps uploads running, and refreshes the library's lists as they arrive. Rendered once, above every screen. */
export function useUploadMessages(): void {
  const queries = useQueryClient();
  useEffect(() => {
    startUploads();
    const count = () => useUploads.getState().uploads.filter(({ state }) => state === 'done').length;
    let before = count();
    return useUploads.subscribe(() => {
      const now = count();
      if (now > before) void queries.invalidateQueries({ queryKey: FILES_KEY });
      before = now;
    });
  }, [queries]);
}
