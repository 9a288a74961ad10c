import { BATCH } from '../../../../lib/db/batches-queries.ts';
import type { Database } from '../../../../lib/db/database.ts';
import type { Jobs } from '../../../../lib/work/jobs.ts';
import { acrossSites, forEachSite, type RoundServices } from '../../../websites/server/index.ts';
import { DAY_OF_TRIES, deliverMail } from './deliver-mail.ts';
import { deliveries, type Delivery, queueDelivery } from './delivery-queue.ts';
import { bodiesOf, unsealContent } from '../rendering/mail-content.ts';
import { noteUndeliverable, takeUp, undelivered } from './mail-queries.ts';
import { siteLook } from '../settings/settings-queries.ts';
import { connectMailServer } from './smtp.ts';

export interface MailWorkerSettings {
  db: Database;
  jobs: Jobs;
  /** Without one, mails wait and are printed. */
  smtpUrl?: string | undefined;
  /** `studio@example.com` or `Studio <studio@example.com>`; the name that people see is the site's. */
  mailFrom: string;
  log: RoundServices['log'];
  /** Shows a mail to the person who runs the server. */
  print: (text: string) => void;
  pauses?: readonly number[];
  soonPauses?: readonly number[];
  /** How long a silent mail server is waited for, in milliseconds. */
  patience?: number;
}

/** A mail that its server sits on holds one of these; mails to one domain never hold them all. */
const AT_ONCE = 8;
const PER_DOMAIN = 3;

/** Kept as the mail's answer until a mail server is set, and looked for then. */
export const NO_SERVER =
  'No email server is set up, so this email was only printed in the server’s terminal.';

/** Delivers what was written, for all sites. Any number of processes may run one. */
export async function startMailWorker(settings: MailWorkerSettings): Promise<{ stop(): Promise<void> }> {
  const { db, jobs, smtpUrl, mailFrom, log, print, pauses = DAY_OF_TRIES, soonPauses, patience } = settings;
  if (!smtpUrl) {
    await jobs.work(deliveries, async ({ websiteId, mailId }) => {
      const [mail, look] = await db.forWebsite(websiteId, async (tx) => {
        const row = await noteUndeliverable(tx, mailId, NO_SERVER);
        return [row && unsealContent(tx, mailId, row), await siteLook(tx)] as const;
      });
      if (mail)
        print(`\nEmail to ${mail.recipient}: ${mail.subject}\n\n${bodiesOf(mail, look).text.trim()}\n`);
    });
    return { stop: async () => {} };
  }

  const server = connectMailServer(smtpUrl, mailFrom, { atOnce: AT_ONCE, ...(patience ? { patience } : {}) });
  const stopping = new AbortController();
  const delivering = {
    db,
    jobs,
    server,
    pauses,
    log,
    giveUp: stopping.signal,
    ...(soonPauses ? { soonPauses } : {}),
  };
  const deliver = async (delivery: Delivery, rerun: number): Promise<void> => {
    try {
      await deliverMail(delivering, delivery, rerun);
    } catch (error) {
      log.error({ err: error, mail: delivery.mailId }, 'could not process an email; retrying');
      throw error;
    }
  };
  await jobs.work(deliveries, deliver, { atOnce: AT_ONCE, perGroup: PER_DOMAIN });
  await takeUpWaiting(settings);
  return {
    stop: async () => {
      stopping.abort();
      server.close();
    },
  };
}

/** Mails from the time without a mail server. Several processes may do it at once: each mail is taken up by one. */
export async function takeUpWaiting({
  db,
  jobs,
  log,
}: Pick<MailWorkerSettings, 'db' | 'jobs' | 'log'>): Promise<void> {
  const services = { db, log };
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const page = { after, most: BATCH };
    const found = await acrossSites(services, 'waiting-mails', (tx) => undelivered(tx, NO_SERVER, page));
    await forEachSite(services, 'waiting-mails', found, ({ website_id: websiteId, id: mailId }) =>
      db.forWebsite(websiteId, async (tx) => {
        const taken = await takeUp(tx, mailId, NO_SERVER);
        if (taken) {
          const again = { websiteId, mailId, before: taken.tries, attempt: 0 };
          await queueDelivery(tx, jobs, again, taken);
        }
      }),
    );
    if (found.length < BATCH) return;
    after = found.at(-1)?.id ?? after;
  }
}
