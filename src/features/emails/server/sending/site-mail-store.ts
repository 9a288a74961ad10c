import { BATCH } from '../../../../lib/db/batches-queries.ts';
import type { Database } from '../../../../lib/db/database.ts';
import type { Jobs } from '../../../../lib/work/jobs.ts';
import { speaking, spokenNow } from '../../../../lib/messages/spoken-language.ts';
import { acrossSites, forEachSite, type ScheduledJobServices } from '../../../websites/server/index.ts';
import { bodiesOf, unsealContent } from '../rendering/mail-content.ts';
import { isUnsubscribed, siteDetails } from '../settings/settings-queries.ts';
import { deliveries, type Delivery, queueDelivery } from './delivery-queue.ts';
import { claimMail, noteOutcome, noteUndeliverable, takeUp, undelivered } from './mail-queries.ts';
import type { MailStore } from './mail-store.ts';

interface StoreServices {
  db: Database;
  jobs: Jobs;
  log: ScheduledJobServices['log'];
}

/** The mails of all sites, each in its site's log. */
export const siteMailStore = (services: StoreServices): MailStore<Delivery> => {
  const { db, jobs } = services;
  return {
    queue: deliveries,
    // A mail that its server sits on holds one of these; mails to one domain never hold them all.
    limits: { atOnce: 8, perGroup: 3 },
    claim: async ({ websiteId, mailId }, number) => {
      const claimed = await db.forWebsite(websiteId, async (tx) => {
        const row = await claimMail(tx, mailId, number);
        if (!row) return undefined;
        const stopped = row.unsubscribe !== null && (await isUnsubscribed(tx, row.recipient, row.email_id));
        return {
          row: unsealContent(tx, mailId, row),
          stopped,
          details: await siteDetails(tx),
          spoken: spokenNow(),
        };
      });
      if (!claimed) return undefined;
      const { row, details, stopped, spoken } = claimed;
      return {
        mail: {
          // The transaction has ended, but the site’s wording is still that of this email.
          ...speaking(spoken, () => bodiesOf(row, details)),
          to: row.recipient,
          subject: row.subject,
          messageId: row.message_id,
          replyTo: row.reply_to ?? (details.reply_to || details.contact_email),
          inReplyTo: row.in_reply_to,
          unsubscribe: row.unsubscribe,
          calendar: row.calendar,
          secret: row.secret,
          expired: row.expired,
        },
        fromName: details.sender_name || details.name,
        stopped,
      };
    },
    note: ({ websiteId, mailId }, outcome) =>
      db.forWebsite(websiteId, (tx) => noteOutcome(tx, mailId, outcome)),
    again: (next, mail, outcome) =>
      db.forWebsite(next.websiteId, async (tx) => {
        await noteOutcome(tx, next.mailId, outcome);
        await queueDelivery(tx, jobs, deliveries, next, mail, outcome.pause);
      }),
    noteUndeliverable: async ({ websiteId, mailId }, answer) => {
      const [mail, details, spoken] = await db.forWebsite(websiteId, async (tx) => {
        const row = await noteUndeliverable(tx, mailId, answer);
        return [row && unsealContent(tx, mailId, row), await siteDetails(tx), spokenNow()] as const;
      });
      if (!mail) return undefined;
      const { text } = speaking(spoken, () => bodiesOf(mail, details));
      return { recipient: mail.recipient, subject: mail.subject, text };
    },
    takeUp: (answer) => takeUpWaiting(services, answer),
  };
};

async function takeUpWaiting({ db, jobs, log }: StoreServices, answer: string): Promise<void> {
  const services = { db, log };
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const page = { after, most: BATCH };
    const found = await acrossSites(services, 'waiting-mails', (tx) => undelivered(tx, answer, page));
    await forEachSite(services, 'waiting-mails', found, ({ website_id: websiteId, id: mailId }) =>
      db.forWebsite(websiteId, async (tx) => {
        const taken = await takeUp(tx, mailId, answer);
        if (taken) {
          const again = { websiteId, mailId, before: taken.tries, attempt: 0 };
          await queueDelivery(tx, jobs, deliveries, again, taken);
        }
      }),
    );
    if (found.length < BATCH) return;
    after = found.at(-1)?.id ?? after;
  }
}
