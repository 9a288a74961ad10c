import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { blockKinds } from '../../../app/blocks.ts';
import { allScheduledJobs } from '../../../app/jobs/all-scheduled-jobs.ts';
import { builtScreens, screens } from '../../../app/screens-server.ts';
import { createHttpServer } from '../../../app/server.ts';
import { compareJob, sweepJob } from '../../../app/jobs/shop-work.ts';
import { issueToken } from '../../accounts/server/index.ts';
import type { Block } from '../../../lib/content/block-kind.ts';
import { validateTree } from '../../../lib/content/validate-tree.ts';
import { samples } from '../../../../tests/support/samples/samples.ts';
import { eventually } from '../../../../tests/support/eventually.ts';
import { request } from '../../../../tests/support/http.ts';
import { asAdmin } from '../../../../tests/support/postgres.ts';
import { tenantTables } from '../../../../tests/support/rows.ts';
import { silent } from '../../../../tests/support/site-context.ts';
import { acceptedMutations, boundColumns } from './accepted-mutations.ts';
import { mutated } from './hostile-values.ts';
import { changeRow, contentsOf, writeContents } from './repack.ts';
import { movingWorld } from './world.ts';
import { writeBack } from './write-back.ts';

/** Requests to the payment provider. */
const asked: string[] = [];
const stripe = createServer(({ method, url, headers }, response) => {
  asked.push(`${method} ${url} ${String(headers['stripe-account'])}`);
  response.writeHead(500).end('{}');
});
await new Promise<void>((resolve) => stripe.listen(0, '127.0.0.1', resolve));
const world = await movingWorld({
  STRIPE_SECRET_KEY: 'sk_test_standin',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_standin',
  STRIPE_WEBHOOK_SECRET: 'whsec_standin',
  STRIPE_API_BASE: `http://127.0.0.1:${(stripe.address() as AddressInfo).port}`,
});
const { app, admin, one, two } = world;
const server = await createHttpServer(app, screens(app, await builtScreens()), { ready: true });
await server.listen({ port: 0, host: '127.0.0.1' });
const { port } = server.server.address() as AddressInfo;
afterAll(async () => {
  await server.close();
  await world.close();
  stripe.close();
});

/** A hash for each table of the rows of the two existing sites. */
const others = () =>
  asAdmin(admin, async (client) => {
    const found: Record<string, unknown> = {};
    for (const { table, column } of await tenantTables(client)) {
      const { rows } = await client.query<{ sum: string }>(
        `select md5(coalesce(string_agg(to_jsonb(t)::text, '' order by to_jsonb(t)::text), '')) as sum
         from sitewright.${table} t where ${column} in ($1, $2)`,
        [one.id, two.id],
      );
      found[table] = rows[0]?.sum;
    }
    return found;
  });

/** Rows that name payments of other accounts or let a payment continue, and links that no call would store. */
const namedOutside = (websiteId: string) =>
  asAdmin(admin, async (client) => {
    const { rows } = await client.query<{ found: string }>(
      `select 'outside: ' || found as found from (
         select to_jsonb(o) ->> 'number' || ' by ' || provider as found from sitewright.orders o
           where website_id = $1 and (provider not in ('manual', 'none') or stripe_account <> ''
             or transaction_id !~ '^(imported_[0-9a-f]{64})?$')
         union all select 'payment ' || provider || ' ' || status || ' ' || coalesce(reference, '') from sitewright.payments
           where website_id = $1 and (provider <> 'manual' or account <> '' or live or secret <> ''
             or status in ('waiting', 'processing') or reference !~ '^(imported_[0-9a-f]{64})?$')
         union all select 'refund ' || status || ' ' || coalesce(reference, '') from sitewright.refunds
           where website_id = $1 and (status = 'waiting' or reference !~ '^(imported_[0-9a-f]{64})?$')
         union all select 'a mail waits for ' || recipient from sitewright.mails where website_id = $1 and status <> 'sent'
         union all select 'odd link ' || link from (
             select href as link from sitewright.menu_entries where website_id = $1
             union all select to_address from sitewright.redirects where website_id = $1
             union all select from_path from sitewright.redirects where website_id = $1) links
           where link ~* '^(javascript|data):|^//' or strpos(link, chr(92)) > 0
         union all select 'somebody waits' from sitewright.waiting_people
           where website_id = $1 and status in ('waiting', 'offered')) places`,
      [websiteId],
    );
    return rows.map(({ found }) => found);
  });

/** Pages with blocks that no save would have stored. */
const oddPages = (websiteId: string) =>
  asAdmin(admin, async (client) => {
    const { rows } = await client.query<{ name: string; blocks: Block[] }>(
      'select name, blocks from sitewright.page_versions where website_id = $1',
      [websiteId],
    );
    return rows.flatMap(({ name, blocks }) => {
      const checked = validateTree(blocks, blockKinds);
      const stored = 'blocks' in checked && isDeepStrictEqual(checked.blocks, blocks);
      return stored ? [] : [`odd blocks on ${name}: ${JSON.stringify(checked).slice(0, 200)}`];
    });
  });

/** Runs all scheduled jobs. @returns their problems */
async function runScheduledJobs(): Promise<string[]> {
  const problems: string[] = [];
  const note = (detail: object, sentence: string) =>
    void problems.push(`${sentence} ${String((detail as { err?: unknown }).err)}`);
  const log = { ...silent, error: note, warn: note } as typeof silent;
  for (const { work } of allScheduledJobs({ ...app, log })) await work();
  // Those that scheduled jobs would check only after a minute or a day.
  await sweepJob({ ...app.orders, log }, 0);
  await compareJob({ ...app.orders, log }, 0);
  return problems;
}

const PAGES = [
  '/',
  '/homepage',
  `/about-${one.mark}`,
  '/shop',
  `/product/product-${one.mark}`,
  '/booking',
  `/service/lesson-of-${one.mark}`,
  '/order/cart',
  '/order/checkout',
  '/account',
  '/playlist',
  `/from-${one.mark}`,
  '/nowhere',
  '/robots.txt',
  '/sitemap.xml',
  '/feed.xml',
  '/manifest.webmanifest',
];

/** Waits while the server refuses calls: preparing a file keeps this process, and with it the server, busy. */
const serverReady = () =>
  eventually(
    () => request({ port, path: '/readyz' }),
    ({ status }) => status === 200,
    { what: 'the server takes calls' },
  );

async function signIn(websiteId: string, host: string, email: string): Promise<string> {
  const account = await asAdmin(admin, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      'select id from sitewright.accounts where website_id = $1 and email = $2',
      [websiteId, email],
    );
    return rows[0]?.id ?? '';
  });
  const token = await app.db.forWebsite(websiteId, (tx) => issueToken(tx, account, 'sign-in'));
  const path = '/api/account/check-token';
  return (await request({ port, host, method: 'POST', path, body: { token } })).cookie;
}

/** Requests that the site answers with an error, and content that it must not show. */
async function faultsOf(websiteId: string, host: string, ownerEmail: string): Promise<string[]> {
  const faults: string[] = [];
  await serverReady();
  for (const path of PAGES) {
    const reply = await request({ port, host, path });
    if (reply.status >= 500) faults.push(`${path}: ${reply.status}`);
    const isPage = String(reply.headers['content-type']).includes('html');
    if (isPage && /<script>(alert|x)|(href|src|action)="\s*(javascript:|\/\\|\/\/evil)/i.test(reply.text))
      faults.push(`${path} shows what was put in: ${/.{40}<script>(alert|x).{10}/.exec(reply.text)?.[0]}`);
    const { location = '' } = reply.headers;
    if (/evil|javascript:/.test(location)) faults.push(`${path} leads to ${location}`);
  }
  const cookie = await signIn(websiteId, host, ownerEmail);
  const statuses = new Map<number, number>();
  for (const { call, endpoint } of app.operations) {
    if (!call.startsWith('GET ') || (endpoint.site ?? 'required') !== 'required') continue;
    const { params = {}, query = {} } = samples[call]?.input(one) ?? {};
    const path = call
      .slice(4)
      .replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? 'none'));
    const reply = await request({
      port,
      host,
      cookie,
      path: `${path}?${String(new URLSearchParams(query))}`,
    });
    statuses.set(reply.status, (statuses.get(reply.status) ?? 0) + 1);
    if (reply.status >= 500) faults.push(`${call}: ${reply.status} ${reply.text.slice(0, 200)}`);
  }
  expect(statuses.get(200), 'Most calls answer the owner.').toBeGreaterThan(50);
  return faults;
}

async function writtenBack(websiteId: string, host: string, ownerEmail: string) {
  await serverReady();
  const cookies = {
    owner: await signIn(websiteId, host, ownerEmail),
    customer: await signIn(websiteId, host, one.customer.email),
  };
  return writeBack(app.operations, one, (method, path, by, body) =>
    request({ port, host, method, path, cookie: cookies[by], ...(body === undefined ? {} : { body }) }),
  );
}

test('payments and emails come as history, whatever a forged export says of them', async () => {
  const { path } = await world.exportTo(one.id, 'paid.zip');
  const contents = await contentsOf(path);
  const outside = { provider: 'stripe', account: 'acct_victim', stripe_account: 'acct_victim' };
  const columns = (table: string) => contents.manifest.tables[table]?.columns ?? [];
  columns('orders').push('stripe_account');
  columns('payments').push('account', 'live');
  const { account: _, ...ofOrder } = outside;
  changeRow(
    contents,
    'orders',
    (row) => void Object.assign(row, { ...ofOrder, transaction_id: 'pi_victim' }),
  );
  const payment = { provider: 'stripe', account: 'acct_victim', live: true, reference: 'pi_victim' };
  changeRow(contents, 'payments', (row) => void Object.assign(row, payment));
  changeRow(
    contents,
    'refunds',
    (row) => void Object.assign(row, { status: 'failed', reference: 're_victim' }),
  );
  const mail = {
    id: one.id,
    email_id: 'welcome',
    cause: 'x',
    recipient: 'victim@elsewhere.test',
    subject: 'x',
  };
  contents.entries.set(
    'tables/mails.ndjson',
    Buffer.from(`${JSON.stringify({ ...mail, status: 'failed' })}\n`),
  );
  contents.manifest.tables['mails'] = { rows: 1, columns: [...columns('mails'), 'html'] };
  const file = await writeContents(join(world.folder, 'forged.zip'), contents);
  const host = 'forged.test';
  const { websiteId } = await world.importFrom(file, host, { email: 'importer@elsewhere.test' });
  const rows = await asAdmin(admin, async (client) => {
    const found = await client.query<{ text: string }>(
      `select (select coalesce(jsonb_agg(o), '[]') from sitewright.orders o where website_id = $1)::text
         || (select coalesce(jsonb_agg(p), '[]') from sitewright.payments p where website_id = $1)::text
         || (select coalesce(jsonb_agg(r), '[]') from sitewright.refunds r where website_id = $1)::text
         || (select coalesce(jsonb_agg(m), '[]') from sitewright.mails m where website_id = $1)::text as text`,
      [websiteId],
    );
    return found.rows[0]?.text ?? '';
  });
  expect(rows).not.toMatch(/victim|stripe"/);
  const cookie = await signIn(websiteId, host, 'importer@elsewhere.test');
  const order = `/api/order/${one.shop.order}`;
  const shown = (await request({ port, host, cookie, path: order })).json();
  expect(shown).toMatchObject({ imported: true, paymentLink: null, payment: { provider: 'manual' } });
  asked.length = 0;
  const refund = await request({ port, host, cookie, method: 'POST', path: `${order}/refund`, body: {} });
  expect(refund.status, refund.text).toBe(200);
  expect(refund.json()).toMatchObject({ status: 4, refunded: 22 });
  expect(asked).toEqual([]);
});

test(
  'whatever comes in harms neither this site, nor its visitors, nor others',
  { timeout: 1_200_000 },
  async () => {
    await asAdmin(admin, async (client) => {
      // Links to a page have no address that could be changed.
      for (const change of [
        `mails set status = 'sent', sent_at = now()`,
        `redirects set page_id = null, to_address = 'https://elsewhere.test/'`,
        `menu_entries set label = 'Elsewhere', page_id = null, href = 'https://elsewhere.test/'`,
      ])
        await client.query(`update sitewright.${change} where website_id = $1`, [one.id]);
    });
    const { path } = await world.exportTo(one.id, 'own.zip');
    // From here on, the existing sites make no requests to the provider or name servers.
    await asAdmin(admin, (client) =>
      client.query(`update sitewright.websites set stripe_account_id = null;
        delete from sitewright.payment_domains;
        update sitewright.domains set due_at = now() + interval '1 day'`),
    );
    const bound = await boundColumns(admin);
    const waiting = await acceptedMutations(admin, await contentsOf(path), two.id, bound);
    await runScheduledJobs();
    asked.length = 0;
    const clean = await world.importFrom(path, 'clean.test', { email: 'importer@elsewhere.test' });
    const usual = await writtenBack(clean.websiteId, 'clean.test', 'importer@elsewhere.test');
    expect([...usual].filter(([, said]) => said !== 'ok')).toEqual([]);
    const before = await others();
    const tried = { imports: 0, accepted: 0, mutations: 0 };
    const faults: { found: string[]; changed: object }[] = [];
    const left = () => [...waiting].filter(([, groups]) => groups.length > 0);
    for (let todo = left(); todo.length > 0; todo = left()) {
      const batch = new Map(todo.map(([table, groups]) => [table, groups.shift() ?? []]));
      while (batch.size > 0) {
        tried.imports += 1;
        const contents = await contentsOf(path);
        for (const [table, group] of batch)
          changeRow(contents, table, (row) => void Object.assign(row, mutated(row, group)));
        const file = await writeContents(join(world.folder, 'hostile.zip'), contents);
        const host = `hostile-${tried.imports}.test`;
        const owner = { email: 'importer@elsewhere.test' };
        const made = await world.importFrom(file, host, owner).catch((error: Error) => error);
        if (made instanceof Error) {
          const [, table = ''] = /“(\w+)”/.exec(made.message) ?? [];
          const group = batch.get(table);
          expect(group, `refused, and it is not said why: ${made.message}`).toBeDefined();
          batch.delete(table);
          // Changes that are valid alone may break a rule together.
          const [alone] = group?.length === 1 ? group : [];
          const isBound = [bound.rules, bound.uniques].some((some) => some.has(`${table}.${alone?.column}`));
          if (alone && !isBound && made.message.includes('don’t fit together'))
            faults.push({ found: [`only the database refuses it: ${made.message}`], changed: alone });
          if (group && group.length > 1) {
            const half = Math.ceil(group.length / 2);
            waiting.get(table)?.push(group.slice(0, half), group.slice(half));
          }
          continue;
        }
        tried.accepted += 1;
        tried.mutations += [...batch.values()].flat().length;
        const found = [
          ...(await runScheduledJobs()),
          ...(await faultsOf(made.websiteId, host, owner.email)),
          ...(await namedOutside(made.websiteId)),
          ...(await oddPages(made.websiteId)),
          ...[...(await writtenBack(made.websiteId, host, owner.email))]
            .filter(([, said]) => said !== 'ok')
            .map((pair) => pair.join(' refuses what was imported: ')),
        ];
        if (found.length > 0) faults.push({ found, changed: Object.fromEntries(batch) });
        batch.clear();
      }
    }
    expect(faults.map(({ found }) => found).slice(0, 20), JSON.stringify(faults).slice(0, 3000)).toEqual([]);
    expect(await others()).toEqual(before);
    expect(asked, 'Nothing is asked of the payment provider.').toEqual([]);
    expect(tried.mutations).toBeGreaterThan(300);
  },
);
