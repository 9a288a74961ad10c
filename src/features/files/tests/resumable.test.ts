import { randomBytes } from 'node:crypto';
import { request as send } from 'node:http';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { LibraryFile } from '../contract.ts';
import { setLimits } from '../server/index.ts';
import { eventually } from '../../../../tests/support/eventually.ts';
import type { Answered } from '../../../../tests/support/http.ts';
import { filesWorld } from '../../../../tests/support/files-world.ts';

const world = await filesWorld({ MAX_FILE_SIZE: '64MB', MAX_SITE_SIZE: '100MB' });
afterAll(() => world.close());
const { one, two, ask, own, fetch } = world;
const UPLOADS = '/api/files/uploads';
const tus = { 'tus-resumable': '1.0.0' };

const text64 = (text: string) => Buffer.from(text).toString('base64');
const meta = (fields: Record<string, string>) =>
  Object.entries(fields)
    .map(([key, value]) => `${key} ${text64(value)}`)
    .join(',');
const as = (
  method: string,
  path: string,
  headers: Record<string, string> = {},
  body?: Buffer,
  cookie = one.owner.cookie,
) =>
  ask({ host: one.host, method, path, cookie, headers: { ...tus, ...headers }, ...(body ? { body } : {}) });
async function begin(
  length: number,
  fields: Record<string, string> = { filename: 'tide.txt' },
): Promise<string> {
  const reply = await as('POST', UPLOADS, {
    'upload-length': String(length),
    'upload-metadata': meta(fields),
  });
  expect(reply.status, reply.text).toBe(201);
  return reply.headers.location ?? '';
}
const patch = (path: string, offset: number, body: Buffer): Promise<Answered> =>
  as(
    'PATCH',
    path,
    { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
    body,
  );
const offsetOf = async (path: string) => Number((await as('HEAD', path)).headers['upload-offset']);
const text = (length: number) => Buffer.from(randomBytes(length).toString('hex').slice(0, length));
const unfinished = () => readdir(join(world.app.config.dataDir, 'unfinished')).catch(() => []);

/** Sends a part of the announced bytes, then closes the connection. */
function breakOff(path: string, offset: number, promised: number, body: Buffer): Promise<void> {
  return new Promise((resolve) => {
    const outgoing = send({
      host: '127.0.0.1',
      port: world.port,
      path,
      method: 'PATCH',
      agent: false,
      headers: {
        ...tus,
        host: one.host,
        cookie: one.owner.cookie,
        'content-length': String(promised),
        'content-type': 'application/offset+octet-stream',
        'upload-offset': String(offset),
      },
    });
    outgoing.on('error', () => {});
    outgoing.once('close', resolve);
    outgoing.write(body, () => setImmediate(() => outgoing.destroy()));
  });
}

test('goes on after a lost line with what had arrived', async () => {
  const content = text(40_000_000);
  const path = await begin(content.length, { filename: 'Tide tables.txt', folder: 'Sea' });
  await breakOff(path, 0, content.length, content.subarray(0, 25_000_000));
  const kept = await eventually(
    () => offsetOf(path),
    (offset) => offset > 16 * 1024 * 1024,
    { what: 'parts are kept' },
  );
  const settled = await eventually(unfinished, (names) => names.length === 0, {
    what: 'nothing is in hand',
  }).then(() => offsetOf(path));
  expect(settled).toBeGreaterThanOrEqual(kept);
  expect(settled).toBeLessThanOrEqual(25_000_000);
  const done = await patch(path, settled, content.subarray(settled));
  expect([done.status, done.headers['upload-offset']]).toEqual([204, String(content.length)]);
  const id = String(done.headers['x-file-id']);
  const file = (await own('GET', `/api/file/${id}`)).json() as LibraryFile;
  expect(file).toMatchObject({ name: 'Tide tables.txt', folder: 'Sea', size: content.length });
  expect((await fetch(file.urls.original)).bytes.equals(content)).toBe(true);
  expect((await as('HEAD', path)).headers).toMatchObject({
    'x-file-id': id,
    'upload-offset': String(content.length),
  });
});

test('what had arrived whole when the process died becomes a file with the next question', async () => {
  const content = text(1000);
  const path = await begin(content.length, { filename: 'late.txt' });
  // The state after a process died between the last part and the file.
  const [id] = path.split('/').slice(-1);
  const key = `${one.id}/uploads/${id}/000-x`;
  const { Readable } = await import('node:stream');
  await world.app.files.storage.put(key, Readable.from([content]));
  await world.app.db.forWebsite(one.id, async (tx) => {
    const { addPart } = await import('../server/uploads/upload-queries.ts');
    await addPart(tx, id ?? '', { from: 0, bytes: content.length, key });
  });
  const [a, b] = await Promise.all([as('HEAD', path), as('HEAD', path)]);
  expect(a.headers['x-file-id']).toMatch(/^[0-9a-f-]{36}$/);
  expect(b.headers['x-file-id']).toBe(a.headers['x-file-id']);
});

test('a part that does not follow is refused, whoever sends it', async () => {
  const content = text(3000);
  const path = await begin(content.length);
  expect((await patch(path, 1000, content.subarray(1000))).status).toBe(409);
  expect((await patch(path, 0, content.subarray(0, 1000))).headers['upload-offset']).toBe('1000');
  expect((await patch(path, 0, content.subarray(0, 1000))).status).toBe(409);
  // Fails without the condition in `addPart`: several are counted.
  const all = await Promise.all(Array.from({ length: 8 }, () => patch(path, 1000, content.subarray(1000))));
  expect(all.map(({ status }) => status).sort()).toEqual([204, ...Array<number>(7).fill(409)]);
  expect((await patch(path, 3000, text(10))).status).toBe(413);

  // A complete upload in one request becomes a file directly. Fails without the condition in `finishUpload`: all of them do.
  const whole = await begin(content.length, { filename: 'once.txt' });
  const again = text(3000);
  const once = await Promise.all(Array.from({ length: 8 }, () => patch(whole, 0, again)));
  expect(once.map(({ status }) => status).sort()).toEqual([204, ...Array<number>(7).fill(409)]);
  expect(await offsetOf(whole)).toBe(3000);
  const id = once.find(({ status }) => status === 204)?.headers['x-file-id'];
  const { urls } = (await own('GET', `/api/file/${String(id)}`)).json() as LibraryFile;
  expect((await fetch(urls.original)).bytes.equals(again)).toBe(true);
});

test('what is of no kind that is kept is refused at the end, and nothing stays', async () => {
  const content = Buffer.from('<html><body>hello'.padEnd(500));
  const path = await begin(content.length, { filename: 'page.png' });
  const reply = await patch(path, 0, content);
  expect([reply.status, reply.json()]).toMatchObject([400, { error: expect.stringContaining('page.png') }]);
  expect((await as('HEAD', path)).status).toBe(404);

  // Not 409, after which the client asks for the offset and sends everything again.
  const archive = Buffer.concat([Buffer.from('PK\x05\x06', 'latin1'), Buffer.alloc(18)]);
  const other = await begin(archive.length, { filename: 'a.zip', replaces: one.file });
  expect((await patch(other, 0, archive)).json()).toMatchObject({
    error: expect.stringContaining('same type'),
  });
  expect((await as('HEAD', other)).status).toBe(404);
  expect(await unfinished()).toEqual([]);
});

test('an upload can be given up', async () => {
  const path = await begin(5000);
  await patch(path, 0, text(1000));
  expect((await as('DELETE', path)).status).toBe(204);
  expect((await as('HEAD', path)).status).toBe(404);
  const left = await Array.fromAsync(world.app.files.storage.list(`${one.id}/uploads/`));
  expect(left.filter(({ key }) => path.endsWith(key.split('/')[2] ?? ''))).toEqual([]);
});

test('what is announced must fit but takes no room, and many at once never store more than the site may', async () => {
  const announce = (length: number) =>
    as('POST', UPLOADS, {
      'upload-length': String(length),
      'upload-metadata': meta({ filename: 'large.txt' }),
    });
  const room = async () => (await own('GET', '/api/files/room')).json() as { used: number };
  const limits = (perSite: number | null) =>
    world.app.db.forWebsite(one.id, (tx) => setLimits(tx, { perSite }));
  const tooLarge = await announce(65 * 1024 * 1024);
  expect([tooLarge.status, tooLarge.json()]).toMatchObject([
    413,
    { error: expect.stringContaining('64 MB') },
  ]);
  const { used } = await room();
  const size = 1_000_000;
  await limits(used + 2.5 * size);
  expect((await announce(3 * size)).status).toBe(413);
  const begun = await Promise.all(Array.from({ length: 10 }, () => announce(size)));
  expect(begun.map(({ status }) => status)).toEqual(Array<number>(10).fill(201));
  // Fails without the lock in `checkRoom`: more than two are stored.
  const paths = begun.map(({ headers }) => headers.location ?? '');
  const done = await Promise.all(paths.map((path) => patch(path, 0, text(size))));
  const stored = done.filter(({ status }) => status === 204).length;
  expect(stored).toBeLessThanOrEqual(2);
  expect(done.filter(({ status }) => status === 413)).toHaveLength(10 - stored);
  expect((await room()).used).toBe(used + stored * size);
  // Refused uploads hold no space.
  for (let n = stored; n < 2; n += 1)
    expect((await patch(await begin(size), 0, text(size))).status).toBe(204);
  await limits(null);
});

test('wrong requests are refused with a sentence', async () => {
  const path = await begin(100);
  const header = { 'upload-metadata': meta({ filename: 'a.txt' }), 'upload-length': '10' };
  const wrong: [string, Promise<Answered>, number][] = [
    ['no version', ask({ host: one.host, method: 'HEAD', path, cookie: one.owner.cookie }), 412],
    ['no length', as('POST', UPLOADS, { 'upload-metadata': meta({ filename: 'a.txt' }) }), 400],
    ['empty', as('POST', UPLOADS, { ...header, 'upload-length': '0' }), 400],
    ['no name', as('POST', UPLOADS, { 'upload-length': '10' }), 400],
    [
      'odd folder',
      as('POST', UPLOADS, { ...header, 'upload-metadata': meta({ filename: 'a', folder: '../x' }) }),
      400,
    ],
    [
      'replaces nothing',
      as('POST', UPLOADS, {
        ...header,
        'upload-metadata': meta({ filename: 'a', replaces: path.slice(-36) }),
      }),
      404,
    ],
    ['other type', as('PATCH', path, { 'upload-offset': '0', 'content-type': 'text/plain' }, text(5)), 415],
    [
      'odd offset',
      as(
        'PATCH',
        path,
        { 'upload-offset': '-1', 'content-type': 'application/offset+octet-stream' },
        text(5),
      ),
      400,
    ],
    ['no upload', as('HEAD', `${UPLOADS}/nothing`), 404],
    ['the other site’s owner', as('HEAD', path, {}, undefined, two.owner.cookie), 401],
    ['a customer', as('DELETE', path, {}, undefined, one.customer.cookie), 403],
    [
      'a foreign page',
      as(
        'PATCH',
        path,
        {
          origin: 'https://evil.test',
          'upload-offset': '0',
          'content-type': 'application/offset+octet-stream',
        },
        text(5),
      ),
      403,
    ],
  ];
  for (const [what, reply, status] of wrong) expect((await reply).status, what).toBe(status);
  const elsewhere = await ask({
    host: two.host,
    method: 'HEAD',
    path,
    cookie: two.owner.cookie,
    headers: tus,
  });
  expect(elsewhere.status).toBe(404);
  expect(await offsetOf(path)).toBe(0);
});
