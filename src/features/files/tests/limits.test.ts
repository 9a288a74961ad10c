import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { request as send } from 'node:http';
import { join } from 'node:path';
import Fastify, { type FastifyRequest } from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { expectProgress } from '../../../lib/http/requests/patience.ts';
import { formOf } from '../../../../tests/support/forms.ts';
import { eventually } from '../../../../tests/support/eventually.ts';
import { asAdmin } from '../../../../tests/support/postgres.ts';
import { file, filesWorld } from '../../../../tests/support/files-world.ts';

const world = await filesWorld({ MAX_FILE_SIZE: '1MB', MAX_SITE_SIZE: '6MB' });
afterAll(() => world.close());
const { one, app, admin, own, upload, port } = world;
const { storage } = app.files;

const text = (length: number) => Buffer.from(randomBytes(length / 2).toString('hex'));
const unfinished = () => readdir(join(app.config.dataDir, 'unfinished')).catch(() => []);
const keys = async () => (await Array.fromAsync(storage.list(`${one.id}/`))).map(({ key }) => key).sort();
const count = (table: string) =>
  asAdmin(admin, async (client) => {
    const { rows } = await client.query(
      `select count(*)::int as n from sitewright.${table} where website_id = $1`,
      [one.id],
    );
    return (rows[0] as { n: number }).n;
  });
const holds = await count('file_holds');
const nothingIsLeft = async () => {
  await eventually(
    async () => [await unfinished(), await count('file_holds')] as const,
    ([names, held]) => names.length === 0 && held === holds,
    {
      what: 'nothing is in hand',
    },
  );
};

/** Sends a body in chunks, without its length. @param end false: closes the connection instead */
function stream(pieces: Buffer[], end = true): Promise<number> {
  const { headers } = formOf([]);
  return new Promise((resolve) => {
    const outgoing = send(
      {
        host: '127.0.0.1',
        port,
        path: '/api/files',
        method: 'POST',
        agent: false,
        headers: { ...headers, host: one.host, cookie: one.owner.cookie, 'transfer-encoding': 'chunked' },
      },
      (incoming) => {
        incoming.resume();
        resolve(incoming.statusCode ?? 0);
      },
    );
    outgoing.on('error', () => resolve(0));
    for (const piece of pieces) outgoing.write(piece);
    if (end) outgoing.end();
    else setTimeout(() => outgoing.destroy(), 100);
  });
}

test('a file over the limit is refused while it streams, whether its length is said or not', async () => {
  const [stored, files] = [await keys(), await count('files')];
  const reply = await upload([file('fine.txt', text(1000)), file('large.txt', text(1_500_000))]);
  expect([reply.status, reply.json()]).toMatchObject([
    413,
    { error: expect.stringContaining('“large.txt” is too large. Files on this site can be up to 1 MB') },
  ]);
  const { body } = formOf([file('endless.txt', text(3_000_000))]);
  expect(await stream([body])).toBe(413);
  await nothingIsLeft();
  expect([await keys(), await count('files')]).toEqual([stored, files]);
});

test('an upload that breaks off leaves nothing', async () => {
  const [stored, files] = [await keys(), await count('files')];
  const { body } = formOf([file('broken off.txt', text(600_000))]);
  expect(await stream([body.subarray(0, 400_000)], false)).toBe(0);
  await nothingIsLeft();
  expect([await keys(), await count('files')]).toEqual([stored, files]);
});

test('a body that stands still or drips is ended', async () => {
  const server = Fastify();
  server.addContentTypeParser('*', (_request, _body, done) => done(null));
  const read = async (request: FastifyRequest) => {
    const finished = expectProgress(request, { everyMs: 50, leastBytes: 1000, mostMs: 10_000 });
    try {
      for await (const _ of request.raw);
      return { whole: true };
    } finally {
      finished();
    }
  };
  server.route({ method: 'POST', url: '/', handler: read });
  await server.listen({ port: 0, host: '127.0.0.1' });
  const own = (server.server.address() as { port: number }).port;
  const status = await new Promise<number>((resolve, reject) => {
    const headers = { 'content-type': 'text/odd', 'content-length': '100000' };
    const outgoing = send(
      { host: '127.0.0.1', port: own, method: 'POST', headers, agent: false },
      (incoming) => {
        incoming.resume();
        resolve(incoming.statusCode ?? 0);
      },
    );
    outgoing.on('error', reject);
    outgoing.write('a drop');
  });
  expect(status).toBe(408);
  await server.close();
});

test('a body that waits here to be read is not ended for that', async () => {
  const server = Fastify();
  server.addContentTypeParser('*', (_request, _body, done) => done(null));
  const busyFor = 450;
  const readLate = async (request: FastifyRequest) => {
    const finished = expectProgress(request, { everyMs: 100, leastBytes: 1, mostMs: 10_000 });
    try {
      await new Promise((resolve) => setTimeout(resolve, busyFor));
      for await (const _ of request.raw);
      return { whole: true };
    } finally {
      finished();
    }
  };
  server.route({ method: 'POST', url: '/', handler: readLate });
  await server.listen({ port: 0, host: '127.0.0.1' });
  const own = (server.server.address() as { port: number }).port;
  const reply = await fetch(`http://127.0.0.1:${own}/`, {
    method: 'POST',
    headers: { 'content-type': 'text/odd' },
    body: Buffer.alloc(3_000_000),
  });
  expect(reply.status).toBe(200);
  await server.close();
});

test('a full disk is said so, and leaves nothing', async () => {
  const [stored, files] = [await keys(), await count('files')];
  const { takeOver } = storage;
  let room = 1;
  // A storage that is full after one file.
  storage.takeOver = async (key, path) => {
    if ((room -= 1) < 0) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    return takeOver(key, path);
  };
  try {
    const reply = await upload([file('first.txt', text(1000)), file('second.txt', text(1000))]);
    expect([reply.status, reply.json()]).toMatchObject([
      507,
      { error: expect.stringContaining('out of storage') },
    ]);
  } finally {
    storage.takeOver = takeOver;
  }
  await nothingIsLeft();
  expect([await keys(), await count('files')]).toEqual([stored, files]);
});

test('who begins very many uploads is told to wait, and other sites are not', async () => {
  const begin = (site = one) =>
    world.ask({
      host: site.host,
      method: 'POST',
      path: '/api/files/uploads',
      cookie: site.owner.cookie,
      headers: { 'tus-resumable': '1.0.0', 'upload-length': '9', 'upload-metadata': 'filename YS50eHQ=' },
    });
  const first = await begin();
  expect(first.status).toBe(201);
  const setCount = (points: number) =>
    asAdmin(admin, (client) =>
      client.query('update sitewright.rate_limits set points = $1 where key = $2', [
        points,
        `upload-site:${one.id}`,
      ]),
    );
  expect((await setCount(20_000)).rowCount).toBe(1);
  const [resumable, form] = await Promise.all([begin(), upload([file('late.txt', text(100))])]);
  expect([resumable.status, form.status]).toEqual([429, 429]);
  expect(Number(form.headers['retry-after'])).toBeGreaterThan(1);
  expect(form.json()).toMatchObject({ error: expect.stringContaining('Upload the others later') });
  expect((await begin(world.two)).status).toBe(201);
  await setCount(0);
  await world.ask({
    host: one.host,
    method: 'DELETE',
    path: first.headers.location ?? '',
    cookie: one.owner.cookie,
    headers: { 'tus-resumable': '1.0.0' },
  });
});

test('many uploads at once never store more than the site may', async () => {
  const {
    used: before,
    perSite,
    perFile,
  } = (await own('GET', '/api/files/room')).json() as Record<string, number>;
  expect([perSite, perFile]).toEqual([6 * 1024 * 1024, 1024 * 1024]);
  const size = 900_000;
  // Fails without the lock in `checkRoom`: all twelve are stored.
  const all = await Promise.all(Array.from({ length: 12 }, (_, i) => upload([file(`${i}.txt`, text(size))])));
  const stored = all.filter(({ status }) => status === 201).length;
  expect(all.filter(({ status }) => status === 413)).toHaveLength(12 - stored);
  // Refused uploads may have displaced others that would have fitted.
  expect(stored).toBeLessThanOrEqual(Math.floor((6 * 1024 * 1024 - (before ?? 0)) / size));
  expect(stored).toBeGreaterThan(0);
  const { used } = (await own('GET', '/api/files/room')).json() as Record<string, number>;
  expect(used).toBe((before ?? 0) + stored * size);
  const refused = all.find(({ status }) => status === 413)?.json();
  expect(refused).toMatchObject({
    error: expect.stringMatching(/^Not enough storage: .* of 6 MB used/),
  });
  await nothingIsLeft();
});
