import type { CrossTx } from '../../../../lib/db/database.ts';
import { type JobQueue, type Jobs, jobQueue } from '../../../../lib/work/jobs.ts';

/** The progress of an email's attempts. */
export interface Tries {
  /** The number of the attempt, from 0; attempts are spread over a day. */
  attempt: number;
  /** Quick attempts so far, while the mail server could not be reached. */
  soon?: number;
}

/** One attempt to deliver one email. */
export interface MailDelivery extends Tries {
  mailId: string;
  /** Earlier attempts; each attempt has its own number. */
  before: number;
}

/** For an email of a site. */
export interface Delivery extends MailDelivery {
  websiteId: string;
}

export const deliveries = jobQueue<Delivery>('deliver-mail');

/** Priorities: a person waits for a sign-in link; nobody waits for a newsletter. */
const priorities = { secret: 2, usual: 1, bulk: 0 };

/** The properties of an email that decide how it is queued. */
export interface Waiting {
  recipient: string;
  secret: boolean;
  unsubscribe: string | null;
}

const groupOf = (recipient: string) => recipient.slice(recipient.lastIndexOf('@') + 1).toLowerCase();
const priorityOf = ({ secret, unsubscribe }: Waiting) =>
  priorities[secret ? 'secret' : unsubscribe === null ? 'usual' : 'bulk'];

/** First attempts of new emails. */
export const queueDeliveries = (
  tx: CrossTx,
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

/** The next try of a mail, on the queue of the store that it waits in. */
export const queueDelivery = <D extends MailDelivery>(
  tx: CrossTx,
  jobs: Jobs,
  queue: JobQueue<D>,
  delivery: D,
  mail: Waiting,
  startAfterSeconds = 0,
) =>
  jobs.send(tx, queue, delivery, {
    startAfterSeconds,
    group: groupOf(mail.recipient),
    priority: priorityOf(mail),
  });
