import { afterAll, expect, test } from 'vitest';
import { domainJob } from '../server/index.ts';
import type { Domain } from '../domains-contract.ts';
import { asAdmin } from '../../../../tests/support/postgres.ts';
import { twoSites } from '../../../../tests/support/two-sites.ts';

const world = await twoSites({ PLATFORM_URL: 'http://start.sites.test' });
afterAll(() => world.close());
const host = 'start.sites.test';

const post = (path: string, body: object, cookie = '', method = 'POST') =>
  world.ask({ host, method, path: `/api/platform/${path}`, body, cookie });
async function creator(email: string, name: string, subdomain: string) {
  const { cookie } = await post('register', { email, password: 'slip-and-slate-9' });
  const made = await post('sites', { name, subdomain }, cookie);
  const { website } = made.json() as { website: { _id: string; host: string } };
  await asAdmin(world.admin, (client) =>
    client.query('update sitewright.websites set private = false where id = $1', [website._id]),
  );
  world.app.directory.forget(website._id);
  return {
    cookie,
    ...website,
    rename: (to: string) => post(`sites/${website._id}/address`, { subdomain: to }, cookie, 'PUT'),
  };
}
const ada = await creator('ada@creators.test', 'Clay & Kiln', 'clay-kiln');
const bob = await creator('bob@creators.test', 'Boats', 'bobs-boats');
const led = async (at: string) => {
  const { status, headers } = await world.ask({ host: at, path: '/about?x=1' });
  return status === 308 ? headers['location'] : status;
};

test('a renamed site has its new address, and the old one leads there and is nobody else’s', async () => {
  const reply = await ada.rename('Kiln-Room.sites.test');
  expect([
    reply.status,
    (reply.json() as Domain[]).map((each) => [each.host, each.main, each.retiresAt !== null]),
  ]).toEqual([
    200,
    [
      ['kiln-room.sites.test', true, false],
      ['clay-kiln.sites.test', false, true],
    ],
  ]);
  expect(await led('clay-kiln.sites.test')).toBe('http://kiln-room.sites.test/about?x=1');
  expect((await bob.rename('clay-kiln')).status).toBe(409);
  expect((await bob.rename('ki1n-room')).status).toBe(409);
  expect((await post(`sites/${ada._id}/address`, { subdomain: 'mine-now' }, bob.cookie, 'PUT')).status).toBe(
    404,
  );
  for (const bad of ['', 'x', 'www', 'a b', '-ab-', 'x'.repeat(64)])
    expect([bad, (await ada.rename(bad)).status >= 400]).toEqual([bad, true]);
  // Back to the former address, which was still its own.
  await ada.rename('clay-kiln');
  expect(await led('kiln-room.sites.test')).toBe('http://clay-kiln.sites.test/about?x=1');
});

test('of two who want one address at once one gets it', async () => {
  // Fails without both the lock on the address as it reads and the key of `hosts`: both would succeed.
  const replies = await Promise.all([ada.rename('tide-pool'), bob.rename('tide-poo1')]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test('after thirty days the old address is free; often renaming keeps none from others', async () => {
  await ada.rename('third-name');
  await ada.rename('fourth-name');
  expect((await ada.rename('fifth-name')).status).toBe(409);
  await asAdmin(world.admin, (client) =>
    client.query('update sitewright.hosts set retires_at = now() where retires_at is not null'),
  );
  await domainJob(world.app.domains);
  expect((await bob.rename('clay-kiln')).status).toBe(200);
});

test('an address that shows a language shows it under its new name too', async () => {
  const eve = await creator('eve@creators.test', 'Two languages', 'two-languages');
  await asAdmin(world.admin, async (client) => {
    const change = (statement: string) => client.query(statement, [eve._id]);
    await change(`update sitewright.websites set languages = '{de}' where id = $1`);
    await change(`update sitewright.hosts set canonical = false, language = 'de' where website_id = $1`);
    await change(
      `insert into sitewright.hosts (host, website_id, canonical) values ('two.example', $1, true)`,
    );
  });
  world.app.directory.forget(eve._id);
  expect((await eve.rename('zwei-sprachen')).status).toBe(200);
  expect(await led('two-languages.sites.test')).toBe('http://two.example/about?x=1');
  const { headers } = await world.ask({ host: 'two.example', path: '/de/about' });
  expect(headers['location']).toBe('http://zwei-sprachen.sites.test/about');
});

test('creators delete and restore their sites, and see how they are', async () => {
  const state = async () =>
    (
      (await world.ask({ host, path: '/api/platform/sites', cookie: bob.cookie })).json() as {
        state: string;
      }[]
    )[0]?.state;
  expect((await post(`sites/${bob._id}/delete`, { name: 'boats' }, ada.cookie)).status).toBe(404);
  expect((await post(`sites/${bob._id}/delete`, { name: 'Bots' }, bob.cookie)).status).toBe(400);
  expect((await post(`sites/${bob._id}/delete`, { name: 'boats' }, bob.cookie)).status).toBe(200);
  expect([await state(), await led('clay-kiln.sites.test')]).toEqual(['deleting', 410]);
  expect((await post(`sites/${bob._id}/restore`, {}, bob.cookie)).status).toBe(204);
  expect((await post(`sites/${bob._id}/restore`, {}, bob.cookie)).status).toBe(409);
  expect(await state()).toBe('live');
});

test('creators bring domains to their sites', async () => {
  const claim = await post(`sites/${ada._id}/hosts`, { host: 'kiln.example' }, ada.cookie);
  expect([claim.status, (claim.json() as Domain).state]).toEqual([201, 'unproven']);
  expect((await post(`sites/${ada._id}/hosts`, { host: 'kiln.example' }, bob.cookie)).status).toBe(404);
  expect((await post(`sites/${ada._id}/hosts`, { host: 'sites.test' }, ada.cookie)).status).toBe(400);
  const gone = await world.ask({
    host,
    method: 'DELETE',
    path: `/api/platform/sites/${ada._id}/hosts/kiln.example`,
    cookie: ada.cookie,
  });
  expect(gone.status).toBe(204);
});
