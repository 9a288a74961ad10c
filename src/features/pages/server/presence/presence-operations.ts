import { notFound } from '../../../../lib/errors.ts';
import { operations } from '../../../../lib/http/handlers.ts';
import { presenceContract } from '../../presence-contract.ts';
import type { Presence } from './presence.ts';
import { tellPresence } from './presence-queries.ts';
import { staffWords } from '../staff-words.ts';

/** Who has a page open in an editor, and where in it they are. */
export const presenceOperations = ({ presence }: { presence: Presence }) =>
  operations(presenceContract, {
    'POST /api/page/{id}/presence': async ({ dbOnce, by, site }, { params: { id: pageId }, body }) => {
      const isThere = await dbOnce((tx) => tellPresence(tx, { pageId, by: by.accountId, ...body }));
      if (!isThere) throw notFound(staffWords().pageGone);
      return presence.onPage(site.id, pageId);
    },
  });
