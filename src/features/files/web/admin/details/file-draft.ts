import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { CoalescingSaver } from '../../../../../lib/admin-ui/editing/coalescing-saver.ts';
import { tellListed } from '../../../../../lib/admin-ui/tell.tsx';
import { CallError } from '../../../../../lib/http/client.ts';
import type { LibraryFile } from '../../../contract.ts';
import { callFiles, fileQuery, FILES_KEY } from '../file-calls.ts';

export type FileChange = Partial<Pick<LibraryFile, 'name' | 'folder' | 'alt' | 'focus' | 'crop'>>;

/** Milliseconds without a key. */
const QUIET = 700;

/** Saves changes to a file automatically, even if the panel is closed meanwhile. */
export function useFileDraft(loaded: LibraryFile) {
  const queries = useQueryClient();
  const [typed, setTyped] = useState<FileChange>({});
  const { _id: id } = loaded;
  const [saver] = useState(
    () =>
      new CoalescingSaver<FileChange>({
        delay: QUIET,
        passes: (error) => error instanceof CallError && (error.status === 0 || error.status >= 500),
        onFailed: tellListed,
        save: async (patch) => {
          const saved = await callFiles('PUT /api/file/{id}', { params: { id }, body: patch });
          queries.setQueryData(fileQuery(id).queryKey, saved);
          setTyped((now) => (Object.keys(saver.pending).length > 0 ? now : {}));
          void queries.invalidateQueries({ queryKey: FILES_KEY });
        },
      }),
  );
  const saving = useSyncExternalStore(saver.subscribe, saver.getSnapshot);
  useEffect(() => () => void saver.flush(), [saver]);
  return {
    value: { ...loaded, ...typed },
    saving,
    errors: saving.error instanceof CallError ? saving.error.fields : {},
    change: (part: FileChange) => {
      setTyped((before) => ({ ...before, ...part }));
      // A name is never empty; it is saved once something is typed.
      if (part.name === undefined || part.name.trim() !== '') saver.change(part);
    },
    flush: () => saver.flush(),
  };
}

export type FileDraft = ReturnType<typeof useFileDraft>;
