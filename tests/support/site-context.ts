import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';
import { findActor } from '../../src/features/accounts/server/index.ts';
import type { Database } from '../../src/lib/db/database.ts';
import { Refusal } from '../../src/lib/errors.ts';
import type { Call } from '../../src/lib/http/contract.ts';
import type { Operation } from '../../src/lib/http/handlers.ts';
import { inProcess, invoker } from '../../src/lib/http/invoke.ts';
import type { Actor, RequestContext, Site } from '../../src/lib/http/requests/request-context.ts';
import { sessionCookieName } from '../../src/lib/http/sessions/session-cookie.ts';

const colours = {
  main: '#0b5563',
  link: '#0b5563',
  button: '#b3541e',
  background: '#ffffff',
  text: '#1d1d1f',
};

/** A site with one host and nothing else. */
export async function createTestSite(db: Database, host: string): Promise<Site> {
  const id = await db.acrossWebsites(async (tx) => {
    const row = await tx
      .insertInto('websites')
      .values({ name: `Site of ${host}`, colours: JSON.stringify(colours) })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tx.insertInto('hosts').values({ host, website_id: row.id, canonical: true }).execute();
    return row.id;
  });
  return { id, canonicalHost: host, origin: `http://${host}`, subdomain: '' };
}

export interface Reply {
  status: number;
  body: unknown;
  /** Field errors of a refusal. */
  fields: Record<string, string>;
  retryAfter: number | undefined;
  headers: Map<string, string>;
}

/** A person with a browser, which keeps cookies between calls. */
export interface Visitor {
  call: (
    call: Call,
    input?: { params?: unknown; query?: unknown; body?: unknown; key?: string },
  ) => Promise<Reply>;
  cookies: Map<string, string>;
  /** The token in the session cookie. */
  session: () => string | undefined;
}

export const silent: FastifyBaseLogger = pino({ level: 'silent' });

/** Calls operations through the guards that HTTP uses, as a visitor of the site. */
export function visit(
  { db, operations }: { db: Database; operations: readonly Operation[] },
  site: Site,
  { address = '203.0.113.7', userAgent = 'Test browser' } = {},
): Visitor {
  const all = new Map(operations.map((operation) => [operation.call, operation]));
  const cookies = new Map<string, string>();
  const name = sessionCookieName(false);
  return {
    cookies,
    session: () => cookies.get(name),
    call: async (call, { key, ...input } = {}) => {
      let actor: Promise<Actor | null> | undefined;
      const context: RequestContext = {
        site,
        platform: null,
        host: site.canonicalHost,
        secure: false,
        address,
        userAgent,
        header: (header) => (header === 'idempotency-key' ? key : undefined),
        cookies: {
          get: (key) => cookies.get(key),
          set: (key, value, maxAge) => void (maxAge > 0 ? cookies.set(key, value) : cookies.delete(key)),
        },
        headers: new Map(),
        log: silent,
        actor: () => (actor ??= look(db, site, cookies.get(name))),
        setActor: (next) => void (actor = Promise.resolve(next)),
      };
      const answer = { fields: {}, retryAfter: undefined, headers: context.headers };
      try {
        const body = await inProcess(all, invoker(db), context)(call, input);
        const endpoint = all.get(call)?.endpoint;
        return { ...answer, status: endpoint?.reply ? (endpoint.status ?? 200) : 204, body };
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        const { fields = {}, retryAfter } = error.detail;
        return {
          ...answer,
          status: error.status,
          body: { error: error.message, code: error.code },
          fields,
          retryAfter,
        };
      }
    },
  };
}

const look = async (db: Database, site: Site, token: string | undefined) =>
  token ? findActor(db, site.id, token) : null;
