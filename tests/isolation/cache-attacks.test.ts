import assert from 'node:assert/strict';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { builtScreens, screens } from '../../src/app/screens-server.ts';
import { createHttpServer } from '../../src/app/server.ts';
import { eventually } from '../support/eventually.ts';
import { request } from '../support/http.ts';
import { raw, sendRaw, statusOf } from '../support/raw.ts';
import { type MarkedSite, twoSites } from '../support/two-sites.ts';

const world = await twoSites();
const { app, one, two } = world;
const server = await createHttpServer(app, screens(app, await builtScreens()), { ready: true });
await server.listen({ port: 0, host: '127.0.0.1' });
const { port } = server.server.address() as AddressInfo;
afterAll(async () => {
  await server.close();
  await world.close();
});

const PATHS = ['/shop', '/api/products'];
const plain = ({ host }: MarkedSite, path: string, headers: Record<string, string> = {}) =>
  request({ port, host, path, headers });
/** A reply from the cache: only these have an `ETag`. */
const kept = async (site: MarkedSite, path: string, headers: Record<string, string> = {}) => {
  await eventually(
    () => plain(site, path),
    (reply) => reply.headers.etag !== undefined,
    { what: 'the answer is kept' },
  );
  return plain(site, path, headers);
};

/** The answers for normal requests of visitors. */
const clean = new Map<string, string>();
beforeAll(async () => {
  for (const path of PATHS) {
    const [ours, theirs] = [await kept(one, path), await kept(two, path)];
    assert.equal(ours.status, 200);
    for (const [site, reply] of [
      [one, ours],
      [two, theirs],
    ] as const)
      for (const each of [one, two]) assert.equal(reply.text.includes(each.mark), each === site);
    clean.set(path, ours.text);
  }
});

const [name = '', token = ''] = one.owner.cookie.split('=');
const customers = one.customer.cookie;
const many = Array.from({ length: 150 }, (_, at) => `c${at}=${at}`).join('; ');

const cookies: string[][] = [
  [`Cookie: ${one.owner.cookie}`],
  [`Cookie: a=1`, `Cookie: ${one.owner.cookie}`],
  [`Cookie: ${customers}; ${one.owner.cookie}`],
  [`Cookie: ${one.owner.cookie}; ${customers}`],
  [`Cookie: ${customers}`],
  [`Cookie: ${two.owner.cookie}`],
  [`Cookie: ${name.replace('_', '%5F')}=${token}`],
  [`Cookie: ${name.toUpperCase()}=${token}`],
  [`Cookie: ${name} =${token}`],
  [`Cookie: "${name}"=${token}`],
  [`Cookie: ${name}="${token}"`],
  [`Cookie: ${name}`],
  [`Cookie: ${name}=`],
  [`Cookie: ${name}=%ZZ%00`],
  [`Cookie: ${name}=${'x'.repeat(4000)}`],
  [`Cookie: $Version=1; ${one.owner.cookie}`],
  [`Cookie: a=1, ${one.owner.cookie}`],
  [`Cookie: ;;;=;=;${one.owner.cookie};;`],
  [`Cookie: __Host-${one.owner.cookie}`],
  [`Cookie: ${many}; ${one.owner.cookie}`],
  [`Cookie: sitewright_cart=[{"productId":"evil.test","quantity":-1}]; __proto__=1; constructor=1`],
  [`Cookie: sitewright_cart=%5B%7B%22evil.test%22`, 'Cookie: __Host-sitewright_cart=W10'],
  [`Authorization: Bearer ${token}`],
  [`Authorization: Basic b3duZXI6b3duZXI=`],
];
const headers: string[][] = [
  [`X-Forwarded-Host: ${two.host}`],
  ['X-Forwarded-Host: evil.test'],
  [`X-Forwarded-Host: ${one.host}, evil.test`],
  ['X-Forwarded-Host: evil.test', `X-Forwarded-Host: ${one.host}`],
  ['Forwarded: host=evil.test;proto=https'],
  ['X-Host: evil.test', 'X-Forwarded-Server: evil.test', 'X-Forwarded-Prefix: //evil.test'],
  ['X-Forwarded-Proto: https', 'X-Forwarded-Port: 444'],
  ['X-Original-URL: /admin', 'X-Rewrite-URL: /admin'],
  [`X-Original-URL: /product/product-${one.mark}`],
  ['X-HTTP-Method-Override: DELETE', 'X-HTTP-Method: PUT', 'X-Method-Override: POST'],
  [`X-Website-Id: ${two.id}`],
  [`Origin: http://evil.test`, 'Referer: http://evil.test/', 'User-Agent: evil.test<script>'],
  ['Accept: application/json', 'Accept-Language: de-evil.test, *;q=0'],
  ['Accept-Encoding: br;q=0, gzip;q=0, identity;q=0'],
  ['Accept-Encoding: *;q=0'],
  ['Accept-Encoding: evil.test, ;;q=, br;q=nan, gzip;q=1e400'],
  ['Accept-Encoding: gzip', 'Accept-Encoding: br'],
  ['Range: bytes=0-3'],
  ['Range: bytes=-1,0-0,5-2', 'If-Range: *'],
  ['If-None-Match: *'],
  ['If-Match: "none"', 'If-Modified-Since: Fri, 01 Jan 2100 00:00:00 GMT'],
  ['Content-Length: 4'],
  ['Transfer-Encoding: chunked'],
];
/** Request lines with a `Host` header; `$` is the path. */
const targets: [line: string, host: string][] = [
  ['HEAD $', one.host],
  ['OPTIONS $', one.host],
  ['POST $', one.host],
  ['GET $', one.host.toUpperCase()],
  ['GET $', `${one.host}.`],
  ['GET $', `${one.host}:4443`],
  ['GET $', `${one.host}:`],
  ['GET $', `${one.host}@${two.host}`],
  ['GET $', `${two.host}, ${one.host}`],
  [`GET http://${two.host}$`, one.host],
  [`GET http://${one.host}$`, two.host],
  ['GET //evil.test$', one.host],
  ['GET /.$', one.host],
  ['GET /x/..$', one.host],
  ['GET $/', one.host],
  ['GET $;evil.test', one.host],
  ['GET $%2F', one.host],
  ['GET $?', one.host],
  ['GET $?q=evil.test&q=%22%3E%3Cscript%3E', one.host],
  ['GET $?utm_source=evil.test&_data=1&token=', one.host],
  ['GET $#evil.test', one.host],
  ['GET $%00', one.host],
];
const attacks: [what: string, line: string, lines: string[]][] = [
  ...[...cookies, ...headers].map(
    (lines) =>
      [
        lines
          .join(' | ')
          .replaceAll(/[\w-]{43}/g, '…')
          .slice(0, 90),
        'GET $',
        [`Host: ${one.host}`, ...lines],
      ] as [string, string, string[]],
  ),
  ...targets.map(
    ([line, host]) => [`${line} for ${host}`, line, [`Host: ${host}`]] as [string, string, string[]],
  ),
];

// Fails if an answer is kept without checking for a session, if the forwarded host is trusted, or if an answer is kept
// under the request target as sent.
test.each(attacks)('%s leaves nothing in the cache', async (_what, line, lines) => {
  for (const path of PATHS) {
    app.pageCache.clear();
    const reply = await sendRaw(
      port,
      raw(
        `${line.replace('$', path)} HTTP/1.1`,
        ...lines,
        ...(line.startsWith('POST') ? ['Content-Length: 0'] : []),
      ),
      20_000,
    );
    expect(statusOf(reply), reply.slice(0, 200)).toBeLessThan(500);
    const isTheirs = lines.includes(`Host: ${two.host}`);
    if (!isTheirs) expect(reply).not.toContain(two.mark);
    const next = await plain(one, path);
    expect([path, next.status, next.text]).toEqual([path, 200, clean.get(path)]);
    const again = await kept(one, path);
    expect([again.text, again.headers['set-cookie'], again.headers['content-encoding']]).toEqual([
      clean.get(path),
      undefined,
      undefined,
    ]);
    expect(JSON.stringify([again.headers, next.headers])).not.toContain('evil.test');
    expect((await plain(two, path)).text).toContain(two.mark);
  }
});

describe('a kept answer', () => {
  test.each(PATHS)('of %s is told apart from those of other sites and encodings by its tag', async (path) => {
    const ours = await kept(one, path);
    const theirs = await kept(two, path);
    const zipped = await kept(one, path, { 'accept-encoding': 'gzip' });
    const tag = ours.headers.etag ?? '';
    expect(theirs.headers.etag).not.toBe(tag);
    const asked = async (given: string, more: Record<string, string> = {}) => {
      const { status, text, headers } = await plain(one, path, { 'if-none-match': given, ...more });
      return [status, text === '' ? 'nothing' : text, headers.etag];
    };
    const whole = [200, clean.get(path), tag];
    expect(await asked(theirs.headers.etag ?? '')).toEqual(whole);
    if (zipped.headers.etag !== tag) expect(await asked(zipped.headers.etag ?? '')).toEqual(whole);
    for (const odd of ['', '""', `"${tag}"`, tag.slice(1, -1), `${tag}x`, '"*"', `W/"${two.mark}"`])
      expect([odd, ...(await asked(odd))]).toEqual([odd, ...whole]);
    for (const same of [tag, `W/${tag}`, `"other", ${tag}`, '*'])
      expect([same, ...(await asked(same))]).toEqual([same, 304, 'nothing', tag]);
    // Answers for signed-in people don't use the cache of visitors.
    const signedIn = await request({
      port,
      host: one.host,
      path,
      cookie: one.owner.cookie,
      headers: { 'if-none-match': `${tag}, *` },
    });
    expect([signedIn.status, signedIn.headers['cache-control']]).toEqual([200, 'private, no-store']);
    // No ranges are sent, so a part can't be mistaken for the whole.
    const part = await plain(one, path, { range: 'bytes=0-3', 'if-range': tag });
    expect([part.status, part.text]).toEqual([200, clean.get(path)]);
  });
});

test('an account is kept in no language, neither for its customer nor for visitors', async () => {
  const asked = (method: string, path: string, cookie: string, body?: object) =>
    request({ port, host: one.host, method, path, cookie, ...(body ? { body } : {}) });
  const speak = { settings: { languages: ['de'] } };
  expect((await asked('PUT', '/api/website', one.owner.cookie, speak)).status).toBe(200);
  const ends = [
    '',
    '/',
    '/dashboard',
    '/orders',
    '/security',
    '/forgot',
    '/reset',
    '/order/a',
    '?page=1',
    '?x',
  ];
  for (const path of ends.map((end) => `/de/account${end}`)) {
    app.pageCache.clear();
    // Twice: what may be kept is kept by the first.
    for (const cookie of [one.customer.cookie, one.customer.cookie, '', '']) {
      const reply = await asked('GET', path, cookie);
      expect([path, reply.headers['cache-control']]).toEqual([path, 'private, no-store']);
      expect([path, reply.headers.etag]).toEqual([path, undefined]);
      if (cookie === '') expect(reply.text).not.toContain(one.customer.email);
    }
    expect([path, app.pageCache.figures().entries]).toEqual([path, 0]);
  }
  expect((await asked('GET', '/de/account/dashboard', one.customer.cookie)).text).toContain(
    one.customer.email,
  );
});

test('no folder is listed, and what lies beside the product is not served', async () => {
  const paths = [
    '/assets/',
    '/assets',
    '/files/',
    '/audio/',
    '/public/',
    '/.git/',
    '/.git/HEAD',
    '/src/',
    '/package.json',
  ];
  for (const path of paths) {
    const { status, text } = await plain(one, path);
    expect([path, status]).toEqual([path, 404]);
    expect(text).not.toMatch(/Index of|refs\/heads|"dependencies"/);
  }
});

test('an asset that the build lacks is a missing page, beside one that it has', async () => {
  const headers = { 'accept-encoding': 'br' };
  const [, asset = ''] = /"(\/assets\/[^"]+\.js)"/.exec((await plain(one, '/')).text) ?? [];
  for (const method of ['GET', 'HEAD']) {
    const reply = await request({ port, host: one.host, method, path: asset, headers });
    const { 'cache-control': told, 'content-encoding': coding, 'content-type': type } = reply.headers;
    expect([reply.status, told, coding]).toEqual([200, 'public, max-age=31536000, immutable', 'br']);
    expect(type).toContain('javascript');
  }
  for (const path of [`${asset}.br`, `${asset}x`]) {
    const { status, headers: found } = await plain(one, path);
    expect([path, status, found['content-type']]).toEqual([path, 404, 'text/html; charset=utf-8']);
  }
});
