import {
  wordpressCall,
  wordpressOperations,
  type WordpressServices,
} from '../features/wordpress/server/index.ts';
import type { FastifyBaseLogger } from 'fastify';
import { accountOperations, actLog, type AccountServices } from '../features/accounts/server/index.ts';
import {
  bookingFile,
  bookingOperations,
  type BookingServices,
  calendarOperations,
  calendarStreams,
  type SubscribedServices,
} from '../features/bookings/server/index.ts';
import { audioOperations } from '../features/audio/server/index.ts';
import { emailOperations } from '../features/emails/server/index.ts';
import {
  exportCalls,
  fileCalls,
  formOperations,
  formServices,
  type FormServices,
  unreadCounts,
} from '../features/forms/server/index.ts';
import {
  type FileDelivery,
  fileDelivery,
  fileOperations,
  type FileServices,
  streamedFileCalls,
  shownPictures,
} from '../features/files/server/index.ts';
import {
  commentOperations,
  menuOperations,
  MissingLog,
  pageOperations,
  pagesShowing,
  type PageServices,
  previewOperations,
  redirectOperations,
  Presence,
  presenceOperations,
  requestOperations,
  sectionOperations,
  styleOperations,
} from '../features/pages/server/index.ts';
import {
  brandOperations,
  type SiteDirectory,
  siteDirectory,
  websiteOperations,
  wordingOperations,
} from '../features/websites/server/index.ts';
import {
  checkAccount,
  countOrders,
  countToSend,
  orderOperations,
  orderStreams,
  type OrderServices,
} from '../features/orders/server/index.ts';
import { entryOperations, entryRules, entryStreams } from '../features/entries/server/index.ts';
import { analyticsOperations } from '../features/analytics/server/index.ts';
import { productOperations, productStreams } from '../features/products/server/index.ts';
import { searchOperations } from '../features/search/server/index.ts';
import {
  domainOperations,
  type DomainServices,
  creatorSiteOperations,
  type EndingServices,
  arrivalCalls,
  domainWork,
  noteAsked,
  ownSiteOperations,
  platformOperations,
  type CreatorServices,
} from '../features/platform/server/index.ts';
import {
  LiveLines,
  newsStream,
  notificationOperations,
  type NotificationServices,
} from '../features/notifications/server/index.ts';
import {
  exportFile,
  exportOperations,
  personOperations,
  personStreams,
} from '../features/portability/server/index.ts';
import { customerOperations, customerStreams } from '../features/customers/server/index.ts';
import { webhookOperations, type WebhookServices } from '../features/webhooks/server/index.ts';
import { apiKeyOperations, type FindKeyActor, keyFinder } from '../features/api-keys/server/index.ts';
import { checkOperations } from '../features/site-check/server/index.ts';
import { type Database, openDatabase } from '../lib/db/database.ts';
import { listenForSiteChanges } from '../lib/db/listen.ts';
import type { Connection } from '../lib/db/roles.ts';
import { type Invoke, invoker } from '../lib/http/invoke.ts';
import type { Operation } from '../lib/http/handlers.ts';
import type { PlatformStreamedCall, StreamedCall } from '../lib/http/requests/streamed.ts';
import { type Jobs, openJobs } from '../lib/work/jobs.ts';
import { blockKinds, blockUpgrades } from './blocks.ts';

import { checkServices } from './wiring/check-services.ts';
import { webhookServices } from './jobs/webhook-work.ts';
import type { Config } from './config.ts';
import { openFileServices } from './wiring/file-services.ts';
import { domainServices } from './jobs/domain-work.ts';
import { maySee } from './site-access/guard-site.ts';
import { answerWithoutAccess } from './site-access/without-access.ts';
import { listeners } from './listeners.ts';
import { addressReader, type ReadAddress } from './cache/addresses.ts';
import { followChanges } from './cache/follow-changes.ts';
import { PageCache } from './cache/page-cache.ts';
import { RenderLanes } from './cache/render-lanes.ts';
import { importTarget } from './commands/move-site.ts';
import { type DesignPreviews, designPreviews } from './platform/design-previews.ts';
import { platformServices } from './wiring/platform-services.ts';
import { findSite, whoAsks } from './http/request-contexts.ts';
import { shopServices } from './wiring/shop-services.ts';

import { type Visits, visits as countVisits } from './http/visits.ts';

import { commonHeaders } from './http/security-headers.ts';
import { catalogues } from './wording/catalogues.ts';
import { withSitesWords } from './wording/own-words-of.ts';

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
const content = { kinds: blockKinds, upgrades: blockUpgrades, entries: entryRules };

/** What becomes of the database's notices, apart from those of changed content. */
const furtherNotices = (lines: LiveLines, presence: Presence, pageCache: PageCache) => ({
  news: (websiteId: string) => lines.news(websiteId),
  presence: (payload: string) => presence.heard(payload),
  saved: (payload: string) => {
    const [websiteId = '', page, version] = payload.split(' ');
    lines.send(websiteId, 'pages', 'saved', { page, version: Number(version) });
  },
  stock: (payload: string) => {
    const [websiteId = '', productId = '', words] = payload.split(' ');
    pageCache.changed({ kind: 'stock', websiteId, productId, inWords: words !== undefined });
  },
});

export async function createApp(config: Config, admin: Connection, log: FastifyBaseLogger): Promise<App> {
  const plain = openDatabase(admin, {
    onError: (error) => log.warn({ err: error }, 'a database connection was lost'),
  });
  const directory = siteDirectory(plain, config.demo.host, shownPictures, catalogues);
  const db = withSitesWords(plain, directory.get);
  const pageCache = new PageCache();
  const drop = () => {
    directory.forget();
    pageCache.clear();
  };
  const changes = followChanges(db, directory, pageCache);
  const lines = new LiveLines((error) => log.warn({ err: error }, 'a line of news was cut'));
  const presence = new Presence((websiteId, everyone) => lines.send(websiteId, 'pages', 'here', everyone));
  const listener = await listenForSiteChanges(admin, {
    changed: changes.changed,
    mark: changes.marked,
    ...furtherNotices(lines, presence, pageCache),
    lost: () => {
      directory.keep(false);
      drop();
    },
    back: () => {
      drop();
      directory.keep(true);
      lines.all();
    },
  });
  const jobs = openJobs(admin, { log });
  const pages: PageServices = { directory, jobs, ...content };
  const missing = new MissingLog(db, (error) =>
    log.warn({ err: error }, 'could not record addresses that were not found'),
  );
  const accounts = {
    db,
    jobs,
    announce: listeners(jobs).onAccountEvent,
    countOrders,
  };
  const orders = shopServices(config, { db, jobs, directory, log });
  const bookings = {
    db,
    jobs,
    orders,
    siteOf: orders.siteOf,
    timezoneOf: async (id: string) => (await directory.get(id))?.website.timezone ?? 'UTC',
  };
  const files = openFileServices(config, { db, jobs, log });
  const forms = formServices({
    db,
    jobs,
    files,
    pagesShowing,
    siteOf: orders.siteOf,
    answersTo: config.inboundMail?.domain,
  });
  const calendars: SubscribedServices & { jobs: Jobs } = { db, jobs, timezoneOf: bookings.timezoneOf };
  const endings: EndingServices = {
    db,
    jobs,
    storage: files.storage,
    siteOf: orders.siteOf,
    forget: (id) => directory.forget(id),
    log,
  };
  const domains = domainServices(config, { db, directory, log });
  const addresses = domainWork(domains);
  const findKey = keyFinder(db);
  const notifications: NotificationServices = {
    db,
    lines,
    presence,
    waiting: async (tx) => ({ toSend: await countToSend(tx), ...(await unreadCounts(tx)) }),
    actorNow: (context) => whoAsks({ db, findKey }, context),
  };
  const fill = { ...pages, storage: files.storage };
  const platform = platformServices(config, { db, jobs, directory, fill });
  const { parent } = config.platform;
  const wordpress: WordpressServices = { db, jobs, pages, files };
  const delivery = fileDelivery(files, commonHeaders);
  const visits = countVisits({ config, db, siteOf: (id) => directory.get(id), log });
  const webhooks = webhookServices({
    db,
    log,
    loopback: config.webhooksToLoopback,
    siteOf: orders.siteOf,
    all: () => ({ operations, invoke }),
  });
  const operations: Operation[] = [
    ...websiteOperations({
      directory,
      findPictures: shownPictures,
      checkAccount: (websiteId, account, field) => checkAccount(orders, websiteId, account, field),
    }),
    ...brandOperations(),
    ...wordingOperations(catalogues),
    ...accountOperations(accounts),
    ...emailOperations({ jobs, mailFrom: config.mailFrom, delivers: config.smtpUrl !== undefined }),
    ...fileOperations(files),
    ...formOperations(forms),
    ...audioOperations({ db, jobs, files }),
    ...pageOperations(pages),
    ...entryOperations({ pages }),
    ...bookingOperations(bookings),
    ...calendarOperations(calendars),
    ...platformOperations({
      serves: async (host) =>
        host === config.platform.host || (await findSite({ db, directory }, host)) !== null,
      asked: (host) => db.acrossWebsites((tx) => noteAsked(tx, host)),
      ...platform,
    }),
    ...domainOperations(addresses),
    ...creatorSiteOperations({ domains: addresses, endings }),
    ...ownSiteOperations(endings, config.platform.origin),
    ...menuOperations(pages),
    ...previewOperations(pages),
    ...sectionOperations(pages),
    ...styleOperations(),
    ...commentOperations(pages),
    ...requestOperations(pages),
    ...presenceOperations({ presence }),
    ...redirectOperations(),
    ...searchOperations(),
    ...productOperations(jobs),
    ...orderOperations(orders),
    ...customerOperations(),
    ...analyticsOperations({ counter: visits.counter, directory }),
    ...notificationOperations(notifications),
    ...exportOperations(files),
    ...personOperations({ jobs }),
    ...webhookOperations(webhooks),
    ...apiKeyOperations(),
    ...checkOperations(
      checkServices({
        config,
        storage: files.storage,
        orders,
        bookings,
        all: () => ({ operations, invoke }),
      }),
    ),
    ...wordpressOperations(wordpress),
  ];
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
    streamed: [
      ...streamedFileCalls(files),
      ...exportCalls(),
      ...fileCalls(forms),
      ...productStreams(),
      ...entryStreams(),
      wordpressCall,
      ...orderStreams(orders, files),
      ...customerStreams({ db }),
      bookingFile(),
      newsStream(notifications),
      exportFile(files),
      ...personStreams(files),
      ...calendarStreams({
        about: async (id) => {
          const website = (await directory.get(id))?.website;
          return { name: website?.name ?? '', timezone: website?.timezone ?? 'UTC' };
        },
      }),
    ],
    log,
    // The person who made a change sees it in the next request, without waiting for the database's notice.
    invoke: async (operation, context, input) => {
      const answer = () => invoke(operation, context, input);
      // Requests without a site, or for the platform, pass no site gate.
      const inside = (operation.endpoint.site ?? 'required') === 'required';
      const known = inside && context.site && (await directory.get(context.site.id));
      const outside = known && known.website.private && !(await maySee(known, context));
      const reply = await (outside
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
      await listener.close();
      await db.close();
    },
  };
}
