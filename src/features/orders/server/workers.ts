import { performRefund } from './refunds/perform-refund.ts';
import { refundJobs } from './refunds/refund-queue.ts';
import type { OrderServices } from './services.ts';

/** Performs refunds for all sites. A refund with an open outcome is retried. */
export async function startRefundWorker(services: OrderServices): Promise<void> {
  await services.jobs.work(refundJobs, async ({ websiteId, refundId }) => {
    if (!(await performRefund(services, websiteId, refundId)))
      throw new Error('The payment provider hasn’t confirmed this refund yet.');
  });
}
