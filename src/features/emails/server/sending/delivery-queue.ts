import type { CrossTx } from '../../../../lib/db/database.ts';
import { type JobQueue, type Jobs, jobQueue } from '../../../../lib/work/jobs.ts';

/** How far the tries of an email have got. */
export interface Tries {
  /** The number of the try, from 0; tries are spread over a day. */
  attempt: number;
  /** Quick tries so far, because the mail server could not be reached. */
  soon?: number;
}

/** One of the tries to deliver one mail. */
export interface MailDelivery extends Tries {
  mailId: string;
  /** Tries that the mail had before; each try has its own number. */
  before: number;
}

/** Of a mail of a site. */
export interface Delivery extends MailDelivery {
  websiteId: string;
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
