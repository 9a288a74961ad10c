import type { IncomingMessage } from 'node:http';
import { countsOwn, isVisit, VisitCounter, wantsNoCount } from '../../features/analytics/server/index.ts';
import type { FoundSite } from '../../features/websites/server/index.ts';
import type { Database } from '../../lib/db/database.ts';
import { isLocalHost } from '../../lib/http/requests/host.ts';
import type { RequestContext } from '../../lib/http/requests/request-context.ts';
import { clientAddress } from './client-address.ts';
import { countryReader } from './visitor-country.ts';
import type { Config } from '../config.ts';

export interface Visits {
  counter: VisitCounter;
  /** Notes that a page of a site was shown, from the cache or not. */
  shown(found: FoundSite, host: string, request: IncomingMessage): void;
  /** Whether this process has just shown a page of any site. */
  lately: () => boolean;
  /** Whether visits by an owner of the site are counted on it. */
  countsOwn(found: FoundSite): Promise<boolean>;
  countryOf(request: IncomingMessage): string;
  /** A visitor's conversion, reported after it has happened. */
  came(call: string, context: RequestContext, reply: unknown): Promise<void>;
}

const MOST_AGENT = 300;
const MOMENT_MS = 1_000;

/** Calls that count as conversions, and where their reply has the id. */
const results = {
  'POST /api/order/pending': 'order',
  'POST /api/booking': 'booking',
  'POST /api/message': 'message',
  'POST /api/account/register': 'signup',
} as const;

interface Services {
  config: Config;
  db: Database;
  siteOf: (websiteId: string) => Promise<FoundSite['known'] | null>;
  log: { warn(detail: object, sentence: string): void };
}

/** Whether visits at this host are counted: never on the machine that the site is made on (api.md, "Analytics and the rest"). */
export const counts = ({ known }: FoundSite, host: string): boolean =>
  known.website.analytics && !isLocalHost(host);

/** Wires counting for the whole product: pages from the server, results of calls. */
export function visits({ config, db, siteOf, log }: Services): Visits {
  const counter = new VisitCounter({ across: (work) => db.acrossWebsites(work), log });
  const addresses = clientAddress(config.trustProxy);
  const countryOf = countryReader(config.countryHeader, addresses);
  let lastShown = Number.NEGATIVE_INFINITY;
  return {
    counter,
    lately: () => performance.now() - lastShown < MOMENT_MS,
    shown: (found, host, request) => {
      lastShown = performance.now();
      if (request.method !== 'GET' || !counts(found, host)) return;
      const { headers } = request;
      const header = (name: string) => headers[name] as string | undefined;
      if (wantsNoCount(header) || !isVisit(header)) return;
      counter.note({
        kind: 'view',
        site: found.known,
        address: addresses.of(request),
        agent: (headers['user-agent'] ?? '').slice(0, MOST_AGENT),
        url: request.url ?? '/',
        referrer: headers.referer ?? '',
        country: countryOf(request),
      });
    },
    countsOwn: ({ known }) =>
      known.remember('counts-own', () => db.forWebsite(known.website.id, (tx) => countsOwn(tx))),
    countryOf,
    came: async (call, context, reply) => {
      const kind = (results as Partial<Record<string, 'order' | 'booking' | 'message' | 'signup'>>)[call];
      const { site, host, address, userAgent } = context;
      if (!kind || !site || wantsNoCount(context.header)) return;
      const known = await siteOf(site.id);
      const subjectId = (reply as { _id?: unknown } | null)?._id;
      if (!known?.website.analytics || isLocalHost(host) || typeof subjectId !== 'string') return;
      counter.note({ kind, site: known, address, agent: userAgent, subjectId });
    },
  };
}
