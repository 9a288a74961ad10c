import { randomUUID } from 'node:crypto';
import type { LimitsPool } from '../../../../lib/db/pool.ts';
import type { Tx } from '../../../../lib/db/database.ts';
import type { Site, SiteRequest } from '../../../../lib/http/requests/request-context.ts';
import { type Jobs, jobQueue } from '../../../../lib/work/jobs.ts';
import { digest, limit, limitedAddress } from '../../../../lib/work/limits.ts';
import { orderMail } from '../emails/order-mails.ts';
import { wholeOrder } from '../management/order-queries.ts';
import type { OrderServices } from '../services.ts';
import { cancellableOrder } from './withdraw-queries.ts';
import { say } from '../management/say.ts';

interface Wish {
  number: string;
  email: string;
}
const linkJobs = jobQueue<Wish & { site: Site }>('send-withdrawal-link');

/** Counts a request for a link. @throws `429` */
export type WithdrawalLimits = (request: SiteRequest, email: string) => Promise<void>;

export function withdrawalLimits(pool: LimitsPool): WithdrawalLimits {
  const perAddress = limit(pool, 'withdrawal-address');
  const perEmail = limit(pool, 'withdrawal-email');
  return async ({ site, address }, email) => {
    await perAddress.take(`${site.id}:${limitedAddress(address)}`, say().linkSentOften);
    await perEmail.take(`${site.id}:${digest(email)}`, say().linkSentOften);
  };
}

/** The order is looked up after the reply, so that the request takes equally long for every number. */
export const queueWithdrawalLink = (
  tx: Tx,
  jobs: Jobs,
  { id, canonicalHost, origin, subdomain, origins }: Site,
  wish: Wish,
) =>
  jobs.send(tx, linkJobs, {
    site: { id, canonicalHost, origin, subdomain, ...(origins ? { origins } : {}) },
    ...wish,
  });

/** Sends requested links. Every app process runs one. */
export async function startWithdrawalLinks(services: OrderServices): Promise<void> {
  const { db, jobs } = services;
  await jobs.work(linkJobs, ({ site, number, email }) =>
    db.forWebsite(site.id, async (tx) => {
      const id = await cancellableOrder(tx, number, email);
      const order = id && (await wholeOrder(tx, id));
      if (order)
        await orderMail(services, tx, site, order, 'withdrawal-link', `withdrawal-link:${randomUUID()}`);
    }),
  );
}
