import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asAdmin } from '../../../../tests/support/postgres.ts';
import { accountWorld, password, type World } from './world.ts';

let world: World;
beforeAll(async () => void (world = await accountWorld()));
afterAll(() => world.close());

const check = 'POST /api/account/check-token';
const reset = 'POST /api/account/reset';
const init = 'POST /api/account/init';
const next = 'another-kiln-at-dusk';

const age = (accountId: string) =>
  world.db.forWebsite(world.site.id, (tx) =>
    tx
      .updateTable('tokens')
      .set({ expires_at: sql<Date>`now()` })
      .where('website_id', '=', world.site.id)
      .where('account_id', '=', accountId)
      .execute(),
  );

// Fails if consumeToken reads the row before it updates it.
test('of many who use a token at once, one gets in', async () => {
  const ada = await world.customer('ada@example.com');
  const token = await world.tokenFor(ada.id, 'sign-in');
  const tries = Array.from({ length: 8 }, () => world.visitor());
  const replies = await Promise.all(tries.map((visitor) => visitor.call(check, { body: { token } })));
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401, 401, 401, 401]);
  const inside = tries.filter((visitor) => visitor.session());
  expect(inside.length).toBe(1);
  expect((await inside[0]?.call(init))?.body).toMatchObject({ email: 'ada@example.com' });
});

test('only the hash of an emailed token is stored', async () => {
  const cleo = await world.customer('cleo@example.com');
  const token = await world.tokenFor(cleo.id, 'reset');
  const { rows } = await asAdmin(world.admin, (admin) =>
    admin.query(
      `select encode(token_hash, 'hex') as hash, to_jsonb(t)::text as row from sitewright.tokens t where account_id = $1`,
      [cleo.id],
    ),
  );
  expect(rows.map(({ hash }) => hash)).toEqual([createHash('sha256').update(token).digest('hex')]);
  for (const plain of [token, Buffer.from(token).toString('hex')]) expect(rows[0].row).not.toContain(plain);
});

const lifetimes = (accountId: string) =>
  world.db.forWebsite(world.site.id, (tx) =>
    tx
      .selectFrom('tokens')
      .select(['purpose', sql<number>`extract(epoch from expires_at - created_at)::int`.as('seconds')])
      .where('website_id', '=', world.site.id)
      .where('account_id', '=', accountId)
      .execute(),
  );

test('a token is for one site, one purpose and two minutes', async () => {
  const bob = await world.customer('bob@example.com');
  const body = { token: await world.tokenFor(bob.id, 'sign-in') };
  expect((await world.visitor(world.other).call(check, { body })).status).toBe(401);
  expect((await world.visitor().call(reset, { body: { ...body, password: next } })).status).toBe(400);
  expect(await lifetimes(bob.id)).toEqual([{ purpose: 'sign-in', seconds: 120 }]);
  await age(bob.id);
  expect((await world.visitor().call(check, { body })).status).toBe(401);
  const link = { token: await world.tokenFor(bob.id, 'reset') };
  expect((await world.visitor().call(check, { body: link })).status).toBe(401);
});

test('a newer link to choose a password ends the older one', async () => {
  const ada = await world.customer('twice-asked@example.com');
  const [older, newer] = [await world.tokenFor(ada.id, 'reset'), await world.tokenFor(ada.id, 'reset')];
  const statusOf = async (token: string) =>
    (await world.visitor().call(reset, { body: { token, password: next } })).status;
  expect([await statusOf(older), await statusOf(newer)]).toEqual([400, 200]);
});

test('a forgotten password is set anew by the link, which ends all sessions and works once', async () => {
  const ada = await world.customer('forgetful@example.com');
  const told = world.nextEvent();
  const asked = await world
    .visitor()
    .call('POST /api/account/forgot', { body: { email: 'Forgetful@example.com' } });
  expect(asked).toMatchObject({ status: 202, body: {} });
  const event = await told;
  if (event.type !== 'password-reset-requested') throw new Error(`Unexpected ${event.type}`);
  expect(event).toMatchObject({ accountId: ada.id, site: { origin: 'http://one.test' } });
  expect(await lifetimes(ada.id)).toEqual([{ purpose: 'reset', seconds: 3_600 }]);

  const body = { token: event.token, password: next };
  const replies = await Promise.all([1, 2, 3].map(() => world.visitor().call(reset, { body })));
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  expect((await ada.call(init)).body).toBeNull();
  const login = (tried: string) =>
    world
      .visitor()
      .call('POST /api/account/login', { body: { email: 'forgetful@example.com', password: tried } });
  expect([(await login(password)).status, (await login(next)).status]).toEqual([401, 200]);
  expect(world.events.at(-1)).toMatchObject({ type: 'password-changed', accountId: ada.id });
});

test('a refused new password does not use the link up; an expired one opens nothing', async () => {
  const carl = await world.customer('carl@example.com');
  const token = await world.tokenFor(carl.id, 'reset');
  expect(
    (await world.visitor().call(reset, { body: { token, password: '12345678' } })).fields,
  ).toHaveProperty('password');
  await age(carl.id);
  expect((await world.visitor().call(reset, { body: { token, password: next } })).fields).toHaveProperty(
    'token',
  );
});

test('asking does the same for an unknown address, down to the rows it writes', async () => {
  const known = await world.customer('known@example.com');
  const jobs = async () => {
    const { rows } = await world.db.acrossWebsites((tx) =>
      sql<{
        n: number;
      }>`select count(*)::int as n from pgboss.job where name = 'request-password-reset'`.execute(tx),
    );
    return rows[0]?.n ?? 0;
  };
  const before = await jobs();
  const forgot = (email: string) => world.visitor().call('POST /api/account/forgot', { body: { email } });
  const unknown = await forgot('unknown@example.com');
  expect(await jobs()).toBe(before + 1);
  const told = world.nextEvent();
  expect({ ...(await forgot('known@example.com')), headers: 0 }).toEqual({ ...unknown, headers: 0 });
  expect(await jobs()).toBe(before + 2);
  expect(await told).toMatchObject({ accountId: known.id });
});
