import { execFile } from 'node:child_process';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { chmod, mkdir, readdir, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../../src/app/config.ts';
import { createTestDatabase } from '../support/database.ts';
import { writeDatabaseUrl } from '../support/postgres.ts';
import { root, temporaryFolder } from '../support/files.ts';
import { PATIENCE_MS } from '../support/patience.ts';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeAll(async () => void (folder = await temporaryFolder('settings')));
afterAll(() => folder.remove());

/** Runs the product until it exits. */
const start = (settings: Record<string, string>): Promise<{ code: number | null; said: string }> =>
  new Promise((resolve) => {
    const { PATH = '', HOME = '', TMPDIR } = process.env;
    const env = {
      PATH,
      HOME,
      ...(TMPDIR ? { TMPDIR } : {}),
      PORT: '39999',
      DATA_DIR: join(folder.path, 'fresh'),
      ...settings,
    };
    const child = execFile(
      process.execPath,
      [join(root, 'src/main.js')],
      { env, timeout: PATIENCE_MS },
      (_error, out, err) => resolve({ code: child.exitCode, said: out + err }),
    );
  });

const expectSentence = (
  { code, said }: { code: number | null; said: string },
  ...words: (string | RegExp)[]
): void => {
  expect(code, said).toBe(1);
  for (const word of words) expect(said).toMatch(word);
  expect(said).not.toMatch(/\n\s+at |node:internal|\[cause\]/);
};

test.each([
  ['PORT', 'abc'],
  ['PORT', '-1'],
  ['PORT', '0'],
  ['PORT', '70000'],
  ['PORT', '80.5'],
  ['DATABASE_URL', 'nonsense'],
  ['DATABASE_URL', 'mysql://localhost/x'],
  ['DATABASE_URL', 'postgres://a:%ZZ@localhost/x'],
  ['PLATFORM_URL', 'example.com'],
  ['PLATFORM_URL', 'ftp://example.com'],
  ['OWNER_EMAIL', 'nobody'],
  ['OWNER_PASSWORD', 'short'],
  ['SMTP_URL', 'mail.example.com'],
  ['MAIL_FROM', 'a\nBcc: everybody@example.com'],
  ['TRUST_PROXY', 'evil'],
  ['TRUST_PROXY', '10.0.0.0/99'],
  ['TRUST_PROXY', '1.2.3'],
  ['TRUST_PROXY', ':::'],
  ['TRUST_PROXY', '10.0.0.0/8/8'],
  ['WORKERS', 'many'],
  ['WORKERS', '0'],
  ['LOG_LEVEL', 'loud'],
])('%s=%j is refused by a sentence that names it', (name, value) => {
  expect(() => readConfig({ [name]: value }, [])).toThrow(new RegExp(`^${name} .+\\.$`));
});

test('proxies and ranges that are right are taken, and count for the server', () => {
  const { trustProxy } = readConfig({ TRUST_PROXY: 'loopback, 10.0.0.0/8, ::1, fd00::/8' }, []);
  expect(trustProxy).toEqual(['loopback', '10.0.0.0/8', '::1', 'fd00::/8']);
  expect(() => Fastify({ trustProxy })).not.toThrow();
});

test('a wrong setting stops the start with that sentence alone', async () => {
  const results = await Promise.all([
    start({ PORT: 'abc' }),
    start({ DATABASE_URL: 'postgres://localhost' }),
    start({ DATABASE_URL: 'postgres://a:b@127.0.0.1:1/x' }),
  ]);
  expectSentence(results[0], /PORT must be a whole number|PORT must be a number/);
  for (const result of results.slice(1)) expectSentence(result, 'DATABASE_URL');
});

test('a port that is taken, or a host that is none of ours, is said to be so', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  const database = await createTestDatabase();
  const DATABASE_URL = writeDatabaseUrl(database.admin);
  expectSentence(await start({ DATABASE_URL, PORT: String(port), HOST: '127.0.0.1' }), `${port}`, 'PORT');
  expectSentence(await start({ DATABASE_URL, HOST: 'no such host' }), 'HOST no such host');
  taken.close();
  await database.close();
});

test('a data folder that cannot be one is named', async () => {
  const file = join(folder.path, 'a-file');
  await writeFile(file, 'not a folder');
  expectSentence(await start({ DATA_DIR: file }), file);
  expectSentence(await start({ DATA_DIR: join(file, 'below') }), file);
});

test('a broken database is never replaced by a fresh one', async () => {
  const dataDir = join(folder.path, 'broken');
  await mkdir(join(dataDir, 'postgres'), { recursive: true });
  await writeFile(join(dataDir, 'postgres', 'PG_VERSION'), '18\n');
  await chmod(dataDir, 0o755);
  const before = await readdir(join(dataDir, 'postgres'), { recursive: true });
  expectSentence(await start({ DATA_DIR: dataDir }), dataDir);
  expect(
    (await readdir(join(dataDir, 'postgres'), { recursive: true })).filter((name) =>
      /base|global/.test(name),
    ),
  ).toEqual(before.filter((name) => /base|global/.test(name)));
});
