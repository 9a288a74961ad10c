import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { KnownSite } from '../../features/websites/server/index.ts';
import { request } from '../../../tests/support/http.ts';
import type { CacheAddress } from './addresses.ts';
import { type Making, PageCache } from './page-cache.ts';
import { type List, nothing, partChange, type Shown, shortIdsIn } from './shown.ts';

/** The cache identifies a site by its object in memory. */
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
  kind: url.startsWith('/api/') ? 'call' : 'page',
});
const showing = (text: string, ...lists: List[]): Shown => ({
  ids: Float64Array.from(shortIdsIn(text)),
  lists: new Set(lists),
  anyStock: false,
});
interface Wish {
  of?: KnownSite;
  shown?: Shown;
  ttl?: number;
  meanwhile?: () => void;
}
const keep = (path = '/', text = html, { of = site, shown = nothing, ttl, meanwhile }: Wish = {}) =>
  cache.once(of, '', addressOf(path), async (making: Making) => {
    meanwhile?.();
    return cache.keep(making, { body: Buffer.from(text), headers, shown, ttl });
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

test.each(['set-cookie', 'Set-Cookie'])('an answer with %s is kept for nobody', async (name) => {
  const own = { ...headers, [name]: 'sitewright_session=of-one-visitor; Path=/' };
  let kept: boolean | undefined;
  await cache.once(site, '', addressOf('/own'), async (making) => {
    kept = cache.keep(making, { body: Buffer.from(html), headers: own, shown: nothing });
    return kept;
  });
  expect([kept, await isKept('/own')]).toEqual([false, false]);
  const missing = cache.once(site, '', addressOf('/lost'), async (making) => {
    await cache.missing(making, async () => ({ body: Buffer.from(html), headers: own }));
    return true;
  });
  await expect(missing).rejects.toThrow('the same for all visitors');
});

test('HEAD tells the length and sends nothing', async () => {
  const { status, text, headers } = await ask({}, '/', 'HEAD');
  expect([status, text, headers['content-length']]).toEqual([200, '', String(Buffer.byteLength(html))]);
});

test('a page rendered from what was known before a change is not found after it', async () => {
  const before = site;
  // The change makes the directory drop the site; only now may the render that had started keep its page.
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
    cache.changed({ kind: 'stock', websiteId: site.website.id, productId, inWords });

  beforeEach(async () => {
    await keep('/product/mug', html, { shown: showing(mug) });
    await keep('/shop?q=in-stock', html, { shown: { ...nothing, anyStock: true } });
    await keep('/api/product/mug', html, { shown: showing(mug) });
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
    await keep('/product/late', html, { shown: showing(mug), meanwhile: () => changed(true) });
    await keep('/product/other', html, { meanwhile: () => changed(true) });
    expect(await Promise.all(['/product/late', '/product/other'].map(isKept))).toEqual([false, true]);
  });

  test('that changes by the clock ends a page', async () => {
    await keep('/product/over', html, { ttl: 0 });
    expect(await isKept('/product/over')).toBe(false);
  });
});

describe('a part of the site that changes', () => {
  const [mug, bowl] = [randomUUID(), randomUUID()];
  const all = ['/', '/product/mug', '/product/bowl', '/shop', '/shop?q=mug', '/feed', '/gone'];
  const change = (...part: string[]) => partChange(site.website.id, part);

  beforeEach(async () => {
    await keep('/product/mug', html, { shown: showing(`${mug} ${bowl}`, 'places') });
    await keep('/product/bowl', html, { shown: showing(bowl, 'places') });
    await keep('/shop', html, { shown: showing(bowl, 'places', 'order') });
    await keep('/shop?q=mug', html, { shown: showing(bowl, 'places', 'order', 'text') });
    await keep('/feed', html, { shown: showing('', 'pages') });
    await keep('/gone', html, { shown: showing('', 'missing') });
  });

  test.each([
    ['words of a product', ['product', mug, 'text'], ['/product/mug', '/shop?q=mug']],
    ['its price', ['product', mug, 'order'], ['/product/mug', '/shop', '/shop?q=mug']],
    [
      'whether it is listed',
      ['product', mug, 'places'],
      ['/product/mug', '/product/bowl', '/shop', '/shop?q=mug', '/gone'],
    ],
    ['a file', ['file', bowl], ['/product/mug', '/product/bowl', '/shop', '/shop?q=mug']],
    ['the text of another page', ['page', randomUUID()], ['/feed']],
    ['a redirect', ['redirect', randomUUID()], ['/gone']],
  ])('drops what shows it: %s', async (_what, part, dropped) => {
    const told = change(...part);
    if (told) cache.changed(told);
    const kept = await Promise.all(all.map(isKept));
    expect(all.filter((_path, at) => !kept[at])).toEqual(dropped);
  });

  test('of a kind that this release does not know concerns the whole site', () => {
    expect(change('cloud', mug)).toBeNull();
    expect(change('product', mug, 'weather')).toBeNull();
  });

  test('while a page is made keeps it from being kept', async () => {
    const meanwhile = () =>
      cache.changed({ kind: 'part', websiteId: site.website.id, id: mug, lists: ['text'] });
    await keep('/late', html, { shown: showing(mug), meanwhile });
    await keep('/other', html, { shown: showing(bowl), meanwhile });
    expect(await Promise.all(['/late', '/other'].map(isKept))).toEqual([false, true]);
  });
});

test('addresses that lead nowhere share one document, and take no room from pages', async () => {
  let documents = 0;
  const nowhere = (path: string) =>
    cache.once(site, '', { ...addressOf(path), invented: true, isNowhere: true }, async (making) => {
      const answer = await cache.missing(making, async () => {
        documents += 1;
        return { body: Buffer.from(html), headers };
      });
      return cache.keepMissing(making, answer, showing('', 'missing'), undefined);
    });
  // Several times as many as fit into one site's space for made-up addresses.
  for (let n = 0; n < 6_000; n += 1) await nowhere(`/made-up-${n}`);
  await nowhere('/last');
  const last = await ask({ 'if-none-match': '*' }, '/last');
  expect([documents, last.status, last.text]).toEqual([1, 404, html]);
  expect((await ask({}, '/made-up-0')).text).toBe('');
  expect(await isKept('/')).toBe(true);
});

test('a page is made once for all who ask meanwhile, and anew for whoever asks after a change', async () => {
  let made = 0;
  let finish = () => {};
  const wait = new Promise<void>((resolve) => (finish = resolve));
  const want = () =>
    cache.once(site, '', addressOf('/many'), async (making) => {
      made += 1;
      await wait;
      return cache.keep(making, { body: Buffer.from(html), headers, shown: nothing });
    });
  const early = [want(), want(), want()];
  cache.changed({ kind: 'stock', websiteId: site.website.id, productId: randomUUID(), inWords: true });
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
