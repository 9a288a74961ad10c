import { setTimeout as pauseFor } from 'node:timers/promises';
import type { Database } from '../../../../lib/db/database.ts';
import { hideSecrets } from '../../../../lib/http/replies/hide-secrets.ts';
import type { Jobs } from '../../../../lib/work/jobs.ts';
import { type Delivery, queueDelivery, type Tries, type Waiting } from './delivery-queue.ts';
import { bodiesOf, unsealContent } from '../rendering/mail-content.ts';
import { claimMail, noteOutcome, type Outcome } from './mail-queries.ts';
import { isUnsubscribed, siteLook } from '../settings/settings-queries.ts';
import type { MailServer, OutgoingMail } from './smtp.ts';

export interface Delivering {
  server: MailServer;
  /** Seconds before each further try; there are no more tries than these and the first. */
  pauses: readonly number[];
  /** Seconds before the tries that come ahead of those, while the mail server cannot be reached. */
  soonPauses?: readonly number[];
  log: { error(detail: object, sentence: string): void };
  /** The process ends: what cannot be noted now is left. */
  giveUp: AbortSignal;
}

type SiteDelivering = Delivering & { db: Database; jobs: Jobs };

/** Five tries over a day; the first pause is what greylisting asks for. */
export const DAY_OF_TRIES: readonly number[] = [5 * 60, 3600, 5 * 3600, 18 * 3600];

/** A restart is over within seconds, a failed network often within minutes. */
const SOON: readonly number[] = [15, 60, 5 * 60];

const EXPIRED = 'Not sent: the link in it has expired.';
const UNSUBSCRIBED = 'Not sent: the recipient has unsubscribed from these emails.';

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
      log.error({ err: error, mail: mailId }, 'could not record the outcome of an email; retrying');
      if (giveUp.aborted) throw error;
      await pauseFor(pause, undefined, { signal: giveUp }).catch(() => {});
    }
  }
  return note();
}

/** Where a mail waits that is to be delivered: in a site's log, or in the platform's own. */
export interface Shelf {
  /** Takes it for its try number `number`, once. */
  claim(number: number): Promise<Claimed | undefined>;
  note(outcome: Outcome): Promise<void>;
  /** Notes that it waits, and queues its next try, both or neither. */
  again(outcome: Outcome & { pause: number }, number: number, tries: Tries): Promise<void>;
}

export interface Claimed {
  mail: Omit<OutgoingMail, 'fromName'> & { secret: boolean; expired: boolean };
  fromName: string;
  /** Its reader wants no more of these. */
  stopped: boolean;
}

/** One try of a mail of a site. */
export function deliverMail(work: SiteDelivering, delivery: Delivery, rerun: number): Promise<void> {
  const { db, jobs } = work;
  const { websiteId, mailId, before, ...tries } = delivery;
  let waiting: Waiting | undefined;
  return deliverFrom(
    {
      claim: async (number) => {
        const claimed = await db.forWebsite(websiteId, async (tx) => {
          const row = await claimMail(tx, mailId, number);
          if (!row) return undefined;
          const stopped = row.unsubscribe !== null && (await isUnsubscribed(tx, row.recipient, row.email_id));
          return {
            row: unsealContent(tx, mailId, row),
            stopped,
            look: await siteLook(tx),
          };
        });
        if (!claimed) return undefined;
        const { row, look, stopped } = claimed;
        waiting = row;
        return {
          mail: {
            ...bodiesOf(row, look),
            to: row.recipient,
            subject: row.subject,
            messageId: row.message_id,
            replyTo: row.reply_to ?? (look.reply_to || look.contact_email),
            inReplyTo: row.in_reply_to,
            unsubscribe: row.unsubscribe,
            calendar: row.calendar,
            secret: row.secret,
            expired: row.expired,
          },
          fromName: look.sender_name || look.name,
          stopped,
        };
      },
      note: (outcome) => db.forWebsite(websiteId, (tx) => noteOutcome(tx, mailId, outcome)),
      again: (outcome, number, next) =>
        db.forWebsite(websiteId, async (tx) => {
          await noteOutcome(tx, mailId, outcome);
          const delivery = { websiteId, mailId, before: number, ...next };
          if (waiting) await queueDelivery(tx, jobs, delivery, waiting, outcome.pause);
        }),
    },
    work,
    { mailId, number: before + rerun + 1, tries },
  );
}

/**
 * One try. Taken first, sent then, noted last: a process that dies in between may make one mail arrive twice (with the
 * same Message-ID), never none.
 */
export async function deliverFrom(
  shelf: Shelf,
  work: Delivering,
  { mailId, number, tries }: { mailId: string; number: number; tries: Tries },
): Promise<void> {
  const { server, pauses, soonPauses = SOON } = work;
  const claimed = await shelf.claim(number);
  if (!claimed) return;
  const { mail, fromName, stopped } = claimed;
  const { secret, expired, ...outgoing } = mail;
  const { html, text } = mail;
  const bodies = { html: hideSecrets(html), text: hideSecrets(text) };
  const note = (outcome: Outcome) => persist(work, mailId, () => shelf.note(outcome));

  if (expired) return note({ status: 'failed', answer: EXPIRED, bodies });
  if (stopped) return note({ status: 'stopped', answer: UNSUBSCRIBED });
  const result = await server.send({ ...outgoing, fromName });
  if (result.taken) return note({ status: 'sent', answer: result.answer, bodies });
  const { attempt, soon = 0 } = tries;
  const quick = result.unreachable ? soonPauses[soon] : undefined;
  const pause = quick ?? pauses[attempt];
  if (result.forGood || pause === undefined)
    return note({ status: 'failed', answer: result.answer, ...(secret ? { bodies } : {}) });
  const next = quick === undefined ? { attempt: attempt + 1, soon } : { attempt, soon: soon + 1 };
  return persist(work, mailId, () =>
    shelf.again({ status: 'waiting', answer: result.answer, pause }, number, next),
  );
}
