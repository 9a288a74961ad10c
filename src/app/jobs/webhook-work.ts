import type { FastifyBaseLogger } from 'fastify';
import { deliverTo, dueEndpoints, type WebhookServices } from '../../features/webhooks/server/index.ts';
import { runForSites } from '../../features/websites/server/index.ts';
import { Refusal } from '../../lib/errors.ts';
import { allRights } from '../../lib/http/areas.ts';
import type { Call } from '../../lib/http/contract.ts';
import type { Operation } from '../../lib/http/handlers.ts';
import { inProcess, type Invoke, type RawInput } from '../../lib/http/invoke.ts';
import type { RequestContext, Site } from '../../lib/http/requests/request-context.ts';
import type { Database } from '../../lib/db/database.ts';
import type { ScheduledJob } from './scheduled-jobs.ts';

const EVERY_SECONDS = 2;
const AT_ONCE = 20;

interface Parts {
  db: Database;
  log: FastifyBaseLogger;
  loopback: boolean;
  siteOf: (websiteId: string) => Promise<Site | null>;
  /** Every call of the product; read when something is sent. */
  all: () => { operations: readonly Operation[]; invoke: Invoke };
}

const calls: Record<string, Call> = {
  order: 'GET /api/order/{id}',
  booking: 'GET /api/booking/{id}',
  message: 'GET /api/message/{id}',
  product: 'GET /api/product/{id}',
  customer: 'GET /api/account-details/{id}',
};

export const webhookServices = ({ db, log, loopback, siteOf, all }: Parts): WebhookServices => ({
  db,
  loopback,
  describe: async (websiteId, kind, id) => {
    const site = await siteOf(websiteId);
    const what = kind.split('.')[0] ?? '';
    if (!site) return { _id: id };
    const { operations, invoke } = all();
    const byCall = new Map<Call, Operation>(operations.map((operation) => [operation.call, operation]));
    const call = calls[what] ?? 'GET /api/page';
    const input: RawInput = call === 'GET /api/page' ? { query: { _id: id } } : { params: { id } };
    try {
      return (await inProcess(byCall, invoke, ownersContext(site, log))(call, input)) as object;
    } catch (error) {
      // Deleted meanwhile, perhaps by the event itself.
      if (error instanceof Refusal) return { _id: id };
      throw error;
    }
  },
});

/** What an owner would see, requested without an account. */
const ownersContext = (site: Site, log: FastifyBaseLogger): RequestContext => ({
  site,
  platform: null,
  host: site.canonicalHost,
  secure: site.origin.startsWith('https:'),
  address: '',
  userAgent: '',
  header: () => undefined,
  cookies: { get: () => undefined, set: () => {} },
  headers: new Map(),
  log,
  actor: async () => ({
    sessionId: '',
    accountId: '00000000-0000-7000-8000-000000000000',
    email: '',
    role: 'owner',
    rights: allRights,
    owner: true,
  }),
  setActor: () => {},
});

/** Sends due deliveries, to many addresses in parallel. A slow one delays this job only. */
export const webhookJob = (services: WebhookServices, log: FastifyBaseLogger): Promise<void> =>
  runForSites(
    { db: services.db, log },
    'webhooks',
    (tx) => dueEndpoints(tx, AT_ONCE),
    ({ website_id: websiteId, endpoint_id: endpointId }) => deliverTo(services, websiteId, endpointId),
    AT_ONCE,
  );

export const webhookJobs = (services: WebhookServices, log: FastifyBaseLogger): ScheduledJob[] => [
  { name: 'webhooks', seconds: EVERY_SECONDS, work: () => webhookJob(services, log) },
];
