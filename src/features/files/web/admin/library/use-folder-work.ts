import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { tell } from '../../../../../lib/admin-ui/tell.tsx';
import { offerUndo } from '../../../../../lib/admin-ui/editing/undoable.tsx';
import { folderName, isWithin } from '../../../folders.ts';
import { callFiles, FILES_KEY, foldersQuery } from '../file-calls.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { filesAdmin } from '../../../messages/admin/area.ts';

export type FolderQuestion = { kind: 'new'; above: string } | { kind: 'rename'; path: string };

/** Creating, renaming, moving and deleting folders. `onMoved` follows an open folder. */
export function useFolderWork(onMoved: (from: string, to: string | null) => void) {
  const words = useMessages(filesAdmin);
  const queries = useQueryClient();
  const [question, setQuestion] = useState<FolderQuestion | null>(null);
  const folders = useQuery(foldersQuery).data ?? [];
  const refresh = () => queries.invalidateQueries({ queryKey: FILES_KEY });

  const make = useMutation({
    mutationFn: (path: string) => callFiles('POST /api/files/folders', { body: { path } }),
    meta: { quiet: true },
    onSuccess: async () => {
      await refresh();
      setQuestion(null);
    },
  });
  const rename = useMutation({
    mutationFn: (body: { from: string; to: string }) => callFiles('POST /api/files/folders/rename', { body }),
    meta: { quiet: true },
    onSuccess: async (_, { from, to }) => {
      await refresh();
      setQuestion(null);
      onMoved(from, to);
      tell(words.folderRenamedTo({ to }));
    },
  });
  const removing = useMutation({
    mutationFn: (path: string) => callFiles('POST /api/files/folders/delete', { body: { path } }),
    onSuccess: async (_, path) => {
      await refresh();
      onMoved(path, null);
      offerUndo({
        says: words.folderDeleted({ folder: folderName(path) }),
        undo: () => make.mutate(path),
      });
    },
  });

  return {
    question,
    /** Possible parents of a folder. */
    places: folders
      .map(({ path }) => path)
      .filter((path) => question?.kind !== 'rename' || !isWithin(path, question.path)),
    ask: (next: FolderQuestion) => {
      make.reset();
      rename.reset();
      setQuestion(next);
    },
    close: () => setQuestion(null),
    make: (path: string) => make.mutate(path),
    rename: (from: string, to: string) => rename.mutate({ from, to }),
    remove: (path: string) => removing.mutate(path),
    error: make.error ?? rename.error,
    busy: make.isPending || rename.isPending,
  };
}

export type FolderWork = ReturnType<typeof useFolderWork>;
