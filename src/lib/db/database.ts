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
import { inSpan, isTraced } from '../tracing/spans.ts';
import { isUuid } from '../values/uuid.ts';

export { type CrossTx, onSite, type Tx } from './site-connection.ts';

export interface Database {
  /** Runs a transaction bound to one site; row-level security hides all other sites. */
  forWebsite<T>(websiteId: string, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** The same for a single short statement, which is sent together with the begin and the end of its transaction. */
  oneForWebsite<T>(websiteId: string, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Crosses sites: host look-up, sign-up, jobs. Only `websites`, `platform`, `emails` and `app` may use it. */
  acrossWebsites<T>(work: (tx: CrossTx) => Promise<T>): Promise<T>;
  /** The same for a single short statement, as `oneForWebsite`. */
  acrossWebsitesOnce<T>(work: (tx: CrossTx) => Promise<T>): Promise<T>;
  /** Outside any site: limits that are counted by address. */
  limitsPool: LimitsPool;
  /** Use of the connections. */
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

/** The maximum share of connections for transactions of one site, so that waiting behind a lock can't use up the pool. */
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
      return transaction(websiteId, () =>
        spend(() => shares.run([websiteId], timeLeft(), () => transact(app, begin, bound(websiteId, work)))),
      );
    },
    oneForWebsite: async (websiteId, work) =>
      transaction(websiteId, () => sendOne(join, beginFor(websiteId), bound(websiteId, work))),
    acrossWebsites: (work) =>
      transaction(undefined, () => spend(() => transact(platform, 'begin', sealing(work)))),
    acrossWebsitesOnce: async (work) =>
      transaction(undefined, () => sendOne(joinPlatform, 'begin', sealing(work))),
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

/** Its span begins before it waits for a connection. */
const transaction = <T>(site: string | undefined, work: () => Promise<T>): Promise<T> =>
  isTraced()
    ? inSpan(
        {
          name: site ? 'site transaction' : 'platform transaction',
          kind: 'internal',
          attributes: { 'sitewright.site.id': site },
        },
        work,
      )
    : work();

function beginFor(websiteId: string): string {
  // The value is part of the statement's text: `set` takes no parameters.
  if (!isUuid(websiteId)) throw new Error('A website id must be a lower-case UUID.');
  return `begin; set local app.website_id = '${websiteId}'`;
}

const endings = new WeakMap<CrossTx, () => void>();

/**
 * Sends the commit directly after the statements sent so far, for work under a lock that others wait for. No further
 * statements are possible; if one of those statements fails, everything is rolled back as usual.
 */
export function endAlong(tx: CrossTx): void {
  // A statement is sent some microtasks after it was issued; all of those have run by the next tick.
  queueMicrotask(() => process.nextTick(() => endings.get(originOf(tx))?.()));
}

/** Prevents code within a transaction from ending it. */
export const keepOpen = (tx: CrossTx): void => void endings.delete(originOf(tx));

const slower = new WeakMap<CrossTx, (ms: number) => void>();

/** Sets the timeout of each further statement of this transaction in milliseconds: for work on a whole site. */
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
    // By then another transaction may use the connection.
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
    // If `work` swallowed a failed statement, the commit became a rollback.
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
 * A transaction with one statement, sent at once. Nothing may come between its three messages: others share the
 * connection, and `begin` sets the site for what follows.
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
        // Fails if the connection is lost, which affects everyone who shares it.
        await committed;
      }
    });
  return spend(() => inTime(sent(), currentBudget()?.left));
}

/** Buffers writes until pending microtasks have run, so that statements issued together are sent together. */
function sendTogether(client: pg.PoolClient): void {
  const { stream } = (client as unknown as { connection: { stream: Writable } }).connection;
  stream.cork();
  process.nextTick(() => stream.uncork());
}
