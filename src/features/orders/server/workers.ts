import { performRefund } from './refunds/perform-refund.ts';
import { refundJobs } from './refunds/refund-queue.ts';
import type { OrderServices } from './services.ts';

/** Gives money back for all sites. A refund whose outcome is open comes again by itself. */
export async function startRefundWorker(services: OrderServices): Promise<void> {
  await services.jobs.work(refundJobs, async ({ websiteId, refundId }) => {
    if (!(await performRefund(services, websiteId, refundId)))
      throw new Error('The payment provider hasn’t confirmed this refund yet.');
  });
}
