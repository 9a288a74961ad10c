import { notFound } from '../../../../lib/errors.ts';
import { operations } from '../../../../lib/http/handlers.ts';
import { type Presence, tellPresence } from '../../../accounts/server/index.ts';
import { presenceContract } from '../../presence-contract.ts';
import { thereIsPage } from './presence-queries.ts';
import { staffWords } from '../staff-words.ts';

/** Who has a page open in an editor, and where in it they are. */
export const presenceOperations = ({ presence }: { presence: Presence }) =>
  operations(presenceContract, {
    'POST /api/page/{id}/presence': async ({ dbOnce, by, site }, { params: { id: pageId }, body }) => {
      const subject = `page:${pageId}` as const;
      const isTold = await dbOnce((tx) =>
        tellPresence(tx, { subject, by: by.accountId, ...body }, thereIsPage(tx, pageId)),
      );
      if (!isTold) throw notFound(staffWords().pageGone);
      return presence.at(site.id, subject);
    },
  });
