import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import { bookingOperations, type BookingServices } from '../../features/bookings/server/index.ts';
import type { CheckServices } from '../../features/site-check/server/index.ts';
import {
  askProvider,
  checkPaymentDomains,
  comparePayments,
  orderOperations,
  type OrderServices,
  performRefund,
} from '../../features/orders/server/index.ts';
import { productOperations } from '../../features/products/server/index.ts';
import { checkInvariants } from '../../lib/db/invariants.ts';
import type { Storage } from '../../lib/storage/storage.ts';
import { allRights } from '../../lib/http/areas.ts';
import type { Call } from '../../lib/http/contract.ts';
import type { Operation } from '../../lib/http/handlers.ts';
import { inProcess, type Invoke, invoker } from '../../lib/http/invoke.ts';
import type { Actor, RequestContext, SiteRequest } from '../../lib/http/requests/request-context.ts';
import { dist } from '../build/ensure-built.ts';
import type { Config } from '../config.ts';
import { invariants } from './invariants.ts';
import { starterTexts } from '../starters/starter-texts.ts';

interface Parts {
  config: Config;
  storage: Storage;
  orders: OrderServices;
  bookings: BookingServices;
  /** Every call of the product; read when a check runs. */
  all: () => { operations: readonly Operation[]; invoke: Invoke };
}

/** A request as a visitor would send it, with separate headers and separate limits. */
function standIn(
  { site, host, secure, log, by, platform }: SiteRequest,
  as: 'owner' | 'visitor',
  headers: Record<string, string> = {},
): RequestContext {
  // A person who may run the site check sees what the checks see; a test run acts as the owner.
  const actor: Actor | null =
    as === 'owner' && by ? { ...by, role: 'owner', rights: allRights, owner: true } : null;
  return {
    site,
    host,
    secure,
    platform,
    log,
    address: `fd00::${randomBytes(2).toString('hex')}:${randomBytes(2).toString('hex')}:1`,
    userAgent: 'Sitewright checks',
    header: (name) => headers[name],
    cookies: { get: () => undefined, set: () => {} },
    headers: new Map(),
    actor: async () => actor,
    setActor: () => {},
  };
}

const byCall = (operations: readonly Operation[]) =>
  new Map<Call, Operation>(operations.map((operation) => [operation.call, operation]));

export const checkServices = ({ config, storage, orders, bookings, all }: Parts): CheckServices => ({
  db: orders.db,
  storage: () => storage,
  samples: starterTexts,
  checkInvariants: (websiteId) => checkInvariants(orders.db, websiteId, invariants(storage)),
  delivers: config.smtpUrl !== undefined,
  https: config.platform.scheme === 'https',
  callsAs: (request, as) => {
    const { operations, invoke } = all();
    const call = inProcess(byCall(operations), invoke, standIn(request, as));
    return async <T>(...asked: Parameters<typeof call>) => (await call(...asked)) as T;
  },
  askProvider: (websiteId) => askProvider(orders, websiteId),
  checkPaymentDomains: (websiteId) => checkPaymentDomains(orders, websiteId),
  comparePayments: (websiteId) => comparePayments(orders, websiteId),
  hasWorker: () =>
    stat(join(dist, 'client', 'sw.js')).then(
      () => true,
      () => false,
    ),
  rehearse: (request, db) => {
    // The same code on another database handle, with the test provider only.
    const stage: OrderServices = { ...orders, db, stripe: null, testPayments: true };
    const calls = byCall([
      ...productOperations(orders.jobs),
      ...orderOperations(stage),
      ...bookingOperations({ ...bookings, db, orders: stage }),
    ]);
    const invoke = invoker(db);
    return {
      callsAs: (as, headers) => {
        const call = inProcess(calls, invoke, standIn(request, as, headers));
        return async <T>(...asked: Parameters<typeof call>) => (await call(...asked)) as T;
      },
      giveBack: (refundId) => performRefund(stage, request.site.id, refundId),
    };
  },
});
