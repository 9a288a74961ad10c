import type { Database } from '../../../lib/db/database.ts';
import type { Finding } from '../../../lib/db/invariants.ts';
import type { RawInput } from '../../../lib/http/invoke.ts';
import type { Call } from '../../../lib/http/contract.ts';
import type { Actor, SiteRequest } from '../../../lib/http/requests/request-context.ts';
import type { Storage } from '../../../lib/storage/storage.ts';
import type { Light } from '../contract.ts';

/** Any call of the product, through its guards; the reply has the contract's shape. */
export type Caller = <T>(call: Call, input?: RawInput) => Promise<T>;

export interface CheckServices {
  db: Database;
  storage: () => Storage;
  /** Recognisable texts of the designs that sites start from (see `textsIn`). */
  samples: () => Promise<ReadonlySet<string>>;
  /** Checks the invariants of a site. */
  checkInvariants: (websiteId: string) => Promise<Finding[]>;
  /** Calls on behalf of a person: with all permissions of the site, or none. */
  callsAs: (request: SiteRequest, as: 'owner' | 'visitor') => Caller;
  /** Asks the payment provider for the site's account. @returns null without keys */
  askProvider: (websiteId: string) => Promise<{ account: string; takes: boolean } | null>;
  /**
   * The last comparison of Stripe's payments with the site's orders, and how many need attention now; compared
   * immediately if it is more than a day old. @returns null if no account is connected
   */
  comparePayments: (websiteId: string) => Promise<{
    compared: number;
    recovered: number;
    problems: { order: string | null; sentence: string }[];
    failure: string;
    open: number;
  } | null>;
  /**
   * Hosts of the site on which Stripe shows wallets, registered now if they were not, with Stripe's reason for methods
   * that aren't shown. @returns null if no account is connected
   */
  checkPaymentDomains: (websiteId: string) => Promise<
    | {
        host: string;
        state: 'waiting' | 'registered' | 'failed';
        inactive: Record<string, string>;
        failure: string;
      }[]
    | null
  >;
  /** The service worker for offline reading. */
  hasWorker: () => Promise<boolean>;
  /** Whether emails leave this machine. */
  delivers: boolean;
  https: boolean;
  /** The product's calls with all their writes inside one transaction, and refunds there. */
  rehearse: (
    request: SiteRequest,
    db: Database,
  ) => {
    callsAs: (as: 'owner' | 'visitor', headers?: Record<string, string>) => Caller;
    giveBack: (refundId: string) => Promise<boolean>;
  };
}

/** Made once in each language of the admin; a text is the same in all of them. */
export type Sentence = string | (() => string);

export interface CheckOutcome {
  light: Light;
  says: Sentence;
  hints?: { text: Sentence; to?: string }[];
  steps?: { light: Light; label: Sentence; says: Sentence }[];
}

export type RunCheck = (services: CheckServices, request: SiteRequest<Actor>) => Promise<CheckOutcome>;
