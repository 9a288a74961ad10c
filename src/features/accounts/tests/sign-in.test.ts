import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createOwner, hashPassword } from '../server/index.ts';
import { asAdmin } from '../../../../tests/support/postgres.ts';
import { accountWorld, owner, password, type World } from './world.ts';

let world: World;
beforeAll(async () => void (world = await accountWorld()));
afterAll(() => world.close());

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const init = 'POST /api/account/init';
const login = 'POST /api/account/login';

test('registering signs in, trims and lower-cases the address and never makes an owner', async () => {
  const visitor = world.visitor();
  const reply = await visitor.call('POST /api/account/register', {
    body: { email: '  Ada@Example.COM ', password },
  });
  expect(reply).toMatchObject({ status: 201, body: { email: 'ada@example.com', owner: false } });
  expect((await visitor.call(init)).body).toEqual(reply.body);
  expect(world.events.at(-1)).toMatchObject({ type: 'account-registered', email: 'ada@example.com' });
  expect(Object.keys(reply.body as object).sort()).toEqual(['_id', 'createdAt', 'email', 'owner']);
});

test.each([
  [{ email: 'eve@example.com', password, owner: true }, 'owner'],
  [{ email: 'eve@example.com', password: 'short' }, 'password'],
  [{ email: 'eve@example.com', password: 'Password123' }, 'password'],
  [{ email: 'eve@example.com', password: 'x'.repeat(129) }, 'password'],
  [{ email: 'eve@example.com\r\nBcc: all@example.com', password }, 'email'],
  [{ email: 'eve', password }, 'email'],
])('refuses to register %j', async (body, field) => {
  const reply = await world.visitor().call('POST /api/account/register', { body });
  expect(reply.status).toBe(400);
  expect(reply.fields).toHaveProperty(field);
});

// Each call fails if it hashes with `hashPassword` instead of `hashNewPassword`.
test('wherever a password is chosen, one that is easy to guess is refused beside its field', async () => {
  const easy = ['princess1', 'Password1!', 'SiteOfOneTest9', 'lovelace2024'];
  const ada = await world.customer('lovelace@example.com');
  const token = await world.tokenFor(ada.id, 'reset');
  const boss = await world.signedIn(owner);
  const invited = world.nextEvent();
  await boss.call('POST /api/invitation', { body: { email: 'b.lovelace@example.com', role: 'editor' } });
  const event = await invited;
  const invitation = event.type === 'person-invited' ? event.token : '';
  const stranger = world.visitor();
  const byLink = (next: string) => [
    stranger.call('POST /api/account/register', { body: { email: 'c.lovelace@e.test', password: next } }),
    stranger.call('POST /api/account/reset', { body: { token, password: next } }),
    stranger.call('POST /api/invitation/accept', { body: { token: invitation, password: next } }),
  ];
  const byHand = (next: string) =>
    ada.call('POST /api/account/password', { body: { current: password, next } });
  const sentence = 'This password is too easy to guess. Use a longer one, or add unrelated words.';
  for (const next of easy) {
    const replies = await Promise.all([...byLink(next), byHand(next)]);
    expect(replies.map(({ status, fields }) => [status, fields])).toEqual([
      [400, { password: sentence }],
      [400, { password: sentence }],
      [400, { password: sentence }],
      [400, { next: sentence }],
    ]);
    const made = world.db.forWebsite(world.site.id, (tx) =>
      createOwner(tx, { email: 'd.lovelace@example.com', password: next }),
    );
    await expect(made).rejects.toThrow(sentence);
  }
  // Without the change by the person, which would invalidate the link if it came first.
  const replies = await Promise.all(byLink('tall ships and quiet harbours'));
  expect(replies.map(({ status }) => status)).toEqual([201, 200, 200]);
});

test('a password that is easy to guess still signs in where it was set before', async () => {
  const { id } = await world.customer('early@example.com');
  const password_hash = await hashPassword('princess1');
  await world.db.forWebsite(world.site.id, (tx) =>
    tx
      .updateTable('accounts')
      .set({ password_hash })
      .where('website_id', '=', world.site.id)
      .where('id', '=', id)
      .execute(),
  );
  const body = { email: 'early@example.com', password: 'princess1' };
  expect((await world.visitor().call(login, { body })).status).toBe(200);
});

test('an address has one account per site, also when two register at once', async () => {
  const body = { email: 'twins@example.com', password };
  const replies = await Promise.all(
    [1, 2, 3].map(() => world.visitor().call('POST /api/account/register', { body })),
  );
  expect(replies.map(({ status }) => status).sort()).toEqual([201, 400, 400]);
  expect(replies.find(({ status }) => status === 400)?.fields).toHaveProperty('email');
  const elsewhere = await world.visitor(world.other).call('POST /api/account/register', { body });
  expect(elsewhere.status).toBe(201);
});

test('signing in takes a new token each time and ends the session it came with', async () => {
  const visitor = await world.signedIn(owner);
  const first = visitor.session();
  expect((await visitor.call(login, { body: owner })).body).toMatchObject({ owner: true });
  expect(visitor.session()).not.toBe(first);
  const thief = world.visitor();
  thief.cookies.set('sitewright_session', first ?? '');
  expect((await thief.call(init)).body).toBeNull();
});

test('only hashes of tokens and passwords are stored', async () => {
  const visitor = await world.signedIn(owner);
  const rows = async (table: string) => {
    const { rows: found } = await asAdmin(world.admin, (admin) =>
      admin.query<{ row: string }>(
        `select to_jsonb(t)::text as row from sitewright.${table} t where website_id = $1`,
        [world.site.id],
      ),
    );
    return found.map(({ row }) => row).join();
  };
  const [sessions, accounts] = [await rows('sessions'), await rows('accounts')];
  const token = visitor.session() ?? '';
  expect(token).toHaveLength(43);
  expect(sessions).toContain(sha256(token));
  // A column of bytes shows them in hexadecimal.
  for (const plain of [token, Buffer.from(token).toString('hex')]) expect(sessions).not.toContain(plain);
  expect(accounts).not.toContain(owner.password);
  expect(accounts).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
});

test('a wrong password and an unknown address get the same answer', async () => {
  const replies = [
    await world.visitor().call(login, { body: { email: owner.email, password: 'not-the-one' } }),
    await world.visitor().call(login, { body: { email: 'nobody@one.test', password: 'not-the-one' } }),
  ];
  expect(replies[0]).toMatchObject({ status: 401 });
  expect({ ...replies[0], headers: 0 }).toEqual({ ...replies[1], headers: 0 });
});

test('a wrong password takes as long for an unknown address as for a known one', async () => {
  // Fails if no hash is computed for a missing account: that takes a tenth of the time.
  const names = ['timed-1', 'timed-2', 'timed-3'];
  for (const name of names) await world.customer(`${name}@example.com`);
  const taken = { known: [] as number[], unknown: [] as number[] };
  // In turn, so that both are measured under the same load.
  for (let round = 0; round < 8; round += 1)
    for (const name of names)
      for (const [kind, host] of [
        ['known', 'example.com'],
        ['unknown', 'example.org'],
      ] as const) {
        const begun = performance.now();
        await world.visitor().call(login, { body: { email: `${name}@${host}`, password: 'not-the-one' } });
        taken[kind].push(performance.now() - begun);
      }
  const median = (times: number[]) => times.toSorted((a, b) => a - b)[times.length / 2] ?? 0;
  const ratio = median(taken.known) / median(taken.unknown);
  expect(ratio).toBeGreaterThan(0.6);
  expect(ratio).toBeLessThan(1.6);
});

test('an account of one site opens nothing on another, nor does its cookie', async () => {
  const ada = await world.customer('traveller@example.com');
  const abroad = world.visitor(world.other);
  expect((await abroad.call(login, { body: { email: 'traveller@example.com', password } })).status).toBe(401);
  abroad.cookies.set('sitewright_session', ada.session() ?? '');
  expect((await abroad.call(init)).body).toBeNull();
});

test('a stale cookie is no error and is cleared', async () => {
  const visitor = world.visitor();
  visitor.cookies.set('sitewright_session', 'A'.repeat(43));
  expect(await visitor.call(init)).toMatchObject({ status: 200, body: null });
  expect(visitor.session()).toBeUndefined();
});

test('a session expires after 30 days, by the clock of the database, and is not extended', async () => {
  const ada = await world.customer('expiring@example.com');
  const lifetime = () =>
    world.db.forWebsite(world.site.id, (tx) =>
      tx
        .selectFrom('sessions')
        .select(sql<number>`extract(epoch from expires_at - created_at)::int`.as('seconds'))
        .where('website_id', '=', world.site.id)
        .where('account_id', '=', ada.id)
        .execute(),
    );
  expect(await lifetime()).toEqual([{ seconds: 30 * 86_400 }]);
  expect((await ada.call(init)).body).not.toBeNull();
  expect(await lifetime()).toEqual([{ seconds: 30 * 86_400 }]);
  await world.db.forWebsite(world.site.id, (tx) =>
    tx
      .updateTable('sessions')
      .set({ expires_at: sql<Date>`now()` })
      .where('website_id', '=', world.site.id)
      .where('account_id', '=', ada.id)
      .execute(),
  );
  expect((await ada.call(init)).body).toBeNull();
});

test('signing out ends the session on the server, and is no error without one', async () => {
  const ada = await world.customer('leaving@example.com');
  const token = ada.session() ?? '';
  expect((await ada.call('POST /api/account/logout', { body: {} })).status).toBe(204);
  expect(ada.session()).toBeUndefined();
  ada.cookies.set('sitewright_session', token);
  expect((await ada.call(init)).body).toBeNull();
  expect((await world.visitor().call('POST /api/account/logout', { body: {} })).status).toBe(204);
});

test('people see and end their own sessions only', async () => {
  const phone = await world.customer('two-devices@example.com');
  const desk = await world.signedIn({ email: 'two-devices@example.com', password });
  const stranger = await world.customer('stranger@example.com');
  const list = (await desk.call('GET /api/account/sessions')).body as { _id: string; current: boolean }[];
  expect(list.map(({ current }) => current)).toEqual([true, false]);
  expect(list[0]).toMatchObject({ userAgent: 'Test browser', address: '203.0.113.7' });
  const end = { params: { id: list[1]?._id } };
  expect((await stranger.call('DELETE /api/account/sessions/{id}', end)).status).toBe(404);
  expect((await phone.call(init)).body).not.toBeNull();
  expect((await desk.call('DELETE /api/account/sessions/{id}', end)).status).toBe(204);
  expect((await phone.call(init)).body).toBeNull();
  await desk.call('DELETE /api/account/sessions/{id}', { params: { id: list[0]?._id } });
  expect(desk.session()).toBeUndefined();
});
