import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { KnownSite } from '../../features/websites/server/index.ts';
import { request } from '../../../tests/support/http.ts';
import type { CacheAddress } from './addresses.ts';
import { type Making, none, PageCache, type Products } from './page-cache.ts';

/** A site is known to the cache by its identity in memory alone. */
const newSite = () => ({ website: { id: randomUUID() } }) as KnownSite;
const html = `<!doctype html><p>${'Grüße – “handmade” '.repeat(60)}</p>`;
const headers = { 'content-type': 'text/html; charset=utf-8', vary: 'accept-encoding, cookie' };

let cache: PageCache;
let site: KnownSite;
let server: Server;
const ask = (sent: Record<string, string> = {}, path = '/', method = 'GET') =>
  request({ port: (server.address() as AddressInfo).port, path, method, headers: sent });
const addressOf = (url: string): CacheAddress => ({
  url,
  invented: url.includes('?q='),
  isCall: url.startsWith('/api/'),
});
interface Wish {
  of?: KnownSite;
  products?: Products;
  ttl?: number;
  meanwhile?: () => void;
}
const keep = (path = '/', text = html, { of = site, products = none, ttl, meanwhile }: Wish = {}) =>
  cache.once(of, '', addressOf(path), async (making: Making) => {
    meanwhile?.();
    return cache.keep(making, { body: Buffer.from(text), headers, products, ttl });
  });
const isKept = async (path = '/') => (await ask({}, path)).status === 200;

beforeAll(async () => {
  server = createServer((incoming, response) => {
    const address = addressOf(incoming.url ?? '');
    if (!cache.answer(site, '', address, incoming, response)) response.writeHead(404).end();
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
  await keep('/about', html, { of: before });
  expect((await ask({}, '/about')).status).toBe(404);
  expect((await ask()).status).toBe(404);
  await keep('/about', 'new');
  expect((await ask({}, '/about')).text).toBe('new');
});

test('a site loses its oldest pages first, and takes no room from another', async () => {
  const big = 'x'.repeat(1_500_000);
  const other = newSite();
  await keep('/', 'another site', { of: other });
  for (const name of ['/a', '/b', '/c', '/d']) await keep(name, big);
  expect(await Promise.all(['/', '/a', '/b', '/d'].map(isKept))).toEqual([false, false, true, true]);
  site = other;
  expect((await ask()).text).toBe('another site');
});

test('what can be made up takes room from its own kind alone', async () => {
  for (let n = 0; n < 400; n += 1) await keep(`/shop?q=${n}`, 'x'.repeat(100_000));
  expect(await Promise.all(['/', '/shop?q=0', '/shop?q=399'].map(isKept))).toEqual([true, false, true]);
});

describe('stock', () => {
  const mug = randomUUID();
  const changed = (inWords: boolean, productId = mug) =>
    cache.stockChanged({ websiteId: site.website.id, productId, inWords });

  beforeEach(async () => {
    await keep('/product/mug', html, { products: new Set([mug]) });
    await keep('/shop?q=in-stock', html, { products: 'any' });
    await keep('/api/product/mug', html, { products: new Set([mug]) });
  });
  const all = ['/', '/product/mug', '/shop?q=in-stock', '/api/product/mug'];

  test.each([
    ['in words drops all that show the product', () => changed(true), [true, false, false, false]],
    ['of one of many drops what tells the number', () => changed(false), [true, true, true, false]],
    [
      'of another product drops what may show any',
      () => changed(true, randomUUID()),
      [true, true, false, true],
    ],
  ])('that changes %s', async (_what, change, left) => {
    change();
    expect(await Promise.all(all.map(isKept))).toEqual(left);
  });

  test('that changes while a page is made keeps it from being kept', async () => {
    await keep('/product/late', html, { products: new Set([mug]), meanwhile: () => changed(true) });
    await keep('/product/other', html, { products: none, meanwhile: () => changed(true) });
    expect(await Promise.all(['/product/late', '/product/other'].map(isKept))).toEqual([false, true]);
  });

  test('that changes by the clock ends a page', async () => {
    await keep('/product/over', html, { ttl: 0 });
    expect(await isKept('/product/over')).toBe(false);
  });
});

test('a page is made once for all who ask meanwhile, and anew for whoever asks after a change', async () => {
  let made = 0;
  let finish = () => {};
  const wait = new Promise<void>((resolve) => (finish = resolve));
  const want = () =>
    cache.once(site, '', addressOf('/many'), async (making) => {
      made += 1;
      await wait;
      return cache.keep(making, { body: Buffer.from(html), headers, products: none });
    });
  const early = [want(), want(), want()];
  cache.stockChanged({ websiteId: site.website.id, productId: randomUUID(), inWords: true });
  const late = want();
  finish();
  expect(await Promise.all([...early, late])).toEqual([undefined, true, true, undefined]);
  expect(made).toBe(2);
});

test('who waits for a page that fails makes it alone', async () => {
  const failing = cache.once(site, '', addressOf('/bad'), () => Promise.reject(new Error('broken')));
  const waiting = cache.once(site, '', addressOf('/bad'), async () => true);
  await expect(failing).rejects.toThrow('broken');
  expect(await waiting).toBe(false);
});
