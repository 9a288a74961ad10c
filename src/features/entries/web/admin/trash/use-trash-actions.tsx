import { Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { announce } from '../../../../../lib/admin-ui/announce.tsx';
import { offerUndo } from '../../../../../lib/admin-ui/editing/undoable.tsx';
import { tell, tellError } from '../../../../../lib/admin-ui/tell.tsx';
import type { ContentType, OwnEntry } from '../../../entry-shapes.ts';
import { callEntries, CONTENT_KEY } from '../entry-calls.ts';
import { countOf } from '../type-labels.ts';

type Named = Pick<OwnEntry, '_id' | 'name'>;

/** “3 posts”, or the title of the only one. */
export const named = (type: ContentType, entries: readonly Named[]): string =>
  entries.length === 1 ? `“${entries[0]?.name ?? ''}”` : countOf(type, entries.length);

const idsOf = (entries: readonly Named[]) => entries.map(({ _id }) => _id);

interface Restored {
  restored: number;
  drafts: number;
  cleared: number;
}

/** The message after restoring, with the reason if some became drafts or lost a value. */
function saysRestored(what: string, { restored, drafts, cleared }: Restored): string {
  const all = drafts === restored ? 'all' : drafts;
  const how = drafts === 0 ? '' : restored === 1 ? ' as a draft' : `, ${all} as drafts`;
  if (cleared > 0)
    return `${what} restored${how}. ${restored === 1 ? 'A value that another entry has by now was' : 'Values that other entries have by now were'} left out.`;
  if (drafts === 0) return `${what} restored.`;
  const whose = restored === 1 ? 'its address is in use or its' : 'their addresses are in use or their';
  return `${what} restored${how}, because ${whose} time to publish has passed.`;
}

/** Moves entries to the trash, restores them and deletes them permanently. */
export function useTrashActions(type: ContentType) {
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);

  /** @returns whether it was done */
  const act = async (work: () => Promise<void>): Promise<boolean> => {
    setBusy(true);
    try {
      await work();
      return true;
    } catch (error) {
      tellError(error);
      return false;
    } finally {
      await queries.invalidateQueries({ queryKey: CONTENT_KEY });
      setBusy(false);
    }
  };

  const restore = (entries: readonly Named[]) =>
    act(async () => {
      const done = await callEntries('POST /api/entries/restore', { body: { entries: idsOf(entries) } });
      tell(saysRestored(named(type, entries), done));
    });

  const erase = (entries: readonly Named[] | 'all') =>
    act(async () => {
      const body = entries === 'all' ? { type: type._id } : { entries: idsOf(entries) };
      await callEntries('POST /api/entries/erase', { body });
      tell(entries === 'all' ? 'Trash emptied.' : `${named(type, entries)} permanently deleted.`);
    });

  return {
    busy,
    restore,
    trash: (entries: readonly Named[]) =>
      act(async () => {
        await callEntries('POST /api/entries/delete', { body: { entries: idsOf(entries) } });
        const says = `${named(type, entries)} moved to trash`;
        announce(says);
        offerUndo({ says, undo: () => void restore(entries) });
      }),
    /** After a confirmation. */
    erase: (entries: readonly Named[] | 'all', onDone: () => void = () => {}) =>
      modals.openConfirmModal({
        title: entries === 'all' ? 'Empty trash?' : `Permanently delete ${named(type, entries)}?`,
        children: (
          <Text size="sm">
            {entries === 'all' && `${countOf(type, type.trashed)} will be permanently deleted. `}This can’t be
            undone.
          </Text>
        ),
        labels: { confirm: entries === 'all' ? 'Empty trash' : 'Delete permanently', cancel: 'Cancel' },
        confirmProps: { color: 'red' },
        onConfirm: () => void erase(entries).then((isDone) => isDone && onDone()),
      }),
  };
}

export type TrashActions = ReturnType<typeof useTrashActions>;
