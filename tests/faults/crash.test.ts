import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '../support/eventually.ts';
import { temporaryFolder } from '../support/files.ts';
import { type RunningServer, startServer } from '../support/server.ts';
import { burst, lost, newPages, signIn } from '../support/burst.ts';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let server: RunningServer;
let cookie: string;

beforeAll(async () => {
  folder = await temporaryFolder('crash');
  server = await startServer({ dataDir: folder.path });
  cookie = await signIn(server);
});
afterAll(async () => {
  await server.stop();
  await folder.remove();
});

const databasePid = () =>
  Number(readFileSync(join(folder.path, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
const works = () =>
  eventually(
    () => server.request({ path: '/api/account/sessions', cookie }).then(({ status }) => status),
    (status) => status === 200,
    { what: 'the database is back' },
  );

test.each([
  ['killed', 'SIGKILL'],
  ['restarted', 'SIGINT'],
] as const)(
  'the database is %s in the middle of saves: 503 until it is back, and what was acknowledged is there',
  async (_how, signal) => {
    const pages = await newPages(server, cookie, 3);
    const saves = burst(server, cookie, pages);
    await saves.reached(40);
    process.kill(databasePid(), signal);
    await eventually(
      async () => saves.refused.length,
      (count) => count > 0,
      { what: 'a refusal' },
    );
    await works();
    const sofar = saves.acknowledged.length;
    await saves.reached(sofar + 20);
    await saves.stop();

    expect([...new Set(saves.refused.map(({ status }) => status))]).toEqual([503]);
    for (const { headers, text } of saves.refused) {
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      expect(text).toMatch(/"error":"The site is very busy/);
    }
    expect(saves.broken).toBe(0);
    expect(await lost(server, cookie, pages, saves.acknowledged)).toEqual([]);
    expect(server.process.exitCode).toBeNull();
  },
);

test.each([
  ['the server', false],
  ['the server and its database', true],
])('kill -9 of %s in the middle of saves loses nothing acknowledged', async (_what, both) => {
  const pages = await newPages(server, cookie, 3);
  const saves = burst(server, cookie, pages);
  await saves.reached(60);
  const pid = databasePid();
  const gone = server.killHard();
  if (both) process.kill(pid, 'SIGKILL');
  await gone;
  await saves.stop();
  server = await startServer({ dataDir: folder.path });
  // Fails if the database's settings lack synchronous_commit and both processes are killed.
  expect(await lost(server, cookie, pages, saves.acknowledged)).toEqual([]);
  expect(saves.acknowledged.length).toBeGreaterThanOrEqual(60);
});

test('a second server on the same data folder is refused with a sentence', async () => {
  const said = await startServer({ dataDir: folder.path }).then(
    () => 'It started.',
    (error: Error) => error.message,
  );
  expect(said).toContain('exit 1');
  expect(said).toContain(folder.path);
  expect(said).not.toMatch(/\n\s+at .+node:internal/);
  expect((await server.request({ path: '/about' })).status).toBe(200);
});
