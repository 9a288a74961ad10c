import { createHash } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { afterAll, describe, expect, test } from 'vitest';
import type { Operation } from '../../src/lib/http/handlers.ts';
import type { Answered, Asked } from '../support/http.ts';
import { leaksIn } from '../support/leaks.ts';
import { malformedBodies, malformedQueries } from '../support/malform.ts';
import { openKeyring } from '../../src/lib/keyring.ts';
import { asAdmin, testKey } from '../support/postgres.ts';
import { allRows } from '../support/rows.ts';
import { twoSites } from '../support/two-sites.ts';

const world = await twoSites({ PLATFORM_URL: 'http://platform.sites.test' });
afterAll(() => world.close());
const { one } = world;
const host = world.app.config.platform.host;
const password = 'slip-and-slate-9';

async function ask(asked: Omit<Asked, 'port'>): Promise<Answered> {
  const reply = await world.ask({ host, ...asked });
  expect(leaksIn(reply), `${asked.path} leaks`).toEqual([]);
  expect(reply.status, reply.text).not.toBe(500);
  return reply;
}
const post = (call: string, body: unknown, more: Partial<Asked> = {}) =>
  ask({ method: 'POST', path: `/api/platform/${call}`, body, ...more });

async function creator(email: string) {
  const reply = await post('register', { email, password });
  expect(reply.status, reply.text).toBe(201);
  return { email, cookie: reply.cookie };
}
interface Created {
  website: { _id: string; host: string; state: string };
  url: string;
  token: string;
}
async function siteOf(cookie: string, name: string, subdomain: string): Promise<Created> {
  const reply = await post('sites', { name, subdomain }, { cookie });
  expect(reply.status, reply.text).toBe(201);
  return reply.json() as Created;
}

const ada = await creator('ada@creators.test');
const bob = await creator('bob@creators.test');
const adas = await siteOf(ada.cookie, 'Clay & Kiln', 'clay-kiln');
const bobs = await siteOf(bob.cookie, 'Bob’s Boats', 'bobs-boats');

const bodies: Record<string, Record<string, unknown>> = {
  'POST /api/platform/register': { email: 'new@creators.test', password },
  'POST /api/platform/login': { email: ada.email, password },
  'POST /api/platform/language': { language: 'de' },
  'POST /api/platform/forgot': { email: ada.email },
  'POST /api/platform/reset': { token: 'none', password },
  'POST /api/platform/password': { current: 'not it at all', next: password },
  'POST /api/platform/second-step': { token: 'none', code: '123456' },
  'POST /api/platform/codes': { password },
  'POST /api/platform/codes/confirm': { code: '123456' },
  'POST /api/platform/codes/end': { password: 'not it at all' },
  'POST /api/platform/recovery-codes': { password },
  'POST /api/platform/proof/confirm': { token: 'none' },
  'POST /api/platform/delete': { password: 'not it at all' },
  'POST /api/platform/sites/{id}/hosts': { host: 'own.creators.example' },
  'POST /api/platform/sites/{id}/delete': { name: 'Not its name' },
  'PUT /api/platform/sites/{id}/address': { subdomain: 'another-name' },
  'POST /api/platform/sites': { name: 'Third', subdomain: 'third-site' },
};
const calls = world.app.operations
  .filter(({ endpoint }) => endpoint.site === 'platform')
  .map((operation) => ({ call: operation.call, operation }));

const pathOf = (call: string) => (call.split(' ')[1] ?? '').replace('{id}', bobs.website._id);

function send({ call, endpoint }: Operation, asked: Partial<Asked> = {}): Promise<Answered> {
  const [method = ''] = call.split(' ');
  return ask({
    method,
    path: pathOf(call),
    ...(endpoint.body ? { body: bodies[call] ?? {} } : {}),
    ...asked,
  });
}

describe.each(calls)('$call', ({ operation }) => {
  const { endpoint, call } = operation;

  test('is answered on the platform alone, to creators alone where it is for them', async () => {
    const before = await allRows(world.admin);
    for (const cookie of [one.owner.cookie, ada.cookie])
      expect((await send(operation, { host: one.host, cookie })).status).toBe(404);
    if (endpoint.who === 'creator') {
      const other = one.owner.cookie.replace('sitewright_session', 'sitewright_creator');
      for (const cookie of ['', one.owner.cookie, other, 'sitewright_creator=guess'])
        expect((await send(operation, { cookie })).status).toBe(401);
    }
    if (endpoint.params)
      expect((await send(operation, { cookie: ada.cookie })).status, 'somebody else’s').toBe(404);
    expect(await allRows(world.admin)).toEqual(before);
  });

  test('refuses what is malformed and what a foreign page wants', async () => {
    const { cookie } = bob;
    if (endpoint.body)
      for (const { what, value } of malformedBodies(endpoint.body, bodies[call] ?? {}))
        expect(
          (await send(operation, { cookie, body: JSON.stringify(value), headers: json })).status,
          what,
        ).toBe(400);
    for (const { what, value } of malformedQueries(endpoint.query)) {
      const path = `${pathOf(call)}?${new URLSearchParams(value as string)}`;
      expect((await send(operation, { cookie, path })).status, what).toBe(400);
    }
    if (call.startsWith('GET')) return;
    const foreign: Record<string, string>[] = [
      { origin: `http://${one.host}` },
      { origin: 'null' },
      { 'sec-fetch-site': 'same-site' },
    ];
    for (const headers of foreign) expect((await send(operation, { cookie, headers })).status).toBe(403);
  });
});
const json = { 'content-type': 'application/json' };

test('creators cannot choose a password that is easy to guess', async () => {
  const { email, cookie } = await creator('easy@creators.test');
  await asAdmin(world.admin, (client) =>
    client.query(
      `insert into sitewright.creator_tokens (token_hash, creator_id, purpose, expires_at)
        select $1, id, 'password', now() + interval '1 hour' from sitewright.creators where email = $2`,
      [createHash('sha256').update('a-link').digest(), email],
    ),
  );
  const fieldsOf = (reply: Answered) => [reply.status, Object.keys((reply.json() as Refused).fields)];
  for (const next of ['princess1', 'easy.creators.test']) {
    expect(fieldsOf(await post('register', { email, password: next }))).toEqual([400, ['password']]);
    expect(fieldsOf(await post('reset', { token: 'a-link', password: next }))).toEqual([400, ['password']]);
    expect(fieldsOf(await post('password', { current: password, next }, { cookie }))).toEqual([
      400,
      ['next'],
    ]);
  }
  expect((await post('reset', { token: 'a-link', password: 'tall-ships-at-dusk' })).status).toBe(200);
});
interface Refused {
  fields: Record<string, string>;
}

test('a creator’s session opens no site, and a site’s session nothing of the platform', async () => {
  const there = (cookie: string) =>
    ask({ host: adas.website.host, method: 'POST', path: '/api/account/init', body: {}, cookie });
  expect((await there(ada.cookie)).json()).toBeNull();
  expect((await there(ada.cookie.replace('creator', 'session'))).json()).toBeNull();
  const me = await ask({ path: '/api/platform/me', cookie: one.owner.cookie });
  expect(me.json()).toBeNull();
});

test('a new site answers at once, and its token signs its creator in there as owner, once', async () => {
  const { website, token } = await siteOf(ada.cookie, 'Second site', 'second-site');
  expect(website).toMatchObject({ host: 'second-site.sites.test', state: 'private', name: 'Second site' });
  const shown = await ask({ host: website.host, path: '/api/website' });
  // Without a template it has the colours of the specification.
  expect(shown.json()).toMatchObject({
    _id: website._id,
    name: 'Second site',
    colours: {
      main: 'rgba(0, 0, 0, 0.7)',
      link: '#000000',
      button: '#ffffff',
      background: '#ffffff',
      text: '#000000',
    },
  });
  const enter = (of: string) =>
    ask({ host: of, method: 'POST', path: '/api/account/check-token', body: { token } });
  expect((await enter(bobs.website.host)).status).toBe(401);
  const entered = await enter(website.host);
  expect(entered.json()).toMatchObject({ email: ada.email, owner: true });
  expect((await enter(website.host)).status).toBe(401);
  // The creator's password on the platform doesn't open the site.
  const login = { email: ada.email, password };
  const tried = await ask({ host: website.host, method: 'POST', path: '/api/account/login', body: login });
  expect(tried.status).toBe(401);
  const again = await post(`sites/${website._id}/token`, {}, { cookie: ada.cookie });
  expect((again.json() as Created).url).toMatch(/^http:\/\/second-site\.sites\.test\/account\?token=/);
  const mine = await ask({ path: '/api/platform/sites', cookie: ada.cookie });
  expect((mine.json() as { host: string }[]).map((site) => site.host)).toEqual([
    'second-site.sites.test',
    'clay-kiln.sites.test',
  ]);
});

test.each([
  ['clay-kiln', 409, 'taken'],
  ['CLAY-KILN.sites.test', 409, 'taken'],
  ['clayki1n', 409, 'alike'],
  ['admin', 409, 'reserved'],
  ['adm1n', 409, 'alike'],
  ['platform', 409, 'reserved'],
  ['demo', 409, 'reserved'],
  ['ab', 400, 'malformed'],
  ['a'.repeat(41), 400, 'malformed'],
  ['xn--bcher-kva', 400, 'malformed'],
  ['bücher', 400, 'malformed'],
  ['-boats', 400, 'malformed'],
  ['a.b', 400, 'malformed'],
  ['127001', 400, 'malformed'],
  ['../etc', 400, 'malformed'],
])('%s as an address is refused with %i and a way out', async (subdomain, status, state) => {
  const before = await allRows(world.admin);
  const reply = await post('sites', { name: 'Boats', subdomain }, { cookie: bob.cookie });
  expect(reply.status, reply.text).toBe(status);
  const path = `/api/platform/address?${new URLSearchParams({ subdomain, name: 'Boats' })}`;
  const check = (await ask({ path, cookie: bob.cookie })).json() as { state: string; suggestions: string[] };
  expect(check.state).toBe(state);
  expect(check.suggestions.length).toBeGreaterThan(0);
  for (const other of check.suggestions) {
    const said = await ask({ path: `/api/platform/address?subdomain=${other}`, cookie: bob.cookie });
    expect(said.json()).toMatchObject({ subdomain: other, state: 'free' });
  }
  expect(await allRows(world.admin)).toEqual(before);
});

test('of twenty claims of one name at once, one becomes a site and nothing of the others stays', async () => {
  const four = await Promise.all(['w', 'x', 'y', 'z'].map((name) => creator(`${name}@creators.test`)));
  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      post(
        'sites',
        { name: 'Rush', subdomain: index % 3 ? 'gold-rush' : 'goldrush' },
        { cookie: four[index % 4]?.cookie ?? '' },
      ),
    ),
  );
  expect(replies.map(({ status }) => status).sort()).toEqual([201, ...Array(19).fill(409)]);
  const { rows } = await asAdmin(world.admin, (client) =>
    client.query(`select from sitewright.websites where name = 'Rush'`),
  );
  expect(rows).toHaveLength(1);
});

test('a creator makes ten sites within an hour, and tries that came to nothing do not count', async () => {
  const { cookie } = await creator('eve@creators.test');
  for (let n = 0; n < 12; n += 1)
    expect((await post('sites', { name: 'Admin', subdomain: 'admin' }, { cookie })).status).toBe(409);
  const made = await Promise.all(
    Array.from({ length: 12 }, (_, n) =>
      post('sites', { name: `Many ${n}`, subdomain: `many-${'abcdefghjkmn'[n]}${n}x` }, { cookie }),
    ),
  );
  expect(made.map(({ status }) => status).sort()).toEqual([...Array(10).fill(201), 429, 429]);
});

test('an address is proven by a link that was mailed there, once', async () => {
  const { email, cookie } = await creator('ida@creators.test');
  const proven = async () =>
    ((await ask({ path: '/api/platform/me', cookie })).json() as { proven: boolean }).proven;
  const links = async () => {
    const { rows } = await asAdmin(world.admin, (client) =>
      client.query<{ id: string; sealed: string }>(
        'select id, sealed from sitewright.platform_mails where recipient = $1 order by id',
        [email],
      ),
    );
    return rows.map(({ id, sealed }) => {
      const text = openKeyring([testKey]).open(sealed, `platform_mails/${id}`);
      return /confirm\?token=([\w-]{43})/.exec(text)?.[1];
    });
  };
  expect((await post('proof', {}, { cookie })).status).toBe(202);
  const [first, second] = await links();
  expect(await proven()).toBe(false);
  // Opening the page, as programs do with links of emails, confirms nothing, and links can't be used for another purpose.
  expect((await ask({ path: `/confirm?token=${first}` })).text).toContain('Confirm email address');
  expect((await post('reset', { token: first, password })).status).toBe(400);
  expect(await proven()).toBe(false);
  expect((await post('proof/confirm', { token: first })).json()).toEqual({ email });
  expect((await post('proof/confirm', { token: first })).status).toBe(400);
  expect(await proven()).toBe(true);
  expect((await post('proof', {}, { cookie })).status).toBe(409);
  expect((await post('proof/confirm', { token: second })).status).toBe(200);
});

test('with codes on, a creator’s password alone opens nothing, and each code works once', async () => {
  const { email, cookie } = await creator('jo@creators.test');
  expect((await post('codes', { password }, { cookie })).status).toBe(409);
  await asAdmin(world.admin, (client) =>
    client.query('update sitewright.creators set proven_at = now() where email = $1', [email]),
  );
  expect((await post('codes', { password: 'not it at all' }, { cookie })).status).toBe(400);
  const { secret } = (await post('codes', { password }, { cookie })).json() as { secret: string };
  const code = (steps: number) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });
  expect((await post('codes/confirm', { code: '000000' }, { cookie })).status).toBe(400);
  const made = await post('codes/confirm', { code: code(0) }, { cookie });
  const { recoveryCodes } = made.json() as { recoveryCodes: string[] };
  expect(new Set(recoveryCodes).size).toBe(10);
  const begin = async () => {
    const reply = await post('login', { email, password });
    expect(reply.cookie).toBe('');
    return (reply.json() as { secondStep: { token: string } }).secondStep.token;
  };
  const enter = async (token: string, tried = '') =>
    (await post('second-step', { token, code: tried })).status;
  const [one, two] = [await begin(), await begin()];
  expect(await enter(one, '000000')).toBe(401);
  const both = await Promise.all([enter(one, code(1)), enter(two, code(1))]);
  expect(both.sort()).toEqual([200, 401]);
  expect(await enter(await begin(), recoveryCodes[0])).toBe(200);
  expect(await enter(await begin(), recoveryCodes[0])).toBe(401);
  // A new password ends sign-ins begun with the old one.
  const before = await begin();
  const changed = await post('password', { current: password, next: 'another-long-one' }, { cookie });
  const over = await post('second-step', { token: before, code: recoveryCodes[1] });
  expect(over).toMatchObject({ status: 401 });
  expect(over.json()).toMatchObject({ code: 'step-expired' });
  const again = { cookie: changed.cookie };
  expect((await post('codes/end', { password }, again)).status).toBe(400);
  expect((await post('codes/end', { password: 'another-long-one' }, again)).status).toBe(204);
  expect((await post('login', { email, password: 'another-long-one' })).cookie).not.toBe('');
});

test('a changed password ends every session, and a forgotten one is set by a link that works once', async () => {
  const { email, cookie } = await creator('gil@creators.test');
  const other = (await post('login', { email, password })).cookie;
  const changed = await post('password', { current: password, next: 'another-long-one' }, { cookie });
  expect(changed.status, changed.text).toBe(204);
  const me = async (by: string) => (await ask({ path: '/api/platform/me', cookie: by })).json();
  expect([await me(cookie), await me(other)]).toEqual([null, null]);
  expect(await me(changed.cookie)).toMatchObject({ email });
  expect((await post('login', { email, password })).status).toBe(401);
  const twice = await post('register', { email, password });
  expect(twice.status).toBe(400);
  expect((await post('forgot', { email: 'nobody@creators.test' })).status).toBe(202);
  const gone = await post('delete', { password: 'another-long-one' }, { cookie: changed.cookie });
  expect(gone.status).toBe(204);
  expect(await me(changed.cookie)).toBeNull();
  expect((await post('login', { email, password: 'another-long-one' })).status).toBe(401);
});

describe('what has expired', () => {
  const expire = (table: string, email: string) =>
    asAdmin(world.admin, (client) =>
      client.query(
        `update sitewright.${table} set expires_at = now() - interval '1 second'
          where creator_id = (select id from sitewright.creators where email = $1)`,
        [email],
      ),
    );

  test('a session opens nothing', async () => {
    const { email, cookie } = await creator('late@creators.test');
    expect((await ask({ path: '/api/platform/me', cookie })).json()).toMatchObject({ email });
    await expire('creator_sessions', email);
    expect((await ask({ path: '/api/platform/me', cookie })).json()).toBeNull();
    expect((await ask({ path: '/api/platform/sites', cookie })).status).toBe(401);
    // The next sign-in clears it away, and only what has expired.
    const { cookie: second } = await post('login', { email, password });
    await post('login', { email, password });
    const { rows } = await asAdmin(world.admin, (client) =>
      client.query(
        `select expires_at > now() as lasts from sitewright.creator_sessions
          where creator_id = (select id from sitewright.creators where email = $1)`,
        [email],
      ),
    );
    expect(rows).toEqual([{ lasts: true }, { lasts: true }]);
    expect((await ask({ path: '/api/platform/me', cookie: second })).json()).toMatchObject({ email });
  });

  test.each(['password', 'address'])('an emailed link for %s does nothing', async (purpose) => {
    const { email } = await creator(`late-${purpose}@creators.test`);
    const token = `late-${purpose}-link`;
    await asAdmin(world.admin, (client) =>
      client.query(
        `insert into sitewright.creator_tokens (token_hash, creator_id, purpose, expires_at)
          select $1, id, $2, now() + interval '1 hour' from sitewright.creators where email = $3`,
        [createHash('sha256').update(token).digest(), purpose, email],
      ),
    );
    await expire('creator_tokens', email);
    const use = () =>
      purpose === 'password'
        ? post('reset', { token, password: 'tall-ships-at-dusk' })
        : post('proof/confirm', { token });
    expect((await use()).status).toBe(400);
    // Nor does it say what else would be wrong.
    const weak = (await post('reset', { token, password: 'princess1' })).json() as Refused;
    expect(Object.keys(weak.fields)).toEqual(['token']);
    // It is only late, and nothing else is wrong with it.
    await asAdmin(world.admin, (client) =>
      client.query(
        `update sitewright.creator_tokens set expires_at = now() + interval '1 hour' where token_hash = $1`,
        [createHash('sha256').update(token).digest()],
      ),
    );
    expect((await use()).status).toBe(200);
  });
});
