import { join } from 'node:path';
import type pg from 'pg';
import { afterAll, describe, expect, inject, test } from 'vitest';
import { createTestDatabase } from '../../../tests/support/database.ts';
import { eventually } from '../../../tests/support/eventually.ts';
import { temporaryFolder } from '../../../tests/support/files.ts';
import { asAdmin } from '../../../tests/support/postgres.ts';
import { createTestSite } from '../../../tests/support/site-context.ts';
import { openDatabase } from './database.ts';
import { startEmbeddedPostgres } from './embedded/index.ts';
import { StartRefusal } from './embedded/start-refusal.ts';
import { migrate } from './migrate.ts';
import { type Connection, type Role, roleConnection } from './roles.ts';

const database = await createTestDatabase();
const folder = await temporaryFolder('managed');
afterAll(async () => {
  await database.close();
  await folder.remove();
});

const as = async <T>(role: Role, work: (client: pg.Client) => Promise<T>): Promise<T> =>
  asAdmin(roleConnection(database.admin, role), work);

describe('the login that serves requests', () => {
  test('owns nothing, is no superuser and cannot step round the policies', async () => {
    await as('sitewright_app', async (client) => {
      const { rows } = await client.query(`
        select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb,
          (select count(*)::int from pg_class where relowner = pg_roles.oid) as owned
        from pg_roles where rolname = current_user`);
      expect(rows).toEqual([
        { rolsuper: false, rolbypassrls: false, rolcreaterole: false, rolcreatedb: false, owned: 0 },
      ]);
      for (const attempt of [
        'set role sitewright_owner',
        'set role sitewright_platform',
        'alter table sitewright.pages disable row level security',
        'alter role sitewright_app bypassrls',
        'drop policy tenant on sitewright.pages',
        'truncate sitewright.pages',
      ])
        await expect(client.query(attempt), attempt).rejects.toMatchObject({ code: '42501' });
    });
  });

  test('has no rights besides those of its role', async () => {
    await as('sitewright_app', async (client) => {
      const { rows } = await client.query(`
        select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb, rolinherit, rolreplication, array(
            select roleid::regrole::text from pg_auth_members where member = pg_roles.oid) as member_of
        from pg_roles where rolname = session_user`);
      const [rights] = rows as [Record<string, unknown>];
      expect(Object.values(rights).filter((each) => each === true)).toEqual([]);
      expect(rights['member_of']).toEqual(['sitewright_app']);
      await client.query('set role none');
      await expect(client.query('select from sitewright.hosts')).rejects.toMatchObject({ code: '42501' });
    });
  });

  test('of the platform may become the role that serves sites besides, and no other', async () => {
    await as('sitewright_platform', async (client) => {
      await client.query('set role sitewright_app');
      await client.query('set role none');
      await expect(client.query('set role sitewright_owner')).rejects.toMatchObject({ code: '42501' });
      await client.query('set role sitewright_app');
      await expect(client.query('select id from sitewright.websites')).rejects.toMatchObject({
        code: '42704',
      });
    });
  });

  test('sees one site with its setting, and fails without one', async () => {
    const site = await createTestSite(database.db, 'one.test');
    await createTestSite(database.db, 'two.test');
    await as('sitewright_app', async (client) => {
      await expect(client.query('select id from sitewright.websites')).rejects.toMatchObject({
        code: '42704',
      });
      await client.query('set row_security = off');
      await client.query(`set app.website_id = '${site.id}'`);
      await expect(client.query('select id from sitewright.websites')).rejects.toMatchObject({
        code: '42501',
      });
      await client.query('set row_security = on');
      expect((await client.query('select id from sitewright.websites')).rows).toEqual([{ id: site.id }]);
    });
  });
});

describe('preparing a database', () => {
  const server = inject('testServer');
  const made: string[] = [];
  const ofServer = (work: (client: pg.Client) => Promise<unknown>) => asAdmin(server.admin, work);
  const fresh = async (name: string, owner = '') => {
    made.push(name);
    await ofServer((client) => client.query(`create database ${name} ${owner && `owner ${owner}`}`));
    return { ...server.admin, database: name };
  };
  afterAll(() =>
    ofServer(async (client) => {
      for (const name of made) await client.query(`drop database if exists ${name} with (force)`);
    }),
  );

  test('works for several databases of one server at once, and again', async () => {
    const names = [1, 2, 3].map((n) => `prepare_${process.pid}_${n}`);
    const admins = await Promise.all(names.map((name) => fresh(name)));
    const applied = await Promise.all([...admins, ...admins].map((admin) => migrate(admin)));
    expect(applied.filter((files) => files.length > 0)).toHaveLength(3);
  });

  test('needs no superuser, only a login that may create roles', async () => {
    const login = `manager_${process.pid}`;
    const name = `managed_${process.pid}`;
    // An administrator can't grant roles that another one created, so the test needs its own server.
    const own = await startEmbeddedPostgres({ dataDir: join(folder.path, 'postgres') });
    try {
      await asAdmin(own.connection, async (client) => {
        await client.query(`create role ${login} login createrole createdb password 'managed'`);
        await client.query(`create database ${name} owner ${login}`);
      });
      const admin = { ...own.connection, user: login, password: 'managed', database: name };
      expect(await migrate(admin)).not.toEqual([]);
      expect(await migrate(admin)).toEqual([]);
      const db = openDatabase(admin, { most: 1 });
      const site = await createTestSite(db, 'managed.test');
      expect(await db.forWebsite(site.id, (tx) => tx.selectFrom('hosts').select('host').execute())).toEqual([
        { host: 'managed.test' },
      ]);
      await db.close();
    } finally {
      await own.stop();
    }
  });
});

describe('a server that installations share', async () => {
  const own = await startEmbeddedPostgres({ dataDir: join(folder.path, 'shared') });
  afterAll(() => own.stop());
  /** A database with an administrator of the same name. */
  const install = async (name: string, rights = 'superuser'): Promise<Connection> => {
    const password = `password of ${name}`;
    await asAdmin(own.connection, async (client) => {
      await client.query(`create role ${name} login ${rights} password '${password}'`);
      await client.query(`create database ${name} owner ${name}`);
    });
    return { ...own.connection, user: name, password, database: name };
  };
  /** Prepares all but the tables. */
  const start = (admin: Connection) => migrate(admin, 0);
  const actingAs = (login: Connection) =>
    asAdmin(login, async (client) => {
      const { rows } = await client.query<{ me: string }>('select current_user as me');
      return rows[0]?.me;
    });
  const all = ['sitewright_owner', 'sitewright_app', 'sitewright_platform'] as const;
  /** The roles that this administrator's logins act as. */
  const reached = (admin: Connection) =>
    Promise.all(all.map((role) => actingAs(roleConnection(admin, role))));

  // Goes red where both administrators set passwords of the same logins.
  test('lets each of them connect, whichever started last', async () => {
    const studio = await install('studio');
    const bakery = await install('bakery');
    for (const started of [studio, bakery, studio]) await start(started);
    expect(await reached(bakery)).toEqual(all);
    await start(bakery);
    expect(await reached(studio)).toEqual(all);
  });

  test('lets an administrator with a new password connect, and nobody with the old one', async () => {
    const before = await install('gallery');
    await start(before);
    await asAdmin(own.connection, (client) => client.query(`alter role gallery password 'another'`));
    const after = { ...before, password: 'another' };
    await start(after);
    expect(await reached(after)).toEqual(all);
    await expect(reached(before)).rejects.toMatchObject({ code: '28P01' });
  });

  test('takes the login from roles that an earlier release connected as, once none of them is connected', async () => {
    const admin = await install('chapel');
    await start(admin);
    await asAdmin(own.connection, async (client) => {
      for (const role of ['owner', 'app', 'platform'])
        await client.query(`alter role sitewright_${role} login password 'formerly'`);
    });
    const formerly = { ...admin, user: 'sitewright_app', password: 'formerly' };
    await asAdmin(formerly, async () => {
      await start(admin);
      // The earlier release serves on until it is stopped.
      expect(await actingAs(formerly)).toBe('sitewright_app');
      expect(await reached(admin)).toEqual(all);
    });
    const connected = `select from pg_stat_activity where usename = 'sitewright_app'`;
    await eventually(
      () => asAdmin(own.connection, (client) => client.query(connected)),
      ({ rows }) => rows.length === 0,
    );
    await start(admin);
    await expect(actingAs(formerly)).rejects.toMatchObject({ code: '28P01' });
    expect(await reached(admin)).toEqual(all);
  });

  test('has a login for an administrator with the longest possible name', async () => {
    const admin = await install('n'.repeat(63));
    await start(admin);
    expect(await reached(admin)).toEqual(all);
  });

  test('tells an administrator who may not use the roles what to ask for', async () => {
    const admin = await install('assistant', 'createrole');
    const refusal = await start(admin).catch((error: Error) => error);
    expect(refusal).toBeInstanceOf(StartRefusal);
    const [, advice = ''] = /Have a superuser run: (.*;)$/.exec((refusal as Error).message) ?? [];
    await asAdmin(own.connection, (client) => client.query(advice));
    await start(admin);
    expect(await reached(admin)).toEqual(all);
  });
});

test('a statement that failed in a transaction undoes it, and the connection serves on', async () => {
  const db = openDatabase(database.admin, { most: 1 });
  try {
    const site = await createTestSite(db, 'undone.test');
    const rename = (name: string) =>
      db.forWebsite(site.id, async (tx) => {
        await tx.updateTable('websites').set({ name }).where('id', '=', site.id).execute();
        // Swallowed, as a careless handler would.
        await tx
          .selectFrom('nothing' as 'websites')
          .select('id')
          .execute()
          .catch(() => {});
      });
    await expect(rename('Lost')).rejects.toThrow('rolled back');
    const name = await db.forWebsite(site.id, (tx) =>
      tx.selectFrom('websites').select('name').where('id', '=', site.id).executeTakeFirst(),
    );
    expect(name).toEqual({ name: 'Site of undone.test' });
  } finally {
    await db.close();
  }
});
