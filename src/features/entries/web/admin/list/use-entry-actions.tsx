import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { offerUndo } from '../../../../../lib/admin-ui/editing/undoable.tsx';
import { tell, tellError } from '../../../../../lib/admin-ui/tell.tsx';
import { CallError } from '../../../../../lib/http/client.ts';
import { sentenceOf } from '../../../../../lib/ui/sentences.ts';
import type { ContentType, OwnEntry, Term } from '../../../entry-shapes.ts';
import { callEntries, callPages, CONTENT_KEY, entryHref } from '../entry-calls.ts';
import { countOf } from '../type-words.ts';
import { markDeleting, unmarkDeleting } from './deleting.ts';

type Work = 'publish' | 'unpublish';

const done: Readonly<Record<Work, string>> = { publish: 'published', unpublish: 'unpublished' };

/** One after the other, each in its own transaction. @returns what was refused */
async function each(entries: readonly OwnEntry[], work: (entry: OwnEntry) => Promise<unknown>) {
  const refused: { entry: OwnEntry; says: string }[] = [];
  for (const entry of entries) {
    try {
      await work(entry);
    } catch (error) {
      refused.push({ entry, says: sentenceOf(error) });
    }
  }
  return refused;
}

/** “3 posts”, or the title of the only one. */
const named = (type: ContentType, entries: readonly OwnEntry[]): string =>
  entries.length === 1 ? `“${entries[0]?.name ?? ''}”` : countOf(type, entries.length);

/** What owners do with one entry or several of a list. */
export function useEntryActions(type: ContentType) {
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const reload = () => queries.invalidateQueries({ queryKey: CONTENT_KEY });

  const put = async (entries: readonly OwnEntry[], to: Work) => {
    setBusy(true);
    const refused = await each(entries, ({ _id, version }) =>
      callPages(`POST /api/page/{id}/${to}`, { params: { id: _id }, body: { version } }),
    );
    await reload();
    setBusy(false);
    const went = entries.filter((entry) => !refused.some((one) => one.entry === entry));
    const [only] = went;
    if (only && went.length > 0)
      tell(
        `${named(type, went)} ${done[to]}.`,
        to === 'publish' && went.length === 1
          ? { label: 'View on site', href: entryHref(type, only) }
          : undefined,
      );
    for (const { entry, says } of refused.slice(0, 3))
      tellError(new CallError(409, `“${entry.name}”: ${says}`));
  };

  return {
    busy,
    publish: (entries: readonly OwnEntry[]) => void put(entries, 'publish'),
    unpublish: (entries: readonly OwnEntry[]) => void put(entries, 'unpublish'),
    /** Gone from the list at once, deleted for good unless it is undone. */
    remove: (entries: readonly OwnEntry[]) => {
      const ids = entries.map(({ _id }) => _id);
      markDeleting(ids);
      const back = () => unmarkDeleting(ids);
      offerUndo({
        says: `${named(type, entries)} deleted`,
        undo: back,
        commit: () =>
          void each(entries, ({ _id }) => callPages('DELETE /api/page/{id}', { params: { id: _id } }))
            .then((refused) => {
              for (const { entry, says } of refused.slice(0, 3))
                tellError(new CallError(409, `“${entry.name}” wasn’t deleted. ${says}`));
              return reload();
            })
            .catch(tellError)
            .finally(back),
      });
    },
    /** Adds a category, tag or author to each. */
    add: async (entries: readonly OwnEntry[], term: Term) => {
      setBusy(true);
      try {
        await callEntries('PUT /api/entries', {
          body: { entries: entries.map(({ _id }) => _id), add: [term._id] },
        });
        await reload();
        tell(`“${term.name}” added to ${named(type, entries)}.`);
      } catch (error) {
        tellError(error);
      }
      setBusy(false);
    },
    mark: async (entry: OwnEntry, part: { pinned: boolean } | { featured: boolean }) => {
      try {
        await callEntries('PUT /api/entries/{id}', { params: { id: entry._id }, body: part });
        await reload();
      } catch (error) {
        tellError(error);
      }
    },
  };
}

export type EntryActions = ReturnType<typeof useEntryActions>;
