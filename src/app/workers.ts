import { startWordpressWorker } from '../features/wordpress/server/index.ts';
import { startResetWorker } from '../features/accounts/server/index.ts';
import { startSoundWorker } from '../features/audio/server/index.ts';
import { startMailWorker } from '../features/emails/server/index.ts';
import { startMessageWorker } from '../features/forms/server/index.ts';
import { startErasing, startPreparing, startSweeping } from '../features/files/server/index.ts';
import { startPublishWorker, startThinWorker } from '../features/pages/server/index.ts';
import { listWebsites } from '../features/websites/server/index.ts';
import { startRefundWorker, startWithdrawalLinks } from '../features/orders/server/index.ts';
import { startImportWorker } from '../features/products/server/index.ts';
import {
  startLinkWorker,
  startPlatformMails,
  startSiteResetWorker,
} from '../features/platform/server/index.ts';
import { startPacking } from '../features/moving/server/index.ts';
import { startAccountRounds } from './account-work.ts';
import { startBookingRounds } from './booking-work.ts';
import { startWebhookRounds } from './webhook-work.ts';
import { startDomainRounds } from './domain-work.ts';
import { startShopRounds } from './shop-work.ts';
import { factsFrom, startAnalyticsRounds } from './analytics-work.ts';
import { startReadingCalendars } from './calendar-work.ts';
import type { App } from './app.ts';

/**
 * Work that waits in the database: mails, links to set a password, publishing at a time.
 * @returns closes what the workers hold open; call it after the queue has stopped
 */
export async function startWorkers(
  {
    config,
    db,
    directory,
    webhooks,
    jobs,
    accounts,
    creators,
    orders,
    bookings,
    calendars,
    domains,
    endings,
    files,
    visits,
    wordpress,
    log,
  }: App,
  print: (text: string) => void,
): Promise<() => Promise<void>> {
  await jobs.start();
  await startResetWorker(accounts);
  await startPublishWorker({ db, jobs });
  await startThinWorker({ db, jobs });
  await startPreparing(files, visits.lately);
  await startErasing(files);
  await startPacking(files);
  await startSweeping(files, async () => (await db.acrossWebsites(listWebsites)).map(({ id }) => id));
  await startMessageWorker({ db, jobs });
  await startSoundWorker({ db, jobs, files });
  await startRefundWorker(orders);
  await startWithdrawalLinks(orders);
  await startImportWorker({ db, jobs, files });
  await startWordpressWorker(wordpress);
  const { smtpUrl, mailFrom } = config;
  const mails = await startMailWorker({ db, jobs, smtpUrl, mailFrom, log, print });
  await startLinkWorker(creators);
  await startSiteResetWorker(creators);
  const platformMails = await startPlatformMails({ db, jobs, smtpUrl, mailFrom, log, print });
  await startReadingCalendars({ calendars, db, jobs, log });
  const stopRounds = startShopRounds(orders);
  const stopBookings = startBookingRounds({ ...bookings, log });
  const stopWebhooks = startWebhookRounds(webhooks, log);
  const stopDomains = startDomainRounds(domains, endings);
  const stopAccounts = startAccountRounds({ db, log });
  const stopCounting = startAnalyticsRounds({
    db,
    jobs,
    log,
    siteOf: orders.siteOf,
    factsOf: factsFrom(directory),
  });
  return async () => {
    await Promise.all([
      stopRounds(),
      stopBookings(),
      stopWebhooks(),
      stopDomains(),
      stopAccounts(),
      stopCounting(),
    ]);
    await mails.stop();
    platformMails.stop();
  };
}
