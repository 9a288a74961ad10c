import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findOwners, issueToken } from '../../src/features/accounts/server/index.ts';
import { replaceRecoveryCodes } from '../../src/features/accounts/server/security/security-queries.ts';
import { reachPlatform, startSiteResetWorker } from '../../src/features/platform/server/index.ts';
import { eventually } from '../support/eventually.ts';
import { asAdmin } from '../support/postgres.ts';
import { whileLocked } from '../support/while-locked.ts';
import { twoSites, type World } from '../support/two-sites.ts';

let world: World;
beforeAll(async () => void (world = await twoSites({ PLATFORM_URL: 'http://platform.sites.test' })));
afterAll(() => world?.close());

const password = 'slip-and-slate-9';
const ask = (host: string, path: string, body: unknown, cookie = '') =>
  world.ask({ host, method: 'POST', path, body, cookie });
const platform = (call: string, body: unknown, cookie = '') =>
  ask('platform.sites.test', `/api/platform/${call}`, body, cookie);
const query = (text: string, values: unknown[] = []) =>
  asAdmin(world.admin, (client) => client.query(text, values));

interface Made {
  website: { _id: string; host: string };
  token: string;
}

async function creatorWithSite(name: string) {
  const email = `${name}@creators.test`;
  const { cookie } = await platform('register', { email, password });
  const reply = await platform('sites', { name, subdomain: name }, cookie);
  expect(reply.status, reply.text).toBe(201);
  const made = reply.json() as Made;
  const { host } = made.website;
  const enter = async (token: string) => ask(host, '/api/account/check-token', { token });
  const first = await enter(made.token);
  expect(first.status).toBe(200);
  const fetchToken = (by = cookie) => platform(`sites/${made.website._id}/token`, {}, by);
  return { email, cookie, host, id: made.website._id, enter, session: first.cookie, fetchToken };
}

const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });

// Fails if `check-token` checks the token alone.
test('a site that requires two steps is entered from the platform only by who passed them there', async () => {
  const ada = await creatorWithSite('two-steps');
  await query('update sitewright.websites set two_step_for_people = true where id = $1', [ada.id]);
  const refused = await ada.fetchToken();
  expect([refused.status, refused.text]).toEqual([409, expect.stringContaining('two-step verification')]);

  await query('update sitewright.creators set proven_at = now() where email = $1', [ada.email]);
  const { secret } = (await platform('codes', { password }, ada.cookie)).json() as { secret: string };
  // A session from before the second step was set up doesn't count as verified.
  const elsewhere = await platform('login', { email: ada.email, password });
  const confirmed = await platform('codes/confirm', { code: codeOf(secret, -1) }, ada.cookie);
  expect(confirmed.status, confirmed.text).toBe(200);
  expect((await ada.fetchToken(elsewhere.cookie)).status).toBe(409);
  const token = ((await ada.fetchToken()).json() as { token: string }).token;
  const entered = await ada.enter(token);
  expect(entered.status, entered.text).toBe(200);
  const orders = await world.ask({ host: ada.host, path: '/api/orders', cookie: entered.cookie });
  expect(orders.status, orders.text).toBe(200);

  const begun = (await platform('login', { email: ada.email, password })).json() as {
    secondStep: { token: string };
  };
  const stepped = await platform('second-step', { token: begun.secondStep.token, code: codeOf(secret) });
  expect((await ada.fetchToken(stepped.cookie)).status).toBe(200);
});

test('a second step of the account on the site is asked for after the platform’s password alone', async () => {
  const bob = await creatorWithSite('own-step');
  await world.app.db.forWebsite(bob.id, async (tx) => {
    const [{ id } = { id: '' }] = await findOwners(tx);
    await replaceRecoveryCodes(tx, id, [createHash('sha256').update('aaaaabbbbb').digest()]);
  });
  await query(
    `insert into sitewright.code_apps (website_id, account_id, secret, confirmed)
      select website_id, id, 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP', true from sitewright.accounts where website_id = $1`,
    [bob.id],
  );
  const token = ((await bob.fetchToken()).json() as { token: string }).token;
  const asked = await bob.enter(token);
  expect(asked.cookie).toBe('');
  const { secondStep } = asked.json() as { secondStep: { token: string; ways: string[] } };
  expect(secondStep.ways).toEqual(['code']);
  const body = { token: secondStep.token, code: 'aaaaa-bbbbb', remember: false };
  const entered = await ask(bob.host, '/api/account/second-step', body);
  expect([entered.status, entered.cookie]).toEqual([200, expect.stringContaining('session=')]);
});

test('a new password by mail ends what the platform account had opened on its sites', async () => {
  const eve = await creatorWithSite('victims-site');
  const me = async () =>
    (await ask(eve.host, '/api/account/init', {}, eve.session)).json() as { email: string } | null;
  const madeKey = await ask(
    eve.host,
    '/api/api-key',
    { name: 'Kept', rights: { orders: 'read' }, days: null },
    eve.session,
  );
  const { key } = madeKey.json() as { key: string };
  const byKey = async () =>
    (
      await world.ask({
        host: eve.host,
        path: '/api/orders',
        headers: { authorization: `Bearer ${key}` },
      })
    ).status;
  expect([(await me())?.email, await byKey()]).toEqual([eve.email, 200]);
  const links = [1, 2].map(() => randomBytes(32).toString('base64url'));
  for (const link of links)
    await query(
      `insert into sitewright.creator_tokens (token_hash, creator_id, purpose, expires_at)
        select $2, id, 'password', now() + interval '1 hour' from sitewright.creators where email = $1`,
      [eve.email, createHash('sha256').update(link).digest()],
    );
  const reset = await platform('reset', { token: links[0], password: 'an-entirely-new-passphrase' });
  expect(reset.status, reset.text).toBe(200);
  expect([await me(), await byKey()]).toEqual([null, 401]);
});

/** An account on the first site, and a link to choose its password. */
async function customer(email: string, chosen: string) {
  const { host, id } = world.one;
  const { _id } = (await ask(host, '/api/account/register', { email, password: chosen })).json() as {
    _id: string;
  };
  return { id: _id, token: await world.app.db.forWebsite(id, (tx) => issueToken(tx, _id, 'reset')) };
}
const me = async (cookie: string) =>
  (await world.ask({ host: 'platform.sites.test', path: '/api/platform/me', cookie })).json() as {
    email: string;
  } | null;

// Fails if the platform account is looked up before the reset, or if the job ends later sessions as well.
test('a reset reaches a platform account opened meanwhile, and its late job spares what was opened since', async () => {
  const { one, two, app } = world;
  const next = 'another-kiln-at-dusk';
  const known = await creatorWithSite('waits-for-job');
  await query('update sitewright.creators set proven_at = now() where email = $1', [known.email]);
  const { token } = await customer(known.email, next);
  // The same address on another owner's site is unaffected.
  const elsewhere = await ask(two.host, '/api/account/register', { email: known.email, password });
  expect((await ask(one.host, '/api/account/reset', { token, password: next })).status).toBe(200);
  const since = await platform('login', { email: known.email, password });
  const entered = await known.enter(
    ((await known.fetchToken(since.cookie)).json() as { token: string }).token,
  );

  const email = 'just-now@creators.test';
  const late = await customer(email, next);
  let squatter = '';
  const lock = sql`select id from accounts where id = ${late.id} for update`;
  const reset = await whileLocked(app.db, one.id, lock, 2, async () => {
    const asked = ask(one.host, '/api/account/reset', { token: late.token, password: next });
    await eventually(
      () => query('select 1 from pg_locks where not granted and pid <> pg_backend_pid()'),
      ({ rows }) => rows.length > 0,
    );
    squatter = (await platform('register', { email, password })).cookie;
    await app.db.forWebsite(one.id, (tx) => lock.execute(tx));
    return asked;
  });
  expect([reset.status, (await me(squatter))?.email]).toEqual([200, email]);

  await startSiteResetWorker(app.creators);
  await eventually(
    () => Promise.all([me(known.cookie), me(squatter)]),
    (creators) => creators.every((creator) => creator === null),
  );
  expect((await platform('login', { email, password })).status).toBe(401);
  const init = async (at: string, by: string) => (await ask(at, '/api/account/init', {}, by)).json();
  expect(await init(known.host, known.session)).toBe(null);
  expect(await me(since.cookie)).toMatchObject({ email: known.email });
  expect(await init(known.host, entered.cookie)).toMatchObject({ email: known.email });
  expect(await init(two.host, elsewhere.cookie)).toMatchObject({ email: known.email });
});

// Fails if the job looks up the account without the lock that registration takes.
test('a reset’s job waits for an account with the address that is about to be opened', async () => {
  const { one, app } = world;
  const email = 'about-to-open@creators.test';
  const waiting = (n: number) =>
    eventually(
      () =>
        query(
          `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        ),
      ({ rows }) => rows.length >= n,
      { within: 3_000, what: `${n} connections wait` },
    );
  const opened = await asAdmin(world.admin, async (client) => {
    await client.query('begin');
    await client.query('lock table sitewright.creator_sessions in share mode');
    const registering = platform('register', { email, password });
    await waiting(1);
    await app.db.forWebsite(one.id, (tx) => reachPlatform(app.jobs, tx, email));
    await waiting(2);
    await client.query('commit');
    return registering;
  });
  expect(opened.status, opened.text).toBe(201);
  await eventually(
    () => me(opened.cookie),
    (creator) => creator === null,
  );
});

// Fails if the reset ends sessions on its own site only.
test('a reset on a site ends what its address has open on the platform and on other sites', async () => {
  const { one } = world;
  const next = 'another-kiln-at-dusk';
  for (const proven of [false, true]) {
    const squatter = await creatorWithSite(proven ? 'proven-one' : 'never-proven');
    const { email, cookie, host, session } = squatter;
    if (proven) await query('update sitewright.creators set proven_at = now() where email = $1', [email]);
    const second = await platform('login', { email, password });
    const { token } = await customer(email, next);
    const reset = await ask(one.host, '/api/account/reset', { token, password: next });
    expect(reset.status, reset.text).toBe(200);
    const login = await ask(one.host, '/api/account/login', { email, password: next });
    await eventually(
      () => me(cookie),
      (creator) => creator === null,
    );
    const init = async (at: string, by: string) => (await ask(at, '/api/account/init', {}, by)).json();
    expect([await me(second.cookie), await init(host, session)]).toEqual([null, null]);
    expect(await init(one.host, login.cookie)).toMatchObject({ email });
    // A password that a stranger may have chosen can't be used to sign in again.
    expect((await platform('login', { email, password })).status).toBe(proven ? 200 : 401);
    const { rows: told } = await query(
      `select split_part(cause, ':', 1) as kind, body_text from sitewright.platform_mails
        where recipient = $1 and cause not like 'platform-welcome:%'`,
      [email],
    );
    expect(told).toEqual([
      {
        kind: proven ? 'platform-signed-out' : 'platform-password-ended',
        body_text: expect.stringContaining(`http://platform.sites.test/${proven ? 'sign-in' : 'forgot'}`),
      },
    ]);
    const { rows: jobs } = await query(
      `select data from pgboss.job where name = 'end-creator-access' and data::text like $1`,
      [`%${email}%`],
    );
    expect(jobs).toEqual([]);
  }
});
