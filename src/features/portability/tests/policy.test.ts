import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { archivedTables, tablesLeftBehind } from '../server/archive/policy/index.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/support/database.ts';
import { tenantTables } from '../../../../tests/support/rows.ts';

let database: TestDatabase;
let admin: pg.Client;
beforeAll(async () => {
  database = await createTestDatabase();
  admin = new pg.Client(database.admin);
  await admin.connect();
  await admin.query('set search_path to sitewright, public');
});
afterAll(async () => {
  await admin.end();
  await database.close();
});

const columnsOf = async (table: string): Promise<string[]> => {
  const { rows } = await admin.query<{ attname: string }>(
    `select attname from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped order by 1`,
    [`sitewright.${table}`],
  );
  return rows.map(({ attname }) => attname).filter((name) => name !== 'website_id');
};

const where = 'src/features/portability/server/archive/policy';

/** Places of a shape that accept any value, or text of any length. A refinement counts as a check. */
function openPlaces(shape: unknown, place: string): string[] {
  const { def } = (shape as { _zod: { def: Definition } })._zod;
  const within = (inner: unknown, name = '') => openPlaces(inner, name ? `${place}.${name}` : place);
  const hasChecks = (def.checks?.length ?? 0) > 0;
  switch (def.type) {
    case 'object':
      return [
        ...(def.catchall && !['never', undefined].includes(typeOf(def.catchall)) ? [`${place}.*`] : []),
        ...Object.entries(def.shape ?? {}).flatMap(([name, inner]) => within(inner, name)),
      ];
    case 'string':
      return hasChecks || def.format !== undefined ? [] : [place];
    case 'unknown':
    case 'any':
    case 'custom':
      return hasChecks ? [] : [place];
    case 'pipe':
      return typeOf(def.out) === 'transform' || typeOf(def.in) === 'transform' ? [] : within(def.in);
    case 'array':
      return within(def.element, '[]');
    case 'record':
      return [...within(def.keyType, 'key'), ...within(def.valueType, 'value')];
    case 'union':
      return (def.options ?? []).flatMap((inner) => within(inner));
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'nonoptional':
      return within(def.innerType);
    default:
      return [];
  }
}

interface Definition {
  type: string;
  checks?: unknown[];
  format?: string;
  shape?: Record<string, unknown>;
  options?: unknown[];
  catchall?: unknown;
  innerType?: unknown;
  element?: unknown;
  in?: unknown;
  out?: unknown;
  keyType?: unknown;
  valueType?: unknown;
}

const typeOf = (shape: unknown) => (shape as { _zod?: { def: Definition } } | undefined)?._zod?.def.type;

describe('what leaves with a site', () => {
  test('is said of every table', async () => {
    const tables = (await tenantTables(admin)).map(({ table }) => table);
    const said = [...archivedTables.map(({ table }) => table), ...Object.keys(tablesLeftBehind)];
    expect(new Set(said).size).toBe(said.length);
    expect(
      tables.filter((table) => !said.includes(table)),
      `Say in ${where} whether a site export contains these, or why not.`,
    ).toEqual([]);
    expect(said.filter((table) => !tables.includes(table))).toEqual([]);
  });

  test.each(archivedTables)(
    'is said of every column of $table',
    async ({ table, kept, renewed, changed, formerly, key }) => {
      const columns = await columnsOf(table);
      const said = [...kept, ...Object.keys(renewed)].sort();
      expect(said, `Say in ${where} what becomes of each column.`).toEqual(columns);
      expect(Object.keys(changed).filter((name) => !kept.includes(name))).toEqual([]);
      expect(formerly.filter((name) => !Object.hasOwn(renewed, name))).toEqual([]);
      const { rows } = await admin.query<{ attname: string }>(
        `select attname from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
       where i.indrelid = $1::regclass and i.indisprimary and attname not in ('website_id')`,
        [`sitewright.${table}`],
      );
      const own = rows.map(({ attname }) => attname);
      // The row of a site has only the id as its key.
      expect([...key].sort()).toEqual(table === 'websites' ? [] : own.sort());
    },
  );

  test.each(archivedTables)('comes in as nothing but what is said of it, in $table', ({ table, row }) => {
    // Pages and own settings of blocks in translations are checked block by block, by the schemas of the blocks.
    const known = [
      'page_versions.blocks',
      'translations.draft.value.own.props',
      'translations.draft.value.own.was',
      'translations.published.value.own.props',
      'translations.published.value.own.was',
    ];
    const open = openPlaces(row, table).filter((place) => !known.some((name) => place.startsWith(name)));
    expect(open, `Say in ${where} what these may hold.`).toEqual([]);
  });

  test('comes in an order in which it can be written', async () => {
    const { rows } = await admin.query<{ table: string; target: string }>(
      `select conrelid::regclass::text as table, confrelid::regclass::text as target from pg_constraint
       where contype = 'f' and connamespace = 'sitewright'::regnamespace and not condeferred and conrelid <> confrelid`,
    );
    const order = archivedTables.map(({ table }) => table);
    const early = rows.filter(
      ({ table, target }) => order.includes(table) && order.indexOf(target) > order.indexOf(table),
    );
    expect(early).toEqual([]);
    const stays = rows.filter(({ table, target }) => order.includes(table) && !order.includes(target));
    expect(stays, 'These would refer to rows that stay behind.').toEqual([]);
  });

  test('holds nothing by which somebody gets in', () => {
    const suspicious = archivedTables.flatMap(({ table, kept }) =>
      kept
        .filter((name) => /password|secret|token|hash|(^|_)key(_|$)/.test(name))
        .map((name) => `${table}.${name}`),
    );
    // Hashes behind links in customers' emails, which open what they are about and sign nobody in; the key and the
    // hash of one past request; and the names of messages that the site has reworded.
    expect(suspicious.sort()).toEqual([
      'bookings.key_hash',
      'messages.content_hash',
      'messages.request_key',
      'order_keys.key_hash',
      'orders.access_key_hash',
      'site_words.key',
      'subscribers.token_hash',
      'waiting_people.key_hash',
      'waiting_people.mail_key_hash',
    ]);
  });
});
