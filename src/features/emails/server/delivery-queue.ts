import type { Tx } from '../../../lib/db/database.ts';
import { type Jobs, jobQueue } from '../../../lib/jobs.ts';

/** One of the tries to deliver one mail. */
export interface Delivery {
  websiteId: string;
  mailId: string;
  /** Tries that the mail had before; each try has a number of its own. */
  before: number;
  /** Of the tries that this mail may have, counted from 0. */
  attempt: number;
}

export const deliveries = jobQueue<Delivery>('deliver-mail');

export const queueDelivery = (tx: Tx, jobs: Jobs, delivery: Delivery, startAfterSeconds = 0) =>
  jobs.send(tx, deliveries, delivery, { startAfterSeconds });
