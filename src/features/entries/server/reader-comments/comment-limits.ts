import type { LimitsPool } from '../../../../lib/db/pool.ts';
import type { SiteRequest } from '../../../../lib/http/requests/request-context.ts';
import { digest, limit, limitedAddress } from '../../../../lib/work/limits.ts';
import { say } from './say.ts';

/** Counted in the database, before anything else is done. */
export interface CommentLimits {
  /** Throws `429`. @param accountId null for somebody without an account */
  comment(request: SiteRequest, accountId: string | null): Promise<void>;
  /** Throws `429`, whoever has the address. */
  mailTo(websiteId: string, email: string): Promise<void>;
}

export function commentLimits(pool: LimitsPool): CommentLimits {
  const perAddress = limit(pool, 'comment-address');
  const perAccount = limit(pool, 'comment-account');
  const perSite = limit(pool, 'comment-site');
  const toAddress = limit(pool, 'comment-mail-to');
  const toAddressAnywhere = limit(pool, 'comment-mail-to-any');
  return {
    comment: async ({ site, address }, accountId) => {
      const sentence = say().manyComments;
      await perAddress.take(`${site.id}:${limitedAddress(address)}`, sentence);
      if (accountId) await perAccount.take(`${site.id}:${accountId}`, sentence);
      await perSite.take(site.id, sentence);
    },
    mailTo: async (websiteId, email) => {
      await toAddress.take(`${websiteId}:${digest(email)}`, say().manyComments);
      await toAddressAnywhere.take(digest(email), say().manyComments);
    },
  };
}
