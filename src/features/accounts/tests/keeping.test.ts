import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createOwner } from '../server/index.ts';
import { whileLocked } from '../../../../tests/support/while-locked.ts';
import { accountWorld, owner, password, type World } from './world.ts';

let world: World;
beforeEach(async () => void (world = await accountWorld()));
afterEach(() => world.close());

const init = 'POST /api/account/init';
const details = 'GET /api/account-details/{id}';
const remove = 'POST /api/account/delete';

const addOwner = (email: string) =>
  world.db.forWebsite(world.site.id, (tx) => createOwner(tx, { email, password: owner.password }));
const owners = async () => {
  const rows = await world.db.forWebsite(world.site.id, (tx) =>
    tx
      .selectFrom('accounts')
      .select('email')
      .where('website_id', '=', world.site.id)
      .where('owner', '=', true)
      .execute(),
  );
  return rows.map(({ email }) => email);
};

test('an owner reaches every account of the site, others only their own', async () => {
  const [ada, bob] = [await world.customer('ada@example.com'), await world.customer('bob@example.com')];
  const foreign = await world.customer('far@example.com', world.other);
  const boss = await world.signedIn(owner);
  const byEmail = (who: typeof boss, email: string) => who.call('GET /api/account', { query: { email } });
  expect((await byEmail(boss, 'ADA@example.com')).body).toMatchObject({ _id: ada.id });
  expect((await byEmail(ada, 'ada@example.com')).body).toMatchObject({ _id: ada.id });
  const refused = [
    await byEmail(ada, 'bob@example.com'),
    await byEmail(ada, 'nobody@example.com'),
    await byEmail(boss, 'far@example.com'),
    await ada.call(details, { params: { id: bob.id } }),
    await ada.call('PUT /api/account-details/{id}', { params: { id: bob.id }, body: { name: 'Mallory' } }),
    await boss.call(details, { params: { id: foreign.id } }),
    await boss.call('PUT /api/account-details/{id}', {
      params: { id: foreign.id },
      body: { name: 'Mallory' },
    }),
  ];
  expect(refused.map(({ status }) => status)).toEqual(Array(7).fill(404));
  expect((await bob.call(details, { params: { id: bob.id } })).body).toMatchObject({
    name: '',
    addresses: [],
    orders: 0,
  });
  expect((await world.visitor().call('GET /api/account', { query: { email: owner.email } })).status).toBe(
    401,
  );
});

test('details are changed field by field, and nothing else is taken', async () => {
  const ada = await world.customer('ada@example.com');
  const put = (body: object) => ada.call('PUT /api/account-details/{id}', { params: { id: ada.id }, body });
  const home = { line1: '1 Kiln Lane', line2: '', postcode: 'AB1 2CD', country: 'GB' };
  await put({ name: ' Ada ', addresses: [home] });
  expect((await put({ phone: '01234' })).body).toMatchObject({
    name: 'Ada',
    phone: '01234',
    addresses: [home],
  });
  expect((await put({})).body).toMatchObject({ name: 'Ada' });
  expect((await put({ owner: true })).fields).toHaveProperty('owner');
  expect((await put({ addresses: [{ ...home, country: 'Britain' }] })).fields).toHaveProperty(
    'addresses.0.country',
  );
});

test('a changed password ends every session and goes on with a fresh one here', async () => {
  const desk = await world.customer('ada@example.com');
  const phone = await world.signedIn({ email: 'ada@example.com', password });
  const before = desk.session();
  const change = (current: string) =>
    desk.call('POST /api/account/password', { body: { current, next: 'a-fresh-glaze' } });
  expect((await change('wrong-one-entirely')).fields).toHaveProperty('current');
  expect((await phone.call(init)).body).not.toBeNull();
  expect((await change(password)).status).toBe(204);
  expect((await phone.call(init)).body).toBeNull();
  expect(desk.session()).not.toBe(before);
  expect((await desk.call(init)).body).toMatchObject({ email: 'ada@example.com' });
  expect(world.events.at(-1)).toMatchObject({ type: 'password-changed' });
});

// Fails if insertSession doesn't lock the account's row.
test('a sign-in beside a change of password leaves no session of the old one', async () => {
  const desk = await world.customer('ada@example.com');
  const rivals = Array.from({ length: 6 }, () => world.visitor());
  const login = { email: 'ada@example.com', password };
  await Promise.all([
    desk.call('POST /api/account/password', { body: { current: password, next: 'a-fresh-glaze' } }),
    ...rivals.map((rival) => rival.call('POST /api/account/login', { body: login })),
  ]);
  const left = (await desk.call('GET /api/account/sessions')).body as unknown[];
  expect(left.length).toBe(1);
});

test('deleting asks for the password, takes sessions along and frees the address', async () => {
  const ada = await world.customer('ada@example.com');
  expect((await ada.call(remove, { body: { password: 'wrong-one-entirely' } })).fields).toHaveProperty(
    'password',
  );
  expect((await ada.call(remove, { body: { password } })).status).toBe(204);
  expect(ada.session()).toBeUndefined();
  expect(world.events.at(-1)).toMatchObject({ type: 'account-deleted', accountId: ada.id });
  const again = await world
    .visitor()
    .call('POST /api/account/register', { body: { email: 'ada@example.com', password } });
  expect(again.status).toBe(201);
});

test('the last owner stays', async () => {
  const boss = await world.signedIn(owner);
  expect((await boss.call(remove, { body: { password: owner.password } })).status).toBe(409);
  expect(await owners()).toEqual([owner.email]);
  await addOwner('second@one.test');
  expect((await boss.call(remove, { body: { password: owner.password } })).status).toBe(204);
  expect(await owners()).toEqual(['second@one.test']);
});

// Fails if lockOwners doesn't lock.
test('of all owners who leave at once, one stays', async () => {
  const all = [owner.email, 'b@one.test', 'c@one.test', 'd@one.test'];
  for (const email of all.slice(1)) await addOwner(email);
  const signedIn = await Promise.all(all.map((email) => world.signedIn({ email, password: owner.password })));
  // Readers ignore this lock, so without their own lock all four would count four owners.
  const lock = sql`lock table accounts in exclusive mode`;
  const replies = await whileLocked(world.db, world.site.id, lock, 4, () =>
    Promise.all(signedIn.map((who) => who.call(remove, { body: { password: owner.password } }))),
  );
  expect(replies.map(({ status }) => status).sort()).toEqual([204, 204, 204, 409]);
  expect((await owners()).length).toBe(1);
});

test('an owner without a password gets in by token only', async () => {
  const id = await world.db.forWebsite(world.site.id, (tx) => createOwner(tx, { email: 'New@one.test' }));
  const visitor = world.visitor();
  const body = { token: await world.tokenFor(id, 'sign-in') };
  expect((await visitor.call('POST /api/account/check-token', { body })).body).toMatchObject({
    email: 'new@one.test',
    owner: true,
  });
  expect((await visitor.call(remove, { body: { password: '-' } })).status).toBe(400);
});
