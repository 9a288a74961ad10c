import { afterAll, expect, test } from 'vitest';
import { eventually } from '../support/eventually.ts';
import { sendRaw } from '../support/raw.ts';
import { owner, startServer } from '../support/server.ts';

/** With the log as a first start has it: nobody has to ask for these lines. */
const server = await startServer({ settings: { TRUST_PROXY: 'loopback' } });
afterAll(server.stop);

const platform = `platform.localhost:${server.port}`;
const password = 'slip-and-slate-9';
// Before the tests that use up the attempts of this address.
const { cookie: ownersCookie } = await server.request({
  method: 'POST',
  path: '/api/account/login',
  body: owner,
});

const lines = () =>
  server
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Record<string, unknown>);

/** The lines that a request adds, once there are as many as expected. */
async function linesOf(ask: () => Promise<unknown>, count: number): Promise<Record<string, unknown>[]> {
  const before = lines().length;
  await ask();
  return eventually(
    async () => lines().slice(before),
    (added) => added.length >= count,
    { what: `${count} more lines in the log` },
  );
}

test('a start says where the sites are in words alone, and requests that succeed add no lines', async () => {
  expect(server.output()).toMatch(/Sitewright is running\.[\s\S]*Stop\s+Ctrl-C/);
  expect(lines()).toEqual([]);
  for (const path of ['/', '/account', '/api/website', '/no-such-page']) await server.request({ path });
  expect(lines()).toEqual([]);
});

test('the sign-in of a creator is logged with its account and its address', async () => {
  const send = (call: string) =>
    server.request({
      host: platform,
      method: 'POST',
      path: `/api/platform/${call}`,
      body: { email: 'ada@creators.test', password },
    });
  for (const [call, status] of [
    ['register', 201],
    ['login', 200],
  ] as const) {
    const [line] = await linesOf(async () => expect((await send(call)).status).toBe(status), 1);
    expect(line).toMatchObject({
      msg: 'a creator signed in',
      creatorId: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      address: '127.0.0.1',
    });
    expect(JSON.stringify(line)).not.toMatch(/ada@|slip-and-slate/);
  }
});

test('a refused call is logged with its site and its address, and nothing that was sent', async () => {
  const body = { email: 'owner@demo.test', password };
  const ask = () => server.request({ method: 'POST', path: '/api/account/login', body });
  const [line] = await linesOf(ask, 1);
  expect(line).toMatchObject({
    msg: 'refused',
    status: 401,
    route: '/api/account/login',
    address: '127.0.0.1',
  });
  expect(JSON.stringify(line)).not.toMatch(/owner@|slip-and-slate/);
});

/** A form sent without script. */
const sendForm = (path: string, fields: Record<string, string>, host?: string, more = {}) =>
  server.request({
    ...(host ? { host } : {}),
    method: 'POST',
    path,
    body: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...more },
  });

const forwarded = {
  'x-forwarded-for': '203.0.113.40',
  'x-forwarded-host': `localhost:${server.port}`,
};
const guess = { intent: 'sign-in', email: 'owner@demo.test', password };

test.each([
  ['/account', undefined],
  ['/sign-in', platform],
])('passwords guessed through the form at %s without script leave a line each', async (path, host) => {
  const guessOnce = async () => (await sendForm(`${path}?from=${password}`, guess, host)).status;
  let status = 0;
  const [line, ...more] = await linesOf(async () => {
    status = await guessOnce();
  }, 1);
  expect(line).toMatchObject({
    msg: 'refused',
    status: 401,
    method: 'POST',
    route: path,
    host: host ?? `localhost:${server.port}`,
    address: '127.0.0.1',
  });
  expect([status, more]).toEqual([401, []]);
  // Then the limit: this too with its line, and with a time to come back.
  let last = await sendForm(path, guess, host);
  for (let n = 0; n < 40 && last.status === 401; n += 1) last = await sendForm(path, guess, host);
  expect([last.status, Number(last.headers['retry-after']) > 0]).toEqual([429, true]);
  await eventually(
    async () => lines().filter((each) => each['status'] === 429 && each['route'] === path).length,
    (count) => count === 1,
  );
  expect(JSON.stringify(lines())).not.toMatch(/owner@|slip-and-slate/);
});

test('so do a code or a link that is wrong, what is no HTTP, and an address that cannot be decoded', async () => {
  const step = { step: 'a'.repeat(43), code: '000000', to: '/' };
  const [wrongCode] = await linesOf(() => sendForm('/account/switch', step), 1);
  expect(wrongCode).toMatchObject({ status: 401, route: '/account/switch' });
  const [unreadable] = await linesOf(
    () => sendRaw(server.port, 'BREW / HTTP/1.1\r\nHost: a.test\r\n\r\n'),
    1,
  );
  expect(unreadable).toMatchObject({ msg: 'refused', status: 400, address: '127.0.0.1' });
  const [undecodable, ...more] = await linesOf(() => server.request({ path: '/%' }), 1);
  expect([undecodable, more]).toMatchObject([{ msg: 'refused', status: 400, address: '127.0.0.1' }, []]);
});

test('so does a wrong password of a private site, and whoever comes without one, by the address behind the proxy', async () => {
  const door = { private: true, password: 'bluebell-lane' };
  const closed = await server.request({
    method: 'PUT',
    path: '/api/site/door',
    cookie: ownersCookie,
    body: door,
  });
  expect(closed.status, closed.text).toBe(200);
  await eventually(
    () => server.request({ path: '/shop' }),
    ({ status }) => status === 403,
    { what: 'the site is closed' },
  );
  // Other than the attempts above, from behind a proxy.
  const headers = { host: '10.0.0.7', ...forwarded };
  await server.request({ path: '/shop?from=abc', headers });
  await sendForm('/private', { password, to: '/' }, undefined, headers);
  const ofVisitor = () => lines().filter(({ address }) => address === '203.0.113.40');
  const both = await eventually(
    async () => ofVisitor(),
    (found) => found.length === 2,
    { what: 'a line for each' },
  );
  const line = { msg: 'refused', status: 403, host: `localhost:${server.port}` };
  expect(both).toMatchObject([
    { ...line, method: 'GET', route: '/shop' },
    { ...line, method: 'POST', route: '/private' },
  ]);
});
