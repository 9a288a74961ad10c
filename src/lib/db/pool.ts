import pg from 'pg';
import { busy } from '../errors.ts';
import { inSpan, isTraced } from '../tracing/spans.ts';
import { statementSpan } from '../tracing/statements.ts';
import { type Connection, roleConnection, SCHEMA } from './roles.ts';
import { currentBudget, spend, VISITOR_MS } from './time-budget.ts';

/** Until a connection is free or a new one is open. */
const CONNECT_MS = 3_000;
/** Maximum number of waiting callers; further ones are refused immediately. */
export const MOST_WAITING = 400;
/** For each statement outside a request. */
const JOB_MS = 15_000;
/** A server that has not even reported its own timeout by then does not respond: the connection is dropped. */
const GRACE_MS = 500;
/** Lets the server release what it holds for an unreachable client. Has no effect on Unix sockets. */
const SERVER_TCP =
  '-c tcp_keepalives_idle=15 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3 -c tcp_user_timeout=20000';

// Counts and sums stay far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** Milliseconds to wait for a statement's result. */
export type Patience = () => number;

/** The part of a pool that the rate limits use. */
export interface LimitsPool {
  query(statement: pg.QueryConfig | string): Promise<pg.QueryResult>;
}

/** Connections of one runtime role. Every wait is bounded: for a connection, a lock, a result, a silent network. */
export function openPool(
  admin: Connection,
  role: 'sitewright_app' | 'sitewright_platform',
  { max, onError }: { max: number; onError: (error: Error) => void },
): pg.Pool {
  const overNetwork = !admin.host.startsWith('/');
  const pool = new pg.Pool({
    ...roleConnection(admin, role),
    max,
    // Sends a transaction's first statement together with its `begin`.
    pipeline: true,
    options: `-c search_path=${SCHEMA},public -c statement_timeout=${VISITOR_MS} -c lock_timeout=${VISITOR_MS} -c idle_in_transaction_session_timeout=15s ${overNetwork ? SERVER_TCP : ''}`,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: JOB_MS + GRACE_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    // An idle connection costs the database 3 to 5 MB, a new one 3 ms.
    idleTimeoutMillis: 10_000,
    application_name: role,
  });
  // Without a listener, a restart of the database would end this process.
  pool.on('error', (error) => {
    // The error object refers to the whole connection with its credentials, which must not be logged.
    Reflect.deleteProperty(error, 'client');
    onError(error);
  });
  // The pool listens to idle connections only; a user of a connection learns of its end from the failed statement.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** The server's timeout for each statement of a transaction, as text after its `begin`, and how long we wait. */
export function statementTimes(): { limit: string; patience: Patience } {
  const budget = currentBudget();
  const left = budget?.left;
  if (left === undefined)
    return { limit: `; set local statement_timeout = ${JOB_MS}`, patience: () => JOB_MS + GRACE_MS };
  const ms = Math.max(1, Math.floor(left));
  // Nearly every request still has the session's full time.
  const usual = ms <= VISITOR_MS && ms > VISITOR_MS * 0.9;
  return {
    limit: usual ? '' : `; set local statement_timeout = ${ms}`,
    patience: () => Math.max(0, budget?.left ?? JOB_MS) + GRACE_MS,
  };
}

/** For shared statements: the session's own timeout. */
export const sharedPatience: Patience = () => VISITOR_MS + GRACE_MS;

/** For statements with a timeout in milliseconds. */
export const patienceOf =
  (ms: number): Patience =>
  () =>
    ms + GRACE_MS;

/** @throws `503` if none is free in time, or too many callers are waiting */
export async function connect(pool: pg.Pool): Promise<pg.PoolClient> {
  if (pool.waitingCount >= MOST_WAITING) throw busy(1);
  const connecting = pool.connect();
  try {
    return await inTime(connecting, currentBudget()?.left);
  } catch (error) {
    // Too late for this caller; it goes back to the pool.
    connecting.then(
      (client) => client.release(),
      () => {},
    );
    throw busy(2, error);
  }
}

/** Rejects as soon as the budget is used up. The work itself continues. */
export async function inTime<T>(work: Promise<T>, ms: number | undefined): Promise<T> {
  if (ms === undefined || ms >= VISITOR_MS) return work;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(busy(2)), ms + GRACE_MS);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** One statement outside a transaction, within the request's budget. */
export function queryOn(pool: pg.Pool, statement: pg.QueryConfig | string): Promise<pg.QueryResult> {
  return spend(async () => {
    const client = await connect(pool);
    const { patience } = statementTimes();
    const config = typeof statement === 'string' ? { text: statement } : statement;
    let broken: Error | undefined;
    try {
      const ask = () => client.query({ ...config, query_timeout: patience() } as pg.QueryConfig);
      return await (isTraced() ? inSpan(statementSpan(config.text), ask) : ask());
    } catch (error) {
      // A statement that the database refused leaves the connection usable.
      if (!(error instanceof pg.DatabaseError)) broken = error as Error;
      throw error;
    } finally {
      client.release(broken);
    }
  });
}
