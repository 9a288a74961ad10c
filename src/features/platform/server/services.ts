import type { Database, Tx, CrossTx } from '../../../lib/db/database.ts';
import type { Language } from '../../../lib/messages/languages.ts';
import type { Jobs } from '../../../lib/work/jobs.ts';
import type { OfferedStarter } from '../sites-contract.ts';

export interface CreatorServices {
  db: Database;
  jobs: Jobs;
  /** Revokes API keys created by an account of a site, until a time in the database's format. */
  endKeys: (tx: Tx, accountId: string, until?: string) => Promise<unknown>;
  /** The platform's host. */
  origin: string;
  host: string;
}

export interface NewSite {
  name: string;
  host: string;
  ownerEmail: string;
  /** Id of the creator's session. */
  creatorSession: string;
  /** Key of one of `starters`. */
  starter: string;
  /** In which its sample content is written. */
  language: Language;
  /** The creator's, as far as it is known. */
  timezone?: string | undefined;
}

type Words = Pick<OfferedStarter, 'name' | 'words'>;
type KnownStarter = Omit<OfferedStarter, keyof Words> & { wordsIn: (language: Language) => Words };

export interface SiteServices {
  db: Database;
  /** Suffix of site addresses: `localhost` for `platform.localhost`. */
  parent: string;
  /** `scheme://host[:port]` of a host. */
  originOf: (host: string) => string;
  /** The platform’s host and others that no site may have. */
  kept: readonly string[];
  starters: readonly KnownStarter[];
  /** The default. */
  usualStarter: string;
  /**
   * Creates a site in one transaction, which starts with `claim` and calls `made` once site and host exist.
   * @throws `409` if the host belongs to another site
   */
  create: (
    site: NewSite,
    around: { claim: (tx: CrossTx) => Promise<void>; made: (tx: Tx) => Promise<void> },
  ) => Promise<{ websiteId: string; token: string }>;
  /**
   * A token for the owner with this address, which is `proven` there if it is proven here; null if there is none.
   * @param creator `passed`: a second step, on the platform; `session`: the id of the creator's session there
   * @throws `409` if the site requires a second step and neither its owner's account nor the creator has one
   */
  ownerToken: (
    websiteId: string,
    creator: { email: string; proven: boolean; passed: boolean; session: string },
  ) => Promise<string | null>;
}
