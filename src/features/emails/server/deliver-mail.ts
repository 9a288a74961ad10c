import type { Database } from '../../../lib/db/database.ts';
import type { Jobs } from '../../../lib/jobs.ts';
import { hideTokens } from '../template.ts';
import { type Delivery, queueDelivery } from './delivery-queue.ts';
import { claimMail, noteOutcome, type Outcome } from './mail-queries.ts';
import { isUnsubscribed, siteLook } from './settings-queries.ts';
import type { MailServer } from './smtp.ts';

export interface Delivering {
  db: Database;
  jobs: Jobs;
  server: MailServer;
  /** Seconds before each further try; there are no more tries than these and the first. */
  pauses: readonly number[];
}

/** Five tries over a day; the first pause is what greylisting asks for. */
export const DAY_OF_TRIES: readonly number[] = [5 * 60, 3600, 5 * 3600, 18 * 3600];

/**
 * One try. Taken first, sent then, noted last: a process that dies in between may make one mail arrive twice (with the
 * same Message-ID), never none.
 */
export async function deliverMail(
  { db, jobs, server, pauses }: Delivering,
  delivery: Delivery,
  rerun: number,
) {
  const { websiteId, mailId, before, attempt } = delivery;
  const number = before + rerun + 1;
  const claimed = await db.forWebsite(websiteId, async (tx) => {
    const mail = await claimMail(tx, websiteId, mailId, number);
    if (!mail) return undefined;
    const stopped =
      mail.unsubscribe !== null && (await isUnsubscribed(tx, websiteId, mail.recipient, mail.email_id));
    return { mail, stopped, look: await siteLook(tx, websiteId) };
  });
  if (!claimed) return;
  const { mail, look, stopped } = claimed;
  const bodies = mail.secret
    ? { bodies: { html: hideTokens(mail.html), text: hideTokens(mail.body_text) } }
    : {};
  const note = (outcome: Outcome) =>
    db.forWebsite(websiteId, (tx) => noteOutcome(tx, websiteId, mailId, outcome));

  if (mail.secret && mail.old) {
    return note({
      status: 'failed',
      answer: 'It was not sent, because the link in it has expired.',
      ...bodies,
    });
  }
  if (stopped)
    return note({ status: 'stopped', answer: 'Its reader has unsubscribed from mails of this kind.' });
  const result = await server.send({
    fromName: look.sender_name || look.name,
    replyTo: mail.reply_to ?? (look.reply_to || look.contact_email),
    inReplyTo: mail.in_reply_to,
    unsubscribe: mail.unsubscribe,
    to: mail.recipient,
    subject: mail.subject,
    html: mail.html,
    text: mail.body_text,
    messageId: mail.message_id,
  });
  if (result.taken) return note({ status: 'sent', answer: result.answer, ...bodies });
  const pause = pauses[attempt];
  if (result.forGood || pause === undefined) return note({ status: 'failed', answer: result.answer });
  await db.forWebsite(websiteId, async (tx) => {
    await noteOutcome(tx, websiteId, mailId, { status: 'waiting', answer: result.answer, pause });
    await queueDelivery(tx, jobs, { websiteId, mailId, before: number, attempt: attempt + 1 }, pause);
  });
}
