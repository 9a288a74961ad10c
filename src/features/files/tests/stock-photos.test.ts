import { afterAll, beforeEach, expect, test } from 'vitest';
import { filesWorld } from '../../../../tests/support/files-world.ts';
import { allRows } from '../../../../tests/support/rows.ts';
import { staffMember } from '../../../../tests/support/staff.ts';
import { photoTitle, startStockStandIn } from '../../../../tests/support/stock-standin.ts';
import type { LibraryFile } from '../contract.ts';
import type { StockPhoto, StockSettings } from '../stock-contract.ts';

const provider = await startStockStandIn();
const world = await filesWorld({ STOCK_PHOTOS_BASE: provider.base });
afterAll(async () => {
  await world.close();
  await provider.close();
});
const { own, ready, one, two, ask, admin } = world;
const KEY = 'pexels-hush-key-1234';
const set = (body: object) => own('PUT', '/api/stock-photos/provider', body);
const search = (q = 'kiln', page = 1) => own('GET', `/api/stock-photos/search?q=${q}&page=${page}`);
const add = (id: string) => own('POST', '/api/stock-photos', { id });

beforeEach(() => provider.answer(undefined));

test('without a provider nothing is sent, and the reply says what to do', async () => {
  await set({ provider: 'none' });
  const refused = await search();
  expect(refused.status).toBe(409);
  expect(refused.json()).toMatchObject({ error: 'Stock photos are off. Turn them on in Settings.' });
  expect((await add('42')).status).toBe(409);
  expect(provider.requests).toEqual([]);
});

test('a photo in the public domain is found and copied, with a name and an alt text, once', async () => {
  expect((await set({ provider: 'openverse' })).json()).toEqual({ provider: 'openverse', keyEnding: null });
  const { photos, hasMore } = (await search()).json() as { photos: StockPhoto[]; hasMore: boolean };
  expect(hasMore).toBe(true);
  expect(photos.map(({ description }) => description)).toEqual([41, 42, 43].map(photoTitle));
  expect(photos[0]).not.toHaveProperty('original');
  const asked = new URLSearchParams(provider.requests.at(-1)?.path.split('?')[1]);
  expect(asked.get('license')).toBe('cc0,pdm');
  expect((await search('kiln', 2)).json()).toMatchObject({ hasMore: false });

  const made = await add(photos[0]?.id ?? '');
  expect(made.status).toBe(201);
  const file = made.json() as LibraryFile;
  expect(file).toMatchObject({ name: 'Kiln 41 – Ada Brook – Openverse.jpg', alt: 'Kiln 41', kind: 'image' });
  expect(await ready(file._id)).toMatchObject({ state: 'ready', width: 1200 });
  expect((await add(photos[0]?.id ?? '')).json()).toMatchObject({ _id: file._id, known: true });
});

test('a key is sent to its provider alone, never shown, stored sealed and kept without a new one', async () => {
  expect((await set({ provider: 'pexels' })).json()).toMatchObject({ fields: { key: 'Enter an API key.' } });
  const saved = await set({ provider: 'pexels', key: KEY });
  expect(saved.json()).toEqual({ provider: 'pexels', keyEnding: '1234' });
  expect((await set({ provider: 'pexels' })).json()).toEqual(saved.json());
  expect((await search()).status).toBe(200);
  expect(provider.requests.at(-1)).toMatchObject({ key: KEY });
  expect((await add('42')).json()).toMatchObject({ name: 'Kiln 42 – Ada Brook – Pexels.jpg' });
  expect((await own('GET', '/api/stock-photos/provider')).text).not.toContain(KEY);
  expect(JSON.stringify(await allRows(admin))).not.toContain(KEY);

  await set({ provider: 'openverse' });
  await search();
  expect(provider.requests.at(-1)).toMatchObject({ key: '' });
  // The key went with the provider.
  expect((await set({ provider: 'pexels' })).status).toBe(400);
});

test('what a provider fails with is said in words that name it, and nothing of its reply', async () => {
  await set({ provider: 'pexels', key: KEY });
  for (const [status, sentence] of [
    [401, 'Pexels didn’t accept the API key. Check it in Settings → Stock photos.'],
    [429, 'Pexels received too many requests. Try again in a few minutes.'],
    [500, 'Pexels couldn’t be reached. Try again in a few minutes.'],
    [200, 'Pexels couldn’t be reached. Try again in a few minutes.'],
  ] as const) {
    provider.answer({ status, body: `hush ${KEY}` });
    const refused = await search();
    expect(refused.status).toBe(409);
    expect(refused.json()).toMatchObject({ code: 'stock-photos-failed', error: sentence });
    expect(refused.text).not.toContain('hush');
  }
  provider.answer(undefined);
  expect((await add('99')).json()).toMatchObject({
    error: 'Pexels no longer has this photo. Choose another one.',
  });
});

test('a hostile provider brings neither script, nor invisible characters, nor a place in this network', async () => {
  await set({ provider: 'pexels', key: KEY });
  const photo = {
    id: 42,
    alt: `a/b\u0000\u202e${'x'.repeat(500)}\ud800`,
    photographer: '../../etc\u0007',
    url: 'javascript:alert(1)',
    src: { original: 'file:///etc/passwd', medium: 'data:text/html,x' },
    width: 1,
    height: 1,
  };
  provider.answer({ status: 200, body: { photos: [photo], next_page: null } });
  const [found] = ((await search()).json() as { photos: StockPhoto[] }).photos;
  expect(found).toMatchObject({ page: '', thumbnail: '' });
  expect(found?.description).toHaveLength(300);
  provider.answer({ status: 200, body: photo });
  expect((await add('42')).status).toBe(400);
  const image = `${provider.base}/image/77.jpg`;
  provider.answer({ status: 200, body: { ...photo, src: { original: image, medium: image } } });
  const made = (await add('42')).json() as LibraryFile;
  expect(made.name).toMatch(/^a b x+ – \.\. \.\. etc – Pexels\.jpg$/);
  // Not the address of another call of the provider, either.
  expect((await add('../search')).status).toBe(400);
});

test('staff without settings may use photos but not choose the provider; another site has its own', async () => {
  await set({ provider: 'openverse' });
  const editor = await staffMember({ ...world, db: world.app.db, site: one }, 'editor');
  const as = (method: string, path: string, body?: object) =>
    ask({ host: one.host, method, path, cookie: editor.cookie, ...(body ? { body } : {}) });
  expect((await as('GET', '/api/stock-photos/search?q=kiln')).status).toBe(200);
  expect((await as('PUT', '/api/stock-photos/provider', { provider: 'none' })).status).toBe(403);
  const other = await ask({ host: two.host, path: '/api/stock-photos', cookie: two.owner.cookie });
  expect(other.json()).toEqual({ provider: 'pexels' });
  expect((await ask({ host: one.host, path: '/api/stock-photos/search?q=kiln' })).status).toBe(401);
  expect(((await set({ provider: 'none' })).json() as StockSettings).provider).toBe('none');
});
