import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { createTestSite, silent } from '../../../tests/support/site-context.ts';
import type { Site } from '../http/requests/request-context.ts';
import { jobQueue, type Jobs, openJobs } from './jobs.ts';

const greetings = jobQueue<{ name: string }>('greet');
let database: TestDatabase;
let site: Site;
let open: Jobs[];

const start = async (): Promise<Jobs> => {
  const jobs = openJobs(database.admin, { log: silent });
  open.push(jobs);
  await jobs.start();
  return jobs;
};

beforeEach(async () => {
  open = [];
  database = await createTestDatabase();
  site = await createTestSite(database.db, 'one.test');
});
afterEach(async () => {
  await Promise.all(open.map((jobs) => jobs.stop()));
  await database.close();
});

test('a job exists if and only if its transaction commits, and is worked on once by two processes', async () => {
  const [first, second] = [await start(), await start()];
  const names: string[] = [];
  const done = Promise.withResolvers<void>();
  const note = async ({ name }: { name: string }): Promise<void> => {
    names.push(name);
    if (new Set(names).size === 3) done.resolve();
  };
  await first.work(greetings, note);
  await second.work(greetings, note);
  const send = (name: string) => database.db.forWebsite(site.id, (tx) => first.send(tx, greetings, { name }));

  const refused = database.db.forWebsite(site.id, async (tx) => {
    await first.send(tx, greetings, { name: 'never' });
    throw new Error('changed my mind');
  });
  await expect(refused).rejects.toThrow('changed my mind');
  for (const name of ['Ada', 'Grace', 'last']) await send(name);
  await done.promise;
  expect(names.sort()).toEqual(['Ada', 'Grace', 'last']);
});

test('what is sent before the start waits for it', async () => {
  const jobs = openJobs(database.admin, { log: silent });
  open.push(jobs);
  const sent = database.db.forWebsite(site.id, (tx) => jobs.send(tx, greetings, { name: 'early' }));
  const heard = Promise.withResolvers<string>();
  const working = jobs.work(greetings, async ({ name }) => heard.resolve(name));
  await jobs.start();
  await Promise.all([sent, working]);
  expect(await heard.promise).toBe('early');
});

test('a job comes from the platform across sites too', async () => {
  const jobs = await start();
  const heard = Promise.withResolvers<string>();
  await jobs.work(greetings, async ({ name }) => heard.resolve(name));
  await database.db.acrossWebsites((tx) => jobs.send(tx, greetings, { name: 'platform' }));
  expect(await heard.promise).toBe('platform');
});
