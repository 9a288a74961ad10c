import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { type KyselyPlugin, PostgresQueryCompiler } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { allScheduledJobs } from '../../src/app/jobs/all-scheduled-jobs.ts';
import { connectedShops, uncomparedShops } from '../../src/features/orders/server/index.ts';
import type { Database, CrossTx } from '../../src/lib/db/database.ts';
import { startErasingPeople } from '../../src/features/portability/server/index.ts';
import { eventually } from '../support/eventually.ts';
import { asAdmin } from '../support/postgres.ts';
import { callsOn } from '../support/site-calls.ts';
import { silent } from '../support/site-context.ts';
import { password, twoSites } from '../support/two-sites.ts';

const world = await twoSites();
afterAll(() => world.close());
const { app, admin, one } = world;

test('no statement of a scheduled job finds or deletes more rows than a limit', async () => {
  const statements: string[] = [];
  const compiler = new PostgresQueryCompiler();
  const noted: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      statements.push(compiler.compileQuery(node, queryId).sql.replace(/\s+/g, ' ').trim());
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const across: Database['acrossWebsites'] = (work) =>
    app.db.acrossWebsites((tx) => work(tx.withPlugin(noted)));
  const db = { ...app.db, acrossWebsites: across };
  for (const job of allScheduledJobs({ ...app, log: silent, db })) await job.work();
  for (const find of [connectedShops, (tx: CrossTx) => uncomparedShops(tx, 24)]) await across(find);
  // Results are written by the keys of the entries found.
  const written = /^(insert into|delete from) site_problems\b.* (unnest|any)\(/;
  expect(statements.length).toBeGreaterThan(20);
  expect(statements.filter((text) => !/\blimit \S+/.test(text) && !written.test(text))).toEqual([]);
});

// Fails if a part isn't committed separately, or if the row with the remaining work is deleted too early.
test('somebody with thousands of emails is erased over HTTP in parts, and kill -9 between them loses nothing', async () => {
  const { host } = one;
  const email = 'many@people.test';
  const MAILS = 2_200;
  const register = { host, method: 'POST', path: '/api/account/register', body: { email, password } };
  const { cookie } = await world.ask(register);
  const send = (to: string, count: number) =>
    asAdmin(admin, (client) =>
      client.query(
        `insert into sitewright.mails (website_id, email_id, recipient, cause, subject, body_text, html, message_id, status)
         select $1, 'welcome', $2, 'many:' || n || ':' || $2, '', '', '', n || $2, 'sent' from generate_series(1, $3) n`,
        [one.id, to, count],
      ),
    );
  await send(email, MAILS);
  await send('other@people.test', 3);
  const mailsTo = (to: string) =>
    asAdmin(admin, async (client) => {
      const text = 'select count(*)::int as n from sitewright.mails where recipient = $1';
      return (await client.query<{ n: number }>(text, [to])).rows[0]?.n ?? 0;
    });
  const calls = callsOn(world, one);
  const state = async () =>
    (await calls.owner('GET', `/api/person-data?email=${encodeURIComponent(email)}`)).json() as object;
  const erase = await calls.owner('POST', '/api/person-data/erase', { email });
  expect([erase.status, erase.json()]).toMatchObject([200, { finished: false }]);
  expect(await mailsTo(email)).toBe(MAILS - 500 + 1);
  expect((await world.ask({ host, path: '/api/account/sessions', cookie })).status).toBe(401);
  expect(await state()).toMatchObject({ erasing: true, account: false });

  const site = { id: one.id, canonicalHost: host, origin: `http://${host}`, subdomain: '' };
  const left = await asAdmin(admin, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      'select id from sitewright.person_erasures where email = $1',
      [email],
    );
    await client.query('begin');
    // The last part waits for a locked row.
    await client.query(
      'select 1 from sitewright.mails where recipient = $1 order by ctid desc limit 1 for update',
      [email],
    );
    const settings = JSON.stringify({ admin, site, erasure: rows[0]?.id });
    const child = spawn(process.execPath, [join(import.meta.dirname, 'erase-child.ts'), settings], {
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    const gone = once(child, 'exit');
    const waiting = () =>
      asAdmin(admin, (other) =>
        other.query(`select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like 'delete%'`),
      );
    await eventually(waiting, ({ rowCount }) => rowCount === 1, {
      what: 'the child is in the middle of a part',
    });
    child.kill('SIGKILL');
    expect(await gone).toEqual([null, 'SIGKILL']);
    return mailsTo(email);
  });
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThanOrEqual(MAILS - 500 + 1);
  expect(await state()).toMatchObject({ erasing: true });
  await startErasingPeople({ ...app, log: silent, siteOf: () => Promise.resolve(site) });
  await eventually(state, (now) => !(now as { erasing: boolean }).erasing, { what: 'the rest is erased' });
  expect([await mailsTo(email), await mailsTo('other@people.test')]).toEqual([0, 3]);
  expect((await calls.owner('GET', '/api/customers?limit=200')).text).not.toMatch(/many@|closed\.invalid/);
});
