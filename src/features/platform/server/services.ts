import type { Database, Tx, CrossTx } from '../../../lib/db/database.ts';
import type { Jobs } from '../../../lib/work/jobs.ts';
import type { OfferedStarter } from '../sites-contract.ts';

export interface CreatorServices {
  db: Database;
  jobs: Jobs;
  /** Ends the API keys that an account of a site has made, until a time as the database writes it. */
  endKeys: (tx: Tx, accountId: string, until?: string) => Promise<unknown>;
  /** Where the platform answers. */
  origin: string;
  host: string;
}

export interface NewSite {
  name: string;
  host: string;
  ownerEmail: string;
  /** Key of one of `starters`. */
  starter: string;
}

export interface SiteServices {
  db: Database;
  /** Sites stand below it: `localhost` for `platform.localhost`. */
  parent: string;
  /** `scheme://host[:port]` of a host. */
  originOf: (host: string) => string;
  /** The platform’s own host and others that no site may have. */
  kept: readonly string[];
  starters: readonly OfferedStarter[];
  /** Used where nobody chose. */
  usualStarter: string;
  /**
   * Makes a site in one transaction, which `claim` begins and in which `made` is called once site and host are there.
   * @throws `409` where the host is another site’s
   */
  create: (
    site: NewSite,
    around: { claim: (tx: CrossTx) => Promise<void>; made: (tx: Tx) => Promise<void> },
  ) => Promise<{ websiteId: string; token: string }>;
  /**
   * A token for the owner with this address, which is `proven` there too where it is here; null where there is none.
   * @param creator `passed`: a second step, on the platform
   * @throws `409` where the site asks for a second step and neither its owner's account nor the creator has one
   */
  ownerToken: (
    websiteId: string,
    creator: { email: string; proven: boolean; passed: boolean },
  ) => Promise<string | null>;
}
