import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { describeSchemaOn } from '../../scripts/database/describe-schema.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { roleConnection } from '../../src/lib/db/roles.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';
import { root } from '../support/files.ts';
import { tenantTables } from '../support/rows.ts';
import { createTestSite } from '../support/site-context.ts';

let database: TestDatabase;
let admin: pg.Client;
let one: string;
let two: string;

beforeAll(async () => {
  database = await createTestDatabase();
  admin = new pg.Client(database.admin);
  await admin.connect();
  await admin.query('set search_path to sitewright, public');
  one = (await createTestSite(database.db, 'one.test')).id;
  two = (await createTestSite(database.db, 'two.test')).id;
});
afterAll(async () => {
  await admin.end();
  await database.close();
});

const rowsOf = async <T extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<T[]> =>
  (await admin.query<T>(text, values)).rows;

/** Definitions have several lines, and their order is irrelevant. */
const linesOf = (text: string) => [...new Set(text.split('\n').map((line) => line.trimEnd()))].toSorted();
const schemaLines = async () => linesOf(await describeSchemaOn(admin));

/** Policies besides `tenant`: named paths across sites. A new one must be added here and reviewed. */
const acrossSites = new Set([
  'websites platform',
  'hosts platform',
  // Limited to named columns by the privileges of the roles.
  'mails platform',
  'orders platform',
  'withdrawals platform',
  'payments platform',
  'provider_events platform',
  'files platform',
  'refunds platform',
  'payment_comparisons platform',
  'payment_domains platform',
  'sales_counts platform',
  'entry_comments platform',
  'search_indexes platform',
  'carts platform',
  'bookings platform',
  'services platform',
  'waiting_people platform',
  'domains platform',
  'outside_calendars platform',
  'webhook_deliveries platform',
  'creator_sites platform',
  'analytics_settings platform',
  'site_problems platform',
  // Counts of all sites are written in one statement.
  'visits platform',
  'visit_counts platform',
  'visit_causes platform',
  'visit_hours platform',
  'visit_salts platform',
  'history forgotten',
  'sign_in_steps platform',
  'sign_ins forgotten',
]);
/** Visit counts, which contain no text except addresses of pages. */
const counted = [
  'analytics_settings',
  'visits',
  'visit_counts',
  'visit_causes',
  'visit_hours',
  'visit_salts',
];
const ofCreators = [
  'creators',
  'creator_sessions',
  'creator_tokens',
  'creator_code_apps',
  'creator_recovery_codes',
  'creator_steps',
  'platform_mails',
];
/** Tables that belong to no site. */
const siteless = new Set(['migrations', 'installation', 'rate_limits', ...ofCreators]);
/** A host leads to one site. */
const keysWithoutSite = new Set(['hosts (host)']);

describe('the catalogue', () => {
  test('knows of every table whether it belongs to a site', async () => {
    const all = await rowsOf<{ relname: string }>(
      `select relname from pg_class where relnamespace = 'sitewright'::regnamespace and relkind in ('r', 'p')`,
    );
    const tenants = new Set((await tenantTables(admin)).map(({ table }) => table));
    const unclear = all
      .map(({ relname }) => relname)
      .filter((name) => !tenants.has(name) && !siteless.has(name));
    expect(unclear, 'Give these a website_id and secure_tenant_table(), or name them as siteless.').toEqual(
      [],
    );
    expect(tenants.size).toBeGreaterThan(7);
  });

  test('has every constraint, index, policy, grant and trigger of the reviewed list, db/schema.sql', async () => {
    const [reviewed, found] = [
      linesOf(await readFile(join(root, 'db/schema.sql'), 'utf8')),
      await schemaLines(),
    ];
    expect(
      reviewed.filter((line) => !found.includes(line)),
      'gone',
    ).toEqual([]);
    expect(
      found.filter((line) => !reviewed.includes(line)),
      'new',
    ).toEqual([]);
  });

  test.each([
    ['a constraint', 'alter table occupancies drop constraint no_double_booking'],
    ['a check', 'alter table orders drop constraint orders_check'],
    ['a unique index', 'drop index site_exports_one_at_work'],
    ['a foreign key', 'alter table bookings drop constraint bookings_website_id_slot_id_fkey'],
    ['a policy', 'drop policy tenant on pages'],
    ['the strictness of a policy', `alter policy tenant on pages using (true)`],
    ['row-level security', 'alter table pages disable row level security'],
    ['force of it', 'alter table pages no force row level security'],
    ['a trigger', 'drop trigger owed_paid on orders'],
    ['the work of a trigger', 'alter table orders disable trigger owed_paid'],
    ['the bounds of a grant', 'grant select on orders to sitewright_platform'],
    ['the columns of a grant', 'grant update (total) on orders to sitewright_platform'],
  ])('the list would tell that somebody changed %s', async (_what, change) => {
    const before = await schemaLines();
    await admin.query(`begin; ${change}`);
    try {
      expect(await schemaLines()).not.toEqual(before);
    } finally {
      await admin.query('rollback');
    }
  });

  test('row-level security is on and forced for all of them', async () => {
    const tables = (await tenantTables(admin)).map(({ table }) => table);
    const bare = await rowsOf<{ relname: string }>(
      `select relname from pg_class where relnamespace = 'sitewright'::regnamespace and relname = any($1)
         and not (relrowsecurity and relforcerowsecurity)`,
      [tables],
    );
    expect(bare).toEqual([]);
  });

  test('each has the strict policy for the runtime role, and no further one that is not named here', async () => {
    const policies = await rowsOf<Record<string, string>>(
      `select tablename, policyname, permissive, roles::text[] as roles, cmd, qual, with_check
       from pg_policies where schemaname = 'sitewright'`,
    );
    for (const { table, column } of await tenantTables(admin)) {
      const own = `(${column} = (current_setting('app.website_id'::text))::uuid)`;
      const here = policies.filter((policy) => policy['tablename'] === table);
      expect(here.filter((policy) => policy['policyname'] === 'tenant')).toEqual([
        {
          tablename: table,
          policyname: 'tenant',
          permissive: 'PERMISSIVE',
          roles: ['sitewright_app'],
          cmd: 'ALL',
          qual: own,
          with_check: own,
        },
      ]);
      const further = here.filter((policy) => policy['policyname'] !== 'tenant');
      expect(further.filter((policy) => !acrossSites.has(`${table} ${policy['policyname']}`))).toEqual([]);
      for (const policy of further) expect(policy['roles']).toEqual(['sitewright_platform']);
    }
  });

  test('keys between rows of a site carry the site', async () => {
    const keys = await rowsOf<{ table: string; kind: string; columns: string[]; target: string | null }>(
      `select con.conrelid::regclass::text as table, con.contype as kind, con.confrelid::regclass::text as target,
         array(select attname::text from unnest(con.conkey) with ordinality k(n, place)
           join pg_attribute a on a.attrelid = con.conrelid and a.attnum = k.n order by place) as columns
       from pg_constraint con where con.connamespace = 'sitewright'::regnamespace and con.contype in ('p', 'u', 'f', 'x')`,
    );
    const indexes = await rowsOf<{ table: string; columns: string[] }>(
      `select i.indrelid::regclass::text as table, array(select attname::text from unnest(i.indkey::int2[]) k(n)
         join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.n) as columns
       from pg_index i join pg_class c on c.oid = i.indexrelid
       where c.relnamespace = 'sitewright'::regnamespace and i.indisunique`,
    );
    const tenants = new Map((await tenantTables(admin)).map(({ table, column }) => [table, column]));
    const unique = indexes.map((index) => ({ ...index, kind: 'i', target: null }));
    const faulty = [...keys, ...unique].filter(({ table, columns, kind, target }) => {
      const column = tenants.get(table);
      const concerned = column && (kind !== 'f' || (target !== null && tenants.has(target)));
      return (
        concerned && !columns.includes(column) && !keysWithoutSite.has(`${table} (${columns.join(', ')})`)
      );
    });
    expect(faulty).toEqual([]);
  });

  test('a reference from another table never leads into a site without naming it', async () => {
    const loose = await rowsOf(
      `select conrelid::regclass::text, conname from pg_constraint con
       where contype = 'f' and confrelid = any (
         select c.oid from pg_class c where relnamespace = 'sitewright'::regnamespace and relrowsecurity)
       and not exists (select from pg_class c where c.oid = con.conrelid and c.relrowsecurity)`,
    );
    expect(loose).toEqual([]);
  });

  test('views ask with the rights of whoever looks, and no function lends its owner’s', async () => {
    const views = await rowsOf(
      `select relname from pg_class where relnamespace in ('sitewright'::regnamespace, 'public'::regnamespace)
         and (relkind = 'm' or relkind = 'v' and not coalesce(reloptions::text[] @> '{security_invoker=true}', false))`,
    );
    expect(views).toEqual([]);
    const lending = await rowsOf(
      `select proname from pg_proc where prosecdef and pronamespace not in
         ('pg_catalog'::regnamespace, 'information_schema'::regnamespace)`,
    );
    expect(lending).toEqual([]);
  });

  test('the runtime roles are nobody special and own nothing', async () => {
    const roles = await rowsOf(
      `select rolname, rolsuper, rolbypassrls, rolcreaterole, rolcreatedb, rolreplication from pg_roles
       where rolname in ('sitewright_app', 'sitewright_platform') order by 1`,
    );
    const plain = {
      rolsuper: false,
      rolbypassrls: false,
      rolcreaterole: false,
      rolcreatedb: false,
      rolreplication: false,
    };
    expect(roles).toEqual([
      { rolname: 'sitewright_app', ...plain },
      { rolname: 'sitewright_platform', ...plain },
    ]);
    const owned = await rowsOf(
      `select classid::regclass, objid from pg_shdepend where deptype = 'o' and refobjid in
         ('sitewright_app'::regrole, 'sitewright_platform'::regrole)`,
    );
    expect(owned).toEqual([]);
    const memberships = await rowsOf(
      `select roleid::regrole::text as role, member::regrole::text as member, inherit_option from pg_auth_members
       where member in ('sitewright_app'::regrole, 'sitewright_platform'::regrole)`,
    );
    // Registration switches to the restricted role by `set role`, and inherits nothing.
    expect(memberships).toEqual([
      { role: 'sitewright_app', member: 'sitewright_platform', inherit_option: false },
    ]);
  });
});

describe('the wall', () => {
  const asApp = async <T>(work: (client: pg.Client) => Promise<T>): Promise<T> => {
    const client = new pg.Client(roleConnection(database.admin, 'sitewright_app'));
    await client.connect();
    await client.query('set search_path to sitewright');
    try {
      return await work(client);
    } finally {
      await client.end();
    }
  };

  test('without a site every table answers with an error, never with all rows', async () => {
    const tables = await tenantTables(admin);
    await asApp(async (client) => {
      for (const { table } of tables)
        await expect(client.query(`select 1 from ${table}`), table).rejects.toMatchObject({ code: '42704' });
    });
  });

  test('inside a site only its rows are there, for reading, changing and adding', async () => {
    const seen = await database.db.forWebsite(one, (tx) => tx.selectFrom('websites').select('id').execute());
    expect(seen).toEqual([{ id: one }]);
    const changed = await database.db.forWebsite(one, (tx) =>
      tx.updateTable('websites').set({ name: 'Taken' }).where('id', '=', two).executeTakeFirst(),
    );
    expect(changed.numUpdatedRows).toBe(0n);
    const adding = database.db.forWebsite(one, (tx) =>
      tx.insertInto('pages').values({ website_id: two, slug: 'planted', label: 'Planted' }).execute(),
    );
    await expect(adding).rejects.toMatchObject({ code: '42501' });
    const moving = database.db.forWebsite(one, async (tx) => {
      await tx.insertInto('pages').values({ website_id: one, slug: 'own', label: 'Own' }).execute();
      await tx.updateTable('pages').set({ website_id: two }).where('website_id', '=', one).execute();
    });
    await expect(moving).rejects.toMatchObject({ code: '42501' });
    const pages = await rowsOf('select slug from pages');
    expect(pages).toEqual([]);
  });

  test('the role for paths across sites reads none of what is inside them', async () => {
    // It deletes history older than a year, which is all that its policy shows, and ended sign-ins.
    const named = new Set([
      'websites',
      'hosts',
      'mails',
      'creator_sites',
      'history',
      'sign_in_steps',
      'sign_ins',
      // Records that it wrote itself about failed work.
      'site_problems',
      ...counted,
    ]);
    for (const { table } of await tenantTables(admin)) {
      if (named.has(table)) continue;
      const { rows } = await admin.query('select has_table_privilege($1, $2, $3) as may', [
        'sitewright_platform',
        `sitewright.${table}`,
        'select, insert, update, delete',
      ]);
      expect({ table, may: rows[0].may }).toEqual({ table, may: false });
    }
  });

  // Broken by granting a whole table again.
  test('the role for paths across sites reads what no email says, and nothing of a buyer but the address', async () => {
    const { rows } = await admin.query(
      `select table_name as table, string_agg(column_name, ' ' order by column_name) as columns
       from information_schema.column_privileges
       where grantee = 'sitewright_platform' and privilege_type = 'SELECT' and table_name = any($1)
       group by 1 order by 1`,
      [['bookings', 'mails', 'orders', 'waiting_people']],
    );
    expect(rows).toEqual([
      {
        table: 'bookings',
        columns:
          'guest_email_due_at held_until id owner_email_due_at reminded service_id start_at start_set_at status website_id',
      },
      { table: 'mails', columns: 'answer created_at email_id id recipient status website_id' },
      {
        table: 'orders',
        columns:
          'buyer_email_due email held_until id paid_at placed_at provider reminded_at shop_email_due status website_id',
      },
      {
        table: 'waiting_people',
        columns: 'booking_id email_due_at id start_at status told_at website_id',
      },
    ]);
  });

  test('the role that serves sites has no right to anything of creators', async () => {
    for (const table of ofCreators) {
      const { rows } = await admin.query('select has_any_column_privilege($1, $2, $3) as may', [
        'sitewright_app',
        `sitewright.${table}`,
        'select, insert, update',
      ]);
      expect({ table, may: rows[0].may }).toEqual({ table, may: false });
    }
  });

  test('a recycled connection keeps nothing of the site it served', async () => {
    const pool = new pg.Pool({ ...roleConnection(database.admin, 'sitewright_app'), max: 1 });
    // The database may be dropped before the last connection has closed.
    pool.on('error', () => {});
    try {
      const first = await pool.connect();
      await first.query(`begin; set local app.website_id = '${one}'`);
      expect((await first.query('select id from sitewright.websites')).rows).toEqual([{ id: one }]);
      await first.query('commit');
      first.release();
      // The setting exists on the connection by now, but it is empty: no site either.
      await expect(pool.query('select id from sitewright.websites')).rejects.toMatchObject({ code: '22P02' });
    } finally {
      await pool.end();
    }
  });

  test('the handle of a finished transaction cannot be used, and no site id passes unchecked', async () => {
    const kept = await database.db.forWebsite(one, async (tx) => tx);
    await expect(kept.selectFrom('websites').select('id').execute()).rejects.toThrow('has ended');
    await expect(database.db.forWebsite(`${one}'; reset role --`, async () => {})).rejects.toThrow('UUID');
  });
});
