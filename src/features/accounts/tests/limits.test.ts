import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountWorld, owner, password, type World } from './world.ts';

let world: World;
beforeAll(async () => void (world = await accountWorld()));
afterAll(() => world.close());

const wrong = 'not-the-password';
const login = (email: string, tried: string, address?: string) =>
  world.visitor(world.site, address).call('POST /api/account/login', { body: { email, password: tried } });

const lockOut = async (email: string) => {
  const statuses: number[] = [];
  for (let n = 0; n < 10; n += 1) statuses.push((await login(email, wrong, `198.51.100.${n}`)).status);
  return statuses;
};

test('after ten tries an account waits, with the right password too, and whether it exists or not', async () => {
  await world.customer('ada@example.com');
  expect(await lockOut('ada@example.com')).toEqual(Array(10).fill(401));
  expect(await lockOut('nobody@example.com')).toEqual(Array(10).fill(401));
  const known = await login('ada@example.com', password);
  const unknown = await login('nobody@example.com', password);
  expect(known.status).toBe(429);
  expect(known.retryAfter).toBeGreaterThan(0);
  expect({ ...known, retryAfter: 0, headers: 0 }).toEqual({ ...unknown, retryAfter: 0, headers: 0 });
  expect((await login(owner.email, owner.password)).status).toBe(200);
});

test('the right password starts the count anew', async () => {
  await world.customer('clumsy@example.com');
  for (let round = 0; round < 3; round += 1) {
    for (let n = 0; n < 6; n += 1) await login('clumsy@example.com', wrong);
    expect((await login('clumsy@example.com', password)).status).toBe(200);
  }
});

test('whoever has signed in with a browser before is not locked out by the tries of others', async () => {
  const ada = await world.customer('targeted@example.com');
  await ada.call('POST /api/account/logout');
  await lockOut('targeted@example.com');
  const body = { email: 'targeted@example.com', password };
  expect((await ada.call('POST /api/account/login', { body })).status).toBe(200);
  // The tries of others stay used up.
  expect((await login('targeted@example.com', password)).status).toBe(429);

  const statuses: number[] = [];
  for (let n = 0; n < 11; n += 1)
    statuses.push((await ada.call('POST /api/account/login', { body: { ...body, password: wrong } })).status);
  expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);
});

test('a browser is known for the address that signed in with it, on this site', async () => {
  const mallory = await world.customer('mallory@example.com');
  await world.customer('victim@example.com');
  await lockOut('victim@example.com');
  const body = { email: 'victim@example.com', password };
  expect((await mallory.call('POST /api/account/login', { body })).status).toBe(429);

  const elsewhere = world.visitor(world.other);
  expect((await elsewhere.call('POST /api/account/register', { body })).status).toBe(201);
  const known = elsewhere.cookies.get('sitewright_browser') ?? '';
  expect(known).not.toBe('');
  const forger = world.visitor();
  for (const value of [known, known.slice(0, -1), 'v1.x.y', '%00', 'v1.'.repeat(2000)]) {
    forger.cookies.set('sitewright_browser', value);
    expect((await forger.call('POST /api/account/login', { body })).status).toBe(429);
  }
});

test('somebody who is signed in changes their password whatever others try', async () => {
  const ada = await world.customer('changing@example.com');
  await lockOut('changing@example.com');
  const body = { current: password, next: 'glaze-and-kiln-at-noon' };
  expect((await ada.call('POST /api/account/password', { body })).status).toBe(204);
});

test('a new password by an emailed link ends the wait', async () => {
  const ada = await world.customer('locked-out@example.com');
  await lockOut('locked-out@example.com');
  expect((await login('locked-out@example.com', password)).status).toBe(429);
  const next = 'kiln-and-glaze-at-dusk';
  const body = { token: await world.tokenFor(ada.id, 'reset'), password: next };
  expect((await world.visitor().call('POST /api/account/reset', { body })).status).toBe(200);
  expect((await login('locked-out@example.com', next)).status).toBe(200);
});

// Fails if attempts are counted after the password was compared.
test('tries at once are counted too', async () => {
  const statuses = await Promise.all(Array.from({ length: 25 }, () => login('burst@example.com', wrong)));
  expect(statuses.filter(({ status }) => status === 401).length).toBe(10);
});

test('guessing from one address is slowed whatever the accounts, and IPv6 counts by network', async () => {
  for (let n = 0; n < 50; n += 1) await login(`n${n}@example.com`, wrong, '2001:db8:1:2::1');
  for (let n = 50; n < 100; n += 1) await login(`n${n}@example.com`, wrong, '2001:db8:1:2:ffff::9');
  expect((await login('n100@example.com', wrong, '2001:db8:1:2::3')).status).toBe(429);
  expect((await login('n100@example.com', wrong, '2001:db8:1:3::3')).status).toBe(401);
});

test('links can be asked for a few times an hour, for unknown addresses just the same', async () => {
  const ask = async (email: string) => {
    const statuses: number[] = [];
    for (let n = 0; n < 5; n += 1) {
      statuses.push((await world.visitor().call('POST /api/account/forgot', { body: { email } })).status);
    }
    return statuses;
  };
  await world.customer('many-links@example.com');
  expect(await ask('many-links@example.com')).toEqual([202, 202, 202, 202, 429]);
  expect(await ask('no-such-person@example.com')).toEqual([202, 202, 202, 202, 429]);
});

test('limits of one site do not count on another', async () => {
  await lockOut('both@example.com');
  const elsewhere = world.visitor(world.other);
  const body = { email: 'both@example.com', password };
  expect((await elsewhere.call('POST /api/account/register', { body })).status).toBe(201);
  expect((await elsewhere.call('POST /api/account/login', { body })).status).toBe(200);
});
