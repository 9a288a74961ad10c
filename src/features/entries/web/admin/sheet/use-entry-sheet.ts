import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useDraft } from '../../../../../lib/admin-ui/editing/use-draft.ts';
import { offerUndo } from '../../../../../lib/admin-ui/editing/undoable.tsx';
import type { Edits } from '../../../../../lib/admin-ui/sheet/sheet.ts';
import { tellError } from '../../../../../lib/admin-ui/tell.tsx';
import type { OwnEntry } from '../../../entry-shapes.ts';
import { callEntries, CONTENT_KEY } from '../entry-calls.ts';
import { countOf } from '../type-labels.ts';
import { changesOf, type DraftChange, type EntryRow, type SheetSite, wayBack } from './sheet-rows.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { entryListAdmin } from '../../../messages/admin-list/area.ts';

const send = async (entries: DraftChange[]): Promise<OwnEntry[]> =>
  (await callEntries('PUT /api/entries/drafts', { body: { entries } })).entries;

/** Publishes the changed entries that had no unpublished changes before. @returns how many */
async function publishThose(before: readonly EntryRow[], after: readonly OwnEntry[]): Promise<number> {
  const states = new Map(before.map(({ entry }) => [entry._id, entry.state]));
  const entries = after
    .filter(({ _id, state }) => state === 'changed' && states.get(_id) === 'published')
    .map(({ _id, version }) => ({ _id, version }));
  if (entries.length > 0) await callEntries('POST /api/entries/publish', { body: { entries } });
  return entries.length;
}

/** The typed values, with undo, saved all at once. */
export function useEntrySheet(rows: readonly EntryRow[], site: SheetSite) {
  const words = useMessages(entryListAdmin);
  const queries = useQueryClient();
  const { now: edits, change, undo, restart } = useDraft<Edits>(() => ({}));
  const clear = () => restart({});
  const reload = () => queries.invalidateQueries({ queryKey: CONTENT_KEY });
  const takeBack = async (back: DraftChange[], published: number) => {
    const after = await send(back);
    if (published > 0) await publishThose(rows, after);
  };
  const save = useMutation({
    mutationFn: async ({ publish }: { publish: boolean }) => {
      const after = await send(changesOf(rows, edits, site));
      // They are saved by now, and stay so.
      const published = publish
        ? await publishThose(rows, after).catch((error: unknown) => {
            tellError(error);
            return 0;
          })
        : 0;
      return { after, published };
    },
    // After a refusal, the table shows the current state; typed values stay.
    onError: reload,
    onSuccess: async ({ after, published }) => {
      const back = wayBack(rows, edits, after, site);
      clear();
      await reload();
      offerUndo({
        says:
          published > 0
            ? words.savedAndPublished({
                entries: countOf(site.type, after.length),
                published: String(published),
              })
            : words.saved({ entries: countOf(site.type, after.length) }),
        undo: () =>
          void takeBack(back, published)
            .catch(tellError)
            .finally(() => void reload()),
      });
    },
  });
  return { edits, change, undo, clear, save };
}
