import type { Database } from '../../../lib/db/database.ts';
import { conflict, notFound } from '../../../lib/errors.ts';
import { type Operation, operations } from '../../../lib/http/handlers.ts';
import type { Jobs } from '../../../lib/jobs.ts';
import { emailsContract, type Mail } from '../contract.ts';
import { hideTokens } from '../template.ts';
import { queueDelivery } from './delivery-queue.ts';
import { listMails, mailById, reviveMail } from './mail-queries.ts';

export { accountMails } from './account-mails.ts';
export { startMailWorker } from './mail-worker.ts';
export type { Jobs } from '../../../lib/jobs.ts';
export { queueMail } from './queue-mail.ts';

type MailRow = Awaited<ReturnType<typeof listMails>>[number];

const toMail = (row: MailRow): Mail => ({
  _id: row.id,
  emailID: row.email_id,
  to: row.recipient,
  subject: row.subject,
  status: row.status as Mail['status'],
  tries: row.tries,
  answer: row.answer,
  createdAt: row.created_at.toISOString(),
  sentAt: row.sent_at?.toISOString() ?? null,
});

const NO_MAIL = 'There is no such mail.';

/** The mails of a site, as its owner sees them. */
export function emailOperations({ jobs }: { db: Database; jobs: Jobs }): Operation[] {
  return operations(emailsContract, {
    'GET /api/mails': async ({ site, db, headers }, { query: { status, limit, after } }) => {
      const rows = await db((tx) => listMails(tx, site.id, { status, limit: limit + 1, after }));
      const page = rows.slice(0, limit);
      const last = page.at(-1);
      if (rows.length > limit && last) {
        const next = new URLSearchParams({
          ...(status ? { status } : {}),
          limit: String(limit),
          after: last.id,
        });
        headers.set('link', `</api/mails?${next}>; rel="next"`);
      }
      return page.map(toMail);
    },

    'GET /api/mail/{id}': async ({ site, by, db }, { params: { id } }) => {
      const row = await db((tx) => mailById(tx, site.id, id));
      if (!row) throw notFound(NO_MAIL);
      // A link that opens an account is for the mailbox it goes to; the owner reads only their own, before it is sent.
      const hide = row.secret && (row.status === 'sent' || row.recipient !== by.email);
      const shown = hide ? hideTokens : (text: string) => text;
      return { ...toMail(row), html: shown(row.html), text: shown(row.body_text) };
    },

    'POST /api/mail/{id}/retry': async ({ site, db }, { params: { id } }) =>
      db(async (tx) => {
        const revived = await reviveMail(tx, site.id, id);
        if (revived) {
          await queueDelivery(tx, jobs, {
            websiteId: site.id,
            mailId: id,
            before: revived.tries,
            attempt: 0,
          });
          return toMail(revived);
        }
        const row = await mailById(tx, site.id, id);
        if (!row) throw notFound(NO_MAIL);
        throw conflict(`Only a failed mail can be sent again. This one is ${row.status}.`, toMail(row));
      }),
  });
}
