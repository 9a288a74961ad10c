import { notFound } from '../../../../lib/errors.ts';
import { operations } from '../../../../lib/http/handlers.ts';
import { closeApproved, publishPage, trashEntry, unpublishPage } from '../../../pages/server/index.ts';
import { entriesContract } from '../../contract.ts';
import { refuseListed } from '../entry-operations.ts';
import type { EntryServices } from '../services.ts';
import { staffWords } from '../staff-words.ts';
import { forEach } from './for-each.ts';
import { saveDrafts } from './save-drafts.ts';

const contract = {
  'PUT /api/entries/drafts': entriesContract['PUT /api/entries/drafts'],
  'POST /api/entries/publish': entriesContract['POST /api/entries/publish'],
  'POST /api/entries/unpublish': entriesContract['POST /api/entries/unpublish'],
  'POST /api/entries/delete': entriesContract['POST /api/entries/delete'],
} as const;

/** Changes of several entries, each in one transaction. */
export const bulkOperations = (services: EntryServices) => {
  const { pages } = services;
  return operations(contract, {
    'PUT /api/entries/drafts': (request, { body: { entries } }) =>
      request.db((tx) => saveDrafts(services, request, tx, entries)),

    'POST /api/entries/publish': (request, { body: { entries } }) =>
      request.db((tx) =>
        forEach(tx, entries, 'nonePublished', async ({ _id, version }) => {
          await publishPage(pages, tx, _id, { version }, new Date());
          await closeApproved(pages, tx, _id, request.by.accountId);
        }),
      ),

    'POST /api/entries/unpublish': ({ db }, { body: { entries } }) =>
      db((tx) =>
        forEach(tx, entries, 'noneUnpublished', ({ _id, version }) => unpublishPage(pages, tx, _id, version)),
      ),

    'POST /api/entries/delete': (request, { body: { entries } }) =>
      request.db(async (tx) => {
        await refuseListed(request, tx, entries);
        const given = entries.map((_id) => ({ _id }));
        return forEach(tx, given, 'noneTrashed', async ({ _id }) => {
          if (!(await trashEntry(tx, _id))) throw notFound(staffWords().oneEntryDeleted);
        });
      }),
  });
};
