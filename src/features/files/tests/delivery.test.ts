import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LibraryFile } from '../contract.ts';
import { openFile } from '../server/index.ts';
import { formOf } from '../../../../tests/support/forms.ts';
import { eventually } from '../../../../tests/support/eventually.ts';
import { file, filesWorld } from '../../../../tests/support/files-world.ts';

const world = await filesWorld();
afterAll(() => world.close());
const { add, own, fetch, upload, one, two, ask, app } = world;

const words = Buffer.from('0123456789'.repeat(1000));
let text: LibraryFile;
let path: string;
beforeAll(async () => {
  text = await add('digits.txt', words);
  path = text.urls.original;
});

test.each<[string, number, string | null]>([
  ['bytes=0-9', 206, 'bytes 0-9/10000'],
  ['bytes=9990-', 206, 'bytes 9990-9999/10000'],
  ['bytes=-5', 206, 'bytes 9995-9999/10000'],
  ['bytes=-99999', 206, 'bytes 0-9999/10000'],
  ['bytes=5-99999', 206, 'bytes 5-9999/10000'],
  ['bytes=10000-', 416, 'bytes */10000'],
  ['bytes=9-5', 416, 'bytes */10000'],
  ['bytes=-0', 416, 'bytes */10000'],
  ['bytes=abc', 416, 'bytes */10000'],
  ['bytes=99999999999999999999-', 416, 'bytes */10000'],
  ['bytes=0-1,5-6', 200, null],
  ['lines=0-1', 200, null],
])('a range of %j is answered %i', async (range, status, contentRange) => {
  const reply = await fetch(path, { range });
  expect(reply.status).toBe(status);
  expect(reply.headers['content-range'] ?? null).toBe(contentRange);
  const [, from, to] = /bytes (\d+)-(\d+)/.exec(contentRange ?? '') ?? [];
  if (status === 206) expect(reply.bytes).toEqual(words.subarray(Number(from), Number(to) + 1));
  if (status === 200) expect(reply.bytes).toEqual(words);
  if (status === 416)
    expect(reply.json()).toMatchObject({ error: expect.stringContaining('beyond the end') });
});

test('tags and conditions spare what is there already', async () => {
  const { headers } = await fetch(path);
  const etag = String(headers.etag);
  expect(headers).toMatchObject({
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'self'",
    'x-content-type-options': 'nosniff',
    'accept-ranges': 'bytes',
    'content-length': '10000',
    'referrer-policy': 'strict-origin-when-cross-origin',
  });
  // Whole from memory, and a range from the disk.
  const ranges: Record<string, string>[] = [{}, { range: 'bytes=0-1' }];
  for (const more of ranges) {
    const same = await fetch(path, { 'if-none-match': etag, ...more });
    expect([same.status, same.bytes.length]).toEqual([304, 0]);
  }
  expect((await fetch(path, { range: 'bytes=0-1', 'if-range': etag })).status).toBe(206);
  expect((await fetch(path, { range: 'bytes=0-1', 'if-range': '"other"' })).status).toBe(200);
  const head = await fetch(path, {}, 'HEAD');
  expect([head.status, head.bytes.length, head.headers['content-length']]).toEqual([200, 0, '10000']);
});

test('every address but the file’s own is another answer', async () => {
  const [, , id = '', revision = ''] = path.split('/');
  expect((await ask({ host: two.host, path })).status).toBe(404);
  expect((await fetch(`/files/${id}/${revision}/other.txt`)).headers.location).toBe(path);
  expect((await fetch(`/files/${id}/0ld/digits.txt`)).headers.location).toBe(path);
  for (const odd of [
    `/files/${id}/${revision}/w320.webp/x`,
    `/files/${id}/${revision}/`,
    `/files/${id}`,
    `/files/${id}/${revision}/..%2f..%2fetc%2fpasswd`,
    `/files/${id}/${revision}/%00`,
    `/files/${two.file}/${revision}/digits.txt`,
    `/files/${one.id}/${revision}/digits.txt`,
    '/files/../data/x',
  ])
    expect([400, 404], odd).toContain((await fetch(odd)).status);
  expect((await ask({ host: one.host, method: 'POST', path, body: {} })).status).toBeGreaterThanOrEqual(400);
});

test('what could run is in a sandbox or a download', async () => {
  const zip = await add('pack.zip', Buffer.concat([Buffer.from('PK\x05\x06', 'latin1'), Buffer.alloc(18)]));
  expect((await fetch(zip.urls.original)).headers['content-disposition']).toMatch(/^attachment/);
  const pdf = await add('leaflet.pdf', Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF'));
  const shown = await fetch(pdf.urls.original);
  expect(shown.headers['content-disposition']).toMatch(/^inline/);
  expect(shown.headers['content-security-policy']).toBe(
    "default-src 'none'; object-src 'self'; plugin-types application/pdf; style-src 'unsafe-inline'; frame-ancestors 'self'",
  );
});

test('a private file has no address; who sells it reads it', async () => {
  const bytes = Buffer.from('a poem that is sold');
  const [sold] = (await upload([file('poem.txt', bytes)], [{ name: 'private', value: 'true' }])).json() as [
    LibraryFile,
  ];
  expect(sold).toMatchObject({ private: true });
  expect((await fetch(sold.urls.original)).status).toBe(404);
  const opened = await openFile(app.files, one.id, sold._id);
  expect(opened).toMatchObject({ name: 'poem.txt', type: 'text/plain', size: bytes.length });
  const part = Buffer.concat((await (await opened.read({ from: 2, to: 5 })).toArray()) as Buffer[]);
  expect(part.toString()).toBe('poem');
  await expect(openFile(app.files, two.id, sold._id)).rejects.toMatchObject({ status: 404 });
  // The same content with another address is another file.
  const open = await add('poem.txt', bytes);
  expect(open._id).not.toBe(sold._id);
  await own('PUT', `/api/file/${open._id}`, { private: true });
  await eventually(
    () => fetch(open.urls.original),
    ({ status }) => status === 404,
    { what: 'it has no address' },
  );
});

test('a replaced document keeps its id, and its old address leads to the new one', async () => {
  const made = await add('prices.txt', Buffer.from('Bowl 20'));
  const replace = (name: string, bytes: string) =>
    ask({
      host: one.host,
      method: 'POST',
      path: `/api/file/${made._id}/replace`,
      cookie: one.owner.cookie,
      ...formOf([{ name: 'file', fileName: name, bytes: Buffer.from(bytes) }]),
    });
  const now = (await replace('new.txt', 'Bowl 25')).json() as LibraryFile;
  expect(now).toMatchObject({ _id: made._id, name: 'prices.txt', version: made.version + 1 });
  expect((await fetch(now.urls.original)).text).toBe('Bowl 25');
  const moved = await fetch(made.urls.original);
  expect([moved.status, moved.headers.location, moved.headers['cache-control']]).toEqual([
    302,
    now.urls.original,
    'no-cache',
  ]);
  expect((await replace('page.txt', '<html>')).status).toBe(400);
  expect((await fetch(now.urls.original)).text).toBe('Bowl 25');
});

test('files leave together as an archive', async () => {
  const [a, b] = [
    await add('same.txt', Buffer.from('first of two')),
    await add('same.txt', Buffer.from('second of two')),
  ];
  const zip = await own('GET', `/api/files/zip?ids=${a._id},${b._id}`);
  expect([zip.status, zip.headers['content-type']]).toEqual([200, 'application/zip']);
  const { fromBuffer } = await import('yauzl');
  const namesIn = (archived: Buffer) =>
    new Promise<string[]>((resolve, reject) => {
      fromBuffer(archived, (error, archive) => {
        if (error) return reject(error);
        const found: string[] = [];
        archive.on('entry', (entry: { fileName: string }) => found.push(entry.fileName));
        archive.once('end', () => resolve(found));
        archive.once('error', reject);
      });
    });
  expect((await namesIn(zip.bytes)).sort()).toEqual(['same (2).txt', 'same.txt']);

  // More than an address can hold.
  const parts = Array.from({ length: 190 }, (_, n) => file(`leaf ${n}.txt`, `leaf ${n}`));
  const many = (await upload(parts)).json() as LibraryFile[];
  const form = (ids: string, headers = {}) =>
    ask({
      host: one.host,
      method: 'POST',
      path: '/api/files/zip',
      cookie: one.owner.cookie,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: Buffer.from(String(new URLSearchParams({ ids }))),
    });
  const all = await form(many.map(({ _id }) => _id).join(','));
  expect([all.status, (await namesIn(all.bytes)).length]).toEqual([200, 190]);
  expect((await form(`${a._id},${two.file}`)).status).toBe(404);
  expect((await form('x'.repeat(1_100_000))).status).toBe(413);
  expect((await form(a._id, { origin: 'https://evil.test' })).status).toBe(403);
  expect((await own('GET', `/api/files/zip?ids=${a._id},${two.file}`)).status).toBe(404);
  expect((await own('GET', '/api/files/zip?ids=x')).status).toBe(400);
  expect((await ask({ host: one.host, path: `/api/files/zip?ids=${a._id}` })).status).toBe(401);
  expect(
    (await ask({ host: one.host, path: `/api/files/zip?ids=${a._id}`, cookie: one.customer.cookie })).status,
  ).toBe(403);
});
