import { conflict, notFound } from '../../../../lib/errors.ts';
import { type Operation, operations } from '../../../../lib/http/handlers.ts';
import { hideSecrets } from '../../../../lib/http/replies/hide-secrets.ts';
import type { Jobs } from '../../../../lib/work/jobs.ts';
import { emailsContract } from '../../contract.ts';
import { deliveries, queueDelivery } from './delivery-queue.ts';
import { bodiesOf } from '../rendering/mail-content.ts';
import { listMails, mailById, reviveMail } from './mail-queries.ts';
import { siteDetails } from '../settings/settings-queries.ts';
import { shownMail } from '../rendering/shown-mail.ts';
import { nextPage } from '../../../../lib/http/requests/paging.ts';
import { staffWords } from '../staff-words.ts';

const why = {
  sent: 'alreadySent',
  stopped: 'recipientUnsubscribed',
  waiting: 'alreadyWaiting',
  failed: 'justResent',
} as const;

/** A site's emails, for its owner. */
export const logOperations = ({ jobs }: { jobs: Jobs }): Operation[] =>
  operations(emailsContract, {
    'GET /api/mails': async (request, { query }) => {
      const rows = await request.db((tx) => listMails(tx, { ...query, limit: query.limit + 1 }));
      return nextPage(request, '/api/mails', query, rows, ({ id }) => id).map(shownMail);
    },

    'GET /api/mail/{id}': async ({ db }, { params: { id } }) => {
      const [row, details] = await db((tx) => Promise.all([mailById(tx, id), siteDetails(tx)]));
      if (!row) throw notFound(staffWords().mailGone);
      const { html, text } = bodiesOf(row, details);
      // Links that grant access to an account, an order or a download are for the recipient's mailbox, and for nobody who reads the log.
      return { ...shownMail(row), html: hideSecrets(html), text: hideSecrets(text), replyTo: row.reply_to };
    },

    'POST /api/mail/{id}/retry': async ({ site, db }, { params: { id } }) =>
      db(async (tx) => {
        const revived = await reviveMail(tx, id);
        if (revived) {
          const again = { websiteId: site.id, mailId: id, before: revived.tries, attempt: 0 };
          await queueDelivery(tx, jobs, deliveries, again, revived);
          return shownMail(revived);
        }
        const row = await mailById(tx, id);
        if (!row) throw notFound(staffWords().mailGone);
        const now = shownMail(row);
        const over = !row.can_be_sent && ['failed', 'waiting'].includes(now.status);
        throw conflict(staffWords()[over ? 'linkExpired' : why[now.status]]);
      }),
  });
