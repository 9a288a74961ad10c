import type { WordpressServices } from '../features/wordpress/server/index.ts';
import type { FastifyBaseLogger } from 'fastify';
import { actLog, type AccountServices } from '../features/accounts/server/index.ts';
import type { BookingServices, SubscribedServices } from '../features/bookings/server/index.ts';
import { formServices, type FormServices, unreadCounts } from '../features/forms/server/index.ts';
import {
  type FileDelivery,
  fileDelivery,
  type FileServices,
  openStockPhotos,
  type StockPhotos,
} from '../features/files/server/index.ts';
import {
  type Machine,
  MissingLog,
  openMachine,
  pagesShowing,
  type PageServices,
} from '../features/pages/server/index.ts';
import type { SiteDirectory } from '../features/websites/server/index.ts';
import { countOrders, countToSend, type OrderServices } from '../features/orders/server/index.ts';
import { entryRules } from '../features/entries/server/index.ts';
import {
  type DomainServices,
  type EndingServices,
  arrivalCalls,
  domainWork,
  type CreatorServices,
} from '../features/platform/server/index.ts';
import type { LiveLines, NotificationServices } from '../features/notifications/server/index.ts';
import type { WebhookServices } from '../features/webhooks/server/index.ts';
import { type FindKeyActor, keyFinder } from '../features/api-keys/server/index.ts';
import type { LimitsPool } from '../lib/db/pool.ts';
import type { Database } from '../lib/db/database.ts';
import type { Connection } from '../lib/db/roles.ts';
import { type Invoke, invoker } from '../lib/http/invoke.ts';
import type { Operation } from '../lib/http/handlers.ts';
import type { PlatformStreamedCall, StreamedCall } from '../lib/http/requests/streamed.ts';
import { type Jobs, openJobs } from '../lib/work/jobs.ts';
import { sayOfBlocks } from './wording/say-of-blocks.ts';
import { blockKinds, blockUpgrades } from './blocks.ts';
import { webhookServices } from './jobs/webhook-work.ts';
import type { Config } from './config.ts';
import { openFileServices } from './wiring/file-services.ts';
import { domainServices } from './jobs/domain-work.ts';
import { maySee } from './site-access/guard-site.ts';
import { answerWithoutAccess } from './site-access/without-access.ts';
import { listeners } from './listeners.ts';
import { addressReader, type ReadAddress } from './cache/addresses.ts';
import type { PageCache } from './cache/page-cache.ts';
import { RenderLanes } from './cache/render-lanes.ts';
import { importTarget } from './commands/move-site.ts';
import { type DesignPreviews, designPreviews } from './platform/design-previews.ts';
import { platformServices } from './wiring/platform-services.ts';
import { whoAsks } from './http/request-contexts.ts';
import { shopServices } from './wiring/shop-services.ts';
import { type Visits, visits as countVisits } from './http/visits.ts';
import { commonHeaders } from './http/security-headers.ts';
import { openSites } from './wiring/open-sites.ts';
import { siteOperations, siteStreams } from './wiring/operations.ts';

/** Everything that handlers and screens may use, built once, without a container. */
export interface App {
  config: Config;
  db: Database;
  directory: SiteDirectory;
  pageCache: PageCache;
  lanes: RenderLanes;
  readAddress: ReadAddress;
  designPreviews: DesignPreviews;
  jobs: Jobs;
  pages: PageServices;
  machine: Machine;
  stock: StockPhotos;
  missing: MissingLog;
  visits: Visits;
  accounts: AccountServices;
  creators: CreatorServices;
  orders: OrderServices;
  bookings: BookingServices;
  calendars: SubscribedServices;
  files: FileServices;
  forms: FormServices;
  wordpress: WordpressServices;
  domains: DomainServices;
  endings: EndingServices;
  delivery: FileDelivery;
  lines: LiveLines;
  webhooks: WebhookServices;
  findKey: FindKeyActor;
  operations: Operation[];
  streamed: StreamedCall[];
  /** Calls of the platform's own host. */
  arrivals: PlatformStreamedCall[];
  invoke: Invoke;
  log: FastifyBaseLogger;
  close(): Promise<void>;
}

/** What pages are made of. */
const content = {
  kinds: blockKinds,
  upgrades: blockUpgrades,
  entries: entryRules,
  sayOfBlocks,
};

/** Services of others that work for a site by its key. */
const openProviders = (config: Config, pool: LimitsPool) => ({
  machine: openMachine({ pool, ...config.translation }),
  stock: openStockPhotos(pool, config.stockPhotosBase),
});

export async function createApp(config: Config, admin: Connection, log: FastifyBaseLogger): Promise<App> {
  const sites = await openSites(config, admin, log);
  const { db, directory, pageCache, changes, lines, presence } = sites;
  const jobs = openJobs(admin, { log });
  const pages: PageServices = { directory, jobs, ...content };
  const providers = openProviders(config, db.limitsPool);
  const missing = new MissingLog(db, (error) =>
    log.warn({ err: error }, 'could not record addresses that were not found'),
  );
  const accounts = { db, jobs, announce: listeners(jobs).onAccountEvent, countOrders };
  const orders = shopServices(config, { db, jobs, directory, log });
  const { siteOf } = orders;
  const bookings = {
    db,
    jobs,
    orders,
    siteOf,
    timezoneOf: async (id: string) => (await directory.get(id))?.website.timezone ?? 'UTC',
  };
  const files = openFileServices(config, { db, jobs, log });
  const forms = formServices({
    db,
    jobs,
    files,
    pagesShowing,
    siteOf,
    answersTo: config.inboundMail?.domain,
  });
  const calendars: SubscribedServices & { jobs: Jobs } = { db, jobs, timezoneOf: bookings.timezoneOf };
  const { storage } = files;
  const endings: EndingServices = { db, jobs, storage, siteOf, forget: (id) => directory.forget(id), log };
  const domains = domainServices(config, { db, directory, log });
  const findKey = keyFinder(db);
  const notifications: NotificationServices = {
    db,
    lines,
    presence,
    waiting: async (tx) => ({ toSend: await countToSend(tx), ...(await unreadCounts(tx)) }),
    actorNow: (context) => whoAsks({ db, findKey }, context),
  };
  const fill = { ...pages, storage };
  const platform = platformServices(config, { db, jobs, directory, fill });
  const { parent } = config.platform;
  const wordpress: WordpressServices = { db, jobs, pages, files };
  const delivery = fileDelivery(files, commonHeaders);
  const visits = countVisits({ config, db, siteOf: (id) => directory.get(id), log });
  const webhooks = webhookServices({
    db,
    log,
    loopback: config.webhooksToLoopback,
    siteOf,
    all: () => ({ operations, invoke }),
  });
  const parts = {
    config,
    db,
    jobs,
    directory,
    accounts,
    files,
    forms,
    pages,
    ...providers,
    bookings,
    calendars,
    platform,
    domains: domainWork(domains),
    endings,
    presence,
    orders,
    visits,
    notifications,
    webhooks,
    wordpress,
    all: () => ({ operations, invoke }),
  };
  const operations = siteOperations(parts);
  const invoke = invoker(db, actLog);
  return {
    config,
    db,
    directory,
    pageCache,
    lanes: new RenderLanes(),
    readAddress: addressReader(operations),
    designPreviews: designPreviews({ db, fill, directory, parent }),
    jobs,
    pages,
    ...providers,
    missing,
    visits,
    accounts,
    creators: platform.creators,
    orders,
    bookings,
    calendars,
    files,
    forms,
    wordpress,
    domains,
    endings,
    delivery,
    lines,
    webhooks,
    findKey,
    operations,
    arrivals: arrivalCalls(platform.sites, importTarget({ db, jobs, files })),
    streamed: siteStreams(parts),
    log,
    // The person who made a change sees it in the next request, without waiting for the database's notice.
    invoke: async (operation, context, input) => {
      const answer = () => invoke(operation, context, input);
      // Requests without a site, or for the platform, pass no site gate.
      const inside = (operation.endpoint.site ?? 'required') === 'required';
      const known = inside && context.site && (await directory.get(context.site.id));
      const isLocked = known && known.website.private && !(await maySee(known, context));
      const reply = await (isLocked
        ? answerWithoutAccess(operation, known.website.door_hash !== null, answer)
        : answer());
      await changes.settled(operation, context.site?.id);
      await visits.came(operation.call, context, reply);
      return reply;
    },
    close: async () => {
      lines.close();
      presence.close();
      await jobs.stop();
      await missing.flush();
      await visits.counter.flush();
      await files.images.close();
      await sites.listener.close();
      await db.close();
    },
  };
}
