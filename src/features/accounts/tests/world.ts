import { sql } from 'kysely';
import { accountOperations, createOwner, issueToken } from '../server/index.ts';
import type { AccountEvent } from '../events.ts';
import { startResetWorker } from '../server/index.ts';
import type { Tx } from '../../../lib/db/database.ts';
import type { Site } from '../../../lib/http/requests/request-context.ts';
import { speaking } from '../../../lib/messages/spoken-language.ts';
import { openJobs } from '../../../lib/work/jobs.ts';
import { createTestDatabase } from '../../../../tests/support/database.ts';
import { eventually } from '../../../../tests/support/eventually.ts';
import { createTestSite, silent, visit, type Visitor } from '../../../../tests/support/site-context.ts';

export const password = 'kiln-at-dawn';
/** As a visitor of the German pages does it. */
export const inGerman = <T>(work: () => T): T =>
  speaking({ language: 'de', toVisitors: true, used: 'de' }, work);
export const owner = { email: 'owner@one.test', password: 'a-long-enough-passphrase' };

/** Two sites, the first with an owner, with all services of accounts. */
export async function accountWorld() {
  const database = await createTestDatabase();
  const { db, admin } = database;
  const jobs = openJobs(admin, { log: silent });
  await jobs.start();
  const events: AccountEvent[] = [];
  const listeners: ((event: AccountEvent) => void)[] = [];
  /** Waits for the commit of an event's transaction: in the product, listeners can use what the event names. */
  const committed = (transaction: string) =>
    eventually(
      () =>
        db.acrossWebsites(async (tx) => {
          const { rows } = await sql<{ status: string }>`
            select pg_xact_status(${transaction}::xid8) as status`.execute(tx);
          return rows[0]?.status;
        }),
      (status) => status === 'committed',
      { what: 'the transaction of an event' },
    );
  const services = {
    db,
    jobs,
    announce: async (tx: Tx, event: AccountEvent): Promise<void> => {
      events.push(event);
      const { rows } = await sql<{ id: string }>`select pg_current_xact_id()::text as id`.execute(tx);
      for (const listener of listeners.splice(0))
        void committed(rows[0]?.id ?? '').then(() => listener(event));
    },
  };
  await startResetWorker(services);
  const operations = accountOperations(services);
  const site = await createTestSite(db, 'one.test');
  const other = await createTestSite(db, 'two.test');
  await db.forWebsite(site.id, (tx) => createOwner(tx, owner));

  const visitor = (at: Site = site, address?: string, userAgent?: string): Visitor =>
    visit({ db, operations }, at, { ...(address ? { address } : {}), ...(userAgent ? { userAgent } : {}) });
  return {
    db,
    admin,
    site,
    other,
    events,
    visitor,
    nextEvent: () => new Promise<AccountEvent>((resolve) => listeners.push(resolve)),
    /** A person who has just registered. */
    customer: async (email: string, at: Site = site) => {
      const someone = visitor(at);
      const { body } = await someone.call('POST /api/account/register', { body: { email, password } });
      return { ...someone, id: (body as { _id: string })._id };
    },
    signedIn: async (login: { email: string; password: string }) => {
      const someone = visitor();
      await someone.call('POST /api/account/login', { body: login });
      return someone;
    },
    /** The language that is kept with an account. */
    languageOf: async (id: string, at: Site = site) =>
      (
        await db.forWebsite(at.id, (tx) =>
          tx
            .selectFrom('accounts')
            .select('language')
            .where('website_id', '=', at.id)
            .where('id', '=', id)
            .executeTakeFirst(),
        )
      )?.language,
    tokenFor: (accountId: string, purpose: 'sign-in' | 'reset', at: Site = site) =>
      db.forWebsite(at.id, (tx) => issueToken(tx, accountId, purpose)),
    close: async () => {
      await jobs.stop();
      await database.close();
    },
  };
}

export type World = Awaited<ReturnType<typeof accountWorld>>;
