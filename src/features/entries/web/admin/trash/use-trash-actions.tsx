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
import { messagesNow, useMessages } from '../../../../../lib/messages/use-messages.ts';
import { entryListAdmin } from '../../../messages/admin-list/area.ts';

type Named = Pick<OwnEntry, '_id' | 'name'>;

/** “3 posts”, or the title of the only one. */
export const named = (type: ContentType, entries: readonly Named[]): string =>
  entries.length === 1
    ? messagesNow(entryListAdmin).quoted({ name: entries[0]?.name ?? '' })
    : countOf(type, entries.length);

const idsOf = (entries: readonly Named[]) => entries.map(({ _id }) => _id);

interface Restored {
  restored: number;
  drafts: number;
  cleared: number;
}

/** The message after restoring, with the reason if some became drafts or lost a value. */
function sayRestored(entries: string, { restored, drafts, cleared }: Restored): string {
  const words = messagesNow(entryListAdmin);
  if (cleared > 0) {
    if (drafts === 0) return words.restoredWithoutValues({ entries, restored });
    return drafts === restored
      ? words.restoredAsDraftsWithoutValues({ entries, restored })
      : words.someRestoredAsDraftsWithoutValues({ entries, drafts: String(drafts) });
  }
  if (drafts === 0) return words.restored({ entries });
  return drafts === restored
    ? words.restoredAsDrafts({ entries, restored })
    : words.someRestoredAsDrafts({ entries, drafts: String(drafts) });
}

/** Moves entries to the trash, restores them and deletes them permanently. */
export function useTrashActions(type: ContentType) {
  const words = useMessages(entryListAdmin);
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
      tell(sayRestored(named(type, entries), done));
    });

  const erase = (entries: readonly Named[] | 'all') =>
    act(async () => {
      const body = entries === 'all' ? { type: type._id } : { entries: idsOf(entries) };
      await callEntries('POST /api/entries/erase', { body });
      tell(
        entries === 'all' ? words.trashEmptied : words.permanentlyDeleted({ entries: named(type, entries) }),
      );
    });

  return {
    busy,
    restore,
    trash: (entries: readonly Named[]) =>
      act(async () => {
        await callEntries('POST /api/entries/delete', { body: { entries: idsOf(entries) } });
        const says = words.movedToTrash({ entries: named(type, entries) });
        announce(says);
        offerUndo({ says, undo: () => void restore(entries) });
      }),
    /** After a confirmation. */
    erase: (entries: readonly Named[] | 'all', onDone: () => void = () => {}) =>
      modals.openConfirmModal({
        title:
          entries === 'all'
            ? words.emptyTheTrash
            : words.permanentlyDelete({ entries: named(type, entries) }),
        children: (
          <Text size="sm">
            {entries === 'all'
              ? words.willBePermanentlyDeleted({ entries: countOf(type, type.trashed) })
              : words.thisCantBeUndone}
          </Text>
        ),
        labels: {
          confirm: entries === 'all' ? words.emptyTrash : words.deletePermanently,
          cancel: words.cancel,
        },
        confirmProps: { color: 'red' },
        onConfirm: () => void erase(entries).then((isDone) => isDone && onDone()),
      }),
  };
}

export type TrashActions = ReturnType<typeof useTrashActions>;
