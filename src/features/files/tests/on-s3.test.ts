import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LibraryFile } from '../contract.ts';
import { eventually } from '../../../../tests/support/eventually.ts';
import { temporaryFolder } from '../../../../tests/support/files.ts';
import { formOf } from '../../../../tests/support/forms.ts';
import { jpeg } from '../../../../tests/support/pictures.ts';
import { startS3 } from '../../../../tests/support/s3-server.ts';
import { owner, type RunningServer, startServer } from '../../../../tests/support/server.ts';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let s3: Awaited<ReturnType<typeof startS3>>;
let server: RunningServer;

beforeAll(async () => {
  folder = await temporaryFolder('bucket');
  s3 = await startS3(folder.path);
  const { endpoint, bucket, accessKeyId, secretAccessKey } = s3.settings;
  server = await startServer({
    settings: {
      S3_ENDPOINT: endpoint,
      S3_BUCKET: bucket,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    },
  });
});
afterAll(async () => {
  await server?.stop();
  await s3?.close();
  await folder?.remove();
});

/** While a new server stores its demo images in the bucket, it may answer 503. Then the request is repeated. */
async function sent(asked: Parameters<RunningServer['request']>[0]) {
  const reply = await eventually(
    () => server.request(asked),
    ({ status }) => status !== 503,
    { what: 'the server has time' },
  );
  expect(reply.status, reply.text).toBeLessThan(300);
  return reply;
}

test('the whole product works with its files in a bucket, and keeps none beside it', async () => {
  const { cookie } = await sent({ method: 'POST', path: '/api/account/login', body: owner });
  const photo = await jpeg(7, 900, 600);
  const form = formOf([{ name: 'files', fileName: 'Kiln.jpg', bytes: photo }]);
  const uploaded = await sent({ method: 'POST', path: '/api/files', cookie, ...form });
  const [file] = uploaded.json() as LibraryFile[];
  const { urls } = await eventually(
    async () => (await server.request({ path: `/api/file/${file?._id}`, cookie })).json() as LibraryFile,
    ({ state }) => state === 'ready',
    { what: 'the picture is prepared' },
  );
  expect(await server.request({ path: urls.original })).toMatchObject({ status: 200 });
  expect(
    (await server.request({ path: `/api/files/zip?ids=${file?._id}`, cookie })).bytes.includes(photo),
  ).toBe(true);

  // A page of the demo site, whose images were stored in the bucket when the site was created.
  const { text } = await server.request({ path: '/about' });
  const [, shown = ''] = /srcset="([^" ]+\.(?:avif|webp))/i.exec(text) ?? [];
  const picture = await server.request({ path: shown });
  expect([picture.status, picture.headers['content-type']]).toEqual([200, expect.stringMatching(/^image\//)]);
  const part = await server.request({ path: urls.original, headers: { range: 'bytes=0-99' } });
  expect([part.status, part.bytes.length]).toEqual([206, 100]);

  expect(await readdir(join(folder.path, s3.settings.bucket))).not.toEqual([]);
  expect(await readdir(join(server.dataDir, 'files')).catch(() => [])).toEqual([]);
});
