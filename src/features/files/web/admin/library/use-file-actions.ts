import { modals } from '@mantine/modals';
import { useQueryClient } from '@tanstack/react-query';
import { announce } from '../../../../../lib/admin-ui/announce.tsx';
import { tell, tellError } from '../../../../../lib/admin-ui/tell.tsx';
import { offerUndo } from '../../../../../lib/admin-ui/editing/undoable.tsx';
import { CallError } from '../../../../../lib/http/client.ts';
import type { LibraryFile } from '../../../contract.ts';
import { folderName } from '../../../folders.ts';
import { callFiles, FILES_KEY } from '../file-calls.ts';

type Named = Pick<LibraryFile, '_id' | 'objectPath' | 'name' | 'folder'>;

/** The maximum of one call. */
const BATCH = 500;
const batches = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / BATCH) }, (_, at) => all.slice(at * BATCH, (at + 1) * BATCH));

const sayFiles = (files: readonly { name: string }[]): string =>
  files.length === 1 ? `“${files[0]?.name}”` : `${files.length} files`;

const isInUse = (error: unknown): error is CallError =>
  error instanceof CallError && error.code === 'file-in-use';

/** Tells where files are used, and asks whether to delete them anyway. */
function askToDelete(
  used: readonly { file: Named; says: string }[],
  onConfirm: (files: readonly Named[]) => void,
): void {
  const files = used.map(({ file }) => file);
  modals.openConfirmModal({
    title: files.length === 1 ? `${sayFiles(files)} is in use` : `${sayFiles(files)} are in use`,
    children: `${[...new Set(used.slice(0, 5).map(({ says }) => says))].join(' ')} If you delete it, it’s missing there until you restore it.`,
    labels: { confirm: 'Delete anyway', cancel: 'Keep' },
    confirmProps: { color: 'red' },
    onConfirm: () => onConfirm(files),
  });
}

/** Actions on files, with undo where something would be lost. */
export function useFileActions() {
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: FILES_KEY });
  const act = async (work: () => Promise<void>): Promise<void> => {
    await work().catch(tellError);
    void refresh();
  };

  const restore = (files: readonly Named[]) =>
    act(async () => {
      for (const batch of batches(files))
        await callFiles('POST /api/files/restore', { body: { files: batch.map(({ _id }) => _id) } });
      tell(`${sayFiles(files)} restored`);
    });

  const trashed = (files: readonly Named[]) => {
    if (files.length === 0) return;
    announce(`${sayFiles(files)} moved to trash`);
    offerUndo({ says: `${sayFiles(files)} moved to trash`, undo: () => void restore(files) });
  };

  /** A file in use is deleted only after a confirmation that lists its uses. */
  const trash = (files: readonly Named[], force = false) =>
    act(async () => {
      const gone: Named[] = [];
      const used: { file: Named; says: string }[] = [];
      try {
        for (const file of files) {
          try {
            const { _id: mongoId, objectPath } = file;
            await callFiles('POST /api/file/delete', { body: { mongoId, objectPath, force } });
            gone.push(file);
          } catch (error) {
            if (!isInUse(error)) throw error;
            used.push({ file, says: error.message });
          }
        }
      } finally {
        trashed(gone);
      }
      if (used.length > 0) askToDelete(used, (all) => void trash(all, true));
    });

  const moveTo = (files: readonly Named[], folder: string): Promise<void> =>
    act(async () => {
      for (const batch of batches(files))
        await callFiles('POST /api/files/move', { body: { files: batch.map(({ _id }) => _id), folder } });
    });

  const move = (files: readonly Named[], folder: string) =>
    moveTo(files, folder).then(() => {
      const where = folder === '' ? 'out of their folders' : `to “${folderName(folder)}”`;
      const undo = async () => {
        for (const from of new Set(files.map((file) => file.folder)))
          await moveTo(
            files.filter((file) => file.folder === from),
            from,
          );
      };
      offerUndo({ says: `${sayFiles(files)} moved ${where}`, undo: () => void undo() });
    });

  const erase = (files: readonly Named[] | 'all') =>
    modals.openConfirmModal({
      title: files === 'all' ? 'Empty trash?' : `Permanently delete ${sayFiles(files)}?`,
      children: 'This can’t be undone.',
      labels: { confirm: files === 'all' ? 'Empty trash' : 'Delete permanently', cancel: 'Keep' },
      confirmProps: { color: 'red' },
      onConfirm: () =>
        void act(async () => {
          if (files === 'all') await callFiles('POST /api/files/erase', { body: {} });
          else
            for (const batch of batches(files))
              await callFiles('POST /api/files/erase', { body: { files: batch.map(({ _id }) => _id) } });
          tell('Permanently deleted');
        }),
    });

  return { trash, restore, erase, move, refresh };
}
