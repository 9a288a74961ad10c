import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import type { Block } from '../../../lib/content/block-kind.ts';
import { madeKey } from '../server/keys.ts';
import type { LibraryFile } from '../contract.ts';
import { formOf } from '../../../../tests/support/forms.ts';
import { asAdmin } from '../../../../tests/support/postgres.ts';
import { eventually } from '../../../../tests/support/eventually.ts';
import { file, filesWorld, freshText } from '../../../../tests/support/files-world.ts';

const world = await filesWorld();
afterAll(() => world.close());
const { own, add, fetch, ready, one, ask } = world;

let shade = 0;
/** A unique image: red left, blue right. */
const picture = async (width: number, height: number, format: 'jpeg' | 'png' = 'jpeg') => {
  const half = { width: Math.floor(width / 2), height, channels: 3 as const };
  const right = await sharp({ create: { ...half, background: { r: 0, g: (shade += 7), b: 255 } } })
    .png()
    .toBuffer();
  return sharp({ create: { width, height, channels: 3, background: { r: 255, g: shade, b: 0 } } })
    .composite([{ input: right, left: width - half.width, top: 0 }])
    .withExif({ IFD0: { Copyright: 'a secret place' } })
    .toFormat(format)
    .toBuffer();
};
const replace = (id: string, name: string, bytes: Buffer) =>
  ask({
    host: one.host,
    method: 'POST',
    path: `/api/file/${id}/replace`,
    cookie: one.owner.cookie,
    ...formOf([{ ...file(name, bytes), name: 'file' }]),
  });

test('a picture is made anew, without what the camera wrote, and comes in other sizes when asked for', async () => {
  const bytes = await picture(900, 600);
  expect(bytes.includes('a secret place')).toBe(true);
  const made = await add('Harbour.jpeg', bytes);
  // Checks the reply itself, without waiting.
  const shown = made;
  expect(shown).toMatchObject({ state: 'ready', width: 900, height: 600, type: 'image/jpeg' });

  const whole = await fetch(shown.urls.original);
  expect(whole.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    etag: expect.stringMatching(/^"\w+"$/),
  });
  expect(whole.bytes.includes('a secret place')).toBe(false);
  const sibling = (name: string) => shown.urls.original.replace(/[^/]+$/, name);
  const [webp, avif] = [await fetch(sibling('w320.webp')), await fetch(sibling('w320.avif'))];
  expect([webp.headers['content-type'], avif.headers['content-type']]).toEqual(['image/webp', 'image/avif']);
  expect(await sharp(webp.bytes).metadata()).toMatchObject({ width: 320, format: 'webp' });
  const thumbnail = await fetch(shown.urls.thumbnail ?? '');
  expect(await sharp(thumbnail.bytes).metadata()).toMatchObject({ width: 300, height: 300 });
  for (const odd of ['w321.webp', 'w320.gif', 'thumbnail.avif', 'W320.webp'])
    expect((await fetch(sibling(odd))).status, odd).toBe(302);
});

test('an address works before its job has come to the picture', async () => {
  const made = await add('early.png', await picture(500, 300, 'png'));
  const [, , , revision = ''] = made.urls.original.split('/');
  await asAdmin(world.admin, (client) =>
    client.query("update sitewright.files set state = 'waiting', width = null, height = null where id = $1", [
      made._id,
    ]),
  );
  await world.app.files.storage.delete(madeKey(one.id, made._id, revision, 'master'));
  const [whole, small] = await Promise.all([
    fetch(made.urls.original),
    fetch(made.urls.original.replace(/[^/]+$/, 'w320.webp')),
  ]);
  expect([whole.status, small.status]).toEqual([200, 200]);
  expect(await ready(made._id)).toMatchObject({ state: 'ready', width: 500, height: 300 });
});

test('many who ask for one size at once have it made once', async () => {
  const shown = await ready((await add('crowd.png', await picture(800, 800, 'png')))._id);
  const path = shown.urls.original.replace(/[^/]+$/, 'w480.webp');
  const all = await Promise.all(Array.from({ length: 12 }, () => fetch(path)));
  expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(all.map(({ bytes }) => bytes.toString('base64'))).size).toBe(1);
});

test('a crop makes another picture under another address, and the whole stays for the owner', async () => {
  const shown = await ready((await add('cut.png', await picture(600, 400, 'png')))._id);
  const cut = { x: 0.5, y: 0, width: 0.5, height: 1 };
  const reply = await own('PUT', `/api/file/${shown._id}`, { crop: cut, version: shown.version });
  expect(reply.json()).toMatchObject({ state: 'waiting', crop: cut, objectPath: shown.objectPath });
  const now = await ready(shown._id);
  expect(now).toMatchObject({ width: 300, height: 400 });
  expect(now.objectPath).not.toBe(shown.objectPath);
  const moved = await fetch(shown.urls.original);
  expect([moved.status, moved.headers.location]).toEqual([302, now.urls.original]);
  const { dominant } = await sharp((await fetch(now.urls.original)).bytes).stats();
  expect(dominant.b).toBeGreaterThan(200);
  const whole = await ask({ host: one.host, path: now.urls.whole ?? '', cookie: one.owner.cookie });
  expect(await sharp(whole.bytes).metadata()).toMatchObject({ width: 600, height: 400 });
  expect(whole.headers['cache-control']).toBe('private, no-store');
  expect((await ask({ host: one.host, path: now.urls.whole ?? '' })).status).toBe(401);
});

test('a page shows the picture as the library has it today, in its own words where it has some', async () => {
  const shown = await ready((await add('on a page.png', await picture(640, 320, 'png')))._id);
  await own('PUT', `/api/file/${shown._id}`, { alt: 'From the library' });
  const image = (alt: string) => ({
    type: 'image',
    props: { picture: { src: '/old.png', alt, file: shown._id } },
  });
  const page = (
    await own('POST', '/api/page', {
      name: 'With pictures',
      slug: 'pictures',
      blocks: [image(''), { type: 'section', props: { content: [image('Own words')] } }],
    })
  ).json() as { _id: string; blocks: Block[]; version: number };
  expect(JSON.stringify(page.blocks)).toContain(shown.urls.original);
  expect(JSON.stringify(page.blocks)).not.toContain('From the library');
  await own('POST', `/api/page/${page._id}/publish`, {});
  const read = async () => (await fetch('/api/page?slug=pictures')).text;
  const before = await read();
  expect(before).toContain(`"src":"${shown.urls.original}"`);
  expect(before).toMatch(/"placeholder":"data:[^"]+"/);
  expect(before).toContain('From the library');
  expect(before).toContain('Own words');

  const uses = (await own('GET', `/api/file/${shown._id}/uses`)).json();
  expect(uses).toEqual([{ what: 'Page', label: 'With pictures', href: `/admin/pages/edit/${page._id}` }]);
  const body = { mongoId: shown._id, objectPath: shown.objectPath };
  const refused = await own('POST', '/api/file/delete', body);
  expect([refused.status, refused.json()]).toMatchObject([
    409,
    { code: 'file-in-use', error: expect.stringContaining('Page “With pictures”'), current: uses },
  ]);

  const replaced = await replace(shown._id, 'newer.jpg', await picture(200, 100));
  expect(replaced.json()).toMatchObject({ state: 'waiting', objectPath: shown.objectPath });
  const now = await ready(shown._id);
  expect(now).toMatchObject({ width: 200, height: 100, type: 'image/jpeg', _id: shown._id });
  await eventually(read, (text) => text.includes(now.urls.original), { what: 'the page shows the new one' });
  expect((await own('POST', '/api/file/delete', { ...body, force: true })).status).toBe(204);
});

test('a picture that cannot be opened is refused with the reason', async () => {
  const bytes = (await picture(300, 300, 'png')).subarray(0, 200);
  await expect(add('broken.png', bytes)).rejects.toThrow(/400 .*damaged/);
});

test('a text does not replace a picture', async () => {
  const shown = await ready((await add('stays.png', await picture(50, 50, 'png')))._id);
  expect((await replace(shown._id, 'text.txt', freshText())).status).toBe(409);
  const now = (await own('GET', `/api/file/${shown._id}`)).json() as LibraryFile;
  expect(now).toEqual(shown);
});
