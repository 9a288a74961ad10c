import type { Database } from '../../../../lib/db/database.ts';
import type { Jobs } from '../../../../lib/work/jobs.ts';
import type { ScheduledJobServices } from '../../../websites/server/index.ts';
import { en as answers } from '../../messages/admin-answers/en.ts';
import { DAY_OF_TRIES, deliverMail } from './deliver-mail.ts';
import type { MailStore, Printed } from './mail-store.ts';
import { siteMailStore } from './site-mail-store.ts';
import { connectMailServer } from './smtp.ts';

export interface MailWorkerSettings {
  db: Database;
  jobs: Jobs;
  /** Without one, emails wait and are printed. */
  smtpUrl?: string | undefined;
  /** `studio@example.com` or `Studio <studio@example.com>`; the name that people see is the store's. */
  mailFrom: string;
  log: ScheduledJobServices['log'];
  /** Prints an email for the operator. */
  print: (mail: Printed) => void;
  /** Mails that no site has written. */
  others?: readonly MailStore[];
  pauses?: readonly number[];
  soonPauses?: readonly number[];
  /** How long to wait for a silent mail server, in milliseconds. */
  patience?: number;
}

/** Stored as the email's answer while no mail server is set, and searched for afterwards. */
export const NO_SERVER = answers.noServer;

/** Delivers what was written, for all sites and other stores. Any number of processes may run one. */
export async function startMailWorker(settings: MailWorkerSettings): Promise<{ stop(): Promise<void> }> {
  const { smtpUrl, mailFrom, log, pauses = DAY_OF_TRIES, soonPauses, patience } = settings;
  const stores: MailStore[] = [siteMailStore(settings), ...(settings.others ?? [])];
  if (!smtpUrl) {
    for (const store of stores) await printMails(store, settings);
    return { stop: async () => {} };
  }

  const atOnce = stores.reduce((all, { limits }) => all + limits.atOnce, 0);
  const server = connectMailServer(smtpUrl, mailFrom, { atOnce, ...(patience ? { patience } : {}) });
  const stopping = new AbortController();
  const delivering = {
    server,
    pauses,
    log,
    giveUp: stopping.signal,
    ...(soonPauses ? { soonPauses } : {}),
  };
  for (const store of stores)
    await settings.jobs.work(
      store.queue,
      async (delivery, rerun) => {
        try {
          await deliverMail(store, delivering, delivery, rerun);
        } catch (error) {
          log.error({ err: error, mail: delivery.mailId }, 'could not process an email; retrying');
          throw error;
        }
      },
      store.limits,
    );
  for (const store of stores) await store.takeUp(NO_SERVER);
  return {
    stop: async () => {
      stopping.abort();
      server.close();
    },
  };
}

const printMails = (store: MailStore, { jobs, print }: MailWorkerSettings): Promise<void> =>
  jobs.work(store.queue, async (delivery) => {
    const mail = await store.noteUndeliverable(delivery, NO_SERVER);
    if (mail) print(mail);
  });
