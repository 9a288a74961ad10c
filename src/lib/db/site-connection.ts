import {
  type CompiledQuery,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import type { DatabaseConnection, Driver, QueryResult } from 'kysely';
import type pg from 'pg';
import type { DB } from './database.gen.ts';

/** A transaction that crosses sites: each statement names the sites that it means. */
export type CrossTx = Kysely<DB>;

/** A transaction in which every table of the site can be read and written, and of no other site. */
export interface Tx extends CrossTx {
  /** The id of its site, for the condition that each statement carries beside row-level security. */
  readonly site: string;
}

const origins = new WeakMap<CrossTx, CrossTx>();

/** The handle that a transaction was opened with: what is known of a transaction is kept by it. */
export const originOf = (tx: CrossTx): CrossTx => origins.get(tx) ?? tx;

/** The same transaction for the work on one site, where its opener crosses sites. */
export function onSite(tx: CrossTx, site: string): Tx {
  if ((tx as Partial<Tx>).site === site) return tx as Tx;
  const bound = Object.assign(tx.withTables(), { site });
  origins.set(bound, originOf(tx));
  return bound;
}

/** Statements are sent by name so that PostgreSQL plans each once per connection. Bounded: texts come from code. */
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
    const result = await this.#around(() =>
      this.#client.query({
        text: query.sql,
        values: query.parameters as unknown[],
        ...(name ? { name } : {}),
        query_timeout: this.#patience(),
      } as pg.QueryConfig),
    );
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
 * A query builder on one client, and the switch that ends it.
 * @param patience milliseconds after which an answer is not waited for any longer
 * @param around sends a statement, and more with it
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
