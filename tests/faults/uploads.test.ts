import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LibraryFile } from '../../src/features/files/contract.ts';
import { eventually } from '../support/eventually.ts';
import { temporaryFolder } from '../support/files.ts';
import { formOf } from '../support/forms.ts';
import { type RunningServer, startServer } from '../support/server.ts';
import { signIn } from '../support/burst.ts';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let server: RunningServer;
let cookie: string;

beforeAll(async () => {
  folder = await temporaryFolder('uploads');
  server = await startServer({ dataDir: folder.path });
  cookie = await signIn(server);
});
afterAll(async () => {
  await server.stop();
  await folder.remove();
});

const unfinished = () => readdir(join(folder.path, 'unfinished')).catch(() => []);

test('kill -9 in the middle of uploads: what was acknowledged is whole, every row has its bytes, nothing unfinished stays', async () => {
  const acknowledged = new Map<string, Buffer>();
  let going = true;
  const uploader = async (n: number) => {
    for (let i = 0; going; i += 1) {
      const bytes = Buffer.from(randomBytes(400_000).toString('hex'));
      const form = formOf([{ name: 'files', fileName: `${n}-${i}.txt`, bytes }]);
      const reply = await server
        .request({ method: 'POST', path: '/api/files', cookie, ...form })
        .catch(() => null);
      if (reply?.status === 201) acknowledged.set((reply.json() as [LibraryFile])[0].urls.original, bytes);
      else going = false;
    }
  };
  const all = Promise.all([0, 1, 2, 3].map(uploader));
  await eventually(
    async () => acknowledged.size,
    (size) => size >= 20,
    { what: 'twenty uploads' },
  );
  await server.killHard();
  await all;
  server = await startServer({ dataDir: folder.path });
  for (const [path, bytes] of acknowledged) {
    const reply = await server.request({ path });
    expect([path, reply.status, reply.bytes.equals(bytes)]).toEqual([path, 200, true]);
  }
  const listed = (
    await server.request({ path: '/api/files?limit=500&kind=document', cookie })
  ).json() as LibraryFile[];
  expect(listed.length).toBeGreaterThanOrEqual(acknowledged.size);
  for (const { urls, size } of listed)
    expect((await server.request({ path: urls.original })).bytes).toHaveLength(size);
  await eventually(unfinished, (names) => names.filter((name) => !name.startsWith('pictures')).length === 0, {
    what: 'nothing unfinished stays',
  });
});
