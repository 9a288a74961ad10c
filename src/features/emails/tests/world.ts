import { listeners } from '../../../app/listeners.ts';
import { emailOperations, type MailOrder, queueMail, startMailWorker } from '../server/index.ts';
import { type Jobs, openJobs } from '../../../lib/work/jobs.ts';
import { accountOperations, createOwner, startResetWorker } from '../../accounts/server/index.ts';
import { createTestDatabase } from '../../../../tests/support/database.ts';
import { eventually } from '../../../../tests/support/eventually.ts';
import { writtenMails } from '../../../../tests/support/mails.ts';
import { createTestSite, silent, visit } from '../../../../tests/support/site-context.ts';
import { startSmtpServer } from '../../../../tests/support/smtp-server.ts';
import { PATIENCE_MS } from '../../../../tests/support/patience.ts';

/** The shortest possible lease, so that tests see how the work of a dead process is taken over. */
export const leaseSeconds = 10;

export const owner = { email: 'owner@one.test', password: 'a-long-enough-passphrase' };

/** A site with an owner, a real mail server and any number of workers. */
export async function mailWorld() {
  const database = await createTestDatabase();
  const { db, admin } = database;
  const smtp = await startSmtpServer();
  const open: Jobs[] = [];
  const workers: { stop(): Promise<void> }[] = [];
  const openedJobs = async (): Promise<Jobs> => {
    const jobs = openJobs(admin, { log: silent, leaseSeconds });
    open.push(jobs);
    await jobs.start();
    return jobs;
  };
  const jobs = await openedJobs();
  const site = await createTestSite(db, 'one.test');
  await db.forWebsite(site.id, (tx) => createOwner(tx, owner));
  const services = { db, jobs, announce: listeners(jobs).onAccountEvent };
  const operations = [
    ...accountOperations(services),
    ...emailOperations({ jobs, mailFrom: 'Sitewright <mail@platform.test>', delivers: true }),
  ];
  const printed: string[] = [];
  const errors: string[] = [];
  const log = {
    error: (_detail: object, sentence: string) => void errors.push(sentence),
    warn: () => {},
  };

  return {
    db,
    smtp,
    site,
    jobs,
    printed,
    /** Errors that workers logged. */
    errors,
    admin,
    visitor: (userAgent?: string) => visit({ db, operations }, site, userAgent ? { userAgent } : {}),
    startResets: () => startResetWorker(services),
    /** A worker in its own process. */
    startWorker: async ({
      pauses = Array<number>(500).fill(0),
      soonPauses = [0, 0, 0] as readonly number[],
      server = true,
      own = true,
      patience = 60_000,
    } = {}) => {
      const worker = await startMailWorker({
        db,
        jobs: own ? await openedJobs() : jobs,
        smtpUrl: server ? smtp.url : undefined,
        mailFrom: 'Sitewright <mail@platform.test>',
        log,
        print: ({ recipient, subject, text }) => void printed.push(`${recipient}: ${subject}\n${text}`),
        pauses,
        soonPauses,
        patience,
      });
      workers.push(worker);
    },
    stopWorkers: async () => {
      await Promise.all(workers.splice(0).map((worker) => worker.stop()));
      await Promise.all(open.splice(1).map((one) => one.stop()));
    },
    write: (cause: string, to = 'ada@example.com', more: Pick<MailOrder, 'bulk' | 'language'> = {}) =>
      db.forWebsite(site.id, (tx) =>
        queueMail(tx, jobs, site, {
          emailID: 'welcome',
          to,
          cause,
          values: { email: to, accountLink: 'http://one.test/account' },
          ...more,
        }),
      ),
    mails: () => writtenMails(db, site.id),
    close: async () => {
      await Promise.all(workers.map((worker) => worker.stop()));
      await Promise.all(open.map((one) => one.stop()));
      await smtp.close();
      await database.close();
    },
  };
}

export type MailWorld = Awaited<ReturnType<typeof mailWorld>>;

/** Polls, because the worker doesn't announce that it has stored a result. */
export const until = <T>(ask: () => Promise<T | undefined | false>, within = PATIENCE_MS): Promise<T> =>
  eventually(ask, Boolean, { within }) as Promise<T>;
