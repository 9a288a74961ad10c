import pg from 'pg';
import type { Connection } from '../../src/lib/db/roles.ts';
import { eventually } from './eventually.ts';
import { asAdmin } from './postgres.ts';

/** Tables with rows of sites, with the column that names the site. */
export const tenantTables = async (client: pg.ClientBase): Promise<{ table: string; column: string }[]> => {
  const { rows } = await client.query<{ table: string; column: string }>(`
    select c.relname as table, case when c.relname = 'websites' then 'id' else 'website_id' end as column
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'sitewright' and c.relkind in ('r', 'p') and (c.relname = 'websites' or exists (
      select from pg_attribute a where a.attrelid = c.oid and a.attname = 'website_id' and not a.attisdropped))
    order by 1`);
  return rows;
};

/** All rows of all sites and waiting jobs, except scheduled ones, as text. Equal texts mean that nothing was changed. */
export const allRows = (admin: Connection): Promise<Record<string, string[]>> =>
  asAdmin(admin, async (client) => rowsBy(client, statementOfRows(await sourcesOfAllRows(client))));

/** Rows of one site, by table. */
export const rowsOfSite = (admin: Connection, id: string): Promise<Record<string, string[]>> =>
  asAdmin(admin, async (client) => {
    const found: Record<string, string[]> = {};
    for (const { table, column } of await tenantTables(client)) {
      const { rows } = await client.query<{ row: string }>(
        `select to_jsonb(t)::text as row from sitewright.${pg.escapeIdentifier(table)} t where ${column} = $1 order by 1`,
        [id],
      );
      found[table] = rows.map(({ row }) => row);
    }
    return found;
  });

/**
 * The same, for a test that compares hundreds of times. Reads only the versions of rows, unless one has
 * changed since the last time. Ignores tables created later, and rows of the site `but`.
 */
export async function watchRows(
  admin: Connection,
  but?: string,
): Promise<{ rows: () => Promise<Record<string, string[]>>; close: () => Promise<void> }> {
  const client = new pg.Client(admin);
  await client.connect();
  const sources = await sourcesOfAllRows(client, but);
  const [versions, text] = [statementOfVersions(sources), statementOfRows(sources)];
  let last: { version: string; rows: Record<string, string[]> } | undefined;
  const rows = async () => {
    const { rows: found } = await client.query<{ version: string }>({ name: 'versions', text: versions });
    const version = found[0]?.version ?? '';
    if (last?.version !== version) last = { version, rows: await rowsBy(client, { name: 'all-rows', text }) };
    return last.rows;
  };
  return { rows, close: () => client.end() };
}

interface Source {
  name: string;
  /** The table as `t`, with a condition on its rows. */
  from: string;
  /** A row as text. */
  row: string;
}

/** Written by a scheduled job, up to a minute after the start, whatever a test does. */
const BOOKKEEPING = 'search_indexes';

async function sourcesOfAllRows(client: pg.ClientBase, but?: string): Promise<Source[]> {
  const tenants = (await tenantTables(client))
    .filter(({ table }) => table !== BOOKKEEPING)
    .map(({ table, column }) => ({
      name: table,
      from: `sitewright.${pg.escapeIdentifier(table)} t ${but ? `where ${column} is distinct from ${pg.escapeLiteral(but)}` : ''}`,
      // A session in use is updated every five minutes, whatever it is used for.
      row: `(to_jsonb(t) - 'last_seen_at')::text`,
    }));
  const jobs = {
    name: 'jobs',
    from: `pgboss.job t where name !~ '^__' and data is distinct from '{}'`,
    row: `name || ' ' || coalesce(data::text, '')`,
  };
  return [...tenants, jobs];
}

const statementOfRows = (sources: readonly Source[]): string =>
  `${sources
    .map(({ name, from, row }) => `select ${pg.escapeLiteral(name)} as table, ${row} as row from ${from}`)
    .join(' union all ')} order by 1, 2`;

/** An updated row has another place (`ctid`) or another writer (`xmin`), even if its values are the same. */
const statementOfVersions = (sources: readonly Source[]): string =>
  `select string_agg(version, ' ') as version from (${sources
    .map(
      ({ from }) =>
        `select count(*) || ':' || coalesce(sum(hashtextextended(t.ctid::text || ' ' || t.xmin::text, 0)), 0) as version from ${from}`,
    )
    .join(' union all ')}) as v`;

async function rowsBy(
  client: pg.ClientBase,
  query: string | pg.QueryConfig,
): Promise<Record<string, string[]>> {
  const { rows } = await client.query<{ table: string; row: string }>(query as pg.QueryConfig);
  const found: Record<string, string[]> = {};
  for (const { table, row } of rows) (found[table] ??= []).push(row);
  return found;
}

/** Tables whose rows are processed in the background after they are inserted. */
const looked = { files: 'state', audio_tracks: 'sound_state' } as const;

/** Waits until no rows of these tables are being processed, so that later changes are made by the test. */
export const untilLookedAt = (
  admin: Connection,
  tables: readonly (keyof typeof looked)[] = ['files', 'audio_tracks'],
): Promise<unknown> =>
  asAdmin(admin, (client) =>
    eventually(
      async () => {
        const counts = tables.map(
          (table) => `(select count(*) from sitewright.${table} where ${looked[table]} = 'waiting')`,
        );
        const { rows } = await client.query<{ n: string }>(`select ${counts.join(' + ')} as n`);
        return Number(rows[0]?.n);
      },
      (waiting) => waiting === 0,
      { what: 'everything is looked at' },
    ),
  );

/** Without the history, which records the action itself. */
export const butHistory = (rows: Record<string, string[]>): Record<string, string[]> => ({
  ...rows,
  history: [],
});
