import {
  wordpressCall,
  wordpressOperations,
  type WordpressServices,
} from '../../features/wordpress/server/index.ts';
import {
  accountOperations,
  type AccountServices,
  type Presence,
} from '../../features/accounts/server/index.ts';
import {
  bookingFile,
  bookingOperations,
  type BookingServices,
  calendarOperations,
  calendarStreams,
  type SubscribedServices,
} from '../../features/bookings/server/index.ts';
import { audioOperations } from '../../features/audio/server/index.ts';
import { emailOperations, mailPresenceOperations } from '../../features/emails/server/index.ts';
import {
  exportCalls,
  fileCalls,
  formOperations,
  type FormServices,
} from '../../features/forms/server/index.ts';
import {
  copyPictures,
  fileOperations,
  type FileServices,
  streamedFileCalls,
  picturesIn,
  shownPictures,
  stockOperations,
  type StockPhotos,
} from '../../features/files/server/index.ts';
import {
  commentOperations,
  linksIn,
  type Machine,
  machineOperations,
  menuOperations,
  otherSitesOperations,
  pageOperations,
  type PageServices,
  previewOperations,
  reviewLimits,
  reviewOperations,
  redirectOperations,
  pageBulkOperations,
  presenceOperations,
  requestOperations,
  sectionOperations,
  styleOperations,
  translationOperations,
  translationStreams,
} from '../../features/pages/server/index.ts';
import {
  brandOperations,
  type SiteDirectory,
  websiteOperations,
  wordingOperations,
} from '../../features/websites/server/index.ts';
import {
  checkAccount,
  orderOperations,
  orderStreams,
  type OrderServices,
} from '../../features/orders/server/index.ts';
import {
  commentLimits,
  entryOperations,
  entryStreams,
  restrictedTracks,
} from '../../features/entries/server/index.ts';
import { analyticsOperations } from '../../features/analytics/server/index.ts';
import { productOperations, productStreams } from '../../features/products/server/index.ts';
import { searchOperations } from '../../features/search/server/index.ts';
import {
  domainOperations,
  creatorSiteOperations,
  type EndingServices,
  type domainWork,
  findSitesBeside,
  noteAsked,
  ownSiteOperations,
  platformOperations,
} from '../../features/platform/server/index.ts';
import {
  notificationStream,
  notificationOperations,
  type NotificationServices,
} from '../../features/notifications/server/index.ts';
import {
  exportFile,
  exportOperations,
  personOperations,
  personStreams,
} from '../../features/portability/server/index.ts';
import { customerOperations, customerStreams } from '../../features/customers/server/index.ts';
import { webhookOperations, type WebhookServices } from '../../features/webhooks/server/index.ts';
import { apiKeyOperations } from '../../features/api-keys/server/index.ts';
import { checkOperations } from '../../features/site-check/server/index.ts';
import type { Database } from '../../lib/db/database.ts';
import type { Invoke } from '../../lib/http/invoke.ts';
import type { Operation } from '../../lib/http/handlers.ts';
import type { StreamedCall } from '../../lib/http/requests/streamed.ts';
import type { Jobs } from '../../lib/work/jobs.ts';
import type { platformServices } from './platform-services.ts';
import { findSite } from '../http/request-contexts.ts';
import type { Visits } from '../http/visits.ts';
import type { Config } from '../config.ts';
import { catalogues } from '../wording/catalogues.ts';
import { checkServices } from './check-services.ts';

/** What the calls of the features work with. */
export interface Parts {
  config: Config;
  db: Database;
  jobs: Jobs;
  directory: SiteDirectory;
  accounts: AccountServices;
  files: FileServices;
  forms: FormServices;
  pages: PageServices;
  machine: Machine;
  stock: StockPhotos;
  bookings: BookingServices;
  calendars: SubscribedServices & { jobs: Jobs };
  platform: ReturnType<typeof platformServices>;
  domains: ReturnType<typeof domainWork>;
  endings: EndingServices;
  presence: Presence;
  orders: OrderServices;
  visits: Visits;
  notifications: NotificationServices;
  webhooks: WebhookServices;
  wordpress: WordpressServices;
  /** For features that call others: the list below, when it is complete. */
  all: () => { operations: Operation[]; invoke: Invoke };
}

/** The calls of every feature. */
export const siteOperations = (parts: Parts): Operation[] => {
  const { config, db, jobs, directory, files, forms, pages, bookings, endings, presence, orders } = parts;
  return [
    ...websiteOperations({
      directory,
      findPictures: shownPictures,
      findAltTexts: async (tx, ids, language) => (await picturesIn(tx, ids, language)).altOf,
      linksIn: (known, { db: read, site }, language) => linksIn(known, read, site.subdomain, language),
      checkAccount: (websiteId, account, field) => checkAccount(orders, websiteId, account, field),
    }),
    ...brandOperations(),
    ...wordingOperations(catalogues),
    ...accountOperations(parts.accounts),
    ...emailOperations({
      jobs,
      mailFrom: config.mailFrom,
      delivers: config.smtpUrl !== undefined,
    }),
    ...fileOperations(files),
    ...stockOperations(files, parts.stock),
    ...formOperations(forms),
    ...audioOperations({ db, jobs, files, restricted: restrictedTracks }),
    ...pageOperations(pages),
    ...pageBulkOperations(pages),
    ...entryOperations({ pages, files, limits: commentLimits(db.limitsPool) }),
    ...bookingOperations(bookings),
    ...calendarOperations(parts.calendars),
    ...platformOperations({
      serves: async (host) =>
        host === config.platform.host || (await findSite({ db, directory }, host)) !== null,
      asked: (host) => db.acrossWebsites((tx) => noteAsked(tx, host)),
      ...parts.platform,
    }),
    ...domainOperations(parts.domains),
    ...creatorSiteOperations({ domains: parts.domains, endings }),
    ...ownSiteOperations(endings, config.platform.origin),
    ...menuOperations(pages),
    ...previewOperations(pages),
    ...reviewOperations({ pages, limits: reviewLimits(db.limitsPool) }),
    ...sectionOperations(pages),
    ...otherSitesOperations({
      db,
      pages,
      sitesBeside: findSitesBeside(db),
      copyPictures: (sites, ids) => copyPictures(files, sites, ids),
    }),
    ...styleOperations(),
    ...translationOperations(pages),
    ...machineOperations({ ...pages, machine: parts.machine }),
    ...commentOperations(pages),
    ...requestOperations(pages),
    ...presenceOperations({ presence }),
    ...mailPresenceOperations({ presence }),
    ...redirectOperations(),
    ...searchOperations({ directory }),
    ...productOperations(jobs),
    ...orderOperations(orders),
    ...customerOperations(),
    ...analyticsOperations({ counter: parts.visits.counter, directory }),
    ...notificationOperations(parts.notifications),
    ...exportOperations(files),
    ...personOperations({ jobs }),
    ...webhookOperations(parts.webhooks),
    ...apiKeyOperations(),
    ...checkOperations(
      checkServices({
        config,
        storage: files.storage,
        orders,
        bookings,
        all: parts.all,
      }),
    ),
    ...wordpressOperations(parts.wordpress),
  ];
};

/** The replies of every feature that are sent as they are read. */
export const siteStreams = ({
  db,
  directory,
  forms,
  files,
  orders,
  pages,
  notifications,
}: Parts): StreamedCall[] => [
  ...streamedFileCalls(files),
  ...exportCalls(),
  ...fileCalls(forms),
  ...productStreams(),
  ...entryStreams({ pages }),
  ...translationStreams(pages),
  wordpressCall,
  ...orderStreams(orders, files),
  ...customerStreams({ db }),
  bookingFile(),
  notificationStream(notifications),
  exportFile(files),
  ...personStreams(files),
  ...calendarStreams({
    about: async (id) => {
      const website = (await directory.get(id))?.website;
      return {
        name: website?.name ?? '',
        timezone: website?.timezone ?? 'UTC',
        locale: website?.locale ?? 'en-GB',
      };
    },
  }),
];
