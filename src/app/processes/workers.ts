import { startWordpressWorker } from '../../features/wordpress/server/index.ts';
import { startResetWorker } from '../../features/accounts/server/index.ts';
import { startSoundWorker } from '../../features/audio/server/index.ts';
import { startMailWorker } from '../../features/emails/server/index.ts';
import { startMessageWorker } from '../../features/forms/server/index.ts';
import { startErasing, startPreparing } from '../../features/files/server/index.ts';
import {
  startDigestWorker,
  startIndexWorker,
  startPublishWorker,
  startRequestMailWorker,
  startReviewMailWorker,
  startThinWorker,
  startTranslationWorker,
} from '../../features/pages/server/index.ts';
import { startEntryImportWorker, startUnpublishWorker } from '../../features/entries/server/index.ts';
import { startRefundWorker, startWithdrawalLinks } from '../../features/orders/server/index.ts';
import { startImportWorker } from '../../features/products/server/index.ts';
import {
  platformMailStore,
  startLinkWorker,
  startSiteResetWorker,
} from '../../features/platform/server/index.ts';
import { startErasingPeople, startExporting } from '../../features/portability/server/index.ts';
import { jobQueue } from '../../lib/work/jobs.ts';
import { allScheduledJobs } from '../jobs/all-scheduled-jobs.ts';
import { startScheduledJobs } from '../jobs/scheduled-jobs.ts';
import type { App } from '../app.ts';
import { startWords } from '../messages/operator-start/words.ts';

/**
 * Workers for jobs in the database (emails, links to set a password, scheduled publishing), and scheduled jobs.
 * @returns closes the workers' resources; call it after the queue has stopped
 */
export async function startWorkers(app: App, say: (text: string) => void): Promise<() => Promise<void>> {
  const { config, db, jobs, accounts, creators, orders, files, pages, machine, visits, wordpress, log } = app;
  await jobs.start();
  await startResetWorker(accounts);
  await startPublishWorker({ ...pages, db });
  await startIndexWorker({ ...pages, db });
  await startThinWorker({ db, jobs });
  await startTranslationWorker({ ...pages, db, machine });
  await startUnpublishWorker({ db, jobs });
  await startDigestWorker({ db, jobs, siteOf: orders.siteOf });
  await startRequestMailWorker({ db, jobs, siteOf: orders.siteOf });
  await startReviewMailWorker({ db, jobs, siteOf: orders.siteOf });
  await startPreparing(files, visits.lately);
  await startErasing(files);
  await startExporting(files);
  await startErasingPeople(orders);
  await files.staging.sweep();
  await startMessageWorker({ db, jobs });
  await startSoundWorker({ db, jobs, files });
  await startRefundWorker(orders);
  await startWithdrawalLinks(orders);
  await startImportWorker({ db, jobs, files });
  await startEntryImportWorker({ db, jobs, pages });
  await startWordpressWorker(wordpress);
  const { smtpUrl, mailFrom } = config;
  const others = [platformMailStore({ db, jobs })];
  const mails = await startMailWorker({
    db,
    jobs,
    smtpUrl,
    mailFrom,
    log,
    print: (mail) => say(`\n${startWords.email(mail)}\n\n${mail.text.trim()}\n`),
    others,
  });
  await startLinkWorker(creators);
  await startSiteResetWorker(creators);
  const scheduledJobs = allScheduledJobs(app);
  for (const { name, seconds, work, queued } of scheduledJobs)
    if (queued)
      await jobs.every(jobQueue(name), seconds, async () => {
        await work();
      });
  const stopScheduledJobs = startScheduledJobs(
    app,
    scheduledJobs.filter(({ queued }) => !queued),
  );
  return async () => {
    await stopScheduledJobs();
    await mails.stop();
  };
}
