import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { crc32, deflateSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import type { LibraryFile } from '../contract.ts';
import { fetchPicture } from '../server/index.ts';
import { allRows } from '../../../../tests/support/rows.ts';
import { formOf } from '../../../../tests/support/forms.ts';
import { file, filesWorld, freshText } from '../../../../tests/support/files-world.ts';

const world = await filesWorld();
afterAll(() => world.close());
const { upload, add, one, two, ask, ready, fetch } = world;

const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#123456' } })
  .png()
  .toBuffer();
const gif = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#123456' } })
  .gif()
  .toBuffer();
const emptyZip = Buffer.concat([Buffer.from('PK\x05\x06', 'latin1'), Buffer.alloc(18)]);
const script = '<script>alert(document.cookie)</script>';
const stored = async () => [
  ...(await readdir(join(world.app.config.dataDir, 'unfinished')).catch(() => [])),
  ...(await Array.fromAsync(world.app.files.storage.list(`${one.id}/`))).map(({ key }) => key),
];

/** 30,000 × 30,000 pixels in a hundred kilobytes. */
function pixelBomb(): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const sized = Buffer.alloc(body.length + 8);
    sized.writeUInt32BE(data.length);
    body.copy(sized, 4);
    sized.writeUInt32BE(crc32(body), body.length + 4);
    return sized;
  };
  const header = Buffer.from([0, 0, 0x75, 0x30, 0, 0, 0x75, 0x30, 1, 0, 0, 0, 0]);
  const pixels = deflateSync(Buffer.alloc(30_000 * 3751), { level: 9 });
  return Buffer.concat([
    png.subarray(0, 8),
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

describe('is refused with a sentence, and nothing stays:', () => {
  test.each<[string, string, Buffer]>([
    ['a page under a picture’s name', 'photo.png', Buffer.from(`<!doctype html><html>${script}`)],
    ['a page under a text’s name', 'notes.txt', Buffer.from(`\n<HTML><body>${script}`)],
    ['a page under its own name', 'page.html', Buffer.from(`<!-- hi --><html>${script}`)],
    ['a page in another encoding', 'notes.txt', Buffer.from(`\ufeff<html>${script}`, 'utf16le')],
    [
      'a drawing under a picture’s name',
      'photo.png',
      Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`),
    ],
    ['a text under a picture’s name', 'photo.jpg', Buffer.from('just some words')],
    ['a picture under a document’s name', 'letter.pdf', png],
    ['a program', 'tool.png', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(300)])],
    [
      'a program without a kind',
      'tool',
      Buffer.concat([Buffer.from('\x7fELF', 'latin1'), Buffer.alloc(300)]),
    ],
    ['a packed bomb', 'bomb.gz', gzipSync(Buffer.alloc(10_000_000))],
    ['a packed drawing', 'drawing.svgz', gzipSync('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a picture that is a page too', 'photo.gif', Buffer.concat([gif, Buffer.from(`<html>${script}`)])],
    ['a picture that is an archive too', 'photo.png', Buffer.concat([png, emptyZip])],
    [
      'a picture that is a PDF too',
      'photo.gif',
      Buffer.concat([gif.subarray(0, 20), Buffer.from('%PDF-1.7'), gif.subarray(20)]),
    ],
    [
      'a picture that is a script too',
      'photo.gif',
      Buffer.from(`GIF89a/*${'x'.repeat(50)}*/=1;//<script >alert(1)</script>`),
    ],
    ['nothing at all', 'empty.txt', Buffer.alloc(0)],
    ['an XML document', 'data.xml', Buffer.from('<?xml version="1.0"?><note/>')],
  ])('%s', async (_what, name, bytes) => {
    const [rows, things] = [await allRows(world.admin), await stored()];
    const reply = await upload([file(name, bytes)]);
    expect([reply.status, reply.json()]).toMatchObject([
      400,
      { error: expect.stringMatching(/wasn’t uploaded: .+\.$/) },
    ]);
    expect(await stored()).toEqual(things);
    expect(await allRows(world.admin)).toEqual(rows);
  });

  test.each<[string, () => Promise<{ status: number }>, number]>([
    ['a form without a file', () => upload([], [{ name: 'folder', value: 'Plans' }]), 400],
    ['an unknown field', () => upload([file('a.txt', 'words')], [{ name: 'surplus', value: '1' }]), 400],
    [
      'a folder that climbs',
      () => upload([file('a.txt', 'words')], [{ name: 'folder', value: '../..' }]),
      400,
    ],
    [
      'no form',
      () => ask({ host: one.host, method: 'POST', path: '/api/files', cookie: one.owner.cookie, body: {} }),
      415,
    ],
    [
      'a form that breaks off',
      () =>
        ask({ host: one.host, method: 'POST', path: '/api/files', cookie: one.owner.cookie, ...broken() }),
      400,
    ],
    ['a visitor', () => ask({ host: one.host, method: 'POST', path: '/api/files', ...form() }), 401],
    [
      'a customer',
      () =>
        ask({ host: one.host, method: 'POST', path: '/api/files', cookie: one.customer.cookie, ...form() }),
      403,
    ],
    [
      'another site’s owner',
      () => ask({ host: one.host, method: 'POST', path: '/api/files', cookie: two.owner.cookie, ...form() }),
      401,
    ],
    [
      'a foreign page',
      () =>
        ask({
          host: one.host,
          method: 'POST',
          path: '/api/files',
          cookie: one.owner.cookie,
          ...form({ origin: 'https://evil.test' }),
        }),
      403,
    ],
    [
      'another site’s id',
      () =>
        ask({
          host: one.host,
          method: 'POST',
          path: '/api/files',
          cookie: one.owner.cookie,
          ...form({ 'x-website-id': two.id }),
        }),
      403,
    ],
    [
      'another site’s id in the form',
      () => upload([file('a.txt', 'words')], [{ name: 'website', value: two.id }]),
      403,
    ],
    [
      'no site',
      () =>
        ask({ host: 'nobody.test', method: 'POST', path: '/api/files', cookie: one.owner.cookie, ...form() }),
      404,
    ],
  ])('%s', async (_what, send, status) => {
    const [rows, things] = [await allRows(world.admin), await stored()];
    expect((await send()).status).toBe(status);
    expect(await stored()).toEqual(things);
    expect(await allRows(world.admin)).toEqual(rows);
  });
});

const form = (more: Record<string, string> = {}) => {
  const { body, headers } = formOf([file('a.txt', 'words')]);
  return { body, headers: { ...headers, ...more } };
};
const broken = () => {
  const { body, headers } = form();
  return { body: body.subarray(0, -30), headers };
};

test('a bomb of pixels is refused at once, and nothing of it is kept', async () => {
  const bomb = pixelBomb();
  expect(bomb.length).toBeLessThan(150_000);
  const reply = await upload([file('fine.txt', freshText()), file('bomb.png', bomb)]);
  expect([reply.status, reply.json()]).toMatchObject([
    400,
    { error: expect.stringMatching(/^bomb\.png: .*30,000 × 30,000/) },
  ]);
  const kept = await ask({ host: one.host, path: '/api/files?q=bomb', cookie: one.owner.cookie });
  expect(kept.json()).toEqual([]);
});

test('a drawing is cleaned before anybody sees it', async () => {
  const bytes = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" onload="alert(1)">${script}<rect width="9" height="9"/></svg>`,
  );
  const made = await ready((await add('sign.svg', bytes))._id);
  const shown = await fetch(made.urls.original);
  expect(shown.text).toContain('<rect');
  expect(shown.text).not.toMatch(/script|onload|alert/);
  expect(shown.headers['content-security-policy']).toMatch(/^sandbox; default-src 'none'/);
});

test.each<[string, string, RegExp]>([
  ['a path', '../../../etc/passwd.txt', /^passwd\.txt$/],
  ['a path of another system', 'C:\\\\Users\\\\me\\\\notes.txt', /^notes\.txt$/],
  ['line breaks and control characters', 'no\x01te\x7f\u2028s.txt', /^notes\.txt$/],
  ['letters that turn the direction', 'cod\u202Etxt.exe', /^codtxt\.txt$/],
  ['300 letters', `${'ä'.repeat(300)}.txt`, /^ä{196}\.txt$/],
  ['another ending', 'report.html', /^report\.txt$/],
  ['no ending', 'README', /^README\.txt$/],
  ['dots alone', '...', /^file\.txt$/],
  ['two endings', 'page.html.txt', /^page\.html\.txt$/],
])('%s in a name is taken out', async (_what, name, expected) => {
  const made = await add(name, freshText());
  expect(made.name).toMatch(expected);
  expect(made.objectPath).toMatch(/^[0-9a-f-]{36}\/[0-9a-z]+\/[A-Za-z0-9.-]+$/);
  const reply = await fetch(made.urls.original);
  expect(reply.status).toBe(200);
  expect(reply.headers['content-disposition']).toMatch(
    /^attachment; filename="[\x20-\x7e]+"; filename\*=UTF-8''[\w.%!~*-]+$/,
  );
});

test('NUL in a name is refused', async () => {
  expect((await upload([file('no\0tes.txt', freshText())])).status).toBe(400);
});

test('the same file twenty times at once is one file', async () => {
  const bytes = freshText();
  // Fails without the unique index on the content: there are twenty.
  const all = await Promise.all(Array.from({ length: 20 }, (_, i) => upload([file(`copy ${i}.txt`, bytes)])));
  const made = all.map((reply) => (reply.json() as LibraryFile[])[0]);
  expect(new Set(made.map((each) => each?._id)).size).toBe(1);
  expect(made.filter((each) => !each?.known)).toHaveLength(1);
  const keys = (await stored()).filter((key) => made.some((each) => key.includes(each?._id ?? '-')));
  expect(keys).toHaveLength(1);
  const twice = await upload([file('one.txt', bytes), file('new.txt', freshText()), file('two.txt', bytes)]);
  expect((twice.json() as LibraryFile[]).map(({ known }) => known)).toEqual([true, false, true]);
});

test('a picture that an import names is never fetched from inside the network', async () => {
  let asked = 0;
  const inside = createServer((_, reply) => {
    asked += 1;
    reply.setHeader('content-type', 'image/png').end(png);
  }).listen(0, '127.0.0.1');
  await once(inside, 'listening');
  const { port } = inside.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/mug.png`;
  const to = { folder: '', by: null };
  try {
    await expect(fetchPicture(world.app.files, one.id, url, to)).rejects.toMatchObject({ status: 400 });
    expect(asked).toBe(0);
    const open = await fetchPicture(world.app.files, one.id, url, to, () => true);
    expect([asked, open.kind]).toEqual([1, 'image']);
  } finally {
    inside.close();
  }
});
