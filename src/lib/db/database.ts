import type { Writable } from 'node:stream';
import pg from 'pg';
import { busy } from '../errors.ts';
import { type Connection, roleConnection, SCHEMA } from './roles.ts';
import { type Join, sharedConnections } from './shared-connections.ts';
import { builderOn, type Tx } from './site-connection.ts';

export type { Tx } from './site-connection.ts';

export interface Database {
  /** One transaction bound to one site; row-level security shows it nothing else. */
  forWebsite<T>(websiteId: string, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** The same for a single quick statement. It travels together with the begin and the end of its transaction. */
  oneForWebsite<T>(websiteId: string, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Crosses sites: host look-up, sign-up, jobs. Only `websites`, `platform`, `emails` and `app` may use it. */
  acrossWebsites<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** The same for a single quick statement, as `oneForWebsite`. */
  acrossWebsitesOnce<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Outside any site: limits that are kept by address. */
  limitsPool: pg.Pool;
  close(): Promise<void>;
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

// Counts and sums stay far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

export function openDatabase(
  admin: Connection,
  options: { most?: number; onError?: (error: Error) => void } = {},
): Database {
  const pool = (role: 'sitewright_app' | 'sitewright_platform', max: number) => {
    const made = new pg.Pool({
      ...roleConnection(admin, role),
      max,
      // Sends a transaction's first statement together with its `begin`.
      pipeline: true,
      options: `-c search_path=${SCHEMA},public -c statement_timeout=15s -c lock_timeout=5s -c idle_in_transaction_session_timeout=15s`,
      connectionTimeoutMillis: 5_000,
      idleTimeoutMillis: 60_000,
      application_name: role,
    });
    // Without a listener a restart of the database would end this process.
    made.on('error', (error) => {
      // The whole connection hangs on it, with what it was opened with; a log must not get that.
      Reflect.deleteProperty(error, 'client');
      if (!closing) options.onError?.(error);
    });
    // The pool listens to idle connections only; whoever uses one hears of its end by the statement that fails.
    made.on('connect', (client) => client.on('error', () => {}));
    return made;
  };
  let closing = false;
  const app = pool('sitewright_app', options.most ?? 12);
  const join = sharedConnections(() => connect(app));
  const platform = pool('sitewright_platform', 4);
  const joinPlatform = sharedConnections(() => connect(platform));

  return {
    forWebsite: async (websiteId, work) => transact(app, beginFor(websiteId), work),
    oneForWebsite: async (websiteId, work) => sendOne(join, beginFor(websiteId), work),
    acrossWebsites: (work) => transact(platform, 'begin', work),
    acrossWebsitesOnce: async (work) => sendOne(joinPlatform, 'begin', work),
    limitsPool: platform,
    close: async () => {
      closing = true;
      await Promise.all([app.end(), platform.end()]);
    },
  };
}

function beginFor(websiteId: string): string {
  // The value goes into the statement's text: `set` takes no parameters.
  if (!uuid.test(websiteId)) throw new Error('A website id must be a lower-case UUID.');
  return `begin; set local app.website_id = '${websiteId}'`;
}

const endings = new WeakMap<Tx, () => void>();

/**
 * Sends the end of a transaction right behind what was sent before it, for work under a lock that others wait for. Nothing can
 * be asked or taken back any more; where one of those statements fails, all is rolled back as ever.
 */
export function endAlong(tx: Tx): void {
  // A statement is sent some microtasks after it was asked for; those have all run when the next tick comes.
  queueMicrotask(() => process.nextTick(() => endings.get(tx)?.()));
}

/** Lets nothing that runs within a transaction end it. */
export const keepOpen = (tx: Tx): void => void endings.delete(tx);

async function transact<T>(pool: pg.Pool, begin: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  const client = await connect(pool);
  const { tx, end } = builderOn(client, (send) => {
    sendTogether(client);
    return send();
  });
  let committed: Promise<pg.QueryResult> | undefined;
  let failed = false;
  const commit = () => {
    end();
    committed ??= client.query('commit');
    // Settled below; until then a failure must not count as unhandled.
    committed.catch(() => {});
    return committed;
  };
  endings.set(tx, () => {
    // By then somebody else may have the connection.
    if (!failed) void commit();
  });
  let broken: Error | undefined;
  try {
    sendTogether(client);
    const begun = client.query(begin);
    begun.catch(() => {});
    const result = await work(tx);
    await begun;
    const { command } = await commit();
    // A failed statement that `work` swallowed turns the commit into a rollback.
    if (command !== 'COMMIT') throw new Error('The transaction had failed and was rolled back.');
    return result;
  } catch (error) {
    failed = true;
    end();
    await client.query('rollback').catch((failure: Error) => {
      broken = failure;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}

/**
 * A transaction of one statement, sent in one go. Nothing may come between its three messages: others share the
 * connection, and `begin` names the site for what follows it.
 */
async function sendOne<T>(join: Join, begin: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  return join(async (client) => {
    sendTogether(client);
    let committed: Promise<pg.QueryResult> | undefined;
    const { tx, end } = builderOn(client, (send) => {
      end();
      client.query(begin).catch(() => {});
      const sent = send();
      committed = client.query('commit');
      committed.catch(() => {});
      return sent;
    });
    try {
      const result = await work(tx);
      if ((await committed)?.command !== 'COMMIT') throw new Error('The statement failed or never came.');
      return result;
    } finally {
      end();
      // Fails where the connection is lost, which concerns all that share it.
      await committed;
    }
  });
}

/** Holds back what is written until the promises that are settled now have run: what is asked for together leaves together. */
function sendTogether(client: pg.PoolClient): void {
  const { stream } = (client as unknown as { connection: { stream: Writable } }).connection;
  stream.cork();
  process.nextTick(() => stream.uncork());
}

async function connect(pool: pg.Pool): Promise<pg.PoolClient> {
  try {
    return await pool.connect();
  } catch (error) {
    const refusal = busy(2);
    refusal.cause = error;
    throw refusal;
  }
}
