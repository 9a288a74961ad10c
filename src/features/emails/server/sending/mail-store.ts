import type { JobQueue, WorkOptions } from '../../../../lib/work/jobs.ts';
import type { MailDelivery, Waiting } from './delivery-queue.ts';
import type { Outcome } from './mail-queries.ts';
import type { OutgoingMail } from './smtp.ts';

/** Where mails wait until they are delivered: the log of a site, or the platform's own. */
export interface MailStore<D extends MailDelivery = MailDelivery> {
  queue: JobQueue<D>;
  limits: Required<WorkOptions>;
  /** Takes a mail for its try number `number`, once. */
  claim(delivery: D, number: number): Promise<Claimed | undefined>;
  note(delivery: D, outcome: Outcome): Promise<void>;
  /** Notes that it waits, and queues its next try, both or neither. */
  again(next: D, mail: Waiting, outcome: Outcome & { pause: number }): Promise<void>;
  /** Notes that nobody could be asked to take the mail; gives it to the one who notes it first. */
  noteUndeliverable(delivery: D, answer: string): Promise<Printed | undefined>;
  /** Queues mails that were noted so. Several processes may do it at once: each mail is taken up by one. */
  takeUp(answer: string): Promise<void>;
}

export interface Claimed {
  mail: Omit<OutgoingMail, 'fromName'> & { secret: boolean; expired: boolean };
  fromName: string;
  /** Its reader wants no more of these. */
  stopped: boolean;
}

export interface Printed {
  recipient: string;
  subject: string;
  text: string;
}
