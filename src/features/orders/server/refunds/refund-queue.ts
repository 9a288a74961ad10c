import type { Tx } from '../../../../lib/db/database.ts';
import { type Jobs, jobQueue } from '../../../../lib/work/jobs.ts';

export interface RefundJob {
  websiteId: string;
  refundId: string;
}
export const refundJobs = jobQueue<RefundJob>('refund-payment');

/** In the transaction that reserves the amount: the refund happens if and only if it commits. */
export const queueRefund = (tx: Tx, jobs: Jobs, job: RefundJob, startAfterSeconds = 0) =>
  jobs.send(tx, refundJobs, job, { startAfterSeconds });
