import {
  type CompiledQuery,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import type { DatabaseConnection, Driver, QueryResult } from 'kysely';
import type pg from 'pg';
import { inSpan, isTraced } from '../tracing/spans.ts';
import { statementSpan } from '../tracing/statements.ts';
import type { DB } from './database.gen.ts';

/** A transaction that crosses sites: each statement names the sites it concerns. */
export type CrossTx = Kysely<DB>;

/** A transaction that can read and write every tenant table of one site, and nothing of any other. */
export interface Tx extends CrossTx {
  /** The site's id, for the condition that each statement has besides row-level security. */
  readonly site: string;
}

const origins = new WeakMap<CrossTx, CrossTx>();

/** The handle that a transaction was opened with; facts about a transaction are stored by it. */
export const originOf = (tx: CrossTx): CrossTx => origins.get(tx) ?? tx;

/** The same transaction for work on one site, if its opener crosses sites. */
export function onSite(tx: CrossTx, site: string): Tx {
  if ((tx as Partial<Tx>).site === site) return tx as Tx;
  const bound = Object.assign(tx.withTables(), { site });
  origins.set(bound, originOf(tx));
  return bound;
}

/** Statements are sent by name so that PostgreSQL plans each once per connection. Bounded, because texts come from code. */
const names = new Map<string, string>();
const MOST_NAMES = 1000;

function statementName(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size >= MOST_NAMES) return known;
  const name = `s${names.size}`;
  names.set(text, name);
  return name;
}

type Around = (send: () => Promise<pg.QueryResult>) => Promise<pg.QueryResult>;

class OneClient implements DatabaseConnection {
  readonly #client: pg.ClientBase;
  readonly #around: Around;
  readonly #patience: () => number;
  finished = false;

  constructor(client: pg.ClientBase, patience: () => number, around: Around) {
    this.#client = client;
    this.#patience = patience;
    this.#around = around;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.finished) throw new Error('This transaction has ended; its handle cannot be used any more.');
    const name = statementName(query.sql);
    const ask = () =>
      this.#around(() =>
        this.#client.query({
          text: query.sql,
          values: query.parameters as unknown[],
          ...(name ? { name } : {}),
          query_timeout: this.#patience(),
        } as pg.QueryConfig),
      );
    const result = await (isTraced() ? inSpan(statementSpan(query.sql), ask) : ask());
    return { rows: result.rows as R[], numAffectedRows: BigInt(result.rowCount ?? 0) };
  }

  // eslint-disable-next-line require-yield
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Rows are not streamed inside a transaction.');
  }
}

function driver(connection: OneClient): Driver {
  const refuse = async () => {
    throw new Error('A transaction is already open.');
  };
  return {
    init: async () => {},
    acquireConnection: async () => connection,
    beginTransaction: refuse,
    commitTransaction: refuse,
    rollbackTransaction: refuse,
    releaseConnection: async () => {},
    destroy: async () => {},
  };
}

/**
 * A query builder on one client, and a function that disables it.
 * @param patience milliseconds to wait for a result
 * @param around sends a statement, together with others
 */
export function builderOn(
  client: pg.ClientBase,
  patience: () => number,
  around: Around = (send) => send(),
): { tx: CrossTx; end: () => void } {
  const connection = new OneClient(client, patience, around);
  const tx = new Kysely<DB>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => driver(connection),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
  return {
    tx,
    end: () => {
      connection.finished = true;
    },
  };
}
