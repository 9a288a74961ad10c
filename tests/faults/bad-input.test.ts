import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';
import type { Answered } from '../support/http.ts';
import { leaksIn } from '../support/leaks.ts';
import { writeDatabaseUrl } from '../support/postgres.ts';
import { raw, sendDespiteReply, sendRaw, statusOf } from '../support/raw.ts';
import { allRows, untilLookedAt } from '../support/rows.ts';
import { owner, type RunningServer, startServer } from '../support/server.ts';

let database: TestDatabase;
let server: RunningServer;
let cookie: string;
let home: { _id: string; version: number };
let before: Record<string, string[]>;

/** Requests for missing addresses are recorded once a minute, and these tests make many. */
const rowsNow = async () => ({ ...(await allRows(database.admin)), missing_addresses: [] });

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startServer({
    settings: { DATABASE_URL: writeDatabaseUrl(database.admin), LOG_LEVEL: 'error' },
  });
  const login = await server.request({ method: 'POST', path: '/api/account/login', body: owner });
  ({ cookie } = login);
  home = (await server.request({ path: '/api/page' })).json() as typeof home;
  await untilLookedAt(database.admin);
  before = await rowsNow();
});
afterAll(async () => {
  await server.stop();
  await database.close();
});

// After any input, no row has changed, nothing unexpected was logged, and the process is alive.
afterEach(async () => {
  const { status } = await server.request({ path: '/healthz' });
  const rows = await rowsNow();
  assert.deepEqual([status, rows], [200, before]);
  assert.ok(!server.output().includes('unexpected error'), server.output());
});

const expectRefused = (reply: Answered, status: number): void => {
  expect(reply.status, reply.text.slice(0, 300)).toBe(status);
  expect(reply.json()).toMatchObject({ error: expect.stringMatching(/\w+ \w+/) });
  expect(leaksIn(reply)).toEqual([]);
};
const save = (body: unknown, headers: Record<string, string> = {}) =>
  server.request({ method: 'PUT', path: `/api/page/${home._id}`, cookie, body, headers });
const json = { 'content-type': 'application/json' };

describe('a host that is not plainly one', () => {
  test.each([
    'a.test:80@evil.test',
    'a.test b.test',
    'a.test,b.test',
    'a.test/evil',
    'a.test:99999',
    'a.test:',
    'a_b.test',
    '-a.test',
    'a..test',
    'ünicode.test',
    'a.test\\evil',
    'user@a.test',
    '[::1',
    '',
    `${'a'.repeat(64)}.test`,
    `${'a.'.repeat(140)}test`,
  ])('%j is refused, for calls and pages', async (host) => {
    for (const path of ['/api/website', '/', '/about', '//']) {
      const reply = await sendRaw(server.port, raw(`GET ${path} HTTP/1.1`, `Host: ${host}`));
      expect(statusOf(reply), reply).toBe(400);
      expect(reply).toMatch(/"error":"\w+/);
    }
  });

  test('two of them, none, or one with control characters are refused', async () => {
    const own = `Host: localhost:${server.port}`;
    for (const headers of [
      [own, own],
      [own, 'Host: evil.test'],
      ['host: evil.test', own],
      [],
      ['Host: a\0.test'],
      [`${own}\x01`],
    ])
      expect(statusOf(await sendRaw(server.port, raw('GET / HTTP/1.1', ...headers)))).toBe(400);
  });

  test('a target that names a host of its own is refused', async () => {
    const own = `localhost:${server.port}`;
    for (const target of ['http://evil.test/', `http://${own}/about`, 'evil.test:80', '*', 'about'])
      for (const method of ['GET', 'POST', 'OPTIONS']) {
        const reply = await sendRaw(server.port, raw(`${method} ${target} HTTP/1.1`, `Host: ${own}`));
        expect(statusOf(reply), `${method} ${target} ${reply}`).toBe(400);
      }
  });

  test('case, port and a trailing dot make no difference, nor do the loopback names', async () => {
    const pages = await Promise.all(
      [
        'demo.localhost',
        'DEMO.Localhost',
        'demo.localhost.',
        'demo.localhost:81',
        'localhost',
        '127.0.0.1',
        '[::1]:3000',
      ].map((host) => server.request({ path: '/about', host })),
    );
    expect(new Set(pages.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  });

  test('forwarded headers of a stranger count for nothing', async () => {
    const headers = {
      'x-forwarded-host': 'evil.test',
      'x-forwarded-proto': 'https',
      forwarded: 'host=evil.test',
    };
    const reply = await server.request({ path: '/about', headers });
    expect(reply.status).toBe(200);
    expect(reply.text).not.toContain('evil.test');
  });

  test('an unknown one sends pages to the platform and tells calls so', async () => {
    const there = `http://platform.localhost:${server.port}/not-found?host=nobody.test`;
    const page = await server.request({ path: '/a/b?c=d', host: 'nobody.test' });
    expect([page.status, page.headers.location]).toEqual([302, there]);
    for (const path of ['/api/website/', '/api/nothing', '/api/openapi.json']) {
      const call = await server.request({ path, host: 'nobody.test' });
      expectRefused(call, 404);
      expect(call.json()).toMatchObject({ redirect: there });
    }
    const shown = await server.request({ path: '/not-found?host=%3Cscript%3E', host: 'platform.localhost' });
    expect([shown.status, shown.text.includes('<script>')]).toEqual([404, false]);
    expect((await server.request({ path: '/', host: 'nosuch.demo.localhost' })).status).toBe(302);
  });
});

describe('a body', () => {
  test.each(['{', '{"a":}', "{'a':1}", 'NaN', '{"a":1}{"b":2}', '\uFEFF{}', '{"a":1e}'])(
    'of malformed JSON %j',
    async (body) => expectRefused(await save(body, json), 400),
  );

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
    'nonsense',
    '',
  ])('of type %j is refused as a type', async (type) =>
    expectRefused(await save('{"name":"x"}', { 'content-type': type }), 415),
  );

  test('that is too large is refused while it streams, with and without its length', async () => {
    const large = JSON.stringify({ name: 'x'.repeat(3 * 1024 * 1024) });
    expectRefused(await save(large, json), 413);
    const host = `Host: localhost:${server.port}`;
    const first = [`PUT /api/page/${home._id} HTTP/1.1`, host, 'Content-Type: application/json'];
    const head = (length: string) => `${[...first, `Cookie: ${cookie}`, length].join('\r\n')}\r\n\r\n`;
    // The request never ends; the reply comes before its end.
    const chunk = `100000\r\n${'x'.repeat(0x100000)}\r\n`;
    const endless = head('Transfer-Encoding: chunked') + chunk.repeat(3);
    expect(statusOf(await sendRaw(server.port, endless))).toBe(413);
    // A reset connection could lose the reply, so the rest is discarded, and the next request is answered.
    const two = head(`Content-Length: ${large.length}`) + large + raw('GET /readyz HTTP/1.1', host);
    const replies = await sendRaw(server.port, two);
    expect([...replies.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => status)).toEqual(['413', '200']);
    // The same holds for a sender that asks for the connection to be closed and continues after the reply.
    const closing = head(`Connection: close\r\nContent-Length: ${large.length}`) + large;
    const parts: [string, string] = [closing.slice(0, 300_000), closing.slice(300_000)];
    const alive = () => server.request({ path: '/healthz' });
    expect(statusOf(await sendDespiteReply(server.port, parts, alive))).toBe(413);
    const login = await server.request({
      method: 'POST',
      path: '/api/account/login',
      body: { email: 'x'.repeat(300_000) },
    });
    expectRefused(login, 413);
  });

  test('with NUL, half characters or forbidden keys is refused by name', async () => {
    for (const [body, field] of [
      ['{"name":"a\\u0000b"}', 'name'],
      ['{"name":"a\\ud800b"}', 'name'],
      ['{"na\\u0000me":"a"}', ''],
      ['{"__proto__":{"owner":true},"name":"a"}', ''],
      ['{"seo":{"__proto__":{"noIndex":true}}}', 'seo'],
      ['{"constructor":{"prototype":{"owner":true}}}', 'constructor'],
      ['{"name":"a","owner":true}', 'owner'],
    ] as const) {
      const reply = await save(body, json);
      expectRefused(reply, 400);
      expect(Object.keys((reply.json() as { fields: object }).fields), body).toContain(field);
    }
  });

  test('nested a thousand levels deep, as lists, groups, blocks or text', async () => {
    const deep = (open: string, inner: string, close: string) =>
      open.repeat(1000) + inner + close.repeat(1000);
    for (const body of [
      deep('[', '', ']'),
      deep('{"a":', '1', '}'),
      `{"blocks":${deep('[{"type":"section","props":{"content":', '[]', '}}]')}}`,
      `{"blocks":[{"type":"rich-text","props":{"text":${deep('{"type":"doc","content":[', '', ']}')}}}]}`,
      '['.repeat(200_000),
    ])
      expectRefused(await save(body, json), 400);
  });

  test.each(['1e400', '-1', '1.5', '9007199254740993', '2147483648', '"1"', 'null', '[1]', 'true', '0'])(
    'with version %s',
    async (version) => {
      const reply = await save(`{"name":"x","version":${version}}`, json);
      expect([400, 409]).toContain(reply.status);
      expectRefused(reply, reply.status);
    },
  );

  test('with a number or a time that no column holds', async () => {
    for (const [path, body] of [
      ['restore', '{"version":2147483648}'],
      ['restore', '{"version":9007199254740991}'],
      ['publish', '{"at":"2026-02-30T10:00:00Z"}'],
      ['publish', '{"at":"+275760-09-13T00:00:00Z"}'],
      ['publish', '{"at":"tomorrow"}'],
    ] as const) {
      const reply = await server.request({
        method: 'POST',
        path: `/api/page/${home._id}/${path}`,
        cookie,
        body,
        headers: json,
      });
      expect([400, 404]).toContain(reply.status);
      expectRefused(reply, reply.status);
    }
  });

  test('that is based on an old version is answered with what is there now', async () => {
    const reply = await save({ name: 'Too late', version: home.version + 7 });
    expectRefused(reply, 409);
    expect(reply.json()).toMatchObject({ current: { _id: home._id, version: home.version } });
    const { version } = (await server.request({ path: '/api/website' })).json() as { version: number };
    const settings = await server.request({
      method: 'PUT',
      path: '/api/website/',
      cookie,
      body: { settings: { name: 'Late' }, version: 99 },
    });
    expectRefused(settings, 409);
    expect(settings.json()).toMatchObject({ current: { version } });
  });
});

describe('an address', () => {
  test.each([
    '/%',
    '/%ZZ',
    '/%ED%A0%80',
    '/%C0%AF',
    '/api/page/%ZZ',
    '/%E0%A4%A',
    '/%00',
    '/product/%00',
    '/service/a%00',
    '/shop?q=%00',
    '/files/%00',
  ])('%s that cannot be decoded, or stored', async (path) =>
    expectRefused(await server.request({ path }), 400),
  );

  test.each([
    '/api/page?slug=%00',
    '/api/page?slug=%ED%A0%80',
    '/api/page?surplus=1',
    '/api/pages?limit=1e999',
    '/api/pages?__proto__=1',
  ])('%s with an impossible query', async (path) => {
    const reply = await server.request({ path });
    expectRefused(reply, 400);
  });

  test.each([
    '/..%2f..%2fpackage.json',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/assets/../../package.json',
    '/assets/%2e%2e/%2e%2e/package.json',
    '/assets/..%5c..%5cpackage.json',
    '//evil.test/%2e%2e',
    '///',
    '/\\evil.test',
    `/${'a'.repeat(5_000)}`,
    `/api/page/${'a'.repeat(2_000)}`,
    '/;/\u0001'.replace('\u0001', '%01'),
  ])('%s that leads nowhere', async (path) => {
    const reply = await server.request({ path });
    expect([404, 200]).toContain(reply.status);
    expect(leaksIn(reply)).toEqual([]);
    expect(reply.text).not.toMatch(/"dependencies"|root:x:/);
  });

  test('or headers without end are cut off', async () => {
    const own = `Host: localhost:${server.port}`;
    const long = await sendRaw(server.port, raw(`GET /${'a'.repeat(70_000)} HTTP/1.1`, own));
    expect(long).toMatch(/^HTTP\/1\.1 431 [^]*"error":"The URL/);
    const cookies = `Cookie: ${Array.from({ length: 9_000 }, (_, n) => `c${n}=1`).join('; ')}`;
    expect(statusOf(await sendRaw(server.port, raw('GET / HTTP/1.1', own, cookies)))).toBe(431);
    const some = Array.from({ length: 800 }, (_, n) => `c${n}=1`).join('; ');
    const among = await server.request({
      path: '/api/account/sessions',
      headers: { cookie: `${some}; ${cookie}; =; ;;` },
    });
    expect(among.status).toBe(200);
  });
});

describe('a request', () => {
  test.each(['OPTIONS', 'PUT', 'DELETE', 'PATCH', 'PROPFIND', 'TRACE', 'SEARCH', 'QUERY', 'M-SEARCH'])(
    'by %s does nothing',
    async (method) => {
      for (const path of ['/', '/about', '/api/page', '/api/website']) {
        if (method === 'PUT' && path === '/api/website') continue;
        const reply = await server.request({ method, path, cookie });
        expect([400, 404, 405]).toContain(reply.status);
        expect(reply.headers['access-control-allow-origin']).toBeUndefined();
      }
    },
  );

  test.each([
    '\0\0\0\0',
    'GET\r\n\r\n',
    'BREW / HTTP/1.1\r\nHost: localhost\r\n\r\n',
    'GET / HTTP/9.9\r\n\r\n',
    '\x16\x03\x01\x02\x00\x01',
  ])('%j that is no HTTP gets an answer, and the line', async (bytes) => {
    const reply = await sendRaw(server.port, bytes);
    expect(reply).toMatch(/^HTTP\/1\.1 400 [^]*"error":"This request isn.+t valid\."/);
  });

  test('whose length is said in two ways is refused', async () => {
    const own = `Host: localhost:${server.port}`;
    const both = raw(
      'POST /api/account/logout HTTP/1.1',
      own,
      'Content-Length: 2',
      'Transfer-Encoding: chunked',
    );
    expect(statusOf(await sendRaw(server.port, `${both}0\r\n\r\n`))).toBe(400);
    const twice = raw('POST /api/account/logout HTTP/1.1', own, 'Content-Length: 2', 'Content-Length: 3');
    expect(statusOf(await sendRaw(server.port, `${twice}{}`))).toBe(400);
  });

  test('that never ends holds up nobody', async () => {
    const open = Array.from({ length: 200 }, (_, n) =>
      connect(server.port, '127.0.0.1', function (this: ReturnType<typeof connect>) {
        this.write(
          n % 2
            ? 'GET / HTTP/1.1\r\nHost: loc'
            : `PUT /api/page/x HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{`,
        );
      }).on('error', () => {}),
    );
    try {
      for (let n = 0; n < 20; n += 1) expect((await server.request({ path: '/about' })).status).toBe(200);
    } finally {
      for (const socket of open) socket.destroy();
    }
  });

  test('from a foreign page is refused, by form as by call', async () => {
    const origins = [
      'https://evil.test',
      'null',
      `https://localhost:${server.port}`,
      `http://localhost:${server.port}.evil.test`,
    ];
    for (const origin of origins)
      for (const path of ['/api/account/logout', '/account', '/account/dashboard', '/']) {
        const form = { 'content-type': 'application/x-www-form-urlencoded', origin };
        expectRefused(
          await server.request({ method: 'POST', path, cookie, body: 'intent=sign-out', headers: form }),
          403,
        );
      }
  });

  test('to a screen in another form than a form is refused', async () => {
    for (const headers of [json, { 'content-type': 'text/plain' }, {}])
      expectRefused(await server.request({ method: 'POST', path: '/account', body: '{}', headers }), 415);
  });
});
