import { modals } from '@mantine/modals';
import { useQueryClient } from '@tanstack/react-query';
import { announce } from '../../../../../lib/admin-ui/announce.tsx';
import { tell, tellError } from '../../../../../lib/admin-ui/tell.tsx';
import { offerUndo } from '../../../../../lib/admin-ui/editing/undoable.tsx';
import { CallError } from '../../../../../lib/http/client.ts';
import type { LibraryFile } from '../../../contract.ts';
import { folderName } from '../../../folders.ts';
import { callFiles, FILES_KEY } from '../file-calls.ts';
import { messagesNow, useMessages } from '../../../../../lib/messages/use-messages.ts';
import { filesAdmin } from '../../../messages/admin/area.ts';

type Named = Pick<LibraryFile, '_id' | 'objectPath' | 'name' | 'folder'>;

/** The maximum of one call. */
const BATCH = 500;
const batches = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / BATCH) }, (_, at) => all.slice(at * BATCH, (at + 1) * BATCH));

/** For messages about one file by its name, or about several. */
const named = (files: readonly { name: string }[]) => ({ count: files.length, name: files[0]?.name ?? '' });

const isInUse = (error: unknown): error is CallError =>
  error instanceof CallError && error.code === 'file-in-use';

/** Tells where files are used, and asks whether to delete them anyway. */
function askToDelete(
  used: readonly { file: Named; says: string }[],
  onConfirm: (files: readonly Named[]) => void,
): void {
  const words = messagesNow(filesAdmin);
  const files = used.map(({ file }) => file);
  modals.openConfirmModal({
    title: words.isInUse(named(files)),
    children: words.ifYouDeleteItIts({
      uses: [...new Set(used.slice(0, 5).map(({ says }) => says))].join(' '),
    }),
    labels: { confirm: words.deleteAnyway, cancel: words.keep },
    confirmProps: { color: 'red' },
    onConfirm: () => onConfirm(files),
  });
}

/** Asks before files in the trash are deleted for good. */
function askToErase(
  files: readonly Named[] | 'all',
  act: (work: () => Promise<void>) => Promise<void>,
): void {
  const words = messagesNow(filesAdmin);
  modals.openConfirmModal({
    title: files === 'all' ? words.emptyTheTrash : words.permanentlyDelete(named(files)),
    children: words.thisCantBeUndone,
    labels: { confirm: files === 'all' ? words.emptyTrash : words.deletePermanently, cancel: words.keep },
    confirmProps: { color: 'red' },
    onConfirm: () =>
      void act(async () => {
        if (files === 'all') await callFiles('POST /api/files/erase', { body: {} });
        else
          for (const batch of batches(files))
            await callFiles('POST /api/files/erase', { body: { files: batch.map(({ _id }) => _id) } });
        tell(words.permanentlyDeleted);
      }),
  });
}

/** Actions on files, with undo where something would be lost. */
export function useFileActions() {
  const words = useMessages(filesAdmin);
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
      tell(words.restored(named(files)));
    });

  const trashed = (files: readonly Named[]) => {
    if (files.length === 0) return;
    announce(words.movedToTrash(named(files)));
    offerUndo({ says: words.movedToTrash(named(files)), undo: () => void restore(files) });
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
      const undo = async () => {
        for (const from of new Set(files.map((file) => file.folder)))
          await moveTo(
            files.filter((file) => file.folder === from),
            from,
          );
      };
      const says =
        folder === ''
          ? words.movedOutOfFolders(named(files))
          : words.movedTo({ ...named(files), folder: folderName(folder) });
      offerUndo({ says, undo: () => void undo() });
    });

  const erase = (files: readonly Named[] | 'all') => askToErase(files, act);

  return { trash, restore, erase, move, refresh };
}
