import type { CrossTx, Database } from '../../../../lib/db/database.ts';
import { unseal } from '../../../../lib/db/sealed.ts';
import type { Jobs } from '../../../../lib/work/jobs.ts';
import { type MailStore, queueDelivery } from '../../../emails/server/index.ts';
import {
  answerPlatformMail,
  claimPlatformMail,
  notePlatformMail,
  platformMailsAnswered,
} from './platform-mail-queries.ts';
import { PLATFORM_NAME, platformDeliveries } from './platform-mails.ts';

/** The emails to creators, which belong to no site. */
export const platformMailStore = ({ db, jobs }: { db: Database; jobs: Jobs }): MailStore => ({
  queue: platformDeliveries,
  limits: { atOnce: 3, perGroup: 1 },
  claim: ({ mailId }, number) =>
    db.acrossWebsites(async (tx) => {
      const row = await claimPlatformMail(tx, mailId, number);
      if (!row) return undefined;
      const { message_id: messageId, recipient: to, secret, expired, subject } = row;
      const none = { replyTo: null, inReplyTo: null, unsubscribe: null, calendar: null };
      return {
        mail: { ...bodiesOf(tx, mailId, row), ...none, to, subject, secret, expired, messageId },
        fromName: PLATFORM_NAME,
        stopped: false,
      };
    }),
  note: ({ mailId }, outcome) => db.acrossWebsites((tx) => notePlatformMail(tx, mailId, outcome)),
  again: (next, mail, outcome) =>
    db.acrossWebsites(async (tx) => {
      await notePlatformMail(tx, next.mailId, outcome);
      await queueDelivery(tx, jobs, platformDeliveries, next, mail, outcome.pause);
    }),
  noteUndeliverable: ({ mailId }, answer) =>
    db.acrossWebsites(async (tx) => {
      const row = await answerPlatformMail(tx, mailId, answer);
      return row && { ...row, ...bodiesOf(tx, mailId, row) };
    }),
  takeUp: async (answer) => {
    for (const { id } of await db.acrossWebsites((tx) => platformMailsAnswered(tx, answer)))
      await db.acrossWebsites(async (tx) => {
        const taken = await answerPlatformMail(tx, id, '', answer);
        if (!taken) return;
        const again = { mailId: id, before: taken.tries, attempt: 0 };
        await queueDelivery(tx, jobs, platformDeliveries, again, { ...taken, unsubscribe: null });
      });
  },
});

/** Bodies with all their links, to be sent. */
function bodiesOf(
  tx: CrossTx,
  id: string,
  row: { html: string; body_text: string; sealed: string | null },
): { html: string; text: string } {
  if (row.sealed === null) return { html: row.html, text: row.body_text };
  return JSON.parse(unseal(tx, ['platform_mails', id], row.sealed)) as { html: string; text: string };
}
