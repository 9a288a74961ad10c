import { afterAll, expect, test } from 'vitest';
import { leaksIn } from '../support/leaks.ts';
import { callsOn } from '../support/site-calls.ts';
import { twoSites } from '../support/two-sites.ts';

const world = await twoSites();
afterAll(() => world.close());
const { one, two } = world;
const calls = callsOn(world, one);
const table = 'label,price\nBowl,12\n';
const send = (cookie: string | undefined, headers: Record<string, string> = {}, path = '') =>
  world.ask({
    host: one.host,
    method: 'POST',
    path: `/api/products/import${path}`,
    body: table,
    headers: { 'content-type': 'text/csv', ...headers },
    ...(cookie ? { cookie } : {}),
  });

test('the table of products is for the owner of this site alone', async () => {
  const path = '/api/products.csv';
  expect((await calls.visitor('GET', path)).status).toBe(401);
  expect((await calls.customer('GET', path)).status).toBe(403);
  expect((await world.ask({ host: one.host, path, cookie: two.owner.cookie })).status).toBe(401);
  expect((await calls.owner('GET', `${path}?website=${two.id}`)).status).toBe(403);
  const reply = await calls.owner('GET', path);
  expect(reply.status).toBe(200);
  expect(reply.headers['cache-control']).toBe('private, no-store');
  expect(reply.text).toContain(one.mark);
  expect(reply.text).not.toContain(two.mark);
  expect(leaksIn(reply)).toEqual([]);
});

test('a table is taken in from the owner of this site alone, and from this site only', async () => {
  const imports = async () =>
    ((await calls.done('GET', '/api/products/imports')) as unknown as object[]).length;
  const before = await imports();
  expect((await send(undefined)).status).toBe(401);
  expect((await send(one.customer.cookie)).status).toBe(403);
  expect((await send(two.owner.cookie)).status).toBe(401);
  expect((await send(one.owner.cookie, { origin: 'http://evil.test' })).status).toBe(403);
  expect((await send(one.owner.cookie, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect((await send(one.owner.cookie, {}, `?website=${two.id}`)).status).toBe(403);
  expect(await imports()).toBe(before);
  const taken = await send(one.owner.cookie);
  expect(taken.status).toBe(201);
  expect(leaksIn(taken)).toEqual([]);
  const { _id } = taken.json() as { _id: string };
  const foreign = callsOn(world, two);
  for (const [method, path] of [
    ['GET', ''],
    ['GET', '/rows'],
    ['POST', '/start'],
    ['DELETE', ''],
  ] as const)
    expect(
      (
        await foreign.owner(
          method,
          `/api/products/import/${_id}${path}`,
          method === 'POST' ? { publish: true, stock: true } : undefined,
        )
      ).status,
    ).toBe(404);
});

test('files of another site’s library are not taken over', async () => {
  const theirs = `/files/${two.file}/r1/x.jpg`;
  const reply = await world.ask({
    host: one.host,
    method: 'POST',
    path: '/api/products/import',
    body: `label,price,pictures,files\nBowl,12,${theirs},${two.file}\n`,
    headers: { 'content-type': 'text/csv' },
    cookie: one.owner.cookie,
  });
  const { _id } = reply.json() as { _id: string };
  const [row] = (await calls.done('GET', `/api/products/import/${_id}/rows`)) as unknown as {
    notes: string[];
  }[];
  expect(row?.notes).toEqual([
    expect.stringContaining('1 image is skipped: not in Files and not a full address'),
    expect.stringContaining('A download file isn’t in your library'),
  ]);
});
