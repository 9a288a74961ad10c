import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Invitation, Person } from '../people-contract.ts';
import type { Visitor } from '../../../../tests/support/site-context.ts';
import { asAdmin } from '../../../../tests/support/postgres.ts';
import { whileLocked } from '../../../../tests/support/while-locked.ts';
import { accountWorld, owner, password, type World } from './world.ts';

let world: World;
let boss: Visitor;
beforeAll(async () => {
  world = await accountWorld();
  boss = await world.signedIn(owner);
});
afterAll(() => world.close());

const invite = async (email: string, role = 'editor', by = boss) => {
  const { status, body } = await by.call('POST /api/invitation', { body: { email, role } });
  expect(status).toBe(201);
  const event = world.events.findLast((one) => one.type === 'person-invited' && one.email === email);
  return { id: (body as Invitation)._id, token: event?.type === 'person-invited' ? event.token : '' };
};
const accept = (visitor: Visitor, token: string, more = {}) =>
  visitor.call('POST /api/invitation/accept', { body: { token, ...more } });
const people = async (by = boss) => (await by.call('GET /api/people')).body as Person[];
const roleOf = async (email: string) => (await people()).find((one) => one.email === email)?.role;

/** A new person with this role, signed in. */
async function joined(email: string, role: string) {
  const { token } = await invite(email, role);
  const someone = world.visitor();
  const { status, body } = await accept(someone, token, { password });
  expect(status).toBe(200);
  return { ...someone, id: (body as { _id: string })._id };
}

test('an invitation opens an account with its role, once', async () => {
  const { id, token } = await invite('eve@example.com');
  const { rows } = await asAdmin(world.admin, (admin) =>
    admin.query(
      `select encode(token_hash, 'hex') as hash, to_jsonb(i)::text as row from sitewright.invitations i where id = $1`,
      [id],
    ),
  );
  expect(rows.map(({ hash }) => hash)).toEqual([createHash('sha256').update(token).digest('hex')]);
  for (const plain of [token, Buffer.from(token).toString('hex')]) expect(rows[0].row).not.toContain(plain);
  const eve = world.visitor();
  expect((await eve.call('GET /api/invitation', { query: { token } })).body).toEqual({
    email: 'eve@example.com',
    role: 'editor',
    known: false,
  });
  expect((await accept(eve, token)).fields).toHaveProperty('password');
  expect((await accept(eve, token, { password })).body).toMatchObject({ owner: false, role: 'editor' });
  expect(await roleOf('eve@example.com')).toBe('editor');
  expect((await accept(world.visitor(), token, { password })).status).toBe(400);
  expect((await eve.call('GET /api/people')).status).toBe(403);
});

test('a link is worth nothing on another site, after 7 days, after a renewal or once withdrawn', async () => {
  const { id, token } = await invite('late@example.com');
  expect((await accept(world.visitor(world.other), token, { password })).status).toBe(400);
  await boss.call('POST /api/invitation/{id}/renew', { params: { id }, body: {} });
  expect((await accept(world.visitor(), token, { password })).status).toBe(400);
  const second = await invite('late@example.com', 'orders');
  expect(second.id).toBe(id);
  const { seconds } = await world.db.forWebsite(world.site.id, (tx) =>
    tx
      .selectFrom('invitations')
      .select(sql<number>`extract(epoch from expires_at - now())::int`.as('seconds'))
      .where('website_id', '=', world.site.id)
      .where('id', '=', id)
      .executeTakeFirstOrThrow(),
  );
  expect(Math.round(seconds / 86_400)).toBe(7);
  await world.db.forWebsite(world.site.id, (tx) =>
    tx
      .updateTable('invitations')
      .set({ expires_at: sql<Date>`now()` })
      .where('website_id', '=', world.site.id)
      .execute(),
  );
  expect((await accept(world.visitor(), second.token, { password })).status).toBe(400);
  expect((await boss.call('GET /api/invitations')).body).toMatchObject([{ _id: id, expired: true }]);
  const look = async () => {
    const { status, body } = await boss.call('GET /api/invitation', { query: { token: second.token } });
    return [status, (body as { error: string }).error];
  };
  expect(await look()).toEqual([404, expect.stringContaining('has expired')]);
  const third = await invite('late@example.com');
  expect(await look()).toEqual([404, expect.stringContaining('has been used')]);
  expect((await boss.call('DELETE /api/invitation/{id}', { params: { id } })).status).toBe(204);
  expect((await accept(world.visitor(), third.token, { password })).status).toBe(400);
});

// Fails if the token alone is enough to accept for an existing account.
test('whoever has opened an account with that address before accepts only when signed in to it', async () => {
  const known = await world.customer('known@example.com');
  const { token } = await invite('known@example.com', 'orders');
  const stranger = await world.customer('stranger@example.com');
  expect((await accept(stranger, token, { password })).status).toBe(401);
  expect((await accept(world.visitor(), token, { password })).status).toBe(401);
  expect(await roleOf('known@example.com')).toBe(undefined);
  const elsewhere = await world.signedIn({ email: 'known@example.com', password });
  expect((await accept(known, token)).body).toMatchObject({ _id: known.id, role: 'orders' });
  expect((await elsewhere.call('POST /api/account/init', { body: {} })).body).toBe(null);
  expect(
    (await boss.call('POST /api/invitation', { body: { email: 'known@example.com', role: 'editor' } }))
      .status,
  ).toBe(409);
});

test('of many who accept at once, one gets in', async () => {
  const { token } = await invite('race@example.com');
  const tries = Array.from({ length: 5 }, () => world.visitor());
  const replies = await Promise.all(tries.map((one) => accept(one, token, { password })));
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400]);
});

test('another role holds from the next call, and who is removed is signed out at once', async () => {
  const mia = await joined('mia@example.com', 'manager');
  const email = 'someone@example.com';
  const look = () => mia.call('GET /api/account', { query: { email } });
  expect((await look()).status).toBe(404);
  const params = { id: mia.id };
  await boss.call('PUT /api/person/{id}', { params, body: { role: 'editor' } });
  // For an editor, other accounts don't exist.
  await world.customer(email);
  expect((await look()).status).toBe(404);
  await boss.call('PUT /api/person/{id}', { params, body: { role: 'orders' } });
  expect((await look()).status).toBe(200);
  expect((await boss.call('DELETE /api/person/{id}', { params })).status).toBe(204);
  expect((await look()).status).toBe(401);
  expect((await mia.call('POST /api/account/init', { body: {} })).body).toBe(null);
  expect((await boss.call('DELETE /api/person/{id}', { params })).status).toBe(404);
  expect((await world.signedIn({ email: 'mia@example.com', password })).session()).toBeTruthy();
});

// Fails without any line of `endAccess`, and without the check of the right to change people.
test('whoever may change a person signs them out of all devices, begun sign-ins and links included', async () => {
  const email = 'lost-phone@example.com';
  const lost = await world.customer(email);
  const { id } = world.site;
  const links = [await world.tokenFor(lost.id, 'sign-in'), await world.tokenFor(lost.id, 'reset')];
  const kept = ['sessions', 'tokens', 'sign_in_steps', 'trusted_devices'] as const;
  const rows = () =>
    world.db.forWebsite(id, (tx) =>
      Promise.all(
        kept.map(async (table) => {
          const found = await tx
            .selectFrom(table)
            .select('website_id')
            .where('website_id', '=', id)
            .where('account_id', '=', lost.id)
            .execute();
          return found.length;
        }),
      ),
    );
  await world.db.forWebsite(id, async (tx) => {
    const row = { website_id: id, account_id: lost.id, token_hash: Buffer.from(email) };
    await tx.insertInto('sign_in_steps').values(row).execute();
    await tx.insertInto('trusted_devices').values(row).execute();
  });
  expect(await rows()).toEqual([1, 2, 1, 1]);

  const staff = {
    manager: await joined('m.staff@example.com', 'manager'),
    editor: await joined('e.staff@example.com', 'editor'),
    orders: await joined('o.staff@example.com', 'orders'),
  };
  const signOut = async (by: Visitor, of: string) =>
    (await by.call('POST /api/person/{id}/sign-out', { params: { id: of }, body: {} })).status;
  expect(await signOut(staff.editor, lost.id)).toBe(403);
  expect(await signOut(staff.orders, lost.id)).toBe(403);
  expect(await rows()).toEqual([1, 2, 1, 1]);
  expect(await signOut(staff.manager, lost.id)).toBe(204);
  expect(await rows()).toEqual([0, 0, 0, 0]);
  expect((await lost.call('POST /api/account/init', { body: {} })).body).toBe(null);
  const [signIn = '', reset = ''] = links;
  const visitor = world.visitor();
  expect((await visitor.call('POST /api/account/check-token', { body: { token: signIn } })).status).toBe(401);
  expect(
    (
      await visitor.call('POST /api/account/reset', {
        body: { token: reset, password: 'tall-ships-at-dusk' },
      })
    ).fields,
  ).toHaveProperty('token');
  expect((await world.signedIn({ email, password })).session()).toBeTruthy();

  const own = (await people()).find(({ you }) => you)?._id ?? '';
  expect(await signOut(staff.manager, own)).toBe(403);
  expect(await signOut(staff.manager, staff.editor.id)).toBe(403);
  expect(await signOut(boss, staff.editor.id)).toBe(204);
  expect((await staff.editor.call('POST /api/account/init', { body: {} })).body).toBe(null);
  const foreign = await world.customer('foreign@example.com', world.other);
  expect(await signOut(boss, foreign.id)).toBe(404);
});

test('the only owner stays one', async () => {
  const own = (await people()).find(({ you }) => you);
  const params = { id: own?._id };
  expect((await boss.call('PUT /api/person/{id}', { params, body: { role: 'editor' } })).status).toBe(409);
  expect((await boss.call('DELETE /api/person/{id}', { params })).status).toBe(409);
  expect((await boss.call('POST /api/person/{id}/hand-over', { params, body: {} })).status).toBe(409);
});

// Fails if the owners' rows are read without a lock.
test('of two owners who take each other’s role, one stays', async () => {
  const second = await joined('second@example.com', 'owner');
  const first = (await people()).find(({ you }) => you);
  const demote = (by: Visitor, id: string | undefined) =>
    by.call('PUT /api/person/{id}', { params: { id }, body: { role: 'manager' } });
  const { id } = world.site;
  const hold = sql`select id from accounts where website_id = ${id} and owner for update`;
  const replies = await whileLocked(world.db, id, hold, 2, () =>
    Promise.all([demote(boss, second.id), demote(second, first?._id)]),
  );
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 403]);
  if (replies[1]?.status === 200)
    await second.call('PUT /api/person/{id}', { params: { id: first?._id }, body: { role: 'owner' } });
  expect((await people()).filter(({ role }) => role === 'owner').length).toBeGreaterThan(0);
});

test('a site handed over has a new owner, and the old one manages it', async () => {
  const heir = await joined('heir@example.com', 'editor');
  const reply = await boss.call('POST /api/person/{id}/hand-over', { params: { id: heir.id }, body: {} });
  expect(reply.body).toMatchObject({ role: 'owner' });
  expect((await boss.call('GET /api/people')).status).toBe(403);
  expect((await people(heir)).find(({ email }) => email === owner.email)?.role).toBe('manager');
});
