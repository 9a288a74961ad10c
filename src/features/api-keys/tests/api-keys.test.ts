import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { issueToken } from '../../accounts/server/index.ts';
import { keyAreas } from '../key-areas.ts';
import type { HistoryEntry } from '../../accounts/history-contract.ts';
import { allows, mostOfKeys, type Rights, rightsFor } from '../../../lib/http/areas.ts';
import { accessBy } from '../../../lib/http/invoke.ts';
import { root } from '../../../../tests/support/files.ts';
import { asAdmin } from '../../../../tests/support/postgres.ts';
import { staffMember } from '../../../../tests/support/staff.ts';
import { raw, sendRaw, statusOf } from '../../../../tests/support/raw.ts';
import { callsOn } from '../../../../tests/support/site-calls.ts';
import { type MarkedSite, twoSites, type World } from '../../../../tests/support/two-sites.ts';

let world: World;
beforeAll(async () => void (world = await twoSites()));
afterAll(() => world?.close());

interface Made {
  _id: string;
  key: string;
  ending: string;
}
let count = 0;
const make = (rights: Rights, site: MarkedSite = world.one): Promise<Made> =>
  callsOn(world, site).done<Made>('POST', '/api/api-key', {
    name: `Books ${++count}`,
    rights,
    days: 30,
  });
const by = (key: string, method: string, path: string, more: Partial<Parameters<World['ask']>[0]> = {}) =>
  world.ask({
    host: world.one.host,
    method,
    path,
    ...more,
    headers: { authorization: `Bearer ${key}`, ...more.headers },
  });
const query = (text: string, values: unknown[] = []) =>
  asAdmin(world.admin, (client) => client.query(text, values));
const sentence = (reply: { json: () => unknown }) => (reply.json() as { error: string }).error;

test('a key opens its scopes on its own site, without a cookie, and nothing else', async () => {
  const { one, two } = world;
  const { key, ending, _id: id } = await make({ orders: 'read', products: 'write' });
  expect(key).toMatch(/^sw_[\w-]{43}$/);
  expect(key.endsWith(ending)).toBe(true);
  expect((await by(key, 'GET', '/api/orders')).status).toBe(200);
  expect((await by(key, 'GET', '/api/orders.csv')).status).toBe(200);
  const made = await by(key, 'POST', '/api/product', { body: { label: 'Jug', price: 3 } });
  expect(made.status, made.text).toBe(201);
  const lacking = await by(key, 'PUT', `/api/order/${one.shop.order}`, { body: { notes: 'x' } });
  expect([lacking.status, sentence(lacking)]).toEqual([403, expect.stringContaining('“orders:write”')]);
  const streamed = await by(key, 'POST', '/api/files');
  expect([streamed.status, sentence(streamed)]).toEqual([403, expect.stringContaining('“files:write”')]);

  const { rows } = await query(
    'select to_jsonb(k)::text as row, last_used_at from sitewright.api_keys k where id = $1',
    [id],
  );
  expect(rows[0].row).not.toContain(key.slice(0, -4));
  expect(rows[0].row).toContain(createHash('sha256').update(key).digest('hex'));
  const used = rows[0].last_used_at;
  expect(used).not.toBeNull();
  await by(key, 'GET', '/api/orders');
  const again = await query('select last_used_at from sitewright.api_keys where id = $1', [id]);
  expect(again.rows[0].last_used_at).toEqual(used);

  // On another site and on the platform the key is unknown.
  expect((await by(key, 'GET', '/api/orders', { host: two.host })).status).toBe(401);
  expect((await by(key, 'GET', '/api/website', { host: two.host })).status).toBe(401);
  expect((await by(key, 'GET', '/api/platform/me', { host: 'platform.test' })).status).toBe(401);
});

test('what a key did stands in the history by its name', async () => {
  const { one } = world;
  const { key, _id: id } = await make({ products: 'write' });
  await by(key, 'PUT', `/api/product/${one.shop.product}`, { body: { price: 32 } });
  const [last] = await callsOn(world, one).done<HistoryEntry[]>('GET', '/api/history?limit=1');
  expect(last).toMatchObject({
    word: 'product-changed',
    by: { account: null, email: `API key Books ${count}`, role: 'key' },
  });
  await callsOn(world, one).done('DELETE', `/api/api-key/${id}`);
  const lines = await callsOn(world, one).done<HistoryEntry[]>('GET', '/api/history?limit=1');
  expect(lines[0]).toMatchObject({ word: 'api-key-revoked', subject: `Books ${count}` });
});

test('a request is judged by its key alone, whatever cookies and pages it comes with', async () => {
  const { one } = world;
  const { cookie } = one.owner;
  const { key } = await make({ products: 'read' });
  // The owner's cookie helps neither a key without the scope nor an invalid one.
  expect((await by(key, 'GET', '/api/orders', { cookie })).status).toBe(403);
  expect((await by('sw_none', 'GET', '/api/orders', { cookie })).status).toBe(401);
  expect((await by(key, 'GET', '/api/account/sessions', { cookie })).status).toBe(403);
  // For public calls, a key without the scope counts as a visitor.
  const drafts = (reply: { json: () => unknown }) =>
    (reply.json() as { _id: string }[]).map(({ _id }) => _id);
  expect(drafts(await by(key, 'GET', '/api/pages', { cookie }))).not.toContain(one.pages.draft);
  const { key: pages } = await make({ pages: 'write' });
  expect(drafts(await by(pages, 'GET', '/api/pages'))).toContain(one.pages.draft);
  // A page can't make a browser send a key, so the origin doesn't matter.
  const headers = { origin: 'https://elsewhere.test', 'sec-fetch-site': 'cross-site' };
  expect((await by(pages, 'POST', '/api/page', { headers, body: { name: 'By key' } })).status).toBe(201);
  const plain = await world.ask({
    host: one.host,
    method: 'POST',
    path: '/api/page',
    cookie,
    headers,
    body: {},
  });
  expect(plain.status).toBe(403);
  // Pages are not calls: they ignore keys.
  expect((await by(key, 'GET', '/admin', { cookie })).status).toBe(404);
});

test('no key reaches people, keys, accounts or the end of the site, and each call only within its scope', async () => {
  const all = await make(Object.fromEntries(keyAreas.map((area) => [area, mostOfKeys[area]])));
  const none = await make({ analytics: 'read' });
  const refused = world.app.operations.flatMap(({ call, endpoint: { who, area, access, site } }) => {
    if (site === 'none' || area === undefined ? who !== 'account' : who === 'visitor') return [];
    const [method = '', template = ''] = call.split(' ');
    // An unknown id: access is checked before the record is looked up.
    const path = template.replace(/\{\w+\}/g, 'none');
    const reaches = (rights: Rights) =>
      who === 'owner' && area !== undefined && allows(rights, area, access ?? accessBy(call));
    return [
      ...(reaches(mostOfKeys) ? [] : [{ call, key: all.key, method, path }]),
      ...(reaches({ analytics: 'read' }) ? [] : [{ call, key: none.key, method, path }]),
    ];
  });
  expect(refused.length).toBeGreaterThan(200);
  const answers = await Promise.all(
    refused.map(async ({ key, method, path, call }) => [call, (await by(key, method, path)).status]),
  );
  expect(answers.filter(([, status]) => status !== 403)).toEqual([]);
  const signIn = await by(all.key, 'POST', '/api/account/login', {
    body: { email: world.one.owner.email, password: 'slip-and-slate-9' },
  });
  expect([signIn.status, signIn.headers['set-cookie']]).toEqual([403, undefined]);
});

test('a key ends with its day, and never does more than whoever made it', async () => {
  const { one } = world;
  const { key, _id: id } = await make(rightsFor(['orders', 'pages'], 'write'));
  const role = (now: string | null) =>
    query('update sitewright.accounts set owner = $2, role = $3 where id = $1', [
      one.owner.id,
      now === 'owner',
      now === 'owner' ? null : now,
    ]);
  await role('editor');
  expect((await by(key, 'GET', '/api/orders')).status).toBe(403);
  expect((await by(key, 'GET', '/api/sections')).status).toBe(200);
  await role(null);
  expect((await by(key, 'GET', '/api/sections')).status).toBe(401);
  await role('owner');
  await query(`update sitewright.api_keys set expires_at = now() - interval '1 s' where id = $1`, [id]);
  const over = await by(key, 'GET', '/api/orders');
  expect([over.status, sentence(over)]).toEqual([401, expect.stringContaining('expired')]);
  const listed = await callsOn(world, one).done<{ _id: string; expired: boolean }[]>('GET', '/api/api-keys');
  expect(listed.find(({ _id }) => _id === id)).toMatchObject({ expired: true });
  expect(JSON.stringify(listed)).not.toContain(key.slice(0, -4));
});

test('what a key may do is changed from its next call on, within what its maker may, and told', async () => {
  const { one } = world;
  const calls = callsOn(world, one);
  const { key, _id: id } = await make({ orders: 'write', pages: 'read' });
  const change = (rights: Rights) =>
    calls.done<{ rights: Rights }>('PUT', `/api/api-key/${id}`, { name: 'Till', rights });
  expect((await change({ products: 'read' })).rights).toEqual({ products: 'read' });
  expect((await by(key, 'GET', '/api/orders')).status).toBe(403);
  const [line] = await calls.done<HistoryEntry[]>('GET', '/api/history?limit=1');
  expect(line).toMatchObject({ word: 'api-key-changed', kept: { rights: 'products read' } });
  const maker = (
    await staffMember(
      { db: world.app.db, admin: world.admin, ask: world.ask, site: one },
      'editor',
      `keys@${one.host}`,
    )
  ).id;
  await query('update sitewright.api_keys set account_id = $2 where id = $1', [id, maker]);
  // The stored scopes are limited too: promoting the maker later widens no key.
  expect((await change({ orders: 'write', pages: 'write' })).rights).toEqual({ pages: 'write' });
  const { rows } = await query('select rights from sitewright.api_keys where id = $1', [id]);
  expect(rows).toEqual([{ rights: { pages: 'write' } }]);
});

test('a key ends when its maker chooses a new password by a mailed link', async () => {
  const { one } = world;
  const { db } = world.app;
  const maker = await staffMember(
    { db, admin: world.admin, ask: world.ask, site: one },
    'manager',
    'maker@keys.test',
  );
  const made = await make({ orders: 'read' });
  await query('update sitewright.api_keys set account_id = $2 where id = $1', [made._id, maker.id]);
  const others = await make({ orders: 'read' });
  expect((await by(made.key, 'GET', '/api/orders')).status).toBe(200);
  const token = await db.forWebsite(one.id, (tx) => issueToken(tx, maker.id, 'reset'));
  const body = { token, password: 'an-entirely-new-passphrase' };
  const reset = await world.ask({ host: one.host, method: 'POST', path: '/api/account/reset', body });
  expect(reset.status, reset.text).toBe(200);
  expect((await by(made.key, 'GET', '/api/orders')).status).toBe(401);
  expect((await by(others.key, 'GET', '/api/orders')).status).toBe(200);
});

// Fails if only the person loses the rights, or if a second step of the session isn't the key's.
test('where staff need a second step, a key whose maker has none opens nothing', async () => {
  const { two } = world;
  const { key, _id: id } = await make({ orders: 'read' }, two);
  const ask = () => by(key, 'GET', '/api/orders', { host: two.host });
  const required = (is: boolean) =>
    query('update sitewright.websites set two_step_for_people = $2 where id = $1', [two.id, is]);
  const listed = () => callsOn(world, two).owner('GET', '/api/api-keys');
  await query('delete from sitewright.passkeys where account_id = $1', [two.owner.id]);
  await required(true);
  const reply = await ask();
  expect([reply.status, sentence(reply)]).toEqual([401, expect.stringContaining('two-step verification')]);
  // Neither does a public call show it drafts.
  expect((await by(key, 'GET', '/api/pages', { host: two.host })).status).toBe(401);
  expect((await listed()).status).toBe(403);
  // The maker's session has passed one on the platform, and so has a key that is created in it.
  await query('update sitewright.sessions set two_steps = true where account_id = $1', [two.owner.id]);
  expect((await ask()).status).toBe(401);
  const passed = await make({ orders: 'read' }, two);
  expect((await by(passed.key, 'GET', '/api/orders', { host: two.host })).status).toBe(200);
  const keys = (await listed()).json() as { _id: string; needsSecondStep: boolean }[];
  const waits = (one: string) => keys.find(({ _id }) => _id === one)?.needsSecondStep;
  expect([waits(id), waits(passed._id)]).toEqual([true, false]);
  await query(
    `insert into sitewright.code_apps (website_id, account_id, secret, confirmed) values ($1, $2, 'none', true)
     on conflict (website_id, account_id) do update set confirmed = true`,
    [two.id, two.owner.id],
  );
  expect((await ask()).status).toBe(200);
  await required(false);
  for (const one of [id, passed._id]) await callsOn(world, two).done('DELETE', `/api/api-key/${one}`);
});

test('the keys of someone who is removed from the staff are gone, also when they are invited again', async () => {
  const { one } = world;
  const { db } = world.app;
  const of = { db, admin: world.admin, ask: world.ask, site: one };
  const left = await staffMember(of, 'manager', 'left@keys.test');
  const [made, others] = [await make({ orders: 'read' }), await make({ orders: 'read' })];
  await query('update sitewright.api_keys set account_id = $2 where id = $1', [made._id, left.id]);
  expect((await by(made.key, 'GET', '/api/orders')).status).toBe(200);
  await callsOn(world, one).done('DELETE', `/api/person/${left.id}`);
  await query(`update sitewright.accounts set role = 'manager' where id = $1`, [left.id]);
  expect((await by(made.key, 'GET', '/api/orders')).status).toBe(401);
  expect((await by(others.key, 'GET', '/api/orders')).status).toBe(200);
  await query('update sitewright.accounts set role = null where id = $1', [left.id]);
});

test('malformed keys are told so, and whoever tries many has to wait', async () => {
  const { key } = await make({ orders: 'read' });
  await query('delete from sitewright.rate_limits');
  const wrong = [
    '',
    'none',
    `${key}x`,
    key.slice(0, -1),
    key.toUpperCase(),
    `${key} ${key}`,
    'sw_'.repeat(2_000),
  ];
  for (const text of wrong) {
    const reply = await by(text, 'GET', '/api/orders');
    expect([reply.status, sentence(reply)], text.slice(0, 60)).toEqual([
      401,
      expect.stringMatching(/API key/),
    ]);
    expect(reply.text).not.toContain(key.slice(3, 40));
  }
  const twice = { authorization: [`Bearer ${key}`, `Bearer ${key}`] as never };
  expect((await by(key, 'GET', '/api/orders', { headers: twice })).status).toBe(401);
  const huge = await by('x'.repeat(40_000), 'GET', '/api/orders');
  expect([huge.status, sentence(huge)]).toEqual([431, expect.stringContaining('too long')]);
  for (const bad of ['\0', `${key}\0`, `${key}\u0001`]) {
    const bytes = raw('GET /api/orders HTTP/1.1', `Host: ${world.one.host}`, `Authorization: Bearer ${bad}`);
    expect(statusOf(await sendRaw(world.port, bytes))).toBe(400);
  }

  await query('delete from sitewright.rate_limits');
  const guesses = await Promise.all(
    Array.from({ length: 70 }, (_, n) => by(`sw_${'a'.repeat(41)}${10 + (n % 90)}`, 'GET', '/api/orders')),
  );
  expect(guesses.filter(({ status }) => status === 401)).toHaveLength(60);
  expect(guesses.find(({ status }) => status === 429)?.headers['retry-after']).toMatch(/^\d+$/);
  // The right key still works from there.
  expect((await by(key, 'GET', '/api/orders')).status).toBe(200);
});

test('a key that is used too often has to wait, and no other', async () => {
  const { key, _id: id } = await make({ orders: 'read' });
  const other = await make({ orders: 'read' });
  await by(key, 'GET', '/api/orders');
  await query(`update sitewright.rate_limits set points = 600 where key like '%' || $1`, [id]);
  const waits = await by(key, 'GET', '/api/orders');
  expect([waits.status, waits.headers['retry-after']]).toEqual([429, expect.stringMatching(/^\d+$/)]);
  expect((await by(other.key, 'GET', '/api/orders')).status).toBe(200);
});

test('a key works on a private site, and no site takes more than fifty', async () => {
  const { two } = world;
  const { key } = await make({ pages: 'read' }, two);
  const owner = callsOn(world, two);
  await owner.done('PUT', '/api/site/door', { private: true, password: 'the kiln is warm' });
  expect((await by(key, 'GET', '/api/pages', { host: two.host })).status).toBe(200);
  await owner.done('PUT', '/api/site/door', { private: false });
  const body = { name: 'One more', rights: { orders: 'read' }, days: null };
  await query(
    `insert into sitewright.api_keys (website_id, account_id, name, ending, key_hash, rights)
     select website_id, account_id, 'Filler', 'none', int4send(n), rights
     from sitewright.api_keys, generate_series(1, 50) n where website_id = $1 and name like 'Books%'`,
    [two.id],
  );
  expect((await owner.owner('POST', '/api/api-key', body)).status).toBe(409);
});

test('staff read refusals in the language in which they use the admin, programs in English', async () => {
  const { host, owner } = world.one;
  const path = '/api/wordpress/import/00000000-0000-4000-8000-000000000000';
  const spoken = { referer: `http://${host}/admin/settings`, 'accept-language': 'de' };
  const staff = await world.ask({ host, path, cookie: owner.cookie, headers: spoken });
  expect([staff.status, sentence(staff)]).toEqual([404, 'Diesen Import gibt es nicht mehr.']);
  const { key } = await make({ pages: 'read' });
  const program = await by(key, 'GET', path, { headers: spoken });
  expect([program.status, sentence(program)]).toEqual([404, 'This import no longer exists.']);
});

// Fails if a call that the search makes belongs to another area or to none.
test('a key for one area finds by the admin’s search only what its area lists', async () => {
  const { one } = world;
  const source = await readFile(join(root, 'src/app/admin/search/use-found-records.ts'), 'utf8');
  const searched = new Set([...source.matchAll(/'(GET \/api\/\S+)'/g)].map(([, call]) => call));
  const calls = world.app.operations.filter(({ call }) => searched.has(call));
  expect(calls.length).toBe(searched.size);
  const asked = (call: string) => `${call.slice(4).replace('{id}', one.entries.type)}?q=${one.mark}`;
  const found: string[] = [];
  for (const area of keyAreas) {
    const { key, _id: id } = await make({ [area]: 'read' });
    for (const { call, endpoint } of calls) {
      const { status, text } = await by(key, 'GET', asked(call));
      if (endpoint.area === area || (area === 'products' && call === 'GET /api/products')) {
        expect([area, call, status, text.includes(one.mark)]).toEqual([area, call, 200, true]);
        found.push(call);
      } else if (endpoint.who === 'visitor') {
        const visitors = await world.ask({ host: one.host, path: asked(call) });
        expect([area, call, text]).toEqual([area, call, visitors.text]);
      } else {
        expect([area, call, status, text.includes(one.mark)]).toEqual([area, call, 403, false]);
      }
    }
    await callsOn(world, one).done('DELETE', `/api/api-key/${id}`);
  }
  expect(found.sort()).toEqual([...searched].sort());
});
