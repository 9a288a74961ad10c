import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { tell, tellError } from '../../../../../lib/admin-ui/tell.tsx';
import type { Access } from '../../../access.ts';
import type { ContentType, OwnEntry, Term } from '../../../entry-shapes.ts';
import { callEntries, callPages, CONTENT_KEY } from '../entry-calls.ts';
import { named, useTrashActions } from '../trash/use-trash-actions.tsx';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { entryListAdmin } from '../../../messages/admin-list/area.ts';

type Work = 'publish' | 'unpublish';

/** What owners do with one entry or several of a list. */
export function useEntryActions(type: ContentType) {
  const words = useMessages(entryListAdmin);
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const { trash } = useTrashActions(type);
  const reload = () => queries.invalidateQueries({ queryKey: CONTENT_KEY });

  /** @returns whether it was done */
  const change = async (work: () => Promise<unknown>, says: () => void): Promise<boolean> => {
    setBusy(true);
    try {
      await work();
      says();
      return true;
    } catch (error) {
      tellError(error);
      return false;
    } finally {
      await reload();
      setBusy(false);
    }
  };
  const put = (entries: readonly OwnEntry[], to: Work) => {
    const given = entries.map(({ _id, version }) => ({ _id, version }));
    const only = entries.length === 1 ? entries[0] : undefined;
    return change(
      () =>
        only
          ? callPages(`POST /api/page/{id}/${to}`, {
              params: { id: only._id },
              body: { version: only.version },
            })
          : callEntries(`POST /api/entries/${to}`, { body: { entries: given } }),
      () =>
        tell(
          to === 'publish'
            ? words.entriesPublished({ entries: named(type, entries) })
            : words.entriesUnpublished({ entries: named(type, entries) }),
          only && to === 'publish' ? { label: words.viewOnSite, href: only.href } : undefined,
        ),
    );
  };
  const assign = (entries: readonly OwnEntry[], term: Term, to: 'add' | 'remove') =>
    change(
      () =>
        callEntries('PUT /api/entries', {
          body: { entries: entries.map(({ _id }) => _id), [to]: [term._id] },
        }),
      () =>
        tell(
          to === 'add'
            ? words.addedTo({ name: term.name, entries: named(type, entries) })
            : words.removedFrom({ name: term.name, entries: named(type, entries) }),
        ),
    );

  return {
    busy,
    publish: (entries: readonly OwnEntry[]) => put(entries, 'publish'),
    unpublish: (entries: readonly OwnEntry[]) => put(entries, 'unpublish'),
    trash,
    setAccess: (entries: readonly OwnEntry[], access: Access) =>
      change(
        () => callEntries('PUT /api/entries', { body: { entries: entries.map(({ _id }) => _id), access } }),
        () =>
          tell(
            access === 'everybody'
              ? words.everybodyCanNowSee({ entries: named(type, entries) })
              : words.signedInCustomersCanNowSee({ entries: named(type, entries) }),
          ),
      ),
    /** A category, tag or author of each. */
    add: (entries: readonly OwnEntry[], term: Term) => assign(entries, term, 'add'),
    removeTerm: (entries: readonly OwnEntry[], term: Term) => assign(entries, term, 'remove'),
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
