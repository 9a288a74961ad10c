import type { LimitsPool } from '../../../lib/db/pool.ts';
import { Refusal } from '../../../lib/errors.ts';
import type { SiteRequest } from '../../../lib/http/requests/request-context.ts';
import { digest, type Limit, limit, limitedAddress } from '../../../lib/work/limits.ts';
import { say } from './say.ts';

/** Counted in the database, before anything else is done. */
export interface SendLimits {
  /** Throws `429`. */
  send(request: SiteRequest): Promise<void>;
  /** The same for a file sent ahead of its message. */
  file(websiteId: string, address: string): Promise<void>;
  /** False if an address has reached its limit of emails requested by strangers: on this site, and on all together. */
  mayWriteTo(websiteId: string, email: string): Promise<boolean>;
}

export function sendLimits(pool: LimitsPool): SendLimits {
  const perAddress = limit(pool, 'message-address');
  const perSite = limit(pool, 'message-site');
  const filesOfAddress = limit(pool, 'message-file-address');
  const filesOfSite = limit(pool, 'message-file-site');
  const toAddress = limit(pool, 'message-mail-to');
  const toAddressAnywhere = limit(pool, 'message-mail-to-any');

  const within = async (counted: Limit, key: string): Promise<boolean> => {
    try {
      await counted.take(key, say().manyMessages);
      return true;
    } catch (error) {
      if (error instanceof Refusal && error.status === 429) return false;
      throw error;
    }
  };

  return {
    send: async ({ site, address }) => {
      await Promise.all([
        perAddress.take(`${site.id}:${limitedAddress(address)}`, say().manyMessages),
        perSite.take(site.id, say().manyMessages),
      ]);
    },
    file: async (websiteId, address) => {
      await filesOfAddress.take(`${websiteId}:${limitedAddress(address)}`, say().manyFiles);
      await filesOfSite.take(websiteId, say().manyFiles);
    },
    mayWriteTo: async (websiteId, email) =>
      (await within(toAddress, `${websiteId}:${digest(email)}`)) && within(toAddressAnywhere, digest(email)),
  };
}
