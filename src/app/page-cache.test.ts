import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { KnownSite } from '../features/websites/server/index.ts';
import { request } from '../../tests/support/http.ts';
import { PageCache } from './page-cache.ts';

/** A site is known to the cache by its identity in memory alone. */
const newSite = () => ({}) as KnownSite;
const html = `<!doctype html><p>${'Grüße – “handmade” '.repeat(40)}</p>`;
const replyHeaders = { 'content-type': 'text/html; charset=utf-8', vary: 'accept-encoding, cookie' };

let cache: PageCache;
let site: KnownSite;
let server: Server;
const ask = (headers: Record<string, string> = {}, path = '/', method = 'GET') =>
  request({ port: (server.address() as AddressInfo).port, path, method, headers });
const keep = (path = '/', text = html, of = site) =>
  cache.keep(of, '', path, Buffer.from(text), replyHeaders);

beforeAll(async () => {
  server = createServer((incoming, response) => {
    if (!cache.answer(site, '', incoming, response)) response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => server.close());
beforeEach(async () => {
  cache = new PageCache();
  site = newSite();
  await keep();
});

describe('the encoding', () => {
  test.each([
    ['br, gzip, deflate', 'br'],
    ['gzip, deflate, br;q=0.9', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['BR', 'br'],
    ['br;q=0', undefined],
    ['gzip;q=0, *', 'br'],
    ['br ; q = 0 , gzip;q=0.000', undefined],
    ['brotli, x-gzip', undefined],
    ['identity', undefined],
    ['', undefined],
    ['*;q=0', undefined],
  ])('of %j is %s', async (accepted, encoding) => {
    const answer = await ask({ 'accept-encoding': accepted });
    expect(answer.headers['content-encoding']).toBe(encoding);
    const plain =
      encoding === 'br'
        ? brotliDecompressSync(answer.bytes)
        : encoding === 'gzip'
          ? gunzipSync(answer.bytes)
          : answer.bytes;
    expect(plain.toString()).toBe(html);
    expect(answer.headers).toMatchObject({ vary: 'accept-encoding, cookie' });
  });
});

describe('a copy that is still good', () => {
  test.each([
    ['as it was given', (tag: string) => tag],
    ['as weak', (tag: string) => `W/${tag}`],
    ['among others', (tag: string) => `"else", ${tag} , W/"more"`],
    ['as any', () => '*'],
  ])('is confirmed: named %s', async (_how, named) => {
    const { etag = '' } = (await ask()).headers;
    const answer = await ask({ 'if-none-match': named(etag) });
    expect([answer.status, answer.text, answer.headers.etag]).toEqual([304, '', etag]);
  });

  test('is told apart by encoding and content', async () => {
    const { etag = '' } = (await ask()).headers;
    expect((await ask({ 'if-none-match': etag, 'accept-encoding': 'br' })).status).toBe(200);
    await keep('/', `${html}<p>More</p>`);
    expect((await ask({ 'if-none-match': etag })).status).toBe(200);
  });
});

test('HEAD tells the length and sends nothing', async () => {
  const { status, text, headers } = await ask({}, '/', 'HEAD');
  expect([status, text, headers['content-length']]).toEqual([200, '', String(Buffer.byteLength(html))]);
});

test('a page rendered from what was known before a change is not found after it', async () => {
  const before = site;
  // The change makes the directory drop the site; a render that had begun keeps its page only now.
  site = newSite();
  await keep('/about', html, before);
  expect((await ask({}, '/about')).status).toBe(404);
  expect((await ask()).status).toBe(404);
  await keep('/about', 'new');
  expect((await ask({}, '/about')).text).toBe('new');
});

test('a site loses its oldest pages first, and takes no room from another', async () => {
  const big = 'x'.repeat(1024 * 1024);
  const other = newSite();
  await keep('/', 'another site', other);
  for (const name of ['/a', '/b', '/c', '/d', '/e']) await keep(name, big);
  const there = async (path: string) => (await ask({}, path)).status === 200;
  expect(await Promise.all(['/', '/a', '/b', '/e'].map(there))).toEqual([false, false, true, true]);
  site = other;
  expect((await ask()).text).toBe('another site');
});
