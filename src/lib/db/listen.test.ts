import { afterEach, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { asAdmin } from '../../../tests/support/postgres.ts';
import { type Listener, listenForSiteChanges } from './listen.ts';

const closes: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closes.splice(0).reverse()) await close();
});

/** A listener's calls, in order, with a way to wait for the next. */
async function listening(): Promise<{
  database: TestDatabase;
  heard: string[];
  until: (...wanted: string[]) => Promise<void>;
  listener: Listener;
}> {
  const database = await createTestDatabase();
  closes.push(database.close);
  const heard: string[] = [];
  let wake = () => {};
  const say = (word: string) => {
    heard.push(word);
    wake();
  };
  const listener = await listenForSiteChanges(database.admin, {
    changed: (id, part) => say(['changed', id, ...part].join(' ')),
    lost: () => say('lost'),
    back: () => say('back'),
  });
  closes.push(listener.close);
  const until = async (...wanted: string[]) => {
    while (heard.length < wanted.length) await new Promise<void>((resolve) => (wake = resolve));
    expect(heard).toEqual(wanted);
  };
  return { database, heard, until, listener };
}

const notify = ({ admin }: TestDatabase, payload: string) =>
  asAdmin(admin, (client) => client.query('select pg_notify($1, $2)', ['content_changed', payload]));

const connections = ({ admin }: TestDatabase): Promise<number[]> =>
  asAdmin(admin, async (client) => {
    const { rows } = await client.query<{ pid: number }>(
      `select pid from pg_stat_activity where application_name = 'sitewright_listener' and datname = $1`,
      [admin.database],
    );
    return rows.map(({ pid }) => pid);
  });

describe('notices of changes on sites', () => {
  test('flow, and flow again after the connection was killed, over one connection', async () => {
    const { database, until } = await listening();
    await notify(database, 'one');
    await until('back', 'changed one');
    const [pid] = await connections(database);
    await asAdmin(database.admin, (client) => client.query('select pg_terminate_backend($1)', [pid]));
    await until('back', 'changed one', 'lost', 'back');
    await notify(database, 'two product 7');
    await until('back', 'changed one', 'lost', 'back', 'changed two product 7');
    expect(await connections(database)).toHaveLength(1);
  });

  test('come back when the database lets nobody in for a while', async () => {
    const { database, until } = await listening();
    const allow = (on: boolean) =>
      asAdmin({ ...database.admin, database: 'postgres' }, (client) =>
        client.query(`alter database ${database.admin.database} allow_connections ${on}`),
      );
    const [pid] = await connections(database);
    await allow(false);
    await asAdmin({ ...database.admin, database: 'postgres' }, (client) =>
      client.query('select pg_terminate_backend($1)', [pid]),
    );
    await until('back', 'lost');
    await allow(true);
    await until('back', 'lost', 'back');
    await notify(database, 'again');
    await until('back', 'lost', 'back', 'changed again');
    expect(await connections(database)).toHaveLength(1);
  });

  test('end with the listener, also while it is looking for its connection', async () => {
    const { database, until, heard, listener } = await listening();
    const [pid] = await connections(database);
    await asAdmin(database.admin, (client) => client.query('select pg_terminate_backend($1)', [pid]));
    await until('back', 'lost');
    await listener.close();
    await notify(database, 'late');
    expect(heard).toEqual(['back', 'lost']);
    expect(await connections(database)).toEqual([]);
  });

  test('cannot be had from a database that is not there', async () => {
    const { database } = await listening();
    const on = { changed: () => {}, lost: () => expect.unreachable(), back: () => {} };
    await expect(listenForSiteChanges({ ...database.admin, database: 'nowhere' }, on)).rejects.toThrow(
      'does not exist',
    );
  });
});
