import { setTimeout as pauseFor } from 'node:timers/promises';
import type { Database } from '../../../lib/db/database.ts';
import type { Jobs } from '../../../lib/jobs.ts';
import { hideTokens } from '../template.ts';
import { type Delivery, queueDelivery } from './delivery-queue.ts';
import { bodiesOf } from './mail-content.ts';
import { claimMail, noteOutcome, type Outcome } from './mail-queries.ts';
import { isUnsubscribed, siteLook } from './settings-queries.ts';
import type { MailServer } from './smtp.ts';

export interface Delivering {
  db: Database;
  jobs: Jobs;
  server: MailServer;
  /** Seconds before each further try; there are no more tries than these and the first. */
  pauses: readonly number[];
  log: { error(detail: object, sentence: string): void };
  /** The process ends: what cannot be noted now is left. */
  giveUp: AbortSignal;
}

/** Five tries over a day; the first pause is what greylisting asks for. */
export const DAY_OF_TRIES: readonly number[] = [5 * 60, 3600, 5 * 3600, 18 * 3600];

const EXPIRED = 'It was not sent, because the link in it has expired.';
const UNSUBSCRIBED = 'Its reader has unsubscribed from mails of this kind.';

/**
 * Milliseconds between tries to note what came of a mail. Together less than a job may take, and each less than until a
 * job is tried again: once the database is back, the outcome is there before another process can take the mail.
 */
const NOTE_AGAIN = [200, 500, 1000, ...Array<number>(45).fill(2000)];

/**
 * What the mail server said is known here alone, so it is noted even if the database is away for a while: forgetting it
 * would send the mail again.
 */
async function persist(
  { log, giveUp }: Delivering,
  mailId: string,
  note: () => Promise<void>,
): Promise<void> {
  for (const pause of NOTE_AGAIN) {
    try {
      return await note();
    } catch (error) {
      log.error({ err: error, mail: mailId }, 'the outcome of a mail could not be noted; it is tried again');
      if (giveUp.aborted) throw error;
      await pauseFor(pause, undefined, { signal: giveUp }).catch(() => {});
    }
  }
  return note();
}

/**
 * One try. Taken first, sent then, noted last: a process that dies in between may make one mail arrive twice (with the
 * same Message-ID), never none.
 */
export async function deliverMail(work: Delivering, delivery: Delivery, rerun: number): Promise<void> {
  const { db, jobs, server, pauses } = work;
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
  const { html, text } = bodiesOf(mail, look);
  const bodies = mail.secret ? { html: hideTokens(html), text: hideTokens(text) } : { html, text };
  const note = (outcome: Outcome) =>
    persist(work, mailId, () =>
      db.forWebsite(websiteId, (tx) => noteOutcome(tx, websiteId, mailId, outcome)),
    );

  if (mail.secret && mail.old) return note({ status: 'failed', answer: EXPIRED, bodies });
  if (stopped) return note({ status: 'stopped', answer: UNSUBSCRIBED });
  const result = await server.send({
    fromName: look.sender_name || look.name,
    replyTo: mail.reply_to ?? (look.reply_to || look.contact_email),
    inReplyTo: mail.in_reply_to,
    unsubscribe: mail.unsubscribe,
    to: mail.recipient,
    subject: mail.subject,
    html,
    text,
    messageId: mail.message_id,
    calendar: mail.calendar,
  });
  if (result.taken) return note({ status: 'sent', answer: result.answer, bodies });
  const pause = pauses[attempt];
  if (result.forGood || pause === undefined) return note({ status: 'failed', answer: result.answer });
  const next = { websiteId, mailId, before: number, attempt: attempt + 1 };
  return persist(work, mailId, () =>
    db.forWebsite(websiteId, async (tx) => {
      await noteOutcome(tx, websiteId, mailId, { status: 'waiting', answer: result.answer, pause });
      await queueDelivery(tx, jobs, next, mail, pause);
    }),
  );
}
