import type { Tx } from '../../../lib/db/database.ts';
import { conflict, notFound, Refusal } from '../../../lib/errors.ts';
import { operations } from '../../../lib/http/handlers.ts';
import { closeApproved, publishPage, trashEntry, unpublishPage } from '../../pages/server/index.ts';
import { entriesContract } from '../contract.ts';
import { refuseListed } from './entry-operations.ts';
import { findOwn } from './entry-queries.ts';
import type { EntryServices } from './services.ts';

const contract = {
  'POST /api/entries/publish': entriesContract['POST /api/entries/publish'],
  'POST /api/entries/unpublish': entriesContract['POST /api/entries/unpublish'],
  'POST /api/entries/delete': entriesContract['POST /api/entries/delete'],
} as const;

const GONE = 'One of these entries was deleted. Reload the list.';

/** Changes of several entries, each in one transaction. */
export const bulkOperations = ({ pages }: EntryServices) =>
  operations(contract, {
    'POST /api/entries/publish': (request, { body: { entries } }) =>
      request.db((tx) =>
        forEach(tx, entries, 'published', async ({ _id, version }) => {
          await publishPage(pages, tx, _id, { version }, new Date());
          await closeApproved(pages, tx, _id, request.by.accountId);
        }),
      ),

    'POST /api/entries/unpublish': ({ db }, { body: { entries } }) =>
      db((tx) =>
        forEach(tx, entries, 'unpublished', ({ _id, version }) => unpublishPage(pages, tx, _id, version)),
      ),

    'POST /api/entries/delete': (request, { body: { entries } }) =>
      request.db(async (tx) => {
        await refuseListed(request, tx, entries);
        const given = entries.map((_id) => ({ _id }));
        return forEach(tx, given, 'moved to the trash', async ({ _id }) => {
          if (!(await trashEntry(tx, _id))) throw notFound(GONE);
        });
      }),
  });

/** In one order, so that two changes of the same entries wait for each other. @throws 404, or 409 with the entry in the way */
async function forEach<T extends { _id: string }>(
  tx: Tx,
  entries: readonly T[],
  done: string,
  work: (entry: T) => Promise<void>,
): Promise<{ changed: number }> {
  const each = [...new Map(entries.map((entry) => [entry._id, entry])).values()].toSorted((a, b) =>
    a._id < b._id ? -1 : 1,
  );
  for (const entry of each) {
    const row = await findOwn(tx, entry._id);
    if (!row) throw notFound(GONE);
    try {
      await work(entry);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const only = each.length === 1;
      throw conflict(only ? error.message : `No entries were ${done}. “${row.name}”: ${error.message}`);
    }
  }
  return { changed: each.length };
}
