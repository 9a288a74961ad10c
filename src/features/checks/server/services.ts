import type { Database } from '../../../lib/db/database.ts';
import type { Finding } from '../../../lib/db/invariants.ts';
import type { RawInput } from '../../../lib/http/invoke.ts';
import type { Call } from '../../../lib/http/contract.ts';
import type { Actor, SiteRequest } from '../../../lib/http/requests/request-context.ts';
import type { Storage } from '../../../lib/storage/storage.ts';
import type { Light } from '../contract.ts';

/** Any call of the product, through its guards; what it replies is what the contract says. */
export type Caller = <T>(call: Call, input?: RawInput) => Promise<T>;

export interface CheckServices {
  db: Database;
  storage: () => Storage;
  /** Telling texts of the designs that sites start from (see `textsIn`). */
  samples: () => ReadonlySet<string>;
  /** Checks what is true of every site at any moment. */
  checkInvariants: (websiteId: string) => Promise<Finding[]>;
  /** Calls on behalf of somebody: with all rights of the site, or of nobody. */
  callsAs: (request: SiteRequest, as: 'owner' | 'visitor') => Caller;
  /** Asks the payment provider for the site's account. @returns null where no keys are set */
  askProvider: (websiteId: string) => Promise<{ account: string; takes: boolean } | null>;
  /**
   * What the last comparison of Stripe's payments with the site's orders found, and how many need attention now; compared
   * at once where that is more than a day ago. @returns null where no account is connected
   */
  comparePayments: (websiteId: string) => Promise<{
    compared: number;
    recovered: number;
    problems: { order: string | null; sentence: string }[];
    failure: string;
    open: number;
  } | null>;
  /**
   * Hosts of the site that Stripe shows wallets on, each registered now where it wasn't, with Stripe's reason for what is
   * not shown. @returns null where no account is connected
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
  /** The script that keeps pages readable without a line. */
  hasWorker: () => Promise<boolean>;
  /** Whether mails leave this machine. */
  delivers: boolean;
  https: boolean;
  /** The product's calls with everything they write inside one transaction, and what gives money back there. */
  rehearse: (
    request: SiteRequest,
    db: Database,
  ) => {
    callsAs: (as: 'owner' | 'visitor', headers?: Record<string, string>) => Caller;
    giveBack: (refundId: string) => Promise<boolean>;
  };
}

export interface Found {
  light: Light;
  says: string;
  hints?: { text: string; to?: string }[];
  steps?: { light: Light; label: string; says: string }[];
}

export type Look = (services: CheckServices, request: SiteRequest<Actor>) => Promise<Found>;
