import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Arrival, ArrivedSite } from '../../platform/sites-contract.ts';
import { allRows } from '../../../../tests/support/rows.ts';
import { password } from '../../../../tests/support/two-sites.ts';
import { movingWorld } from './world.ts';

const world = await movingWorld();
afterAll(() => world.close());
const { one, ask } = world;
const host = 'platform.test';
const path = '/api/platform/arrivals';
const headers = { 'content-type': 'application/octet-stream' };

let archive: Buffer;
let ada = '';
let bob = '';
const register = async (email: string) =>
  (await ask({ host, method: 'POST', path: '/api/platform/register', body: { email, password } })).cookie;
beforeAll(async () => {
  const { path: packed } = await world.exportTo(one.id, 'one.zip');
  archive = await readFile(packed);
  [ada, bob] = [await register('ada@creators.test'), await register('bob@creators.test')];
});

const upload = (cookie: string, body: Buffer | string = archive, more: object = {}) =>
  ask({ host, method: 'POST', path, body, cookie, headers, ...more });
const make = async (cookie: string, id: string, subdomain: string) => {
  const reply = await ask({
    host,
    method: 'POST',
    path: `${path}/${id}/site?subdomain=${subdomain}`,
    cookie,
  });
  const lines = reply.text.trim().split('\n');
  return { reply, last: JSON.parse(lines.at(-1) ?? '{}') as { site?: ArrivedSite; error?: string } };
};
const waiting = async () =>
  (await Array.fromAsync(world.target.storage.list('arrivals/'))).map(({ key }) => key);

test('a site that arrives is told before it is made, and belongs to who brought it', async () => {
  const reply = await upload(ada);
  expect(reply.status, reply.text).toBe(201);
  const arrival = reply.json() as Arrival;
  expect(arrival).toMatchObject({
    host: one.host,
    rows: { products: 2, orders: 1 },
    missing: expect.any(Number) as unknown,
  });
  // Only the person who uploaded a file can reach it.
  expect((await make(bob, arrival._id, 'not-mine')).reply.status).toBe(404);
  const taken = await make(ada, arrival._id, 'admin');
  expect([taken.reply.status, taken.last.error]).toEqual([409, expect.stringContaining('is reserved')]);
  const { last } = await make(ada, arrival._id, 'arrived-here');
  expect(last.site).toMatchObject({ host: 'arrived-here.platform.test' });
  const sites = async (cookie: string) =>
    (await ask({ host, path: '/api/platform/sites', cookie })).json() as { host: string }[];
  expect((await sites(ada)).map((site) => site.host)).toEqual(['arrived-here.platform.test']);
  expect(await sites(bob)).toEqual([]);
  const entering = {
    host,
    method: 'POST',
    path: `/api/platform/sites/${last.site?._id}/token`,
    cookie: ada,
    body: {},
  };
  expect((await ask(entering)).status).toBe(200);
  expect((await make(ada, arrival._id, 'once-more')).reply.status).toBe(404);
  expect(await waiting()).toEqual([]);
});

test('nobody else uploads, nowhere else, and what is no site export leaves nothing', async () => {
  const before = await allRows(world.admin);
  const refused = [
    [await upload(''), 401],
    [await upload(ada, archive, { host: one.host }), 404],
    [await upload(ada, archive, { headers: { ...headers, origin: 'https://evil.test' } }), 403],
    [await upload(ada, 'PK no archive'), 400],
    [await upload(ada, archive.subarray(0, archive.length / 2)), 400],
    [await upload(one.owner.cookie), 401],
    [await make(ada, '../other', 'somewhere').then(({ reply }) => reply), 404],
  ] as const;
  expect(refused.map(([{ status }]) => status)).toEqual(refused.map(([, status]) => status));
  for (const [{ text }] of refused.slice(3, 5)) expect(text).toMatch(/can’t be imported: .*\./);
  expect(await allRows(world.admin)).toEqual(before);
  expect(await waiting()).toEqual([]);
});
