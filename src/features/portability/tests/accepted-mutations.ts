import { expect } from 'vitest';
import { blockKinds, blockUpgrades } from '../../../app/blocks.ts';
import { checkRow } from '../server/archive/check-row.ts';
import { archivedTables, type TablePolicy } from '../server/archive/policy/index.ts';
import type { ArchiveRow } from '../server/archive/read-rows.ts';
import type { Connection } from '../../../lib/db/roles.ts';
import { asAdmin } from '../../../../tests/support/postgres.ts';
import { anyText, hostilePlaces, mutated, type Mutation } from './hostile-values.ts';
import type { Contents } from './repack.ts';

const context = { kinds: blockKinds, upgrades: blockUpgrades, timezone: 'UTC', note: () => {} };
const accepts = (policy: TablePolicy, row: ArchiveRow): boolean => {
  try {
    return checkRow(policy, row, 1, context) !== null;
  } catch {
    return false;
  }
};

const firstRow = ({ entries }: Contents, table: string): ArchiveRow | undefined => {
  const [line] = String(entries.get(`tables/${table}.ndjson`) ?? '').split('\n');
  return line ? (JSON.parse(line) as ArchiveRow) : undefined;
};

/** Columns by the kind of constraint that binds them to others: changed alone, some of their values are refused. */
export async function boundColumns(
  admin: Connection,
): Promise<Record<'keys' | 'uniques' | 'rules', Set<string>>> {
  const { rows } = await asAdmin(admin, (client) =>
    client.query<{ name: string; kind: 'keys' | 'uniques' | 'rules' }>(
      `select conrelid::regclass::text || '.' || attname as name,
         case when contype in ('f', 'p', 'x') then 'keys' when contype = 'u' then 'uniques' else 'rules' end as kind
       from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any (conkey)
       where (contype in ('f', 'p', 'u', 'x') or cardinality(conkey) > 1) and connamespace = 'sitewright'::regnamespace`,
    ),
  );
  const named = (wanted: string) =>
    new Set(rows.filter(({ kind }) => kind === wanted).map(({ name }) => name.replace('sitewright.', '')));
  return { keys: named('keys'), uniques: named('uniques'), rules: named('rules') };
}

/** The values that the database allows in a column. Some are never imported, such as a waiting payment. */
async function knownWords(admin: Connection): Promise<Map<string, string[]>> {
  const { rows } = await asAdmin(admin, (client) =>
    client.query<{ place: string; rule: string }>(
      `select conrelid::regclass::text || '.' || attname as place, pg_get_constraintdef(c.oid) as rule from pg_constraint c
       join pg_attribute on attrelid = conrelid and attnum = conkey[1]
       where contype = 'c' and cardinality(conkey) = 1 and connamespace = 'sitewright'::regnamespace`,
    ),
  );
  return new Map(
    rows.map(({ place, rule }) => [
      place.replace('sitewright.', ''),
      [...rule.matchAll(/'([a-z-]+)'::text/g)].map(([, word = '']) => word),
    ]),
  );
}

/** The maximum for a place that accepts any text, and for any other. */
const MOST_OF_TEXT = 2;
const MOST_OF_PLACE = 4;

/**
 * The values that pass the check of single rows, by table; for each place, first those that resemble its value. A value
 * that fits only into free text shows whether a place accepts any text.
 */
export async function acceptedMutations(
  admin: Connection,
  contents: Contents,
  foreignId: string,
  { keys, uniques, rules }: Awaited<ReturnType<typeof boundColumns>>,
): Promise<Map<string, Mutation[][]>> {
  const known = await knownWords(admin);
  const found = new Map<string, Mutation[][]>();
  for (const policy of archivedTables) {
    const row = firstRow(contents, policy.table);
    if (!row) continue;
    expect(accepts(policy, row), `${policy.table} as it was exported`).toBe(true);
    const rounds: Mutation[][] = [];
    const wordsOf = (column: string) => known.get(`${policy.table}.${column}`) ?? [];
    for (const { column, path, values } of hostilePlaces(row, wordsOf, foreignId)) {
      if (keys.has(`${policy.table}.${column}`)) continue;
      const accepted = values
        .map((value) => ({ column, path, value }))
        .filter((mutation) => accepts(policy, mutated(row, [mutation])));
      const isBound = [uniques, rules].some((some) => some.has(`${policy.table}.${column}`));
      const isText = accepted.some(({ value }) => value === anyText);
      // Replacements of a whole come after changes within it.
      const first = path.length === 0 && typeof row[column] === 'object' ? 1 : 0;
      for (const [at, mutation] of accepted
        .slice(0, isText || isBound ? MOST_OF_TEXT : MOST_OF_PLACE)
        .entries())
        (rounds[first + at] ??= []).push(mutation);
    }
    found.set(
      policy.table,
      rounds.map((group) => group ?? []).filter((group) => group.length > 0),
    );
  }
  return found;
}
