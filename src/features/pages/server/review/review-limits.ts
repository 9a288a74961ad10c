import type { LimitsPool } from '../../../../lib/db/pool.ts';
import type { SiteRequest } from '../../../../lib/http/requests/request-context.ts';
import { digest, limit, limitedAddress } from '../../../../lib/work/limits.ts';
import { reviewWords } from './review-words.ts';

/** Counted in the database, before anything else is done. */
export interface ReviewLimits {
  /** Throws `429`. */
  address(request: SiteRequest): Promise<void>;
  /** Throws `429`, whoever uses the link. */
  link(websiteId: string, preview: string): Promise<void>;
}

export function reviewLimits(pool: LimitsPool): ReviewLimits {
  const perAddress = limit(pool, 'review-address');
  const perLink = limit(pool, 'review-link');
  return {
    address: ({ site, address }) =>
      perAddress.take(`${site.id}:${limitedAddress(address)}`, reviewWords().tooMany),
    link: (websiteId, preview) => perLink.take(`${websiteId}:${preview}`, reviewWords().tooMany),
  };
}

/** Whether one more email may ask an address that nobody has confirmed. */
export function reviewAskLimit(pool: LimitsPool): (websiteId: string, email: string) => Promise<boolean> {
  const onSite = limit(pool, 'review-mail-to');
  const anywhere = limit(pool, 'review-mail-to-any');
  return async (websiteId, email) =>
    (await onSite.tryTake(`${websiteId}:${digest(email)}`)) && (await anywhere.tryTake(digest(email)));
}
