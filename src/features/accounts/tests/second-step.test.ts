import { createHash } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Security, SignIn } from '../security-contract.ts';
import { stepOf } from '../server/security/codes.ts';
import { openKeyring } from '../../../lib/keyring.ts';
import { asAdmin, testKey } from '../../../../tests/support/postgres.ts';
import type { Visitor } from '../../../../tests/support/site-context.ts';
import { accountWorld, inGerman, owner, password, type World } from './world.ts';

let world: World;
const STEP = 30_000;
beforeAll(async () => {
  world = await accountWorld();
  // In the middle of a time step, so that it doesn't change between making a code and using it.
  vi.useFakeTimers({ toFake: ['Date'], now: (Math.floor(Date.now() / STEP) + 0.5) * STEP });
});
afterAll(async () => {
  vi.useRealTimers();
  await world.close();
});

const login = 'POST /api/account/login';
const second = 'POST /api/account/second-step';
const codeAt = (secret: string, steps = 0) =>
  new TOTP({ algorithm: 'SHA1', digits: 6, period: 30, secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + steps * STEP,
  });

/** Turns on one-time codes with the code of the previous step, so that two more are valid. */
async function withCodes(someone: Visitor, own = password) {
  const { body } = await someone.call('POST /api/account/codes', { body: { password: own } });
  const { secret } = body as { secret: string };
  const { body: made, status } = await someone.call('POST /api/account/codes/confirm', {
    body: { code: codeAt(secret, -1) },
  });
  expect(status).toBe(200);
  return { secret, codes: (made as { recoveryCodes: string[] }).recoveryCodes };
}

async function afterPassword(someone: Visitor, email: string, own = password): Promise<string> {
  const { status, body } = await someone.call(login, { body: { email, password: own } });
  expect(status).toBe(200);
  expect(someone.session()).toBe(undefined);
  return (body as { secondStep: { token: string } }).secondStep.token;
}

test('a code is good a step around its time, and no further', () => {
  const secret = 'JBSWY3DPEHPK3PXP';
  const at = 1_700_000_010_000;
  const code = (steps: number) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at + steps * STEP });
  expect([-2, -1, 0, 1, 2].map((steps) => stepOf(secret, code(steps), at) !== null)).toEqual([
    false,
    true,
    true,
    true,
    false,
  ]);
});

// Fails if `spendStep` compares nothing: a code could be used twice.
test('with codes on, the password alone opens nothing, and each code works once', async () => {
  const ada = await world.customer('ada@example.com');
  const { secret } = await withCodes(ada);
  expect((await ada.call('GET /api/account/security')).body).toMatchObject({
    codes: true,
    recoveryCodesLeft: 10,
  } satisfies Partial<Security>);
  const [one, two] = [world.visitor(), world.visitor()];
  const tokens = [await afterPassword(one, 'ada@example.com'), await afterPassword(two, 'ada@example.com')];
  expect((await one.call(second, { body: { token: tokens[0], code: '000000' } })).status).toBe(401);
  const code = codeAt(secret);
  const replies = await Promise.all([
    one.call(second, { body: { token: tokens[0], code } }),
    two.call(second, { body: { token: tokens[1], code } }),
  ]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 401]);
  const late = world.visitor();
  const token = await afterPassword(late, 'ada@example.com');
  expect((await late.call(second, { body: { token, code } })).status).toBe(401);
  expect(
    (await world.visitor(world.other).call(second, { body: { token, code: codeAt(secret, 1) } })).status,
  ).toBe(401);
  expect(await world.languageOf(ada.id)).toBeNull();
  const enter = () => late.call(second, { body: { token, code: codeAt(secret, 1) } });
  expect((await inGerman(enter)).status).toBe(200);
  expect(await world.languageOf(ada.id)).toBe('de');
  expect((await late.call(second, { body: { token, code: codeAt(secret, 1) } })).status).toBe(401);
});

test('five tries end the step, and a new password ends it too', async () => {
  const bob = await world.customer('bob@example.com');
  const { secret } = await withCodes(bob);
  const guess = world.visitor();
  const token = await afterPassword(guess, 'bob@example.com');
  for (let tries = 0; tries < 5; tries += 1)
    expect((await guess.call(second, { body: { token, code: '000000' } })).body).toMatchObject({
      code: 'unauthenticated',
    });
  const over = await guess.call(second, { body: { token, code: codeAt(secret) } });
  expect(over).toMatchObject({ status: 401, body: { code: 'step-expired' } });
  const before = await afterPassword(world.visitor(), 'bob@example.com');
  const next = 'another-kiln-at-dusk';
  await bob.call('POST /api/account/password', { body: { current: password, next } });
  expect((await world.visitor().call(second, { body: { token: before, code: codeAt(secret) } })).status).toBe(
    401,
  );
});

test('a recovery code works once, however it is written, and new ones end the old', async () => {
  const cy = await world.customer('cy@example.com');
  const { codes } = await withCodes(cy);
  expect(new Set(codes).size).toBe(10);
  // Ten of 31 signs: 49 bits.
  for (const code of codes) expect(code).toMatch(/^[a-hjkmnp-z2-9]{5}-[a-hjkmnp-z2-9]{5}$/);
  const stored = await world.db.forWebsite(world.site.id, (tx) =>
    tx
      .selectFrom('recovery_codes')
      .select(['id', 'sealed'])
      .where('website_id', '=', world.site.id)
      .where('account_id', '=', cy.id)
      .execute(),
  );
  const hashOf = (code: string) => createHash('sha256').update(code.replace('-', '')).digest('hex');
  const place = `recovery_codes/${world.site.id}/${cy.id}`;
  const opened = stored.map(({ id, sealed }) => openKeyring([testKey]).open(sealed, `${place}/${id}`));
  expect(opened.toSorted()).toEqual(codes.map(hashOf).toSorted());
  // Without the key they can't be guessed from what is stored.
  for (const code of codes) expect(JSON.stringify(stored)).not.toContain(hashOf(code));
  const enter = async (code = '') => {
    const someone = world.visitor();
    const token = await afterPassword(someone, 'cy@example.com');
    return (await someone.call(second, { body: { token, code } })).status;
  };
  expect(await enter(codes[0]?.toUpperCase().replace('-', ' '))).toBe(200);
  expect(await enter(codes[0])).toBe(401);
  await cy.call('POST /api/account/recovery-codes', { body: { password } });
  expect(await enter(codes[1])).toBe(401);
  expect((await cy.call('GET /api/account/security')).body).toMatchObject({ recoveryCodesLeft: 10 });
});

test('a device that is remembered is spared, until one signs out everywhere', async () => {
  const dee = await world.customer('dee@example.com');
  const { secret } = await withCodes(dee);
  const laptop = world.visitor();
  const token = await afterPassword(laptop, 'dee@example.com');
  const body = { token, code: codeAt(secret), remember: true };
  expect((await laptop.call(second, { body })).status).toBe(200);
  const devices = await asAdmin(world.admin, (admin) =>
    admin.query(
      `select encode(token_hash, 'hex') as hash from sitewright.trusted_devices where account_id = $1`,
      [dee.id],
    ),
  );
  const device = laptop.cookies.get('sitewright_device') ?? '';
  expect(device).toHaveLength(43);
  expect(devices.rows).toEqual([{ hash: createHash('sha256').update(device).digest('hex') }]);
  const again = async () => {
    await laptop.call('POST /api/account/logout', { body: {} });
    return (await laptop.call(login, { body: { email: 'dee@example.com', password } })).body;
  };
  expect(await again()).toMatchObject({ email: 'dee@example.com' });
  expect((await dee.call('POST /api/account/sessions/end', { body: {} })).status).toBe(204);
  expect((await laptop.call('POST /api/account/init', { body: {} })).body).toBe(null);
  expect(await again()).toHaveProperty('secondStep');
});

test('it takes the password to change how an account is entered', async () => {
  const eve = await world.customer('eve@example.com');
  const nobody = '0198a000-0000-7000-8000-000000000000';
  for (const call of ['codes', 'codes/end', 'recovery-codes', 'passkeys/options', 'passkeys/{id}/end'])
    expect(
      (
        await eve.call(`POST /api/account/${call}`, {
          ...(call.includes('{') ? { params: { id: nobody } } : {}),
          body: { password: 'wrong-one-9' },
        })
      ).status,
      call,
    ).toBe(400);
});

test('who lost everything is let in again by an owner, and never by themselves', async () => {
  const boss = await world.signedIn(owner);
  const { body } = await boss.call('POST /api/invitation', {
    body: { email: 'lost@example.com', role: 'manager' },
  });
  expect(body).toHaveProperty('_id');
  const event = world.events.findLast(({ type }) => type === 'person-invited');
  const token = event?.type === 'person-invited' ? event.token : '';
  const lost = world.visitor();
  const accepted = await lost.call('POST /api/invitation/accept', { body: { token, password } });
  const { _id: id } = accepted.body as { _id: string };
  await withCodes(lost);
  const step = await afterPassword(world.visitor(), 'lost@example.com');
  const people = async () =>
    ((await boss.call('GET /api/people')).body as { _id: string; twoStep: boolean; you: boolean }[]) ?? [];
  expect((await people()).find((one) => one._id === id)?.twoStep).toBe(true);
  const own = (await people()).find(({ you }) => you)?._id;
  const end = 'POST /api/person/{id}/end-second-steps';
  const sure = { password: owner.password };
  expect((await boss.call(end, { params: { id: own }, body: sure })).status).toBe(409);
  expect((await lost.call(end, { params: { id }, body: { password } })).status).toBe(403);
  expect((await boss.call(end, { params: { id }, body: { password: 'wrong-one-9' } })).status).toBe(400);
  expect((await boss.call(end, { params: { id }, body: sure })).status).toBe(204);
  expect((await people()).find((one) => one._id === id)?.twoStep).toBe(false);
  // Sign-ins begun with the old second step and sessions on the lost device have ended.
  expect((await lost.call('GET /api/account/security')).status).toBe(401);
  expect((await world.visitor().call(second, { body: { token: step, code: '123456' } })).status).toBe(401);
  expect((await world.signedIn({ email: 'lost@example.com', password })).session()).toBeTruthy();
});

// Fails if only the staff of a site is looked up, if a manager may do it, or if nobody is informed.
test('an owner turns off two-step verification for a customer, who is signed out and told', async () => {
  const boss = await world.signedIn(owner);
  const email = 'locked-out@example.com';
  const customer = await world.customer(email);
  // A used link confirms the address, so a password reset keeps the second step.
  const token = await world.tokenFor(customer.id, 'reset');
  await customer.call('POST /api/account/reset', { body: { token, password } });
  await customer.call(login, { body: { email, password } });
  await withCodes(customer);
  const end = (by: Visitor, own = owner.password, id = customer.id) =>
    by.call('POST /api/person/{id}/end-second-steps', { params: { id }, body: { password: own } });
  const invited = 'two-step-manager@example.com';
  await boss.call('POST /api/invitation', { body: { email: invited, role: 'manager' } });
  const invitation = world.events.findLast(({ type }) => type === 'person-invited');
  const manager = world.visitor();
  await manager.call('POST /api/invitation/accept', {
    body: { token: invitation?.type === 'person-invited' ? invitation.token : '', password },
  });
  expect((await end(manager, password)).status).toBe(403);
  expect((await end(boss, 'wrong-one-9')).status).toBe(400);
  const told = () => world.events.filter(({ type }) => type === 'two-step-ended');
  const before = told().length;
  expect((await customer.call('GET /api/account/security')).body).toMatchObject({ codes: true });
  expect((await end(boss)).status).toBe(204);
  expect((await customer.call('GET /api/account/security')).status).toBe(401);
  expect((await world.signedIn({ email, password })).session()).toBeTruthy();
  expect(told().slice(before)).toMatchObject([{ accountId: customer.id, email }]);
  // Nothing is left to turn off, so nobody is informed again.
  expect((await end(boss)).status).toBe(204);
  expect(told().length).toBe(before + 1);
  const foreign = await world.customer('foreign-codes@example.com', world.other);
  expect((await end(boss, owner.password, foreign.id)).status).toBe(404);
});

test('a site that asks for a second step shows its people nothing until they have one', async () => {
  const boss = await world.signedIn(owner);
  const ask = (required: boolean) => boss.call('PUT /api/people/two-step', { body: { required } });
  expect((await ask(true)).status).toBe(409);
  await withCodes(boss, owner.password);
  expect((await ask(true)).status).toBe(200);
  const { body } = await boss.call('POST /api/invitation', {
    body: { email: 'new@example.com', role: 'owner' },
  });
  expect(body).toMatchObject({ role: 'owner' });
  const invited = world.events.findLast((event) => event.type === 'person-invited');
  const token = invited?.type === 'person-invited' ? invited.token : '';
  const fresh = world.visitor();
  await fresh.call('POST /api/invitation/accept', { body: { token, password } });
  expect((await fresh.call('GET /api/people')).status).toBe(403);
  await withCodes(fresh);
  expect((await fresh.call('GET /api/people')).status).toBe(200);
  expect((await ask(false)).status).toBe(400);
  const end = await fresh.call('POST /api/account/codes/end', { body: { password } });
  expect(end.status).toBe(409);
});

test('a second step on somebody else’s address does not keep them out; one of their own stays', async () => {
  const email = 'hal@example.com';
  const stranger = await world.customer(email);
  await withCodes(stranger);
  const byMail = async (chosen: string) => {
    const token = await world.tokenFor(stranger.id, 'reset');
    const body = { token, password: chosen };
    expect((await world.visitor().call('POST /api/account/reset', { body })).status).toBe(200);
  };
  await byMail('mine-since-today');
  const hal = world.visitor();
  await hal.call(login, { body: { email, password: 'mine-since-today' } });
  expect(hal.session()).toBeDefined();
  await withCodes(hal, 'mine-since-today');
  await byMail('mine-once-more');
  await afterPassword(world.visitor(), email, 'mine-once-more');
});

test('sign-ins are kept with what did not work, and a new device is told of by mail', async () => {
  await world.customer('flo@example.com');
  const wrong = await world
    .visitor()
    .call(login, { body: { email: 'flo@example.com', password: 'not-this-1' } });
  expect(wrong.status).toBe(401);
  const phone = world.visitor(world.site, undefined, 'Mozilla/5.0 (iPhone) Safari/604');
  await phone.call(login, { body: { email: 'flo@example.com', password } });
  const kept = async () =>
    ((await phone.call('GET /api/account/sign-ins')).body as SignIn[]).map(({ how }) => how);
  await expect
    .poll(async () => (await kept()).toSorted())
    .toEqual(['password', 'registered', 'wrong-password']);
  const told = () =>
    world.events.filter(
      (event) => event.type === 'entered-from-new-device' && event.email === 'flo@example.com',
    );
  expect(told()).toMatchObject([{ userAgent: 'Mozilla/5.0 (iPhone) Safari/604' }]);
  await phone.call(login, { body: { email: 'flo@example.com', password } });
  expect(told().length).toBe(1);
});
