import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../src/lib/db/database.ts';
import { allRights } from '../../src/lib/http/areas.ts';
import type { Call } from '../../src/lib/http/contract.ts';
import type { Operation } from '../../src/lib/http/handlers.ts';
import { inProcess, invoker, type RawInput } from '../../src/lib/http/invoke.ts';
import type { RequestContext } from '../../src/lib/http/requests/request-context.ts';

/** The program makes it once, at the start. */
const known = new WeakMap<readonly Operation[], Map<Call, Operation>>();

/** Calls as a visitor or as the owner through all guards, without the network. */
export function createTestVisitor(
  db: Database,
  websiteId: string,
  operations: readonly Operation[],
  { owner = false, orderKey = '', address = '203.0.113.1' } = {},
): (call: Call, input: RawInput) => Promise<unknown> {
  const all = known.get(operations) ?? new Map(operations.map((operation) => [operation.call, operation]));
  known.set(operations, all);
  const actor = owner
    ? {
        sessionId: '',
        accountId: websiteId,
        email: 'owner@bench.test',
        owner,
        role: 'owner',
        rights: allRights,
      }
    : null;
  const context: RequestContext = {
    site: { id: websiteId, canonicalHost: 'bench.test', origin: 'http://bench.test', subdomain: '' },
    host: 'bench.test',
    secure: false,
    address,
    userAgent: '',
    header: (name) => (name === 'x-order-key' && orderKey ? orderKey : undefined),
    cookies: { get: () => undefined, set: () => {} },
    headers: new Map(),
    log: {} as FastifyBaseLogger,
    actor: async () => actor,
    setActor: () => {},
    platform: null,
  };
  return inProcess(all, invoker(db), context);
}
