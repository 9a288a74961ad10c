import type { Tx } from '../../../../lib/db/database.ts';
import { type Jobs, jobQueue } from '../../../../lib/work/jobs.ts';

/** How far the tries of an email have got. */
export interface Tries {
  /** The number of the try, from 0; tries are spread over a day. */
  attempt: number;
  /** Quick tries so far, because the mail server could not be reached. */
  soon?: number;
}

/** One of the tries to deliver one mail. */
export interface Delivery extends Tries {
  websiteId: string;
  mailId: string;
  /** Tries that the mail had before; each try has its own number. */
  before: number;
}

export const deliveries = jobQueue<Delivery>('deliver-mail');

/** How urgent a mail is: somebody waits for a link to sign in; nobody waits for news. */
const priorities = { secret: 2, usual: 1, bulk: 0 };

/** What of a mail says how it is to be queued. */
export interface Waiting {
  recipient: string;
  secret: boolean;
  unsubscribe: string | null;
}

const groupOf = (recipient: string) => recipient.slice(recipient.lastIndexOf('@') + 1).toLowerCase();
const priorityOf = ({ secret, unsubscribe }: Waiting) =>
  priorities[secret ? 'secret' : unsubscribe === null ? 'usual' : 'bulk'];

/** First tries of mails that were just written. */
export const queueDeliveries = (
  tx: Tx,
  jobs: Jobs,
  waiting: readonly { delivery: Delivery; mail: Waiting }[],
) =>
  jobs.sendAll(
    tx,
    deliveries,
    waiting.map(({ delivery, mail }) => ({
      data: delivery,
      group: groupOf(mail.recipient),
      priority: priorityOf(mail),
    })),
  );

export const queueDelivery = (tx: Tx, jobs: Jobs, delivery: Delivery, mail: Waiting, startAfterSeconds = 0) =>
  jobs.send(tx, deliveries, delivery, {
    startAfterSeconds,
    group: groupOf(mail.recipient),
    priority: priorityOf(mail),
  });
