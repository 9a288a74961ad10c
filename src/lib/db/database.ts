import type { Writable } from 'node:stream';
import type pg from 'pg';
import { CompiledQuery } from 'kysely';
import { ConcurrencyLimit } from '../work/concurrency-limit.ts';
import {
  connect,
  inTime,
  type LimitsPool,
  MOST_WAITING,
  openPool,
  patienceOf,
  queryOn,
  sharedPatience,
  statementTimes,
} from './pool.ts';
import type { Connection } from './roles.ts';
import { holdKeyring, keyringFor } from './sealed.ts';
import { type Join, sharedConnections } from './shared-connections.ts';
import { builderOn, type CrossTx, originOf, type Tx } from './site-connection.ts';
import { currentBudget, spend, VISITOR_MS } from './time-budget.ts';
import { isUuid } from '../values/uuid.ts';

export { type CrossTx, onSite, type Tx } from './site-connection.ts';

export interface Database {
  /** One transaction bound to one site; row-level security shows it nothing else. */
  forWebsite<T>(websiteId: string, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** The same for a single quick statement. It travels together with the begin and the end of its transaction. */
  oneForWebsite<T>(websiteId: string, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Crosses sites: host look-up, sign-up, jobs. Only `websites`, `platform`, `emails` and `app` may use it. */
  acrossWebsites<T>(work: (tx: CrossTx) => Promise<T>): Promise<T>;
  /** The same for a single quick statement, as `oneForWebsite`. */
  acrossWebsitesOnce<T>(work: (tx: CrossTx) => Promise<T>): Promise<T>;
  /** Outside any site: limits that are kept by address. */
  limitsPool: LimitsPool;
  /** How busy the connections are. */
  pools(): PoolFigures[];
  close(): Promise<void>;
}

export interface PoolFigures {
  pool: 'sites' | 'platform';
  most: number;
  open: number;
  idle: number;
  /** Transactions that wait for a connection. */
  waiting: number;
}

/** The share of the connections that transactions of one site may hold, however long it waits behind a lock. */
const SHARE = 0.75;
const timeLeft = () => currentBudget()?.left ?? VISITOR_MS;

export function openDatabase(
  admin: Connection,
  options: { most?: number; onError?: (error: Error) => void } = {},
): Database {
  let closing = false;
  const onError = (error: Error) => {
    if (!closing) options.onError?.(error);
  };
  const { most = 12 } = options;
  const keyring = admin.keys && keyringFor(admin.keys);
  const sealing =
    <T>(work: (tx: CrossTx) => Promise<T>) =>
    (tx: CrossTx): Promise<T> => {
      if (keyring) holdKeyring(tx, keyring);
      return work(tx);
    };
  const bound = <T>(site: string, work: (tx: Tx) => Promise<T>) =>
    sealing((tx) => work(Object.assign(tx, { site })));
  const app = openPool(admin, 'sitewright_app', { max: most, onError });
  const shares = new ConcurrencyLimit({ atOnce: Math.ceil(most * SHARE), waiting: MOST_WAITING });
  const join = sharedConnections(() => connect(app));
  const platform = openPool(admin, 'sitewright_platform', { max: 4, onError });
  const joinPlatform = sharedConnections(() => connect(platform));

  return {
    forWebsite: async (websiteId, work) => {
      const begin = beginFor(websiteId);
      return spend(() =>
        shares.run([websiteId], timeLeft(), () => transact(app, begin, bound(websiteId, work))),
      );
    },
    oneForWebsite: async (websiteId, work) => sendOne(join, beginFor(websiteId), bound(websiteId, work)),
    acrossWebsites: (work) => spend(() => transact(platform, 'begin', sealing(work))),
    acrossWebsitesOnce: async (work) => sendOne(joinPlatform, 'begin', sealing(work)),
    limitsPool: { query: (statement) => queryOn(platform, statement) },
    pools: () =>
      [
        { pool: 'sites' as const, of: app },
        { pool: 'platform' as const, of: platform },
      ].map(({ pool, of }) => ({
        pool,
        most: of.options.max,
        open: of.totalCount,
        idle: of.idleCount,
        waiting: of.waitingCount,
      })),
    close: async () => {
      closing = true;
      await Promise.all([app.end(), platform.end()]);
    },
  };
}

function beginFor(websiteId: string): string {
  // The value goes into the statement's text: `set` takes no parameters.
  if (!isUuid(websiteId)) throw new Error('A website id must be a lower-case UUID.');
  return `begin; set local app.website_id = '${websiteId}'`;
}

const endings = new WeakMap<CrossTx, () => void>();

/**
 * Sends the end of a transaction right behind what was sent before it, for work under a lock that others wait for. Nothing can
 * be asked or taken back any more; where one of those statements fails, all is rolled back as ever.
 */
export function endAlong(tx: CrossTx): void {
  // A statement is sent some microtasks after it was asked for; those have all run when the next tick comes.
  queueMicrotask(() => process.nextTick(() => endings.get(originOf(tx))?.()));
}

/** Lets nothing that runs within a transaction end it. */
export const keepOpen = (tx: CrossTx): void => void endings.delete(originOf(tx));

const slower = new WeakMap<CrossTx, (ms: number) => void>();

/** Lets each further statement of this transaction take so many milliseconds: for work on a whole site. */
export async function allowStatements(tx: CrossTx, ms: number): Promise<void> {
  slower.get(originOf(tx))?.(ms);
  await tx.executeQuery(CompiledQuery.raw(`set local statement_timeout = ${Math.ceil(ms)}`));
}

async function transact<T>(pool: pg.Pool, begin: string, work: (tx: CrossTx) => Promise<T>): Promise<T> {
  const client = await connect(pool);
  const times = statementTimes();
  let { patience } = times;
  const { tx, end } = builderOn(
    client,
    () => patience(),
    (send) => {
      sendTogether(client);
      return send();
    },
  );
  slower.set(tx, (ms) => (patience = patienceOf(ms)));
  const ask = (text: string) => client.query({ text, query_timeout: patience() } as pg.QueryConfig);
  let committed: Promise<pg.QueryResult> | undefined;
  let failed = false;
  const commit = () => {
    end();
    committed ??= ask('commit');
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
    const begun = ask(begin + times.limit);
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
    await ask('rollback').catch((failure: Error) => {
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
function sendOne<T>(join: Join, begin: string, work: (tx: CrossTx) => Promise<T>): Promise<T> {
  const sent = () =>
    join(async (client) => {
      sendTogether(client);
      const ask = (text: string) => client.query({ text, query_timeout: sharedPatience() } as pg.QueryConfig);
      let committed: Promise<pg.QueryResult> | undefined;
      const { tx, end } = builderOn(client, sharedPatience, (send) => {
        end();
        ask(begin).catch(() => {});
        const answered = send();
        committed = ask('commit');
        committed.catch(() => {});
        return answered;
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
  return spend(() => inTime(sent(), currentBudget()?.left));
}

/** Holds back what is written until the promises that are settled now have run: what is asked for together leaves together. */
function sendTogether(client: pg.PoolClient): void {
  const { stream } = (client as unknown as { connection: { stream: Writable } }).connection;
  stream.cork();
  process.nextTick(() => stream.uncork());
}
