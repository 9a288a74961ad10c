import type { Tx } from '../../../../lib/db/database.ts';
import { conflict, needsApproval, notFound } from '../../../../lib/errors.ts';
import { operations } from '../../../../lib/http/handlers.ts';
import { changeEach } from '../../../../lib/work/each-of-several.ts';
import { pageBulkContract } from '../../bulk-contract.ts';
import { closeApproved } from '../approval/request-operations.ts';
import { reachesVisitors } from '../place-queries.ts';
import { deletePage, findPageById, listsEntries } from '../queries.ts';
import type { PageServices } from '../services.ts';
import { staffWords } from '../staff-words.ts';
import { publishPage, unpublishPage } from './publish-page.ts';

/** @throws 404, or 409 with the page in the way */
const forEach = <T extends { _id: string }>(
  tx: Tx,
  pages: readonly T[],
  notDone: 'nonePublished' | 'noneUnpublished' | 'noneDeleted',
  work: (page: T) => Promise<void>,
): Promise<{ changed: number }> =>
  changeEach(
    pages,
    async (id) => {
      const row = await findPageById(tx, id, 'draft');
      if (row?.kind !== 'page') throw notFound(staffWords().listedPageDeleted);
      return row;
    },
    staffWords()[notDone],
    work,
  );

async function deleteOne(tx: Tx, id: string): Promise<void> {
  if (await deletePage(tx, id)) return;
  throw conflict((await listsEntries(tx, id)) ? staffWords().listsEntries : staffWords().homeCantBeDeleted);
}

/** Changes of several pages, each call in one transaction. */
export function pageBulkOperations(services: PageServices) {
  return operations(pageBulkContract, {
    'POST /api/pages/publish': (request, { body: { pages } }) =>
      request.db((tx) =>
        forEach(tx, pages, 'nonePublished', async ({ _id, version }) => {
          await publishPage(services, tx, _id, { version }, new Date());
          await closeApproved(services, tx, _id, request.by.accountId);
        }),
      ),

    'POST /api/pages/unpublish': ({ db }, { body: { pages } }) =>
      db((tx) =>
        forEach(tx, pages, 'noneUnpublished', ({ _id, version }) =>
          unpublishPage(services, tx, _id, version),
        ),
      ),

    'POST /api/pages/delete': (request, { body: { pages } }) =>
      request.db(async (tx) => {
        if (!request.may('publish', 'write') && (await reachesVisitors(tx, pages))) throw needsApproval();
        const given = pages.map((_id) => ({ _id }));
        return forEach(tx, given, 'noneDeleted', ({ _id }) => deleteOne(tx, _id));
      }),
  });
}
